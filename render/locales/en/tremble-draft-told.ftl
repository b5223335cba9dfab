# The first draft of Tremble, Humans!: what the game master tells. Short, plain, dry.

tremble-draft-headline = Turn { $turn } — { $phase }
tremble-draft-headline-last = Turn { $turn }, the last — { $phase }
tremble-draft-where = { $headline } · { $count ->
        [0] no card left
        [one] { $count } card left
       *[other] { $count } cards left
    }
tremble-draft-phase-intelligence = intelligence

# Narration
tremble-draft-tell-dealt = You are dealt four tasks: { $tasks }.
tremble-draft-tell-kept = You keep: { $tasks }. Nobody else knows.
tremble-draft-tell-turn = 🛸 **Turn { $turn }.** Eight more fuel for everybody, twenty at most: { $tanks }.
tremble-draft-tell-tank = { $captain } { $fuel }
tremble-draft-tell-repaid = 💳 { $captain } pays the credit back, { $humans } humans left.
tremble-draft-tell-due = 💳 The credit of { $captain } is due: 60,000, which makes { $humans } humans.
tremble-draft-tell-bought = { $captain } pays { $paid } for a ship.
tremble-draft-tell-city = 🌍 { $type }, { $region }: raid { $raid }, search { $search }
tremble-draft-tell-army = 🪖 **{ $army }** ({ $attack }) is on its way: { $captains } { $count ->
        [one] is
       *[other] are
    } searching.
tremble-draft-tell-army-alone = 🪖 **{ $army }** ({ $attack }) finds nobody searching and goes home.
tremble-draft-tell-left = 🏳️ { $captain } leaves { $city } before the army of { $army } comes; the city is gone.
tremble-draft-tell-army-won = ⚔️ { $city } · { $captain }: { $parts } = **{ $total }** holds against the army of { $army }. The search goes on.
tremble-draft-tell-army-lost = ⚔️ { $city } · { $captain }: { $parts } = **{ $total }** loses to the army of { $army }.
tremble-draft-tell-broken = 💥 { $captain } loses { $ship } at { $city }; the search is over, the city is gone.
tremble-draft-tell-fuel = ⛽ { $captain } burns { $paid } fuel, { $fuel } left.
tremble-draft-tell-joined = 🛬 { $captain } calls { $ships } from home for { $paid } fuel: attack { $total } now.
tremble-draft-tell-search = 🔎 { $captain } stays to search with { $ships }: { $count ->
        [one] one turn
       *[other] { $count } turns
    }.
tremble-draft-tell-found = 👥 { $captain } has searched { $city }: { $humans }, now { $total }. Back home: { $ships }.
tremble-draft-brief-search = 🔎 { $captain } searches: { $count ->
        [one] one turn
       *[other] { $count } turns
    }.
tremble-draft-brief-found = 👥 { $captain } has searched { $city }: { $humans }.
tremble-draft-tell-counted = ⏳ { $captain } goes on searching { $city }: { $counter ->
        [one] one turn
       *[other] { $counter } turns
    } to go.
tremble-draft-tell-unfinished = ⌛ { $captain } runs out of time at { $city }: the search brings nothing.
tremble-draft-tell-met = 📜 { $captain }, { $task }: met, +{ $humans }.
tremble-draft-tell-missed = 📜 { $captain }, { $task }: not met, −{ $humans }.
tremble-draft-tell-scored = 📜 All told, { $captain } has { $total } humans.

# The board as text
tremble-draft-text-space = **{ $number } { $city }** · { $type } · { $region } · raid { $raid } · search { $search }
tremble-draft-text-space-star = **{ $number } { $city }** ★ · { $type } · { $region } · raid { $raid } · search { $search }
tremble-draft-text-army = 🪖 **{ $army }** · army of { $attack }
tremble-draft-text-encounter = { $captain } fights at { $city }: { $total }
tremble-draft-text-fuel = fuel { $fuel } of 20
tremble-draft-text-loan = owes 60,000
tremble-draft-text-search = searches { $city } for { $search } ({ $ships }; attack { $total }; { $count ->
        [one] one turn
       *[other] { $count } turns
    } to go)
tremble-draft-text-met = met: { $task }
tremble-draft-text-missed = not met: { $task }

# The hand as text
tremble-draft-hand-away = - { $ship } · searching
tremble-draft-hand-task = - Task: { $task } (+{ $bonus }, else −{ $penalty }): { $far } so far
tremble-draft-hand-task-short = - Task: { $task }: { $far } so far
tremble-draft-progress = { $count } of { $least }

# Discards
tremble-draft-discards-cities = **Cities** · { $left } cards in the deck, armies among them
tremble-draft-discards-armies = **Armies**
tremble-draft-discards-unseen = -# Not seen yet ({ $count }), maybe not in the deck: { $armies }
tremble-draft-discards-ships = **Ships** · { $left } in the deck
tremble-draft-discards-army = { $army } { $attack }

# To one captain: what a turn brought, and the best moment of the game
tremble-draft-recap-found = searched { $city }
tremble-draft-recap-search = began to search { $city }
tremble-draft-recap-left = left { $city } to an army
tremble-draft-loss-search = { $army } has driven you from { $city }: the search is lost, and so is { $ship }.
tremble-draft-loss-unfinished = The game ended before your search of { $city }: the city is lost.
tremble-draft-loss-tasks = Your tasks have cost you { $humans } humans.
tremble-draft-moment-found = the search of { $city }, finished in turn { $turn }: { $humans } humans
