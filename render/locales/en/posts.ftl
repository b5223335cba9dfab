# What the posts of a running game say beside its story.

summons = 📣 { $captains }: the game waits for your orders. Press **My orders**.
button-rematch = Rematch
note-rematch = 🔁 A rematch of game { $number }, for { $captains }. Press **Join** to be aboard.
denied-rematch-busy = A game is already open in this channel. If it is the rematch, press **Join** under its lobby.
