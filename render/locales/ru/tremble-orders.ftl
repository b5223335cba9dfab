# Свои картины: рука, план, бой крупным планом. Немного слов.

tremble-card-station-ready = готова
tremble-part-both = обе { $price }, останется { $rest }
tremble-part-both-short = обе { $price }, нужно ещё { $rest }
tremble-part-tasks = Ваши задания
tremble-hand-tasks = - Задания: { $tasks }
tremble-hand-best = макс. { $best }
tremble-hand-task = { $task } { $count } (макс. { $best })

# План
tremble-plan-part-also = Ещё под рукой
tremble-plan-spare = Топлива больше, чем нужно плану; лишнее не тратится.
tremble-plan-extra = { $aids }: +{ $amount } топлива.

# Бой крупным планом
tremble-closeup-catch = Облава
tremble-closeup-against = { $effect } ({ $ship })
tremble-closeup-alt-no-army = Пустая карта.
tremble-closeup-alt-effect = { $captain }: { $aid }.
tremble-alt-tasks = Ваши трофеи: { $tasks }.
