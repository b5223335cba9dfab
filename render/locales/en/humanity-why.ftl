# "Why?" in Humanity: plain first, dry second.

humanity-why-began = Modules, experiments and missions are drawn by chance, and so is { $captain }, who has the patch and begins.
humanity-why-worked = Each arrow of a module and each step of an obstacle takes one point of work, on any cells, as often as wanted. What is left over is lost.
humanity-why-idle = An astronaut may work without anything to work on; it is exhausted all the same.
humanity-why-forced = Nothing could be paid for and there was no choice to make, so this turn played itself.
humanity-why-cleared = An obstacle that takes its third step is gone: +{ $research } research.
humanity-why-time = A unit of time brings each of the captain's astronauts at the hangars one hangar nearer to the arm, not past it.
humanity-why-paid = The cost is { $cost }, paid to the unit: { $paid }.
humanity-why-sent = Astronaut { $number } goes to hangar { $hangar }; the module lies in the cell it left.
humanity-why-sent-empty = Astronaut { $number } goes to hangar { $hangar }; the cell it left stays empty.
humanity-why-printed = Printed on it: +{ $research } research.
humanity-why-printed-points = Printed on it: { $points ->
        [one] +{ $points } point.
       *[other] +{ $points } points.
    }
humanity-why-neighbours = It counts { $count ->
        [one] one neighbour
       *[other] { $count } neighbours
    } at { $each } research: +{ $research } research.
humanity-why-lab = The lab at { $cell } counts the new module: +{ $research } research.
humanity-why-greenhouse = { $points ->
        [1] A greenhouse by itself: +1 point.
       *[other] { $points } greenhouses touch: +{ $points } points.
    }
humanity-why-square = The square with { $cell } at its upper left is complete: +1 point.
humanity-why-square-upgrades = The square with { $cell } at its upper left is complete: +1 point; it has two colours at most, so an astronaut may work more.
humanity-why-line = { $place ->
        [2] Second
       *[other] Third
    } of a line of left, centre and right: { $points ->
        [one] +{ $points } point.
       *[other] +{ $points } points.
    }
humanity-why-upgraded = { $count ->
        [one] One astronaut works
       *[other] Upgrades for { $count } squares: astronauts work
    } more from now on, 4 at most.
humanity-why-two-units = Two units of time: each of the captain's astronauts at the hangars, this one too, comes two hangars nearer to the arm.
humanity-why-woken = Everybody exhausted in the base is active again, from the captain's next turn on.
humanity-why-mission = { $captain } has { $value }, which is enough for “{ $mission }”: +3 points.
humanity-why-stolen = { $loser } has { $beaten }, and more is needed than that, not as much. { $loser } loses the 3 points.
humanity-why-first = Nobody took this mission before, so it brings one science, which is never lost.
humanity-why-reset = Nobody could act. Modules close up clockwise towards hangar { $origin }, and the arm turns to the last empty hangar, { $arm }.
humanity-why-dropped = { $count ->
        [0] Nothing was left under the crosses behind the arm.
        [one] The module left under the crosses behind the arm leaves the game.
       *[other] The modules left under the crosses behind the arm leave the game.
    }
humanity-why-returned = { $count ->
        [0] The arm passed nobody.
        [one] The arm passed one astronaut, who comes home.
       *[other] The arm passed { $count } astronauts, who come home.
    } Whoever stands at the arm or beyond stays.
humanity-why-year = The deck of the year could not fill the hangars, so the year is over. 8, 15, 21, 26, 30, 34, 38, 42, 46 and 50 research are worth 1 to 10 science; then research begins at 0 again.
humanity-why-bonus = For each captain strictly behind in research there is one science more.
humanity-why-bonus-two = Between two, whoever is strictly ahead in research has two science more.
humanity-why-science = { $captain }, research { $research }: { $science } + { $bonus } = { $sum } science, { $total } in all
humanity-why-filled = What the old deck left empty is filled from the deck of the new year; older modules stay.
humanity-why-placed = Whoever came home lands on a free cell beside a module, before anything else is done with them. A captain without such a cell keeps the astronaut in reserve.
humanity-why-round = Everybody in a base is active again. The patch has moved on by one captain; turns go round until nobody can act.
humanity-why-final = { $captain }: { $points } on the track + { $science } science + { $stored } for { $held } in store, one for every 5 = { $total }
