# «Человечество»: что говорят его картинки.

humanity-picture-when = Год { $year }, раунд { $round }
humanity-picture-next = от { $aim }: наука { $science }
humanity-picture-empty = В запасе пусто
humanity-picture-hangar = Ангар { $hangar }
humanity-picture-reserve = В резерве
humanity-picture-lands = Ждёт места
humanity-picture-landing = посадка: { $count }
humanity-picture-experiments = Опыты
humanity-picture-deck = { $count ->
        [0] Модулей не осталось
        [one] Остался { $count } модуль
        [few] Осталось { $count } модуля
        [many] Осталось { $count } модулей
       *[other] Осталось { $count } модуля
    }{ $years ->
        [0] , год последний
        [one] , потом ещё { $years } год
        [few] , потом ещё { $years } года
        [many] , потом ещё { $years } лет
       *[other] , потом ещё { $years } года
    }
humanity-picture-acting = ходит
humanity-picture-crossed = уйдёт в конце раунда; стрела повернётся к { $arm }
humanity-picture-arm = В конце раунда стрела повернётся к { $arm }
humanity-legend = { $entry ->
        [ready] готов, на базе
        [tired] без сил
        [away] у ангара
        [square] очко за квадрат
        [stock] запас модуля
        [open] можно сесть
        [fresh] новое
       *[full] полон
    }
humanity-picture-over = Партия окончена
humanity-picture-from-arm = { $away ->
        [0] у стрелы
       *[other] до стрелы { $away }
    }
humanity-picture-mission-icons = в оплате
humanity-picture-mission-side = опыты { $side ->
        [left] слева
        [centre] в центре
       *[right] справа
    }
humanity-picture-mission-count = { $colour ->
        [orange] оранжевые
        [blue] синие
        [purple] фиолетовые
       *[green] зелёные
    }
humanity-picture-mission-cluster = { $colour ->
        [orange] оранжевые
        [blue] синие
        [purple] фиолетовые
       *[green] зелёные
    } рядом
humanity-picture-mission-corners = { $colour ->
        [orange] оранжевые
        [blue] синие
        [purple] фиолетовые
       *[green] зелёные
    }, и углами
humanity-picture-mission-line = { $way ->
        [column] в столбце
        [row] в ряду
       *[diagonal] по диагонали
    }{ $alike ->
        [0] {""}
       *[other] , один цвет
    }

humanity-alt-hub = Станция, год { $year }, раунд { $round }; стрела у ангара { $arm }; если раунд кончится сейчас, повернётся к { $next }.
humanity-alt-player = { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }, готовы действовать: { $active }{ $acting ->
        [0] {""}
       *[other] , сейчас ходит
    }.
humanity-alt-player-lands = { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }, ждут посадки: { $lands }.
humanity-alt-mission = Миссия: не меньше { $least }, { $what }{ $held ->
        [0] , свободна
       *[other] , у { $holder }
    } ({ $values }).
humanity-alt-icons = { $what } в оплате
humanity-alt-hangar = Ангар { $hangar }, модуль: { $module }; за ним: { $experiment }{ $crossed ->
        [0] .
       *[other] ; модуль уйдёт в конце раунда.
    }
humanity-alt-none = нет
humanity-alt-priced = { $name } за { $cost }
humanity-alt-drafted = Черновик: { $news }.
humanity-alt-after = После этого хода:
humanity-alt-news = { $letter }, { $captain } с тех пор: { $news }.
humanity-alt-base = База { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }.
humanity-alt-stored = { $what } { $amount }
humanity-alt-stores = В запасе: { $stores }.
humanity-alt-astronaut = Астронавт { $number } на { $cell }, работа { $work }, { $active ->
        [0] без сил
       *[other] готов
    }.
humanity-alt-astronaut-away = Астронавт { $number } у ангара { $hangar }, до стрелы { $away }, работа { $work }.
humanity-alt-astronaut-reserve = Астронавт { $number } в резерве, работа { $work }, { $active ->
        [0] без сил
       *[other] готов
    }.
humanity-alt-astronaut-lands = Астронавт { $number } на базе, ждёт места, работа { $work }.
humanity-alt-store = { $cell } { $module }, цвет { $colour }, хранит { $stock }.
humanity-alt-greenhouse = { $cell } { $module }, цвет { $colour }, группа { $group }.
humanity-alt-module = { $cell } { $module }, цвет { $colour }.
humanity-alt-obstacle = { $cell } преграда, осталось { $left }.
humanity-alt-sheet = Все базы, год { $year }, раунд { $round }.
humanity-alt-below = Ниже база { $letter }, { $captain }.
humanity-alt-count = { $colour }: { $count }
humanity-alt-lying = Модули: { $counts }; квадраты: { $squares }.

# Конец и афиша
humanity-picture-source = { $source ->
        [modules] Модули
        [greenhouses] Теплицы
        [squares] Квадраты
        [experiments] Опыты
        [missions] Миссии
        [science] Наука
       *[stores] Запасы
    }
humanity-part-bases = Все базы
humanity-part-base = База { $captain }
humanity-part-hub = Станция
humanity-picture-total = Итого
humanity-picture-place = База на Титане
humanity-poster-begun = Высадка началась
humanity-medal-decided = Что решило
humanity-medal-decided-by = { $source ->
        [modules] модули
        [greenhouses] теплицы
        [squares] квадраты
        [experiments] опыты
        [missions] миссии
        [science] наука
       *[stores] запасы
    }: на { $more ->
        [one] { $more } очко
        [few] { $more } очка
        [many] { $more } очков
       *[other] { $more } очка
    } больше второго места
humanity-medal-turn = Лучший ход
humanity-medal-turn-by = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за один ход
humanity-medal-stolen = Чужие миссии
humanity-medal-stolen-by = перехвачено у других: { $count }
humanity-medal-garden = Самый большой сад
humanity-medal-garden-by = теплиц в одной группе: { $count }
humanity-medal-work = Работящие руки
humanity-medal-work-by = сделано работы: { $count }
humanity-alt-place = { $rank }: { $captain }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } ({ $parts }).
humanity-alt-source = { $source } { $points }
humanity-alt-poster = Человечество. Афиша партии { $number }: холодный рассвет на Титане, перед базой астронавты. { $state }. { $pace }.

# Имена, которым нет места в малой клетке; дефис с пробелом переносит слово
humanity-picture-name = { $module ->
        [ice-drill] Ледо- бур
        [methane-tap] Кран метана
        [insect-rack] Инсек- тарий
        [generator] Гене- ратор
        [ground-link] Назем. связь
        [rover-shed] Гараж
        [lake-farm] Ферма
        [wind-vanes] Вет- ряки
        [drill-lab] Бур. стенд
        [deep-space-link] Даль. связь
        [frost-hatchery] Питом- ник
        [shore-pump] Насос
        [electrolyser] Элек- тролиз
        [pyrolyser] Пиро- лиз
        [protein-mill] Мель- ница
        [botany-lab] Бота- ника
        [geology-lab] Гео- логия
        [octagon-greenhouse] Тепли- ца
        [long-greenhouse] Тепли- ца
        [round-greenhouse] Тепли- ца
        [orbit-link] Орбит. связь
        [transit-hub] Узел
        [tide-turbine] Тур- бина
        [breathing-galley] Камбуз
        [air-plant] Завод
        [carbon-kitchen] Кухня
        [survey-lab] Обсер- ватория
        [ecology-lab] Эко- логия
        [reaction-lab] Реак- тор
        [round-dome] Купол
        [octagon-dome] Купол
        [long-dome] Купол
        [north-strip] Север. полоса
        [west-strip] Запад. полоса
        [drone-apron] Площ. дронов
        [cryosphere-lab] Крио- сфера
        [xenobotany-lab] Ксено- ботан.
        [octagon-biome] Биом
        [long-biome] Биом
        [round-biome] Биом
        [shifting-biome] Биом
       *[other] { $name }
    }

humanity-alt-film = Год { $year }, раунд { $round }, фильм. Стрела поворачивается от ангара { $origin } к { $arm }; { $home ->
        [0] никто не возвращается
        [one] возвращается { $home } астронавт
        [few] возвращаются { $home } астронавта
        [many] возвращаются { $home } астронавтов
       *[other] возвращаются { $home } астронавта
    }.
humanity-alt-film-captain = { $letter }, { $captain }: модули — { $modules }, опыты — { $experiments }, работа — { $works }.
