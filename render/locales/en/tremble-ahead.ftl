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

tremble-ahead-now-fight = As things stand: fight, and win at { $percent }%
tremble-ahead-now-retreat = As things stand: retreat, as you would win at { $percent }%
tremble-ahead-now-only = You win at { $percent }% against them alone
tremble-ahead-now-catch = As things stand: catch, which works at { $percent }%
tremble-ahead-now-raid = As things stand: raid, as a catch works at { $percent }%

tremble-ahead-suggested = Suggestions are filled in: **Done** takes what you see. If you press nothing, your standing orders count, or the usual answers: fight unless a stronger one stays, and raid.
tremble-fact-ahead-rival = { $captain } brings { $total }
tremble-fact-ahead-fight = { $space } { $city }: you bring { $own }, { $rivals }. If nobody retreats, you win at { $percent }%.
tremble-fact-ahead-city = { $space } { $city }: a raid brings { $raid } for sure, a catch { $catch } at { $percent }%, against { $difficulty ->
        [one] one army card
       *[other] { $difficulty } army cards
    }.
tremble-why-decides-now = { $captain } gave orders for this turn, and asked in them to decide this when it comes. Nobody could see that before.
