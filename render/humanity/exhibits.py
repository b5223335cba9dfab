"""What of Humanity hangs in the gallery: boards, bases, drafts, films, podium and poster."""

from collections.abc import Iterator
from itertools import chain, groupby, pairwise

from engine.humanity.table.view import HumanityView
from render.gallery.exhibit import Kinds, Sample, usual_kinds
from render.gallery.played import Played
from render.house.full_renderer import FullRenderer
from render.humanity.renderer import HumanityRenderer
from render.theme import CLEAR, LARGE

RENDERER = HumanityRenderer()
USUAL_KINDS = usual_kinds(FullRenderer(RENDERER, HumanityView))


def _boards(game: Played) -> Iterator[Sample]:
    yield from USUAL_KINDS["board"](game)
    landing = [step.public for step in game.steps if step.public.public.landing]
    yield Sample("landing", landing[-1])
    yield Sample("landing-large", landing[-1], look=LARGE)


def _hands(game: Played) -> Iterator[Sample]:
    yield from USUAL_KINDS["hand"](game)
    fullest = max((view for step in game.steps for view in step.own), key=_used)
    yield Sample("full", fullest)
    yield Sample("full-clear", fullest, look=CLEAR.name)
    yield Sample("full-large", fullest, look=LARGE)


def _orders(game: Played) -> Iterator[Sample]:
    found = {}
    for order in game.orders:
        (action,) = order.form.answer().get("action", (order.ask.kind,))
        found[action] = RENDERER.drafted(*order)
    for action, shown in found.items():
        if shown is not None:
            yield Sample(action, shown)
            yield Sample(f"{action}-large", shown, look=LARGE)


def _films(game: Played) -> Iterator[Sample]:
    """Show the first round and the last one."""
    steps = [(before.public, after.events) for before, after in pairwise(game.steps)]
    rounds = groupby(steps, lambda step: RENDERER.turn(step[0]))
    stories = []
    for _, told in rounds:
        views, events = zip(*told, strict=True)
        stories.append(RENDERER.story(views[0], tuple(chain.from_iterable(events))))
    for when, story in zip(("first", "last"), (stories[0], stories[-1]), strict=True):
        if story is not None:
            yield Sample(when, story)


def _used(view: HumanityView) -> int:
    assert view.seat is not None
    return sum(each is not None for each in view.public.players[view.seat].cells)


KINDS: Kinds = {
    **USUAL_KINDS,
    "board": _boards,
    "film": _films,
    "hand": _hands,
    "orders": _orders,
}
