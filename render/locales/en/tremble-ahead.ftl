# Battle orders ahead (RL-28)

tremble-battles = Battles
tremble-battles-live = Live
tremble-battles-live-note = Every choice in a battle is asked when it comes.
tremble-battles-ahead = Orders ahead
tremble-battles-ahead-note = One question a turn for all your battles; far fewer waits.

tremble-field-ahead-fight = { $space } { $city }: fight?
tremble-field-ahead-lose = { $space } { $city }: if beaten, give up
tremble-field-ahead-claim = { $space } { $city }: if beaten, take its card?
tremble-field-ahead-aids = { $space } { $city }: stations and cards I may use
tremble-field-ahead-city = { $space } { $city }: if it is mine
tremble-field-ahead-armies = { $space } { $city }: armies in a catch
tremble-field-ahead-when = Use stations and cards

tremble-field-ahead-moves = After the reveal, my stations and ships that move

tremble-ahead-ask = Ask me when it comes
tremble-ahead-fight = Fight, whatever comes
tremble-ahead-fight-strongest = Fight unless a stronger one stays
tremble-ahead-fight-only = Fight if only captain { $letter } stays
tremble-ahead-retreat = Retreat
tremble-ahead-raid = Raid
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

tremble-ahead-suggested = All of it is filled in with suggestions. **Done** takes what you see.
tremble-fact-ahead-city = { $space } { $city }: raid { $raid }, or catch { $catch } at { $percent }%.
tremble-why-decides-now = { $captain } gave orders for this turn, and asked in them to decide this when it comes. Nobody could see that before.
