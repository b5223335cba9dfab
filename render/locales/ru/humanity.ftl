# «Человечество»: что говорят его правила.

humanity-third = Третьи астронавты
humanity-third-printed = Как напечатано
humanity-third-printed-note = Чем позже ходит капитан, тем ближе к стреле.
humanity-third-even = Места уравнены
humanity-third-even-note = По очерёдности хода: втроём у ангаров 6, 6, 4, вчетвером у 6, 7, 6, 5; так тот, кто начинает, побеждает не реже других. Вдвоём и так поровну.

humanity-ice = лёд
humanity-methane = метан
humanity-insects = насекомые
humanity-oxygen = кислород
humanity-aircarbon = аэроуглерод
humanity-protein = белок
humanity-electricity = электричество
humanity-orange = оранжевый
humanity-blue = синий
humanity-purple = фиолетовый
humanity-green = зелёный
humanity-round = круглая
humanity-rectangular = прямоугольная
humanity-octagonal = восьмиугольная
humanity-wild = любой формы
humanity-left = слева
humanity-centre = в центре
humanity-right = справа

humanity-cell = { $cell }
humanity-no-cells = делать нечего
humanity-row = Ряд { $row }
humanity-astronaut = Астронавт { $number }, { $where }, работа { $work }
humanity-astronaut-reserve = Астронавт { $number } в резерве, работа { $work }
humanity-experiment = «{ $name }» ({ $side })
humanity-units =
    { $amount } { $amount ->
        [one] { $one ->
             [ice] лёд
             [methane] метан
             [insects] насекомое
             [oxygen] кислород
             [aircarbon] аэроуглерод
             [protein] белок
            *[electricity] электричество
        }{ $other ->
             [none] {""}
             [ice] {" "}или лёд
             [methane] {" "}или метан
             [insects] {" "}или насекомое
             [oxygen] {" "}или кислород
             [aircarbon] {" "}или аэроуглерод
             [protein] {" "}или белок
            *[electricity] {" "}или электричество
        }
        [few] { $one ->
             [ice] льда
             [methane] метана
             [insects] насекомых
             [oxygen] кислорода
             [aircarbon] аэроуглерода
             [protein] белка
            *[electricity] электричества
        }{ $other ->
             [none] {""}
             [ice] {" "}или льда
             [methane] {" "}или метана
             [insects] {" "}или насекомых
             [oxygen] {" "}или кислорода
             [aircarbon] {" "}или аэроуглерода
             [protein] {" "}или белка
            *[electricity] {" "}или электричества
        }
        [many] { $one ->
             [ice] льда
             [methane] метана
             [insects] насекомых
             [oxygen] кислорода
             [aircarbon] аэроуглерода
             [protein] белка
            *[electricity] электричества
        }{ $other ->
             [none] {""}
             [ice] {" "}или льда
             [methane] {" "}или метана
             [insects] {" "}или насекомых
             [oxygen] {" "}или кислорода
             [aircarbon] {" "}или аэроуглерода
             [protein] {" "}или белка
            *[electricity] {" "}или электричества
        }
       *[other] { $one ->
             [ice] льда
             [methane] метана
             [insects] насекомых
             [oxygen] кислорода
             [aircarbon] аэроуглерода
             [protein] белка
            *[electricity] электричества
        }{ $other ->
             [none] {""}
             [ice] {" "}или льда
             [methane] {" "}или метана
             [insects] {" "}или насекомых
             [oxygen] {" "}или кислорода
             [aircarbon] {" "}или аэроуглерода
             [protein] {" "}или белка
            *[electricity] {" "}или электричества
        }
    }
humanity-cost = { $amounts }
humanity-either = { $one } или { $other }
humanity-paid = { $units } с { $cell }
humanity-spent = { $parts }

humanity-note = { $cost } → { $brings }
humanity-brings = { $parts }
humanity-brings-store = { $makes }, работа { $work }
humanity-brings-time = единица времени, работа { $work }
humanity-brings-lab = исследования +{ $research ->
        [0] { $each }
       *[other] { $research } и ещё +{ $each }
    } за каждый { $colour ->
        [orange] оранжевый модуль
        [blue] синий модуль
        [purple] фиолетовый модуль
        [green] зелёный модуль
       *[any] модуль
    } рядом
humanity-chance = кто начинает, какие миссии в игре и в каком порядке выходят все модули и эксперименты; костей нет
humanity-brings-communications = исследования +{ $first }, +{ $second } или +{ $third } (год 1, 2 или 3), цвет на выбор
humanity-brings-link = исследования +{ $research }, цвет на выбор
humanity-brings-greenhouse = теплица, { $shape }{ $points ->
        [0] {""}
       *[other] {" "}(+{ $points })
    }
humanity-brings-strip = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
humanity-brings-research = исследования +{ $research }
humanity-effect-time = две единицы времени
humanity-effect-reactivate = все на базе снова готовы
humanity-note-option = { $kind } · { $brings } · ангар { $hangar }, { $away ->
        [0] у стрелы
       *[other] до стрелы { $away }
    }: домой { $home ->
        [0] в 1-й оборот
        [1] во 2-й оборот
       *[other] позже
    }{ $leaves ->
        [0] {""}
       *[other] {" "}· последний раз
    }
humanity-note-either = оранжевый или синий
humanity-note-and = { $won }, { $effect ->
        [time] время +2
       *[reactivate] все готовы
    }
humanity-note-wins =
    { $points ->
        [0] исследования +{ $research }
       *[other]
            { $research ->
                [0] очки +{ $points }
               *[other] исследования +{ $research }, очки +{ $points }
            }
    }
humanity-note-auto = астронавт { $number } ({ $work })
humanity-note-rest = астронавту { $number } не над чем работать: ход пройдёт впустую
humanity-work = { $made }
humanity-work-store = { $units } на { $cell }
humanity-work-time = { $units ->
        [one] { $units } единица времени
        [few] { $units } единицы времени
        [many] { $units } единиц времени
       *[other] { $units } единицы времени
    } на { $cell }
humanity-work-obstacle =
    { $left ->
        [0] преграда на { $cell } убрана
       *[other] преграда на { $cell }, осталось { $left }
    }
humanity-note-store = { $makes }: { $stock } из { $most }, работа { $work }
humanity-note-time = единица времени, работа 1
humanity-note-obstacle = преграда, осталось { $left }, работа 1
humanity-work-cell = { $cell } × { $times }
humanity-plan-store = { $makes }: { $stock } → { $then }, работа { $work }
humanity-plan-time = { $units ->
        [one] { $units } единица времени
        [few] { $units } единицы времени
        [many] { $units } единиц времени
       *[other] { $units } единицы времени
    }, работа { $work }
humanity-plan-obstacle = { $left ->
        [0] преграда исчезнет
       *[other] преграда, останется { $left }
    }, работа { $work }
humanity-closed-idle = «{ $option }» ни с чем другим не сочетается.
humanity-closed-amount = для этой клетки уже выбрано другое число.
humanity-closed-over = столько работы не осталось.
humanity-work-none = Ни над чем не работать
humanity-note-none = вся работа этого хода пропадёт
humanity-note-cell = рядом: { $modules }

humanity-field-action = Что вы делаете?
humanity-action-auto = Работать, как предложено
humanity-action-rest = Отдыхать
humanity-action-work = Работать по-своему
humanity-action-deploy = Развернуть модуль
humanity-action-experiment = Провести опыт
humanity-closed-deploy = ни один модуль нельзя оплатить и поставить.
humanity-closed-experiment = ни один опыт нельзя оплатить.
humanity-field-astronaut = Кто идёт?
humanity-field-worker = Кто работает?
humanity-field-work = Где работать? Всего { $points ->
        [one] { $points } очко работы
        [few] { $points } очка работы
        [many] { $points } очков работы
       *[other] { $points } очка работы
    }
humanity-fault-unplanned = В плане пока нет работы. Выберите, над чем работать, или вариант «{ $option }», если так и задумано.
humanity-field-module = Какой модуль?
humanity-field-experiment = Какой опыт?
humanity-closed-cost = не хватает на цену: { $cost }.
humanity-closed-greenhouse = теплицы таких форм не могут там соприкасаться.
humanity-field-colour = Какого цвета?
humanity-field-payment = Чем вы платите?
humanity-keep-plain = Как обычно
humanity-keep-electricity = Сберечь электричество
humanity-keep-advanced = Сберечь сложные ресурсы
humanity-keep-either = Сберечь двойные запасы
humanity-keep-basic = Сберечь простые ресурсы
humanity-keep-own = По-своему
humanity-field-pay = { $cell } отдаёт: { $makes }
humanity-field-upgrade = Кого улучшает квадрат?
humanity-field-cell = Куда садится астронавт { $number } (работа { $work })?
humanity-landing = Посадка
humanity-landing-landed = { $landed }
humanity-landing-lands = астронавт { $number } на { $cell }
humanity-landing-nowhere = свободных клеток нет, астронавты ждут в резерве
humanity-landing-note = На свободную клетку рядом с модулем. Что астронавт потом развернёт, ляжет именно туда.

humanity-fact-gains = Итого { $won }.
humanity-fact-left = Очков работы пропадёт: { $left }.
humanity-fact-who = Если не выбрать, это астронавт { $number }, { $where }.
humanity-fact-who-reserve = Если не выбрать, это астронавт { $number } из резерва.
humanity-fact-colour = Если не выбрать, цвет — { $colour }: здесь он приносит больше или столько же.
humanity-fact-paid = Оплата: { $paid }.
humanity-fact-upgrade = Работа астронавта { $number } с этих пор больше на 1.
humanity-fact-away = { $away ->
        [0] Астронавт { $number } уходит в ангар { $hangar }, у стрелы, и вернётся раньше всех.
       *[other] Астронавт { $number } уходит в ангар { $hangar }; до него от стрелы { $away }.
    }
humanity-fact-worked = Астронавт { $number } работает: { $work }.

humanity-standing-work = Работа без вопросов
humanity-standing-work-poor = Когда платить нечем
humanity-standing-work-always = Всегда
humanity-standing-place = Вернувшиеся перед такой работой
humanity-standing-place-suggested = Садятся, где предложено
humanity-standing-place-alone = действует только вместе с работой без вопроса: выберите и её.
humanity-standing-usual = Кто не ответит в срок, сажает астронавтов и работает, как предложено.
humanity-decided-points = Разница: { $ahead ->
        [one] { $ahead } очко.
        [few] { $ahead } очка.
        [many] { $ahead } очков.
       *[other] { $ahead } очка.
    }
humanity-decided-electricity = Очков поровну; решило электричество в запасе, { $more } против { $less }.
humanity-decided-advanced = Очков поровну; решили сложные ресурсы в запасе, { $more } против { $less }.
humanity-decided-basic = Очков поровну; решили простые ресурсы в запасе, { $more } против { $less }.
humanity-decided-shared = Очков и запасов поровну: победа общая.

humanity-silence-whoever = играет, как предложено
humanity-silence-turn = посадка и работа, как предложено

humanity-counted = Итог на сейчас (очки)

# Имена компьютерных капитанов
humanity-captain-1 = Командор Иней
humanity-captain-2 = Доктор Лишайник
humanity-captain-3 = Тётушка Метан
humanity-captain-4 = Вездеход-9
humanity-captain-5 = Профессор Кратер
humanity-captain-6 = Малыш Гюйгенс
