# What the pictures of all editions say.

invasion-board-raid = Raid
invasion-board-trophies = { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
invasion-board-owes = owes { $humans }
invasion-board-gone = Gone
invasion-board-spared = Nobody came
invasion-podium-title = { $count ->
        [one] { $captain } rules what is left of Earth!
       *[other] They share what is left of Earth!
    }
invasion-card-scrapped = goes
invasion-card-bought = yours
invasion-card-short = { $humans } short
invasion-card-leaves = leaves { $humans }
invasion-part-ships = { $count ->
        [0] No ships. Very peaceful of you.
       *[other] Ships
    }
invasion-part-offers = For sale
invasion-alt-board = Board. { $where }.
invasion-alt-hand = Your hand: { $humans } humans, fuel { $fuel }.
invasion-alt-ship = { $ship }: attack { $attack }, fuel { $fuel }.
invasion-alt-offer = For sale: { $card } at { $price }.
invasion-alt-space-attacked = { $number } { $city }: { $captains } { $count ->
        [one] attacks
       *[other] attack
    }.
invasion-alt-space-won = { $number } { $city }: { $captains } attacked, { $winner } won.
