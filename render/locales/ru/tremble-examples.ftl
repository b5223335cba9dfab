# Картинки, объясняющие правило: по строке на всё, на что стоит взглянуть

tremble-example-alt = Пример в картинках. { $lines }
tremble-example-ship-attack = Сила 5
tremble-example-ship-fuel = Топливо 2: по капле на единицу
tremble-example-ship-wing = +3, если рядом тарелка
tremble-example-ship-city = +3 против научных городов
tremble-example-ship-back = Одна полоса: синяя карта; у красных две
tremble-example-city-kind = Тип и регион: для заданий важны оба
tremble-example-city-raid = Набег сразу приносит 40 000
tremble-example-city-catch = Облава приносит 70 000, если побить армии
tremble-example-city-armies = Его защищают две карты армий
tremble-example-wing-saucer = 3 + 3: рядом летит треножник
tremble-example-wing-tripod = 5 + 3: рядом летит тарелка
tremble-example-wing-sum = Вместе их сила 14
tremble-example-wing-idle = Вена — не научный город: эти +3 не в счёт
tremble-example-battle-totals = Сила A — 14, сила B — 5
tremble-example-battle-a = У A выпало 3 и 2: 14 + 5 = 19
tremble-example-battle-b = У B выпало 6 и 5: 5 + 11 = 16
tremble-example-battle-won = У A сумма больше, Вена взята
tremble-example-catch-cards = Вена открывает две карты армий
tremble-example-catch-none = Первая пустая: армии нет
tremble-example-catch-army = Вторая — армия силой 20
tremble-example-catch-needed = Сила A — 14, нужно 6 на двух костях: 20 хватает
tremble-example-task-first = У A больше всех культурных трофеев: 200 000
tremble-example-task-second = B и C делят второе место: 100 000 на двоих, по 50 000
tremble-example-task-none = У D нет ни одного и нет награды
