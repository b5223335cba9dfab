# Martians!!!: как о ней рассказывают — сообщения, история, потери, итоги, причины.

martians-roll-walk = на ход
martians-roll-fight = в бою
martians-roll-horde = за орду
martians-roll-lot = на кого выпадет

martians-tell-began = Один дом, одна лампа и странный свет в небе. Начинает { $captain }.
martians-tell-turn = Раунд { $round }, ходит { $captain }.
martians-tell-turn-extra = Ещё один ход: { $captain }.
martians-tell-laid = { $captain } выезжает на новый участок: { $tile } { $number }.
martians-tell-came-with = { $count ->
    [one] { $count } марсианин
    [few] { $count } марсианина
   *[many] { $count } марсиан
}
martians-tell-brought = Там: { $things }.
martians-tell-dropped = { $captain } тянет участок, которому нет места: { $tile }.
martians-tell-closed = Городок замкнулся: больше ничего не положить. Ход окончен: { $captain }.
martians-tell-rolled = { $captain }, бросок { $what }: { $face }, считается { $counts }.
martians-tell-won = { $captain } побеждает марсианина на { $square }.
martians-tell-won-bullets = { $captain } побеждает марсианина на { $square }, { $amount ->
    [one] потрачен { $amount } патрон.
    [few] потрачено { $amount } патрона.
   *[many] потрачено { $amount } патронов.
}
martians-tell-won-shell = { $captain } побеждает марсианина на { $square }, помог дробовик.
martians-tell-lost-roll = { $captain } теряет жизнь: марсианин на { $square }.
martians-tell-set-out = { $captain } отправляется на { $square }.
martians-tell-walked = { $captain } проходит { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}, теперь на { $square }.
martians-tell-moved = { $captain } вдруг на { $square }, а не на { $origin }.
martians-tell-picked = { $captain } подбирает: { $thing }.
martians-tell-looked = { $captain } смотрит, что там лежит, и оставляет на месте.
martians-tell-lies = { $thing } лежит теперь на { $square }.
martians-tell-died = Марсиане добрались до цели: { $captain }, клетка { $square }. Новая жизнь начинается у дома.
martians-tell-died-lost = { $captain } теряет: { $things }.
martians-tell-objects-lost = { $captain } теряет: { $objects }.
martians-tell-exchanged = { $captain } отдаёт: { $objects }. Взамен: { $other }.
martians-tell-gained = { $captain } получает: { $objects }.
martians-tell-delivered = { $captain } кладёт на корабль-матку: { $objects }.
martians-tell-changed = { $captain }: { $things }.
martians-tell-came = { $count ->
    [one] Пришёл { $count } марсианин: { $squares }.
    [few] Пришли { $count } марсианина: { $squares }.
   *[many] Пришло { $count } марсиан: { $squares }.
}
martians-tell-left = { $count ->
    [one] Ушёл { $count } марсианин: { $squares }.
    [few] Ушли { $count } марсианина: { $squares }.
   *[many] Ушло { $count } марсиан: { $squares }.
}
martians-tell-collected = { $captain } забирает себе { $count ->
    [one] { $count } марсианина: { $squares }.
    [few] { $count } марсиан: { $squares }.
   *[many] { $count } марсиан: { $squares }.
}
martians-tell-horde = Орда шевелится: { $count ->
    [one] шагает { $count } марсианин.
    [few] шагают { $count } марсианина.
   *[many] шагает { $count } марсиан.
}
martians-tell-removed = Участок { $number } исчез, будто его и не было.
martians-tell-drew = { $captain } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
martians-tell-drew-cards = { $captain } берёт: { $cards }.
martians-tell-discarded = { $captain } сбрасывает: { $cards }.
martians-tell-ready = { $captain } при оружии: { $card }.
martians-tell-played = { $captain } играет карту **{ $card }**.
martians-tell-drawn = { $captain } находит карту **{ $card }**.
martians-tell-cancelled = { $captain } отвечает на «{ $answered }» картой **{ $card }**: отменено.
martians-tell-turned = { $captain } отвечает на «{ $answered }» картой **{ $card }**: новая цель — { $other }.
martians-tell-fizzled = { $card }: делать было нечего.
martians-tell-ended = { $card }: действие кончилось.
martians-tell-chooses = { $captain } решает этот момент без приказов.
martians-tell-winners = { $count ->
    [1] Победа: { $captains }.
   *[other] Общая победа: { $captains }.
}

martians-lost-life = последняя жизнь
martians-lost-kills = { $count ->
    [one] { $count } марсианин
    [few] { $count } марсианина
   *[many] { $count } марсиан
}
martians-lost-objects = { $objects }
martians-lost-shots = { $count ->
    [one] { $count } патрон
    [few] { $count } патрона
   *[many] { $count } патронов
}
martians-lost-lives = { $count ->
    [one] потеряна { $count } жизнь
    [few] потеряны { $count } жизни
   *[many] потеряно { $count } жизней
}
martians-lost-bullets = { $count ->
    [one] потерян { $count } патрон
    [few] потеряны { $count } патрона
   *[many] потеряно { $count } патронов
}
martians-gain-lives = { $count ->
    [one] прибавилась { $count } жизнь
    [few] прибавились { $count } жизни
   *[many] прибавилось { $count } жизней
}
martians-gain-bullets = { $count ->
    [one] прибавился { $count } патрон
    [few] прибавились { $count } патрона
   *[many] прибавилось { $count } патронов
}
martians-loss-died = Марсиане добрались до вас. Потеряно: { $things }.
martians-loss-objects = Карта отняла у вас: { $objects }.
martians-loss-exchanged = Прожектор обменял у вас: { $objects } — на: { $other }.
martians-loss-discarded = Из-за карты сброшены все ваши карты: { $cards }.
martians-loss-changed = Карта задела вас: { $things }.

martians-recap = Ваш ход: { $came }. После него жизней: { $lives }, патронов: { $bullets }.
martians-moment-ended = раунд { $round }: { $things }
martians-moment-ended-ship = { $count ->
   *[other] найден корабль-матка
}
martians-moment-ended-delivered = { $count ->
    [one] { $count } предмет принесён на корабль
    [few] { $count } предмета принесено на корабль
   *[many] { $count } предметов принесено на корабль
}
martians-moment-ended-found = { $count ->
    [one] найден { $count } предмет
    [few] найдены { $count } предмета
   *[many] найдено { $count } предметов
}
martians-counted = Собрано марсиан
martians-recap-race = Ваш ход: { $came }. После него жизней: { $lives }, патронов: { $bullets }, марсиан: { $foreseen }; место: { $rank }.
martians-recap-won = { $count ->
    [one] побеждён { $count } марсианин
    [few] побеждены { $count } марсианина
   *[many] побеждено { $count } марсиан
}
martians-recap-found = подобрано: { $things }
martians-recap-delivered = на борт отнесено: { $objects }
martians-recap-nothing = тихая ночь

martians-why-began = Кто начинает, решил случай; дальше ходят по часовой стрелке.
martians-why-turn = Ходят по часовой стрелке.
martians-why-turn-extra = Карта дала ещё один ход, в нём своя карта.
martians-why-laid = Каждый ход начинается с участка. Дороги должны сойтись. На каждую клетку дороги приходит марсианин, жетоны ложатся в дома.
martians-why-dropped = Участок, которому нигде нет места, выходит из игры.
martians-why-closed = Рядом с открытыми дорогами не ляжет больше ни один участок игры. Ход на этом кончается.
martians-why-rolled = На кубике { $face }; с тем, что прибавляют или отнимают карты, это { $counts }.
martians-why-fought = Бой выигрывают с { $least } и больше.
martians-why-mended = За недостающее заплачено.
martians-why-lost-roll = Проигранный бросок, за который нечем платить, стоит жизни, и бой идёт дальше.
martians-why-set-out = Как далеко идти, говорят кубик и жизни. Путь выбран по тому, что капитан говорит о боях.
martians-why-walked = Путь прерывается там, где стоит марсианин или что-то лежит, а потом продолжается.
martians-why-moved = Эту фигуру передвинула карта. С марсианином там дерутся в ход её капитана.
martians-why-picked = Всё, что можно подобрать по дороге, подбирается.
martians-why-looked = Двух предметов одного вида не держат, поэтому второй остаётся на месте.
martians-why-lies = Так вышло из-за карты, боя или гибели.
martians-why-died = Без жизней теряют половину собранных марсиан с округлением вверх, все предметы и всё оружие. Предметы рассыпаются по ближайшим домам.
martians-why-objects = Так велит карта.
martians-why-delivered = Играя вместе, капитан на открытом корабле выкладывает всё, чего там ещё нет.
martians-why-changed = Так велит карта. Больше пяти не бывает ни жизней, ни патронов.
martians-why-came = Марсиане приходят с участками и картами, а в конце хода — на каждую ферму с жетоном поля.
martians-why-left = Куда они уходят, сказано на карте: в коробку, в запас или к тому, кто её сыграл.
martians-why-horde = Сколько марсиан шагнёт, говорит кубик; куда — тот, кто ходит.
martians-why-removed = Карта убрала участок на краю, где не было фигур и который ничего не соединял.
martians-why-drew = Рука пополняется до трёх карт.
martians-why-discarded = В конце хода можно сбросить одну карту.
martians-why-slimed = Карта забирает карты у всех; каждый берёт столько же новых.
martians-why-ready = Оружие лежит перед капитаном, пока его не применят.
martians-why-played = От одного своего хода до другого можно сыграть одну карту.
martians-why-drawn = Кто ступает на знак, тянет карту марсиан, и она исполняется.
martians-why-answered = Если карта выбирает одного капитана, ответить может любой, у кого есть ответ.
martians-why-fizzled = Цели для неё не было.
martians-why-over = Её время вышло.
martians-why-chooses = Капитан просит его спрашивать.
martians-why-ended = Партия кончается сразу, как достигнута цель или когда она никуда не ведёт.
