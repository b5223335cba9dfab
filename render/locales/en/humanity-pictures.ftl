# Humanity: what its pictures say.

humanity-picture-when = Year { $year }, round { $round }
humanity-picture-next = { $science } science at { $aim }
humanity-picture-empty = Nothing in store
humanity-picture-hangar = Hangar { $hangar }
humanity-picture-reserve = In reserve
humanity-picture-lands = Lands now
humanity-picture-landing = { $count ->
        [one] lands one
       *[other] lands { $count }
    }
humanity-picture-experiments = Experiments
humanity-picture-deck = { $count ->
        [0] No modules
        [one] { $count } module
       *[other] { $count } modules
    } left this year{ $years ->
        [0] , the last
        [one] , { $years } year after it
       *[other] , { $years } years after it
    }
humanity-picture-acting = acts now
humanity-picture-crossed = leaves when the round ends; the arm turns to { $arm }
humanity-picture-arm = When the round ends, the arm turns to { $arm }
humanity-legend = { $entry ->
        [ready] may act, in base
        [tired] exhausted
        [away] away, at a hangar
        [square] square scored
        [stock] units in store
        [open] free to land in
        [fresh] new or changed
       *[full] full
    }
humanity-picture-over = The game is over
humanity-picture-from-arm = { $away ->
        [0] at the arm
       *[other] { $away } from the arm
    }
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
        [column] in a column
        [row] in a row
       *[diagonal] on a diagonal
    }{ $alike ->
        [0] {""}
       *[other] , one colour
    }

humanity-alt-hub = The hub in year { $year }, round { $round }; the arm stands at hangar { $arm }, and turns to { $next } if the round ends now.
humanity-alt-player = { $letter }, { $captain }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, science { $science }, research { $research }, { $active ->
        [one] { $active } astronaut
       *[other] { $active } astronauts
    } still to act{ $acting ->
        [0] {""}
       *[other] , and it is their turn
    }.
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
humanity-alt-hangar = Hangar { $hangar }: module { $module }; behind it { $experiment }{ $crossed ->
        [0] .
       *[other] ; its module leaves at the next reset.
    }
humanity-alt-none = none
humanity-alt-priced = { $name } for { $cost }
humanity-alt-drafted = As drafted: { $news }.
humanity-alt-after = After this turn:
humanity-alt-news = { $letter }, { $captain } since then: { $news }.
humanity-alt-base = Base of { $letter }, { $captain }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, science { $science }, research { $research }.
humanity-alt-stored =
    { $amount } { $what ->
        [insects]
            { $amount ->
                [one] insect
               *[other] insects
            }
       *[other] { $what }
    }
humanity-alt-stores = In store: { $stores }.
humanity-alt-astronaut = Astronaut { $number } at { $cell }, work { $work }, { $active ->
        [0] exhausted
       *[other] active
    }.
humanity-alt-astronaut-away = Astronaut { $number } at hangar { $hangar }, { $away } from the arm, work { $work }.
humanity-alt-astronaut-reserve = Astronaut { $number } in reserve, work { $work }, { $active ->
        [0] exhausted
       *[other] active
    }.
humanity-alt-astronaut-lands = Astronaut { $number } is home and waits for a cell, work { $work }.
humanity-alt-store = { $cell } { $module }, { $colour }, holds { $stock }.
humanity-alt-greenhouse = { $cell } { $module }, { $colour }, group of { $group }.
humanity-alt-module = { $cell } { $module }, { $colour }.
humanity-alt-obstacle = { $cell } obstacle, { $left } to go.
humanity-alt-sheet = All bases in year { $year }, round { $round }.
humanity-alt-below = Below, base of { $letter }, { $captain }.
humanity-alt-count = { $count } { $colour }
humanity-alt-lying = Modules: { $counts }; { $squares ->
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
humanity-part-bases = All bases
humanity-part-base = Base { $captain }
humanity-part-hub = Hub
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
        [one] one point
       *[other] { $count } points
    } of work done
humanity-alt-place = { $rank }: { $captain }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts }).
humanity-alt-source = { $source } { $points }
humanity-alt-poster = Humanity. Poster of game { $number }: a cold dawn on Titan, astronauts before a base. { $state }. { $pace }.

# Names that have no room in a small cell; a hyphen and a space let a word go on in the next line
humanity-picture-name = { $module ->
        [electrolyser] Electro- lyser
        [octagon-greenhouse] Green- house
        [long-greenhouse] Green- house
        [round-greenhouse] Green- house
        [cryosphere-lab] Cryo- sphere
        [xenobotany-lab] Xeno- botany
       *[other] { $name }
    }

humanity-alt-film = Year { $year }, round { $round }, as a film. The arm turns from hangar { $origin } to { $arm }; { $home ->
        [0] nobody comes home
        [one] one astronaut comes home
       *[other] { $home } astronauts come home
    }.
humanity-alt-film-captain = { $letter }, { $captain }: modules { $modules }, experiments { $experiments }, turns of work { $works }.
