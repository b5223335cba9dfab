# Что говорят сообщения идущей партии, кроме самой её истории.

summons = 📣 { $captains }: партия ждёт ваших приказов. Нажмите **Мои приказы**.
button-rematch = Реванш
invitation-rematch = 🔁 { $captains }: реванш за партию { $number }. Чтобы играть, нажмите **Сесть**.
denied-rematch-busy = В этом канале уже открыта партия. Если это и есть реванш, нажмите **Сесть** под её лобби.

# Одному капитану, когда партия окончена
result-heading = ## 🏁 { $game } · партия { $number }
result-won = 👑 Победа ваша. Итог: { $score }.
result-shared = 👑 Вы делите победу. Итог: { $score }.
result-nobody = Победителя нет. Ваш итог: { $score }.
result-lost = Ваше место — { $rank } из { $among }. Итог: { $score }.
result-moment = ✨ Ваш лучший момент: { $moment }.
result-again = Весь итог — здесь: { $channel }; **Реванш** под ним зовёт сыграть ещё раз тем же составом.
button-to-result = К итогу
