"""What of this game hangs in the gallery: all kinds of pictures, early, in the middle and late."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.invasion.battles.events import BattleWon
from engine.tremble.table.events import ArmyFought
from engine.tremble.table.view import Phase, PublicView, TrembleView
from render.gallery.exhibit import Kinds, Sample
from render.gallery.played import Order, Played, PlayedStep
from render.invasion.exhibits import HARD_NAMES, MOST_CAPTAINS, films, podiums, posters
from render.invasion.hands.plan import PLAN
from render.theme import CLEAR, LARGE
from render.tremble.boards.board import ChangedBoard
from render.tremble.ending.extremes import fullest, fullest_hand
from render.tremble.examples import EXAMPLES
from render.tremble.fights.duel import Duel, duel
from render.tremble.parts.orders import ABOUT_CITIES, BUY, Drafted, drafted
from render.tremble.renderer import TrembleRenderer

TURNS = {"early": 1, "middle": 5, "late": 10}
FIGHTING = (Phase.REVEAL, Phase.BATTLE, Phase.REWARD)
RENDERER = TrembleRenderer()


def _boards(game: Played) -> Iterator[Sample]:
    for when, turn in TURNS.items():
        for name, found in (
            ("planning", _asked(game, turn, Phase.PLANNING)),
            ("fighting", max(_fighting(game, turn), key=_busy, default=None)),
        ):
            if found is not None:
                yield Sample(f"{when}-{name}", found.public)
    yield Sample("over", game.steps[-1].public)
    full = TrembleView(fullest(_views(game)), None)
    yield Sample("fullest", full)
    yield Sample("fullest-hard-names", full, HARD_NAMES[: len(game.names)])
    yield Sample("fullest-clear", full, look=CLEAR.name)
    yield Sample("fullest-large", full, look=LARGE)


def _changes(game: Played) -> Iterator[Sample]:
    for when, turn in TURNS.items():
        before = _asked(game, turn, Phase.PLANNING)
        after = next(reversed(_fighting(game, turn)), None)
        if before is not None and after is not None:
            yield Sample(when, ChangedBoard(before.public.public, after.public.public))
    before, last = game.steps[-2:]
    yield Sample("over", ChangedBoard(before.public.public, last.public.public))


def _hands(game: Played) -> Iterator[Sample]:
    last = len(game.names) - 1
    for when, turn in TURNS.items():
        for phase in (Phase.BUYING, Phase.PLANNING):
            found = _asked(game, turn, phase)
            if found is not None:
                yield Sample(f"{when}-{phase}", found.own[last])
    richest = max(_views(game), key=_held)
    yield Sample("most-cards", richest)
    yield Sample("most-cards-large", richest, look=LARGE)
    yield Sample("fullest", fullest_hand(richest, _views(game)), look=CLEAR.name)


def _orders(game: Played) -> Iterator[Sample]:
    for when, turn in TURNS.items():
        for kind in (BUY, PLAN):
            given = [order for order in game.orders if _is_of(order, turn, kind)]
            told = max(given, key=lambda order: len(order.form.facts), default=None)
            if told is not None:
                yield Sample(f"{when}-{kind}", Drafted(told.view, kind, told.form))
        seen = [
            drafted(*order)
            for order in game.orders
            if order.view.public.turn == turn and order.ask.kind in ABOUT_CITIES
        ]
        stakes = [each for each in seen if each is not None and each.spaces]
        if stakes:
            yield Sample(f"{when}-stakes", max(stakes, key=lambda each: len(each.spaces)))


def _fights(game: Played) -> Iterator[Sample]:
    for when, turn in TURNS.items():
        seen = [
            (event, duel(event, before.public.public, after.public.public))
            for before, after in pairwise(game.steps)
            if before.public.public.turn == turn
            for event in after.events
        ]
        for name, kind in (("battle", BattleWon), ("catch", ArmyFought)):
            shown = [each for event, each in seen if each is not None and isinstance(event, kind)]
            if shown:
                yield Sample(f"{when}-{name}", max(shown, key=_crowd))


def _examples(game: Played) -> Iterator[Sample]:
    if len(game.names) == MOST_CAPTAINS:  # they are the same for all
        yield from (Sample(rule, rule) for rule in EXAMPLES)


KINDS: Kinds = {  # a new kind is a line here and its cases above
    "board": _boards,
    "change": _changes,
    "hand": _hands,
    "orders": _orders,
    "fight": _fights,
    "podium": podiums(RENDERER),
    "poster": posters,
    "film": films(RENDERER, TURNS),
    "example": _examples,
}


def _asked(game: Played, turn: int, phase: Phase) -> PlayedStep | None:
    """Find the first question of a phase in a turn."""
    return next((step for step in game.steps if _is_in(step.public.public, turn, phase)), None)


def _fighting(game: Played, turn: int) -> list[PlayedStep]:
    return [
        step
        for step in game.steps
        if any(_is_in(step.public.public, turn, phase) for phase in FIGHTING)
    ]


def _is_in(view: PublicView, turn: int, phase: Phase) -> bool:
    return view.turn == turn and view.phase is phase


def _is_of(order: Order, turn: int, kind: str) -> bool:
    return order.ask.kind == kind and order.view.public.turn == turn


def _busy(step: PlayedStep) -> int:
    view: PublicView = step.public.public
    return len(view.attacks) + 2 * len(view.battles) + 3 * len(view.catches)


def _crowd(shown: Duel) -> int:
    return len(shown.sides) + len(shown.effects) + len(shown.foes)


def _held(view: TrembleView) -> int:
    return 0 if view.own is None else len(view.own.compensations) + len(view.own.ships)


def _views(game: Played) -> Sequence[TrembleView]:
    return [view for step in game.steps for view in step.own]
