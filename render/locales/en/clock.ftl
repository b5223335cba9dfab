# Deadlines, pauses, more time, reminders.

moment = <t:{ NUMBER($at, useGrouping: 0) }:f> (<t:{ NUMBER($at, useGrouping: 0) }:R>)
moment-soon = <t:{ NUMBER($at, useGrouping: 0) }:R>
due-line = ⏳ Deadline { $when }.
due-paused = ⏸️ The clock stands still and goes on { $when } at the latest. Answers count meanwhile.

# Public lines
note-paused = ⏸️ { $who } paused the game. It goes on by itself { $when }; answers count meanwhile.
note-resumed = ▶️ { $who } ended the pause.
note-pause-over = ▶️ The pause is over.
note-due = ⏳ The open question is due { $when }.
note-extended = ⏳ { $who } asked for more time. The open question is now due { $when }.
note-given-back = 🔧 I was away for { $span }, and the deadline has moved by that much. The open question is now due { $when }.

# Answers to who turned the clock
clock-paused = The game is paused. It goes on by itself { $when }; **/host resume** ends the pause earlier.
clock-resumed = The game goes on, with as much time left as before the pause.
clock-extended = There is more time now. The channel tells until when.
button-more = More time
status-more = { $count ->
        [one] You can ask for more time once more in this game.
       *[other] You can ask for more time { $count } times in this game, once for each question.
    }

# Reminders
reminder-heading = ### ⏰ Game { $number } · { $headline }
reminder-last = Everybody else has answered; the game waits for you alone.
reminder-empty = You have not answered yet. If you do nothing, this counts for you at the deadline:
reminder-faults = Your draft would not count yet:
reminder-draft = Your draft is complete and counts at the deadline. To record it now, press **My orders**, then **Done**.
reminder-done = Your answer is recorded; there is nothing left to do.

# Refusals
denied-clock-vote = Only the host and the server's staff can do that. Put it to the captains with **/game vote**.
denied-extended = This question has already had more time: once for each captain, once for host and staff. Answer by the deadline, or leave a complete draft.
denied-no-extensions = You have used up your extra time for this game. Answer by the deadline; a complete draft counts too.
denied-in-window = This question closes at its own time, whoever answers it. Answer before that, or leave a standing order.
denied-no-hurry = Your answer is recorded, so you need no more time. Press **Change** first if you want another answer.
