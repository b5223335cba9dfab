# What the editions tell alike: narration, posts, boards and hands as text.

invasion-tell-reveal = **Plans on the table!**
invasion-tell-attack = { $space } ← { $captain } with { $total }: { $ships }
invasion-tell-home = { $captains } { $count ->
        [one] stays
       *[other] stay
    } home.
invasion-tell-transfer = ↪️ { $captain } moves { $ship } from { $origin } to { $target }.
invasion-tell-stayed = { $captain } could move { $ships }, and does not.
invasion-tell-space = City { $number }
invasion-tell-city = city { $number }
invasion-tell-place = **{ $place }**
invasion-tell-place-line = **{ $place }** · { $line }
invasion-tell-spared = Nobody came. The locals will call it a miracle.
invasion-tell-unopposed = { $captain } is the only visitor.
invasion-tell-order = 🎲 Equal strength. A roll for who decides first: { $rolls }. The lowest does: { $first }.
invasion-tell-order-tied = 🎲 Equal strength. A roll for who decides first: { $rolls }. The lowest are level, and roll again.
invasion-tell-order-roll = { $captain } { $roll }
invasion-tell-fights = ⚔️ { $captain } fights with { $total }.
invasion-tell-retreats = 🏳️ { $captain } retreats (attack { $total }).
invasion-tell-walkover = { $captain } has the city without a shot.
invasion-tell-roll = 🎲 { $captain }: { $parts } = **{ $sum }**
invasion-tell-tied = A tie! { $captains } roll again.
invasion-tell-won = 🏆 { $captain } beats { $losers }.
invasion-tell-won-sums = 🏆 { $captain } beats { $losers }, { $sum } to { $against }.
invasion-tell-raid = { $captain } chooses to raid.
invasion-tell-loss = 💥 { $captain } loses { $ship }.
invasion-tell-offered = You draw { $cards }.
invasion-tell-bought-nothing = { $captain } buys nothing.
invasion-tell-left-all = { $captain } buys nothing and leaves { $cards } in the shop.
invasion-tell-refused = { $captain } leaves { $cards } in the shop.
invasion-tell-bought-ships = Your new ships: { $cards }.
invasion-tell-army-beaten = ⚔️ { $captain }: { $parts } = **{ $total }** beats the army of { $army }.
invasion-tell-army-drawn = ⚔️ { $captain }: { $parts } = **{ $total }** beats the army of { $army }: a draw is enough.
invasion-tell-army-lost = ⚔️ { $captain }: { $parts } = **{ $total }** loses to the army of { $army }.
invasion-tell-raided = 👥 { $captain } raids { $humans }, now { $total }.
invasion-tell-decides-now = { $captain } decides this one when it comes: now.
invasion-tell-winners = { $count ->
        [one] 👑 { $captains } rules what is left of Earth!
       *[other] 👑 { $captains } share what is left of Earth!
    }
invasion-tell-final = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] 👽
    } **{ $rank }** · { $captain }: { $humans } humans, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }
invasion-tell-discarded = { $captain } scraps { $cards }.
invasion-brief-idle = { $captains } { $count ->
        [one] buys
       *[other] buy
    } nothing.
invasion-brief-attack = { $captain } { $total } ({ $ships })
invasion-brief-spared = { $cities } · Nobody came: a miracle.
invasion-brief-retreat = 🏳️ { $captains } { $count ->
        [one] retreats
       *[other] retreat
    }.
invasion-brief-besides = { $line } { $more }
invasion-brief-and-beaten = { $line } ⚔️ { $captains } { $count ->
        [one] loses
       *[other] lose
    }.
invasion-brief-and-retreat = { $line } { $captains } { $count ->
        [one] retreats
       *[other] retreat
    }.
invasion-brief-walkover = 🏳️ { $captains } { $count ->
        [one] retreats
       *[other] retreat
    }; { $winner } has the city.
invasion-brief-dice = 🎲 { $rolls }
invasion-brief-roll = { $captain } { $parts } = **{ $sum }**
invasion-brief-moved = ↪️ { $moves }.
invasion-brief-went = { $captains } → { $target }
invasion-brief-won = 🏆 { $captain } wins.
invasion-brief-raided = 👥 { $captain } raids { $humans }.
invasion-brief-army-beaten = ⚔️ { $parts } = **{ $total }** beats { $army }.
invasion-brief-army-drawn = ⚔️ { $parts } = **{ $total }** beats { $army }: a draw is enough.
invasion-brief-army-lost = ⚔️ { $parts } = **{ $total }** loses to { $army }; the city is gone.
invasion-text-attack = { $captain } { $total } ({ $ships }): { $fate }
invasion-text-attack-count = { $captain } { $total } ({ $count ->
        [one] one ship
       *[other] { $count } ships
    }): { $fate }
invasion-text-lost = lost: { $ship }
invasion-text-attacks = attacks
invasion-text-was-here = was here
invasion-text-undecided = not decided yet
invasion-text-retreats = retreats
invasion-text-fights = fights
invasion-text-roll = rolls { $dice }, makes { $sum }
invasion-text-roll-helped = { $effects } by effects, rolls { $dice }, makes { $sum }
invasion-text-out = { $roll }, is out
invasion-text-wins = { $captain } wins
invasion-text-space-spared = **{ $number }** · nobody came
invasion-text-space-gone = **{ $number }** · the city is gone
invasion-text-captains = **Captains**
invasion-text-captain = **{ $letter } { $captain }** · { $facts }
invasion-text-humans = { $humans } humans
invasion-text-credits = { $count ->
        [one] one credit taken
       *[other] { $count } credits taken
    }
invasion-text-ships = { $count ->
        [0] no ships
        [one] one ship
       *[other] { $count } ships
    }
invasion-text-seen = seen: { $ships }
invasion-text-trophies = { $count ->
        [one] one trophy
       *[other] { $count } trophies
    }: { $cities }
invasion-text-heading = **{ $where }**
invasion-text-ended = If it ended now: { $captains }
invasion-hand-ship = - { $ship }
invasion-hand-no-ships = - No ships. Very peaceful of you.
invasion-hand-offer-ship = - For sale at { $price }: { $ship }
invasion-hand-price = { $price } (leaves { $left })
invasion-hand-price-short = { $price } ({ $left } short)
invasion-ship = **{ $ship }**, { $kind }: attack { $attack }, fuel { $fuel }
invasion-ship-able = **{ $ship }**, { $kind }: attack { $attack }, fuel { $fuel }; { $abilities }
invasion-discards-alike = { $card } ×{ $count }
invasion-discards-ship = { $ship } { $attack }
invasion-discards-city = { $city } ({ $type })
invasion-discards-none = Nothing yet.
invasion-discards-army = { $attack }
invasion-headline-over = Game over
invasion-where = { $headline } · fuel { $fuel }
invasion-recap = You { $came }: { $humans } humans in all. If it ended now: { $foreseen }, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }.
invasion-recap-over = You { $came }: { $humans } humans, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }.
invasion-recap-even = You { $came }: { $humans } humans, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } if it ended now.
invasion-recap-home = stayed home
invasion-recap-nothing = came home with nothing
invasion-recap-city = { $city } (+{ $humans })
invasion-recap-raided = raided { $city }
invasion-recap-retreated = retreated from { $city }
invasion-recap-beaten = lost the fight for { $city } to { $captain }
invasion-recap-beaten-by = lost the fight for { $city } to { $captain } by { $lead }
invasion-loss-ship = You have lost { $ship }.
invasion-loss-credits = Your credits are paid back: −{ $humans } humans.
invasion-moment-raided = the raid on { $city } in turn { $turn }: { $humans } humans
invasion-tell-credit = 💳 { $captain } takes a credit: 50,000 now, 60,000 back by the end.
invasion-hand-heading = **Your hand, { $captain }** · { $humans } humans · fuel { $fuel }
invasion-text-backs = unseen: { $backs }
invasion-phase-setup = setting up
invasion-phase-buying = buying
invasion-phase-planning = planning
invasion-phase-battle = battle
invasion-phase-reward = reward
