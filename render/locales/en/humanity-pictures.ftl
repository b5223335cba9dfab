# Humanity: what its pictures say.

humanity-picture-when = Year { $year }, round { $round }
humanity-picture-empty = Nothing in store
humanity-picture-deck = { $count ->
        [0] No modules
        [one] { $count } module
       *[other] { $count } modules
    } left{ $ends ->
        [0] { $years ->
            [0] { " " }in the last year
            [one] { " " }this year, { $years } year after it
           *[other] { " " }this year, { $years } years after it
        }
        [1] { $years ->
            [0] : this may be the last round
           *[other] : the year may end now
        }
       *[other] { $years ->
            [0] : this is the last round
           *[other] : the year ends now
        }
    }
humanity-picture-crossed = = last chance
humanity-picture-arm = The arm, next at { $arm }
humanity-picture-over = The game is over
humanity-picture-mission-icons = in costs paid
humanity-picture-mission-side = experiments, { $side ->
        [left] left
        [centre] centre
       *[right] right
    }
humanity-picture-mission-count = { $colour } modules
humanity-picture-mission-cluster = { $colour } that touch
humanity-picture-mission-corners = { $colour }, corners too
humanity-picture-mission-line = { $way ->
        [column] { $alike ->
            [0] in a column
           *[other] column, one colour
        }
        [row] { $alike ->
            [0] in a row
           *[other] row, one colour
        }
       *[diagonal] { $alike ->
            [0] on a diagonal
           *[other] diagonal, one colour
        }
    }

humanity-alt-player = { $letter }, { $captain }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, science { $science }, research { $research }, { $active } to act{ $acting ->
        [0] {""}
       *[other] , now their turn
    }.
humanity-alt-player-over = { $letter }, { $captain }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, science { $science }, research { $research }.
humanity-alt-player-lands = { $letter }, { $captain }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, science { $science }, research { $research }, { $lands ->
        [one] { $lands } astronaut
       *[other] { $lands } astronauts
    } to land.
humanity-alt-mission = Mission: { $least } or more { $what }{ $held ->
        [0] , free
       *[other] , held by { $holder }
    } ({ $values }).
humanity-alt-icons = { $what } in costs paid
humanity-alt-drafted = As drafted: { $news }.
humanity-alt-after = After this turn:
humanity-alt-astronaut = Astronaut { $number } at { $cell }, work { $work }, { $active ->
        [0] exhausted
       *[other] active
    }.
humanity-alt-astronaut-reserve = Astronaut { $number } in reserve, work { $work }, { $active ->
        [0] exhausted
       *[other] active
    }.
humanity-alt-astronaut-lands = Astronaut { $number } is home and waits for a cell, work { $work }.
humanity-alt-greenhouse = { $cell } { $module }, { $colour }, group of { $group }.
humanity-alt-module = { $cell } { $module }, { $colour }.
humanity-alt-obstacle = { $cell } obstacle, { $left } to go.
humanity-alt-count = { $count } { $colour }
humanity-alt-lying = Base { $letter }: { $counts }; { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.

# The end, and the poster
humanity-picture-source = { $source ->
        [modules] Modules
        [greenhouses] Greenhouses
        [squares] Squares
        [experiments] Experiments
        [missions] Missions
        [science] Science
       *[stores] Stores
    }
humanity-part-table = Table
humanity-part-base = Base { $captain }
humanity-picture-total = Total
humanity-picture-place = A base on Titan
humanity-poster-begun = The landing has begun
humanity-medal-decided = What decided
humanity-medal-decided-by = { $source ->
        [modules] modules
        [greenhouses] greenhouses
        [squares] squares
        [experiments] experiments
        [missions] missions
        [science] science
       *[stores] stores
    }: { $more ->
        [one] one point
       *[other] { $more } points
    } more than second place
humanity-medal-turn = The best turn
humanity-medal-turn-by = { $points ->
        [one] one point
       *[other] { $points } points
    } in a single turn
humanity-medal-stolen = Rival missions
humanity-medal-stolen-by = { $count ->
        [one] one mission
       *[other] { $count } missions
    } taken from others
humanity-medal-garden = The largest garden
humanity-medal-garden-by = { $count } greenhouses in one group
humanity-medal-work = The busiest hands
humanity-medal-work-by = { $count ->
        [one] one unit
       *[other] { $count } units
    } made or cleared
humanity-alt-place = { $rank }: { $captain }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts }).
humanity-alt-source = { $source } { $points }
humanity-alt-poster = Humanity. Poster of game { $number }: a cold dawn on Titan, astronauts before a base. { $state }. { $pace }.

# Names that have no room in a small cell; a hyphen and a space let a word go on in the next line
humanity-alt-film = Year { $year }, round { $round }, as a film. The arm turns from hangar { $origin } to { $arm }; { $home ->
        [0] nobody comes home
        [one] one astronaut comes home
       *[other] { $home } astronauts come home
    }.
humanity-alt-film-captain = { $letter }, { $captain }: modules { $modules }, experiments { $experiments }, turns of work { $works }.

# The table as one picture: hangars in the order in which astronauts come home, bases
humanity-picture-home = { $home ->
        [0] next reset
        [1] one after
       *[other] later
    }
humanity-scene-hangar = Hangar { $hangar }{ $home ->
        [-1] {""}
        [0] , home at the next reset
        [1] , home at the one after
       *[other] , home later
    }: { $facts }.
humanity-ring = Hangars from the arm: { $hangars }.
humanity-ring-hangar = { $hangar } { $things }
humanity-scene-module = { $name } ({ $colour }), { $note }{ $crossed ->
        [0] {""}
       *[other] , leaves at the next reset
    }
humanity-scene-leaves = { $module } (leaves)
humanity-scene-lies = { $module }
humanity-scene-base = In the base: { $cells }.
humanity-scene-holds = { $cell } { $module } { $stock }
humanity-scene-rock = { $cell } obstacle
humanity-scene-store = { $cell } { $module }, { $colour }: { $makes } { $stock }.
humanity-scene-lab = { $cell } { $module }, { $colour }: +{ $each } research for each new { $counts ->
        [any] module
       *[other] { $counts } module
    } beside it.
humanity-scene-threshold = { $research } research are worth { $science } science at the end of a year.
humanity-scene-by = { $what } { $by }
humanity-scene-free = { $cell } is free to land in.
humanity-scene-square = Square with { $cell } at its upper left.
humanity-scene-grows = { $what ->
        [points] Points
        [science] Science
       *[research] Research
    }: from { $was } to { $now }.
humanity-scene-stores = In store: { $now }; changed: { $by }.
humanity-scene-nothing = nothing
