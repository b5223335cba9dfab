# «Человечество»: что говорят его картинки.

humanity-picture-when = Год { $year }, раунд { $round }
humanity-picture-empty = В запасе пусто
humanity-picture-deck = { $count ->
        [0] Модулей не осталось
        [one] Остался { $count } модуль
        [few] Осталось { $count } модуля
        [many] Осталось { $count } модулей
       *[other] Осталось { $count } модуля
    }{ $ends ->
        [0] { $years ->
            [0] , год последний
            [one] , потом ещё { $years } год
            [few] , потом ещё { $years } года
            [many] , потом ещё { $years } лет
           *[other] , потом ещё { $years } года
        }
        [1] { $years ->
            [0] , раунд может стать последним
           *[other] , год может закончиться
        }
       *[other] { $years ->
            [0] , это последний раунд
           *[other] , год заканчивается
        }
    }
humanity-picture-crossed = = последний раз
humanity-picture-arm = Стрела, дальше у { $arm }
humanity-picture-over = Партия окончена
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
        [column] { $alike ->
            [0] в столбце
           *[other] столбец, один цвет
        }
        [row] { $alike ->
            [0] в ряду
           *[other] ряд, один цвет
        }
       *[diagonal] { $alike ->
            [0] по диагонали
           *[other] диагональ, один цвет
        }
    }

humanity-alt-player = { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }, готовы { $active }{ $acting ->
        [0] {""}
       *[other] , сейчас ходит
    }.
humanity-alt-player-over = { $letter }, { $captain }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, наука { $science }, исследования { $research }.
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
humanity-alt-drafted = Черновик: { $news }.
humanity-alt-after = После этого хода:
humanity-alt-astronaut = Астронавт { $number } на { $cell }, работа { $work }, { $active ->
        [0] без сил
       *[other] готов
    }.
humanity-alt-astronaut-reserve = Астронавт { $number } в резерве, работа { $work }, { $active ->
        [0] без сил
       *[other] готов
    }.
humanity-alt-astronaut-lands = Астронавт { $number } на базе, ждёт места, работа { $work }.
humanity-alt-greenhouse = { $cell } { $module }, цвет { $colour }, группа { $group }.
humanity-alt-module = { $cell } { $module }, цвет { $colour }.
humanity-alt-obstacle = { $cell } преграда, осталось { $left }.
humanity-alt-count = { $colour ->
        [orange] { $count ->
            [one] { $count } оранжевый
            [few] { $count } оранжевых
            [many] { $count } оранжевых
           *[other] { $count } оранжевых
        }
        [blue] { $count ->
            [one] { $count } синий
            [few] { $count } синих
            [many] { $count } синих
           *[other] { $count } синих
        }
        [purple] { $count ->
            [one] { $count } фиолетовый
            [few] { $count } фиолетовых
            [many] { $count } фиолетовых
           *[other] { $count } фиолетовых
        }
       *[green] { $count ->
            [one] { $count } зелёный
            [few] { $count } зелёных
            [many] { $count } зелёных
           *[other] { $count } зелёных
        }
    }
humanity-alt-lying = База { $letter }: { $counts }; { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
        [many] { $squares } квадратов
       *[other] { $squares } квадрата
    }.

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
humanity-part-table = Стол
humanity-part-base = База { $captain }
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
    }, на { $more ->
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
humanity-medal-work-by = сделано и расчищено: { $count }
humanity-alt-place = { $rank }: { $captain }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } ({ $parts }).
humanity-alt-source = { $source } { $points }
humanity-alt-poster = Человечество. Афиша партии { $number }: холодный рассвет на Титане, перед базой астронавты. { $state }. { $pace }.

humanity-alt-film = Год { $year }, раунд { $round }, фильм. Стрела поворачивается от ангара { $origin } к { $arm }; { $home ->
        [0] никто не возвращается
        [one] возвращается { $home } астронавт
        [few] возвращаются { $home } астронавта
        [many] возвращаются { $home } астронавтов
       *[other] возвращаются { $home } астронавта
    }.
humanity-alt-film-captain = { $letter }, { $captain }: модули — { $modules }, опыты — { $experiments }, работа — { $works }.

# Стол одной картинкой: ангары в том порядке, в каком возвращаются астронавты, базы
humanity-picture-home = { $home ->
        [0] 1-й оборот
        [1] 2-й оборот
       *[other] позже
    }
humanity-scene-hangar = Ангар { $hangar }{ $home ->
        [-1] {""}
        [0] , домой — 1-й оборот
        [1] , домой — 2-й оборот
       *[other] , домой — позже
    }: { $facts }.
humanity-ring = Ангары от стрелы: { $hangars }.
humanity-ring-hangar = { $hangar } { $things }
humanity-scene-module = { $name } ({ $colour }), { $note }{ $crossed ->
        [0] {""}
       *[other] , уйдёт при следующем обороте
    }
humanity-scene-leaves = { $module } (уйдёт)
humanity-scene-lies = { $module }
humanity-scene-base = На базе: { $cells }.
humanity-scene-holds = { $cell } { $module } { $stock }
humanity-scene-rock = { $cell } преграда
humanity-scene-store = { $cell } { $module }, { $colour }; { $makes }: { $stock }.
humanity-scene-lab = { $cell } { $module }, цвет { $colour }: исследования +{ $each } за каждый новый { $counts ->
        [orange] оранжевый модуль
        [blue] синий модуль
        [purple] фиолетовый модуль
        [green] зелёный модуль
       *[any] модуль
    } рядом.
humanity-scene-threshold = Исследования { $research } в конце года дают науку { $science }.
humanity-scene-by = { $what } { $by }
humanity-scene-free = { $cell } свободна для посадки.
humanity-scene-square = Квадрат, левая верхняя клетка { $cell }.
humanity-scene-grows = { $what ->
        [points] Очки
        [science] Наука
       *[research] Исследования
    }: было { $was }, станет { $now }.
humanity-scene-stores = В запасе станет: { $now }; изменится: { $by }.
humanity-scene-nothing = ничего
