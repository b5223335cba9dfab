# Tremble, Humans!: the voice of the game master. Short, plain, dry; sentence case.

tremble-title = Tremble, Humans!
tremble-pitch = You raid Earth from space: buy ships in secret, pick cities, bluff, fight, and have most humans after ten turns.
tremble-about = *Tremble, Humans!* is a board game by Ivan Kraev, published by Cosmodrome Games. These are our own words about it.
tremble-headline = Turn { $turn } of { $turns } — { $phase }
tremble-headline-later = Turn { $turn } — { $phase }
tremble-headline-last = Turn { $turn }, the last — { $phase }

# Phases
tremble-phase-reveal = reveal

# Cards
tremble-ability-transfer = may move after the reveal
tremble-ability-invulnerable = cannot be destroyed
tremble-station-boost = once a turn: +{ $amount } attack for one of your ships
tremble-station-cancel-bonuses = once a turn: one enemy ship in a battle loses its bonuses
tremble-station-move-enemy = once a turn: push an enemy ship to another city
tremble-station-reroll-own = once a turn: roll your dice again
tremble-station-army-boost = once a turn: +{ $amount } attack against an army
tremble-station-catch-bonus = once a turn: a catch brings { $amount } more humans
tremble-station-fewer-armies = once a turn: a catch draws { $amount ->
        [one] one army card
       *[other] { $amount } army cards
    } fewer
tremble-station-save-ship = once a turn: a ship flies home instead of being lost
tremble-station-extra-fuel = once a turn: { $amount } more fuel for your plan
tremble-compensation-fuel = once: { $amount } more fuel for a plan
tremble-compensation-humans = { $amount } humans, paid at once
tremble-compensation-trophy = once: take the city card of a battle you lost
tremble-compensation-boost = once: +{ $amount } attack for one of your ships
tremble-compensation-reroll = once: roll your dice again
tremble-compensation-save-ship = once: a ship flies home instead of being lost
tremble-compensation-discount = once: { $amount } off a purchase
tremble-compensation-fewer-armies = once: a catch draws { $amount ->
        [one] one army card
       *[other] { $amount } army cards
    } fewer
tremble-no-army = no army
tremble-blank = no army

# The hand as text
tremble-hand-offer-station = - For sale at { $price }: **{ $station }**, station: { $effect }
tremble-hand-station = - Station **{ $station }**: { $effect }
tremble-hand-station-used = - Station **{ $station }** (used this turn): { $effect }
tremble-hand-chosen = - You buy { $cards } as soon as others have drawn again.
tremble-hand-chosen-none = - You buy nothing; others are drawing again.
tremble-hand-fresh = - From next turn:
tremble-hand-compensation = - Card **{ $card }**{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }: { $effect }
tremble-hand-compensation-short = - Card **{ $card }**{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }

# The board as text
tremble-text-space = **{ $number } { $city }** · { $type } · { $region } · raid { $raid } · catch { $catch } ({ $difficulty ->
        [one] 1 army card
       *[other] { $difficulty } army cards
    })
tremble-text-effect = { $captain } used { $aid }
tremble-text-effect-on = { $captain } used { $aid } on { $ship }
tremble-text-claimed = card taken by { $captain }
tremble-text-catch = { $captain } catches with { $total } against { $armies }; { $beaten } passed
tremble-text-catch-roll = { $captain } { $roll }: not enough yet
tremble-text-fewer = { $count ->
        [one] one army card
       *[other] { $count } army cards
    } kept away
tremble-text-backs-blue = { $count } blue
tremble-text-backs-red = { $count } red
tremble-text-station = { $station } ({ $effect })
tremble-text-station-ready = station { $station }, ready
tremble-text-station-used = station { $station }, used
tremble-text-cards = { $count ->
        [0] no compensation cards
        [one] one compensation card
       *[other] { $count } compensation cards
    }
tremble-text-fresh = { $count } of them usable from next turn
tremble-text-fuel = { $fuel } more fuel this turn
tremble-discards-armies = **Armies** · { $left } in the deck
tremble-discards-unseen = -# Not seen yet ({ $count }): { $armies }
tremble-discards-ships = **Ships and stations** · { $left } in the deck
tremble-discards-out-of-play = **Out of play since turn 6**
tremble-discards-compensations = **Compensations** · { $left } in the deck
tremble-discards-cities = **Cities** · { $left } in the deck
tremble-text-tasks = **Tasks: 200,000 for the most trophies, 100,000 for the second most**
tremble-text-task = { $task }: { $counts }

# Narration
tremble-tell-turn = 🛸 **Turn { $turn }.** Fuel for everybody: { $fuel }.
tremble-tell-ships = { $count ->
        [one] one ship
       *[other] { $count } ships
    }
tremble-tell-bought = { $captain } pays { $paid } for { $what }.
tremble-tell-discount = 🏷️ { $captain } uses { $cards }: { $off } off.
tremble-tell-given-back = 🔁 { $captain } turns down { $cards } and draws again.
tremble-tell-cities = 🌍 On the menu: { $cities }.
tremble-tell-fuel = ⛽ { $captain } uses { $aids }: { $amount } more fuel.
tremble-tell-haul = 🛰️ { $captain } uses **{ $station }**: { $victim }’s { $ship } goes from { $origin } to { $target }.
tremble-tell-haul-late = 🛰️ { $captain } uses **{ $station }** on { $ship }, too late: somebody else had moved it.
tremble-tell-no-haul = No station moves a ship.
tremble-tell-effect = ✨ { $captain } uses { $aid }: { $plus }, which makes **{ $sum }**.
tremble-tell-cancelled = ✨ { $captain } uses { $aid } on { $ship }: { $victim } is down by { $lost } to **{ $sum }**.
tremble-tell-again = ✨ { $captain } uses { $aid } to roll again.
tremble-tell-rerolled = 🎲 { $captain } rolls again instead of { $before }: { $parts } = **{ $sum }**
tremble-tell-passed = { $captain } lets it be.
tremble-tell-claims = 🎲 One city card, several claims; the dice decide: { $rolls }.
tremble-tell-claim = 🃏 { $captain } claims the city card. The humans stay with the winner.
tremble-tell-claim-won = 🃏 { $captain } gets the city card; all those claims are spent. The humans stay with the winner.
tremble-tell-no-loss = { $captain } loses nothing: the ships sent there cannot be destroyed.
tremble-tell-saved = 🪂 { $captain } uses { $aid } and loses no ship.
tremble-tell-compensated = 🎁 { $captain } draws a compensation card.
tremble-tell-compensated-card = 🎁 { $captain } draws **{ $card }**: { $effect }.
tremble-tell-no-compensation = { $captain } draws nothing: no compensation cards are left.
tremble-tell-catch = { $captain } goes for the catch.
tremble-tell-no-armies = No army in sight. Suspiciously easy.
tremble-tell-fewer = { $captain } uses **{ $aid }**: fewer armies find the way.
tremble-tell-armies = { $count ->
        [one] One army card is turned up: { $armies }.
       *[other] { $count } army cards are turned up: { $armies }.
    }
tremble-tell-army-rolled = 🎲 { $captain }: { $parts } = **{ $total }**. The army of { $army } is not impressed.
tremble-tell-army-rerolled = 🎲 { $captain } rolls again: { $dice } instead of { $before }, which makes **{ $sum }**.
tremble-tell-army-avoided = 🏳️ { $captain } would rather not meet the army of { $army }.
tremble-tell-caught = 👥 { $captain } catches { $humans }, now { $total }.
tremble-tell-richer = 🛰️ { $humans } of them thanks to { $aid }.
tremble-tell-lost = { $captain } goes home empty-handed; the city is gone.
tremble-tell-task = 📜 Most trophies, **{ $task }**: { $awards }.
tremble-tell-task-nobody = 📜 Most trophies, **{ $task }**: nobody bothered.
tremble-tell-award = { $captain } with { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    } gets { $humans }
tremble-tell-credits-paid = 💳 { $captain } pays back { $count ->
        [one] one credit
       *[other] { $count } credits
    }: { $humans }.

# The same in posts, beside the picture of the board: each fact once
tremble-brief-compensated = 🎁 { $captains } { $count ->
        [one] { $draws ->
            [one] draws a compensation card
           *[other] draw a compensation card each
        }
       *[other] { $draws ->
            [one] draws { $count } compensation cards
           *[other] draw { $count } compensation cards each
        }
    }.
tremble-brief-bonus = 🎁 { $captains }.
tremble-brief-paid = { $captain } +{ $humans }
tremble-brief-bought = { $captain }: { $what } for { $paid }.
tremble-brief-caught = 👥 { $captain } catches { $humans }.
tremble-brief-catch = 🎯 { $captain } tries a catch against { $armies }.
tremble-brief-haul = 🛰️ { $captain } sends { $victim }’s { $ship } to { $target }.
tremble-brief-claim = 🃏 Card: { $captain }.
tremble-brief-army-beaten = ⚔️ { $captain } beats { $army }.
tremble-brief-lost = ⚔️ { $captain } loses to { $army }.
tremble-brief-back = 🏳️ { $captain } turns back before { $army }.
tremble-brief-fled = 🏳️ { $captain } turns back before { $army }; the city is gone.

# On pictures: few words
tremble-fuel = Fuel { $fuel }
tremble-board-catch = Catch
tremble-board-armies = { $count ->
        [one] army
       *[other] armies
    }
tremble-board-away = away
tremble-board-tasks = Tasks: most trophies { $first }, second { $second }
tremble-board-ended = If it ended now
tremble-counted = Humans if it ended now
tremble-board-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tremble-board-extra = { $fuel } fuel
tremble-poster-title = TREMBLE, HUMANS!
tremble-part-chosen = { $count ->
        [0] You buy nothing; others draw again
       *[other] Framed: yours, once others have drawn again
    }
tremble-part-stations = Stations
tremble-part-cards = { $count ->
        [one] Compensation card
       *[other] Compensation cards: { $count }
    }
tremble-card-names = { $card }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }
tremble-card-used = used
tremble-card-fresh = next turn

# Pictures in words
tremble-alt-captain = { $letter } { $captain }: { $humans } humans, { $ships ->
        [one] one ship
       *[other] { $ships } ships
    }, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }.
tremble-alt-reveal = A short film of the reveal of turn { $turn }: ships fly to the cities, beams go on, dice tumble.
tremble-alt-poster = Tremble, Humans! Poster of game { $number }: a mothership over a city by night. { $state }. { $pace }.
tremble-alt-place = { $rank }: { $captain }, { $humans } humans, { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }, { $tasks ->
        [0] no task
        [one] one task
       *[other] { $tasks } tasks
    } won.
tremble-alt-space = { $number } { $city }: raid { $raid }, catch { $catch }.
tremble-alt-cards = Compensation cards: { $cards }.
tremble-alt-fresh = Compensation cards from next turn: { $cards }.
tremble-alt-chosen = You buy { $cards } once others have drawn again.
tremble-alt-claimed = Its card is taken by { $captain }.
tremble-alt-station = { $station } (ready)
tremble-alt-station-used = { $station } (used)
tremble-alt-own-stations = Your stations: { $stations }.
tremble-alt-stations = Stations of { $letter }: { $stations }.

# Order forms; labels and notes are shown without Markdown, notes hold 100 letters
tremble-note-offer = { $price } · { $card }
tremble-note-station = station · { $effect }
tremble-note-city = { $type } · { $region } · raid { $raid } · catch { $catch } ({ $difficulty ->
        [one] 1 army card
       *[other] { $difficulty } army cards
    })
tremble-note-redraw = Everybody sees the two you turned down. The next two may be worse.
tremble-note-claim = Spends your card. The winner keeps the humans; rival claims roll dice for it.
tremble-note-credit = 60,000 back by the end of the game.
tremble-note-chance = { $percent }%: { $does }
tremble-note-same-chance = { $percent }%, as without it: { $does }
tremble-field-buy = Buy
tremble-field-discard = Scrap, without refund
tremble-field-credit = Credit
tremble-field-discount = Discounts
tremble-field-redraw = Two stations: give both back?
tremble-field-fuel = Extra fuel for this plan
tremble-field-haul = { $station }: which enemy ship takes a detour?
tremble-field-haul-space = { $station }: a detour to where?
tremble-field-respond = { $space } { $city }: use a station or a card?
tremble-field-aim = Which enemy ship loses its bonuses?
tremble-field-loss = { $space } { $city }: which ship do you lose?
tremble-field-claim = { $space } { $city }: claim the city card?
tremble-field-fewer = { $space } { $city }: meet fewer armies?
tremble-field-reward = { $space } { $city }: raid or catch?
tremble-field-army = { $space } { $city }: an army of { $army } stands in your way
tremble-option-credit = Take 50,000 humans on credit
tremble-option-redraw = Give both back and draw two other cards
tremble-option-no-haul = Leave all ships alone
tremble-option-rival-ship = { $captain }’s { $name }
tremble-option-enemy-ship = { $ship } · { $place }
tremble-option-pass = Let it be
tremble-option-save = { $card }: lose no ship
tremble-option-let-go = Let it go
tremble-option-claim = Claim it as your trophy
tremble-option-raid = Raid: { $humans }
tremble-option-catch = Catch: { $humans } ({ $difficulty ->
        [one] 1 army card
       *[other] { $difficulty } army cards
    })
tremble-option-army-fight = Fight the army
tremble-option-army-retreat = Run for it
tremble-closed-alike = you would own two alike, which the rules forbid.
tremble-closed-credit = a credit needs fewer than 50,000 humans and fewer than 2 ships.
tremble-closed-discards = you would then scrap more than you need to; unselect something to scrap.
tremble-closed-room = not needed: there is room.
tremble-closed-claims-spent = your claim cards are spent on other cities; let one of those go first.
tremble-closed-discount = nothing is left to pay; buy something first, or keep it.
tremble-closed-given-back = you are giving both cards back; unselect that first.
tremble-closed-hauled = your other station has this ship on the hook; choose another ship.
tremble-closed-helps-another = it already helps in another city; take it out there first.
tremble-closed-no-aim = it takes a station that cancels bonuses; choose that first, or leave this empty.
tremble-closed-no-armies-left = no army card is left for it to remove; keep it.
tremble-closed-no-bonus = no bonus of this ship counts here; choose another ship.
tremble-closed-no-bonuses = no enemy ship has a bonus to lose here; choose something else.
tremble-closed-no-catch = only a catch meets armies; choose the catch first, or leave this empty.
tremble-closed-no-claim = you hold no card that can claim it; let it go.
tremble-closed-no-ship = choose a ship to move first, or leave this empty.
tremble-closed-redraw = you are buying something; unselect that first.
tremble-closed-same-space = the ship is there already; choose another city.
tremble-closed-saves-another = it already saves a ship in another city; choose something else here.
tremble-closed-too-dear = too dear: { $price }, and you have { $humans } humans.
tremble-fault-short = Price { $price }: you are { $short } humans short. { $helps ->
        [both] Take a credit, use a discount, or buy less.
        [credit] Take a credit, or buy less.
       *[discount] Use a discount, or buy less.
    }
tremble-fault-aim = Choose the enemy ship that loses its bonuses.
tremble-fault-haul-space = { $station } has a ship and nowhere to take it. Choose a city, or leave all ships alone.
tremble-fault-discard-ships = Room for 5 ships: scrap { $count ->
        [one] one more
       *[other] { $count } more
    }.
tremble-fault-discard-stations = You have room for 2 stations. Scrap { $count ->
        [one] one more station
       *[other] { $count } more stations
    }.
tremble-fault-discard-alike = You already own { $name }. Scrap the old one to buy it again.
tremble-fact-red = From the next turn on a raid brings about five times as much, a catch more than three times, and ships are cheaper and stronger.
tremble-fault-discards-for-nothing = You need not scrap that much: unselect something.
tremble-fact-purchase = Price { $price }; { $left } left.
tremble-fact-thirsty = { $name } needs { $fuel } fuel: without extra fuel it cannot fly before turn { $turn }.
tremble-fact-respond = { $space } { $city }: you have { $own }, the strongest rival { $best }. As it stands, your chance to win is { $percent }%.
tremble-fact-respond-turn = Whoever is further behind goes first: your answer counts if they pass; if not, you are asked again.
tremble-fact-army-respond = { $space } { $city }: you have { $own }, the army { $army }.
tremble-fact-armies = Chance to get past all armies in your way: { $percent }%.
tremble-fact-catch = { $space } { $city }: attack { $total } against armies; the chance that a catch succeeds is { $percent }%.
tremble-fact-left-out = The odds leave out { $aids }.
tremble-quick-left-out = The odds leave out { $aids }
tremble-left-out-station = { $captain }’s { $station }
tremble-left-out-cards = { $count ->
        [one] { $captain }’s card
       *[other] { $captain }’s { $count } cards
    }
tremble-fact-on-top = After the roll you may use { $aids }: that comes on top.
tremble-fact-army-helped = { $aid } after the roll would make it { $percent }%.
tremble-fact-army = Army strength { $army }, yours { $total }: you need { $needed } or more on two dice, a chance of { $percent }%.

tremble-over-most-humans = The captain with the most humans wins.
tremble-over-most-trophies = Level on humans; whoever has the most trophies wins.
tremble-over-fewest-credits = Level on humans and trophies; whoever took the fewest credits wins.
tremble-over-shared = Level on humans, trophies and credits; the win is shared.

# To one captain: what a turn brought, and the best moment of the game
tremble-recap-caught = caught { $city }
tremble-recap-fled = turned back at { $city }
tremble-recap-short = came { $lead } short of the army of { $army }
tremble-recap-lost = failed to catch { $city }
tremble-recap-claimed = claimed the card of { $city }
tremble-recap-used = used { $card }
tremble-recap-drew = drew { $card }
tremble-loss-claimed = **{ $captain }** has taken the card of { $city } from you with a trophy claim; the humans stay yours.
tremble-loss-claim = **{ $captain }** has won the card of { $city } from you: your claim is spent.
tremble-loss-army = An army has destroyed your ship { $ship }.
tremble-loss-moved = **{ $captain }** has taken your ship { $ship } away from { $origin }: it flies to { $target }.
tremble-recap-paid = drew { $card } (+{ $humans })
tremble-moment-caught = { $city }, caught in turn { $turn }: { $humans } humans
