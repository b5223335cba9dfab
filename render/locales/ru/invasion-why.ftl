# «Почему?» всех изданий: сначала ясно, потом сухо; формула читается «3 + 4 = 7».

invasion-why-next = { $rest }; { $next }
invasion-why-part = { $name } { $amount }
invasion-why-plus = { $rest } + { $next }
invasion-why-equals = { $sum } = { $total }
invasion-why-of = { $name }: { $sum }
invasion-why-together = { $rest }; вместе { $total }
invasion-why-bonus-city = { $plus } ({ $type } город)
invasion-why-bonus-wing = { $plus } (рядом { $wing })
invasion-why-bonus-another = { $plus } (рядом ещё { $wing })
invasion-why-bonus-army = { $plus } (против армий)
invasion-why-sum = сила { $total } + кости { $dice } = { $sum }
invasion-why-sum-more = сила { $total } + эффекты { $plus } + кости { $dice } = { $sum }
invasion-why-sum-less = сила { $total } − эффекты { $plus } + кости { $dice } = { $sum }
invasion-why-threw = { $captain } { $roll }
invasion-why-nobody-sent = Ни одного корабля не отправлено.
invasion-why-home = Все корабли дома: { $captains }.
invasion-why-place = **{ $space } { $city }** ({ $type })
invasion-why-moved = { $captain }: корабль { $ship } перелетает, { $origin } → { $target }.
invasion-why-stayed = { $captain }: корабль { $ship } может улететь, но остаётся здесь: { $origin }.
invasion-why-recounted = Где кораблей убыло или прибыло, бонусы считают заново:
invasion-why-space = { $space } { $city }
invasion-why-spared = { $city }: после всех перелётов здесь ни одного корабля. Карта уходит в сброс.
invasion-why-unopposed = { $city }: единственный гость — { $captain }. Боя не нужно.
invasion-why-order = Общая сила равна; первым решает тот, чей бросок ниже: { $rolls }.
invasion-why-order-tied = При равных бросках бросают снова.
invasion-why-fights = { $captain } принимает бой, общая сила { $total }. Первым говорит тот, у кого она ниже всех; если дерутся и другие, решат кости.
invasion-why-retreats = { $captain } отступает, общая сила { $total }. Первым говорит тот, у кого она ниже всех. Корабли летят домой; ничего не потеряно, ничего не получено.
invasion-why-walkover = { $city }: остальные отступают, и { $captain } берёт город без броска.
invasion-why-thrown-again = После ничьей бросают снова: кости новые, общая сила прежняя. Эффекты остаются.
invasion-why-leads = Впереди { $captain }: { $sum }.
invasion-why-level = Вровень: { $captains }, { $sum }.
invasion-why-tied = Наибольшая сумма, { $sum }, у нескольких: { $captains }. Они бросают снова; эффекты остаются.
invasion-why-out = { $count ->
        [one] Сумма ниже, бой проигран: { $captains }.
        [few] Суммы ниже, бой проигран: { $captains }.
        [many] Суммы ниже, бой проигран: { $captains }.
       *[other] Суммы ниже, бой проигран: { $captains }.
    }
invasion-why-won = Наибольшая сумма: { $captain }. Отрыв { $sum } − { $next } = { $lead }, следом { $second }.
invasion-why-won-tied = { $captain } выигрывает бросок после ничьей. Поражение ещё до неё: { $captains }; те суммы больше не в счёт.
invasion-why-loss = Кто проиграл бой, отдаёт один корабль из тех, что в нём дрались. { $captain } отдаёт: { $ship }.
invasion-why-loss-army = Поражение от армии стоит одного корабля. { $captain } отдаёт: { $ship }.
invasion-why-army-reached = Вышло: { $sum }
invasion-why-army-enough = Нужно { $army }, ровно столько и есть. Этого хватает.
invasion-why-army-over = Нужно { $army }, лишних { $sum } − { $army } = { $over }.
invasion-why-army-short = Нужно { $army }, не хватает { $army } − { $sum } = { $short }.
invasion-why-prices = Цены на картах: { $prices }.
invasion-why-refused = Не куплено, и посмотреть может каждый: { $cards }.
invasion-why-humans-less = { $captain }: { $before } − { $paid } = { $humans } человек.
invasion-why-humans-more = { $captain }: { $before } + { $gained } = { $humans } человек.
invasion-why-raided = { $city }, добыча набега: { $raid }.
invasion-why-trophy = Карту города как трофей получает { $captain }.
invasion-why-final = { $rank } · { $captain }: { $humans } человек, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
        [many] { $trophies } трофеев
       *[other] { $trophies } трофея
    }, { $credits ->
        [0] кредитов нет
        [one] { $credits } кредит
        [few] { $credits } кредита
        [many] { $credits } кредитов
       *[other] { $credits } кредита
    }
invasion-why-margin = Впереди { $captain }, следом { $second }; отрыв { $lead }.
invasion-why-offered = { $captain } тайно берёт две карты. Что не куплено, покажут всем.
invasion-why-offered-prices = Цены: { $prices }.
invasion-why-bought-nothing = { $captain } ничего не покупает и ничего не платит.
invasion-why-decides-now = В приказах на этот ход { $captain } просит спросить об этом на месте. До сих пор этого никто не видел.
