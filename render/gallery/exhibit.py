"""What hangs in the gallery, and what of any game: boards, hands, poster and podium."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from engine.core.words import say
from render.gallery.played import Played, PlayedStep
from render.gathering import Gathering, Guest
from render.house.full_renderer import FullRenderer
from render.theme import CLEAR, LARGE


class Exhibit(NamedTuple):
    """A picture to be drawn: of which kind, what it is a case of, and what it shows."""

    kind: str  # one of the renderer's drawings
    name: str  # of the case, fit for a file
    shown: Any
    names: tuple[str, ...]
    look: str = ""


class Sample(NamedTuple):
    """A case of a kind: its name, what it shows, and how the captains are called, if oddly."""

    name: str
    shown: Any
    names: tuple[str, ...] = ()
    look: str = ""


Cases: TypeAlias = Callable[[Played], Iterator[Sample]]
Kinds: TypeAlias = Mapping[str, Cases]


def exhibits(kinds: Kinds, game: Played) -> Iterator[Exhibit]:
    """List all exhibits of a played game."""
    for kind, cases in kinds.items():
        for case in cases(game):
            names = case.names or game.names
            name = f"{len(game.names)}-captains-{case.name}"
            yield Exhibit(kind, name, case.shown, names, case.look)


DAY = say("pace-days", days=1)


def usual_kinds(renderer: FullRenderer) -> Kinds:
    """List the kinds of pictures of any game, each with its cases."""

    def changes(game: Played) -> Iterator[Sample]:
        pairs = list(pairwise(game.steps))
        for when, (before, after) in zip(("early", "late"), (pairs[0], pairs[-1]), strict=True):
            yield Sample(when, renderer.since(before.public, after.public))

    def podiums(game: Played) -> Iterator[Sample]:
        steps = [(step.public, step.events) for step in game.steps]
        finale = renderer.finale(game.over, steps)
        yield Sample("over", finale)
        yield Sample("over-large", finale, look=LARGE)

    kinds: Kinds = {"board": _boards, "change": changes, "podium": podiums, "poster": _posters}
    return {**kinds, "hand": _hands} if renderer.draws_hands else kinds


def _boards(game: Played) -> Iterator[Sample]:
    for when, step in _moments(game):
        yield Sample(when, step.public)
    yield Sample("over-clear", game.steps[-1].public, look=CLEAR.name)
    yield Sample("over-large", game.steps[-1].public, look=LARGE)


def _hands(game: Played) -> Iterator[Sample]:
    for when, step in _moments(game):
        yield Sample(when, step.own[-1])


def _posters(game: Played) -> Iterator[Sample]:
    guests = tuple(Guest(name, host=not seat) for seat, name in enumerate(game.names))
    seats = len(guests)
    yield Sample("alone", Gathering(seats, guests[:1], seats, DAY))
    yield Sample("begun", Gathering(seats, guests, seats, DAY, begun=True))


def _moments(game: Played) -> Iterator[tuple[str, PlayedStep]]:
    steps = game.steps
    yield from (("early", steps[0]), ("middle", steps[len(steps) // 2]), ("late", steps[-1]))
