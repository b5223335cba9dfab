# The rules help of the first draft: for each rule ID a title (80 letters at most) and a text (600 at
# most, the five-minute guide 1,600). A ruling has three paragraphs: question, ruling, why.

tremble-draft-rules-chapter-guide = Start here
tremble-draft-rules-chapter-setup = Setting up
tremble-draft-rules-chapter-turn = The turn
tremble-draft-rules-chapter-refuel = Phase 1: refuel
tremble-draft-rules-chapter-buying = Phase 2: buying
tremble-draft-rules-chapter-credit = Credits
tremble-draft-rules-chapter-cities = Phase 3: new cities
tremble-draft-rules-chapter-armies = Armies against searches
tremble-draft-rules-chapter-planning = Phase 4: planning
tremble-draft-rules-chapter-fuel = Phase 5: paying fuel
tremble-draft-rules-chapter-relocation = Ships that move on
tremble-draft-rules-chapter-battle = Phase 6: battle
tremble-draft-rules-chapter-reward = Phase 7: raid or search
tremble-draft-rules-chapter-abilities = Abilities of ships
tremble-draft-rules-chapter-tasks = Secret tasks
tremble-draft-rules-chapter-ending = The end
tremble-draft-rules-chapter-rulings = Rulings
tremble-draft-rules-chapter-examples = Worked examples

# Start here
tremble-draft-rules-go-1-title = How to play in five minutes
tremble-draft-rules-go-1-text =
    You are a captain of raiders from space. Humans are money, and whoever owns the most when the city deck is out wins, after twelve to fourteen turns. You begin with 50,000, a small saucer and an empty tank.

    Every turn has seven phases:
    1. **Refuel.** Eight more fuel into a tank of twenty. What you do not burn stays.
    2. **Buy.** You draw two ships in secret and pay for one at most. You may own five.
    3. **Cities.** They are turned up one by one. An army turned up between them meets everybody who is searching: fight it, or leave.
    4. **Plan.** In secret you send each ship to a city or leave it home, as far as your tank goes. Then all plans open at once.
    5. **Pay fuel.** For every ship sent; it never comes back.
    6. **Battle.** Who comes alone has the city. Where several meet, the weakest says first: retreat, or fight with two dice. Before the dice, ships with reserve may join from home. A loser gives up a ship and gets nothing.
    7. **Reward.** Raid for humans at once, or search: several times as much, but your ships stay away for two turns, and armies may come.

    At the beginning four secret tasks are dealt to you, and you keep one to three. Each pays if your cities meet it in the end, and costs if not.

    Three hints. A search ties ships up: leave only those that beat an army. A full tank loses fuel. One task that you are sure to meet is worth more than three that you hope for.

    Later: whoever leaves or loses against an army gets nothing for that city. The turn that empties the deck is the last: a search that is not over then loses its city, and credits are paid back.
tremble-draft-rules-go-2-title = Reading the cards
tremble-draft-rules-go-2-text =
    A **city** tells its type (scientific, cultural or industrial), its region, what a raid brings and what a search brings. Cities with a star lie in the upper half of the deck, and a task may count them.

    A **ship** is a saucer, a tripod or a cruiser. It tells its attack, its fuel, its price and what else it can do.

    An **army** tells its strength, 10 to 20 in this box. Six of them lie among the cities.

    A **task** tells what your cities must be like, what it pays, and what it costs.
tremble-draft-rules-go-3-title = For whoever knows the published game
tremble-draft-rules-go-3-text =
    - **Start**: 50,000 humans; your first saucer can be lost.
    - **Fuel**: 8 a turn into a tank of 20; what is left stays.
    - **Shop**: two cards, one ship at most; no stations.
    - **Cities**: 90, and 6 armies, in one deck.
    - **Search** instead of a catch: two turns, ships away.
    - **Armies** come while cities are turned up.
    - **Reserve**: some ships join before the dice.
    - **Losers** lose a ship and get no card.
    - **Tasks**: secret, your own, one to three.
    - **End**: with the deck, in turn 12 to 14.

# Setting up
tremble-draft-rules-td-1-1-title = Who plays, and with which cards
tremble-draft-rules-td-1-1-text = Two to five captains. Cities and tasks marked 4+ or 5+ stay in the box with fewer captains than that.
tremble-draft-rules-td-1-2-title = The upper half of the city deck
tremble-draft-rules-td-1-2-text = Cities with a star and armies with a star are shuffled. Six of them leave the game, and nobody sees which.
tremble-draft-rules-td-1-3-title = The lower half of the city deck
tremble-draft-rules-td-1-3-text = Cities and armies without a star are shuffled. Six of them leave the game, and nobody sees which.
tremble-draft-rules-td-1-4-title = The city deck
tremble-draft-rules-td-1-4-text = The upper half is put on the lower one, face down. How many cards are left is public; their order and the twelve that are gone stay secret for good.
tremble-draft-rules-td-1-5-title = Your first ship
tremble-draft-rules-td-1-5-text = Everybody begins with one starting saucer, and everybody knows it. It is small and cheap to fly, and it can be lost like any other.
tremble-draft-rules-td-1-6-title = The ship deck
tremble-draft-rules-td-1-6-text = All other ships are shuffled into one deck. Starting saucers that nobody needs stay in the box.
tremble-draft-rules-td-1-7-title = What you begin with
tremble-draft-rules-td-1-7-text = 50,000 humans and an empty tank. The first eight fuel come before anything can be sent.
tremble-draft-rules-td-1-8-title = Tokens
tremble-draft-rules-td-1-8-text = At a table, tokens with numbers lie beside the ships sent. Here a plan names the cities, as many as lie open.
tremble-draft-rules-td-1-9-title = Choosing tasks
tremble-draft-rules-td-1-9-text = Four tasks are dealt to you, and only you see them. Keep one, two or three; the others go back unseen. No answer keeps the one with the smallest penalty.
tremble-draft-rules-td-1-10-title = Playing without tasks
tremble-draft-rules-td-1-10-text = The table may leave tasks out altogether. The rulebook recommends that for a first game.
tremble-draft-rules-td-1-11-title = The lead
tremble-draft-rules-td-1-11-text = The lead begins with the first seat and moves on by one each turn. It only says who draws first and whose dice are rolled first.

# The turn
tremble-draft-rules-td-2-1-title = The phases of a turn
tremble-draft-rules-td-2-1-text = Refuel, buy, turn cities up, plan and reveal, pay fuel, battle, reward. In this order, every turn.
tremble-draft-rules-td-2-2-title = The last turn
tremble-draft-rules-td-2-2-text = The turn in which the last card of the city deck is drawn is the last one. It is played to its end.
tremble-draft-rules-td-2-3-title = Too few cities
tremble-draft-rules-td-2-3-text = If fewer cities are left than there are spaces, the last turn is played with those. Nobody can be sent to an empty space.
tremble-draft-rules-td-2-4-title = Only armies are left
tremble-draft-rules-td-2-4-text = If the last cards are all armies, no city appears. They meet whoever searches, counters go down once more, and the game ends.
tremble-draft-rules-td-2-5-title = All at once
tremble-draft-rules-td-2-5-text = Everybody decides at the same time and in secret. Only fight or retreat goes from the weakest to the strongest.
tremble-draft-rules-td-2-13-title = What you are asked, and what not
tremble-draft-rules-td-2-13-text =
    A question is left out only where everybody can see that there is one answer. If leaving it out would betray your hand, it is answered by itself, after a while that tells nothing.

    With battle orders ahead each captain over a city is asked once for the whole battle; each choice is then taken when its moment comes. The orders come filled in, and count so if you neither answer nor left standing orders.
tremble-draft-rules-td-2-14-title = What is secret
tremble-draft-rules-td-2-14-text =
    Yours alone: ships that nobody has seen, the two cards you draw, tasks kept and thrown away, orders until they show.

    Open to all: humans, fuel, credits, cities taken, searches with their ships and counters, how many ships you have, the size of the decks, and all discards.

    A ship is known from its first attack until it is gone.
tremble-draft-rules-td-2-16-title = Chance
tremble-draft-rules-td-2-16-text = All decks and dice come from one secret seed, which is sealed before the game and shown after it. Every draw has a name of its own, so nothing that anybody does can turn another roll.

# Phase 1: refuel
tremble-draft-rules-td-3-1-title = Refuelling
tremble-draft-rules-td-3-1-text = Every turn brings 8 fuel into every tank, up to 20. What does not fit is lost. Everybody sees it.
tremble-draft-rules-td-3-2-title = Saving fuel
tremble-draft-rules-td-3-2-text = What you do not burn stays in your tank. A turn at home pays for a louder one.

# Phase 2: buying
tremble-draft-rules-td-4-1-title = Drawing two ships
tremble-draft-rules-td-4-1-text = Everybody draws two cards from the ship deck, from the lead on, and only you see yours.
tremble-draft-rules-td-4-2-title = Buying one of them
tremble-draft-rules-td-4-2-text = Buy one of the two at its price, or none. What you pay is public, what you bought is not. No answer buys nothing.
tremble-draft-rules-td-4-3-title = What is not bought
tremble-draft-rules-td-4-3-text = It goes to the discard, which everybody may look through.
tremble-draft-rules-td-4-4-title = Five ships are the limit
tremble-draft-rules-td-4-4-text = Ships at home, over cities and searching count together. With five, a new one costs its full price and one ship of your hand, without refund. Ships that search cannot be given up; with all five away you buy nothing.
tremble-draft-rules-td-4-5-title = No discarding for nothing
tremble-draft-rules-td-4-5-text = With fewer than five ships you may not throw one away.
tremble-draft-rules-td-4-6-title = The ship deck runs out
tremble-draft-rules-td-4-6-text = Its discard is shuffled into a new one at that moment. If there is none either, whoever draws last gets fewer cards.
tremble-draft-rules-td-4-7-title = You need not show it
tremble-draft-rules-td-4-7-text = A ship you bought stays secret until it is sent to a city.

# Credits
tremble-draft-rules-td-12-1-title = Taking a credit
tremble-draft-rules-td-12-1-text = With fewer than 30,000 humans and one ship at most, searching ones included, you may take 50,000 before the cards are drawn. Everybody sees it. No answer takes none.
tremble-draft-rules-td-12-2-title = Paying it back
tremble-draft-rules-td-12-2-text = 60,000 are due. You may pay while buying, or with your reward after the battles; what searches bring in that turn counts. No answer pays nothing.
tremble-draft-rules-td-12-3-title = One credit at a time
tremble-draft-rules-td-12-3-text = Only one credit may be open. Whoever still owes when the game ends loses 60,000, below zero if need be.

# Phase 3: new cities
tremble-draft-rules-td-5-1-title = New cities
tremble-draft-rules-td-5-1-text = Cards of the city deck are turned up one by one until every space has a city: four with two or three captains, five with four, six with five.
tremble-draft-rules-td-5-2-title = An army turns up
tremble-draft-rules-td-5-2-text = It is settled at once with everybody who is searching, then it is discarded and the next card is turned up.
tremble-draft-rules-td-5-3-title = An army and nobody there
tremble-draft-rules-td-5-3-text = With no search under way it has no effect.
tremble-draft-rules-td-5-4-title = All about a city is public
tremble-draft-rules-td-5-4-text = Its number, type, region, star and both sums lie open.

# Armies against searches
tremble-draft-rules-td-11-1-title = Fight or leave
tremble-draft-rules-td-11-1-text = For each city that you search, say whether you fight the army or leave. All who search answer at once and in secret. No answer fights where your strength and 7 are enough.
tremble-draft-rules-td-11-2-title = Leaving
tremble-draft-rules-td-11-2-text = All ships of that search come home unharmed. No loot, and the city is discarded.
tremble-draft-rules-td-11-3-title = Fighting
tremble-draft-rules-td-11-3-text = Add the attack of the ships that stayed, with their bonuses for that city, and two dice. Equal to the army is enough. The army does not roll.
tremble-draft-rules-td-11-4-title = Holding the city
tremble-draft-rules-td-11-4-text = The search goes on unharmed. The victory itself brings nothing.
tremble-draft-rules-td-11-5-title = Beaten by an army
tremble-draft-rules-td-11-5-text = You give up one of the searching ships, by your choice. The others come home, there is no loot, and the city is discarded.
tremble-draft-rules-td-11-6-title = Each for themselves
tremble-draft-rules-td-11-6-text = Captains decide and roll apart. What becomes of one does not touch another.
tremble-draft-rules-td-11-7-title = Several armies in one turn
tremble-draft-rules-td-11-7-text = They come one after the other, each with a choice and a fight of its own.
tremble-draft-rules-td-11-8-title = Home in time
tremble-draft-rules-td-11-8-text = Ships that come home before the plans may be sent out in the same turn.

# Phase 4: planning
tremble-draft-rules-td-6-1-title = Sending ships
tremble-draft-rules-td-6-1-text = Each ship of your hand goes to one open city or stays home. Any number may share a city, and any number of cities may be visited. Change it as often as you like until all are ready. No answer keeps all ships home.
tremble-draft-rules-td-6-2-title = The reveal
tremble-draft-rules-td-6-2-text = When all are ready, all plans and the ships sent show at once. What stays home stays hidden.
tremble-draft-rules-td-6-3-title = No limit to a group
tremble-draft-rules-td-6-3-text = Numbers of tokens never limit how many ships go to one city.
tremble-draft-rules-td-6-4-title = Searching ships stay
tremble-draft-rules-td-6-4-text = They take no orders. Whoever has no ship at home is not asked for a plan.
tremble-draft-rules-td-6-5-title = Before the reveal
tremble-draft-rules-td-6-5-text = Others see who is ready, and nothing else: not how many ships, not how many cities.
tremble-draft-rules-td-6-6-title = Staying home on purpose
tremble-draft-rules-td-6-6-text = A ship with reserve that stays home is simply a ship at home; nobody sees the difference.

# Phase 5: paying fuel
tremble-draft-rules-td-7-1-title = Paying for what you sent
tremble-draft-rules-td-7-1-text = After the reveal everybody pays the fuel of all ships sent. Everybody sees it.
tremble-draft-rules-td-7-2-title = The tank must do
tremble-draft-rules-td-7-2-text = A plan that needs more than your tank holds is refused, with both numbers.
tremble-draft-rules-td-7-3-title = Sending too much
tremble-draft-rules-td-7-3-text = The rulebook lets you scrap ships that you cannot pay for. As plans beyond the tank are refused here, that never happens.
tremble-draft-rules-td-7-4-title = Fuel never comes back
tremble-draft-rules-td-7-4-text = Not after a retreat, not after a defeat. Searching, meeting an army and flying home cost none.

# Ships that move on
tremble-draft-rules-td-8-1-title = Moving on
tremble-draft-rules-td-8-1-text = A ship with relocation that was sent may take another open city after the reveal, or keep its own.
tremble-draft-rules-td-8-2-title = All who may, at once
tremble-draft-rules-td-8-2-text = Everybody with such a ship over a city chooses in secret; then all moves show together. No answer stays.
tremble-draft-rules-td-8-3-title = No fuel, no way home
tremble-draft-rules-td-8-3-text = Moving on costs nothing. Home is no target, and ships at home cannot move.
tremble-draft-rules-td-8-4-title = Bonuses count in the end
tremble-draft-rules-td-8-4-text = Bonuses are worked out from where the ships are after all moves.

# Phase 6: battle
tremble-draft-rules-td-9-1-title = All battles side by side
tremble-draft-rules-td-9-1-text = Battles of a turn go on in rounds: who fights, who joins, the dice, the losses, in all cities together. You answer once for all of yours.
tremble-draft-rules-td-9-2-title = Nobody came
tremble-draft-rules-td-9-2-text = The city is discarded.
tremble-draft-rules-td-9-3-title = One captain came
tremble-draft-rules-td-9-3-text = No battle. The city is theirs.
tremble-draft-rules-td-9-4-title = Fight or retreat
tremble-draft-rules-td-9-4-text = Each adds up their ships and bonuses. From the weakest to the strongest everybody says fight or retreat, for all to see; whoever comes later may say what to do in each case. No answer fights if nobody who stays is stronger.
tremble-draft-rules-td-9-5-title = Retreating
tremble-draft-rules-td-9-5-text = Your ships come home. Nothing is gained, nothing is lost but fuel, and they take no further part in this turn.
tremble-draft-rules-td-9-6-title = The last one there
tremble-draft-rules-td-9-6-text = If all others retreat, the one who is left has the city without dice, and is not even asked.
tremble-draft-rules-td-9-7-title = Calling the reserve
tremble-draft-rules-td-9-7-text = Where two or more fight, each may call ships with reserve from home before the dice, for their fuel. All who may have one choose at once and in secret; no answer calls none.
tremble-draft-rules-td-9-8-title = The dice
tremble-draft-rules-td-9-8-text = Every fighter adds two dice to their strength. The highest sum has the city.
tremble-draft-rules-td-9-9-title = Ties
tremble-draft-rules-td-9-9-text = Those level in front roll again on their strengths; the old dice do not count, and the others have lost.
tremble-draft-rules-td-9-10-title = The ship you lose
tremble-draft-rules-td-9-10-text = Every loser gives up one ship of that battle, called ones included; the others come home. No answer gives up the cheapest.
tremble-draft-rules-td-9-11-title = Three and more
tremble-draft-rules-td-9-11-text = All roll, one wins, every other loses a ship.

# Phase 7: raid or search
tremble-draft-rules-td-10-1-title = Raid or search
tremble-draft-rules-td-10-1-text = For each city you have, choose. All choose at once and in secret. No answer raids.
tremble-draft-rules-td-10-2-title = Raiding
tremble-draft-rules-td-10-2-text = The smaller sum is yours at once, you keep the card, and all ships come home.
tremble-draft-rules-td-10-3-title = Searching
tremble-draft-rules-td-10-3-text = Choose which ships of the group stay, one at least. City, ships and a counter lie open before you; the other ships come home. The counter begins at 2, or at 1 with a ship of tempo among those that stay.
tremble-draft-rules-td-10-4-title = The counter
tremble-draft-rules-td-10-4-text = At the end of every turn it goes down by one, but not in the turn in which it was laid.
tremble-draft-rules-td-10-5-title = A search ends
tremble-draft-rules-td-10-5-text = The larger sum is yours, you keep the card, and the ships come home.
tremble-draft-rules-td-10-6-title = How many armies may come
tremble-draft-rules-td-10-6-text = A normal search meets the armies of the next two turns, a quick one those of the next.
tremble-draft-rules-td-10-7-title = No giving up
tremble-draft-rules-td-10-7-text = A search can only be left when an army comes.
tremble-draft-rules-td-10-8-title = Cities taken
tremble-draft-rules-td-10-8-text = They lie open, and count for tasks. A city that is still searched does not.

# Abilities of ships
tremble-draft-rules-td-a1-title = A bonus against a type of city
tremble-draft-rules-td-a1-text = It counts where the city is of that type: in battle, and against armies while you search it.
tremble-draft-rules-td-a2-title = A bonus with another class
tremble-draft-rules-td-a2-text = It counts once if another of your ships of that class is at the same city, however many there are. In a search only ships that stayed count.
tremble-draft-rules-td-a3-title = Tempo
tremble-draft-rules-td-a3-text = If it stays for a search, the counter begins at 1. Two such ships make it no shorter.
tremble-draft-rules-td-a4-title = Reserve
tremble-draft-rules-td-a4-text = It may join a battle of yours from home, before the dice, for its fuel. It shares what becomes of the group. One battle a turn, and never against an army.
tremble-draft-rules-td-a5-title = Relocation
tremble-draft-rules-td-a5-text = After the reveal it may go to another open city.
tremble-draft-rules-td-a6-title = Several abilities
tremble-draft-rules-td-a6-text = Each is checked by itself, and all that hold add up.

# Secret tasks
tremble-draft-rules-td-13-1-title = Your tasks are your own
tremble-draft-rules-td-13-1-text = You may look at them at any time; nobody else can before the end.
tremble-draft-rules-td-13-2-title = Scoring a task
tremble-draft-rules-td-13-2-text = When the game ends, each task you kept is checked against the cities you took. Met, it pays its bonus; not met, it costs its penalty.
tremble-draft-rules-td-13-3-title = Counting others
tremble-draft-rules-td-13-3-text = Everybody may look at all cities taken, and guess.

# The end
tremble-draft-rules-td-14-1-title = The end
tremble-draft-rules-td-14-1-text = The game ends after the turn that emptied the city deck.
tremble-draft-rules-td-14-2-title = Searches under way
tremble-draft-rules-td-14-2-text = They pay nothing, and their cities are lost. The deck is counted in public, so you can see it coming.
tremble-draft-rules-td-14-3-title = The last sums
tremble-draft-rules-td-14-3-text = First credits still open are taken off, then tasks are scored.
tremble-draft-rules-td-14-4-title = Who wins
tremble-draft-rules-td-14-4-text = Whoever has the most humans.
tremble-draft-rules-td-14-5-title = Level on humans
tremble-draft-rules-td-14-5-text = More city cards win; then fewer credits taken; then the victory is shared.
tremble-draft-rules-td-14-6-title = Tasks are shown
tremble-draft-rules-td-14-6-text = All tasks kept are shown in the end, met or not.

# Rulings
tremble-draft-rules-td-q1-title = How finished is this edition?
tremble-draft-rules-td-q1-text =
    Question: the text has two titles, notes to its editor, and no pictures.

    Ruling: it is a prototype. Names, numbers and pictures of our cards are our own, within what it says.

    Why: it is visibly a draft.
tremble-draft-rules-td-q2-title = How much fuel at the start?
tremble-draft-rules-td-q2-text =
    Question: each captain has two markers, and only one is explained.

    Ruling: the other one is for fuel, and it begins at 0.

    Why: fuel has a track, and eight come before the first plan.
tremble-draft-rules-td-q3-title = Who is first?
tremble-draft-rules-td-q3-text =
    Question: no first player is named.

    Ruling: a lead that moves on by one each turn, for draws and rolls alone.

    Why: an order is needed, and moving it is fair.
tremble-draft-rules-td-q4-title = A last turn without cities
tremble-draft-rules-td-q4-text =
    Question: what if the last cards are all armies?

    Ruling: they are met, nothing is attacked, counters go down, and the game ends.

    Why: the deck is then played out, as the rule says.
tremble-draft-rules-td-q5-title = Must I draw?
tremble-draft-rules-td-q5-text =
    Question: the text says that you may draw two cards.

    Ruling: you always do.

    Why: not drawing helps nobody, and asking costs a round.
tremble-draft-rules-td-q6-title = May I look through the ship discard?
tremble-draft-rules-td-q6-text =
    Question: does it lie open?

    Ruling: yes, for everybody, at any time.

    Why: the published edition says so.
tremble-draft-rules-td-q7-title = May I scrap a ship just like that?
tremble-draft-rules-td-q7-text =
    Question: can a ship be thrown away when there is room?

    Ruling: no.

    Why: the text speaks of it only at the limit of five.
tremble-draft-rules-td-q8-title = When ships run out
tremble-draft-rules-td-q8-text =
    Question: do ships that were lost come back?

    Ruling: yes. The discard becomes the new deck, lost starting saucers included, at 10,000 each.

    Why: there are just enough cards if all stay in the game.
tremble-draft-rules-td-q9-title = Two sets of tokens
tremble-draft-rules-td-q9-text =
    Question: do tokens limit how many ships attack a city?

    Ruling: no. One stands for a whole group.

    Why: the example sends a saucer and a tripod to the same city.
tremble-draft-rules-td-q10-title = What can be seen while we plan?
tremble-draft-rules-td-q10-text =
    Question: at a table one sees how many cards lie face down.

    Ruling: nothing but who is ready. How many ships each has is public anyway.

    Why: plans are made apart, not around a table.
tremble-draft-rules-td-q11-title = A plan beyond the tank
tremble-draft-rules-td-q11-text =
    Question: the text forbids it, and then punishes it.

    Ruling: it is refused, with what it needs and what you have.

    Why: the punishment is for miscounting, and here nobody miscounts.
tremble-draft-rules-td-q12-title = May a relocating ship go home?
tremble-draft-rules-td-q12-text =
    Question: or cost fuel, or start from home?

    Ruling: no, no and no.

    Why: only another target after the reveal is spoken of.
tremble-draft-rules-td-q13-title = Which city is settled first?
tremble-draft-rules-td-q13-text =
    Question: the text names no order of the cities.

    Ruling: all battles go on side by side, round by round, as in the published edition.

    Why: far fewer waits, and little is known too early.
tremble-draft-rules-td-q14-title = Equal strengths
tremble-draft-rules-td-q14-text =
    Question: who declares first?

    Ruling: the dice say: the lower roll goes first, and equal rolls are rolled again, as in the published edition.

    Why: both editions shall answer alike where the draft is silent.
tremble-draft-rules-td-q15-title = May a ship that retreated help elsewhere?
tremble-draft-rules-td-q15-text =
    Question: could it join another battle as a reserve?

    Ruling: no.

    Why: a ship takes one order in a turn.
tremble-draft-rules-td-q16-title = Is the reserve called in the open?
tremble-draft-rules-td-q16-text =
    Question: when, and who sees it?

    Ruling: in secret and at once, after all have said whether they fight. Whoever might have such a ship, for all that is known, is asked.

    Why: else the question itself would tell who has one.
tremble-draft-rules-td-q17-title = A tie of three
tremble-draft-rules-td-q17-text =
    Question: do all roll again?

    Ruling: only those level in front.

    Why: the others are beaten already.
tremble-draft-rules-td-q18-title = Who chooses raid or search first?
tremble-draft-rules-td-q18-text =
    Question: no order is given.

    Ruling: all choose in secret, and it shows together.

    Why: nobody should gain by waiting.
tremble-draft-rules-td-q19-title = When does a counter move?
tremble-draft-rules-td-q19-text =
    Question: also in the turn in which it is laid?

    Ruling: no, from the next turn on, at its end.

    Why: the text says that armies may come in one of two turns.
tremble-draft-rules-td-q20-title = May I call a search off?
tremble-draft-rules-td-q20-text =
    Question: can ships come home when I need them?

    Ruling: only when an army comes.

    Why: leaving is offered there and nowhere else.
tremble-draft-rules-td-q21-title = Several searches of one captain
tremble-draft-rules-td-q21-text =
    Question: one decision, or one for each?

    Ruling: one for each city.

    Why: strength, loss and loot belong to the city.
tremble-draft-rules-td-q22-title = Several armies
tremble-draft-rules-td-q22-text =
    Question: one decision for all?

    Ruling: one for each, as it comes.

    Why: cards are turned up one by one.
tremble-draft-rules-td-q23-title = Ships freed by an army
tremble-draft-rules-td-q23-text =
    Question: may they attack in the same turn?

    Ruling: yes.

    Why: planning comes later, and they are at home.
tremble-draft-rules-td-q24-title = When is a credit taken?
tremble-draft-rules-td-q24-text =
    Question: may I look at the cards first?

    Ruling: no, before they are drawn.

    Why: it shall not be an answer to a good card.
tremble-draft-rules-td-q25-title = When is it paid back?
tremble-draft-rules-td-q25-text =
    Question: the text says at any time.

    Ruling: with a purchase, or with your reward.

    Why: nothing depends on any other moment, and it needs no question of its own.
tremble-draft-rules-td-q26-title = How many credits?
tremble-draft-rules-td-q26-text =
    Question: how often, and what if it is never paid?

    Ruling: one open at a time, as often as you are poor enough; in the end 60,000 are taken off.

    Why: five cards for five captains.
tremble-draft-rules-td-q27-title = Reserve against armies
tremble-draft-rules-td-q27-text =
    Question: may a ship at home help a search?

    Ruling: no.

    Why: the ability speaks of battles between captains.
tremble-draft-rules-td-q28-title = Searches when the game ends
tremble-draft-rules-td-q28-text =
    Question: do they pay anything?

    Ruling: no.

    Why: loot comes when the counter is gone, and everybody could count the deck.
tremble-draft-rules-td-q29-title = A tie in the end
tremble-draft-rules-td-q29-text =
    Question: neither edition breaks it.

    Ruling: more city cards, then fewer credits taken, then both win, as in the published edition.

    Why: cities are the work of the game.
tremble-draft-rules-td-q30-title = Are tasks shown that were not met?
tremble-draft-rules-td-q30-text =
    Question: may I keep a failure to myself?

    Ruling: no, all are shown.

    Why: the penalty shows it anyway.
tremble-draft-rules-td-q31-title = Does a search pay beside the raid?
tremble-draft-rules-td-q31-text =
    Question: is its sum added to that of the raid?

    Ruling: no, it comes instead.

    Why: one sum is spoken of for either choice.
tremble-draft-rules-td-q32-title = Who sees searching ships?
tremble-draft-rules-td-q32-text =
    Question: do they lie face down?

    Ruling: face up, for all.

    Why: they were revealed in the attack.
tremble-draft-rules-td-q33-title = Tempo that did not stay
tremble-draft-rules-td-q33-text =
    Question: is it enough that the ship took part in the attack?

    Ruling: no, it must stay for the search.

    Why: it hurries the search, not the landing.
tremble-draft-rules-td-q34-title = Two captains
tremble-draft-rules-td-q34-text =
    Question: the text hardly speaks of them.

    Ruling: they play as three do, with four cities a turn.

    Why: cards are sorted for two or three alike.
tremble-draft-rules-td-q35-title = Fewer than no humans
tremble-draft-rules-td-q35-text =
    Question: is that possible?

    Ruling: only in the end, by a credit or by penalties.

    Why: all else must be affordable.
tremble-draft-rules-td-q36-title = How many armies are still to come?
tremble-draft-rules-td-q36-text =
    Question: can that be counted?

    Ruling: those discarded are public; how many of the others still lie in the deck nobody knows.

    Why: that is what the twelve unseen cards are for.
tremble-draft-rules-td-q37-title = Nothing I can pay
tremble-draft-rules-td-q37-text =
    Question: what if I have no ship, and no card that I can afford?

    Ruling: you sit the turn out.

    Why: a credit helps below 30,000, and the cheapest ships cost less than that.

# Worked examples
tremble-draft-rules-td-t9-title = Example: a tripod and two saucers
tremble-draft-rules-td-t9-text = A tripod of 5 with +4 beside a saucer counts 9. A second saucer beside it changes nothing: still 9. Alone, or with tripods and cruisers only, it counts 5.
tremble-draft-rules-td-t13-title = Example: two bonuses of one ship
tremble-draft-rules-td-t13-text = A tripod has +3 with a saucer and +3 against industry. Alone in an industrial city: +3. With a saucer in a cultural one: +3. With a saucer in an industrial one: +6.
tremble-draft-rules-td-t14-title = Example: a search from turn 5
tremble-draft-rules-td-t14-text = Laid in turn 5 with counter 2. End of turn 6: counter 1. End of turn 7: the loot is paid, and the ships come home.
tremble-draft-rules-td-t16-title = Example: a full tank
tremble-draft-rules-td-t16-text = You have 15 and refuel: 20. Three are lost.
tremble-draft-rules-td-t19-title = Example: one short of an army
tremble-draft-rules-td-t19-text = Your search has strength 8, the army 14. A roll of 6 makes 14, which is enough. With 5 one ship is lost, and the city with it.
tremble-draft-rules-td-t20-title = Example: a tie
tremble-draft-rules-td-t20-text = Strengths 12 and 9 both reach 20. They roll again, 5 and 9: 17 against 18. The weaker one has the city.
tremble-draft-rules-td-t38-title = Example: too little fuel
tremble-draft-rules-td-t38-text = Ships of 3, 3 and 2 and a tank of 6: eight needed, six held. Leave one at home.
tremble-draft-rules-td-t39-title = Example: the reserve comes
tremble-draft-rules-td-t39-text = You fight with a saucer, and have 5 fuel and a tripod of 3 with reserve at home. Called, it leaves you 2, adds its attack and every bonus that now holds, and may be the ship you lose.
tremble-draft-rules-td-t44-title = Example: armies two turns running
tremble-draft-rules-td-t44-text = A search from turn 5, an army in turn 6 and one in turn 7: two choices. After turn 7 there is no more danger, for it is over.
tremble-draft-rules-td-t47-title = Example: two of three level
tremble-draft-rules-td-t47-text = Sums of 18, 18 and 11. The first two roll again; the third has lost already.
tremble-draft-rules-td-t50-title = Example: owing in the end
tremble-draft-rules-td-t50-text = 10,000 humans and an open credit: minus 50,000. Then come the tasks.
