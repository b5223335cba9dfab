"""Returned astronauts are placed in their bases with the first answer of a round (HU-11, Q-47)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.core.fields import Area, Stages, at_place, region_key
from engine.core.forms import Form, Option, Section
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import BESIDE, NAMES, SIDE, Plan
from engine.humanity.phases.reach import Reach, reach_in
from engine.humanity.table.events import AstronautsPlaced, Settled
from engine.humanity.table.state import (
    Player,
    State,
    Step,
    tell,
    with_astronaut,
    with_player,
)
from engine.humanity.table.view import HumanityView, landing_cells, waiting
from engine.humanity.tiles.tables import MODULES
from engine.kit.memo import recent

_CELL = "cell."
_NOWHERE = say("humanity-landing-nowhere")
_LANDING = say("humanity-landing")
_BESIDE = say("humanity-landing-note")


def lands(player: Player) -> bool:
    """Tell whether a player has an astronaut to place, and a cell for one.

    Without a cell they wait in reserve (Q-36).
    """
    return bool(waiting(player.astronauts) and landing_cells(player.cells, player.astronauts))


def settled(state: State, cells: Mapping[Seat, Mapping[int, int]]) -> Step:
    """Place all astronauts of some players; those without a cell stay in reserve (Q-36)."""
    landed = []
    for seat, chosen in cells.items():
        player = state.players[seat]
        for number in waiting(player.astronauts):
            cell = chosen.get(number)
            landed.append(Settled(seat, number, cell))
            player = with_astronaut(player, number, replace(player.astronauts[number], cell=cell))
        state = with_player(state, seat, player)
    left = tuple([seat for seat in state.landing if seat not in cells])
    return replace(state, landing=left), tell(AstronautsPlaced(tuple(landed))) if landed else ()


def cells_in(reach: Reach, answer: Answer) -> dict[int, int]:
    """Read who lands where; whom an answer does not name lands as suggested."""
    return landings(reach, Stages(answer))


def place_key(number: int) -> str:
    """Name the field of an astronaut that is placed."""
    return f"{_CELL}{number + 1}"


def form(view: HumanityView, seat: Seat, draft: Answer) -> Form:
    """Make the first fields of a form: a cell for each astronaut that waits for one."""
    stages = Stages(draft)
    landings(reach_in(view, seat), stages)
    return stages.form()


def landings(reach: Reach, stages: Stages) -> dict[int, int]:
    """Ask for a cell for each astronaut that waits for one, filled in; return which are chosen."""
    places: tuple[int, ...] = landing_cells(reach.cells, reach.astronauts)
    cells = {}
    for number in waiting(reach.astronauts):
        areas, key = _areas(reach.cells.plan, places), place_key(number)
        if places:
            row = stages.said(region_key(key))
            within = [each for each in places if row in ((), (str(each // SIDE + 1),))]
            best = max(within or places, key=reach.cells.plan.near.__getitem__)
            stages.fill(at_place(key, areas, NAMES[best]))
        label = _label(number, reach.astronauts[number].work)
        chosen = stages.place(key, label, areas)
        taken = NAMES.index(chosen) if chosen else None
        if taken is not None:
            cells[number] = taken
        places = tuple([each for each in places if each != taken])
    return cells


@cache
def _label(number: int, work: int) -> Text:
    return say("humanity-field-cell", number=number + 1, work=work)


@recent
def _areas(plan: Plan, places: tuple[int, ...]) -> list[Area]:
    """Order cells by their rows."""
    rows: dict[int, list[Option]] = {}
    for each in places:
        beside = tuple([plan.modules[cell].id for cell in BESIDE[each] if cell in plan.modules])
        rows.setdefault(each // SIDE, []).append(_option(each, beside))
    return [Area(_row(row), tuple(options)) for row, options in sorted(rows.items())]


@cache
def _row(row: int) -> Option:
    return Option(str(row + 1), say("humanity-row", row=row + 1))


@lru_cache(maxsize=1 << 10)
def _option(cell: int, beside: tuple[str, ...]) -> Option:
    """Offer a cell, and name the modules beside it."""
    note = say("humanity-note-cell", modules=listed([MODULES[each].name for each in beside]))
    return Option(NAMES[cell], say("humanity-cell", cell=NAMES[cell]), note)


def default(view: HumanityView, seat: Seat) -> Answer:
    """Place each beside as many modules as possible, ties by the cell's name (8.4)."""
    return form(view, seat, {}).answer()


def landing_sections(made: Form) -> tuple[Section, ...]:
    """Sum up who lands where, if anybody came home."""
    fields = [each for each in made.fields if each.key.startswith(_CELL)]
    landed = [
        say("humanity-landing-lands", number=_number(field.key), cell=field.chosen[0])
        for field in fields
        if field.chosen and field.key == place_key(_number(field.key) - 1)
    ]
    if not fields:
        return ()
    line = say("humanity-landing-landed", landed=listed(landed)) if landed else _NOWHERE
    return (Section(_LANDING, line, tuple([each.key for each in fields]), _BESIDE),)


def _number(key: str) -> int:
    return int(key.split(".")[1])
