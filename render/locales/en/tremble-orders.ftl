# One's own pictures: the hand, the plan, a battle from close up. Few words.

tremble-card-station-ready = ready
tremble-part-both = both { $price }, leaves { $rest }
tremble-part-both-short = both { $price }, { $rest } short
tremble-part-tasks = Your tasks
tremble-hand-tasks = - Tasks: { $tasks }
tremble-hand-best = best { $best }
tremble-hand-task = { $task } { $count } (best { $best })

# The plan
tremble-plan-title = Your plan
tremble-plan-fuel = { $used } of { $limit }
tremble-plan-part-home = At home
tremble-plan-part-also = Also at hand
tremble-plan-nobody = So far everybody stays home.
tremble-plan-able = { $ships } could fly too: { $left } fuel left.
tremble-plan-spare = More fuel than the plan needs; what is not needed is kept.
tremble-plan-heading = **Your plan** · fuel { $used } of { $limit }
tremble-plan-alt = Your plan: fuel { $used } of { $limit }.
tremble-plan-warning = ⚠️ { $warning }
tremble-plan-sortie = { $space } { $city }: attack { $total }, by { $ships }.
tremble-plan-sortie-armies = { $space } { $city }: attack { $total }, { $armies } against armies, by { $ships }.
tremble-plan-ship = { $ship } { $attack }
tremble-plan-ship-plus = { $ship } { $attack }+{ $plus }
tremble-plan-home = At home: { $ships }.
tremble-plan-extra = { $aids }: { $amount } more fuel.

# A fight from close up
tremble-closeup-battle = Battle
tremble-closeup-catch = Catch
tremble-closeup-prize = All yours
tremble-closeup-wins = wins
tremble-closeup-retreats = retreats
tremble-closeup-loses = loses
tremble-closeup-out = is out
tremble-closeup-army-beaten = beaten
tremble-closeup-army-stands = stands
tremble-closeup-army-waits = waits
tremble-closeup-army-unmet = not met
tremble-closeup-more = { $count ->
    [one] One more fight: read the words above.
   *[other] { $count } more fights: read the words above.
}
tremble-closeup-against = { $effect } ({ $ship })
tremble-closeup-alt = The fight for { $space } { $city }.
tremble-closeup-alt-side = { $captain }: attack { $total } by { $ships }, { $sum } in all.
tremble-closeup-alt-fate = { $captain } { $fate }: attack { $total } by { $ships }, { $sum } in all.
tremble-closeup-alt-army = An army of { $attack } waits.
tremble-closeup-alt-unmet = An army of { $attack } was not met.
tremble-closeup-alt-beaten = An army of { $attack } is beaten.
tremble-closeup-alt-unbeaten = An army of { $attack } stands.
tremble-closeup-alt-no-army = No army.
tremble-closeup-alt-effect = { $captain } used { $aid }.
tremble-alt-tasks = Your trophies: { $tasks }.
