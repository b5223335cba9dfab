# `/help`, and the greeting on a server that lets the bot in.

greeting-title = ## 🛸 I run board games here
greeting =
    I bring { $games }. **Try it now** starts a game for you alone, in our direct messages; **/game new** opens one for everybody, in the channel where you type it. I ask everybody in secret, wait as long as you like, and show what came of it.
    Type **/help** for the rest. Who manages this server finds its settings under **/server**.

help-title = ## 🛸 How a game goes here
help-course =
    Press **Try it now** for a game at once: you against computer captains in our direct messages, the first turn explained. With others it goes like this:
    1. Somebody types **/game new** in a channel, and the others press **Join**. Computer captains may play along.
    2. The host presses **Start**. I ask each captain by direct message, or under **My orders** below my newest post; nobody sees your answers before they come out.
    3. Press **Done** when you are. Once all are, or the time is up, I tell in the channel what happened, and ask on.
help-others = ### Anywhere
help-command = **/{ $command }** { $what }
