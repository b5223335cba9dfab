# What is kept about people, and how they get it or get rid of it.

privacy-title = ## 🔒 What I keep about you
privacy-kept =
    For each game you are in:
    - your Discord number and the name you joined with, since I must know whose orders are whose;
    - your orders, drafts and standing orders: a game is replayed from them, and receipts are proved with them;
    - your notes, and how far you have read: only you see them;
    - once it is over, your place, how many questions you answered or missed, and how fast: for a profile and ratings, which nobody sees and I do not work out unless you turn them on in **/settings**.
    If somebody offered you a seat: that they did, or that you declined.
    For all games: your settings, and which language your Discord speaks if I write to you.
    Open games are kept until they end, ended ones as long as this bot runs, so that anybody can check them.
privacy-not-kept = I do not read your messages, and I keep none. Nothing goes to anybody but Discord and whoever runs this bot; they could look into its database.
privacy-deleting =
    Press **Export mine** and you get all of it as a file that only you see.
    Press **Delete mine** and your settings, your language, your notes and what you have read are gone. A computer captain takes your seats in open games. In ended games you become “Captain 2” or the like, and a stranger in all ratings; the game itself stays, since it belongs to the others too.
    One trace remains in games you played: a code that went into the dice when you joined, without which nobody could check them. It names nobody; whoever knows your Discord number could tell that it was made from it.
    As long as a game is open in which you held a seat, another code stays that names nobody: you may take no second seat there. It goes when the game ends.
    What I posted in channels stays there. Whoever manages a channel can delete it.
privacy-exported = Here is all that I keep about you. Nobody else sees this message.
privacy-sure = { $games ->
        [0] Shall I delete what I keep about you? Settings, notes and your name in ended games go, and cannot come back.
        [one] Shall I delete what I keep about you? You give up your seat in one open game, and cannot take it back. Settings, notes and your name in ended games go too.
       *[other] Shall I delete what I keep about you? You give up your seats in { $games } open games, and cannot take them back. Settings, notes and your name in ended games go too.
    }
privacy-deleted = { $given ->
        [0] Done: settings, notes and reading marks are deleted.
        [one] Done: settings, notes and reading marks are deleted, and you gave up one seat.
       *[other] Done: settings, notes and reading marks are deleted, and you gave up { $given } seats.
    } { $nameless ->
        [0] You are in no ended game.
        [one] In one ended game you are nameless now.
       *[other] In { $nameless } ended games you are nameless now.
    }
privacy-deserted = 🌒 The last captain of game { $number } has left for good, so it ends without a winner.
note-gone = 🌒 { $old } has left for good. A computer captain, { $new }, sits there now.

button-export = Export mine
button-delete = Delete mine
button-delete-sure = Yes, delete it
button-keep = Keep it
