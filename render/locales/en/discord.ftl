# What the game master says in Discord around any game: lobby, panels, refusals.

# Lobby
lobby-title = ## { $sign } { $game } · game { $number }
lobby-cancelled = This game was called off. { $joined } of { $seats } captains were aboard.
lobby-lacking = I cannot run a game here: I lack { $permissions }. Ask somebody who manages this channel to allow it, then try again.
pace-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
pace-hours = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
pace-minutes = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
pace-hours-minutes = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } and { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }

# Posts
news-waiting = Waiting for { $captains }.
news-asked = This question is for { $captains }. Nobody else has to do anything now.
news-window = Up to the deadline { $captains } may have something to use. The game then goes on by itself: nobody has to answer.
news-asked-all = Everybody is asked.
news-late = ⏰ { $captains } did not answer in time. A draft counted as far as it was complete, or else: { $silence }.
announced-won = 🏁 { $game } in { $channel } is over: { $captains } won.
announced = 🏁 { $game } in { $channel } is over. Nobody won.
over-called = 📣 { $captains }: the game is over, and this is how it ended.
over-medal = 🏅 { $title }: { $captains } ({ $reason }).
post-cancelled = 🛑 Game { $number } was cancelled. Nobody wins; the humans are relieved.
post-cancelled-by = 🛑 Game { $number } was cancelled by { $who }. Nobody wins; the humans are relieved.
post-halted = ⚠️ Game { $number } has stopped because something broke. Nothing is lost: the owner of this bot has a sealed report and can go on from here.
post-plain = Game { $number } goes on, but this news could not be told in full. **As text** shows how it stands.
post-mark = -# { $mark }
post-mark-repeated = -# { $mark } · repeated after an outage
note-away = 💤 { $captain } has been away too long; a computer captain answers until { $captain } is back.
note-missed = 💤 { $captain } has missed { $count ->
        [one] a question
       *[other] { $count } questions in a row
    }. Until they are back, a question that only they have left open closes after { $span }; the deadline stays for everybody else. **/game vote** can give the seat to a computer captain, **/host replace** to somebody else.
note-back = 👋 { $captain } is back.
order-heading = Game { $number } · { $headline }
order-passed = Closed. The newest post of the game tells what came of it.
order-passed-linked = Closed: [outcome]({ $url }).
order-next = ⏭️ Next I ask { $captains }; nothing is asked of you.
order-next-window = ⏭️ Up to the deadline { $captains } may have something to use; then the game goes on by itself.

# Buttons
button-orders = My orders
button-text = As text
button-picture = As a picture
button-discards = Discards
button-look = Look closer
look-gone = There is no such part of this game. Open **Look closer** again.

# Status
status-lobby = Game { $number } has not begun: { $joined ->
        [one] one captain is aboard
       *[other] { $joined } captains are aboard
    }.
status-over = Game { $number } is over. Its last post in the channel has the board, and **History** tells it turn by turn.
status-standings = 📊 { $counted }: { $captains }.
status-stands = { $captain } { $figure }
status-won = 🏁 { $winners }.
status-until = 💤 If only { $captains } were missing, it would close { $when }.
status-count = { $answered } of { $asked } captains have answered.
status-untold = { $asked ->
        [one] One captain is asked.
       *[other] { $asked } captains are asked.
    }
status-done = ✅ { $captain } is done.

# Refusals: what is wrong, and what to do
denied-no-such-game = There is no game here. Open one with **/game new**, or use the command in the channel of your game.
denied-several-games = You are in several games. Use this command in the channel of the one you mean.
denied-elsewhere = This belongs to the channel in which the game is played. Use it there.
denied-elsewhere-own = Your game is played in { $channel }. Use this there, or in direct messages with me.
denied-elsewhere-table = The game is played in { $channel }, and this concerns the whole table. Use it there.
denied-no-channel = This game needs a channel of a server, where the others can see it. Use **/game new** there; computer captains may play along.
denied-not-your-game = You are not a captain of this game. Join while its lobby is open, or watch the channel.
denied-too-late = That question is closed. Press **My orders** under the newest post for the one that is open now.
denied-not-asked = Nothing is asked of you right now. You get a message when it is your turn.
denied-not-legal = These orders are not allowed. Mend what is listed and press **Done** again.
denied-standing-apart = These rules do not go together, so nothing changed.
denied-draft-changed = What you have chosen has changed since this message showed it. This is how it stands now; press again if that is still what you want.
denied-options-changed = What is offered here has changed since you saw it. This is how it stands now; choose again.
denied-already-done = Your answer is already recorded. Press **Change** first if you want another.
denied-game-full = All seats of this game are taken. You can open another one in another channel.
denied-already-joined = You are already aboard.
denied-channel-busy = A game is already open in this channel. Finish or cancel it first, or open yours in another channel.
denied-not-host = Only the host of this game can do that. Ask them; the server's staff can make somebody else host with **/host handover**.
denied-too-few = There are too few captains to start. Wait until more have joined, or press **Add computer**.
denied-already-started = The game has already begun; this is only possible before the start. **My orders** under the newest post opens what is asked of you.
denied-starting = The game is about to begin: it waits for the post that fixes it to appear in its channel. Try again in a moment.
denied-not-running = This game is not running: it has not begun, or it has ended. There is nothing to answer.
denied-halted = This game has stopped because something broke. The owner of this bot has to look at it first.
denied-not-over = That is only possible once the game is over. The newest post in the channel tells how it stands.
denied-unknown-game = I do not know that game. Pick one from the list.
denied-unknown-variant = This game is not played that way. Choose one of the variants and options that it offers.
denied-bad-seats = This game is not played by that many captains. Choose another number of seats.
denied-bad-seats-of = This game is not played by that many captains. Choose from { $least } to { $most } seats.

broken = Something broke on my side, and this click may not have counted. Please press again; if it breaks again, tell the owner of this bot.
moved-command = This command is now **/{ $now }**. Reload Discord, so that it learns the new one.
outdated-command = This command is from an older version. Reload Discord, so that it learns the new one, and try again.
control-unknown = This button is from an older version. Use **/game orders** instead.
