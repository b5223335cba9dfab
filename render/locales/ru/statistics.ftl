# Статистика и рейтинги: что оконченные партии говорят о тех, кто этого хочет.

statistics-empty = На этом сервере ещё не сыграно до конца ни одной партии. Откройте первую: **/game new**.
statistics-pick-kind = Другая игра
statistics-pick-season = Другой сезон
kind-variant = { $game } ({ $variant })
times = { $what } ({ $count })
button-share = Показать всем
shared = -# Показывает { $captain }.
share-refused = Всем я показываю это только на сервере, там, где вы и сами можете писать.
share-gone = Показывать здесь больше нечего. Откройте страницу заново.

# Профиль
profile-off =
    ## 📒 У вас нет профиля
    Я никому не говорю, как вы играете, и ничего не подсчитываю. Включите профиль, и оконченные партии сразу пойдут в счёт: места, рейтинг, надёжность и скорость ответов.
    Тогда каждый на сервере может узнать по **/profile**, во что и как вы там играли, и найдёт вас в **/leaderboard** и **/stats**. Выключить профиль можно когда угодно: вы сразу отовсюду исчезнете.
button-profile-on = Включить
button-profile-web = И в интернете тоже
button-profile-no-web = Убрать из интернета
button-web = В интернете
button-profile-off = Выключить
profile-none = { $person }: профиля здесь нет.
profile-elsewhere = Здесь я показываю только ваш собственный профиль. Спросите на сервере, где вы оба играете.
profile-heading = ## 📒 { $person }
profile-empty = Оконченных партий ещё нет. Откройте первую: **/game new**.
profile-kind = ### { $kind }
profile-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $wins ->
        [0] без побед.
        [one] { $wins } победа.
        [few] { $wins } победы.
       *[many] { $wins } побед.
    }
profile-place = { $rank }-е ({ $times })
profile-places = 🏁 Места: { $places }.
profile-rating = 📈 Рейтинг: { $points }, { $games ->
        [one] { $games } рейтинговая партия.
        [few] { $games } рейтинговые партии.
       *[many] { $games } рейтинговых партий.
    }
profile-alone = { $count ->
        [one] 🤖 В одиночку против компьютерных капитанов: { $count } партия.
        [few] 🤖 В одиночку против компьютерных капитанов: { $count } партии.
       *[many] 🤖 В одиночку против компьютерных капитанов: { $count } партий.
    }
profile-reliable = ✅ Ответы вовремя: { $answered } из { $asked }, это { $share } %.
profile-pace = ⏳ Половина ответов пришла за это время или раньше: { $span }.
profile-given-up = { $count ->
        [one] 🌒 Отдано { $count } место.
        [few] 🌒 Отдано { $count } места.
       *[many] 🌒 Отдано { $count } мест.
    }
profile-favourites = ⭐ С чем чаще всего кончаются партии: { $things }.
profile-moment = ✨ Лучший момент партии { $number }: { $moment }.
profile-here = -# По оконченным партиям этого сервера. Свой профиль включают и выключают в **/settings**.
profile-everywhere = -# По всем оконченным партиям. На сервере я показываю сыгранное на нём.
profile-web = -# В интернете, если у сервера есть страницы, я называю лишь тех, кто хочет этого и там: в зале славы и рейтинге, под именем из последней партии, и на собственной странице. Каждая открывается только по своему адресу.

# Рейтинг
ladder-heading = ## 🏆 { $kind } · { $season }
season = сезон { $quarter }, { $year } год
season-ever = за всё время
ladder-captain = { $place }. { $captain }: { $points } ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    })
ladder-computer = { $place }. 🤖 Компьютерный капитан, { $strength }: { $points } ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    })
ladder-empty = Рейтинга здесь ещё нет ни у кого. В счёт идут партии, сыгранные на этом сервере до конца хотя бы двумя людьми; попасть в рейтинг можно через **/profile**.
ladder-more = { $count ->
        [one] Ниже — ещё { $count } капитан.
        [few] Ниже — ещё { $count } капитана.
       *[many] Ниже — ещё { $count } капитанов.
    }
ladder-strangers = { $count ->
        [one] Без рейтинга, по своему желанию: { $count } капитан.
        [few] Без рейтинга, по своему желанию: { $count } капитана.
       *[many] Без рейтинга, по своему желанию: { $count } капитанов.
    }
ladder-how = { $games ->
        [one] -# По { $games } оконченной партии.
        [few] -# По { $games } оконченным партиям.
       *[many] -# По { $games } оконченным партиям.
    } Очки я считаю с запасом: вряд ли кто-то здесь слабее, чем они говорят. Все начинают с { NUMBER(1000) }; чем больше партий, тем меньше сомнений. Компьютерные капитаны стоят здесь для сравнения.

# Зал славы
hall-heading = ## 🏛️ { $kind } · зал славы
hall-games = { $count ->
        [one] 🪐 Здесь сыграна до конца { $count } партия.
        [few] 🪐 Здесь сыграно до конца { $count } партии.
       *[many] 🪐 Здесь сыграно до конца { $count } партий.
    }
hall-together = 🤝 Выиграно вместе: { $won } из { $count }.
hall-wins = 👑 Больше всего побед: { $captains }.
hall-faithful = 🛸 Больше всего партий: { $captains }.
hall-highest = 🚀 Лучший счёт: { $amount }, { $captain }, партия { $number }.
hall-closest = ⚖️ Самый плотный финиш: партия { $number }, разница { $amount }.
hall-longest = ⏳ Самая долгая партия: { $number }, длительность: { $span }.
hall-favourites = ⭐ Чаще всего в конце у победителей: { $things }.
hall-named = -# Я называю только тех, кто включил свой **/profile**.

# Оконченная партия
game-statistics = ## 📊 { $game } · партия { $number }
game-statistics-later = Партия { $number } ещё не окончена. Статистика появится, когда она кончится.
game-place = { $won ->
        [yes] 👑 { $rank }. { $captain }, счёт { $score }
       *[no] { $rank }. { $captain }, счёт { $score }
    }
game-took = ⏳ Длительность: { $span }; последний ход: { $turn }, { $when }.
game-rated = 📊 { $captain }: рейтинг { $before } → { $after }.
course-always = 📈 { $captain }: впереди с первого хода до последнего ({ $counted }).
course-since = 📈 { $captain }: впереди с хода { $turn } и до конца ({ $counted }).
course-late = 📈 { $captain }: победа на последних метрах, впереди лишь в самом конце ({ $counted }).
course-changes = { $count ->
        [one] 🔀 Лидер сменился { $count } раз.
        [few] 🔀 Лидер сменился { $count } раза.
        [many] 🔀 Лидер сменился { $count } раз.
       *[other] 🔀 Лидер сменился { $count } раза.
    }
luck-heading = ### Кости
luck = 🎲 { $captain }: { $total } на { $dice ->
        [one] { $dice } кости
        [few] { $dice } костях
       *[many] { $dice } костях
    }, в среднем было бы { $average }; меньше выпало бы у { $share } капитанов из 100.
luck-how = -# Считаются только кости, которые видели все.
