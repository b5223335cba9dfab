"""What of this game hangs in the gallery: all kinds of pictures, early, in the middle and late."""

from collections.abc import Iterator
from itertools import pairwise

from engine.tremble_draft.table.view import DraftView, Phase
from render.gallery.exhibit import Kinds, Sample, usual_kinds
from render.gallery.played import Played
from render.house.full_renderer import FullRenderer
from render.invasion.exhibits import films, podiums, posters
from render.invasion.hands.plan import STAKES
from render.theme import CLEAR, LARGE
from render.tremble_draft.fights.orders import ARMY
from render.tremble_draft.renderer import DraftRenderer

RENDERER = DraftRenderer()
TURNS = {"early": 2, "middle": 6, "late": 11}
USUAL_KINDS = usual_kinds(FullRenderer(RENDERER, DraftView))


def _boards(game: Played) -> Iterator[Sample]:
    yield from USUAL_KINDS["board"](game)
    views = [step.public for step in game.steps]
    met = [view for view in views if view.public.meeting is not None]
    for name, found in (("army", met), ("crowded", views)):
        busiest = max(found, key=_busy, default=None)
        if busiest is not None:
            yield Sample(name, busiest)
            yield Sample(f"{name}-clear", busiest, look=CLEAR.name)
            yield Sample(f"{name}-large", busiest, look=LARGE)


def _hands(game: Played) -> Iterator[Sample]:
    last = len(game.names) - 1
    for when, turn in {"first": 1, **TURNS}.items():
        own = [step.own[last] for step in game.steps if step.public.public.turn == turn]
        for phase in (Phase.SETUP, Phase.BUYING, Phase.PLANNING):
            found = next((view for view in own if view.public.phase is phase), None)
            if found is not None:
                yield Sample(f"{when}-{phase}", found)
    richest = max((step.own[last] for step in game.steps), key=lambda view: len(view.own.ships))
    yield Sample("most-ships-large", richest, look=LARGE)


def _orders(game: Played) -> Iterator[Sample]:
    for when, turn in {"first": 1, **TURNS}.items():
        shown = {
            order.ask.kind: RENDERER.drafted(*order)
            for order in game.orders
            if order.view.public.turn == turn
        }
        for kind, each in shown.items():
            if each is not None:
                yield Sample(f"{when}-{kind}", each, look="" if turn % 2 else CLEAR.name)
            if each is not None and each.kind in {ARMY, STAKES} and when == "middle":
                yield Sample(f"{when}-{kind}-large", each, look=LARGE)


def _fights(game: Played) -> Iterator[Sample]:
    seen = [
        (before.public.public.turn, each)
        for before, after in pairwise(game.steps)
        for each in RENDERER.fights(before.public, after.events)
    ]
    kinds = {
        "battle": [each for _, each in seen if each.foe is None],
        "reserve": [each for _, each in seen if each.joined],
        "army": [each for _, each in seen if each.foe is not None],
    }
    for name, found in kinds.items():
        if found:
            yield Sample(name, max(found, key=lambda each: len(each.sides)))
            yield Sample(f"{name}-large", found[0], look=LARGE)


def _busy(view: DraftView) -> int:
    public = view.public
    searches = sum(len(captain.searches) for captain in public.captains)
    return len(public.attacks) + 2 * len(public.battles) + searches


KINDS: Kinds = {
    **USUAL_KINDS,
    "board": _boards,
    "hand": _hands,
    "orders": _orders,
    "fight": _fights,
    "podium": podiums(RENDERER),
    "poster": posters,
    "film": films(RENDERER, TURNS),
}
