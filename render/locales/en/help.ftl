# `/help`, and the greeting on a server that lets the bot in.

greeting-title = ## 🛸 I run board games here
greeting =
    Press **Try it now** for a guided game, you alone, in our direct messages. **/game new** opens a table for everybody, in the channel where you type it.
    -# **/help** tells the rest. Who manages this server finds its settings under **/server**.

help-title = ## 🛸 What we can play
help-games = ## 🛸 More games
help-game = ### { $game }
help-cover = Poster of { $game }
help-course =
    Press **Try it now** to begin at once: you against computer captains in our direct messages, step by step. With others:
    1. Somebody types **/game new** in a channel, and friends or computer captains take the other seats.
    2. I ask each captain by direct message, or under **My orders** below my newest post; nobody sees your answers before they come out.
    3. Press **Done** when you are. Once all are, or the time is up, I tell in the channel what happened, and ask on.
button-all-commands = All commands
button-more-games = More games
help-others = ### Anywhere
help-command = **/{ $command }** { $what }
