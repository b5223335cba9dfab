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
martians-guide-horde = 👽 Martians step now, and you say how. Then say when your cards play themselves in the turns of others.
martians-guide-play = 👽 You may play one card from one of your turns to the next. If you play nothing, it stays in your hand.
martians-guide-rage = 👽 You are angry: play card after card, and stop when you like.
martians-guide-answer = 👽 A card was played. Whoever holds an answer may give it now.
martians-guide-aim = 👽 You drew a Martian card: say what it hits.
martians-guide-plan = 👽 Plan your whole turn: what you are after, where the tile goes, how the horde moves. **Done** alone sends what is filled in.

martians-silence-whoever = stays where they are, and lets the house choose the rest
martians-silence-tile = the tile as near to the house as it fits
martians-silence-move = no walk
martians-silence-hit = a Bullet where one is enough, else a Life
martians-silence-horde = the farthest Martians first
martians-silence-play = what was ordered, else no card
martians-silence-answer = what was ordered, else what defends
martians-silence-aim = the first target
martians-silence-plan = the plan as it is filled in
