# Команда /rules: найти правило и пройти к соседним.

rules-title = ## { $title }
rules-chapter-title = ## { $chapter }
rules-foot = -# Правило { $id } · { $chapter }
rules-hint = -# Что-нибудь ищете? Наберите **/rules** и слово.
rules-unknown = По запросу «{ $typed }» ничего не нашлось. Попробуйте одно слово или выберите главу.
rules-several = По запросу «{ $typed }» нашлось несколько правил. Выберите одно.
rules-gone = Этого правила в книжке больше нет. Чем оно заменено, подскажет **/rules**.
rules-pick-chapter = Все главы
rules-pick-rule = Выберите правило
rules-pick-rule-more = Ещё правила
button-how-to-play = Как играть
