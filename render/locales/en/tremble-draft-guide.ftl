# The first draft of Tremble, Humans!: what each question is about, for captains in their first turn.

tremble-draft-title = Tremble, Humans! · first draft
tremble-draft-about = *Tremble, Humans!* is a board game by Ivan Kraev, published by Cosmodrome Games. This is an early draft of it, in our own words and with cards of our own.

tremble-draft-guide-tasks = 👽 Four secret tasks. Keep one to three: each pays in the end if the cities you took meet it, and costs if not. Few that go together are better than many.
tremble-draft-guide-credit = 👽 You are poor enough for a credit: 50,000 now, 60,000 due before the game ends.
tremble-draft-guide-buy = 👽 You drew two ships that only you can see. Buy one at most; it stays secret until you send it. You may own five.
tremble-draft-guide-army = 👽 An army comes to all who search. Fight it with two dice, or leave: then your ships come home, and the city is gone.
tremble-draft-guide-plan = 👽 Send each ship to a city or leave it home, as far as your tank goes; what you do not burn stays. All plans open at once.
tremble-draft-guide-reserve = 👽 Before the dice, ships with reserve may join from home, for their fuel. They share what becomes of the others.
tremble-draft-guide-loss = 👽 A battle or a search is lost. Pick the ship you give up; nobody sees it before all have picked.
tremble-draft-guide-loot = 👽 The city is yours. Raid for humans at once, or leave ships behind to search: more humans, later, if no army drives them out.
