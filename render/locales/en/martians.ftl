# Martians!!!: what its rules say.

martians-comp = Race
martians-coop = Together
martians-turns = Turns
martians-turns-turn = One after another
martians-turns-turn-note = Whoever is on turn sees what came before, and decides then.
martians-turns-rounds = By rounds
martians-turns-rounds-note = Everybody plans their turn once a round; turns follow each other by these plans.
martians-kills = Martians that win
martians-kills-30 = 30
martians-kills-20 = 20
martians-rounds = Rounds at most
martians-rounds-40 = 40
martians-rounds-24 = 24
martians-answers = Cards in other turns
martians-answers-windows = As they come
martians-answers-windows-note = A short window is open for everybody who holds a card.
martians-answers-ahead = Ordered ahead
martians-answers-ahead-note = Cards play themselves at the moments that their captains ordered; nobody waits.
martians-spawn-after = Martians once the ship is found
martians-spawn-count = By number
martians-spawn-count-note = On all farms with up to three captains, on the ship’s farm with more.
martians-spawn-all = On all farms
martians-spawn-ship = On the ship’s farm
martians-clock = Martians in all
martians-clock-printed = 100
martians-clock-gentle = 110
martians-clock-gentle-note = For a first game, or for five and six.
martians-hands = Hands
martians-hands-closed = Closed
martians-hands-open = Open to the team
martians-hands-open-note = Everybody at the table sees all cards. Spectators do not.

martians-fuel = Fuel
martians-fertilizer = Fertilizer
martians-dynamite = Dynamite
martians-tile = { $tile } { $number }
martians-square = { $tile }, square { $place }

martians-card = A card first
martians-use = Use: { $card }
martians-numbered = { $number }: { $what }
martians-cell = Where it goes
martians-cell-north = North of { $tile }
martians-cell-east = East of { $tile }
martians-cell-south = South of { $tile }
martians-cell-west = West of { $tile }
martians-turn = How it lies
martians-turned = { $quarters ->
    [0] As printed
    [one] { $quarters } quarter turn clockwise
   *[other] { $quarters } quarter turns clockwise
}
martians-tokens = What it brings
martians-tokens-rows = Row by row
martians-tokens-far = Objects far from the road
martians-tokens-near = Objects near the road

martians-goal = Walk to
martians-way = Way
martians-way-usual = Short, with few fights
martians-way-short = The shortest
martians-way-safe = As few fights as there can be
martians-way-stay = Not at all: stay where I am
martians-pays = Bullets in fights
martians-pays-need = { $need ->
    [one] Spend 1 where it wins
   *[other] Spend up to { $need } where they win
}
martians-pays-never = Only with the last Life
martians-pays-ask = Ask me
martians-stop = Stop
martians-stop-never = For nothing
martians-stop-below = With fewer than { $life } Lives
martians-then = At the goal
martians-then-end = Stay there
martians-then-ask = Look around, and go on
martians-then-on = Go on to what is next best
martians-walk-squares = { $squares ->
    [one] 1 square, of { $left } you may walk
   *[other] { $squares } squares, of { $left } you may walk
}
martians-walk-fights = { $fights ->
    [one] 1 fight, which you live through in { $percent } % of cases
   *[other] { $fights } fights, all of which you live through in { $percent } % of cases
}
martians-walk-tokens = { $tokens ->
    [one] 1 thing lies on the way
   *[other] { $tokens } things lie on the way
}
martians-pay = What it costs
martians-pay-life = 1 Life (you have { $have })
martians-pay-bullets = { $need ->
    [one] 1 Bullet (you have { $have })
   *[other] { $need } Bullets (you have { $have })
}
martians-pay-shell = 1 shell of the Shotgun (it has { $have })

martians-how = The horde
martians-horde-suggested = The farthest ones first
martians-horde-towards = At { $captain }
martians-horde-away = Away from { $captain }
martians-horde-ship = Onto the ship
martians-horde-hand = One by one
martians-from = Martian { $number }
martians-to = Martian { $number } steps to
martians-spawn = New Martian at { $square }
martians-discard = Discard
martians-when = { $card } in other turns
martians-when-keep = Keep it
martians-when-now = Play it at once
martians-when-defend = Defend me with it
martians-when-winning = When somebody is about to win
martians-when-horde = Before Martians move, if one stands beside me
martians-when-ask = Ask me

martians-farms = New Martians on farms
martians-whens = Your cards in other turns
martians-conditions = On the way
martians-section = { $things }
martians-said = { $field }: { $chosen }
martians-said-next = { $rest }; { $next }
martians-section-nothing = Nothing

martians-wish = Weapon you take from a Landing Party
martians-answer = Answer it with
martians-onto = Turn it on
martians-target-captain = Captain
martians-target-tile = Tile
martians-target-to = Tile they go to
martians-target-martians = Martians
martians-target-square = Square
martians-target-own = Object you give
martians-target-from = Object you get
martians-target-crop = Crop token
martians-target-crops = Two crop tokens
martians-target-bare = Five tiles without Martians
martians-target-five = Martian { $number }
martians-swap-captain = { $object } of { $captain }
martians-swap-known = { $object } on { $square }
martians-swap-hidden = Face down on { $square }

martians-plan-aim = Aim
martians-plan-where = Place
martians-plan-else = If that cannot be
martians-plan-lacking = What you lack, the nearest
martians-plan-fight = The nearest Martian
martians-plan-flee = Away from Martians
martians-plan-ship = The ship
martians-plan-place = A place
martians-plan-ask = Ask me
martians-plan-tile = Your tile
martians-plan-tile-near = Near you
martians-plan-tile-far = Far away

martians-over-bomb = The bomb is on the ship.
martians-over-kills = Enough Martians are collected.
martians-over-delivered = All three objects are on the ship. The town is saved.
martians-over-invaded = The last Martian has come. The town is lost.
martians-over-no-ship = The ship cannot be found any more. The town is lost.
martians-over-quiet = Nothing came of ten rounds.
martians-over-rounds = The last round is over.
martians-over-stuck = Nobody can win any more.

martians-standing-turn = My turn, if I do not answer
martians-standing-suggested = As suggested
martians-standing-default = Stay where I am

martians-typed = as in { $example }
martians-reads-square = There is no square { $word }; try { $example }.
martians-reads-step = { $source }-{ $goal } is no step that this Martian can take.
martians-reads-many = { $most ->
    [one] One Martian moves at most.
   *[other] { $most } Martians move at most.
}
