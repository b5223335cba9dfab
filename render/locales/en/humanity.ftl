# Humanity: what its rules say.

humanity-third = Third astronauts
humanity-third-printed = As printed
humanity-third-printed-note = The later a captain begins, the nearer to the arm.
humanity-third-even = Evened out
humanity-third-even-note = In order of play at hangars 6, 6, 4 with three captains, at 6, 7, 6, 5 with four: so whoever begins wins as often as others. Two are even as printed.

humanity-ice = ice
humanity-methane = methane
humanity-insects = insects
humanity-oxygen = oxygen
humanity-aircarbon = aircarbon
humanity-protein = protein
humanity-electricity = electricity
humanity-orange = orange
humanity-blue = blue
humanity-purple = purple
humanity-green = green
humanity-round = round
humanity-rectangular = rectangular
humanity-octagonal = octagonal
humanity-wild = of any shape
humanity-left = left
humanity-centre = centre
humanity-right = right

humanity-cell = { $cell }
humanity-no-cells = nothing to do
humanity-row = Row { $row }
humanity-astronaut = Astronaut { $number } at { $where }, work { $work }
humanity-astronaut-reserve = Astronaut { $number } in reserve, work { $work }
humanity-experiment = { $name } ({ $side })
humanity-units =
    { $amount } { $other ->
        [none] { $one ->
            [insects] { $amount ->
                [one] insect
               *[other] insects
            }
           *[other] { $one }
        }
       *[other] { $one } or { $other }
    }
humanity-cost = { $amounts }
humanity-either = { $one } or { $other }
humanity-paid = { $units } from { $cell }
humanity-spent = { $parts }

humanity-note = { $cost } → { $brings }
humanity-brings = { $parts }
humanity-brings-store = { $makes } for { $work } work
humanity-brings-time = a unit of time for { $work } work
humanity-brings-lab = { $research ->
        [0] { $each } research
       *[other] { $research } research, { $each } more
    } for each { $colour ->
        [any] module
       *[other] { $colour } module
    } beside it
humanity-chance = who begins, which missions are played, and the order of all tiles; no dice are rolled
humanity-brings-communications = { $first }, { $second } or { $third } research in year 1, 2 or 3, in any colour
humanity-brings-link = { $research } research, in any colour
humanity-brings-greenhouse = greenhouse, { $shape }{ $points ->
        [0] {""}
       *[other] {" "}(+{ $points })
    }
humanity-brings-strip = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
humanity-brings-research = { $research } research
humanity-effect-time = two units of time
humanity-effect-reactivate = everybody in the base acts again
humanity-note-option = { $kind } · { $brings } · hangar { $hangar }, { $away ->
        [0] at the arm
       *[other] { $away } from the arm
    }: back at { $home ->
        [0] the next reset
        [1] the one after
       *[other] a later reset
    }{ $leaves ->
        [0] {""}
       *[other] {" "}· last chance
    }
humanity-note-either = orange or blue
humanity-note-and = { $won }, { $effect ->
        [time] time +2
       *[reactivate] all act again
    }
humanity-note-wins =
    { $points ->
        [0] research +{ $research }
       *[other]
            { $research ->
                [0] points +{ $points }
               *[other] research +{ $research }, points +{ $points }
            }
    }
humanity-note-auto = astronaut { $number } ({ $work })
humanity-note-rest = astronaut { $number } has nothing to work on, and uses the turn up
humanity-work = { $made }
humanity-work-store = { $units } at { $cell }
humanity-work-time =
    { $units ->
        [one] a unit of time
       *[other] { $units } units of time
    } at { $cell }
humanity-work-obstacle =
    { $left ->
        [0] the obstacle at { $cell } is cleared
       *[other] the obstacle at { $cell } has { $left } to go
    }
humanity-note-store = { $makes } { $stock } of { $most }, takes { $work }
humanity-note-time = a unit of time, takes 1
humanity-note-obstacle = obstacle, { $left } to go, takes 1
humanity-work-cell = { $cell } × { $times }
humanity-plan-store = { $makes } { $stock } → { $then }, takes { $work }
humanity-plan-time = { $units ->
        [one] { $units } unit of time
       *[other] { $units } units of time
    }, takes { $work }
humanity-plan-obstacle = { $left ->
        [0] clears the obstacle
       *[other] obstacle, then { $left } to go
    }, takes { $work }
humanity-closed-idle = goes with nothing else, as “{ $option }” says.
humanity-closed-amount = another amount of this cell is chosen.
humanity-closed-over = takes more work than is left.
humanity-work-none = Work on nothing
humanity-note-none = all work of this turn is lost
humanity-note-cell = beside { $modules }

humanity-field-action = What do you do?
humanity-action-auto = Work as suggested
humanity-action-rest = Rest
humanity-action-work = Work by my own plan
humanity-action-deploy = Deploy a module
humanity-action-experiment = Carry out an experiment
humanity-closed-deploy = no module can be paid for and placed.
humanity-closed-experiment = no experiment can be paid for.
humanity-field-astronaut = Who goes?
humanity-field-worker = Who works?
humanity-field-work = Where do you work? { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
humanity-fault-unplanned = No work is planned yet. Choose what to work on, or “{ $option }” if that is what you want.
humanity-field-module = Which module?
humanity-field-experiment = Which experiment?
humanity-closed-cost = too dear now: { $cost }.
humanity-closed-greenhouse = greenhouses of these shapes may not touch there.
humanity-field-colour = In which colour?
humanity-field-payment = How do you pay?
humanity-keep-plain = The usual way
humanity-keep-electricity = Keep electricity
humanity-keep-advanced = Keep advanced resources
humanity-keep-either = Keep what can be either
humanity-keep-basic = Keep basic resources
humanity-keep-own = My own way
humanity-field-pay = { $cell } gives { $makes }
humanity-field-upgrade = Whom does the square upgrade?
humanity-field-cell = Where does astronaut { $number } (work { $work }) land?
humanity-landing = Landing
humanity-landing-landed = { $landed }
humanity-landing-lands = astronaut { $number } at { $cell }
humanity-landing-nowhere = no cell is free, so they wait in reserve
humanity-landing-note = On a free cell beside a module. What they deploy later lies in that very cell.

humanity-fact-gains = Brings { $won }.
humanity-fact-left = Work that would be lost: { $left }.
humanity-fact-who = Unless you choose, it is astronaut { $number } at { $where }.
humanity-fact-who-reserve = Unless you choose, it is astronaut { $number } in reserve.
humanity-fact-colour = Unless you choose, it is { $colour }, which brings as much here as any, or more.
humanity-fact-paid = Paid with { $paid }.
humanity-fact-upgrade = Astronaut { $number } works one more from then on.
humanity-fact-away = { $away ->
        [0] Astronaut { $number } goes to hangar { $hangar }, at the arm, and is back soonest.
       *[other] Astronaut { $number } goes to hangar { $hangar }, { $away } from the arm.
    }
humanity-fact-worked = Astronaut { $number } works: { $work }.

humanity-standing-work = Work without being asked
humanity-standing-work-poor = Where nothing can be paid for
humanity-standing-work-always = Always
humanity-standing-place = Whoever came home, before such work
humanity-standing-place-suggested = Lands where suggested
humanity-standing-place-alone = counts only with work that is done unasked: choose when to work, too.
humanity-standing-usual = Whoever does not answer in time lands and works as suggested.
humanity-decided-points = { $ahead ->
        [one] Won by { $ahead } point.
       *[other] Won by { $ahead } points.
    }
humanity-decided-electricity = Equal points; electricity in store decided, { $more } to { $less }.
humanity-decided-advanced = Equal points; advanced resources in store decided, { $more } to { $less }.
humanity-decided-basic = Equal points; basic resources in store decided, { $more } to { $less }.
humanity-decided-shared = Equal points, equal stores: the victory is shared.

humanity-silence-whoever = plays as suggested
humanity-silence-turn = land and work as suggested

humanity-counted = Points if it ended now

# Names of computer captains
humanity-captain-1 = Commander Frost
humanity-captain-2 = Doctor Lichen
humanity-captain-3 = Auntie Methane
humanity-captain-4 = Rover Nine
humanity-captain-5 = Professor Crater
humanity-captain-6 = Little Huygens
