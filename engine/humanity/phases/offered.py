"""What the question of a turn offers: it stays as it is while the turn is drafted."""

from collections import Counter
from functools import cache, lru_cache

from engine.core.fields import unopened
from engine.core.forms import Field, Option, shut
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import NAMES, Cells, Obstacle, Plan, Tile
from engine.humanity.base.paying import Keep, count_payments, offers
from engine.humanity.phases.draft_facts import spent
from engine.humanity.phases.moves import OWN, Action, pay_key
from engine.humanity.phases.reach import Reach
from engine.humanity.table.terms import (
    makes_text,
    tile_brings,
    tile_cost,
    tile_note,
    tile_text,
    units_text,
)
from engine.humanity.tiles.tables import MODULES, MOST_STOCK
from engine.humanity.tiles.tiles import Cost, Kind, Resource
from engine.kit.memo import attached, latest

KEEPS = {
    Keep.PLAIN: say("humanity-keep-plain"),
    Keep.ELECTRICITY: say("humanity-keep-electricity"),
    Keep.ADVANCED: say("humanity-keep-advanced"),
    Keep.EITHER: say("humanity-keep-either"),
    Keep.BASIC: say("humanity-keep-basic"),
}

_AUTO, _REST = say("humanity-action-auto"), say("humanity-action-rest")
_WORK = Option(Action.WORK.value, say("humanity-action-work"))
_DEPLOY = Option(Action.DEPLOY.value, say("humanity-action-deploy"))
_NO_DEPLOY = shut(_DEPLOY, say("humanity-closed-deploy"))
_EXPERIMENT = Option(Action.EXPERIMENT.value, say("humanity-action-experiment"))
_NO_EXPERIMENT = shut(_EXPERIMENT, say("humanity-closed-experiment"))
_NO_PLACE = say("humanity-closed-greenhouse")


@attached
def actions(reach: Reach) -> tuple[Option, ...]:
    """Offer the actions; those that nobody can take are closed.

    Each has its place, turn after turn. Work as suggested comes last, as there may be nothing to
    work on.
    """
    number, points = reach.auto
    suggested = _suggested(number, points, _lying(reach.cells, points))
    deploy = _DEPLOY if reach.able_to_deploy else _NO_DEPLOY
    experiment = _EXPERIMENT if reach.affords else _NO_EXPERIMENT
    return (deploy, experiment, _WORK, suggested)


@lru_cache(maxsize=1 << 11)
def _suggested(number: int, points: tuple[int, ...], lying: tuple[str | int, ...]) -> Option:
    """Offer to work as suggested; much is suggested again and again, in all games."""
    if not points:
        return Option(Action.AUTO.value, _REST, say("humanity-note-rest", number=number + 1))
    note = say("humanity-note-auto", number=number + 1, work=_work(points, lying))
    return Option(Action.AUTO.value, _AUTO, note)


@attached
def modules(reach: Reach) -> tuple[Option, ...]:
    """Offer the modules of the ring; nobody can go where none is able to deploy anything."""
    if not reach.able_to_deploy:
        return ()
    return tuple(
        [
            _module(reach, each) if pays else too_dear(each)
            for each, pays in zip(reach.modules, reach.pays_modules, strict=True)
        ]
    )


def _module(reach: Reach, module: str) -> Option:
    fits = any(reach.fits(module, each) for each in reach.able_to_deploy)
    return tile_option(module, None if fits else _NO_PLACE)


@cache
def tile_option(tile: str, closed: Text | None = None) -> Option:
    """Offer a tile, with its cost and what it brings."""
    return Option(tile, tile_text(tile), tile_note(tile), closed)


@cache
def too_dear(tile: str) -> Option:
    """Offer a tile that nobody can pay for now: what it costs stands in front, to plan for it."""
    closed = say("humanity-closed-cost", cost=tile_cost(tile))
    return Option(tile, tile_text(tile), tile_brings(tile), closed)


@attached
def experiments(reach: Reach) -> tuple[Option, ...]:
    """Offer the experiments of the wheel."""
    return tuple(
        [tile_option(each) if reach.pays(each) else too_dear(each) for each in reach.experiments]
    )


@latest
def ways_to_pay(cells: Cells, cost: Cost) -> tuple[Option, ...]:
    """Offer the ways to pay for a tile, where there are several."""
    count = count_payments(cells, cost)
    if count < 2:
        return ()
    ways = offers(cells, cost)
    options = [Option(way.keeps.value, KEEPS[way.keeps], spent(cells, way.payment)) for way in ways]
    own = (Option(OWN, say("humanity-keep-own")),) if count > len(ways) else ()
    return (*options, *own)


@attached
def units(plan: Plan) -> tuple[Field, ...]:
    """Make the fields for the units of one's own way to pay, whose time has not come."""
    return tuple([_units(cell, each.makes) for cell, each in plan.modules.items() if each.makes])


@cache
def _units(cell: int, makes: tuple[Resource, ...]) -> Field:
    label = say("humanity-field-pay", cell=NAMES[cell], makes=makes_text(makes))
    return unopened(pay_key(cell), label)


def work_text(cells: Cells, points: tuple[int, ...]) -> Text:
    """Say what work on these cells makes."""
    return _work(points, _lying(cells, points))


def _lying(cells: Cells, points: tuple[int, ...]) -> tuple[str | int, ...]:
    """Name what lies in cells: modules by their id, obstacles by what they still take."""
    lying: list[str | int] = []
    for each in points:
        what = cells[each]
        lying.append(what.module if isinstance(what, Tile) else what.left if what else 0)
    return tuple(lying)


def _work(points: tuple[int, ...], lying: tuple[str | int, ...]) -> Text:
    """Say what work makes, each cell named once."""
    there, times = dict(zip(points, lying, strict=True)), Counter(points)
    made = [_made(cell, there[cell], often) for cell, often in times.items()]
    return say("humanity-work", made=listed(made)) if made else say("humanity-no-cells")


@lru_cache(maxsize=1 << 10)
def _made(cell: int, what: str | int, times: int) -> Text:
    if isinstance(what, int):
        return say("humanity-work-obstacle", cell=NAMES[cell], left=what - times)
    if MODULES[what].kind is Kind.TIME:
        return say("humanity-work-time", units=times, cell=NAMES[cell])
    made = units_text(times, MODULES[what].makes)
    return say("humanity-work-store", units=made, cell=NAMES[cell])


@lru_cache(maxsize=1 << 10)
def workplace(cell: int, what: Tile | Obstacle | None) -> Option:
    """Offer a cell to work on, and say what lies there."""
    return Option(NAMES[cell], say("humanity-cell", cell=NAMES[cell]), _state_of(what))


def _state_of(what: Tile | Obstacle | None) -> Text:
    match what:
        case Tile(module=module, stock=stock):
            printed = MODULES[module]
            if printed.kind is Kind.TIME:
                return say("humanity-note-time")
            made = makes_text(printed.makes)
            return say(
                "humanity-note-store", makes=made, stock=stock, most=MOST_STOCK, work=printed.work
            )
        case Obstacle(left=left):
            return say("humanity-note-obstacle", left=left)
    return say("humanity-no-cells")
