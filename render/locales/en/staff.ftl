# Votes, game-master tools, and seats that change hands.

# Votes
vote-asked =
    🗳️ { $matter ->
        [pause] { $by } asks for a pause.
        [resume] { $by } asks to end the pause.
        [undo] { $by } asks to take the last answers back. Nothing has come out since; all who answered would answer again.
        [remove] { $by } asks to give the seat of { $about } to a computer captain, for good.
       *[cancel] { $by } asks to end this game without a winner.
    }
vote-for = 👍 For: { $names }
vote-against = 👎 Against: { $names }
vote-tally = { $ayes } for, { $nays } against; { $needed } of { $voters } needed.
vote-called-for = 📣 { $captains }: press **Agree** or **Disagree**.
vote-closes = ⏳ Open until { $when }.
vote-passed = ✅ Decided: { $tally }
vote-refused = ❌ Refused: { $tally } Everything stays as it is.
vote-lapsed = Time is up: { $tally } Everything stays as it is.
vote-outdated = The question it was about is closed. Everything stays as it is.
vote-moot = This vote is no longer needed.
button-aye = Agree
button-nay = Disagree
button-call-cancel = Put it to a vote
button-cancel = End the game

vote-called = Your vote stands in this channel, and you agree. { $tally }
vote-agreed = You agree; until the vote ends you may still change your mind. { $tally }
vote-disagreed = You disagree; until the vote ends you may still change your mind. { $tally }
vote-decided = That was the last word needed: it is decided.
vote-failed = That was the last word needed: too few are left who could agree. Everything stays as it is.

# Public lines
note-paused-by-vote = ⏸️ The captains voted for a pause. The game goes on by itself { $when }; answers count meanwhile.
note-resumed-by-vote = ▶️ The captains voted to go on. As much time is left as before the pause.
note-undone-by-vote = ⏪ The captains voted to take the last answers back. Whoever answered is asked again; what you wrote lies before you as a draft.
note-removed-by-vote = 🤖 The captains voted to give the seat of { $captain } to a computer captain, { $computer }.
note-taken-over = 🔁 { $new } took over the seat of { $old }. What was answered stays; what was only begun is gone.
note-replaced-by-computer = 🤖 { $who } gave the seat of { $old } to a computer captain, { $new }. What was answered stays; what was only begun is gone.
note-gave-up = 🤖 { $old } gave their seat to a computer captain, { $new }. What was answered stays; what was only begun is gone.
note-host = 👑 { $who } made { $new } the host of this game.
note-reminded = 🔔 { $who } asked me to remind all who still owe an answer.
note-page-refused = 🌐 { $who } took the page of this game off the web. Its addresses lead nowhere now.
note-page-shown = 🌐 { $who } lets this game have a page on the web, where this server wants pages.
note-revived = 🔧 { $who } let the game go on. It stands where it stopped; what was answered still counts.
note-revived-by-owner = 🔧 The owner of this bot let the game go on. It stands where it stopped; what was answered still counts.
cancelled-by-vote = 🛑 Game { $number } was called off by a vote of its captains. Nobody wins; the humans are relieved.
news-superseded = ⏪ Taken back: the last answers told here no longer count.
order-taken-back = ⏪ Your last answer was taken back. It is your draft now.
order-again = ⏪ The last answers were taken back, so please answer again. What you wrote before is your draft.

# Seats that change hands
offer-made = 🤝 { $who } offers the seat of { $old } to { $to }.
offer-made-own = 🤝 { $old } offers their seat to { $to }.
offer-to = <@{ $person }>
offer-terms = Whoever accepts gets the seat with all that it knows, and its questions by direct message. Until then { $old } plays on.
offer-accepted = ✅ Accepted.
offer-declined = Declined. Everything stays as it is.
offer-moot = This offer no longer stands.
button-accept = Accept
button-decline = Decline
offer-taken = You are a captain of game { $number } now. Press **My orders** under its newest post to begin.
offer-refused = You declined, so everything stays as it is.
briefing-heading = ### 🪐 You are a captain of game { $number } now
briefing-seat = The seat in { $channel } is yours, with all that it knows and one more chance to ask for more time. **/game history** tells the whole past, **/rules** the rules.
briefing-last = This happened in the last turn:
farewell-computer = You are no longer a captain of game { $number }: a computer captain plays on for you in { $channel }. There is nothing more to answer. Thank you for playing.
farewell = You are no longer a captain of game { $number }: your seat in { $channel } went to somebody else. There is nothing more to answer. Thank you for playing.

# Answers to whoever used a tool
staff-reminded = All who owe an answer are reminded, but for those in their quiet hours.
staff-offered = The seat is offered to { $name } in this channel. It changes hands once they accept.
staff-replaced = The seat is { $name }'s now. The channel knows.
staff-host = { $name } is the host now. The channel knows.
staff-page-refused = Game { $number } has no page on the web any more; every address of it leads nowhere. The channel knows.
staff-page-shown = Whoever has its address may look at game { $number }. The channel knows.
staff-page-allowed = Game { $number } may have a page. It has one once I serve pages at all, the server wants them (**/server**), the game has begun, and nobody who played it had their data deleted.
staff-revived = Game { $number } goes on.
staff-cancelled = Game { $number } is cancelled.
cancel-really = End game { $number } for everybody, without a winner? This cannot be taken back.
cancel-vote = Only the host and the server's staff can end game { $number } at once. Ask the other captains?

# Refusals
denied-no-longer-captain = You are no longer a captain of this game; your seat went to somebody else. You can watch the channel, or open a game with **/game new**.
denied-not-staff = Only the host and the server's staff can do that. Ask them.
denied-vote-open = A vote is already open in this game. Wait until it is decided or its time is up.
denied-no-vote = This vote is over. Look at the newest post of the game for what came of it.
denied-voted-before = You already called this vote during this question. Call it again once the next question is open, or let another captain call it.
denied-concerned = This vote is about you, so the others decide. Tell them what you think in the channel.
denied-too-few-voters = There are too few captains for this vote. Ask the server's staff.
denied-answers-still = One captain alone can give another's seat away only after { $missed ->
        [one] one missed question
       *[other] { $missed } questions missed in a row
    }. Wait, or ask the server's staff.
denied-answer-stands = The time for that question is over, so your answer stands. The table can still agree to take it back with **/game vote**.
denied-nothing-to-undo = Nothing can be taken back: something has come out since the last answers, or nobody has answered yet. The game goes on from here.
denied-already-paused = The game is paused. **/host resume** ends the pause, or **/game vote** where you are not the host.
denied-not-paused = The game is not paused. **/host pause** would pause it.
denied-no-such-seat = There is no such captain here. Pick one from the list.
denied-already-seated = That person already has a seat in this game. Pick somebody else.
denied-still-plays = The captain of that seat plays on, and nobody else can give it away: they use **/game leave** themselves, or the captains put it to a vote with **/game vote**.
denied-knows-a-seat = Whoever has held a seat of this game knows what it knows, and may take no other one of it. Pick somebody who has not played in it.
denied-no-offer = This offer no longer stands. Ask the host of the game for a new one.
denied-not-offered = This seat is offered to somebody else, and only they can answer. You can watch the channel, or open a game with **/game new**.
denied-declined = They declined a seat in this game less than a day ago. Pick somebody else, or let a computer captain play.
denied-no-person = Name either a person or a computer captain for the seat; it has to be somebody of this server, and no bot.
denied-not-a-captain = Only a captain of this game can be its host. Pick one of them.
denied-reminded-lately = They were reminded less than an hour ago. Try again later.
denied-not-halted = This game has not stopped, so there is nothing to mend.
denied-still-broken = The game still cannot go on: the rules break at the same place. The owner of this bot has to mend them first.
