# One's own pictures: the hand, the plan, a battle from close up. Few words.

tremble-bonus-now = { $bonus } ✓
tremble-bonus-not-now = { $bonus } ✗
tremble-bonus-at = { $bonus }: { $spaces } ✓
tremble-card-plus = +{ $plus }
tremble-card-leaves = leaves { $humans }
tremble-card-short = { $humans } short
tremble-card-bought = yours
tremble-card-scrapped = goes
tremble-card-station-ready = ready
tremble-part-both = both { $price }, leaves { $rest }
tremble-part-both-short = both { $price }, { $rest } short
tremble-part-tasks = Your tasks
tremble-hand-price = { $price } (leaves { $left })
tremble-hand-price-short = { $price } ({ $left } short)
tremble-hand-tasks = - Tasks: { $tasks }
tremble-hand-task = { $task } { $count } (best { $best })
