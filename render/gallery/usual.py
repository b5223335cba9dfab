"""What of any game hangs in the gallery: boards, hands, poster and podium."""

from collections.abc import Iterator
from itertools import pairwise

from engine.core.words import say
from render.gallery.exhibit import Case, Kinds
from render.gallery.played import Played, Step
from render.gathering import Gathering, Guest
from render.house.full_renderer import FullRenderer
from render.theme import CLEAR, LARGE

DAY = say("pace-days", days=1)


def usual_kinds(renderer: FullRenderer) -> Kinds:
    """List the kinds of pictures of any game, each with its cases."""

    def changes(game: Played) -> Iterator[Case]:
        pairs = list(pairwise(game.steps))
        for when, (before, after) in zip(("early", "late"), (pairs[0], pairs[-1]), strict=True):
            yield Case(when, renderer.since(before.public, after.public))

    def podiums(game: Played) -> Iterator[Case]:
        steps = [(step.public, step.events) for step in game.steps]
        finale = renderer.finale(game.over, steps)
        yield Case("over", finale)
        yield Case("over-large", finale, look=LARGE)

    kinds: Kinds = {"board": _boards, "change": changes, "podium": podiums, "poster": _posters}
    return {**kinds, "hand": _hands} if renderer.draws_hands else kinds


def _boards(game: Played) -> Iterator[Case]:
    for when, step in _moments(game):
        yield Case(when, step.public)
    yield Case("over-clear", game.steps[-1].public, look=CLEAR.name)
    yield Case("over-large", game.steps[-1].public, look=LARGE)


def _hands(game: Played) -> Iterator[Case]:
    for when, step in _moments(game):
        yield Case(when, step.own[-1])


def _posters(game: Played) -> Iterator[Case]:
    guests = tuple(Guest(name, host=not seat) for seat, name in enumerate(game.names))
    seats = len(guests)
    yield Case("alone", Gathering(seats, guests[:1], seats, DAY))
    yield Case("begun", Gathering(seats, guests, seats, DAY, begun=True))


def _moments(game: Played) -> Iterator[tuple[str, Step]]:
    steps = game.steps
    yield from (("early", steps[0]), ("middle", steps[len(steps) // 2]), ("late", steps[-1]))
