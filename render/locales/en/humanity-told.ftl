# Humanity as it is told: posts, history, the board and bases in words, recaps.

humanity-phase-setup = setting up
humanity-phase-actions = actions
humanity-phase-over = Game over
humanity-headline = Year { $year }, round { $round }: { $phase }
humanity-headline-landing = Year { $year }: before round { $round }

humanity-mission-cluster = { $least } { $colour ->
        [orange] orange
        [blue] blue
       *[purple] purple
    } modules side by side
humanity-mission-corners = { $least } { $colour ->
        [orange] orange
        [blue] blue
       *[purple] purple
    } modules that touch, by corners too
humanity-mission-count = { $least } { $colour ->
        [orange] orange
        [blue] blue
       *[purple] purple
    } modules
humanity-mission-column = { $least } modules in a column
humanity-mission-column-alike = { $least } of one colour in a column
humanity-mission-row = { $least } modules in a row
humanity-mission-row-alike = { $least } of one colour in a row
humanity-mission-diagonal = { $least } modules on a diagonal
humanity-mission-diagonal-alike = { $least } of one colour on a diagonal
humanity-mission-icons = { $least } { $one } or { $other } in the costs of experiments
humanity-mission-side = { $least } experiments, { $side }

humanity-faced = { $module } ({ $colour })
humanity-won-research = +{ $research } research
humanity-won-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
humanity-won-science = +{ $science } science
humanity-moved = astronaut { $number } from hangar { $origin } to { $target }

humanity-tell-began = 🪐 Titan, year 1. { $captain } begins.
humanity-tell-missions = - Missions: { $missions }
humanity-tell-new = - New at the hangars: { $modules }
humanity-tell-filled = 📦 From the deck of the new year: { $modules }
humanity-tell-laid = { $module } at { $hangar }
humanity-tell-wheel = - On the wheel: { $experiments }
humanity-tell-worked = 🛠️ { $captain }, astronaut { $number }: { $done }.
humanity-tell-idle = 🛠️ { $captain }, astronaut { $number }: nothing to work on.
humanity-tell-stored = { $module } { $cell } holds { $stock }
humanity-tell-time = time passes at { $module } { $cell }
humanity-tell-obstacle = the obstacle at { $cell } has { $left } to go
humanity-tell-cleared = the obstacle at { $cell } is gone
humanity-tell-forced = -# Nothing else was possible.
humanity-tell-deployed = 🏗️ { $captain } places { $module } at { $cell }, from hangar { $hangar }, for { $paid }.
humanity-tell-experimented = 🔬 { $captain } carries out { $experiment } at hangar { $hangar }, for { $paid }.
humanity-tell-brought = - { $won }
humanity-tell-upgraded = - Astronaut { $number } works { $work } now.
humanity-tell-nearer = - Nearer to the arm: { $moves }
humanity-tell-woken = - Active again: { $count ->
        [one] astronaut
       *[other] astronauts
    } { $numbers }
humanity-tell-mission = 🎯 { $captain } takes a mission with { $value }: { $mission }.
humanity-tell-stolen = 🎯 { $captain } takes a mission from { $loser }, { $value } to { $beaten }: { $mission }.
humanity-tell-reset = 🔄 The arm turns from hangar { $origin } to { $arm }. { $captain } begins the next round.
humanity-tell-reset-last = 🔄 The arm turns from hangar { $origin } to { $arm } for the last time.
humanity-tell-dropped = - { $count ->
        [one] A module is gone for good
       *[other] Modules are gone for good
    }: { $modules }
humanity-tell-returned = - On the way home: { $captains }
humanity-tell-crew = { $captain } ({ $count ->
        [one] one astronaut
       *[other] { $count } astronauts
    })
humanity-tell-year = 📅 Year { $year } is over.
humanity-tell-science = - { $captain }: { $research } research makes { $science } science, and { $bonus } more for being ahead; { $total } in all.
humanity-tell-science-plain = - { $captain }: { $research } research makes { $science } science; { $total } in all.
humanity-tell-placed = 🧑‍🚀 { $captain } lands: { $astronauts }.
humanity-tell-landed = astronaut { $number } at { $where }
humanity-tell-reserve = astronaut { $number } stays in reserve
humanity-tell-round = 🪐 Year { $year }, round { $round }: { $captain } begins.
humanity-tell-winners = { $count ->
        [one] 👑 { $captains } keeps Titan inhabited.
       *[other] 👑 { $captains } keep Titan inhabited together.
    }
humanity-tell-final = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] 👽
    } **{ $rank }** · { $captain }: **{ $total }** = { $points } on the track + { $science } science + { $stored } for stores

humanity-brief-captain = { $captain }: { $deeds }
humanity-brief-deployed = places { $what }
humanity-brief-experimented = carries out { $what }
humanity-brief-dropped = 🔄 { $count ->
        [one] A module is gone for good
       *[other] Modules are gone for good
    }: { $modules }
humanity-brief-worked = { $count ->
        [1] works
        [2] works twice
       *[other] works { $count } times
    }
humanity-brief-made =
    +{ $amount } { $makes ->
        [insects]
            { $amount ->
                [one] insect
               *[other] insects
            }
       *[other] { $makes }
    }
humanity-brief-landed = lands at { $cells }
humanity-brief-reserve = an astronaut waits in reserve
humanity-brief-won = { $deed } ({ $won })

humanity-recap = Your round: { $came }. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $science } science, { $research } research.
humanity-recap-ended = { $recap } If it ended now: { $foreseen }, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }.
humanity-recap-year = { $year } { $recap }
humanity-recap-science = 📅 Year { $year } is over: your { $research } research made { $science ->
        [0] no science
       *[other] { $science } science
    }{ $bonus ->
        [0] { "" }
       *[other] , and { $bonus } more for being ahead
    }.{ $last ->
        [0] { " " }Research begins at 0 again.
       *[other] { "" }
    }
humanity-recap-nothing = no research, no points
humanity-loss-mission = **{ $captain }** has taken a mission from you ({ $mission }): −{ $points } points.
humanity-moment-deployed = { $what }, placed in year { $year }: { $won }
humanity-moment-experimented = { $what }, carried out in year { $year }: { $won }

humanity-text-tile = { $name }, { $note }
humanity-text-stands = { $captain }’s astronaut { $number }
humanity-text-here = here: { $astronauts }
humanity-text-empty = empty
humanity-text-ended = If it ended now: { $captains }
humanity-text-lies = { $cell } { $module }
humanity-base-held = In store: { $stores }
humanity-base-line = Line { $number }: { $experiments }

# What is new in a base since an earlier look, or would be after a draft
humanity-news-new = places { $things }
humanity-news-module = { $module } at { $cell }
humanity-news-experiment = carries out { $experiment }
humanity-news-spent = spends { $paid }
humanity-news-stored = stores { $stored }
humanity-news-won = gains { $won }
humanity-news-lost = loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
humanity-news-square = completes the square with { $cell } at its upper left
humanity-news-joins = astronaut { $number } joins
humanity-news-goes = astronaut { $number } goes to hangar { $hangar }
humanity-news-lands = astronaut { $number } lands on { $cell }
humanity-news-works = astronaut { $number } works { $work } now
humanity-news-tired = astronaut { $number } is exhausted
humanity-news-woken = astronaut { $number } is active again
