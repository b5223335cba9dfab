# The lobby: who is in, what the table agrees on, who is ready, and every word about taking a seat.

# The post
lobby-captain = { $number }. { $name }
lobby-host = { $number }. { $name } (host)
lobby-computer = { $number }. { $name } (computer captain, { $strength })
lobby-unready = { $number }. { $name } (not ready yet)
lobby-open =
    { $joined } of { $seats } captains aboard. Press **Join** to take a seat; you agree to what stands above.
    The host presses **Start** when everybody is in.
lobby-full =
    { $joined ->
        [one] The one captain is aboard.
       *[other] All { $joined } captains are aboard.
    }
    The host presses **Start**.
lobby-room =
    All { $joined } captains are aboard. A computer captain makes room for whoever types **/game join**.
    The host presses **Start** when everybody is in.
lobby-changed = ✋ Not everybody has agreed to these terms yet: { $captains }. Press **Ready** if they are fine with you.
lobby-called = ✋ The host wants to start. The game begins by itself when **Ready** has been pressed by { $captains }.
lobby-line = -# 🎲 “{ $line }”
lobby-starting = { $joined ->
        [one] One captain is
       *[other] { $joined } captains are
    } aboard. The game begins as soon as the post below has fixed it.
lobby-started = { $joined ->
        [one] One captain is
       *[other] { $joined } captains are
    } aboard. The game has begun.
ready-call = 🔔 { $captains }: game { $number } is about to begin. Press **Ready** if you are there and agree to its terms. It starts by itself when everybody has.

# The start
start-called = 📣 { $captains }: this is your table.
start-heading = ## 🔏 { $game } · game { $number } is fixed
start-again = ⚠️ This is post number { $time } of the same start: after an outage I could not find what I had posted before. An earlier one does not count, but another game would have followed from it.
start-chance = 🎲 Left to chance: { $chance }.
start-unposted = 🌒 Game { $number } could not begin: I could not post in { $channel }, and without a post there nobody could check me. Nothing was dealt. Let somebody who manages the channel see whether I may write there, and open a new game with **/game new**.

strength-easy = easy
strength-steady = steady
strength-sharp = sharp

# The terms
terms-pace = ⏳ You have { $pace } for each question.
terms-pace-night = ⏳ You have { $pace } for each question; the clock sleeps from { $begins } to { $ends } ({ $zone }).
terms-length = 🗓️ About { $questions } questions for each captain; at this pace most likely { $span }.
terms-length-known = 🗓️ About { $questions } questions for each captain; going by the last { $games } games here, most likely { $span }.
span-days = { $least } to { $most } days
span-hours = { $least } to { $most } hours
span-minutes = { $least } to { $most } minutes
terms-progress-names = 👁️ Everybody sees who has answered.
terms-progress-count = 👁️ Everybody sees how many have answered, but not who.
terms-progress-nothing = 👁️ Nobody sees whether others have answered.
terms-absence-default = 💤 Whoever misses a question { $silence }; after { $patience ->
        [one] one
       *[other] { $patience } in a row
    } a question that only they have left open closes after an eighth of the time, until they are back.
terms-absence-computer = 💤 For whoever misses { $patience ->
        [one] a question
       *[other] { $patience } questions in a row
    }, a computer captain ({ $strength }) answers until they are back.
terms-absence-vote = 💤 Whoever misses a question { $silence }; after { $patience ->
        [one] one
       *[other] { $patience } in a row
    } a question that only they have left open closes after an eighth of the time, and the others may vote to give the seat to a computer captain.
terms-language = 💬 I talk { $language } in this channel; in private everybody reads their own language.
language-own-name = English

# What the one who pressed reads
lobby-opened = Game { $number } is open, and you have the first seat. Its lobby appears in this channel; **Settings** changes what the table agrees on, until the start.
lobby-count = Aboard now: { $joined } of { $seats }.
you-joined = You are aboard game { $number }.
you-left = You left game { $number }.
you-started = Game { $number } begins. The first question is on its way to everybody.
you-called = Not everybody is ready. I have asked { $captains }; the game begins by itself when the last of them presses **Ready**.
you-ready = You are ready. The host presses **Start** when everybody is in.
you-ready-called = You are ready. The game begins by itself when **Ready** has been pressed by { $captains }.
line-why =
    🎲 You may add a line of your own to what chance is drawn from: anything that nobody could foresee.
    -# It is shown to everybody and stays in the record of this game.
line-title = Your line for chance
line-label = Anything you like
line-hint = Everybody sees it. Leave it empty to add nothing.
line-kept = 🎲 Your line goes into chance: “{ $line }”. Until the start you may change it.
line-dropped = 🎲 You add no line to chance.
button-line = My line
you-hired = { $captain } comes aboard as a computer captain.
you-hired-all = All seats are taken.
you-dismissed = The computer captain that came last has left.
hire-ask = How well should the computer captain play? It never sees more than a captain on its seat would.
hire-choose = Choose a strength

# Direct messages
welcome =
    🛸 You are aboard game { $number } in { $channel }.
    Once it begins your questions come here, for your eyes only, with all you need to answer them. **My orders** under the newest post in the channel always opens the same.
reach-open = ✉️ I have just written to you: your questions come there.
reach-closed =
    ✉️ Your direct messages are closed to me, so nothing comes there. You miss nothing: **My orders** under the newest post in this channel opens all that is asked of you, for your eyes only.
    To open them, allow direct messages in the privacy settings of this server and press **Try again**.
reach-chosen = ✉️ As you chose, I send you no direct messages. **My orders** under the newest post in this channel opens all that is asked of you, for your eyes only.
reach-unknown = ✉️ I could not reach you by direct message just now and will try again with the first question. **My orders** under the newest post in this channel opens the same, for your eyes only.
mention-ask = May I mention you in this channel when it is your turn? Without that, nothing tells you.
mention-agreed = 🔔 I mention you in this channel when it is your turn.

# Settings
settings-title = ### What the table of game { $number } agrees on
settings-hint = Whatever you change, the others are asked to agree again before the start.
settings-pace = **How long the game takes**: how much time there is for each question
settings-pace-kept = { $pace }, as it is
settings-progress = **Who sees who has answered**
settings-option = **{ $option }**
settings-absence = **What happens to the absent**
settings-substitute = **How well computer captains play**
settings-trained = 🤖 { $captains } { $count ->
        [one] plays
       *[other] play
    } like that now: { $strength }.
settings-language = **In which language I talk here**
night-title = When the clock sleeps
night-begins = From
night-ends = To
night-hour-hint = An hour of the day, such as 23 or 23:30; leave all three empty for no night
night-zone = Time zone
night-zone-hint = As on a computer: continent and city, such as Europe/Berlin
night-bad-hours = I could not read these hours of the day. Write both the way you would set an alarm clock, such as 23 and 7:30, and not the same twice.
night-bad-zone = I know no time zone by that name. Write continent and city, such as Europe/Berlin; **/game new** proposes names while you type.
night-incomplete = A night needs three things: from, to and a time zone. Tell all of them, or none.
hours-missing = A pace of your own needs **hours** too. Tell how many, or choose another pace.

button-join = Join
button-leave = Leave
button-begin = Start
button-ready = Ready
button-hire = Add computer
button-dismiss = Remove computer
button-terms = Settings
button-night = Night
button-mention = Mention me
button-reach = Try again

# Names of computer captains
computer-name-1 = Commodore Fizz
computer-name-2 = Glorp the Punctual
computer-name-3 = Auntie Nebula
computer-name-4 = Unit 404
computer-name-5 = Lord Wobble
computer-name-6 = Doctor Tentacle
computer-name-7 = Blip
computer-name-8 = The Understudy
computer-name-9 = Grand Vizier Mop
computer-name-10 = Sergeant Quasar

# Ends of a lobby
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
    } of this server, and you are. Finish or leave one first; **/mygames** lists them.
denied-still-awaited = Some captains are not ready yet. The game begins by itself when the last of them presses **Ready**.
denied-still-awaited-until = Some captains are not ready yet. The game begins by itself when the last of them presses **Ready**; press **Start** again { $until } to go without them.
denied-too-few-ready = Without those who are not ready there are too few captains. Wait for them, add a computer captain, or let others join.
denied-join-begun = The game has already begun. Watch it here, or open one of your own in another channel with **/game new**.
denied-leave-begun = The game has already begun, and the others count on you. Say in **/game leave** who takes your seat over, or leave orders for what you will miss with **/game standing**.
denied-no-computer = No computer captain sits at this table. Press **Leave** to give up your own seat.
denied-unknown-strength = There is no such computer captain for this game. Pick one from the list.

settings-variant = How it is played
terms-variant = 🎲 { $variant }
terms-variant-note = 🎲 { $variant }. { $note }
terms-option = 🎲 { $option }: { $value }
terms-option-note = 🎲 { $option }: { $value }. { $note }
variant-seats-just = { $variant }, { $seats ->
        [one] one captain
       *[other] { $seats } captains
    }
variant-seats = { $variant }, { $least } to { $most } captains
