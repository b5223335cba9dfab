# Что издания рассказывают одинаково: рассказ, сообщения, поле и рука словами.

invasion-tell-reveal = **Планы на стол!**
invasion-tell-attack = { $space } ← { $captain }, сила { $total }: { $ships }
invasion-tell-home = { $captains } { $count ->
        [one] остаётся
        [few] остаются
        [many] остаются
       *[other] остаются
    } дома.
invasion-tell-transfer = ↪️ { $captain }, перелёт: { $ship }, { $origin } → { $target }.
invasion-tell-stayed = { $captain } не пользуется перелётом: { $ships }.
invasion-tell-space = Город { $number }
invasion-tell-city = город { $number }
invasion-tell-place = **{ $place }**
invasion-tell-place-line = **{ $place }** · { $line }
invasion-tell-spared = Никто не прилетел. Местные назовут это чудом.
invasion-tell-unopposed = Гость только один: { $captain }.
invasion-tell-order = 🎲 Силы равны, первым решает меньший бросок: { $rolls }. Начинает { $first }.
invasion-tell-order-tied = 🎲 Силы равны, первым решает меньший бросок: { $rolls }. Наименьший выпал не одному, они бросают снова.
invasion-tell-order-roll = { $captain } { $roll }
invasion-tell-fights = ⚔️ { $captain } принимает бой, сила { $total }.
invasion-tell-retreats = 🏳️ { $captain } отступает (сила { $total }).
invasion-tell-walkover = { $captain } получает город без единого выстрела.
invasion-tell-roll = 🎲 { $captain }: { $parts } = **{ $sum }**
invasion-tell-tied = Ничья! { $captains } бросают снова.
invasion-tell-won = 🏆 { $captain } побеждает; { $losers } в проигрыше.
invasion-tell-won-sums = 🏆 { $captain } побеждает, { $sum } против { $against }; { $losers } в проигрыше.
invasion-tell-raid = { $captain } идёт в набег.
invasion-tell-loss = 💥 { $captain } теряет корабль: { $ship }.
invasion-tell-offered = Из колоды: { $cards }.
invasion-tell-bought-nothing = { $captain } ничего не покупает.
invasion-tell-left-all = { $captain } ничего не покупает. В лавке остаётся: { $cards }.
invasion-tell-refused = { $captain } оставляет в лавке: { $cards }.
invasion-tell-bought-ships = Ваша покупка: { $cards }.
invasion-tell-army-beaten = ⚔️ { $captain }: { $parts } = **{ $total }**, армия силой { $army } разбита.
invasion-tell-army-drawn = ⚔️ { $captain }: { $parts } = **{ $total }**, армия силой { $army } разбита: хватает и ничьей.
invasion-tell-army-lost = ⚔️ { $captain }: { $parts } = **{ $total }**, армия силой { $army } устояла.
invasion-tell-raided = 👥 { $captain } берёт набегом { $humans }, теперь { $total }.
invasion-tell-decides-now = { $captain } решает это на месте, то есть сейчас.
invasion-tell-winners = { $count ->
        [one] 👑 { $captains } правит остатками Земли!
        [few] 👑 { $captains } делят остатки Земли!
        [many] 👑 { $captains } делят остатки Земли!
       *[other] 👑 { $captains } делят остатки Земли!
    }
invasion-tell-final = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] 👽
    } **{ $rank }** · { $captain }: { $humans } человек, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
        [many] { $trophies } трофеев
       *[other] { $trophies } трофея
    }
invasion-tell-discarded = { $captain } сдаёт в утиль: { $cards }.
invasion-brief-idle = { $captains } ничего не { $count ->
        [one] покупает
        [few] покупают
        [many] покупают
       *[other] покупают
    }.
invasion-brief-attack = { $captain } { $total } ({ $ships })
invasion-brief-spared = { $cities } · Никто не прилетел: чудо.
invasion-brief-retreat = 🏳️ { $captains } { $count ->
        [one] отступает
        [few] отступают
        [many] отступают
       *[other] отступают
    }.
invasion-brief-besides = { $line } { $more }
invasion-brief-and-beaten = { $line } ⚔️ { $captains } { $count ->
        [one] проигрывает
        [few] проигрывают
        [many] проигрывают
       *[other] проигрывают
    }.
invasion-brief-and-retreat = { $line } { $captains } { $count ->
        [one] отступает
        [few] отступают
        [many] отступают
       *[other] отступают
    }.
invasion-brief-walkover = 🏳️ { $captains } { $count ->
        [one] отступает
        [few] отступают
        [many] отступают
       *[other] отступают
    }; город получает { $winner }.
invasion-brief-dice = 🎲 { $rolls }
invasion-brief-roll = { $captain } { $parts } = **{ $sum }**
invasion-brief-moved = ↪️ { $moves }.
invasion-brief-went = { $captains } → { $target }
invasion-brief-won = 🏆 { $captain } побеждает.
invasion-brief-raided = 👥 { $captain } берёт набегом { $humans }.
invasion-brief-army-beaten = ⚔️ { $parts } = **{ $total }**, армия силой { $army } разбита.
invasion-brief-army-drawn = ⚔️ { $parts } = **{ $total }**, армия силой { $army } разбита: хватает и ничьей.
invasion-brief-army-lost = ⚔️ { $parts } = **{ $total }**, армия силой { $army } устояла; города больше нет.
invasion-text-attack = { $captain } { $total } ({ $ships }): { $fate }
invasion-text-attack-count = { $captain } { $total } ({ $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }): { $fate }
invasion-text-lost = потеря: { $ship }
invasion-text-attacks = нападает
invasion-text-was-here = здесь проездом
invasion-text-undecided = ещё думает
invasion-text-retreats = отступает
invasion-text-fights = принимает бой
invasion-text-roll = бросок { $dice }, всего { $sum }
invasion-text-roll-helped = эффекты { $effects }, бросок { $dice }, всего { $sum }
invasion-text-out = { $roll }, выбывает
invasion-text-wins = побеждает { $captain }
invasion-text-space-spared = **{ $number }** · никто не прилетел
invasion-text-space-gone = **{ $number }** · города больше нет
invasion-text-captains = **Капитаны**
invasion-text-captain = **{ $letter } { $captain }** · { $facts }
invasion-text-humans = { $humans } человек
invasion-text-credits = { $count ->
        [one] взят { $count } кредит
        [few] взято { $count } кредита
        [many] взято { $count } кредитов
       *[other] взято { $count } кредита
    }
invasion-text-ships = { $count ->
        [0] кораблей нет
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
invasion-text-seen = известные: { $ships }
invasion-text-trophies = { $count ->
        [one] { $count } трофей
        [few] { $count } трофея
        [many] { $count } трофеев
       *[other] { $count } трофея
    }: { $cities }
invasion-text-heading = **{ $where }**
invasion-text-ended = Итог на сейчас: { $captains }
invasion-hand-ship = - { $ship }
invasion-hand-no-ships = - Кораблей нет. Очень миролюбиво с вашей стороны.
invasion-hand-offer-ship = - В продаже за { $price }: { $ship }
invasion-hand-price = { $price } (останется { $left })
invasion-hand-price-short = { $price } (нужно ещё { $left })
invasion-ship = **{ $ship }**, { $kind }: сила { $attack }, топливо { $fuel }
invasion-ship-able = **{ $ship }**, { $kind }: сила { $attack }, топливо { $fuel }; { $abilities }
invasion-discards-alike = { $card } ×{ $count }
invasion-discards-ship = { $ship } { $attack }
invasion-discards-city = { $city } ({ $type })
invasion-discards-none = Пока ничего.
invasion-discards-army = { $attack }
invasion-headline-over = Партия окончена
invasion-where = { $headline } · топливо { $fuel }
invasion-recap = Ваш ход: { $came }. Всего { $humans } человек. Итог на сейчас: { $foreseen }, { $rank }-е место.
invasion-recap-over = Ваш ход: { $came }. Итог: { $humans } человек, { $rank }-е место.
invasion-recap-even = Ваш ход: { $came }. Итог на сейчас: { $humans } человек, { $rank }-е место.
invasion-recap-home = все дома
invasion-recap-nothing = домой ни с чем
invasion-recap-city = { $city } +{ $humans }
invasion-recap-raided = набег ({ $city })
invasion-recap-retreated = отступление ({ $city })
invasion-recap-beaten = поражение ({ $city }, победитель { $captain })
invasion-recap-beaten-by = поражение ({ $city }, победитель { $captain }, не хватило { $lead })
invasion-loss-ship = Вы лишились корабля: { $ship }.
invasion-loss-credits = Кредиты возвращены: −{ $humans } человек.
invasion-moment-raided = ход { $turn }, набег: { $city }, { $humans } человек
invasion-tell-credit = 💳 { $captain } берёт кредит: 50 000 сейчас, 60 000 отдать к концу партии.
invasion-hand-heading = **Ваша рука, { $captain }** · { $humans } человек · топливо { $fuel }
invasion-text-backs = тайные: { $backs }
invasion-phase-setup = подготовка
invasion-phase-buying = покупка
invasion-phase-planning = планы
invasion-phase-battle = бой
invasion-phase-reward = добыча
