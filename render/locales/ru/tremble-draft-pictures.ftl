# Картинки первого черновика «Трепещите, человеки!»: коротко.

# Поле
tremble-draft-picture-deck = { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
tremble-draft-picture-fuel = { $fuel } из { $holds }
tremble-draft-picture-search = Поиск
tremble-draft-picture-searches = Поиски
tremble-draft-picture-turns = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
tremble-draft-picture-army = { $count ->
        [0] Кто ведёт поиск, дерётся или уходит
        [one] { $count } бой с армией
        [few] { $count } боя с армией
       *[many] { $count } боёв с армией
    }
tremble-draft-picture-trophies = Трофеи
tremble-draft-picture-tasks = Трофеи; задания тайные, награда в конце
tremble-draft-picture-ended = Итог на сейчас, без заданий
tremble-draft-counted = Итог на сейчас, без заданий (люди)

# Рука
tremble-draft-picture-own-tasks = Ваши тайные задания
tremble-draft-picture-deal = Задания: оставьте одно, два или три

# Бой вблизи
tremble-draft-picture-against = Поиск
tremble-draft-picture-joined = Из резерва: { $ships }, топливо { $fuel }

# Фильм
tremble-draft-picture-reveal = Ход { $turn } — вскрытие

# Афиша
tremble-draft-picture-title = ТРЕПЕЩИТЕ, ЧЕЛОВЕКИ!
tremble-draft-picture-edition = Первый черновик

# Картины словами
tremble-draft-picture-alt-against = Поиск встречает армию: { $city }.
tremble-draft-picture-alt-captain = { $letter } { $captain }: людей { $humans }, топливо { $fuel }, { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
       *[many] { $trophies } трофеев
    }.
tremble-draft-picture-alt-army = Идёт армия: { $army }, { $attack }.
tremble-draft-picture-alt-space = { $number } { $city }: набег { $raid }, поиск { $search }.
tremble-draft-picture-alt-search = { $letter } ведёт поиск: { $city }, { $search }; осталось { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }.
tremble-draft-picture-alt-task = Задание: { $task }, пока { $far }.
tremble-draft-picture-alt-poster = Трепещите, человеки!, первый черновик. Афиша партии { $number }: материнский корабль над ночным городом. { $state }. { $pace }.
tremble-draft-picture-alt-place = { $rank }: { $captain }, { $humans } человек, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
       *[many] { $trophies } трофеев
    }, заданий выполнено: { $met } из { $tasks }.
tremble-draft-picture-alt-reveal = Короткий фильм о вскрытии хода { $turn }: корабли летят к городам, загораются лучи, катятся кости.
