# «Человечество»: что говорят его картинки.

humanity-picture-when = Год { $year }, раунд { $round }
humanity-picture-next = наука { $science } с { $aim }
humanity-picture-empty = В запасе пусто
humanity-picture-hangar = Ангар { $hangar }
humanity-picture-reserve = В резерве
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
humanity-picture-over = Игра окончена
humanity-picture-from-arm = { $away ->
        [0] у стрелы
       *[other] до стрелы { $away }
    }
humanity-picture-mission-icons = в оплате
humanity-picture-mission-side = опыты { $side ->
        [left] левые
        [centre] средние
       *[right] правые
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

humanity-alt-hub = Станция, год { $year }, раунд { $round }; стрела у ангара { $arm }.
humanity-alt-player = { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }, готовы действовать: { $active }{ $acting ->
        [0] {""}
       *[other] , сейчас ходит
    }.
humanity-alt-mission = Задание: не меньше { $least }, { $what }{ $held ->
        [0] , свободно
       *[other] , у { $holder }
    } ({ $values }).
humanity-alt-icons = { $what } в оплате
humanity-alt-hangar = Ангар { $hangar }: модуль { $module }; за ним { $experiment }{ $crossed ->
        [0] .
       *[other] ; модуль уйдёт в конце раунда.
    }
humanity-alt-none = нет
humanity-alt-priced = { $name } за { $cost }
humanity-alt-drafted = Черновик, после этого хода:
humanity-alt-base = База { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }.
humanity-alt-stored = { $amount } { $what }
humanity-alt-stores = В запасе: { $stores }.
humanity-alt-astronaut = Астронавт { $number } на { $cell }, работа { $work }, { $active ->
        [0] устал
       *[other] готов
    }.
humanity-alt-astronaut-away = Астронавт { $number } у ангара { $hangar }, до стрелы { $away }, работа { $work }.
humanity-alt-astronaut-reserve = Астронавт { $number } в резерве, работа { $work }.
humanity-alt-store = { $cell } { $module }, цвет { $colour }, хранит { $stock }.
humanity-alt-greenhouse = { $cell } { $module }, цвет { $colour }, группа { $group }.
humanity-alt-module = { $cell } { $module }, цвет { $colour }.
humanity-alt-obstacle = { $cell } преграда, осталось { $left }.
humanity-alt-sheet = Все базы, год { $year }, раунд { $round }.
humanity-alt-count = { $colour }: { $count }
humanity-alt-lying = Модули: { $counts }; квадраты: { $squares }.
