# A game that one person plays at once, in direct messages, against computer captains.

button-try = Try it now
button-open-game = Go to the game
alone-welcome =
    ## { $sign } { $game } · a guided game
    { $together ->
        [1] You and { $count ->
            [one] one computer captain, side by side
           *[other] { $count } computer captains, side by side
        }
       *[0] You against { $count ->
            [one] one computer captain
           *[other] { $count } computer captains
        }
    }. Nothing here runs by the clock: answer when you like, and they answer at once.
    I explain every question of the first turn, and later what matters when it first does. Each comes in a message of its own, always the last one here: choose, then press **Done**.
    -# At any time **/rules** looks anything up, and **/game leave** ends the game.
alone-lesson-over = 🎓 That was the lesson: from here on you decide. I only speak up when something matters for the first time; **/rules** looks anything up.
alone-draft = 📝 Saved. **Done** makes it count.
alone-begun = 🛸 Your game is waiting in our direct messages.
alone-open = 🛸 You have a game with me already, in our direct messages. Finish it there, or end it with **/game leave**.
alone-closed = ✉️ I could not write to you: your direct messages are closed to me, and the game is played there. Allow direct messages in the privacy settings of this server, or unblock me, and press **Try it now** again.
alone-unsure = ✉️ I could not reach you by direct message just now. Press **Try it now** again in a moment.
alone-place = our direct messages
alone-no-clock = Nothing here runs by the clock. Answer when you like.
alone-next = 👥 Now with friends? Type **/game new** in a channel of your server.
alone-put-away = 🌙 Nobody answered here for two weeks, so I have put game { $number } away. **/game new** sets up another one.
denied-elsewhere-alone = That game is played in our direct messages. Use this there.
