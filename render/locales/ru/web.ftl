# Страницы партий — для всех, у кого есть адрес партии.

web-game = { $game } · партия { $number }
web-skip = К содержанию
web-languages = Языки
web-made = Показывает ведущий этой партии. Изменить здесь ничего нельзя.
web-nothing = Здесь ничего не показано
web-nothing-told = По этому адресу партии нет, или смотреть её больше нельзя. Спросите тех, кто играл.
web-turns = Ходы
web-back = Назад
web-on = Дальше
web-keys = Листать можно и стрелками ← и →.
web-board-alt = Поле в конце хода { $turn }. То же самое словами — под картинкой.
web-board-words = Поле словами
web-fight-alt = Бой хода { $turn } вблизи. Чем оно кончилось, рассказано ниже.
web-film = Посмотреть как фильм
web-why = Почему так вышло?

# Кому можно смотреть
settings-pages = **Страницы партий** в интернете, ход за ходом:
pages-no = Смотреть их нельзя никому
pages-yes = Партию видит каждый, у кого есть её адрес
settings-page = **Страница в интернете** — для тех, у кого есть адрес
page-server = Как решил сервер
page-no = У этой партии её нет

# Чем кончилось
web-parts = Эта партия
web-result = Итог
web-place = Место
web-captain = Капитан
web-score = Очки
web-moments = Лучшие мгновения
web-moment = ✨ **{ $captain }**: { $moment }
web-decided = Что решило исход
web-course = { $counted }: ход за ходом
web-course-alt = Кто как стоял после каждого хода. Числа ниже говорят то же.
web-course-figures = То же числами
web-course-start = Начало
web-course-end = Итог
web-luck = Кости
web-podium-alt = Пьедестал этой партии. То же самое — в таблице под ним.

# Было ли честно
web-proof = Проверка
web-seal = Печать костей, опубликована до начала: `{ $seal }`
web-key = Ключ костей, опубликован в конце: `{ $key }`
web-start = Печать начала: `{ $digest }`, в сообщении `{ $post }` в канале партии
web-chain = Все приказы вместе дают `{ $code }`; то же стоит в последнем сообщении партии.
web-meaning = Что это доказывает, а что нет
web-draws = Броски и тасования
web-roll = { $dice ->
        [one] { $dice } кость
        [few] { $dice } кости
       *[many] { $dice } костей
    }, граней у каждой: { $sides }
web-shuffle = тасование, карт и фишек: { $size }
web-orders = Приказы и их печати
web-code = Код:
web-salt = Соль:
web-download = Вся партия одним файлом
web-file = Проверить файл можно на любой машине: `python bot.py verify FILE`.

# В Discord и там, где показывают ссылку
button-page = Ход за ходом
web-preview = { $headline }. Ход за ходом: поле, что случилось и почему.
