# "Why?" in Tremble, Humans!: what made a result, with its numbers. Plain first, dry second.
# Lines stay short for a phone; a formula reads "3 + 4 = 7" so that anybody can check it.

# Formulas

# Buying
tremble-why-turn = Fuel is 3 plus the number of the turn, 12 at most: { $fuel } in turn { $turn }. Stations that were used are ready again.
tremble-why-credit = A credit is for captains with fewer than 50,000 humans and fewer than 2 ships. It costs 60,000 at the end.
tremble-why-bought-secret = { $count ->
        [one] Which ship it is stays secret until its first attack.
       *[other] Which ships they are stays secret until their first attack.
    }
tremble-why-bought-worth = { $count ->
        [one] One ship at { $price }; which one stays secret until its first attack.
       *[other] { $count } ships, together { $price }; which ones they are stays secret until their first attack.
    }
tremble-why-discounts = Off the price: { $prices }.
tremble-why-discounted = To pay: { $price } − { $off } = { $paid }.
tremble-why-discounted-all = That covers the whole price.
tremble-why-humans-credit = { $captain }: { $before } + { $credit } − { $paid } = { $humans } humans.
tremble-why-scrapped = Scrapped to make room, without refund: { $cards }. 5 ships and 2 stations are the limit, no two alike.
tremble-why-given-back = { $captain } drew two stations, { $cards }, and may give both back for two other cards. Everybody sees them.
tremble-why-cities = Each turn lays one city more than there are captains, here { $count }.

# Plans and moves
tremble-why-fuel = { $captain } sends ships that need { $used } fuel; the turn gives { $limit }.
tremble-why-fuel-added = Extra fuel: { $fuel }. New limit: { $limit } + { $amount } = { $sum }.
tremble-why-hauled = { $captain }’s { $station } moves { $victim }’s { $ship } from { $origin } to { $target }.
tremble-why-hauled-late = { $captain }’s { $station } comes too late for { $ship }: stations move a ship only once. It is used up all the same.
tremble-why-haul-order = The captain with the fewest humans goes first.
tremble-why-no-hauls = No station was used.

# Battles
tremble-why-boost = { $aid } gives { $captain } { $plus } more.
tremble-why-cancelled = { $aid } takes from { $captain }’s { $ship }: { $lost }. Its plain attack of { $attack } stays.
tremble-why-reroll = { $aid } lets { $captain } roll both dice again. The new roll counts, better or worse.
tremble-why-rerolled = { $captain } had { $before } = { $had } and now rolls { $after } = { $has }.
tremble-why-passed = { $captain } is not alone in front and might hold something that helps, so the question came up. The answer is no, until somebody else uses something.
tremble-why-claim = { $captain } fought for { $city } and lost, which is enough for a claim card. The humans stay with the winner, the card does not.
tremble-why-claims-spent = Claims spent on it: { $captains }. The dice chose one.
tremble-why-claim-dice = Several claims on one card; the highest roll has it: { $rolls }.
tremble-why-claim-tied = The highest are equal and roll again.

# Losses and compensations
tremble-why-no-loss = { $captain } brought only what cannot be destroyed, so nothing is.
tremble-why-saved = { $captain } had to give up a ship of this battle. { $aid } brings it home instead.
tremble-why-saved-army = { $captain } had to give up a ship to the army. { $aid } brings it home instead.
tremble-why-compensated = One card for each battle lost. Only { $captain } sees it; it works from the next turn on.
tremble-why-compensated-card = { $captain } draws { $card } for a battle lost. It works once, from the next turn on.
tremble-why-compensated-humans = { $captain } draws { $card } for a battle lost. Its { $humans } humans are paid at once.
tremble-why-no-compensation = { $captain } should draw a card for a battle lost, but deck and discard are empty.

# Rewards
tremble-why-raid = A raid on { $city } brings { $raid } and nobody stops it. The catch would bring { $catch }, behind { $difficulty ->
        [one] one army card
       *[other] { $difficulty } army cards
    }.
tremble-why-catch = A catch at { $city } brings { $catch } instead of { $raid }, if { $difficulty ->
        [one] one army card allows
       *[other] { $difficulty } army cards allow
    } it.
tremble-why-difficulty = { $city } asks for { $count ->
        [one] one army card
       *[other] { $count } army cards
    }.
tremble-why-helped = Fewer thanks to { $aids }: { $difficulty } − { $fewer } = { $count }.
tremble-why-helped-all = Fewer thanks to { $aids }: no card is left.
tremble-why-too-few = No more than { $count } could be turned up; deck and discard hold no others.
tremble-why-no-armies = No army among them, so the catch succeeds.
tremble-why-armies = { $count ->
        [one] One army, to be beaten: { $armies }.
       *[other] Armies, to be beaten in this order: { $armies }.
    }
tremble-why-blanks = { $count ->
        [one] One card shows no army.
       *[other] { $count } cards show no army.
    }
tremble-why-army-help = Stations and cards may still help.
tremble-why-army-boost = { $aid } gives { $captain } { $plus } more: now { $sum }.
tremble-why-army-avoided = Before each fight a captain may leave. { $captain } leaves before the army of { $army }: all ships come home.
tremble-why-caught = The catch value of { $city } is { $catch }.
tremble-why-caught-more = The catch at { $city }: { $parts }.
tremble-why-trophy-claimed = The card is with { $captain }, who claimed it after the battle.
tremble-why-fled = { $captain } left before the army of { $army }. That ends the catch: nobody gets the humans of { $city }.
tremble-why-beaten = { $captain } lost to the army of { $army }. One lost fight ends the catch: nobody gets the humans of { $city }.

# The end
tremble-why-counts = Trophies that count ({ $task }): { $counts }.
tremble-why-nobody-scores = Without a matching trophy there is no reward.
tremble-why-first = Most: { $captain } gets { $humans }.
tremble-why-first-shared = Tied for first: { $captains } share both rewards, { $pot } for { $count }: { $humans } each.
tremble-why-second = Second: { $captain } gets { $humans }.
tremble-why-second-shared = Tied for second: { $captains } share { $pot } for { $count }: { $humans } each.
tremble-why-rounded = Shares are rounded down to a full 10,000.
tremble-why-no-second-tied = After a tie for first nobody is second.
tremble-why-no-second = Nobody else has one that counts, so nobody is second.
tremble-why-credits = { $captain } took { $count ->
        [one] one credit.
       *[other] { $count } credits.
    } Each costs { $each } at the end: { $count } × { $each } = { $humans }.
tremble-why-credits-debt = Who cannot pay goes below zero.
