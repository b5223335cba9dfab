# «Человечество»: программы на раунд.

humanity-turns = Ходы
humanity-turns-live = Ход за ходом
humanity-turns-live-note = О каждом ходе спрашивают, когда он придёт.
humanity-turns-ahead = Программы на раунд
humanity-turns-ahead-note = Раз в раунд каждый пишет, что делать астронавтам; потом ходы играются по порядку.

humanity-programme-wish = Ход { $turn }: что?
humanity-programme-who = Ход { $turn }: кто?
humanity-programme-else = Ход { $turn }: а если не выйдет?
humanity-programme-order = Кто ходит когда?
humanity-programme-order-who = астронавт { $number }
humanity-programme-order-then = По очереди: { $people }
humanity-programme-colour = Ход { $turn }: какого цвета?
humanity-programme-colour-best = Какой тогда даст больше
humanity-programme-colour-best-note = Сначала считаются улучшения, потом лаборатории рядом, потом миссии.
humanity-programme-cells = Ход { $turn }: где работать сначала?
humanity-programme-work = Работать
humanity-programme-work-note = Как предложено, если не сказать где.
humanity-programme-best = Что тогда принесёт больше
humanity-programme-best-note = Очками и на будущее, кто бы ни пошёл; работа, если она ценнее.
humanity-programme-ask = Спросить меня
humanity-programme-ask-note = Когда придёт этот ход, партия подождёт вас.
humanity-programme-any = Любой модуль, цвет: { $colour }
humanity-programme-any-note = Первый от стрелы, который можно оплатить и поставить.
humanity-programme-open = пока ничего
humanity-programme-filled = Вы ходите { $place }-м из { $seats }, между вашими ходами — другие: если желание к своему ходу невыполнимо, считается следующее, потом желание более позднего хода, а в конце — работа.
humanity-programme-dear = к тому ходу не хватит на цену: { $cost }

humanity-programme-turn = Ход { $turn }
humanity-programme-unwritten = ничего не записано: работа, как предложено
humanity-programme-line = Астронавт { $number }: { $wish }
humanity-programme-line-else = { $line }; иначе: { $wish }
humanity-programme-line-colour = { $line }; цвет: { $colour }
humanity-programme-line-cells = { $line }; работа сначала на { $cells }
humanity-programme-now = Сейчас вышло бы так: { $then }
humanity-programme-brings = Ход { $turn }, если ничего не изменится: { $then }
humanity-programme-works = астронавт { $number } работает, { $work }.
humanity-programme-takes = астронавт { $number } идёт, цель — { $tile }, { $won }.
humanity-programme-asked = спросят вас.
humanity-programme-missed = { $wish } — { $barred ->
        [gone] на кольце больше нет
        [poor] нечем заплатить
       *[place] негде поставить
    }
humanity-programme-instead = { $why }, поэтому { $then }

humanity-tell-chooses = ✋ { $captain } по своей программе хочет выбрать этот ход.
humanity-why-chooses = В программе сказано спросить капитана, поэтому партия ждёт ответа.
humanity-fact-missed = Из вашей программы: { $missed }.
humanity-recap-missed = { $recap } Из вашей программы: { $missed }.
humanity-recap-instead = ход { $turn }, { $why }, вместо этого: { $deed }
humanity-recap-work = работа
humanity-silence-programme = программа, как она заполнена
humanity-guide-programme = 👽 Скажите, что делают ваши астронавты в этом раунде, ход за ходом: что сначала и что, если не выйдет. Одно **Готово** отправит то, что заполнено.
