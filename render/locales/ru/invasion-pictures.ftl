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
        [1] { $captain } правит остатками Земли!
       *[other] Остатки Земли делят поровну!
    }
invasion-card-scrapped = в утиль
invasion-card-bought = куплено
invasion-card-short = нужно ещё { $humans }
invasion-card-leaves = останется { $humans }
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
