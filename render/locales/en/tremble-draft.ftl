# Tremble, Humans! in its first draft: what its rules say.

tremble-draft-tasks = Tasks
tremble-draft-tasks-on = With secret tasks
tremble-draft-tasks-on-note = Everybody keeps one to three of four. Each pays or costs humans at the end.
tremble-draft-tasks-off = Without tasks
tremble-draft-tasks-off-note = Humans are all that counts. Good for a first game.

tremble-draft-ability-tempo = searches in one turn
tremble-draft-ability-reserve = joins from home
tremble-draft-ability-relocation = may move on

tremble-draft-task = at least { $needs }
tremble-draft-need-cities = { $least } { $what }
tremble-draft-need-each = { $least } { $what }
tremble-draft-need-regions = { $cities } in each of { $regions } regions
tremble-draft-need-spread = { $regions } regions with { $what }
tremble-draft-need-alike = { $least } cities of one region and one type
tremble-draft-need-raid = { NUMBER($least) } humans printed as raids on your cities
tremble-draft-cities = cities
tremble-draft-cities-scientific = scientific cities
tremble-draft-cities-cultural = cultural cities
tremble-draft-cities-industrial = industrial cities
tremble-draft-cities-star = cities with a star
tremble-draft-cities-raid = cities worth { NUMBER($raid) } or more in a raid
tremble-draft-cities-regions = cities in { $regions }
tremble-draft-note-task = Met: +{ NUMBER($bonus) }. Not met: −{ NUMBER($penalty) }.

tremble-draft-note-offer = { NUMBER($price) } · { $card }
tremble-draft-note-city = { $type } · { $region } · raid { NUMBER($raid) }, search { NUMBER($search) }

tremble-draft-field-tasks = Which tasks do you keep? One to three
tremble-draft-field-credit = Take a credit of 50,000? 60,000 are due before the game ends
tremble-draft-option-credit = Take it
tremble-draft-option-no-credit = No, thanks
tremble-draft-field-buy = Buy
tremble-draft-field-discard = Discard a ship to make room
tremble-draft-field-repay = Pay your credit back
tremble-draft-option-repay = Pay 60,000 back
tremble-draft-field-army = { $city }: an army of { $army } comes. Fight or leave?
tremble-draft-option-army-fight = Fight
tremble-draft-option-army-leave = Leave
tremble-draft-field-reserve = { $place } { $city }: ships that join the battle
tremble-draft-field-loss = { $place } { $city }: which ship is lost?
tremble-draft-field-loss-search = { $city }: which ship is lost to the army?
tremble-draft-field-loot = { $place } { $city }: raid or search?
tremble-draft-field-stay = { $place } { $city }: ships that stay for the search
tremble-draft-option-raid = Raid, { NUMBER($humans) } now
tremble-draft-option-search = Search, { NUMBER($humans) } when it ends

tremble-draft-closed-dear = it costs { NUMBER($price) }; you have { NUMBER($humans) }.
tremble-draft-closed-room = all your five ships are searching.
tremble-draft-closed-repay = it takes 60,000.
tremble-draft-closed-elsewhere = it joins another battle.

tremble-draft-fact-purchase = Price { NUMBER($price) }, { NUMBER($left) } left.
tremble-draft-fact-army = { $city }: you bring { $total } against { $army }. Your chance is { $percent }%.
tremble-draft-fact-tempo = { $city }: a ship with tempo that stays makes the search take one turn.
tremble-draft-fact-ahead = If nobody retreats and nothing joins, your chance to win is { $percent }%.
tremble-draft-fact-joined = With { $ship } from reserve it is { $percent }%.
tremble-draft-fact-may-join = { $captain } may have a ship in reserve that joins.

tremble-draft-field-ahead-fight = { $space } { $city }: fight?
tremble-draft-field-ahead-join = { $space } { $city }: ships that join before the dice
tremble-draft-field-ahead-moves = After the reveal, my ships that move
tremble-draft-field-ahead-when = { $space } { $city }: when they join
tremble-draft-ahead-when-always = Whenever dice are thrown
tremble-draft-ahead-when-turns = Only where that makes me the strongest
tremble-draft-field-ahead-lose = { $space } { $city }: if lost, give up
tremble-draft-field-ahead-city = { $space } { $city }: if it is yours
tremble-draft-field-ahead-stay = { $space } { $city }: who stays for a search
tremble-draft-field-ahead-armies = { $space } { $city }: an army comes to a search
tremble-draft-ahead-raid = Raid
tremble-draft-ahead-search = Search
tremble-draft-ahead-now-fight-last = fight (win { $percent }%): no turn needs the ship any more
tremble-draft-ahead-line-stay = staying: { $ships }
tremble-draft-ahead-line-join = may join: { $ships }
tremble-draft-ahead-suggested-first = Filled in as a steady captain would: at lower odds where more is to be won and less to be lost. It counts when the time is up, unless your standing orders say otherwise; change what you like.
tremble-draft-ahead-armies-usual = Fight where an average throw is enough
tremble-draft-ahead-armies-chance = Fight, or leave if I win at less than { $percent }%
tremble-draft-ahead-armies-always = Fight every army
tremble-draft-ahead-armies-never = Leave

tremble-draft-standing-usual = Where you leave no rule: buy nothing, all ships stay home, nothing moves or joins; fight unless a stronger rival stays; lose the cheapest ship; raid; fight an army where an average throw is enough.
tremble-draft-standing-buy-keep = Buy nothing
tremble-draft-standing-buy-cheapest = The cheapest ship, while there is room
tremble-draft-standing-buy-strongest = The strongest ship, while there is room
tremble-draft-standing-reserve = Ships in reserve that join
tremble-draft-standing-reserve-never = Let none join
tremble-draft-standing-tasks = Tasks to keep
tremble-draft-standing-credit = Credit, if I may take one
tremble-draft-standing-loss = Ships to lose
tremble-draft-standing-loss-cheapest = The cheapest
tremble-draft-standing-loot = Raid or search
tremble-draft-standing-army = Armies that come to a search

tremble-draft-silence-whoever = buys nothing, keeps all ships home, follows battle orders as they are filled in, and where a battle asks, fights unless a stronger rival stays, and raids
tremble-draft-silence-tasks = only the task with the smallest penalty is kept
tremble-draft-silence-credit = no credit is taken
tremble-draft-silence-reserve = no ship joins
tremble-draft-silence-army = fight where an average throw is enough
