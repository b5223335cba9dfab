# Панель приказов: что спрошено, что сохранено, что считается.

panel-stale = Этот вопрос закрыт; открыт сейчас вот этот.
panel-over = Этот вопрос уже закрыт: нажатие ничего не изменило.
panel-nothing = Сейчас от вас ничего не ждут.
panel-recorded = ✅ **Записано.**
panel-by-rule = ✅ **Записано по правилу.** Делать ничего не нужно; если не измените, засчитается это:
panel-draft-counted = 📝 **Засчитан ваш черновик**: время вышло.
panel-suggestion-counted = 🤖 **Засчитано то, что было заполнено**: время вышло.
panel-answered-for = 🤖 **Отвечено за вас** — вашими постоянными приказами или по правилу:
panel-chosen = - { $field } → **{ $options }**
panel-chose-nothing = - Вы ничего не выбираете.
panel-among-others = 👥 Вы играете с другими: чужого ответа никто не видит, пока он не сыграл. К сроку засчитывается сохранённый ответ, если его нет — ваши постоянные приказы, а без них: { $silence }.
panel-moved = Этот вопрос закрыт. Открытый сейчас придёт отдельным личным сообщением; кнопка **Мои приказы** покажет его и здесь.
panel-elsewhere = Этот вопрос — в другом сообщении, которое видите только вы. Снова откроет его кнопка **Мои приказы**.
panel-recap = 📣 { $recap }
panel-recap-linked = 📣 { $recap } [Как это вышло]({ $url })
panel-note = -# { $option }: { $note }
panel-hidden = -# { $count ->
        [one] Ещё { $count } вариант сейчас невозможен.
        [few] Ещё { $count } варианта сейчас невозможны.
       *[many] Ещё { $count } вариантов сейчас невозможны.
    } Другой выбор или ответ текстом может { $count ->
        [1] его
       *[other] их
    } открыть.
panel-page = -# Страница { $page } из { $pages }. Выбранное на одной странице остаётся и на других.
panel-section = ### { $section }
panel-listed = -# **Готово** принимает всё; **Изменить** открывает одну часть.
panel-last-press = -# Последний ваш выбор здесь засчитывается сразу.
panel-choose = { $exact ->
    [1] { $most ->
        [1] Выберите одно
        [one] Выберите { $most }
        [few] Выберите { $most }
       *[many] Выберите { $most }
    }
   *[other] Выберите не больше { $most }
}
panel-option-closed = 🚫 { $why } { $does }
panel-range = { $field }: { $first } – { $last }
panel-draft = 📝 Сохранено: будет посчитано, когда выйдет время.
panel-dropped = 🧹 Больше не подходит и убрано: { $fields }.
panel-draft-faulty = 📝 Сохранено. Ещё не решено:
panel-due = ⏳ Срок: { $when }.
panel-until = 💤 Вопросов подряд без вашего ответа: { $count }. Если не хватает только вашего ответа, вопрос закроется раньше: { $when }. Выберите здесь что угодно, и всё время снова ваше.
panel-change-until = Изменить его можно, пока вопрос не закрыт. Крайний срок: { $when }.
panel-receipt = -# Квитанция { $code }
panel-before = -# Ваш последний записанный ответ: { $answer }. Квитанция { $code }
panel-missed = ⌛ Один вопрос прошёл без вашего ответа. Отвечено за вас: { $answer }.
panel-missed-filled = ⌛ Один вопрос прошёл без вашего ответа. Засчитано то, что было заполнено: { $answer }.
panel-before-chosen = { $field } → { $options }
panel-before-nothing = ничего не выбрано
panel-others = 📬 { $count ->
        [1] Вас ждёт ещё одна партия. Найти её: **/mygames**.
        [one] Вас ждёт ещё { $count } партия. Найти их: **/mygames**.
        [few] Вас ждут ещё { $count } партии. Найти их: **/mygames**.
       *[many] Вас ждут ещё { $count } партий. Найти их: **/mygames**.
    }
panel-private = -# Это видите только вы, и однажды Discord это уберёт. Снова откроет **/game orders**.

button-done = Готово
button-to-question = К вопросу
button-page-back = ◀ Назад
button-page-on = Дальше ▶
button-page-list = ◀ Все части
button-section = Изменить
button-others = Ещё
button-take-out = Убрать лишнее
button-type = Ввести
type-title = Партия { $number }: ваш ответ
type-label = Ваш ответ одной строкой
type-hint = Отправленное хранится как черновик; вы увидите его в панели, прежде чем он засчитается
button-change = Изменить
button-clear = Стереть черновик
button-take-back = Отозвать
button-guide = Правила
