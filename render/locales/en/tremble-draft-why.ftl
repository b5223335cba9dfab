# "Why?" in the first draft of Tremble, Humans!: plain first, dry second.

tremble-draft-why-tasks = Four tasks are dealt, one to three are kept. They stay secret until the end; each is met or not by the cities taken.
tremble-draft-why-task = { $task }: +{ $bonus } if met, −{ $penalty } if not
tremble-draft-why-turn = Every turn brings 8 fuel. What was not burnt is still there; the tank holds 20.
tremble-draft-why-tank = { $captain }: { $before } before, { $fuel } now
tremble-draft-why-credit = A credit is for captains with fewer than 30,000 humans and one ship at most. 60,000 are due before the game ends.
tremble-draft-why-repaid = { $captain } pays 60,000 and owes nothing any more: { $humans } humans left.
tremble-draft-why-due = What is still owed is taken off when the game ends, below zero if need be: { $humans } humans.
tremble-draft-why-bought = One ship at its printed price; which one stays secret until it is sent.
tremble-draft-why-scrapped = Discarded to make room: { $cards }. Five ships are the limit, searching ones included.
tremble-draft-why-city = { $city } comes from the city deck. Without a star it lay in the lower half.
tremble-draft-why-city-star = { $city } comes from the city deck. With a star it lay in the upper half.
tremble-draft-why-army = { $army } lay in the city deck. Whoever searches fights or leaves, all at once; then it is discarded, and the next card is turned up.
tremble-draft-why-army-alone = { $army } lay in the city deck. With nobody searching it has no effect, and the next card is turned up.
tremble-draft-why-left = { $captain } leaves { $city }: the ships come home unharmed, without loot, and the city is discarded.
tremble-draft-why-broken = A search that loses to an army loses one ship, here { $ship }, and { $city }. The others come home.
tremble-draft-why-fuel = The fuel of all ships sent is paid at the reveal: { $paid }, which leaves { $fuel }. It never comes back.
tremble-draft-why-joined = { $captain } had { $ships } at home. Before the dice such a ship may join a battle of its captain for { $paid } fuel: attack { $total } now.
tremble-draft-why-loot = { $city }: a raid brings { $raid } now, a search { $search } when it ends.
tremble-draft-why-slow = A search takes two turns. The counter moves at the end of the turn, not in the one in which it was laid.
tremble-draft-why-fast = A ship with tempo stays, so the search takes one turn.
tremble-draft-why-counted = Counters of older searches go down at the end of the turn. At { $city } it stands at { $counter }.
tremble-draft-why-unfinished = { $city } was not searched to the end when the game ended. Such a search pays nothing.
tremble-draft-why-found = { $city } is searched to the end: { $search }.
tremble-draft-why-met = { $needs }: met, +{ $humans }.
tremble-draft-why-missed = { $needs }: not met, −{ $humans }.
tremble-draft-why-scored = { $captain }: { $before } before the tasks, { $humans } after.
