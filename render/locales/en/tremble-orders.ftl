# One's own pictures: the hand, the plan, a battle from close up. Few words.

tremble-card-station-ready = ready
tremble-part-both = both { $price }, leaves { $rest }
tremble-part-both-short = both { $price }, { $rest } short
tremble-part-tasks = Your tasks
tremble-hand-tasks = - Tasks: { $tasks }
tremble-hand-best = best { $best }
tremble-hand-task = { $task } { $count } (best { $best })

# The plan
tremble-plan-part-also = Also at hand
tremble-plan-spare = More fuel than the plan needs; what is not needed is kept.
tremble-plan-extra = { $aids }: { $amount } more fuel.

# A fight from close up
tremble-closeup-catch = Catch
tremble-closeup-against = { $effect } ({ $ship })
tremble-closeup-alt-no-army = No army.
tremble-closeup-alt-effect = { $captain } used { $aid }.
tremble-alt-tasks = Your trophies: { $tasks }.
