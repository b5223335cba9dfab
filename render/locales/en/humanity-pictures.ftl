# Humanity: what its pictures say.

humanity-picture-when = Year { $year }, round { $round }
humanity-picture-next = { $science } science at { $aim }
humanity-picture-empty = Nothing in store
humanity-picture-hangar = Hangar { $hangar }
humanity-picture-reserve = In reserve
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

humanity-alt-hub = The hub in year { $year }, round { $round }; the arm stands at hangar { $arm }.
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
humanity-alt-drafted = As drafted, after this turn:
humanity-alt-base = Base of { $letter }, { $captain }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, science { $science }, research { $research }.
humanity-alt-stored = { $amount } { $what }
humanity-alt-stores = In store: { $stores }.
humanity-alt-astronaut = Astronaut { $number } at { $cell }, work { $work }, { $active ->
        [0] exhausted
       *[other] active
    }.
humanity-alt-astronaut-away = Astronaut { $number } at hangar { $hangar }, { $away } from the arm, work { $work }.
humanity-alt-astronaut-reserve = Astronaut { $number } in reserve, work { $work }.
humanity-alt-store = { $cell } { $module }, { $colour }, holds { $stock }.
humanity-alt-greenhouse = { $cell } { $module }, { $colour }, group of { $group }.
humanity-alt-module = { $cell } { $module }, { $colour }.
humanity-alt-obstacle = { $cell } obstacle, { $left } to go.
humanity-alt-sheet = All bases in year { $year }, round { $round }.
humanity-alt-count = { $count } { $colour }
humanity-alt-lying = Modules: { $counts }; { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
