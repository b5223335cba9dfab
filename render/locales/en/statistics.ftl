# Statistics and ratings: what finished games tell of those who want it told.

statistics-empty = No game was played to its end on this server yet. Open one with **/game new**.
statistics-pick-kind = Another game
statistics-pick-season = Another season
kind-variant = { $game } ({ $variant })
times = { $what } ({ $count })
button-share = Show to all
shared = -# Shown by { $captain }.
share-refused = I show this to all only on a server, where you may write yourself.
share-gone = There is nothing of this to show any more. Open it anew.

# A profile
profile-off =
    ## 📒 You have no profile
    I tell nobody how you play, and work nothing out. Turn your profile on, and the games that you have finished count at once: places, ratings, how reliably and how fast you answer.
    Anybody on a server may then look up what you played there with **/profile**, and finds you in **/leaderboard** and **/stats**. Turn it off again whenever you like: you are gone from all of it at once.
button-profile-on = Turn it on
button-profile-web = On the web, too
button-profile-no-web = Not on the web
button-web = On the web
button-profile-off = Turn it off
profile-none = { $person } has no profile here.
profile-elsewhere = Here I show you only your own profile. Ask on a server where you both play.
profile-heading = ## 📒 { $person }
profile-empty = No finished game yet. Open one with **/game new**.
profile-kind = ### { $kind }
profile-games = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $wins ->
        [0] none won.
        [one] one won.
       *[other] { $wins } won.
    }
profile-place = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } ({ $times })
profile-places = 🏁 Places: { $places }.
profile-rating = 📈 { $points } points, after { $games ->
        [one] one rated game.
       *[other] { $games } rated games.
    }
profile-alone = { $count ->
        [one] 🤖 One game alone against computer captains.
       *[other] 🤖 { $count } games alone against computer captains.
    }
profile-reliable = ✅ Answered { $answered } of { $asked } questions in time: { $share }%.
profile-pace = ⏳ Half of the answers came within { $span }.
profile-given-up = { $count ->
        [one] 🌒 Gave one seat up.
       *[other] 🌒 Gave { $count } seats up.
    }
profile-favourites = ⭐ Most often there in the end: { $things }.
profile-moment = ✨ Best moment of game { $number }: { $moment }.
profile-here = -# From finished games on this server. **/settings** turns your own profile on or off.
profile-everywhere = -# From finished games everywhere. On a server I show what was played there.
profile-web = -# On the web, where a server has pages, I name only those who want it there, too: in its hall of fame and ratings, by the name of their newest game, and on a page of their own. Each such page opens by its address alone.

# A ladder
ladder-heading = ## 🏆 { $kind } · { $season }
season = season { $quarter } of { $year }
season-ever = all time
ladder-captain = { $place }. { $captain }: { $points } points ({ $games ->
        [one] one game
       *[other] { $games } games
    })
ladder-computer = { $place }. 🤖 Computer captains ({ $strength }): { $points } points ({ $games ->
        [one] one game
       *[other] { $games } games
    })
ladder-empty = Nobody is rated here yet. A game counts once two people or more have played it to its end on this server; **/profile** lets you be rated.
ladder-more = { $count ->
        [one] One more stands below.
       *[other] { $count } more stand below.
    }
ladder-strangers = { $count ->
        [one] One captain played along and wants no rating.
       *[other] { $count } captains played along and want no rating.
    }
ladder-how = { $games ->
        [one] -# From one finished game.
       *[other] -# From { $games } finished games.
    } Points are what I am all but sure of: nobody is likely to be weaker. Everybody begins at { NUMBER(1000) }; the more games, the surer I am. Computer captains stand there to compare with.

# A hall of fame
hall-heading = ## 🏛️ { $kind } · hall of fame
hall-games = { $count ->
        [one] 🪐 One game was played to its end here.
       *[other] 🪐 { $count } games were played to their end here.
    }
hall-together = 🤝 Won together: { $won } of { $count }.
hall-wins = 👑 Most wins: { $captains }.
hall-faithful = 🛸 Most games: { $captains }.
hall-highest = 🚀 Highest score: { $amount }, by { $captain } in game { $number }.
hall-closest = ⚖️ Closest finish: game { $number }, won by { $amount }.
hall-longest = ⏳ Longest game: { $number }, which took { $span }.
hall-favourites = ⭐ What winners had most often in the end: { $things }.
hall-named = -# I name only those who turned their **/profile** on.

# A finished game
game-statistics = ## 📊 { $game } · game { $number }
game-statistics-later = Game { $number } is not over. Its statistics come with its end.
game-place = { $won ->
        [yes] 👑 { $rank }. { $captain }, with { $score }
       *[no] { $rank }. { $captain }, with { $score }
    }
game-took = ⏳ It took { $span }, and ended { $when } in turn { $turn }.
game-rated = 📊 { $captain }: { $before } points before, { $after } after.
course-always = 📈 { $captain } led from the first turn to the last ({ $counted }).
course-since = 📈 { $captain } took the lead in turn { $turn } and kept it ({ $counted }).
course-late = 📈 { $captain } came from behind, and led only in the end ({ $counted }).
course-changes = { $count ->
        [one] 🔀 The lead changed once.
       *[other] 🔀 The lead changed { $count } times.
    }
luck-heading = ### The dice
luck = 🎲 { $captain }: { $total } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, where { $average } is the average; { $share } of 100 captains would have rolled less.
luck-how = -# Only dice that everybody saw count.
