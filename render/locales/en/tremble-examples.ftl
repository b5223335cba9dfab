# Pictures that explain a rule: a line for each thing to look at

tremble-example-alt = An example in pictures. { $lines }
tremble-example-ship-attack = Attack 5
tremble-example-ship-fuel = Fuel 2: a drop for each
tremble-example-ship-wing = +3 with a saucer beside it
tremble-example-ship-city = +3 against scientific cities
tremble-example-ship-back = One stripe: a blue card; red ones have two
tremble-example-city-kind = Its type and its region: both count for tasks
tremble-example-city-raid = A raid brings 40,000 at once
tremble-example-city-catch = A catch brings 70,000, once the armies are beaten
tremble-example-city-armies = Two army cards defend it
tremble-example-wing-saucer = 3 + 3: a tripod flies beside it
tremble-example-wing-tripod = 5 + 3: a saucer flies beside it
tremble-example-wing-sum = Together they attack with 14
tremble-example-wing-idle = Vienna is not scientific: these +3 do not count
tremble-example-battle-totals = A attacks with 14, B with 5
tremble-example-battle-a = A rolls 3 and 2: 14 + 5 = 19
tremble-example-battle-b = B rolls 6 and 5: 5 + 11 = 16
tremble-example-battle-won = A has the higher sum and wins Vienna
tremble-example-catch-cards = Vienna turns up two army cards
tremble-example-catch-none = The first is no army
tremble-example-catch-army = The second is an army of 20
tremble-example-catch-needed = A has 14 and needs 6 from two dice: 20 is enough
tremble-example-task-first = A has most cultural trophies: 200,000
tremble-example-task-second = B and C share 100,000 for second place, 50,000 each
tremble-example-task-none = D has none and gets nothing
