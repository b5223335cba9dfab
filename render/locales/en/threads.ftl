# A thread for each game that wants one.

thread-name = { $game } · game { $number }
thread-refused = 🧵 I may not open a thread here, so the game stays in this channel.
terms-thread = 🧵 The game is played in a thread of its own, which I open under this post.
settings-thread = **Where the game is played**
threads-here = In this channel
threads-own = In a thread of its own, under the lobby
lobby-thread = { $joined ->
        [one] One captain plays
       *[other] { $joined } captains play
    } in { $thread }.
