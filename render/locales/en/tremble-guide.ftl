# Tremble, Humans!: what each question is about, for captains in their first turn.

tremble-guide-buy = 👽 Whoever has most humans after ten turns wins, and humans are what ships cost. You drew two cards that only you can see: buy none, one or both. The tasks are everybody’s: after turn ten most cities of the kind that one names bring 200,000 humans.
tremble-guide-plan = 👽 Send each ship to a city or leave it home, within the fuel of the turn; what you do not burn is lost. All plans open at once. A city you take is also a trophy, and trophies win the tasks.
tremble-guide-move = 👽 All plans are open. Your station may push one enemy ship to another city, or leave it.
tremble-guide-respond = 👽 You are behind. A station or a card may still turn this battle; if you let it be, the dice stand.
tremble-guide-loss = 👽 You lost this battle. Pick the ship you give up; nobody sees it before all have picked.
tremble-guide-aftermath = 👽 You lost a battle and have a city elsewhere. Pick the ship you give up, and say whether to raid or to catch; nobody sees it before all have chosen.
tremble-guide-reward = 👽 The city is yours. Raid for the sure, smaller haul, or go for the catch; if an army beats you, there is no raid either.
tremble-guide-army = 👽 An army stands in the way of your catch. Fight it with two dice, or retreat: either way, without beating it raid and city are gone.
tremble-guide-army-respond = 👽 The army is ahead. A station or a card may still help; if you let it be, the dice stand.

# For whoever plays a first game alone: each question of the first turn, and a good first answer to it.
tremble-lesson-buy = 👽 Humans are money: ships cost some, cities bring more, and whoever has most after ten turns wins. You drew two cards that only you see; a cheap ship is a good first buy, as two ships can visit two cities, else buy nothing. The tasks are everybody’s: after turn ten they pay whoever took most cities of their kind.
tremble-lesson-plan = 👽 Send each ship to a city, or leave it home; all plans open at once. Fuel that you do not burn is lost, so send what you can. A good first plan: each ship to a city of its own, and not to the richest, where the others go.
tremble-lesson-move = 👽 All plans are open. Your station may push one enemy ship to another city. A good push leaves you alone in a city; else leave it.
tremble-lesson-transfer = 👽 All plans are open, and this ship may still go to another city. Go where nobody is; else stay.
tremble-lesson-fight = 👽 You meet a rival here. Who fights adds up the ships there and two dice, and the highest sum has the city; who retreats keeps the ships and loses it. Fight from a chance of 50% on, or with nothing but your training saucer, which cannot be lost.
tremble-lesson-respond = 👽 The dice are rolled, and you are behind. A station or a card may still turn this battle. Use what turns it; else keep it.
tremble-lesson-loss = 👽 You lost this battle and give up one ship; nobody sees which before all have picked. Give up the one with the smallest attack.
tremble-lesson-aftermath = 👽 You lost a battle and have a city elsewhere. Give up the ship with the smallest attack. For the city, a raid is a good first answer, unless your chance to catch is 80% or more.
tremble-lesson-reward = 👽 The city is yours. A raid brings the smaller sum for sure; a catch brings the larger one, but an army may stand in the way, and who loses to it has nothing. A good first answer is the raid, unless your chance to catch is 80% or more.
tremble-lesson-army = 👽 An army stands in the way of your catch. Leave, and the city is gone; lose, and a ship is gone too. Fight from a chance of 50% on, or with nothing but your training saucer.
tremble-lesson-army-respond = 👽 The army is ahead. A station or a card may still turn it. If one does, use it: the whole catch hangs on it.

# What a guided game tells later, each once, when it first matters.

tremble-moment-rich = 💡 From turn 6 on cities and ships are red: a raid brings about five times what it did, a catch more than three times, and ships are cheaper and stronger. Buy now, and send everything: what comes now is most of the game.
tremble-moment-last = 💡 The last turn. What you keep beside humans is worth nothing after it, so buy only what brings more than it costs, and fly with all you have. Then the tasks are paid: look which trophy would put you first.
tremble-moment-comfort = 💡 You hold a compensation card: the comfort of whoever lost a battle. It helps once, where its text says, and is worth nothing in the end. Keep it for a city that matters.
tremble-moment-station = 💡 Your station helps once in every turn, and is never lost in battle. You need not decide beforehand: where it could help, you are asked.
tremble-moment-task = 💡 One of your trophies counts for a task. After turn ten most trophies of the kind that a task names bring 200,000 humans, second most 100,000. The tasks stand on the board: where two cities are worth the same, take the one that counts.
