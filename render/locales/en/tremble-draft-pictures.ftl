# The pictures of the first draft of Tremble, Humans!: few words.

# Board
tremble-draft-picture-deck = { $count ->
        [0] Nothing left in the deck
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
tremble-draft-picture-fuel = { $fuel } of { $holds }
tremble-draft-picture-search = Search
tremble-draft-picture-searches = Searches
tremble-draft-picture-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
tremble-draft-picture-army = { $count ->
        [0] Whoever searches fights or leaves
        [one] One search fights
       *[other] { $count } searches fight
    }
tremble-draft-picture-trophies = Trophies
tremble-draft-picture-tasks = Trophies; tasks are secret and pay at the end
tremble-draft-picture-ended = If it ended now, tasks aside
tremble-draft-counted = Humans if it ended now, tasks aside

# Hand
tremble-draft-picture-own-tasks = Your secret tasks
tremble-draft-picture-deal = Tasks: keep one, two or three

# A fight from close up
tremble-draft-picture-against = Search
tremble-draft-picture-joined = { $ships } from home, fuel { $fuel }

# Film
tremble-draft-picture-reveal = Turn { $turn } — the reveal

# Poster
tremble-draft-picture-title = TREMBLE, HUMANS!
tremble-draft-picture-edition = The first draft

# Alternative texts
tremble-draft-picture-alt-against = The search of { $city } meets an army.
tremble-draft-picture-alt-captain = { $letter } { $captain }: { $humans } humans, fuel { $fuel }, { $ships ->
        [one] one ship
       *[other] { $ships } ships
    }, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }.
tremble-draft-picture-alt-army = An army comes: { $army }, { $attack }.
tremble-draft-picture-alt-space = { $number } { $city }: raid { $raid }, search { $search }.
tremble-draft-picture-alt-search = { $letter } searches { $city } for { $search }, { $count ->
        [one] one turn
       *[other] { $count } turns
    } to go.
tremble-draft-picture-alt-task = Task: { $task }, { $far } so far.
tremble-draft-picture-alt-poster = Tremble, Humans!, the first draft. Poster of game { $number }: a mothership over a city by night. { $state }. { $pace }.
tremble-draft-picture-alt-place = { $rank }: { $captain }, { $humans } humans, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }, { $met } of { $tasks } tasks met.
tremble-draft-picture-alt-reveal = A short film of the reveal of turn { $turn }: ships fly to the cities, beams go on, dice tumble.
