# Martians!!!: слова её правил. Имена участков и карт стоят в именительном; участок называют с номером.

martians-comp = Гонка
martians-coop = Вместе
martians-turns = Ходы
martians-turns-turn = По очереди
martians-turns-turn-note = Кто ходит, видит всё, что было до этого, и решает на месте.
martians-turns-rounds = Раундами
martians-turns-rounds-note = Раз в раунд все пишут план своего хода, потом ходы идут по планам.
martians-kills = Марсиан для победы
martians-kills-30 = 30
martians-kills-20 = 20
martians-rounds = Раундов не больше
martians-rounds-40 = 40
martians-rounds-24 = 24
martians-answers = Карты в чужие ходы
martians-answers-windows = По мере событий
martians-answers-windows-note = Для всех, у кого есть карта, ненадолго открывается окно.
martians-answers-ahead = Заранее
martians-answers-ahead-note = Карты играются сами в те моменты, которые назвали их капитаны; ждать некого.
martians-spawn-after = Марсиане, когда корабль найден
martians-spawn-count = По числу капитанов
martians-spawn-count-note = До трёх капитанов — на всех фермах, больше — только на ферме корабля.
martians-spawn-all = На всех фермах
martians-spawn-ship = На ферме корабля
martians-clock = Всего марсиан
martians-clock-printed = 100
martians-clock-gentle = 110
martians-clock-gentle-note = Для первой партии или для пяти и шести капитанов.
martians-hands = Карты на руках
martians-hands-closed = Закрыты
martians-hands-open = Открыты команде
martians-hands-open-note = Все за столом видят все карты, зрители — нет.

martians-fuel = горючее
martians-fertilizer = удобрение
martians-dynamite = динамит
martians-tile = { $tile } { $number }
martians-square = { $tile }, клетка { $place }

martians-card = Сначала карта
martians-use = Применить: { $card }
martians-numbered = { $number }: { $what }
martians-cell = Куда лечь участку
martians-cell-north = К северу: { $tile }
martians-cell-east = К востоку: { $tile }
martians-cell-south = К югу: { $tile }
martians-cell-west = К западу: { $tile }
martians-turn = Как он лежит
martians-turned = { $quarters ->
    [0] Как напечатано
    [one] { $quarters } четверть оборота по часовой стрелке
    [few] { $quarters } четверти оборота по часовой стрелке
   *[many] { $quarters } четвертей оборота по часовой стрелке
}
martians-tokens = Что на нём лежит
martians-tokens-rows = По рядам
martians-tokens-far = Предметы подальше от дороги
martians-tokens-near = Предметы поближе к дороге

martians-goal = Идти к
martians-way = Путь
martians-way-usual = Короткий, и боёв немного
martians-way-short = Самый короткий
martians-way-safe = Боёв как можно меньше
martians-way-stay = Никакой: остаться на месте
martians-pays = Патроны в бою
martians-pays-need = { $need ->
    [1] Тратить 1 там, где он решает
   *[other] Тратить до { $need } там, где они решают
}
martians-pays-never = Только с последней жизнью
martians-pays-ask = Спрашивать меня
martians-stop = Остановиться
martians-stop-never = Ни за что
martians-stop-below = Если жизней меньше { $life }
martians-then = У цели
martians-then-end = Остаться там
martians-then-ask = Осмотреться и идти дальше
martians-then-on = Идти дальше, к следующему лучшему
martians-walk-squares = Клеток: { $squares }, пройти можно { $left }
martians-walk-fights = Боёв: { $fights }; остаться в живых получается в { $percent } % случаев
martians-walk-tokens = Лежит на пути: { $tokens }
martians-pay = Чем платить
martians-pay-life = 1 жизнь (у вас { $have })
martians-pay-bullets = Патроны: { $need } (у вас { $have })
martians-pay-shell = 1 патрон дробовика (в нём { $have })

martians-how = Орда
martians-horde-suggested = Сначала самые дальние
martians-horde-towards = К капитану: { $captain }
martians-horde-away = Прочь от капитана: { $captain }
martians-horde-ship = К кораблю
martians-horde-hand = По одному
martians-from = Марсианин { $number }
martians-to = Марсианин { $number } идёт на
martians-spawn = Новый марсианин: { $square }
martians-discard = В сброс
martians-when = { $card }: в чужие ходы
martians-when-keep = Держать
martians-when-now = Сыграть сразу
martians-when-defend = Защищаться
martians-when-winning = Когда кто-то вот-вот победит
martians-when-horde = Перед ходом марсиан, если один рядом со мной
martians-when-ask = Спросить меня

martians-farms = Новые марсиане на фермах
martians-whens = Ваши карты в чужие ходы
martians-conditions = В дороге
martians-section = { $things }
martians-said = { $field }: { $chosen }
martians-said-next = { $rest }; { $next }
martians-section-nothing = Ничего

martians-wish = Какое оружие взять, если высадится десант
martians-answer = Ответить картой
martians-onto = Перевести на
martians-target-captain = Капитан
martians-target-tile = Участок
martians-target-to = Участок, куда они идут
martians-target-martians = Марсиане
martians-target-square = Клетка
martians-target-own = Предмет, который вы отдаёте
martians-target-from = Предмет, который вы берёте
martians-target-crop = Жетон поля
martians-target-crops = Два жетона поля
martians-target-bare = Пять участков без марсиан
martians-target-five = Марсианин { $number }
martians-swap-captain = { $object }, владелец: { $captain }
martians-swap-known = { $object }: { $square }
martians-swap-hidden = Лежит лицом вниз: { $square }

martians-plan-aim = Цель
martians-plan-where = Место
martians-plan-else = Если не выйдет
martians-plan-lacking = Чего не хватает, где ближе
martians-plan-fight = Ближайший марсианин
martians-plan-flee = Подальше от марсиан
martians-plan-ship = Корабль
martians-plan-place = Место на карте
martians-plan-ask = Спросить меня
martians-plan-tile = Ваш участок
martians-plan-tile-near = Рядом с вами
martians-plan-tile-far = Далеко

martians-over-bomb = Бомба на корабле.
martians-over-kills = Марсиан собрано достаточно.
martians-over-delivered = Все три предмета на корабле. Городок спасён.
martians-over-invaded = Пришёл последний марсианин. Городок потерян.
martians-over-no-ship = Корабль уже не найти. Городок потерян.
martians-over-quiet = Десять раундов прошли впустую.
martians-over-rounds = Последний раунд позади.
martians-over-stuck = Победить уже некому.

martians-standing-turn = Мой ход, если я не отвечу
martians-standing-suggested = Как предложено
martians-standing-default = Остаться на месте

martians-typed = например, { $example }
martians-reads-square = Клетки { $word } нет; попробуйте { $example }.
martians-reads-step = { $source }-{ $goal }: этот марсианин так шагнуть не может.
martians-reads-many = Марсиан ходит не больше { $most }.
