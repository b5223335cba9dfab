# "Why?" of all editions: plain first, dry second; a formula reads "3 + 4 = 7".

invasion-why-next = { $rest }; { $next }
invasion-why-part = { $name } { $amount }
invasion-why-plus = { $rest } + { $next }
invasion-why-equals = { $sum } = { $total }
invasion-why-of = { $name }: { $sum }
invasion-why-together = { $rest }; together { $total }
invasion-why-bonus-city = { $plus } against { $type } cities
invasion-why-bonus-wing = { $plus } with a { $wing }
invasion-why-bonus-another = { $plus } with another { $wing }
invasion-why-bonus-army = { $plus } against armies
invasion-why-sum = attack { $total } + dice { $dice } = { $sum }
invasion-why-sum-more = attack { $total } + effects { $plus } + dice { $dice } = { $sum }
invasion-why-sum-less = attack { $total } − effects { $plus } + dice { $dice } = { $sum }
invasion-why-threw = { $captain } { $roll }
invasion-why-nobody-sent = Nobody sent a ship.
invasion-why-home = { $captains } sent no ship.
invasion-why-place = **{ $space } { $city }** ({ $type })
invasion-why-moved = { $captain }’s { $ship } goes from { $origin } to { $target }.
invasion-why-stayed = { $captain }’s { $ship } could go elsewhere and stays at { $origin }.
invasion-why-recounted = Bonuses are counted anew where ships left or came:
invasion-why-space = { $space } { $city }
invasion-why-spared = When all had moved, no ship was at { $city }. The card is discarded.
invasion-why-unopposed = Only { $captain } has ships at { $city }: no battle needed.
invasion-why-order = Equal totals; the lowest roll decides first: { $rolls }.
invasion-why-order-tied = Equal rolls are rolled again.
invasion-why-fights = { $captain } fights with an attack total of { $total }. The lowest total had to say first; if others fight too, the dice decide.
invasion-why-retreats = { $captain } had an attack total of { $total } and retreats. The lowest total had to say first. The ships come home; nothing is lost, nothing gained.
invasion-why-walkover = All others retreated from { $city }. { $captain } has it without a roll.
invasion-why-thrown-again = A tie was rolled again: new dice on the old attack totals. Effects still count.
invasion-why-leads = { $captain } is ahead with { $sum }.
invasion-why-level = { $captains } are level at { $sum }.
invasion-why-tied = { $captains } share the highest sum, { $sum }. They roll again; effects still count.
invasion-why-out = { $count ->
        [one] { $captains } is below that and has lost.
       *[other] { $captains } are below that and have lost.
    }
invasion-why-won = { $captain } has the highest sum: { $sum } − { $next } = { $lead } ahead of { $second }.
invasion-why-won-tied = { $captain } won the roll after a tie. { $captains } had lost before it; sums from then no longer count.
invasion-why-loss = The loser of a battle gives up one ship that fought there. { $captain } gives up { $ship }.
invasion-why-loss-army = A fight lost to an army costs one ship. { $captain } gives up { $ship }.
invasion-why-army-reached = Reached: { $sum }
invasion-why-army-enough = Needed: { $army }, exactly that. Equal is enough.
invasion-why-army-over = Needed: { $army }, so { $sum } − { $army } = { $over } to spare.
invasion-why-army-short = Needed: { $army }, so { $army } − { $sum } = { $short } short.
invasion-why-prices = Printed prices: { $prices }.
invasion-why-refused = Not bought, so everybody may look: { $cards }.
invasion-why-humans-less = { $captain }: { $before } − { $paid } = { $humans } humans.
invasion-why-humans-more = { $captain }: { $before } + { $gained } = { $humans } humans.
invasion-why-raided = The raid value of { $city } is { $raid }.
invasion-why-trophy = The card becomes a trophy of { $captain }.
invasion-why-final = { $rank } · { $captain }: { $humans } humans, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }, { $credits ->
        [0] no credits
        [one] one credit
       *[other] { $credits } credits
    }
invasion-why-margin = { $captain } is { $lead } ahead of { $second }.
invasion-why-offered = { $captain } draws two cards in secret. What is not bought is shown to all.
invasion-why-offered-prices = Prices: { $prices }.
invasion-why-bought-nothing = { $captain } bought nothing and paid nothing.
invasion-why-decides-now = { $captain } gave orders for this turn, and asked in them to decide this when it comes. Nobody could see that before.
