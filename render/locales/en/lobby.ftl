# The lobby: who is in, what the table agrees on, who is ready, and every word about taking a seat.

lobby-expired = 🌒 Game { $number } never began: nobody came aboard for three days, so its lobby is closed. Open a new one with **/game new**.
lobby-deserted = 🌒 Everybody has left game { $number }, so its lobby is closed. Open a new one with **/game new**.
note-not-ready = 👋 { $captain } was not there when the game began, and is welcome in the next one.

# Refusals
denied-wrong-channel = This server allows no games in this channel. Ask somebody who manages it where they belong.
denied-wrong-channel-but = This server allows no games in this channel. Use **/game new** in one of these: { $channels }.
denied-server-limit = This server has as many open games as it allows. Wait until one ends, or ask somebody who manages it for more.
denied-server-limit-of = This server allows { $most ->
        [one] one open game
       *[other] { $most } open games
    }, and there are as many already. Wait until one ends, or ask somebody who manages the server for more.
denied-own-limit = You are in as many open games as this server allows. Finish or leave one first.
denied-own-limit-of = You may be in { $most ->
        [one] one open game
       *[other] { $most } open games
    } of this server, and you are. Finish or leave one first; **/games mine** lists them.
denied-still-awaited = Some captains are not ready yet. The game begins by itself when the last of them presses **Ready**.
denied-still-awaited-until = Some captains are not ready yet. The game begins by itself when the last of them presses **Ready**; press **Start** again { $until } to go without them.
denied-too-few-ready = Without those who are not ready there are too few captains. Wait for them, add a computer captain, or let others join.
denied-no-computer = No computer captain sits at this table. Press **Leave** to give up your own seat.
denied-unknown-strength = There is no such computer captain for this game. Pick one from the list.
