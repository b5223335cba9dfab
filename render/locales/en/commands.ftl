# Names and descriptions of commands. English stands in the code too, and a test keeps both alike.
# Discord takes 32 small letters without spaces for a name, 100 letters for a description.

command-rules = rules
command-rules-description = Look a rule up, or learn the game in five minutes
command-rules-option-rule = rule
command-rules-option-rule-description = A word, such as fuel, or the ID of a rule

command-game = game
command-game-description = Start, join and follow a game in this channel.
command-game-new = new
command-game-new-description = Open a game in this channel
command-game-new-option-seats = seats
command-game-new-option-seats-description = How many captains at most (2 to 5)
command-game-new-option-hours = hours
command-game-new-option-hours-description = How long captains have for each question
command-game-new-option-game = game
command-game-new-option-game-description = Which game
command-game-join = join
command-game-join-description = Take a seat in this channel's game
command-game-leave = leave
command-game-leave-description = Give your seat up before the game starts
command-game-start = start
command-game-start-description = Start this channel's game
command-game-cancel = cancel
command-game-cancel-description = End this channel's game without a winner
command-game-status = status
command-game-status-description = Where the game stands and who is still due
command-game-board = board
command-game-board-description = Show the board, now or at the end of a turn
command-game-board-option-turn = turn
command-game-board-option-turn-description = Which turn; none for the board as it stands
command-game-board-option-game = game
command-game-board-option-game-description = Number of a game you were in; none for this channel's
command-game-history = history
command-game-history-description = Read what happened, turn by turn
command-game-history-option-turn = turn
command-game-history-option-turn-description = Where to open it; none for the newest page
command-game-history-option-game = game
command-game-history-option-game-description = Number of a game you were in; none for this channel's
command-game-catchup = catchup
command-game-catchup-description = What happened since you last looked
command-game-catchup-option-game = game
command-game-catchup-option-game-description = Number of a game you were in; none for this channel's
command-game-notes = notes
command-game-notes-description = Write notes that only you can read
command-game-notes-option-game = game
command-game-notes-option-game-description = Number of a game you were in; none for this channel's
command-game-orders = orders
command-game-orders-description = Give or check your orders

command-games = games
command-games-description = Find your way among your games.
command-games-mine = mine
command-games-mine-description = All your open games and what you owe in each
