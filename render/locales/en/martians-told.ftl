# Martians!!! as it is told: posts, the history, losses, recaps, and why things came so.

martians-roll-walk = the walk
martians-roll-fight = the fight
martians-roll-horde = the horde
martians-roll-lot = whom it hits

martians-tell-began = One house, one lamp, a strange light in the sky. { $captain } begins.
martians-tell-turn = Round { $round }: it is { $captain }’s turn.
martians-tell-turn-extra = { $captain } has another turn.
martians-tell-laid = { $captain } drives out to the { $tile }, now tile { $number }.
martians-tell-came-with = { $count ->
    [one] { $count } Martian
   *[other] { $count } Martians
}
martians-tell-brought = There: { $things }.
martians-tell-dropped = { $captain } drew the { $tile }, which fits nowhere.
martians-tell-closed = The town is closed: no tile fits any more. { $captain }’s turn is over.
martians-tell-rolled = { $captain } rolled { $face } for { $what }, which counts { $counts }.
martians-tell-won = { $captain } beat a Martian on { $square }.
martians-tell-won-bullets = { $captain } beat a Martian on { $square }, with { $amount ->
    [one] { $amount } Bullet.
   *[other] { $amount } Bullets.
}
martians-tell-won-shell = { $captain } beat a Martian on { $square }, with the Shotgun.
martians-tell-lost-roll = { $captain } lost a Life to a Martian on { $square }.
martians-tell-set-out = { $captain } set out for { $square }.
martians-tell-walked = { $captain } walked { $count ->
    [one] { $count } square
   *[other] { $count } squares
}, to { $square }.
martians-tell-moved = { $captain } is on { $square } of a sudden, not on { $origin }.
martians-tell-picked = { $captain } picked up: { $thing }.
martians-tell-looked = { $captain } looked at something, and left it there.
martians-tell-lies = { $thing } lies on { $square } now.
martians-tell-died = The Martians got { $captain }, on { $square }. They wake up at the house.
martians-tell-died-lost = { $captain } lost { $things }.
martians-tell-objects-lost = { $captain } lost { $objects }.
martians-tell-exchanged = { $captain } gave { $objects } and got { $other } instead.
martians-tell-gained = { $captain } got { $objects }.
martians-tell-delivered = { $captain } laid { $objects } on the Mother Ship.
martians-tell-changed = { $captain }: { $things }.
martians-tell-came = { $count ->
    [one] { $count } Martian came: { $squares }.
   *[other] { $count } Martians came: { $squares }.
}
martians-tell-left = { $count ->
    [one] { $count } Martian left: { $squares }.
   *[other] { $count } Martians left: { $squares }.
}
martians-tell-collected = { $captain } collects { $count ->
    [one] { $count } Martian: { $squares }.
   *[other] { $count } Martians: { $squares }.
}
martians-tell-horde = The horde stirs: { $count ->
    [one] { $count } Martian steps.
   *[other] { $count } Martians step.
}
martians-tell-removed = Tile { $number } is gone, as if it had never been there.
martians-tell-drew = { $captain } drew { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
martians-tell-drew-cards = { $captain } drew { $cards }.
martians-tell-discarded = { $captain } discarded { $cards }.
martians-tell-ready = { $captain } is armed: { $card }.
martians-tell-played = { $captain } plays **{ $card }**.
martians-tell-drawn = { $captain } finds **{ $card }**.
martians-tell-cancelled = { $captain } answers { $answered } with **{ $card }**: it is off.
martians-tell-turned = { $captain } answers { $answered } with **{ $card }**: it hits { $other } instead.
martians-tell-fizzled = { $card } had nothing to do.
martians-tell-ended = { $card } is over.
martians-tell-chooses = { $captain } decides this moment in person.
martians-tell-winners = { $count ->
    [one] { $captains } wins.
   *[other] { $captains } win.
}

martians-lost-life = the last Life
martians-lost-kills = { $count ->
    [one] { $count } Martian
   *[other] { $count } Martians
}
martians-lost-objects = { $objects }
martians-lost-shots = { $count ->
    [one] { $count } Bullet
   *[other] { $count } Bullets
}
martians-lost-lives = { $count ->
    [one] { $count } Life lost
   *[other] { $count } Lives lost
}
martians-lost-bullets = { $count ->
    [one] { $count } Bullet lost
   *[other] { $count } Bullets lost
}
martians-gain-lives = { $count ->
    [one] { $count } Life gained
   *[other] { $count } Lives gained
}
martians-gain-bullets = { $count ->
    [one] { $count } Bullet gained
   *[other] { $count } Bullets gained
}
martians-loss-died = The Martians got you: you lost { $things }.
martians-loss-objects = A card took from you: { $objects }.
martians-loss-exchanged = A Searchlight exchanged your { $objects } for { $other }.
martians-loss-discarded = A card made you discard your hand: { $cards }.
martians-loss-changed = A card hit you: { $things }.

martians-recap = Your turn: { $came }. That left you { $lives ->
    [one] { $lives } Life
   *[other] { $lives } Lives
} and { $bullets ->
    [one] { $bullets } Bullet.
   *[other] { $bullets } Bullets.
}
martians-moment-ended = round { $round }: { $things }
martians-moment-ended-ship = { $count ->
   *[other] the Mother Ship found
}
martians-moment-ended-delivered = { $count ->
    [one] { $count } object carried aboard
   *[other] { $count } objects carried aboard
}
martians-moment-ended-found = { $count ->
    [one] { $count } object found
   *[other] { $count } objects found
}
martians-counted = Martians collected
martians-recap-race = Your turn: { $came }. That left you { $lives ->
    [one] { $lives } Life
   *[other] { $lives } Lives
}, { $bullets ->
    [one] { $bullets } Bullet
   *[other] { $bullets } Bullets
} and { $foreseen ->
    [one] { $foreseen } Martian
   *[other] { $foreseen } Martians
}: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of all.
martians-recap-won = { $count ->
    [one] { $count } Martian beaten
   *[other] { $count } Martians beaten
}
martians-recap-found = { $things } picked up
martians-recap-delivered = { $objects } carried aboard
martians-recap-nothing = a quiet night

martians-why-began = Chance named who begins; play goes clockwise.
martians-why-turn = Turns go clockwise.
martians-why-turn-extra = A card gave an extra turn, with a card of its own.
martians-why-laid = Every turn begins with a tile. Roads must meet roads. A Martian comes to each road square of it, and its tokens go into its houses.
martians-why-dropped = A tile that fits nowhere leaves the game.
martians-why-closed = No tile of the game fits beside an open road any more. That ends the turn at once.
martians-why-rolled = The die showed { $face }; with what cards add or take it counts { $counts }.
martians-why-fought = A fight is won by { $least } or more.
martians-why-mended = What was missing was paid.
martians-why-lost-roll = A lost roll that nothing mends costs a Life, and the fight goes on.
martians-why-set-out = The die and Lives say how far one walks. The way was chosen by what its captain said of fights.
martians-why-walked = A walk stops where a Martian stands or something lies, and goes on afterwards.
martians-why-moved = A card moved this pawn. A Martian there is fought in its captain’s turn.
martians-why-picked = Whatever may be picked up is, on the way.
martians-why-looked = Nobody may hold two objects of a kind, so a second one stays where it is.
martians-why-lies = A card, a fight or a death brought it there.
martians-why-died = Without Lives half of the Martians collected, rounded up, all objects and all weapons are lost. Objects are scattered into the nearest houses.
martians-why-objects = A card did it.
martians-why-delivered = Together, whoever stands on the open ship lays down all kinds that are still missing.
martians-why-changed = A card did it. Nobody has more than 5 of either.
martians-why-came = Martians come with tiles and cards, and to each farm with a crop token at the end of a turn.
martians-why-left = Where they go is what the card says: to the box, to the supply, or to whoever played it.
martians-why-horde = A die says how many Martians step; whoever is on turn says where.
martians-why-removed = A card took a tile at the rim on which no pawn stood and which held nothing together.
martians-why-drew = Hands are filled up to three.
martians-why-discarded = A card may be discarded at the end of a turn.
martians-why-slimed = The card takes all hands; everybody draws as many cards as they lost.
martians-why-ready = A weapon lies in front of its captain until it is used.
martians-why-played = One card may be played from one own turn to the next.
martians-why-drawn = Whoever walks onto an icon draws a Martian card, which is carried out.
martians-why-answered = Whoever holds an answer may give it when a card singles somebody out.
martians-why-fizzled = There was nothing that it could be aimed at.
martians-why-over = Its time was over.
martians-why-chooses = They asked to be asked.
martians-why-ended = The game ends at once with a goal that is reached, or when it goes nowhere.
