# The rules help of Tremble, Humans!: for each rule ID a title (80 letters at most) and a text
# (600 at most, the five-minute guide 1,600), for somebody who never saw the game.
# Rulings and examples come in paragraphs; a ruling has three: question, ruling, why.

tremble-rules-chapter-guide = Start here
tremble-rules-chapter-setup = Setting up
tremble-rules-chapter-buying = Phase 1: buying
tremble-rules-chapter-cities = Phase 2: new cities
tremble-rules-chapter-planning = Phase 3: planning
tremble-rules-chapter-reveal = Phase 4: the reveal
tremble-rules-chapter-battle = Phase 5: battle
tremble-rules-chapter-reward = Phase 6: reward
tremble-rules-chapter-end-of-turn = End of the turn
tremble-rules-chapter-abilities = Abilities of ships and stations
tremble-rules-chapter-stations = The kinds of station
tremble-rules-chapter-compensation = Compensation cards
tremble-rules-chapter-tasks = Tasks and the end
tremble-rules-chapter-secrets = What is secret
tremble-rules-chapter-rulings = Rulings
tremble-rules-chapter-defaults = When nobody answers
tremble-rules-chapter-examples = Worked examples

# Start here
tremble-rules-go-1-title = How to play in five minutes
tremble-rules-go-1-text =
    You are a captain of raiders from space. Humans are money, and whoever owns the most after ten turns wins. You begin with 100,000 and a training saucer; the other captains are the problem.

    Every turn has six phases:
    1. **Buy.** You draw two cards in secret, ships or stations, and pay for none, one or both. You may own five ships and two stations.
    2. **Cities.** One more than there are captains is laid out.
    3. **Plan.** In secret you send each ship to a city or leave it at home. Fuel is 4 in the first turn and 12 in the last; what you do not burn is lost.
    4. **Reveal.** All plans open at once. Who comes alone has the city without a fight.
    5. **Battle.** Where several meet, the weakest decides first. Retreat, and you keep your ships and lose the city. Fight, and two dice are added to your attack; the highest sum has the city. A loser gives up a ship and draws a compensation card.
    6. **Reward.** Raid for a sure haul, or catch more if you beat one to three army cards. Of twenty, four are no army, the others are 8 to 33 strong. A failed catch costs you the raid too. Success brings the city card: a trophy.

    In turn 6 all gets richer: a raid brings five times as much, a catch more than three times, and ships are stronger and cheaper.

    After turn ten come the tasks: 200,000 humans for the most trophies of one type or region, 100,000 for the second most. Then debts are paid.

    Three hints. Nobody sees what you bought until it attacks, so look harmless. Two cities taken quietly beat one taken loudly. But who never fights ends with a fifth of what the others have.

tremble-rules-go-2-title = Reading the cards
tremble-rules-go-2-text =
    A **city** tells its type (scientific, cultural or industrial), its region, what a raid brings, what a catch brings, and how many army cards a catch draws.

    A **ship** is a saucer, a tripod or a cruiser. It tells its attack, its fuel, its price and what else it can do. A **station** stays in orbit and helps once a turn. A **compensation card** comes from a lost battle and helps once.

    Backs of cities and ships are **blue** for turns 1 to 5 and **red** for turns 6 to 10, when everything is richer, harder and louder.
tremble-rules-go-3-title = For whoever knows the first draft
tremble-rules-go-3-text =
    - **Start**: 100,000 humans; your first saucer cannot be lost.
    - **Fuel**: 4 in turn 1, 12 in the last; what is left is lost.
    - **Shop**: two cards, ships or stations, and you may buy both.
    - **Stations** help once a turn, also after the dice.
    - **Cities**: 60, one more each turn than captains.
    - **Catch** instead of a search: at once, with all ships.
    - **Armies** have a deck of their own.
    - **Losers** lose a ship and draw a compensation card.
    - **Tasks**: open, for most trophies, the same for all.
    - **End**: after ten turns.
tremble-rules-go-4-title = Computer captains
tremble-rules-go-4-text =
    Easy buys most of what it can pay for and spreads its ships thin. It fights when ahead, and now and then when it is not, and catches when it feels like it.

    Steady puts a price on every city, ship and card, and knows the odds of every battle. It goes by what lies open, fights where that pays, and catches only what is nearly safe. It remembers who never gives way, at poor odds either, and does not give way to them.

    Sharp imagines what you may hold and where you may go before it buys, sends and fights. It gives a poor ship away where the comfort is worth more.

# Setting up
tremble-rules-s-1-title = Who plays, and with which cards
tremble-rules-s-1-text = Two to five captains. Some cities and tasks are marked 3+, 4+ or 5+; with fewer captains than that, they stay in the box.
tremble-rules-s-2-title = The deck of cities
tremble-rules-s-2-text = Blue cities and red cities are shuffled apart, and the blue pile is put on top. So the modest places come first, the rich ones later, and after ten turns every city has had its day.
tremble-rules-s-3-title = Your first ship
tremble-rules-s-3-text = Everybody begins with one training saucer, and everybody knows it. It is slow, small and drinks one fuel. On the bright side, no enemy can destroy it.
tremble-rules-s-4-title = The decks of ships, blue and red
tremble-rules-s-4-text = In turns 1 to 5 you buy from the blue deck. When turn 6 begins, the red deck takes its place, with stronger things at much the same prices. Blue cards are then out of play, also those that go later; anybody may still look at them.
tremble-rules-s-5-title = What you begin with
tremble-rules-s-5-text = Each captain starts with 100,000 humans. Do not ask where they came from. The first turn has 4 fuel.
tremble-rules-s-6-title = Tasks on the table
tremble-rules-s-6-text = Three tasks lie open when two or three captains play, four with four, five with five. They are paid after turn ten, but they are won from turn one on.
tremble-rules-s-7-title = The armies of Earth
tremble-rules-s-7-text = The army cards are shuffled and lie face down. They are met by captains who want more than a raid brings. Some of the cards hold no army at all.
tremble-rules-s-8-title = The deck of compensations
tremble-rules-s-8-text = The compensation cards are shuffled and lie face down. Only those who lose a battle draw from them.

# Phase 1: buying
tremble-rules-b-1-title = Buying ships and stations
tremble-rules-b-1-text = At the start of a turn you draw two cards that only you can see. Take neither, one, or both, at the price on the card. You pay for everything at once, so you need humans for the sum.
tremble-rules-b-2-title = How much you may own
tremble-rules-b-2-text = Your squad holds five ships, your orbit two stations, and the two stations must differ. If there is no room for what you want, scrap something of your choice first. Nobody pays for scrap.
tremble-rules-b-3-title = Drawing two stations
tremble-rules-b-3-text = If both of your cards are stations, you may give them back and draw two others. Everyone is shown what you gave back.
tremble-rules-b-4-title = What the others see of your shopping
tremble-rules-b-4-text =
    When the last captain is done, everything shows in one instant: what each has paid, new stations in orbit, and the cards left in the shop.

    Ships you bought stay secret until they first attack. The others know what you spent and may lie awake over it.
tremble-rules-b-5-title = Taking a credit
tremble-rules-b-5-text = With fewer than 50,000 humans and fewer than two ships you may borrow 50,000, once in a turn. You decide after seeing your two cards and before paying for them. Each credit takes 60,000 from you at the end of the game; the bank is patient, not kind.

# Phase 2: new cities
tremble-rules-c-1-title = New cities each turn
tremble-rules-c-1-text = Three cities are laid out for two captains, four for three, five for four, six for five. Their spaces are numbered from the left, and everything on them is open to all.

# Phase 3: planning
tremble-rules-p-1-title = Sending ships
tremble-rules-p-1-text = Each of your ships goes to one city or stays home. Send all of them to one place, or several groups to several places; no ship can be in two. Nobody sees your plan before everybody has made one.
tremble-rules-p-2-title = Fuel
tremble-rules-p-2-text =
    The ships you send may burn no more fuel together than the turn allows: 4 at first, one more each turn, 12 at the end. What you leave in the tank is gone next turn.

    Cards and stations with extra fuel can be added to your plan and raise your limit. They are spent when the plans open, but only those that your plan really needed.
tremble-rules-p-3-title = Stations do not fly
tremble-rules-p-3-text = A station stays where it is, needs no fuel and is not sent to a city. An exception would have to stand on its card.

# Phase 4: the reveal
tremble-rules-r-1-title = All plans open at once
tremble-rules-r-1-text = All plans become public in the same instant. From here on everybody knows the ships that were sent, and keeps knowing them.
tremble-rules-r-2-title = Moves after the reveal
tremble-rules-r-2-text =
    First come stations that push enemy ships to another city, then ships that can go to another city by themselves.

    If you alone have such a ship, you just go or stay. If others have one too, all of you decide in secret and it is shown together.
tremble-rules-r-3-title = Nobody, one captain, or several
tremble-rules-r-3-text = A city where nobody came is discarded, to its own surprise. A captain who came alone has it without a battle. Where two or more came, they fight it out. The leftmost battle is first, and nobody is rewarded before the last one is over.

# Phase 5: battle
tremble-rules-f-1-title = Attack total
tremble-rules-f-1-text = Add up the attack of all your ships at this city, and each of their bonuses that counts here. This is your attack total, and everybody can see it before anybody decides.
tremble-rules-f-2-title = Fight or retreat
tremble-rules-f-2-text =
    The captain with the lowest total says first, in public, whether to fight or to retreat; then the next higher one, and so on.

    If you retreat, your ships come home and the city is lost to you; there is no compensation either. When all others have left, the last captain need not say anything and has the city without a roll.
tremble-rules-f-3-title = The dice
tremble-rules-f-3-text = Each fighter rolls two dice, once for the whole group, and adds what they show. Whoever makes the highest sum has won the city.
tremble-rules-f-4-title = Stations and cards after the dice
tremble-rules-f-4-text = Once the dice lie, whoever is behind may turn to stations and compensation cards. The lowest sum is asked first. Whoever overtakes makes somebody else the one behind, who may answer. It is over when all who could do something have passed.
tremble-rules-f-5-title = A tie for first place
tremble-rules-f-5-text = Those who share the highest sum roll again; everybody below has lost. The new dice count from the attack total, the old dice are forgotten. Stations and cards used in this battle still help. After the new dice there is a new round for stations and cards.
tremble-rules-f-6-title = What a loser gives up
tremble-rules-f-6-text =
    Each loser picks one of their own ships in this battle to be destroyed. All losers pick in secret, and it is shown together.

    A ship that cannot be destroyed may not be picked. If you brought nothing else, you lose nothing. What is destroyed goes to the discard for all to see; the rest flies home.
tremble-rules-f-7-title = What a loser gets
tremble-rules-f-7-text = One compensation card for each battle lost. It comes last: first a loser may claim the trophy, then ships are destroyed, then cards are drawn.

# Phase 6: reward
tremble-rules-w-1-title = Raid or catch
tremble-rules-w-1-text =
    You won the battle, or came alone? Choose:
    - **Raid:** you get the smaller number of humans, and nobody stops you.
    - **Catch:** you get the bigger one, if no army does.

    If it works you also take the city card, unless a loser has already claimed it.
tremble-rules-w-2-title = Going for the catch
tremble-rules-w-2-text =
    Turn up as many army cards as the city says. No army among them? The humans are yours.

    Else you meet the armies in the order drawn. Before each you may leave: ships come home, the city is gone. If you fight, your attack total, now with bonuses against armies, plus two new dice must reach the number of the army. Equal is enough. Stations and cards may help after the dice. Beat all of them and the catch is yours.
tremble-rules-w-3-title = Losing to an army
tremble-rules-w-3-text = One ship of your choice is destroyed, as after a lost battle, and the city is gone. You need not meet the armies that were left. There is no compensation card: nobody consoles a captain beaten by humans.
tremble-rules-w-4-title = Trophies
tremble-rules-w-4-text = City cards that you took lie open in front of you. They are what the tasks count, so look at those of the others from time to time.

# End of the turn
tremble-rules-e-1-title = The end of a turn
tremble-rules-e-1-text = Stations that were used are ready again, and the next turn begins with its own fuel. After the tenth turn the tasks are counted instead.

# Abilities
tremble-rules-a-1-title = Bonus against a type of city
tremble-rules-a-1-text = Some ships are better against scientific, cultural or industrial cities. The bonus counts in battles for such a city, and also against the armies that defend it.
tremble-rules-a-2-title = Bonus together with another ship
tremble-rules-a-2-text = A wing bonus counts if a ship of yours of the class it names attacks the same city. It counts once, be it one companion or four. A tripod that asks for another tripod wants a real one beside it; a mirror will not do.
tremble-rules-a-3-title = Bonus against armies
tremble-rules-a-3-text = This one counts when your ships fight a human army. Other captains do not notice it.
tremble-rules-a-4-title = Ships that may move after the reveal
tremble-rules-a-4-text = When all plans are open, such a ship may leave its city for another one on the board. Very handy where you expected to be alone.
tremble-rules-a-5-title = Ships that cannot be destroyed
tremble-rules-a-5-text = You may not pick such a ship when one has to be destroyed, neither in a battle nor by an army. You can still scrap it yourself.
tremble-rules-a-6-title = Several abilities on one ship
tremble-rules-a-6-text = All bonuses of a ship that count at this moment are added together.
tremble-rules-a-7-title = What stations do
tremble-rules-a-7-text = Each station works once a turn, beginning in the turn you buy it; then it is turned over until the next one. Help in a battle lasts as long as this battle, even if the dice are rolled again. Help against an army is for that one fight.

# The kinds of station
tremble-rules-st-1-title = Station: more attack
tremble-rules-st-1-text = After the dice, in a battle you fight or against an army, it adds its number to your sum. Which of your ships it pats on the back makes no difference.
tremble-rules-st-2-title = Station: one enemy ship loses its bonuses
tremble-rules-st-2-text = After the dice of a battle you choose an enemy ship in it, and what is printed on that ship as a bonus no longer counts. Its plain attack stays. Armies have no bonuses, so it is idle there.
tremble-rules-st-3-title = Station: send an enemy ship elsewhere
tremble-rules-st-3-text = Right after the reveal you choose an enemy ship that was sent out and put it at another city. It was so looking forward to the first one.
tremble-rules-st-4-title = Station: reroll your dice
tremble-rules-st-4-text = When your two dice disappoint, in a battle or against an army, you roll them once more. The new roll counts, better or worse.
tremble-rules-st-5-title = Station: more attack against an army
tremble-rules-st-5-text = After the dice of a fight against an army, it adds its number to your sum. It is of no use against captains.
tremble-rules-st-6-title = Station: more humans from a catch
tremble-rules-st-6-text = Your first catch of the turn that succeeds brings extra humans. You need not do anything for it.
tremble-rules-st-7-title = Station: fewer army cards
tremble-rules-st-7-text = Together with your choice to catch you may use it: the catch then draws fewer army cards. None left to draw means a catch without risk.
tremble-rules-st-8-title = Station: save a ship
tremble-rules-st-8-text = When you would have to destroy a ship, use this instead, and all of them come home.
tremble-rules-st-9-title = Station: extra fuel
tremble-rules-st-9-text = Add it to your plan, and your fuel limit is higher this turn.

# Compensation cards
tremble-rules-k-1-title = Your hand of compensation cards
tremble-rules-k-1-text = Only you see which cards you hold. The others see how many there were when the phase began. There is no limit, and bad luck has none either.
tremble-rules-k-2-title = When a compensation card may be used
tremble-rules-k-2-text = Not in the turn in which you drew it, but in any later one. Only bonus humans do not wait: they are shown, paid, and the card is gone.
tremble-rules-k-3-title = Each card works once
tremble-rules-k-3-text = A used card goes face up to its discard. When nothing is left to draw, the discard is shuffled and serves as the new deck.
tremble-rules-k-4-title = Claiming the trophy of a lost battle
tremble-rules-k-4-text =
    If you fought and lost, a claim card brings you the city card. The winner goes on to raid or catch and has the humans. Captains who retreated cannot claim.

    If several losers claim the same city, all their cards are spent and dice decide who has it, again and again until there is no tie.
tremble-rules-co-1-title = Card: extra fuel
tremble-rules-co-1-text = Add it to your plan to send more than the turn's fuel allows. If the plan does without it, it stays in your hand.
tremble-rules-co-2-title = Card: bonus humans
tremble-rules-co-2-text = Some humans you had overlooked. They are yours the moment you draw the card.
tremble-rules-co-3-title = Card: claim the trophy
tremble-rules-co-3-text = You lost the battle, but you leave with the city card. It counts for tasks like any other.
tremble-rules-co-4-title = Card: more attack
tremble-rules-co-4-text = After the dice, in a battle or against an army, it adds its number to your sum.
tremble-rules-co-5-title = Card: reroll your dice
tremble-rules-co-5-text = When your two dice let you down, in a battle or against an army, roll them once more. The new roll counts, better or worse.
tremble-rules-co-6-title = Card: save a ship
tremble-rules-co-6-text = When you would have to destroy a ship, spend this card instead. The ship will never know.
tremble-rules-co-7-title = Card: discount
tremble-rules-co-7-text = Whatever you buy this turn costs less by the number on the card, though never less than nothing.
tremble-rules-co-8-title = Card: fewer army cards
tremble-rules-co-8-text = Used with your choice to catch: the catch draws fewer army cards. A general has been paid to look elsewhere.

# Tasks and the end
tremble-rules-t-1-title = What a task pays
tremble-rules-t-1-text = A task names a type of city or a region. After turn ten it pays 200,000 humans to the captain with the most such trophies and 100,000 to the next. One trophy counts for all tasks it fits.
tremble-rules-t-2-title = A tie for first in a task
tremble-rules-t-2-text = Captains tied for first share both rewards, 300,000 in all. In that case nobody is second.
tremble-rules-t-3-title = A tie for second in a task
tremble-rules-t-3-text = Captains tied for second share the 100,000.
tremble-rules-t-4-title = No trophy, no pay
tremble-rules-t-4-text = Without a single matching trophy a task pays you nothing. If one captain alone has any, that is 200,000 for this captain, and the second reward stays in its chest.
tremble-rules-t-5-title = Counting who wins
tremble-rules-t-5-text = After the tasks the bank takes 60,000 for each credit. Cards still in your hand are worth nothing. The captain with the most humans wins.

# What is secret
tremble-rules-h-1-title = What everybody sees
tremble-rules-h-1-text =
    Humans, credits, stations and trophies of every captain; how many ships and how many compensation cards they hold; tasks, cities, dice, all that lies on a discard, and plans once they are open.

    Also who has already answered a question, if the table wants that shown. What they answered: never.
tremble-rules-h-2-title = What only you see
tremble-rules-h-2-text = Your ships until they attack, the two cards you drew, your plan until the reveal (not even how many ships or how much fuel it takes), and your compensation cards. Nobody at all knows the order of the decks or the next dice.
tremble-rules-h-3-title = Ships seen
tremble-rules-h-3-text = A ship that attacked once is known from then on. The game master keeps a list for each captain, card by card, until the ship is destroyed or scrapped. You need not remember anything; just worry.
tremble-rules-h-4-title = Nothing shows early
tremble-rules-h-4-text = What happens in a secret phase is told when it closes, all of it together and in an order that gives nothing away. Whether you are asked a question depends only on what everybody can see.

# Rulings
tremble-rules-rl-1-title = How often can two stations be given back?
tremble-rules-rl-1-text =
    Question: may I do it again if my new cards are two stations as well?

    Ruling: yes, every time both are stations and two more cards lie face down. Once all answers are in, what was given back is shown, the new cards come seat by seat, and only captains with new cards are asked once more. Everything else about the shopping shows after the last such round.

    Why: the rulebook sets a condition and no count. It cannot go on for ever, since no discard is shuffled for it.
tremble-rules-rl-2-title = Who is poor enough for a credit?
tremble-rules-rl-2-text =
    Question: the rulebook says it in two ways. Is a captain with exactly 50,000 humans or two ships poor enough?

    Ruling: no. It takes fewer than 50,000 humans and fewer than two ships.

    Why: the sentence that makes the rule says "less"; the other one only reminds of it. An older draft agrees about the ships.
tremble-rules-rl-3-title = How much fuel is there in each turn?
tremble-rules-rl-3-text =
    Question: one more each turn from 4 makes 13 in turn 10, but the rulebook promises 12. Which is it?

    Ruling: 4, 5, 6 and so on up to 12 in turn 9, and 12 again in turn 10.

    Why: so the printed beginning, the printed steps and the printed end are all true.
tremble-rules-rl-4-title = Several stations push ships
tremble-rules-rl-4-text =
    Question: who pushes first, and what if two choose the same ship?

    Ruling: their owners choose secretly, together. Then the captain with the fewest humans goes first (if level, the lower seat). Only ships sent this turn can be pushed, to any city on the board, and each once; a second station aimed at the same ship is wasted.

    Why: ships that move themselves are chosen in secret too, and whoever is behind should have the first word.
tremble-rules-rl-5-title = Equal totals: who decides first?
tremble-rules-rl-5-text =
    Question: two captains attack with the same total. Who must say first whether to fight?

    Ruling: they roll the table's dice for it, and those still level roll again. Everybody sees it, and the order holds for the whole battle.

    Why: around a table people just agree on it. In a game played over days, agreeing would take longer than the war.
tremble-rules-rl-6-title = Who is asked after the dice, and in which order?
tremble-rules-rl-6-text =
    Question: who may use stations and cards after a roll?

    Ruling: all in this roll but a sole leader, given an unused station for battles or a compensation card of an earlier turn. The lowest sum comes first; if level, in the order of deciding. A pass holds until somebody uses something; once all pass, it is over. All are asked at once: your answer counts if those before you pass, else you are asked again. Live, where only cards could help, the question closes after a fixed time; who has none passes unasked.

    Why: the rulebook's example. Open facts alone decide who is asked, and how long.
tremble-rules-rl-7-title = How long does a compensation card last?
tremble-rules-rl-7-text =
    Question: the rulebook allows cards in the next turn only. Is a card lost if I do not use it then?

    Ruling: no. You may use it in the next turn or any later one.

    Why: this bends the letter of the rule. A card that spoils after one turn would punish captains who lose seldom, and comfort should not have a date on it.
tremble-rules-rl-8-title = Rounding shared rewards
tremble-rules-rl-8-text =
    Question: what if a reward cannot be shared evenly?

    Ruling: each share is rounded down to full ten thousands.

    Why: every printed number of humans is made of full ten thousands. Loose humans are hard to count.
tremble-rules-rl-9-title = Second place without a trophy?
tremble-rules-rl-9-text =
    Question: only one captain has a matching trophy. Are all the others second with none?

    Ruling: no. A task pays nothing for nothing.

    Why: the reward is for cities taken, not for watching.
tremble-rules-rl-10-title = What if I cannot pay my credits back?
tremble-rules-rl-10-text =
    Question: at the end I owe more than I have. What happens?

    Ruling: your humans go below zero.

    Why: a debt that vanishes would be the best card in the game.
tremble-rules-rl-11-title = A tie for the win
tremble-rules-rl-11-text =
    Question: two captains have the same number of humans at the end. Who wins?

    Ruling: whoever has more trophies; if level again, whoever took fewer credits; if still level, they share the win.

    Why: the rulebook is silent here. Cities won by attacking should weigh first, and after them an honest purse.
tremble-rules-rl-12-title = When a deck runs out
tremble-rules-rl-12-text =
    Question: what is dealt when there are too few cards left?

    Ruling: its discard is shuffled and goes below the deck, without what landed there in this very phase. If that is still too little, you get what there is. For ships this means cards of the colour in use.

    Why: the rulebook says this of compensations alone; the other decks follow it. What was thrown away a moment ago should not come straight back.
tremble-rules-rl-13-title = Army cards: all at once or one by one?
tremble-rules-rl-13-text =
    Question: do I see all armies before I fight the first?

    Ruling: yes, all cards of the catch are turned up together, and before each fight you may still leave. They are discarded when this city is settled.

    Why: that is how the rulebook tells it: first open the cards, then fight them in turn.
tremble-rules-rl-14-title = In which order are rewards taken?
tremble-rules-rl-14-text =
    Question: several captains won cities. Who chooses raid or catch first?

    Ruling: all choose together after the last battle, hidden until everybody has chosen. Then each captain’s cities are settled from left to right, those of all captains side by side: who meets armies is asked together with the others who do.

    Why: nobody wins by answering late, and nobody waits for a neighbour who is asleep.
tremble-rules-rl-15-title = A claimed trophy and a catch that fails
tremble-rules-rl-15-text =
    Question: a failed catch discards the city. Does the loser who claimed it have to give it up?

    Ruling: no, the claimed card stays with its new owner.

    Why: it changed hands when the battle ended, before anybody went hunting.
tremble-rules-rl-16-title = Scrapping the training saucer
tremble-rules-rl-16-text =
    Question: may I scrap my training saucer to make room?

    Ruling: yes. It leaves the game for good and is never shuffled into a deck.

    Why: being indestructible protects it from enemies, not from its owner.
tremble-rules-rl-17-title = Misprints in the rulebook's examples
tremble-rules-rl-17-text =
    Question: do the examples of the rulebook always add up?

    Ruling: nearly. At Seoul a total of 15 should be 14: 3 + 3 and 5 + 3; with a roll of 10 that makes 24, as printed. And one example of a reveal does not match its own picture of the plans; its text is right.

    Why: the numbers around the slip only fit this way.
tremble-rules-rl-18-title = What do I see while others are still buying?
tremble-rules-rl-18-text =
    Question: I am done buying. Can I see what the quick ones have spent?

    Ruling: no, only who has answered. All prices show together at the end.

    Why: at a table all markers move at about the same time. Here a marker that moves early would be a present for the slow.
tremble-rules-rl-19-title = When is a credit taken and paid back?
tremble-rules-rl-19-text =
    Question: how often may I borrow, and can I pay back early?

    Ruling: once in each turn, while buying, if you are poor enough as you stand; scrapping things to look poorer does not count. Paid back only at the end. There is no limit over the game, whatever number of credit cards a box holds.

    Why: the rulebook sets no limit. Paying early could only hurt you, so we spare you the question.
tremble-rules-rl-20-title = What happens to a ship that was moved?
tremble-rules-rl-20-text =
    Question: a ship was pushed, or flew, to another city. What about the first one?

    Ruling: it has left it for good: nothing lost there, no comfort either. At the new city it fights fully, its bonuses are worked out again, and its fuel is not checked twice. A pushed ship that can fly by itself may do so afterwards. You decide about all your own flights in one go.

    Why: the rulebook lets the station act before the ship; the rest keeps it simple.
tremble-rules-rl-21-title = Stations and cards before the choice to fight?
tremble-rules-rl-21-text =
    Question: may I use a station to look stronger before the others decide?

    Ruling: no. Until then only ships count.

    Why: the rulebook's example shows stations after the dice, and bluffing should cost fuel.
tremble-rules-rl-22-title = What exactly does a ship lose with its bonuses?
tremble-rules-rl-22-text =
    Question: a station takes all bonuses from an enemy ship. All of them?

    Ruling: those printed on the ship. Attack lent by another station stays. It does not work against armies, for they have no bonuses.

    Why: it takes from the ship what the ship brought along.
tremble-rules-rl-23-title = Who is asked about claiming a trophy?
tremble-rules-rl-23-text =
    Question: do only holders of a claim card get the question?

    Ruling: no. Every loser gets it who has a compensation card of whatever kind, drawn before this turn. Without a claim card you can only pass, which silence does as well.

    Why: if only holders were asked, the waiting would show who they are.
tremble-rules-rl-24-title = Several losers draw compensations
tremble-rules-rl-24-text =
    Question: who draws first?

    Ruling: the loser with the lowest sum, then upward; if level, the order in which they decided. What counts is the last dice each of them threw, with all effects.

    Why: the rulebook is silent, and the one hit hardest goes first elsewhere too.
tremble-rules-rl-25-title = A captain without ships
tremble-rules-rl-25-text =
    Question: must I answer the question for a plan when I own no ship?

    Ruling: no. You count as having planned nothing.

    Why: everybody can count your ships, so nothing is given away, and nobody waits for you to send nothing.
tremble-rules-rl-26-title = Buying a station like one you own
tremble-rules-rl-26-text =
    Question: I drew a station that I already have. May I buy it?

    Ruling: only if you scrap the old one in the same purchase.

    Why: two alike are never allowed, not even for a moment. Shiny and new has its price.
tremble-rules-rl-27-title = Several battles in one turn
tremble-rules-rl-27-text =
    Question: how are the questions of several battles put?

    Ruling: fight or retreat is asked of three captains of each battle at once; who chooses later says what to do in each case, and only the case that comes is shown. Dice, stations and cards go on side by side; a captain who is due in several battles is asked about the leftmost first. When all are over, each captain is asked once for ships to lose and claims; live, raid or catch is asked with them, before others' losses and cards are known.

    Why: far fewer waits, and little is lost: what is not known yet bears on few choices.
tremble-rules-rl-28-title = Battle orders ahead
tremble-rules-rl-28-text =
    Question: must I be asked for every choice of a battle?

    Ruling: the table chooses. Live, each choice is asked. With orders ahead, each captain over a city is asked once, after the moves, about fights, losses, cards, cities and armies; how ships and stations move is said with the plan. Orders come filled in and count so where you leave nothing else. Every choice is taken from them at its own moment, by what is public then. What you mark is asked when it comes; nobody sees the mark before.

    Why: by post, a turn of single questions takes a week. An order may name only what you could know then.
tremble-rules-rl-29-title = Looking through discards
tremble-rules-rl-29-text =
    Question: when may I look at what was discarded?

    Ruling: always, and so may everybody. **Discards** under the board and in every question lists all open piles, and which armies nobody has seen since they were last shuffled.

    Why: the rulebook says at any time. At a table you would only have to count; here it is counted for you.

tremble-rules-rl-30-title = Armies, live
tremble-rules-rl-30-text =
    Question: am I asked before each army of a catch?

    Ruling: only if you wish. With the catch you say which armies your ships fight: all, those they beat with such a chance or better, one or two at most, none; or **Ask me when it comes**. It counts when the army lies open, and nobody sees it before. Live alone; battle orders have it too.

    Why: at a table it takes a nod, in a channel a night each.

# When nobody answers
tremble-rules-d-1-title = No answer: buying
tremble-rules-d-1-text = You buy nothing, give nothing back and borrow nothing. The cards go to the shop's discard.
tremble-rules-d-2-title = No answer: planning
tremble-rules-d-2-text = All your ships stay home and no fuel is used.
tremble-rules-d-3-title = No answer: moves after the reveal
tremble-rules-d-3-text = Your ships stay where they were sent, and your stations push nobody.
tremble-rules-d-4-title = No answer: fight or retreat
tremble-rules-d-4-text = Your ships fight if no rival's attack total is higher than yours; otherwise they retreat.
tremble-rules-d-5-title = No answer: stations and cards after the dice
tremble-rules-d-5-text = You pass. Your stations and cards stay ready for another time.
tremble-rules-d-6-title = No answer: claiming a trophy
tremble-rules-d-6-text = If you hold a claim card that may be used, the trophy is claimed with it. Otherwise you pass.
tremble-rules-d-7-title = No answer: the ship to lose
tremble-rules-d-7-text = The cheapest ship that can be destroyed is lost.
tremble-rules-d-8-title = No answer: raid or catch
tremble-rules-d-8-text = You raid. A certain human is worth two in the bush.
tremble-rules-d-9-title = No answer: a human army
tremble-rules-d-9-text = Your ships fight if they win at least every second time, by the odds; otherwise they leave.

# Worked examples
tremble-rules-ex-1-title = Example: the battle for Paris
tremble-rules-ex-1-text =
    A cruiser of 13 meets a saucer of 3 and a tripod of 5. Paris is scientific, so the saucer's +4 against industry is asleep; the tripod has +3 for science and +3 for the saucer at its side. That is 13 against 14.

    The dice: 9 and 7, so the cruiser leads by 22 to 21. *Kek, Lol, Rofl* lends the saucer 3, and it is behind by 22 to 24. *Death Stable* then takes both bonuses from the tripod: 22 to 18. The cruiser has Paris.
tremble-rules-ex-2-title = Example: the battle for Seoul
tremble-rules-ex-2-text =
    Seoul is scientific. A cruiser of 9 and a tripod of 5 with +3 for science make 17; the tripod's bonus with a saucer needs a saucer. A saucer 3 + 3 and a tripod 5 + 3, each glad of the other, make 14.

    The dice: 6 and 10, so 23 against 24. The smaller force has Seoul; the other captain destroys a ship and draws a compensation card.
tremble-rules-ex-3-title = Example: four captains, five cities
tremble-rules-ex-3-text =
    Ann sends a ship to 1. Bob sends one each to 1, 4 and 5. Cleo sends two to 5, and Dan two to 2.

    There are battles at 1 (Ann, Bob) and 5 (Bob, Cleo). Bob has 4 and Dan has 2 without a fight. Nobody wanted city 3; it is discarded and never knows why.
tremble-rules-ex-4-title = Example: the fuel of the first turn
tremble-rules-ex-4-text = Turn 1 has 4 fuel. A training saucer needs 1, a tripod 3: together exactly 4, so both may fly.
tremble-rules-ex-5-title = Example: two ships, too few humans
tremble-rules-ex-5-text =
    You have 60,000 humans, and your cards cost 30,000 and 50,000. Either fits, both do not.

    Buying one, then borrowing, then buying the other is not possible: all is paid at once, and with 60,000 nobody lends you anything.
tremble-rules-ex-6-title = Example: losing with a training saucer
tremble-rules-ex-6-text =
    You lose a battle with nothing but your training saucer. It comes home, and you draw a compensation card.

    With a second ship beside it, that one is destroyed: somebody has to be, and the saucer cannot.
tremble-rules-ex-7-title = Example: ties in a task
tremble-rules-ex-7-text =
    Two captains level in front: 150,000 each, and nobody is second.

    One in front, two level behind: 200,000, and 50,000 each.

    One in front, three level behind: 200,000, and 30,000 each, for 33,333 is rounded down.
