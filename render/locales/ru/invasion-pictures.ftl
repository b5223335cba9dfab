# Что говорят картинки всех изданий.

invasion-board-raid = Набег
invasion-board-trophies = { $count ->
        [one] { $count } трофей
        [few] { $count } трофея
        [many] { $count } трофеев
       *[other] { $count } трофея
    }
invasion-board-owes = долг { $humans }
invasion-board-gone = Пусто
invasion-board-spared = Никого
invasion-podium-title = { $count ->
        [1] Землёй правит { $captain }!
       *[other] Остатки Земли делят поровну!
    }
invasion-card-scrapped = в утиль
invasion-card-bought = куплено
invasion-card-short = нужно ещё { $humans }
invasion-card-leaves = будет { $humans }
invasion-part-ships = { $count ->
        [0] Кораблей нет. Очень миролюбиво.
       *[other] Корабли
    }
invasion-part-offers = В продаже
# Картины словами
invasion-alt-board = Поле. { $where }.
invasion-alt-hand = Ваша рука: { $humans } человек, топливо { $fuel }.
invasion-alt-ship = { $ship }: сила { $attack }, топливо { $fuel }.
invasion-alt-offer = В продаже за { $price }: { $card }.
invasion-alt-space-attacked = { $number } { $city }: { $count ->
        [one] нападает
        [few] нападают
        [many] нападают
       *[other] нападают
    } { $captains }.
invasion-alt-space-won = { $number } { $city }: нападают { $captains }, побеждает { $winner }.
invasion-closeup-army-unmet = в стороне
invasion-closeup-alt-unmet = Армия силой { $attack } никого не встретила.
invasion-podium-repaid = отдано { $humans }
invasion-podium-curves = Ход за ходом
invasion-podium-humans = Люди
invasion-podium-turn = Ход
invasion-podium-start = Старт
invasion-podium-tasks = Итог
invasion-poster-begun = Вторжение началось
invasion-medal-tasks = { $count ->
        [1] Решающее задание
       *[other] Решающие задания
    }
invasion-medal-tasks-by = { $count ->
        [1] { $tasks }: решило победу
       *[other] { $tasks }: одно из них решило победу
    }
invasion-medal-bluff = Самый дерзкий блеф
invasion-medal-bluff-by = город взят, хотя чужой флот сильнее на { $gap }
invasion-medal-feared = Гроза орбиты
invasion-medal-feared-by = { $count ->
        [1] соперник отступил и уступил город
       *[other] соперники уступали город { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
    }
invasion-medal-luck = Самые везучие кости
invasion-medal-luck-by = на { $plus ->
        [one] { $plus } очко
        [few] { $plus } очка
        [many] { $plus } очков
       *[other] { $plus } очка
    } выше среднего за все броски вместе
invasion-alt-podium = Конец. { $count ->
        [one] { $winners } побеждает
        [few] { $winners } делят победу
        [many] { $winners } делят победу
       *[other] { $winners } делят победу
    }.
invasion-alt-curve = { $captain }, люди ход за ходом: { $humans }.
invasion-closeup-battle = Бой
invasion-closeup-prize = Всё ваше
invasion-closeup-wins = побеждает
invasion-closeup-retreats = отступает
invasion-closeup-loses = проигрывает
invasion-closeup-out = выбывает
invasion-closeup-army-beaten = разбита
invasion-closeup-army-stands = устояла
invasion-closeup-army-waits = ждёт
invasion-closeup-more = { $count ->
        [one] Ещё { $count } бой: он на поле ниже.
        [few] Ещё { $count } боя: они на поле ниже.
        [many] Ещё { $count } боёв: они на поле ниже.
       *[other] Ещё { $count } боя: они на поле ниже.
    }
invasion-closeup-alt = Бой за город: { $space } { $city }.
invasion-closeup-alt-side = { $captain }: сила { $total } ({ $ships }), всего { $sum }.
invasion-closeup-alt-fate = { $captain } { $fate }: сила { $total } ({ $ships }), всего { $sum }.
invasion-closeup-alt-army = Армия силой { $attack } ждёт.
invasion-closeup-alt-beaten = Армия силой { $attack } разбита.
invasion-closeup-alt-unbeaten = Армия силой { $attack } устояла.
invasion-sorties-title = Ваш план
invasion-sorties-fuel = { $used } из { $limit }
invasion-sorties-none = Пока все ваши корабли дома.
invasion-sorties-able = Могут лететь ещё: { $ships }; топлива: { $left }.
invasion-sorties-many =
    Остаётся топлива: { $left }. Дома есть кому лететь: { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }.
invasion-sorties-heading = **Ваш план** · топливо { $used } из { $limit }
invasion-sorties-alt = Ваш план: топливо { $used } из { $limit }.
invasion-sorties-warning = ⚠️ { $warning }
invasion-sorties-to = { $space } { $city }: сила { $total } ({ $ships }).
invasion-sorties-ship = { $ship } { $attack }
invasion-sorties-home = Дома: { $ships }.
invasion-sorties-armies = { $space } { $city }: сила { $total }, против армий { $armies } ({ $ships }).
invasion-sorties-ship-plus = { $ship } { $attack }+{ $plus }
invasion-sorties-at-home = Дома
