# Martians!!!: pictures, their alternative texts and text forms.

martians-title = Martians!!!
martians-headline = Round { $round }, turn { $turn }
martians-headline-plans = Round { $round }: plans
martians-headline-over = The end
martians-picture-left-comp = { $goal } Martians or the bomb win. { $tiles ->
    [one] { $tiles } tile is left.
   *[other] { $tiles } tiles are left.
}
martians-picture-left-coop = { $supply ->
    [one] { $supply } Martian is still to come,
   *[other] { $supply } Martians are still to come,
} { $tiles ->
    [one] { $tiles } tile.
   *[other] { $tiles } tiles.
}
martians-text-race = Martians collected: { $standings }.
martians-picture-tile = Your tile: { $tile }
martians-hand-empty = You hold no cards.
martians-hand-of = { $captain } holds { $cards }.

martians-film-round = Round { $round }
martians-film-title = Round { $round }: { $captain }
martians-film-walk = The die for the walk
martians-film-fight = Fight!
martians-film-horde = The die for the horde
martians-closeup-death = They got one!
martians-closeup-ship = It lands in the corn!
martians-closeup-taken = Gone in a flash!
martians-closeup-found = { $captain } beat the Martian in the field. Under it lies the Mother Ship.
martians-podium-saved = The town is saved
martians-podium-lost = The town is theirs now
martians-alt-podium = { $title }.
martians-alt-brought = { $captain } brought { $thing } aboard the Mother Ship.
martians-medal-bomb = Bomb squad
martians-medal-bomb-by = { $count ->
    [one] { $count } object carried aboard
   *[other] { $count } objects carried aboard
}
martians-medal-hunter = Terror of Mars
martians-medal-hunter-by = { $count ->
    [one] { $count } Martian beaten
   *[other] { $count } Martians beaten
}
martians-medal-finder = The full pockets
martians-medal-finder-by = { $count ->
    [one] { $count } thing picked up
   *[other] { $count } things picked up
}
martians-medal-walker = The worn-out boots
martians-medal-walker-by = { $count ->
    [one] { $count } square walked
   *[other] { $count } squares walked
}
martians-medal-brave = Never ran away
martians-medal-brave-by = { $count ->
    [one] { $count } Life given in fights
   *[other] { $count } Lives given in fights
}

martians-thing-object = Something face down
martians-thing-life = Life
martians-thing-bullet = Bullets
martians-thing-crop = Crop token, face down
martians-thing-circle = Crop Circle
martians-thing-ship = The Mother Ship

martians-alt-town = { $count ->
    [one] { $count } tile of the town is shown.
   *[other] { $count } tiles of the town are shown.
}
martians-alt-tile = { $tile }: { $things }.
martians-alt-tile-empty = { $tile }: nothing.
martians-alt-thing-on = { $thing } on { $places }
martians-alt-martians-on = { $count ->
    [one] Martian
   *[other] Martians
} on { $places }
martians-alt-known-on = { $thing } on { $places }, as only you know
martians-alt-captain-on = { $captain } on { $places }
martians-alt-captain = { $letter } { $captain }{ $acts ->
    [1] , on turn
   *[0] {""}
}: { $lives ->
    [one] { $lives } Life,
   *[other] { $lives } Lives,
} { $bullets ->
    [one] { $bullets } Bullet,
   *[other] { $bullets } Bullets,
} { $kills ->
    [one] { $kills } Martian,
   *[other] { $kills } Martians,
} { $cards ->
    [one] { $cards } card{ $shells ->
        [0] {""}
        [one] , { $shells } shell
       *[other] , { $shells } shells
    }
   *[other] { $cards } cards{ $shells ->
        [0] {""}
        [one] , { $shells } shell
       *[other] , { $shells } shells
    }
}.
martians-alt-captain-coop = { $letter } { $captain }{ $acts ->
    [1] , on turn
   *[0] {""}
}: { $lives ->
    [one] { $lives } Life,
   *[other] { $lives } Lives,
} { $bullets ->
    [one] { $bullets } Bullet,
   *[other] { $bullets } Bullets,
} { $cards ->
    [one] { $cards } card{ $shells ->
        [0] {""}
        [one] , { $shells } shell
       *[other] , { $shells } shells
    }
   *[other] { $cards } cards{ $shells ->
        [0] {""}
        [one] , { $shells } shell
       *[other] , { $shells } shells
    }
}.
martians-alt-captain-has = { $standing } They have { $things }.
martians-alt-captain-armed = { $standing } They have { $things }: { $weapons ->
    [one] { $weapons } weapon in play.
   *[other] { $weapons } weapons in play.
}
martians-alt-delivered = On the ship: { $objects }.
martians-alt-card = { $card }: { $text }
martians-alt-card-short = You hold { $card }.
martians-alt-way = The way: { $squares ->
    [one] { $squares } square,
   *[other] { $squares } squares,
} { $fights ->
    [0] no Martian on it.
    [one] { $fights } Martian on it.
   *[other] { $fights } Martians on it.
}
martians-alt-overview = Beside it all of the town in small.
martians-alt-places = Asked for: squares { $places } of { $tile }.
martians-alt-cells = { $count ->
    [one] The tile fits on { $count } place.
   *[other] The tile fits on { $count } places, numbered as they are offered.
}
martians-alt-ghost = It would lie on place { $number }: { $tile }.
martians-alt-steps = { $count ->
    [one] { $count } Martian would step.
   *[other] { $count } Martians would step.
}
