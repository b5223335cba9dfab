# Первый черновик «Трепещите, человеки!»: что рассказывает ведущий. Коротко, ясно, сухо.

tremble-draft-headline = Ход { $turn } — { $phase }
tremble-draft-headline-last = Ход { $turn }, последний — { $phase }
tremble-draft-where = { $headline } · { $count ->
        [0] колода пуста
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
        [many] в колоде { $count } карт
       *[other] в колоде { $count } карты
    }
tremble-draft-phase-intelligence = разведка

# Рассказ
tremble-draft-tell-dealt = Четыре задания на выбор: { $tasks }.
tremble-draft-tell-kept = Вы оставляете себе: { $tasks }. Больше об этом не знает никто.
tremble-draft-tell-turn = 🛸 **Ход { $turn }.** Каждый получает 8 топлива, в бак входит 20: { $tanks }.
tremble-draft-tell-tank = { $captain } { $fuel }
tremble-draft-tell-repaid = 💳 { $captain } возвращает кредит, остаётся { $humans } человек.
tremble-draft-tell-due = 💳 Срок кредита вышел: { $captain } отдаёт 60 000, теперь { $humans } человек.
tremble-draft-tell-bought = { $captain } платит { $paid } за корабль.
tremble-draft-tell-city = 🌍 { $type }, { $region }: набег { $raid }, поиск { $search }
tremble-draft-tell-army = 🪖 **{ $army }** ({ $attack }) уже в пути. Поиск { $count ->
        [one] ведёт
        [few] ведут
        [many] ведут
       *[other] ведут
    } { $captains }.
tremble-draft-tell-army-alone = 🪖 **{ $army }** ({ $attack }): поиска никто не ведёт, воевать не с кем, все по домам.
tremble-draft-tell-left = 🏳️ { $city }: { $captain } уходит, не дожидаясь армии силой { $army }; города больше нет.
tremble-draft-tell-army-won = ⚔️ { $city } · { $captain }: { $parts } = **{ $total }**, армия силой { $army } отбита. Поиск продолжается.
tremble-draft-tell-army-lost = ⚔️ { $city } · { $captain }: { $parts } = **{ $total }**, армия силой { $army } побеждает.
tremble-draft-tell-broken = 💥 { $city }: { $captain } теряет корабль { $ship }; поиск окончен, города больше нет.
tremble-draft-tell-fuel = ⛽ { $captain } жжёт топливо: { $paid }, в баке { $fuel }.
tremble-draft-tell-joined = 🛬 { $captain } зовёт подмогу из резерва: { $ships }, топливо: { $paid }. Сила теперь { $total }.
tremble-draft-tell-search = 🔎 { $captain } начинает поиск: { $ships }, { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
tremble-draft-tell-found = 👥 { $city }: { $captain } заканчивает поиск, добыча { $humans }, теперь { $total }. Снова дома: { $ships }.
tremble-draft-brief-search = 🔎 { $captain } ищет ещё { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
tremble-draft-brief-found = 👥 { $city }: { $captain } заканчивает поиск, добыча { $humans }.
tremble-draft-tell-counted = ⏳ { $city }: { $captain } продолжает поиск, ещё { $counter ->
        [one] { $counter } ход
        [few] { $counter } хода
        [many] { $counter } ходов
       *[other] { $counter } хода
    }.
tremble-draft-tell-unfinished = ⌛ { $city }: { $captain } не успевает закончить поиск, добычи нет.
tremble-draft-tell-met = 📜 { $captain }, { $task }: выполнено, +{ $humans }.
tremble-draft-tell-missed = 📜 { $captain }, { $task }: не выполнено, −{ $humans }.
tremble-draft-tell-scored = 📜 { $captain }, итого: { $total } человек.

# Поле словами
tremble-draft-text-space = **{ $number } { $city }** · { $type } · { $region } · набег { $raid } · поиск { $search }
tremble-draft-text-space-star = **{ $number } { $city }** ★ · { $type } · { $region } · набег { $raid } · поиск { $search }
tremble-draft-text-army = 🪖 **{ $army }** · армия силой { $attack }
tremble-draft-text-encounter = { $city }, дерётся { $captain }: { $total }
tremble-draft-text-fuel = топливо { $fuel } из 20
tremble-draft-text-loan = долг 60 000
tremble-draft-text-search = поиск: { $city }, { $search } ({ $ships }; сила { $total }; ещё { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    })
tremble-draft-text-met = выполнено: { $task }
tremble-draft-text-missed = не выполнено: { $task }

# Рука словами
tremble-draft-hand-away = - { $ship } · в поиске
tremble-draft-hand-task = - Задание: { $task } (+{ $bonus }, иначе −{ $penalty }); пока { $far }
tremble-draft-hand-task-short = - Задание: { $task }; пока { $far }
tremble-draft-progress = { $count } из { $least }

# Сброс
tremble-draft-discards-cities = **Города** · в колоде карт: { $left }, среди них армии
tremble-draft-discards-armies = **Армии**
tremble-draft-discards-unseen = -# Ещё не выходили ({ $count }), а может, их и нет в колоде: { $armies }
tremble-draft-discards-ships = **Корабли** · в колоде { $left }
tremble-draft-discards-army = { $army } { $attack }

# Одному капитану: что принёс ход и лучший миг партии
tremble-draft-recap-found = поиск окончен ({ $city })
tremble-draft-recap-search = начат поиск ({ $city })
tremble-draft-recap-left = уход от армии ({ $city })
tremble-draft-loss-search = Армия срывает ваш поиск: { $army }. Потеряны город { $city } и корабль { $ship }.
tremble-draft-loss-unfinished = Партия кончилась раньше вашего поиска: город { $city } потерян.
tremble-draft-loss-tasks = Задания стоили вам { $humans } человек.
tremble-draft-moment-found = ход { $turn }, поиск: { $city }, { $humans } человек
