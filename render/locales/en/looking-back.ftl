# Looking back: the history of a game, past boards, catching up, private notes, one's own games.

# History
history-heading = ## Game { $number } · turn { $turn }
history-heading-part = ## Game { $number } · turn { $turn }, page { $part } of { $parts }
history-chapter = ### { $headline }
history-chapter-at = ### { $headline } · { $when }
history-undone = { $count ->
        [one] -# An answer was taken back here and given again; only the second one counts.
       *[other] -# Answers were taken back here { $count } times; only the last ones count.
    }
history-silent = Nothing that you may know has happened here yet.
history-not-begun = Game { $number } has not begun, so it has no history. It starts when the host presses **Start**.
history-never-begun = Game { $number } was called off before it began, so it has no history.
history-no-turn = Game { $number } has no such turn so far. { $last ->
        [1] There is only turn 1.
       *[other] Choose one from { $first } to { $last }.
    }
history-turn = Turn { $turn }
history-pick = Go to a turn
past-board-then = ## Game { $number } · end of turn { $turn }
past-board-now =
    ## Game { $number } · { $headline }
    -# Turn { $turn } is not over; this is how it stands.
button-back = ◀
button-on = ▶
button-board-then = Board of turn { $turn }
button-history = History
button-catchup = Catch me up

# Catching up
catchup-heading = ## Game { $number } · { $headline }
catchup-first = I cannot tell what you have seen already, so here is turn { $turn }:
catchup-nothing = Nothing new since you last looked { $when }.
catchup-since = Since you last looked { $when }:
catchup-undone = { $count ->
        [one] ↩️ An answer was taken back.
       *[other] ↩️ Answers were taken back { $count } times.
    }
catchup-earlier = -# Still earlier news stands under **History**.
owed-answer = ✍️ The game waits for you: press **My orders** to answer.
owed-done = ✍️ Your answer is a draft. Press **My orders**, then **Done**.
owed-nothing-done = ✅ Your answer is in.
owed-nothing = ✅ Nothing is asked of you right now.

# Notes
notes-title = Notes of game { $number }, turn { $turn }
notes-label = Only you can read this
notes-hint = Leave it empty to throw the note away. Whoever takes your seat will not see it.
notes-heading = ## Your notes on game { $number }
notes-saved = ## Your notes on game { $number }, as saved
notes-turn = 📝 **Turn { $turn }**
notes-none = You have no notes on this game.
button-note = Write
button-notes = My notes

# One's own games
mine-heading = ## { $count ->
        [one] Your open game
       *[other] Your { $count } open games
    }
mine-game = **Game { $number }** · { $game } · { $where }
mine-link = [Newest post]({ $url })
mine-more = { $count ->
        [one] One more game has no room here. Finish one of these first.
       *[other] { $count } more games have no room here. Finish some of these first.
    }
mine-button = Catch up on game { $number }
mine-choice = Game { $number } · { $game }
mine-none = You are in no open game. Press **Join** under a lobby, open a game with **/game new** in a channel of a server, or play alone at once: **Try it now** under **/help**.
