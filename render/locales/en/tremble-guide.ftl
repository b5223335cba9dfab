# Tremble, Humans!: what each question is about, for captains in their first turn.

tremble-guide-buy = 👽 You drew two cards that only you can see. Buy none, one or both; a ship you buy stays secret until it first attacks. You may own five ships and two stations.
tremble-guide-plan = 👽 Send each ship to a city or leave it home, within the fuel of the turn; what you do not burn is lost. All plans open at once.
tremble-guide-move = 👽 All plans are open. Your station may push one enemy ship to another city, or leave it.
tremble-guide-transfer = 👽 All plans are open. This ship may still go to another city, or stay.
tremble-guide-orders = 👽 All is open now. Say what you do in each city, for the whole turn; each choice is taken when its moment comes.
tremble-guide-fight = 👽 You meet a rival here. Fight, and two dice each decide; or retreat, which keeps your ships and costs you the city.
tremble-guide-respond = 👽 You are behind. A station or a card may still turn this battle; if you let it be, the dice stand.
tremble-guide-loss = 👽 You lost this battle. Pick the ship you give up; nobody sees it before all have picked.
tremble-guide-reward = 👽 The city is yours. Raid for the sure, smaller haul, or go for the catch; if an army beats you, there is no raid either.
tremble-guide-army = 👽 An army stands in the way of your catch. Fight it with two dice, or retreat: either way, without beating it raid and city are gone.
tremble-guide-army-respond = 👽 The army is ahead. A station or a card may still help; if you let it be, the dice stand.
