# Tremble, Humans!: standing orders, for when a captain is away. One rule for each question.

tremble-standing-fact-usual = Where you leave no rule: buy nothing, all ships stay home, nothing moves; fight unless a stronger rival stays; use nothing; lose the cheapest ship, claim what you can; raid; fight an army at 50% or better.
tremble-standing-fact-plan = A plan still waits for the deadline when none of its cities is there.
tremble-standing-fact-pair = Ships lost and trophy claims can be one question; it waits for the deadline until both have a rule.

tremble-standing-buy-keep = Buy nothing, keep my humans
tremble-standing-buy-cheapest = The cheapest ship I can pay
tremble-standing-buy-strongest = The strongest ship I can pay

tremble-standing-plan-richest = All I can to the city with the best raid
tremble-standing-plan-spread = One ship to each city, as far as they go
tremble-standing-plan-tasks = Spread over cities that count for a task
tremble-standing-plan-scientific = Spread over scientific cities
tremble-standing-plan-cultural = Spread over cultural cities
tremble-standing-plan-industrial = Spread over industrial cities

tremble-standing-respond = Stations and cards after a roll
tremble-standing-respond-pass = Pass, use nothing
tremble-standing-respond-stations = Stations if they help, never a card
tremble-standing-respond-turns = What turns a loss into a win, else pass
tremble-standing-respond-helps = What helps most, if I would lose

tremble-standing-loss = Ships lost
tremble-standing-loss-cheapest = Give up the cheapest
tremble-standing-loss-weakest = Give up the weakest
tremble-standing-loss-station = Save one by a station, else the cheapest
tremble-standing-loss-save = Save by station or card, else the cheapest

tremble-standing-claim = Trophy claims
tremble-standing-claim-always = Claim whatever I can
tremble-standing-claim-tasks = Claim only what counts for a task
tremble-standing-claim-never = Never claim, keep the card

tremble-standing-reward = Raid or catch
tremble-standing-reward-raid = Always raid
tremble-standing-reward-chance = Catch if it works at { $percent }% or more
tremble-standing-reward-more = Raid or catch, whichever brings more
tremble-standing-reward-catch = Try a catch, whatever the chance

tremble-standing-army = Human armies

tremble-silence-whoever = buys nothing, keeps all ships home, follows battle orders as they are filled in, and where a battle asks, fights unless a stronger rival stays, and raids
tremble-silence-respond = nothing is used
tremble-silence-loss = the cheapest ship is lost, and a trophy is claimed where a card allows it
tremble-silence-aftermath = the cheapest ship is lost, and cities are raided
tremble-silence-army = fight at 50% or better
