# The games' own pages, for whoever has the address of a game.

web-game = { $game } · game { $number }
web-skip = Skip to the page
web-languages = Languages
web-made = Shown by the game master of this table. Nothing can be changed here.
web-nothing = Nothing is shown here
web-nothing-told = There is no game at this address, or nobody may look at it any more. Ask those who played it.
web-turns = Turns
web-back = Back
web-on = On
web-keys = The arrow keys ← and → turn the pages, too.
web-board-alt = The board at the end of turn { $turn }. The same stands below it in words.
web-board-words = The board in words
web-fight-alt = A fight of turn { $turn } from close up. What happened below tells how it went.
web-film = Watch it as a film
web-why = Why did that happen?

# Who may look
settings-pages = **Pages** of games on the web, turn by turn:
pages-no = Nobody may look at them
pages-yes = Whoever has the address of a game, or of the hall of fame, may look
settings-page = **A page on the web**, for whoever has its address
page-server = As this server says
page-no = This game has none

# How it ended
web-parts = This game
web-result = Result
web-place = Place
web-captain = Captain
web-score = Points
web-moments = Best moments
web-moment = ✨ **{ $captain }**: { $moment }
web-decided = What decided it
web-course = { $counted }, turn by turn
web-course-alt = How all stood after each turn. The figures below tell the same.
web-course-figures = The figures
web-course-start = Start
web-course-end = End
web-luck = The dice
web-podium-alt = The podium of this game. The table below it tells the same.

# What a server's games tell
web-hall = Hall of fame
web-kinds = Games
web-seasons = Seasons
web-hall-season = { $kind } · { $season }
web-ratings = Ratings
web-ladder = Ratings: { $season }
web-unplayed = No game was played to its end here yet.
web-unrated = Nobody is rated here yet who wants to be named on the web.
web-named = Only those who want it are named: on Discord, /profile puts you here and takes you away again.
web-profile = From finished games on one server. Its owner can take this page away at any time with /profile.

# Whether it was fair
web-seal = Seal of chance, published before the game: `{ $seal }`
web-key = Key of chance, published at its end: `{ $key }`
web-start = Seal of the start: `{ $digest }`, in the post `{ $post }` of its channel
web-chain = All orders together make `{ $code }`; the last post of the game shows it, too.
web-meaning = What this proves, and what not
web-draws = Rolls and shuffles
web-roll = { $dice ->
        [one] one die of { $sides } sides
       *[other] { $dice } dice of { $sides } sides
    }
web-shuffle = { $size ->
        [one] one thing shuffled
       *[other] { $size } things shuffled
    }
web-orders = Orders, with their seals
web-code = Code:
web-salt = Salt:
web-download = The whole game as a file
web-file = Anybody can check the file on their own machine, with `python bot.py verify FILE`.

# On Discord, and where a link is shown
button-page = Turn by turn
web-preview = { $headline }. Turn by turn: the board, what happened and why.
