"""Returned astronauts are placed in their bases, all at once (HU-11, step 6)."""

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Area, Stages, at_place, region_key
from engine.core.forms import Form, Option
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import BESIDE, NAMES, SIDE, Plan
from engine.humanity.phases.reach import Reach, reach_in
from engine.humanity.phases.turns import begin_round
from engine.humanity.table.events import AstronautsPlaced, Settled
from engine.humanity.table.frames import Placing
from engine.humanity.table.state import (
    State,
    Step,
    tell,
    with_astronaut,
    with_player,
)
from engine.humanity.table.view import HumanityView, landing_cells, waiting
from engine.humanity.tiles.tables import MODULES
from engine.kit.memo import recent

PLACE = "place"


def pending(state: State, _frame: Placing) -> Decide | None:
    """Ask all who have an astronaut to place, and a cell for one, unless a programme will say."""
    if state.programmed:
        return None
    seats = [
        seat
        for seat, player in enumerate(state.players)
        if waiting(player.astronauts) and landing_cells(player.cells, player.astronauts)
    ]
    if not seats:
        return None
    about = (state.year, state.round)
    asks = tuple([Ask(seat, PLACE, about) for seat in seats])
    return Decide(f"y{state.year}:r{state.round}:{PLACE}", asks)


def proceed(state: State, _frame: Placing) -> Step:
    """Begin the round where nobody has to be placed, or can be: those wait in reserve (Q-36)."""
    return begin_round(state)


def decide(state: State, _frame: Placing, answers: dict[Seat, Answer]) -> Step:
    """Place all astronauts, and begin the round."""
    state, told = settled(state, answers)
    state, begun = begin_round(state)
    return state, told + begun


def settled(state: State, answers: dict[Seat, Answer]) -> Step:
    """Place all astronauts that wait for a cell; without one they stay in reserve (Q-36)."""
    landed = []
    for seat, player in enumerate(state.players):
        answer = answers.get(seat, {})
        for number in waiting(player.astronauts):
            chosen = answer.get(place_key(number), ())
            cell = NAMES.index(chosen[0]) if chosen else None
            landed.append(Settled(seat, number, cell))
            placed = replace(player.astronauts[number], cell=cell)
            player = with_astronaut(player, number, placed)  # noqa: PLW2901
        state = with_player(state, seat, player)
    return state, tell(AstronautsPlaced(tuple(landed))) if landed else ()


def place_key(number: int) -> str:
    """Name the field of an astronaut that is placed."""
    return f"cell.{number + 1}"


def form(view: HumanityView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a cell for each astronaut, the next one once the one before has one."""
    stages = Stages(draft)
    landings(reach_in(view, ask.seat), stages)
    return stages.form()


def landings(reach: Reach, stages: Stages, *, filled: bool = False) -> dict[int, int]:
    """Ask for a cell for each astronaut that waits for one; return which are chosen."""
    places: tuple[int, ...] = landing_cells(reach.cells, reach.astronauts)
    cells = {}
    for number in waiting(reach.astronauts):
        areas, key = _areas(reach.cells.plan, places), place_key(number)
        if filled and places:
            row = stages.said(region_key(key))
            within = [each for each in places if row in ((), (str(each // SIDE + 1),))]
            best = max(within or places, key=reach.cells.plan.near.__getitem__)
            stages.fill(at_place(key, areas, NAMES[best]))
        label = _label(number, reach.astronauts[number].work)
        chosen = stages.place(key, label, areas)
        taken = NAMES.index(chosen) if chosen else None
        if taken is not None:
            cells[number] = taken
        places = tuple([each for each in places if each != taken]) if chosen else ()
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


def default(view: HumanityView, ask: Ask) -> Answer:
    """Place each beside as many modules as possible, ties by the cell's name (8.4)."""
    reach = reach_in(view, ask.seat)
    plan = reach.cells.plan
    places = landing_cells(reach.cells, reach.astronauts)
    answer: Answer = {}
    for number in waiting(reach.astronauts):
        if not places:
            break
        best = max(places, key=plan.near.__getitem__)
        answer |= at_place(place_key(number), _areas(plan, places), NAMES[best])
        places = tuple([each for each in places if each != best])
    return answer
