# What the posts of a running game say beside its story.

summons = 📣 { $captains }: the game waits for your orders. Press **My orders**.
summons-closed = -# 📣 Captains were called here. That question is closed.
button-rematch = Rematch
invitation-rematch = 🔁 { $captains }: a rematch of game { $number }. Press **Join** to be aboard.
denied-rematch-busy = A game is already open in this channel. If it is the rematch, press **Join** under its lobby.

# To one captain, once a game is over
result-heading = ## 🏁 { $game } · game { $number }
result-won = 👑 You won, with { $score }.
result-shared = 👑 You share the win, with { $score }.
result-nobody = Nobody won. You had { $score }.
result-lost = You came { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $among }, with { $score }.
result-moment = ✨ Your best moment: { $moment }.
result-again = The whole result stands in { $channel }; **Rematch** below it plays again with the same captains.
button-to-result = To the result
