# The first draft of Tremble, Humans!: what each question is about, for captains in their first turn.

tremble-draft-title = Tremble, Humans! · first draft
tremble-draft-pitch = The same raid as it was first thought of: a fuel tank to look after, slow searches, and secret tasks of your own.
tremble-draft-about = *Tremble, Humans!* is a board game by Ivan Kraev, published by Cosmodrome Games. This is an early draft of it, in our own words and with cards of our own.

tremble-draft-guide-tasks = 👽 Four secret tasks. Keep one to three: each pays in the end if the cities you took meet it, and costs if not. Few that go together are better than many.
tremble-draft-guide-credit = 👽 You are poor enough for a credit: 50,000 now, 60,000 due before the game ends.
tremble-draft-guide-buy = 👽 You drew two ships that only you can see. Buy one at most; it stays secret until you send it. You may own five.
tremble-draft-guide-army = 👽 An army comes to all who search. Fight it with two dice, or leave: then your ships come home, and the city is gone.
tremble-draft-guide-plan = 👽 Send each ship to a city or leave it home, as far as your tank goes; what you do not burn stays. All plans open at once.
tremble-draft-guide-orders = 👽 All is open now. Say for the whole turn what you do in each city; each choice is taken when its moment comes. A raid brings humans at once, a search more, later, if no army drives its ships out.
tremble-draft-guide-reserve = 👽 Before the dice, ships with reserve may join from home, for their fuel. They share what becomes of the others.
tremble-draft-guide-loss = 👽 A battle or a search is lost. Pick the ship you give up; nobody sees it before all have picked.
tremble-draft-guide-loot = 👽 The city is yours. Raid for humans at once, or leave ships behind to search: more humans, later, if no army drives them out.

# What a lesson says of the questions of its first turn

tremble-draft-lesson-tasks = 👽 Four secret tasks: in the end each pays if the cities you took meet it, and costs if not. Keep one to three. A good first choice is two that want the same kind of city or the same region.
tremble-draft-lesson-buy = 👽 Humans buy ships, cities bring humans, and whoever has most of them when the deck runs out wins. You drew two ships that only you see. A cheap one is a good first buy, as two ships can visit two cities.
tremble-draft-lesson-plan = 👽 Send each ship to a city, or leave it home; all plans open at once. What you do not burn stays in the tank, but that holds only twenty. A good first plan: one ship to a city, and not to the richest, where the others go.
tremble-draft-lesson-transfer = 👽 All plans are open, yet this ship may still move. Take a city where nobody is; if there is none, stay.
tremble-draft-lesson-fight = 👽 A rival is here too. Who fights adds two dice to the ships there, and the highest sum has the city; who retreats keeps the ships and loses it. Fight from a chance of 50% on.
tremble-draft-lesson-reserve = 👽 Before the dice fall, ships with reserve may come from home, for their fuel. Let one come if that makes you the strongest; else let none.
tremble-draft-lesson-loss = 👽 This battle is lost, and it costs you one ship of those that fought. Give up the weakest; nobody sees it before all have picked.
tremble-draft-lesson-loot = 👽 The city is yours. A raid brings the smaller sum at once; a search brings the larger one two turns later, keeps ships away until then, and armies may come. A good first answer is the raid, as you need your ships.

# What a guided game tells later, each once, when it first matters.

tremble-draft-moment-end = 💡 The deck is nearly out: the turn that empties it is the last. A search that is not over by then brings nothing and loses its city, so raid from now on unless you are sure. Open credits are paid back in the end.
tremble-draft-moment-search = 💡 Your search is on: those ships stay away until its counter is down, two turns as a rule. Armies that turn up meet all who search; whoever leaves or loses gets nothing for that city. Plan with the ships at home.
tremble-draft-moment-task = 💡 You have your first trophy. Look at your tasks before you plan: each pays in the end only if your cities meet it, and else it costs you. They stand among your cards.
tremble-draft-moment-tank = 💡 Your tank is nearly full: eight more come each turn, and what is over twenty is lost. Send more ships, or farther.
