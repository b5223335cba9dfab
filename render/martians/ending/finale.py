"""A finished game summed up: who brought what to the ship, what stood out, the best moments."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import msgspec

from engine.core.asks import Over, Seat
from engine.core.words import Text, listed, say
from engine.martians.cards.tables import OBJECT, SHIP
from engine.martians.table import events as ev
from engine.martians.table.events import MartiansEvent
from engine.martians.table.view import MartiansView
from render.house.medals import best_medal
from render.house.podium import Ending, ending_of
from render.renderers import Medal

Steps: TypeAlias = Iterable[tuple[MartiansView, Iterable[MartiansEvent]]]
"""The views of a game, each with the events before it."""
DELIVERED, FOUND_SHIP, FOUND = 6, 5, 2
"""What an object on the ship, the ship itself and an object found are worth beside a Martian."""


class Finale(msgspec.Struct, frozen=True):
    """How a game ended: the town as it was then, places, who brought which object, medals."""

    view: MartiansView
    ending: Ending
    brought: tuple[tuple[str, Seat], ...] = ()


def finale_of(over: Over, steps: Steps) -> Finale:
    """Sum up a game that is over."""
    told = list(steps)
    events = [event for _, happened in told for event in happened]
    brought = [
        (kind, event.seat)
        for event in events
        if isinstance(event, ev.Delivered)
        for kind in event.objects
    ]
    return Finale(told[-1][0], ending_of(over, _medals(events)), tuple(brought))


def medals_of(steps: Steps) -> tuple[Medal, ...]:
    """Find what stood out in a game that is over."""
    return _medals([event for _, happened in steps for event in happened])


def _medals(events: Iterable[MartiansEvent]) -> tuple[Medal, ...]:
    """Name who brought most to the ship, beat most Martians, found, walked and gave most."""
    bomb, hunts, finds = Counter[Seat](), Counter[Seat](), Counter[Seat]()
    walks, lives = Counter[Seat](), Counter[Seat]()
    for event in events:
        match event:
            case ev.Delivered():
                bomb[event.seat] += len(event.objects)
            case ev.Fought():
                (hunts if event.won else lives)[event.seat] += 1
            case ev.PickedUp():
                finds[event.seat] += 1
            case ev.Walked():
                walks[event.seat] += len(event.squares)
    found = (
        best_medal("martians-medal-bomb", bomb, _by("martians-medal-bomb-by")),
        best_medal("martians-medal-hunter", hunts, _by("martians-medal-hunter-by")),
        best_medal("martians-medal-finder", finds, _by("martians-medal-finder-by")),
        best_medal("martians-medal-walker", walks, _by("martians-medal-walker-by")),
        best_medal("martians-medal-brave", lives, _by("martians-medal-brave-by")),
    )
    return tuple([each for each in found if each is not None])


def _by(key: str) -> Callable[[int], Text]:
    return lambda count: say(key, count=count)


# The best moment


class Feat(msgspec.Struct):
    """What a captain did in one of their turns."""

    round: int
    beaten: int = 0
    found: int = 0  # objects
    delivered: int = 0
    ship: int = 0

    @property
    def worth(self) -> int:
        """Weigh it against other turns."""
        objects = DELIVERED * self.delivered + FOUND * self.found
        return self.beaten + objects + FOUND_SHIP * self.ship

    def told(self) -> Text:
        """Say it."""
        parts = [
            say(key, count=count)
            for key, count in (
                ("martians-moment-ended-ship", self.ship),
                ("martians-moment-ended-delivered", self.delivered),
                ("martians-moment-ended-found", self.found),
                ("martians-recap-won", self.beaten),
            )
            if count
        ]
        return say("martians-moment-ended", round=self.round, things=listed(parts))


def moment(seat: Seat, steps: Steps) -> Text | None:
    """Say which turn of a captain was the best; None for who never did a thing."""
    best = max(_feats(seat, steps), key=lambda feat: feat.worth, default=None)
    return None if best is None or not best.worth else best.told()


def _feats(seat: Seat, steps: Steps) -> Iterator[Feat]:
    """Sum up the turns of a captain."""
    feat = Feat(0)
    for event in (event for _, happened in steps for event in happened):
        match event:
            case ev.TurnBegan():
                yield feat
                feat = Feat(event.round) if event.seat == seat else Feat(0)
            case _ if not feat.round:
                continue
            case ev.Fought(seat=who, won=True) if who == seat:
                feat.beaten += 1
            case ev.PickedUp(seat=who, token=token) if who == seat and token.kind == OBJECT:
                feat.found += 1
            case ev.Delivered(seat=who) if who == seat:
                feat.delivered += len(event.objects)
            case ev.TokensLie(tokens=(token,)) if token.face == SHIP:
                feat.ship = 1
    yield feat
