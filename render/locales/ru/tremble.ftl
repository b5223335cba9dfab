# «Трепещите, человеки!»: голос распорядителя партии. Коротко, просто, сухо; с именами ничего не согласуется.

tremble-title = Трепещите, человеки!
tremble-pitch = Вы совершаете набеги на Землю: тайно покупаете корабли, выбираете города, блефуете и дерётесь, чтобы за десять ходов набрать больше всех людей.
tremble-about = *«Трепещите, человеки!»* — настольная игра Ивана Краева, издательство Cosmodrome Games. Здесь о ней сказано нашими словами.
tremble-headline = Ход { $turn } из { $turns } — { $phase }
tremble-headline-later = Ход { $turn } — { $phase }
tremble-headline-last = Ход { $turn }, последний — { $phase }

# Фазы
tremble-phase-reveal = вскрытие

# Карты
tremble-ability-transfer = может перелететь после вскрытия
tremble-ability-invulnerable = нельзя уничтожить
tremble-station-boost = раз в ход +{ $amount } к силе одного вашего корабля
tremble-station-cancel-bonuses = раз в ход один вражеский корабль в бою теряет бонусы
tremble-station-move-enemy = раз в ход после вскрытия чужой корабль меняет город
tremble-station-reroll-own = раз в ход перебросить свои кости
tremble-station-army-boost = раз в ход +{ $amount } к силе против армии
tremble-station-catch-bonus = раз в ход облава приносит на { $amount } человек больше
tremble-station-fewer-armies = раз в ход для облавы на { $amount ->
        [1] одну карту армий
        [one] { $amount } карту армий
        [few] { $amount } карты армий
        [many] { $amount } карт армий
       *[other] { $amount } карты армий
    } меньше
tremble-station-save-ship = раз в ход корабль не гибнет, а летит домой
tremble-station-extra-fuel = раз в ход +{ $amount } топлива для плана
tremble-compensation-fuel = один раз +{ $amount } топлива для плана
tremble-compensation-humans = { $amount } человек, сразу
tremble-compensation-trophy = один раз забрать карту города при поражении
tremble-compensation-boost = один раз +{ $amount } к силе одного вашего корабля
tremble-compensation-reroll = один раз перебросить свои кости
tremble-compensation-save-ship = один раз корабль не гибнет, а летит домой
tremble-compensation-discount = один раз скидка { $amount } на покупку
tremble-compensation-fewer-armies = один раз для облавы на { $amount ->
        [1] одну карту армий
        [one] { $amount } карту армий
        [few] { $amount } карты армий
        [many] { $amount } карт армий
       *[other] { $amount } карты армий
    } меньше
tremble-no-army = пусто
tremble-blank = пустая карта

# Рука словами
tremble-hand-offer-station = - В продаже за { $price }: **{ $station }**, станция: { $effect }
tremble-hand-station = - Станция **{ $station }**: { $effect }
tremble-hand-station-used = - Станция **{ $station }** (уже сработала): { $effect }
tremble-hand-chosen = - Ваше, как только другие возьмут новые карты: { $cards }.
tremble-hand-chosen-none = - Вы ничего не покупаете; другие берут новые карты.
tremble-hand-fresh = - Со следующего хода:
tremble-hand-compensation = - Карта **{ $card }**{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }: { $effect }
tremble-hand-compensation-short = - Карта **{ $card }**{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }

# Поле словами
tremble-text-space = **{ $number } { $city }** · { $type } · { $region } · набег { $raid } · облава { $catch } ({ $difficulty ->
        [one] { $difficulty } карта армий
        [few] { $difficulty } карты армий
        [many] { $difficulty } карт армий
       *[other] { $difficulty } карты армий
    })
tremble-text-effect = { $captain }: { $aid }
tremble-text-effect-on = { $captain }: { $aid } → { $ship }
tremble-text-claimed = карту города забирает { $captain }
tremble-text-catch = { $captain }: облава, { $total } против армий { $armies }; пройдено { $beaten }
tremble-text-catch-roll = { $captain }, { $roll }: пока мало
tremble-text-fewer = сбилось с пути: { $count ->
        [one] { $count } карта армий
        [few] { $count } карты армий
        [many] { $count } карт армий
       *[other] { $count } карты армий
    }
tremble-text-backs-blue = { $count ->
        [one] { $count } синий
        [few] { $count } синих
        [many] { $count } синих
       *[other] { $count } синих
    }
tremble-text-backs-red = { $count ->
        [one] { $count } красный
        [few] { $count } красных
        [many] { $count } красных
       *[other] { $count } красных
    }
tremble-text-station = { $station } ({ $effect })
tremble-text-station-ready = станция { $station }, готова
tremble-text-station-used = станция { $station }, уже сработала
tremble-text-cards = { $count ->
        [0] карт утешения нет
        [one] { $count } карта утешения
        [few] { $count } карты утешения
        [many] { $count } карт утешения
       *[other] { $count } карты утешения
    }
tremble-text-fresh = из них со следующего хода { $count }
tremble-text-fuel = +{ $fuel } топлива на этот ход
tremble-discards-armies = **Армии** · в колоде { $left }
tremble-discards-unseen = -# Ещё не выходили ({ $count }): { $armies }
tremble-discards-ships = **Корабли и станции** · в колоде { $left }
tremble-discards-out-of-play = **Вне игры с хода 6**
tremble-discards-compensations = **Утешения** · в колоде { $left }
tremble-discards-cities = **Города** · в колоде { $left }
tremble-text-tasks = **Задания: 200 000 за первое место по трофеям, 100 000 за второе**
tremble-text-task = { $task }: { $counts }

# Рассказ
tremble-tell-turn = 🛸 **Ход { $turn }.** Топливо каждому: { $fuel }.
tremble-tell-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
tremble-tell-bought = { $captain } платит { $paid }: { $what }.
tremble-tell-discount = 🏷️ { $captain }: { $cards }, скидка { $off }.
tremble-tell-given-back = 🔁 { $captain } берёт новые карты вместо этих: { $cards }.
tremble-tell-cities = 🌍 В меню: { $cities }.
tremble-tell-fuel = ⛽ { $captain }: { $aids }, +{ $amount } топлива.
tremble-tell-haul = 🛰️ { $captain }: **{ $station }**, переброска корабля: { $ship } ({ $victim }), { $origin } → { $target }.
tremble-tell-haul-late = 🛰️ { $captain }: **{ $station }** → { $ship }, поздно: корабль уже в другом месте.
tremble-tell-no-haul = Станции никого не перебрасывают.
tremble-tell-effect = ✨ { $captain }: { $aid }, { $plus }, итого **{ $sum }**.
tremble-tell-cancelled = ✨ { $captain }: { $aid } → { $ship }; { $victim } теряет { $lost }, итого **{ $sum }**.
tremble-tell-again = ✨ { $captain }: { $aid }, и кости летят снова.
tremble-tell-rerolled = 🎲 { $captain } перебрасывает { $before }: { $parts } = **{ $sum }**
tremble-tell-passed = { $captain } ничего не меняет.
tremble-tell-claims = 🎲 Карта города одна, прав на неё несколько; решают кости: { $rolls }.
tremble-tell-claim = 🃏 { $captain } забирает карту города по праву на трофей. Люди остаются у победителя.
tremble-tell-claim-won = 🃏 Карту города получает { $captain }; все эти права потрачены. Люди остаются у победителя.
tremble-tell-no-loss = { $captain } ничего не теряет: эти корабли нельзя уничтожить.
tremble-tell-saved = 🪂 { $captain }: { $aid }, все корабли целы.
tremble-tell-compensated = 🎁 { $captain } берёт карту утешения.
tremble-tell-compensated-card = 🎁 { $captain } берёт карту **{ $card }**: { $effect }.
tremble-tell-no-compensation = { $captain } остаётся без утешения: карты кончились.
tremble-tell-catch = { $captain } устраивает облаву.
tremble-tell-no-armies = Армий не видно. Подозрительно легко.
tremble-tell-fewer = { $captain }: **{ $aid }**, и часть армий сбивается с пути.
tremble-tell-armies = { $count ->
        [one] Выходит { $count } карта армий
        [few] Выходят { $count } карты армий
        [many] Выходят { $count } карт армий
       *[other] Выходят { $count } карты армий
    }: { $armies }.
tremble-tell-army-rolled = 🎲 { $captain }: { $parts } = **{ $total }**. На армию силой { $army } это не производит впечатления.
tremble-tell-army-rerolled = 🎲 { $captain } перебрасывает { $before }: теперь { $dice }, итого **{ $sum }**.
tremble-tell-army-avoided = 🏳️ { $captain } предпочитает не встречаться с армией силой { $army }.
tremble-tell-caught = 👥 { $captain } берёт облавой { $humans }, теперь { $total }.
tremble-tell-richer = 🛰️ { $aid }: из них { $humans }.
tremble-tell-lost = { $captain } улетает ни с чем; города больше нет.
tremble-tell-task = 📜 Больше всех трофеев, **{ $task }**: { $awards }.
tremble-tell-task-nobody = 📜 Больше всех трофеев, **{ $task }**: желающих не нашлось.
tremble-tell-award = { $captain } ({ $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
        [many] { $trophies } трофеев
       *[other] { $trophies } трофея
    }) получает { $humans }
tremble-tell-credits-paid = 💳 { $captain } возвращает { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
        [many] { $count } кредитов
       *[other] { $count } кредита
    }: { $humans }.

# То же в сообщениях, рядом с картиной поля: каждый факт один раз
tremble-brief-compensated = 🎁 { $captains } { $draws ->
        [one] берёт
        [few] берут
        [many] берут
       *[other] берут
    } { $draws ->
        [1] { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
       *[other] по { $count ->
        [1] карте
        [one] { $count } карте
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
    } утешения.
tremble-brief-bonus = 🎁 { $captains }.
tremble-brief-paid = { $captain } +{ $humans }
tremble-brief-bought = { $captain }: { $what } за { $paid }.
tremble-brief-caught = 👥 { $captain } берёт облавой { $humans }.
tremble-brief-catch = 🎯 { $captain } устраивает облаву. На пути: { $armies }.
tremble-brief-haul = 🛰️ { $captain } перебрасывает: { $ship } ({ $victim }) → { $target }.
tremble-brief-claim = 🃏 Карта: { $captain }.
tremble-brief-army-beaten = ⚔️ { $captain } разбивает армию силой { $army }.
tremble-brief-lost = ⚔️ { $captain } проигрывает армии силой { $army }.
tremble-brief-back = 🏳️ { $captain } уходит от армии силой { $army }.
tremble-brief-fled = 🏳️ { $captain } уходит от армии силой { $army }; города больше нет.

# На картинах: немного слов
tremble-fuel = { $fuel }
tremble-board-catch = Облава
tremble-board-armies = { $count ->
        [one] армия
        [few] армии
       *[many] армий
    }
tremble-board-away = мимо
tremble-board-tasks = Задания: за 1-е место { $first }, за 2-е { $second }
tremble-board-ended = Итог на сейчас
tremble-counted = Итог на сейчас (люди)
tremble-board-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
tremble-board-extra = топливо { $fuel }
tremble-poster-title = ТРЕПЕЩИТЕ, ЧЕЛОВЕКИ!
tremble-part-chosen = { $count ->
        [0] Вы ничего не покупаете; другие берут новые карты
       *[other] В рамке: ваше, когда другие возьмут новые карты
    }
tremble-part-stations = Станции
tremble-part-cards = { $count ->
        [1] Карта утешения
       *[other] Карты утешения: { $count }
    }
tremble-card-names = { $card }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }
tremble-card-used = спит
tremble-card-fresh = с нового хода

tremble-alt-captain = { $letter } { $captain }: { $humans } человек, { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
        [many] { $ships } кораблей
       *[other] { $ships } корабля
    }, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
        [many] { $trophies } трофеев
       *[other] { $trophies } трофея
    }.
tremble-alt-reveal = Короткий фильм о вскрытии хода { $turn }: корабли летят к городам, зажигаются лучи, катятся кости.
tremble-alt-poster = Трепещите, человеки! Афиша партии { $number }: материнский корабль над ночным городом. { $state }. { $pace }.
tremble-alt-place = { $rank }: { $captain }, { $humans } человек, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
        [many] { $trophies } трофеев
       *[other] { $trophies } трофея
    }, { $tasks ->
        [0] ни одного задания
        [one] выиграно { $tasks } задание
        [few] выиграно { $tasks } задания
        [many] выиграно { $tasks } заданий
       *[other] выиграно { $tasks } задания
    }.
tremble-alt-space = { $number } { $city }: набег { $raid }, облава { $catch }.
tremble-alt-cards = Карты утешения: { $cards }.
tremble-alt-fresh = Карты утешения со следующего хода: { $cards }.
tremble-alt-chosen = Будет вашим, когда другие возьмут новые карты: { $cards }.
tremble-alt-claimed = Карту города забирает { $captain }.
tremble-alt-station = { $station } (готова)
tremble-alt-station-used = { $station } (сработала)
tremble-alt-own-stations = Ваши станции: { $stations }.
tremble-alt-stations = Станции капитана { $letter }: { $stations }.

# Бланки приказов; подписи и пояснения показываются без разметки, в пояснении не больше 100 знаков
tremble-note-offer = { $price } · { $card }
tremble-note-station = станция · { $effect }
tremble-note-city = { $type } · { $region } · набег { $raid } · облава { $catch } ({ $difficulty ->
        [one] { $difficulty } карта армий
        [few] { $difficulty } карты армий
        [many] { $difficulty } карт армий
       *[other] { $difficulty } карты армий
    })
tremble-note-redraw = Обе возвращённые карты увидят все. Следующие две могут быть хуже.
tremble-note-claim = Карта тратится. Люди остаются у победителя; если прав несколько, решают кости.
tremble-note-credit = 60 000 отдать к концу партии.
tremble-note-chance = { $percent } %: { $does }
tremble-note-same-chance = { $percent } %, как и без неё: { $does }
tremble-field-buy = Покупка
tremble-field-discard = В утиль, без возмещения
tremble-field-credit = Кредит
tremble-field-discount = Скидки
tremble-field-redraw = Две станции: вернуть обе?
tremble-field-fuel = Добавочное топливо для плана
tremble-field-haul = { $station }: какой вражеский корабль перебросить?
tremble-field-haul-space = { $station }: куда его перебросить?
tremble-field-respond = { $space } { $city }: применить станцию или карту?
tremble-field-aim = Какой вражеский корабль теряет бонусы?
tremble-field-loss = { $space } { $city }: какой корабль вы теряете?
tremble-field-claim = { $space } { $city }: забрать карту города?
tremble-field-fewer = { $space } { $city }: встретить меньше армий?
tremble-field-reward = { $space } { $city }: набег или облава?
tremble-field-army = { $space } { $city }: на пути армия силой { $army }
tremble-option-credit = Взять в кредит 50 000 человек
tremble-option-redraw = Вернуть обе и взять две другие карты
tremble-option-no-haul = Никого не перебрасывать
tremble-option-rival-ship = { $name } ({ $captain })
tremble-option-enemy-ship = { $ship } · { $place }
tremble-option-pass = Ничего не менять
tremble-option-save = { $card }: корабль цел
tremble-option-let-go = Не забирать
tremble-option-claim = Забрать себе трофеем
tremble-option-raid = Набег: { $humans }
tremble-option-catch = Облава: { $humans } ({ $difficulty ->
        [one] { $difficulty } карта армий
        [few] { $difficulty } карты армий
        [many] { $difficulty } карт армий
       *[other] { $difficulty } карты армий
    })
tremble-option-army-fight = Драться с армией
tremble-option-army-retreat = Уйти, пока целы
tremble-closed-alike = у вас было бы две одинаковых, а правила это запрещают.
tremble-closed-credit = кредит дают, когда меньше 50 000 человек и меньше 2 кораблей.
tremble-closed-discards = в утиль ушло бы больше, чем нужно; снимите там лишнюю отметку.
tremble-closed-room = незачем: место есть.
tremble-closed-claims-spent = ваши права на трофей заняты другими городами; откажитесь сначала от одного из них.
tremble-closed-discount = платить уже не за что; купите что-нибудь или приберегите скидку.
tremble-closed-given-back = вы возвращаете обе карты; сначала снимите эту отметку.
tremble-closed-hauled = этот корабль перебрасывает другая ваша станция; выберите другой корабль.
tremble-closed-helps-another = уже помогает в другом городе; сначала уберите оттуда.
tremble-closed-no-aim = для этого нужна станция, которая отменяет бонусы; выберите сначала её или оставьте пустым.
tremble-closed-no-armies-left = убирать больше нечего, карт армий не осталось; приберегите.
tremble-closed-no-bonus = у этого корабля здесь нет бонусов в силе; выберите другой.
tremble-closed-no-bonuses = у вражеских кораблей здесь нет бонусов, терять им нечего; выберите другое.
tremble-closed-no-catch = армии встречает только облава; выберите сначала её или оставьте пустым.
tremble-closed-no-claim = карты с правом на трофей у вас нет; выберите «Не забирать».
tremble-closed-no-ship = сначала выберите корабль для переброски или оставьте пустым.
tremble-closed-redraw = вы что-то покупаете; сначала снимите эту отметку.
tremble-closed-same-space = корабль уже там; выберите другой город.
tremble-closed-saves-another = уже спасает корабль в другом городе; здесь выберите другое.
tremble-closed-too-dear = дорого: цена { $price }, а у вас { $humans } человек.
tremble-fault-short = Цена { $price }: не хватает { $short } человек. { $helps ->
        [both] Возьмите кредит, используйте скидку или купите меньше.
        [credit] Возьмите кредит или купите меньше.
       *[discount] Используйте скидку или купите меньше.
    }
tremble-fault-aim = Выберите вражеский корабль, который теряет бонусы.
tremble-fault-haul-space = { $station }: корабль есть, а куда его перебросить, не сказано. Выберите город или никого не перебрасывайте.
tremble-fault-discard-ships = Места на 5 кораблей: сдайте в утиль ещё { $count }.
tremble-fault-discard-stations = Места только на 2 станции. Сдайте в утиль ещё { $count ->
        [one] { $count } станцию
        [few] { $count } станции
        [many] { $count } станций
       *[other] { $count } станции
    }.
tremble-fault-discard-alike = { $name } у вас уже есть. Чтобы купить ещё раз, сдайте прежнюю карту в утиль.
tremble-fault-discards-for-nothing = Места хватает и так. Снимите лишнюю отметку в утиле.
tremble-fact-red = Со следующего хода набег приносит примерно впятеро больше, облава — более чем втрое, а корабли дешевле и сильнее.
tremble-fact-purchase = Цена { $price }; останется { $left }.
tremble-fact-thirsty = { $name }: нужно { $fuel } топлива; без добавочного вылет не раньше хода { $turn }.
tremble-fact-respond = { $space } { $city }: у вас { $own }, у сильнейшего соперника { $best }. Пока шанс на победу — { $percent } %.
tremble-fact-respond-turn = Первым решает тот, кто отстаёт сильнее: ваш ответ в силе, если тот ничего не меняет; иначе вас спросят снова.
tremble-fact-army-respond = { $space } { $city }: у вас { $own }, у армии { $army }.
tremble-fact-armies = Шанс пройти все армии на пути: { $percent } %.
tremble-fact-catch = { $space } { $city }: сила { $total } против армий; шанс облавы — { $percent } %.
tremble-fact-left-out = Шансы не учитывают: { $aids }.
tremble-quick-left-out = Шансы не учитывают: { $aids }
tremble-left-out-station = { $station } ({ $captain })
tremble-left-out-cards = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } ({ $captain })
tremble-fact-on-top = После броска можно применить ещё и это: { $aids }.
tremble-fact-army-helped = Если после броска помочь ({ $aid }), шанс станет { $percent } %.
tremble-fact-army = Сила армии { $army }, ваша { $total }: на двух костях нужно { $needed } или больше, шанс { $percent } %.

tremble-over-most-humans = Побеждает капитан, у которого больше всего людей.
tremble-over-most-trophies = Людей поровну; побеждает тот, у кого больше всего трофеев.
tremble-over-fewest-credits = Людей и трофеев поровну; побеждает тот, кто брал меньше всего кредитов.
tremble-over-shared = Людей, трофеев и кредитов поровну; победа общая.

# Одному капитану: что принёс ход, и лучший миг всей партии
tremble-recap-caught = облава ({ $city })
tremble-recap-fled = назад с полпути ({ $city })
tremble-recap-short = до армии силой { $army } не хватило { $lead }
tremble-recap-lost = неудачная облава ({ $city })
tremble-recap-claimed = трофей по праву ({ $city })
tremble-recap-used = в дело пошло: { $card }
tremble-recap-drew = утешение ({ $card })
tremble-loss-claimed = **{ $captain }** забирает у вас карту города по праву: { $city }. Люди остаются вашими.
tremble-loss-claim = **{ $captain }** выигрывает у вас карту города: { $city }. Ваше право на неё истрачено.
tremble-loss-army = Армия уничтожила ваш корабль: { $ship }.
tremble-loss-moved = **{ $captain }** перебрасывает ваш корабль: { $ship }. Откуда: { $origin }, куда: { $target }.
tremble-recap-paid = утешение ({ $card }, +{ $humans })
tremble-moment-caught = ход { $turn }, облава: { $city }, { $humans } человек
