# «Человечество» словами: сообщения, история, поле и базы текстом, итоги.

humanity-phase-setup = подготовка
humanity-phase-actions = действия
humanity-phase-over = Партия окончена
humanity-headline = Год { $year }, раунд { $round }: { $phase }
humanity-headline-landing = Год { $year }: перед раундом { $round }

humanity-mission-cluster = от { $least } { $colour ->
        [orange] оранжевых
        [blue] синих
       *[purple] фиолетовых
    } модулей бок о бок
humanity-mission-corners = от { $least } { $colour ->
        [orange] оранжевых
        [blue] синих
       *[purple] фиолетовых
    } модулей рядом, считая по углам
humanity-mission-count = от { $least } { $colour ->
        [orange] оранжевых
        [blue] синих
       *[purple] фиолетовых
    } модулей
humanity-mission-column = от { $least } модулей подряд в столбце
humanity-mission-column-alike = от { $least } модулей одного цвета подряд в столбце
humanity-mission-row = от { $least } модулей подряд в ряду
humanity-mission-row-alike = от { $least } модулей одного цвета подряд в ряду
humanity-mission-diagonal = от { $least } модулей подряд по диагонали
humanity-mission-diagonal-alike = от { $least } модулей одного цвета подряд по диагонали
humanity-mission-icons = от { $least } единиц { $one ->
        [ice] льда
        [methane] метана
        [insects] насекомых
        [oxygen] кислорода
        [aircarbon] аэроуглерода
       *[protein] белка
    } или { $other ->
        [ice] льда
        [methane] метана
        [insects] насекомых
        [oxygen] кислорода
        [aircarbon] аэроуглерода
       *[protein] белка
    } в цене опытов
humanity-mission-side = от { $least } опытов { $side ->
        [left] слева
        [centre] в центре
       *[right] справа
    }

humanity-faced = { $module } ({ $colour })
humanity-won-research = исследования +{ $research }
humanity-won-points = очки +{ $points }
humanity-won-science = наука +{ $science }
humanity-moved = астронавт { $number } (ангар { $origin } → { $target })

humanity-tell-began = 🪐 Титан, год 1. Начинает { $captain }.
humanity-tell-missions = - Миссии: { $missions }
humanity-tell-new = - Новое у ангаров: { $modules }
humanity-tell-filled = 📦 Из колоды нового года: { $modules }
humanity-tell-laid = { $module } ({ $hangar })
humanity-tell-wheel = - На колесе: { $experiments }
humanity-tell-worked = 🛠️ { $captain }, астронавт { $number }: { $done }.
humanity-tell-idle = 🛠️ { $captain }, астронавт { $number }: работы нет.
humanity-tell-stored = { $module } { $cell }, в запасе { $stock }
humanity-tell-time = { $module } { $cell }, время идёт
humanity-tell-obstacle = преграда { $cell }, осталось { $left }
humanity-tell-cleared = преграды { $cell } больше нет
humanity-tell-forced = -# Ничего другого сделать было нельзя.
humanity-tell-deployed = 🏗️ { $captain } ставит модуль: { $module }, клетка { $cell }, ангар { $hangar }; плата — { $paid }.
humanity-tell-experimented = 🔬 { $captain }: { $experiment }, ангар { $hangar }; плата — { $paid }.
humanity-tell-brought = - { $won }
humanity-tell-upgraded = - Астронавт { $number }: работа теперь { $work }.
humanity-tell-nearer = - Ближе к стреле: { $moves }
humanity-tell-woken = - Снова { $count ->
        [one] готов астронавт
        [few] готовы астронавты
        [many] готовы астронавты
       *[other] готовы астронавты
    } { $numbers }
humanity-tell-mission = 🎯 { $captain } берёт миссию: { $mission } (есть { $value }).
humanity-tell-stolen = 🎯 Миссия переходит, { $loser } → { $captain }: { $mission } ({ $value } против { $beaten }).
humanity-tell-reset = 🔄 Стрела переходит от ангара { $origin } к ангару { $arm }. Следующий раунд начинает { $captain }.
humanity-tell-reset-last = 🔄 Стрела в последний раз переходит от ангара { $origin } к ангару { $arm }.
humanity-tell-dropped = - { $count ->
        [1] Навсегда уходит
       *[other] Навсегда уходят
    }: { $modules }
humanity-tell-returned = - Летят домой: { $captains }
humanity-tell-crew = { $captain } ({ $count ->
        [one] { $count } астронавт
        [few] { $count } астронавта
        [many] { $count } астронавтов
       *[other] { $count } астронавта
    })
humanity-tell-year = 📅 Год { $year } окончен.
humanity-tell-science = - { $captain }: исследования { $research }, за них наука { $science } и ещё { $bonus } за отрыв; всего { $total }.
humanity-tell-science-plain = - { $captain }: исследования { $research }, за них наука { $science }; всего { $total }.
humanity-tell-placed = 🧑‍🚀 Посадка, { $captain }: { $astronauts }.
humanity-tell-landed = астронавт { $number } — { $where }
humanity-tell-reserve = астронавт { $number } остаётся в резерве
humanity-tell-round = 🪐 Год { $year }, раунд { $round }: начинает { $captain }.
humanity-tell-winners = { $count ->
        [one] 👑 На Титане остаются люди. Победа: { $captains }.
        [few] 👑 На Титане остаются люди. Общая победа: { $captains }.
        [many] 👑 На Титане остаются люди. Общая победа: { $captains }.
       *[other] 👑 На Титане остаются люди. Общая победа: { $captains }.
    }
humanity-tell-final = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] 👽
    } **{ $rank }** · { $captain }: **{ $total }** = дорожка { $points } + наука { $science } + запасы { $stored }

humanity-brief-captain = { $captain }: { $deeds }
humanity-brief-deployed = модуль «{ $what }»
humanity-brief-experimented = опыт «{ $what }»
humanity-brief-dropped = 🔄 { $count ->
        [1] Навсегда уходит
       *[other] Навсегда уходят
    }: { $modules }
humanity-brief-worked = { $count ->
        [1] работает
        [2] работает дважды
        [one] работает { $count } раз
        [few] работает { $count } раза
       *[many] работает { $count } раз
    }
humanity-brief-made = { $makes } +{ $amount }
humanity-brief-landed = посадка: { $cells }
humanity-brief-reserve = астронавт ждёт в резерве
humanity-brief-won = { $deed } ({ $won })

humanity-recap = Ваш раунд: { $came }. У вас теперь: очки { $points }, наука { $science }, исследования { $research }.
humanity-recap-ended = { $recap } Итог на сейчас: { $foreseen }, { $rank }-е место.
humanity-recap-year = { $year } { $recap }
humanity-recap-science = 📅 Год { $year } позади: за исследования ({ $research }) { $science ->
        [0] науки вы не получили
       *[other] вы получили науку: { $science }
    }{ $bonus ->
        [0] { "" }
       *[other] , и ещё { $bonus } за то, что вы впереди
    }.{ $last ->
        [0] { " " }Исследования снова с нуля.
       *[other] { "" }
    }
humanity-recap-nothing = ни исследований, ни очков
humanity-loss-mission = **{ $captain }** уводит у вас миссию ({ $mission }): очки −{ $points }.
humanity-moment-deployed = год { $year }, модуль «{ $what }»: { $won }
humanity-moment-experimented = год { $year }, опыт «{ $what }»: { $won }

humanity-text-tile = { $name }, { $note }
humanity-text-stands = { $captain } (астронавт { $number })
humanity-text-here = здесь: { $astronauts }
humanity-text-empty = пусто
humanity-text-ended = Итог на сейчас: { $captains }
humanity-text-lies = { $cell } { $module }
humanity-base-held = В запасе: { $stores }
humanity-base-line = Линия { $number }: { $experiments }

# Что нового на базе с прошлого взгляда или будет по черновику
humanity-news-new = новое — { $things }
humanity-news-module = { $module } ({ $cell })
humanity-news-experiment = проведён опыт «{ $experiment }»
humanity-news-spent = потрачено — { $paid }
humanity-news-stored = добавлено — { $stored }
humanity-news-won = получено: { $won }
humanity-news-lost = потеряно: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
humanity-news-square = новый квадрат, его левая верхняя клетка — { $cell }
humanity-news-joins = прибывает астронавт { $number }
humanity-news-goes = астронавт { $number } летит к ангару { $hangar }
humanity-news-lands = астронавт { $number } садится на { $cell }
humanity-news-works = работа астронавта { $number } теперь { $work }
humanity-news-tired = астронавт { $number } без сил
humanity-news-woken = астронавт { $number } снова готов
