# Battle orders ahead (RL-28)

tremble-battles = Battles
tremble-battles-live = Live
tremble-battles-live-note = Every choice in a battle is asked when it comes.
tremble-battles-ahead = Orders ahead
tremble-battles-ahead-note = One question a turn for all your battles; far fewer waits.

tremble-field-ahead-fight = { $space } { $city }: fight?
tremble-field-ahead-lose = { $space } { $city }: if I am beaten, the ship I lose
tremble-field-ahead-claim = { $space } { $city }: if I am beaten, take its card all the same?
tremble-field-ahead-aids = { $space } { $city }: stations and cards I may use
tremble-field-ahead-city = { $space } { $city }: if I win it
tremble-field-ahead-city-alone = { $space } { $city } is mine: raid or catch?
tremble-field-ahead-armies = { $space } { $city }: armies that defend it
tremble-field-ahead-when = Use stations and cards

tremble-field-ahead-moves = After the reveal, my stations and ships that move

tremble-ahead-ask = Ask me when it comes
tremble-ahead-fight = Fight, whatever comes
tremble-ahead-fight-strongest = Fight unless a stronger one stays
tremble-ahead-fight-only = Fight if only { $captain } stays
tremble-ahead-retreat = Retreat
tremble-ahead-armies-all = Fight every army
tremble-ahead-armies-most = { $count ->
        [one] Fight one army at most
       *[other] Fight { $count } armies at most
    }
tremble-ahead-armies-none = Retreat before any army
tremble-ahead-when-turns = What turns a loss into a win
tremble-ahead-when-helps = Whatever helps most, if I would lose
tremble-ahead-when-freely = All of it, as soon as I may

tremble-tell-decides-now = { $captain } decides this one when it comes: now.

tremble-ahead-now = Now: { $then }
tremble-ahead-now-both = Now: { $fight }; then { $city }
tremble-ahead-now-fight = fight, and win at { $percent }%
tremble-ahead-now-fight-safe = fight, and win at { $percent }%; if not, no ship is lost
tremble-ahead-now-retreat = retreat, as you would win at { $percent }%
tremble-ahead-now-only = You win at { $percent }% against them alone
tremble-ahead-now-catch = catch, which works at { $percent }%
tremble-ahead-now-catch-helped = catch, which works at { $percent }% with the help you ticked
tremble-ahead-now-raid = raid, as a catch works at { $percent }%
tremble-ahead-now-raid-helped = raid, as a catch works at { $percent }% even with help

tremble-ahead-battle = { $place } · you bring { $own }, { $rivals }
tremble-ahead-alone = { $place } · yours alone
tremble-ahead-line-open = nothing chosen yet
tremble-ahead-line-won = if I win → { $order }
tremble-ahead-line-armies = armies → { $order }
tremble-ahead-line-lost = if I am beaten → { $ship } is lost
tremble-ahead-line-claim = and I take its card all the same
tremble-ahead-line-aids = may help → { $aids }

tremble-ahead-suggested = Filled in as a steady captain would. Press nothing, and your standing orders count; without them you fight unless a stronger one stays, use nothing, and raid.
tremble-fact-ahead-rival = { $captain } brings { $total }
tremble-fact-ahead-fight = You bring { $own }, { $rivals }. If nobody retreats, you win at { $percent }%.
tremble-fact-ahead-safe = No ship you sent here can be lost in a fight: whoever is beaten only draws a compensation card.
tremble-fact-ahead-city = A raid brings { $raid } for sure, a catch { $catch } at { $percent }%, against { $difficulty ->
        [one] one army card
       *[other] { $difficulty } army cards
    }.
tremble-fact-ahead-helped = With the help you ticked, the catch works at { $percent }%. What helps after a roll comes on top.
tremble-why-decides-now = { $captain } gave orders for this turn, and asked in them to decide this when it comes. Nobody could see that before.
