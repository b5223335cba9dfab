# «Трепещите, человеки! · первый черновик»: что говорят его правила.

tremble-draft-tasks = Задания
tremble-draft-tasks-on = Тайные
tremble-draft-tasks-on-note = Каждый оставляет от одного до трёх из четырёх. В конце каждое даёт людей или отнимает.
tremble-draft-tasks-off = Без заданий
tremble-draft-tasks-off-note = Считаются только люди. Хорошо для первой партии.

tremble-draft-ability-tempo = быстрый поиск: один ход
tremble-draft-ability-reserve = резерв: вступает в бой из дома
tremble-draft-ability-relocation = может перелететь после вскрытия

# Какие города, говорится в родительном падеже: «от 6 культурных городов».
tremble-draft-task = от { $needs }
tremble-draft-need-cities = { $least } { $what }
tremble-draft-need-each = { $least } { $what }
tremble-draft-need-regions = { $cities } в каждом из { $regions } регионов
tremble-draft-need-spread = { $regions } { $what } из разных регионов
tremble-draft-need-alike = { $least } городов одного региона и одного типа
tremble-draft-need-raid = { NUMBER($least) } человек в сумме всех набегов на картах ваших городов
tremble-draft-cities = городов
tremble-draft-cities-scientific = научных городов
tremble-draft-cities-cultural = культурных городов
tremble-draft-cities-industrial = промышленных городов
tremble-draft-cities-star = городов со звездой
tremble-draft-cities-raid = городов с набегом от { NUMBER($raid) }
tremble-draft-cities-regions = городов ({ $regions })
tremble-draft-note-task = Выполнено: +{ NUMBER($bonus) }. Не выполнено: −{ NUMBER($penalty) }.

tremble-draft-note-offer = { NUMBER($price) } · { $card }
tremble-draft-note-city = { $type } · { $region } · набег { NUMBER($raid) }, поиск { NUMBER($search) }

tremble-draft-field-tasks = Какие задания вы оставляете? От одного до трёх
tremble-draft-field-credit = Взять кредит 50 000? До конца партии нужно отдать 60 000
tremble-draft-option-credit = Взять
tremble-draft-option-no-credit = Нет, спасибо
tremble-draft-field-buy = Покупка
tremble-draft-field-discard = В утиль ради места
tremble-draft-field-repay = Возврат кредита
tremble-draft-option-repay = Отдать 60 000
tremble-draft-field-army = { $city }: идёт армия силой { $army }. Драться или уйти?
tremble-draft-option-army-fight = Драться
tremble-draft-option-army-leave = Уйти
tremble-draft-field-reserve = { $place } { $city }: какие корабли вступают в бой
tremble-draft-field-loss = { $place } { $city }: какой корабль потерян?
tremble-draft-field-loss-search = { $city }: какой корабль уничтожает армия?
tremble-draft-field-loot = { $place } { $city }: набег или поиск?
tremble-draft-field-stay = { $place } { $city }: кто остаётся на поиск
tremble-draft-option-raid = Набег, { NUMBER($humans) } сразу
tremble-draft-option-search = Поиск, { NUMBER($humans) } в конце

tremble-draft-closed-dear = цена { NUMBER($price) }; у вас { NUMBER($humans) }.
tremble-draft-closed-room = все пять ваших кораблей заняты поиском.
tremble-draft-closed-repay = для этого нужно 60 000.
tremble-draft-closed-elsewhere = уже вступает в другой бой.

tremble-draft-fact-purchase = Цена { NUMBER($price) }, останется { NUMBER($left) }.
tremble-draft-fact-army = { $city }: у вас { $total } против { $army }. Ваш шанс — { $percent } %.
tremble-draft-fact-tempo = { $city }: если остаётся корабль быстрого поиска, хватит одного хода.
tremble-draft-fact-ahead = Если никто не отступит и не вступит в бой, ваш шанс на победу — { $percent } %.
tremble-draft-fact-joined = С резервом ({ $ship }) шанс — { $percent } %.
tremble-draft-fact-may-join = { $captain }: из резерва может вступить ещё корабль.

tremble-draft-field-ahead-fight = { $space } { $city }: принять бой?
tremble-draft-field-ahead-join = { $space } { $city }: кто вступает в бой до броска
tremble-draft-field-ahead-moves = После вскрытия: мои перелёты
tremble-draft-field-ahead-when = { $space } { $city }: когда им вступать
tremble-draft-ahead-when-always = Всегда, когда бросают кости
tremble-draft-ahead-when-turns = Только если с ними я сильнее всех
tremble-draft-field-ahead-lose = { $space } { $city }: при поражении отдать
tremble-draft-field-ahead-city = { $space } { $city }: если город мой
tremble-draft-field-ahead-stay = { $space } { $city }: кто остаётся на поиск
tremble-draft-field-ahead-armies = { $space } { $city }: если при поиске придёт армия
tremble-draft-ahead-raid = Набег
tremble-draft-ahead-search = Поиск
tremble-draft-ahead-now-fight-last = бой (победа { $percent } %): корабль больше не нужен
tremble-draft-ahead-line-stay = на поиск: { $ships }
tremble-draft-ahead-line-join = на подмогу: { $ships }
tremble-draft-ahead-suggested-first = Заполнено так, как решил бы умный капитан: смелее там, где добыча больше, а потеря меньше. Когда время выйдет, это засчитается, если ваши постоянные приказы не говорят иного; меняйте что угодно.
tremble-draft-ahead-armies-usual = Драться, если хватит среднего броска
tremble-draft-ahead-armies-chance = Драться, а при шансе ниже { $percent } % — уйти
tremble-draft-ahead-armies-always = Драться с любой армией
tremble-draft-ahead-armies-never = Уйти

tremble-draft-standing-usual = Если правила нет: ничего не покупать, все корабли дома, без перелётов и без резерва; принять бой, если не остаётся соперник сильнее; терять самый дешёвый корабль; набег; драться с армией, если хватит среднего броска.
tremble-draft-standing-buy-keep = Ничего не покупать
tremble-draft-standing-buy-cheapest = Самый дешёвый корабль, пока есть место
tremble-draft-standing-buy-strongest = Самый сильный корабль, пока есть место
tremble-draft-standing-reserve = Резерв, который вступает в бой
tremble-draft-standing-reserve-never = Никого не вызывать
tremble-draft-standing-tasks = Какие задания оставить
tremble-draft-standing-credit = Кредит, если его дают
tremble-draft-standing-loss = Потеря кораблей
tremble-draft-standing-loss-cheapest = Самый дешёвый
tremble-draft-standing-loot = Набег или поиск
tremble-draft-standing-army = Армии при поиске

tremble-draft-silence-whoever = ничего не покупает, держит все корабли дома, следует боевым приказам, как они заполнены, а на вопрос среди боя отвечает боем, если не остаётся соперник сильнее, и набегом
tremble-draft-silence-tasks = остаётся одно задание, с наименьшим штрафом
tremble-draft-silence-credit = кредит не взят
tremble-draft-silence-reserve = резерв не вступает
tremble-draft-silence-army = бой, если хватит среднего броска
