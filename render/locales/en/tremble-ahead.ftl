# Battle orders ahead (RL-28)

tremble-field-ahead-fight = { $space } { $city }: fight?
tremble-field-ahead-lose = { $space } { $city }: if I am beaten, the ship I lose
tremble-field-ahead-claim = { $space } { $city }: if I am beaten, take its card all the same?
tremble-field-ahead-aids = { $space } { $city }: stations and cards I may use
tremble-field-ahead-city = { $space } { $city }: if I win it
tremble-field-ahead-city-alone = { $space } { $city } is mine: raid or catch?
tremble-field-ahead-armies = { $space } { $city }: armies in the way of a catch
tremble-ahead-name-fight = Fight?
tremble-ahead-name-lose = If beaten, I lose
tremble-ahead-name-claim = If beaten, take its card all the same?
tremble-ahead-name-aids = Stations and cards I may use
tremble-ahead-name-city = If I win
tremble-ahead-name-alone = Raid or catch?
tremble-ahead-name-armies = Armies in the way
tremble-field-ahead-when = After a roll, use stations and cards

tremble-field-ahead-moves = After the reveal, my stations and ships that move

tremble-quick-raid = Raid { $humans }
tremble-quick-catch = Catch { $humans } ({ $percent }%)
tremble-quick-why-catch = Catch: { $percent }% reaches your limit of { $least }%
tremble-quick-why-raid = Raid: a catch at { $percent }% is below your limit of { $least }%
tremble-quick-why-catch-more = Catch: it brings more on average
tremble-quick-why-raid-more = Raid: it brings more on average
tremble-ahead-armies-chance = Fight, or turn back before one I beat at less than { $percent }%
tremble-ahead-armies-all = Fight all
tremble-ahead-armies-most = { $count ->
        [one] Fight one at most
       *[other] Fight { $count } at most
    }
tremble-ahead-armies-none = Retreat
tremble-ahead-when-turns = Only if that wins for certain
tremble-ahead-when-helps = Whenever that may help
tremble-ahead-when-freely = All at once

tremble-ahead-now-fight-beaten = fight (win { $percent }%; beaten: a ship lost, a card drawn)
tremble-ahead-now-fight-last = fight (win { $percent }%, the ship is not needed any more)
tremble-ahead-now-fight-safe = fight (win { $percent }%, nothing to lose)
tremble-ahead-now-catch = catch ({ $percent }%)
tremble-ahead-now-catch-helped = catch ({ $percent }% with your help)
tremble-ahead-now-raid = raid (catch { $percent }%)
tremble-ahead-now-raid-helped = raid (catch { $percent }% even with help)

tremble-ahead-line-claim = take its card all the same
tremble-ahead-line-aids = may use { $aids }

tremble-ahead-suggested-first = Filled in as a steady captain would: at lower odds where more is to be won and less to be lost. It counts when the time is up, unless your standing orders say otherwise; change what you like.
tremble-fact-ahead-fight = If nobody retreats, you win at { $percent }%.
tremble-fact-ahead-safe = No ship you sent here can be lost in a fight: whoever is beaten only draws a compensation card.
tremble-fact-ahead-city = Raid: { $raid }. Catch: { $catch } at { $percent }%, { $difficulty ->
        [one] one army card
       *[other] { $difficulty } army cards
    }.
tremble-fact-ahead-helped = With the help you ticked, the catch works at { $percent }%. What helps after a roll comes on top.
