# Martians!!!: the lobby, what each question is about, what counts for who does not answer.

martians-pitch = Green heads behind every hedge: a town grows tile by tile, and you race, or work together, to bring a bomb aboard the Mother Ship.
martians-about = *Martians!!!* is a board game about a small town and its visitors. These are its rules in our own words, with names of our own; all rights in the game stay with its author and publisher.
martians-chance = who begins, the order of tiles, tokens and cards, and all dice
martians-poster-line = They came from beyond the cornfield
martians-poster-begun = The film has begun
martians-alt-poster = Poster of Martians!!!, game { $number }: saucers over a town by night. { $state }, { $pace }.

martians-captain-1 = Hank
martians-captain-2 = Dolores
martians-captain-3 = Sheriff Buck
martians-captain-4 = Professor Quill
martians-captain-5 = Mabel
martians-captain-6 = Deputy Joe

martians-guide-tile = 👽 Lay the tile where roads meet. A Martian comes to each of its road squares, and what lies in its houses is worth a walk.
martians-guide-move = 👽 Choose where to walk. The way, the fights on it and your chances follow; what lies on the way is picked up.
martians-guide-hit = 👽 The roll was too low. Bullets mend it one by one; a Life buys another roll.
martians-guide-horde = 👽 Your turn ends: say how Martians step, if any do, and when your cards play themselves in the turns of others.
martians-guide-play = 👽 You may play one card from one of your turns to the next. If you play nothing, it stays in your hand.
martians-guide-rage = 👽 You are angry: play card after card, and stop when you like.
martians-guide-answer = 👽 A card was played. Whoever holds an answer may give it now.
martians-guide-aim = 👽 You drew a Martian card: say what it hits.
martians-guide-plan = 👽 Plan your whole turn: what you are after, where the tile goes, how the horde moves. **Done** alone sends what is filled in.

martians-lesson-tile = 👽 The town grows by a tile a turn, and a Martian comes to each of its road squares. Lives, Bullets and objects lie in its buildings, for whoever walks there. A good place is near the house, where all of you can reach it.
martians-lesson-move = 👽 The die and your Lives say how far you walk; choose where to, and the way is found. Four or more beats a Martian, a Bullet adds one, a lost roll costs a Life. A good walk ends on something that lies in a building, past few Martians.
martians-lesson-hit = 👽 The roll was too low to beat this Martian. Bullets make up for what is missing, or a Life is gone and the die is thrown again. One Bullet is well spent; two only to keep your last Life.
martians-lesson-horde = 👽 Some Martians step now, and you say how; one that steps onto a captain is fought first in that captain’s next turn. Below, say when your cards play themselves in the turns of others. The suggestion is a good first answer.
martians-lesson-aim = 👽 You walked onto a house with a saucer and drew a Martian card: it is carried out, and you say what it hits. Choose what costs all of you least.

# What a guided game tells later, each once, when it first matters.

martians-moment-ship = 💡 The Mother Ship is found. Whoever walks onto it while no Martian stands there lays down what they carry: one Fuel, one Fertilizer, one Dynamite, and the town is saved. It does not matter who brings which.
martians-moment-delivered = 💡 The first object lies on the ship, and stays there. Only the kinds that are missing are worth carrying now.
martians-moment-supply = 💡 Few Martians are still to come, and when the last one enters the town is lost. Tiles and farms bring them, so do not look for more: carry to the ship what you have.
martians-moment-carried = 💡 You carry an object. It is worth something on the ship alone, and whoever dies leaves it in the nearest house. Nobody holds two of a kind, so a second Fuel has to wait for somebody else.
martians-moment-weak = 💡 You have few Lives, and they are also how far you walk. A Life lies in town: step on it and it is yours, up to five. Without any you start again at the house, with three and three, and what you carried is gone.
martians-moment-objects = 💡 Something lies face down in a building: Fuel, Fertilizer or Dynamite, three of each in the whole game. Step on it and you carry it.
martians-moment-farm = 💡 A farm has a crop token, face down. Under one of the four lies the Mother Ship: beat the Martian on a token while you stand there, and it is turned up. Until then another Martian comes to it whenever it is free.
martians-moment-cards = 💡 You hold cards, and may play one from one of your turns to the next: first thing in a question of your own, or in the turns of others. For those say here when; what you leave plays itself when it helps.
martians-moment-icon = 💡 A house in town bears a saucer. Whoever walks onto it draws a Martian card, which is carried out at once, whatever it is. What lies in that house may still be worth it.

martians-silence-whoever = plays what is filled in for them
martians-silence-tile = the place that is filled in
martians-silence-move = the walk that is filled in
martians-silence-hit = a Bullet where one is enough, else a Life
martians-silence-horde = what is filled in
martians-silence-play = what was ordered, else no card
martians-silence-answer = what was ordered, else what defends
martians-silence-aim = the first target
martians-silence-plan = the plan as it is filled in
