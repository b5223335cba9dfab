# Приказы на бой заранее (RL-28)

tremble-field-ahead-fight = { $space } { $city }: принять бой?
tremble-field-ahead-lose = { $space } { $city }: при поражении теряю корабль
tremble-field-ahead-claim = { $space } { $city }: при поражении забрать карту города?
tremble-field-ahead-aids = { $space } { $city }: какие станции и карты можно применить
tremble-field-ahead-city = { $space } { $city }: если город мой
tremble-field-ahead-city-alone = { $space } { $city }, город мой: набег или облава?
tremble-field-ahead-armies = { $space } { $city }: армии на пути облавы
tremble-ahead-name-fight = Принять бой?
tremble-ahead-name-lose = При поражении теряю
tremble-ahead-name-claim = При поражении забрать карту города?
tremble-ahead-name-aids = Какие станции и карты можно применить
tremble-ahead-name-city = Если город мой
tremble-ahead-name-alone = Набег или облава?
tremble-ahead-name-armies = Армии на пути облавы
tremble-field-ahead-when = Когда применять станции и карты после броска

tremble-field-ahead-moves = После вскрытия: станции и корабли, которые перелетают

tremble-quick-raid = Набег: { $humans }
tremble-quick-catch = Облава: { $humans } ({ $percent } %)
tremble-quick-why-catch = Облава: { $percent } % — не ниже вашего порога { $least } %
tremble-quick-why-raid = Набег: шанс облавы { $percent } % — ниже вашего порога { $least } %
tremble-quick-why-catch-more = Облава: в среднем приносит больше
tremble-quick-why-raid-more = Набег: в среднем приносит больше
tremble-ahead-armies-chance = Драться, а от армии с шансом ниже { $percent } % — уйти
tremble-ahead-armies-all = Драться со всеми
tremble-ahead-armies-most = Не больше { $count ->
        [one] { $count } боя
        [few] { $count } боёв
        [many] { $count } боёв
       *[other] { $count } боёв
    }
tremble-ahead-armies-none = Уйти
tremble-ahead-when-turns = Только ради верной победы
tremble-ahead-when-helps = Когда это может помочь
tremble-ahead-when-freely = Всё сразу

tremble-ahead-now-fight-safe = бой (победа { $percent } %, потерять нечего)
tremble-ahead-now-fight-beaten = бой (победа { $percent } %): поражение стоит корабля, но даёт карту
tremble-ahead-now-fight-last = бой (победа { $percent } %): корабль больше не нужен, а за поражение дают карту
tremble-ahead-now-catch = облава ({ $percent } %)
tremble-ahead-now-catch-helped = облава ({ $percent } % с вашей подмогой)
tremble-ahead-now-raid = набег (облава { $percent } %)
tremble-ahead-now-raid-helped = набег (облава { $percent } % даже с подмогой)

tremble-ahead-line-claim = карту города всё равно забрать
tremble-ahead-line-aids = можно применить: { $aids }

tremble-ahead-suggested-first = Заполнено так, как решил бы умный капитан: смелее там, где добыча больше, а потеря меньше. Когда время выйдет, это засчитается, если ваши постоянные приказы не говорят иного; меняйте что угодно.
tremble-fact-ahead-fight = Если никто не отступит, ваш шанс на победу — { $percent } %.
tremble-fact-ahead-safe = Корабли, которые вы сюда отправили, в бою не теряются: за поражение только дают карту утешения.
tremble-fact-ahead-city = Набег: { $raid }. Облава: { $catch } с шансом { $percent } %, { $difficulty ->
        [one] { $difficulty } карта армий
        [few] { $difficulty } карты армий
        [many] { $difficulty } карт армий
       *[other] { $difficulty } карты армий
    }.
tremble-fact-ahead-helped = С отмеченной подмогой шанс облавы — { $percent } %. То, что помогает после броска, добавится сверх этого.
