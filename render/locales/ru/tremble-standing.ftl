# «Трепещите, человеки!»: постоянные приказы на время, когда капитана нет. На каждый вопрос одно правило.

tremble-standing-fact-usual = Если правила нет: ничего не покупать, все корабли дома, без перелётов; принять бой, если не остаётся соперник сильнее; ничего не применять; терять самый дешёвый корабль, брать трофеи по праву; набег; бой с армией при шансе от 50 %.
tremble-standing-fact-plan = План всё равно ждёт срока, если ни одного из его городов на поле нет.
tremble-standing-fact-pair = Потеря корабля и право на трофей могут быть одним вопросом; он ждёт срока, пока правила нет для обоих.

tremble-standing-buy-keep = Ничего не покупать, беречь людей
tremble-standing-buy-cheapest = Самый дешёвый корабль по карману
tremble-standing-buy-strongest = Самый сильный корабль по карману

tremble-standing-plan-richest = Все, кто может, в город с лучшим набегом
tremble-standing-plan-spread = По кораблю на город, на сколько хватит
tremble-standing-plan-tasks = По городам, которые нужны для заданий
tremble-standing-plan-scientific = По научным городам
tremble-standing-plan-cultural = По культурным городам
tremble-standing-plan-industrial = По промышленным городам

tremble-standing-respond = Станции и карты после броска
tremble-standing-respond-pass = Ничего не применять
tremble-standing-respond-stations = Станции, если помогают; карты никогда
tremble-standing-respond-turns = То, что превращает поражение в победу
tremble-standing-respond-helps = То, что полезнее всего, если иначе поражение

tremble-standing-loss = Потеря корабля
tremble-standing-loss-cheapest = Отдать самый дешёвый
tremble-standing-loss-weakest = Отдать самый слабый
tremble-standing-loss-station = Спасти станцией, иначе отдать самый дешёвый
tremble-standing-loss-save = Спасти станцией или картой, иначе самый дешёвый

tremble-standing-claim = Право на трофей
tremble-standing-claim-always = Забирать всё, что можно
tremble-standing-claim-tasks = Только то, что нужно для задания
tremble-standing-claim-never = Не забирать, беречь карту

tremble-standing-reward = Набег или облава
tremble-standing-reward-raid = Всегда набег
tremble-standing-reward-chance = Облава, а при шансе ниже { $percent } % — набег
tremble-standing-reward-more = Набег или облава: что в среднем приносит больше
tremble-standing-reward-catch = Облава при любых шансах

tremble-standing-army = Армии людей

tremble-silence-whoever = ничего не покупает, держит все корабли дома, следует боевым приказам, как они заполнены, а на вопрос среди боя отвечает боем, если не остаётся соперник сильнее, и набегом
tremble-silence-respond = ничего не применяется
tremble-silence-loss = потерян самый дешёвый корабль, трофей взят, если карта даёт право
tremble-silence-aftermath = потерян самый дешёвый корабль, в городах набег
tremble-silence-army = бой при шансе от 50 %
