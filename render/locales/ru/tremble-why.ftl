# «Почему?» в «Трепещите, человеки!»: из чего сложился результат, с числами. Сначала ясно, потом сухо.
# Строки короткие, для телефона; формула читается «3 + 4 = 7», чтобы проверить её мог каждый.

# Покупка
tremble-why-turn = Топливо хода — его номер плюс 3, но не больше 12; ход { $turn }: { $fuel }. Сработавшие станции снова готовы.
tremble-why-credit = Кредит дают капитанам, у которых меньше 50 000 человек и меньше 2 кораблей. В конце он стоит 60 000.
tremble-why-bought-secret =
    { $count ->
        [one] Что это за корабль — тайна до его первой атаки.
        [few] Что это за корабли — тайна до их первой атаки.
        [many] Что это за корабли — тайна до их первой атаки.
       *[other] Что это за корабли — тайна до их первой атаки.
    }
tremble-why-bought-worth =
    { $count ->
        [one] { $count } корабль за { $price }; какой — тайна до его первой атаки.
        [few] { $count } корабля, вместе { $price }; какие — тайна до их первой атаки.
        [many] { $count } кораблей, вместе { $price }; какие — тайна до их первой атаки.
       *[other] { $count } корабля, вместе { $price }; какие — тайна до их первой атаки.
    }
tremble-why-discounts = Скидка: { $prices }.
tremble-why-discounted = К оплате: { $price } − { $off } = { $paid }.
tremble-why-discounted-all = Она покрывает всю цену.
tremble-why-humans-credit = { $captain }: { $before } + { $credit } − { $paid } = { $humans } человек.
tremble-why-scrapped = В утиль, чтобы освободить место, без возмещения: { $cards }. Предел — 5 кораблей и 2 станции, двух одинаковых не бывает.
tremble-why-given-back = { $captain } берёт две станции, { $cards }, и может вернуть обе и взять две другие карты. Их видят все.
tremble-why-cities = Каждый ход выкладывают на один город больше, чем капитанов; сейчас { $count }.

# Планы и перелёты
tremble-why-fuel = { $captain } отправляет корабли, которым нужно { $used } топлива; ход даёт { $limit }.
tremble-why-fuel-added = Добавочное топливо: { $fuel }. Новый предел: { $limit } + { $amount } = { $sum }.
tremble-why-hauled = { $captain } перебрасывает корабль { $ship } ({ $victim }): { $origin } → { $target }. Станция: { $station }.
tremble-why-hauled-late = { $captain }, станция { $station }: слишком поздно, корабль { $ship } уже в другом месте. Станции перебрасывают корабль только раз; эта всё равно потрачена.
tremble-why-haul-order = Первым действует капитан, у которого меньше всех людей.
tremble-why-no-hauls = Станции никто не применяет.

# Бои
tremble-why-boost = { $aid }: { $captain } получает ещё { $plus }.
tremble-why-cancelled = { $aid }: корабль { $ship } ({ $captain }) теряет { $lost }. Его собственная сила { $attack } остаётся.
tremble-why-reroll = { $aid }: { $captain } перебрасывает обе кости. Считается новый бросок, лучше он или хуже.
tremble-why-rerolled = { $captain }: было { $before } = { $had }, теперь { $after } = { $has }.
tremble-why-passed = У тех, кто не впереди всех, может найтись подмога, потому и вопрос. { $captain } пропускает, пока кто-нибудь другой чего-нибудь не применит.
tremble-why-claim = { $city }: { $captain } проигрывает бой, а карте с правом на трофей только того и нужно. Люди остаются у победителя, карта города — нет.
tremble-why-claims-spent = Права на трофей потрачены: { $captains }. Выбор за костями.
tremble-why-claim-dice = Карту города хотят забрать несколько капитанов; она у того, чей бросок выше: { $rolls }.
tremble-why-claim-tied = Наибольшие броски равны, их бросают снова.

# Потери и утешения
tremble-why-no-loss = { $captain }: здесь только неуязвимые корабли, терять нечего.
tremble-why-saved = { $captain }: за этот бой полагается отдать корабль. Вместо этого все летят домой, выручает { $aid }.
tremble-why-saved-army = { $captain }: армии полагается отдать корабль. Вместо этого все летят домой, выручает { $aid }.
tremble-why-compensated = По карте за каждый проигранный бой. Её видит только { $captain }; сыграть её можно со следующего хода.
tremble-why-compensated-card = { $captain } берёт карту { $card } за проигранный бой. Она работает один раз, со следующего хода.
tremble-why-compensated-humans = { $captain } берёт карту { $card } за проигранный бой. Люди приходят сразу: { $humans }.
tremble-why-no-compensation = { $captain }: за проигранный бой полагается карта, но и колода, и сброс пусты.

# Добыча
tremble-why-raid = { $city }: набег приносит { $raid }, и помешать ему никто не может. Облава принесла бы { $catch }, но впереди { $difficulty ->
        [one] { $difficulty } карта армий
        [few] { $difficulty } карты армий
        [many] { $difficulty } карт армий
       *[other] { $difficulty } карты армий
    }.
tremble-why-catch = { $city }: облава приносит { $catch } вместо { $raid }, если { $difficulty ->
        [one] пропустит { $difficulty } карта армий
        [few] пропустят { $difficulty } карты армий
        [many] пропустят { $difficulty } карт армий
       *[other] пропустят { $difficulty } карты армий
    }.
tremble-why-difficulty = { $city }: открыть нужно { $count ->
        [one] { $count } карту армий
        [few] { $count } карты армий
        [many] { $count } карт армий
       *[other] { $count } карты армий
    }.
tremble-why-helped = Меньше на { $fewer }, помощь: { $aids }. { $difficulty } − { $fewer } = { $count }.
tremble-why-helped-all = Карт не осталось ни одной, помощь: { $aids }.
tremble-why-too-few = Открыть удалось только { $count }: других нет ни в колоде, ни в сбросе.
tremble-why-no-armies = Армии среди них нет, облава удалась.
tremble-why-armies = { $count ->
        [one] Нужно побить армию: { $armies }.
        [few] Нужно побить армии, в таком порядке: { $armies }.
        [many] Нужно побить армии, в таком порядке: { $armies }.
       *[other] Нужно побить армии, в таком порядке: { $armies }.
    }
tremble-why-blanks = Пустых карт: { $count }.
tremble-why-army-help = Станции и карты ещё могут помочь.
tremble-why-army-boost = { $aid }: { $captain } получает ещё { $plus }, теперь { $sum }.
tremble-why-army-avoided = Перед каждым боем можно уйти. { $captain } уходит от армии силой { $army }: все корабли летят домой.
tremble-why-caught = { $city }, добыча облавы: { $catch }.
tremble-why-caught-more = { $city }, облава: { $parts }.
tremble-why-trophy-claimed = Карта города уже не здесь: после боя её забирает { $captain }.
tremble-why-fled = { $captain } уходит от армии силой { $army }. На этом облаве конец ({ $city }): людей не получает никто.
tremble-why-beaten = { $captain } проигрывает армии силой { $army }. Одного поражения довольно, облаве конец ({ $city }): людей не получает никто.

# Конец
tremble-why-counts = Подходящие трофеи ({ $task }): { $counts }.
tremble-why-nobody-scores = Без подходящего трофея нет и награды.
tremble-why-first = Больше всех: { $captain } получает { $humans }.
tremble-why-first-shared = Первое место делят { $captains }: обе награды, { $pot } на { $count }, по { $humans }.
tremble-why-second = Второе место: { $captain } получает { $humans }.
tremble-why-second-shared = Второе место делят { $captains }: { $pot } на { $count }, по { $humans }.
tremble-why-rounded = Доли округляют вниз до полных 10 000.
tremble-why-no-second-tied = Когда первое место делят, второго нет.
tremble-why-no-second = Больше ни у кого таких трофеев нет, и второго места тоже.
tremble-why-credits = { $captain }: { $count ->
        [one] взят { $count } кредит.
        [few] взято { $count } кредита.
        [many] взято { $count } кредитов.
       *[other] взято { $count } кредита.
    } Каждый в конце стоит { $each }: { $count } × { $each } = { $humans }.
tremble-why-credits-debt = Если платить нечем, число людей уходит ниже нуля.
