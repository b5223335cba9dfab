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
invasion-sorties-title = Your plan
invasion-sorties-fuel = { $used } of { $limit }
invasion-sorties-none = So far all your ships stay home.
invasion-sorties-able = { $ships } could fly too: { $left } fuel left.
invasion-sorties-many = { $left } fuel left: any of { $ships } ships at home could fly too.
invasion-sorties-heading = **Your plan** · fuel { $used } of { $limit }
invasion-sorties-alt = Your plan: fuel { $used } of { $limit }.
invasion-sorties-warning = ⚠️ { $warning }
invasion-sorties-to = { $space } { $city }: attack { $total }, by { $ships }.
invasion-sorties-ship = { $ship } { $attack }
invasion-sorties-home = At home: { $ships }.
invasion-sorties-armies = { $space } { $city }: attack { $total }, { $armies } against armies, by { $ships }.
invasion-sorties-ship-plus = { $ship } { $attack }+{ $plus }
invasion-sorties-at-home = At home
invasion-closeup-battle = Battle
invasion-closeup-prize = All yours
invasion-closeup-wins = wins
invasion-closeup-retreats = retreats
invasion-closeup-loses = loses
invasion-closeup-out = is out
invasion-closeup-army-beaten = beaten
invasion-closeup-army-stands = stands
invasion-closeup-army-waits = waits
invasion-closeup-army-unmet = not met
invasion-closeup-more = { $count ->
    [one] One more fight: see the board below.
   *[other] { $count } more fights: see the board below.
}
invasion-closeup-alt = The fight for { $space } { $city }.
invasion-closeup-alt-side = { $captain }: attack { $total } by { $ships }, { $sum } in all.
invasion-closeup-alt-fate = { $captain } { $fate }: attack { $total } by { $ships }, { $sum } in all.
invasion-closeup-alt-army = An army of { $attack } waits.
invasion-closeup-alt-unmet = An army of { $attack } was not met.
invasion-closeup-alt-beaten = An army of { $attack } is beaten.
invasion-closeup-alt-unbeaten = An army of { $attack } stands.
invasion-podium-repaid = repaid { $humans }
invasion-podium-curves = From turn to turn
invasion-podium-humans = Humans
invasion-podium-turn = Turn
invasion-podium-start = Start
invasion-podium-tasks = Tasks
invasion-poster-begun = The invasion has begun
invasion-medal-tasks = { $count ->
        [one] The task that decided
       *[other] Tasks that decided
    }
invasion-medal-tasks-by = { $count ->
        [one] { $tasks }: it made the winner
       *[other] { $tasks }: one of them made the winner
    }
invasion-medal-bluff = Boldest bluff
invasion-medal-bluff-by = took a city from a fleet stronger by { $gap }
invasion-medal-feared = Most feared
invasion-medal-feared-by = { $count ->
        [one] one rival retreated and left a city to them
       *[other] { $count } times rivals retreated and left a city to them
    }
invasion-medal-luck = Luckiest dice
invasion-medal-luck-by = { $plus ->
        [one] { $plus } pip
       *[other] { $plus } pips
    } above the average, all throws together
invasion-alt-podium = The end. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
invasion-alt-curve = { $captain } had { $humans } humans turn by turn.
