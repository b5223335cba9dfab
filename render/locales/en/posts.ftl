# What the posts of a running game say beside its story.

summons = 📣 { $captains }: the game waits for your orders. Press **My orders**.
button-rematch = Rematch
note-rematch = 🔁 A rematch of game { $number }, for { $captains }. Press **Join** to be aboard.
