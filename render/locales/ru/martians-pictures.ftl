# Martians!!!: картинки, их описания и поле словами.

martians-title = Марсиане!!!
martians-headline = Раунд { $round }, ход { $turn }
martians-headline-plans = Раунд { $round }: планы
martians-headline-over = Конец
martians-picture-left-comp = Побеждает бомба или { $goal } марсиан. Участков: { $tiles }.
martians-picture-left-coop = Марсиан ещё придёт: { $supply }. Участков: { $tiles }.
martians-text-race = Собрано марсиан: { $standings }.
martians-picture-tile = Ваш участок: { $tile }
martians-hand-empty = Карт у вас нет.
martians-hand-of = { $captain }, на руках: { $cards }.

martians-film-round = Раунд { $round }
martians-film-title = Раунд { $round }: { $captain }
martians-film-walk = Бросок на ход
martians-film-fight = Бой!
martians-film-horde = Бросок за орду
martians-closeup-death = Они добрались!
martians-closeup-ship = Посадка в кукурузе!
martians-closeup-taken = И след простыл!
martians-closeup-found = Марсианин в поле побеждён ({ $captain }), а под ним — корабль-матка.
martians-podium-saved = Городок спасён
martians-podium-lost = Городок достался им
martians-alt-podium = { $title }.
martians-alt-brought = { $captain }, принесено на корабль-матку: { $thing }.
martians-medal-bomb = Мастер бомбы
martians-medal-bomb-by = { $count ->
    [one] { $count } предмет принесён на корабль
    [few] { $count } предмета принесено на корабль
   *[many] { $count } предметов принесено на корабль
}
martians-medal-hunter = Гроза Марса
martians-medal-hunter-by = { $count ->
    [one] побеждён { $count } марсианин
    [few] побеждены { $count } марсианина
   *[many] побеждено { $count } марсиан
}
martians-medal-finder = Полные карманы
martians-medal-finder-by = { $count ->
    [one] подобрана { $count } вещь
    [few] подобраны { $count } вещи
   *[many] подобрано { $count } вещей
}
martians-medal-walker = Стоптанные сапоги
martians-medal-walker-by = { $count ->
    [one] пройдена { $count } клетка
    [few] пройдены { $count } клетки
   *[many] пройдено { $count } клеток
}
martians-medal-brave = Ни шагу назад
martians-medal-brave-by = { $count ->
    [one] { $count } жизнь отдана в боях
    [few] { $count } жизни отданы в боях
   *[many] { $count } жизней отдано в боях
}

martians-thing-object = Предмет лицом вниз
martians-thing-life = Жизнь
martians-thing-bullet = Патрон
martians-thing-crop = Жетон поля лицом вниз
martians-thing-circle = Круг на поле
martians-thing-ship = Корабль-матка

martians-alt-town = Показано участков: { $count }.
martians-alt-tile = { $tile }: { $things }.
martians-alt-tile-empty = { $tile }: пусто.
martians-alt-thing-on = { $thing } на { $places }
martians-alt-martians-on = { $count ->
    [1] марсианин
   *[other] марсиане
} на { $places }
martians-alt-known-on = { $thing } на { $places }, знаете только вы
martians-alt-captain-on = { $captain } на { $places }
martians-alt-captain = { $letter } { $captain }{ $acts ->
    [1] , сейчас ходит
   *[0] {""}
}. Жизней: { $lives }, патронов: { $bullets }, марсиан: { $kills }, карт: { $cards }{ $shells ->
    [0] {""}
   *[other] , в дробовике: { $shells }
}.
martians-alt-captain-coop = { $letter } { $captain }{ $acts ->
    [1] , сейчас ходит
   *[0] {""}
}. Жизней: { $lives }, патронов: { $bullets }, карт: { $cards }{ $shells ->
    [0] {""}
   *[other] , в дробовике: { $shells }
}.
martians-alt-captain-has = { $standing } Есть: { $things }.
martians-alt-captain-armed = { $standing } Есть: { $things }. Оружия: { $weapons }.
martians-alt-delivered = На корабле: { $objects }.
martians-alt-card = { $card }: { $text }
martians-alt-card-short = У вас карта: { $card }.
martians-alt-way = Путь: клеток { $squares }, марсиан на нём { $fights }.
martians-alt-overview = Рядом весь городок в малом виде.
martians-alt-places = Вопрос о клетках { $places }: { $tile }.
martians-alt-cells = Мест для участка: { $count }; они пронумерованы, как в списке.
martians-alt-ghost = Он ляжет на место { $number }: { $tile }.
martians-alt-steps = Шагнёт марсиан: { $count }.
