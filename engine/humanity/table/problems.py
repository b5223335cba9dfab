"""What must be true of every state: tiles are conserved, limits are kept (digest, 8.6)."""

from collections.abc import Iterator

from engine.humanity.base.grid import Cells, Obstacle, Tile
from engine.humanity.base.placing import may_lie
from engine.humanity.table.frames import Acting, Finished, Resetting, SettingUp
from engine.humanity.table.state import Player, State
from engine.humanity.table.view import waiting
from engine.humanity.tiles.tables import (
    EXPERIMENTS,
    HANGARS,
    LEAST_WORK,
    MODULES,
    MOST_STOCK,
    MOST_WORK,
    RESISTANCE,
    SHOWN,
    TRACK,
    YEARS,
    deck_of,
    experiments_of,
)
from engine.humanity.tiles.tiles import Kind

ASTRONAUTS = 3
MISSIONS_PLAYED = 3


def problems(state: State) -> tuple[str, ...]:
    """List what is wrong with a state; empty when it is sound."""
    found = [*_modules(state), *_experiments(state), *_ring(state), *_agenda(state)]
    if not isinstance(state.agenda[-1], SettingUp):
        found += _tasks(state)
        for seat, player in enumerate(state.players):
            found += [f"seat {seat} {each}" for each in (*_player(player), *_crew(player))]
    return tuple(found)


def _modules(state: State) -> Iterator[str]:
    """Look for modules that are missing, doubled or strangers."""
    bases = [
        tile.module
        for player in state.players
        for tile in player.cells
        if isinstance(tile, Tile) and MODULES[tile.module].year
    ]
    decked = [each for deck in state.decks for each in deck]
    shown = [each for each in state.hangars if each is not None]
    every = [each for year in range(1, YEARS + 1) for each in deck_of(year)]
    if sorted([*bases, *decked, *shown, *state.dropped]) != sorted(every):
        yield "modules are missing or doubled"
    for year, deck in enumerate(state.decks, start=1):
        if not set(deck) <= set(deck_of(year)):
            yield f"the deck of year {year} has modules of another"
        if deck and year < state.year:
            yield f"the deck of year {year} is not used up"


def _experiments(state: State) -> Iterator[str]:
    """Look for experiments that are missing, doubled or of another year."""
    done = [each for player in state.players for each in player.experiments]
    shown = [each for each in state.wheel if each is not None]
    if len(set(done + shown)) < len(done + shown):
        yield "an experiment is doubled"
    if any(EXPERIMENTS[each].year != state.year for each in shown):
        yield "an experiment of another year is on the wheel"
    setting_up = isinstance(state.agenda[-1], SettingUp)
    of_year = [each for each in done + shown if EXPERIMENTS[each].year == state.year]
    if not setting_up and len(of_year) != SHOWN:
        yield "the wheel has lost experiments"
    for year, pile in enumerate(state.piles, start=1):
        begun = year <= state.year and not setting_up
        if sorted(pile) != sorted(() if begun else experiments_of(year)):
            yield f"the experiments of year {year} are missing or doubled"


def _ring(state: State) -> Iterator[str]:
    if len(state.hangars) != HANGARS or len(state.wheel) != HANGARS:
        yield "the ring has other hangars"
    if state.hangars[state.arm] is not None:
        yield "a module lies under the arm"
    fresh = isinstance(state.agenda[-1], Acting) and state.number == 1
    if fresh and sum(each is not None for each in state.hangars) != SHOWN:
        yield "a round begins with an empty hangar"


def _agenda(state: State) -> Iterator[str]:
    if not isinstance(state.agenda[0], Finished):
        yield "the game has no end"
    if not 1 <= state.year <= YEARS:
        yield "the year is none of the game"
    if isinstance(state.agenda[-1], Resetting):
        yield "the board waits to be reset"
    for seat in state.landing:
        if not waiting(state.players[seat].astronauts):
            yield f"seat {seat} has nobody to land"
    top = state.agenda[-1]
    if isinstance(top, Acting) and not any(
        each.active for each in state.players[top.seat].astronauts
    ):
        yield f"seat {top.seat} has nobody to act with"


def _tasks(state: State) -> Iterator[str]:
    if len({each.mission for each in state.tasks}) != MISSIONS_PLAYED:
        yield "missions are missing or doubled"
    for task in state.tasks:
        if (task.holder is not None) != task.taken:
            yield f"the science of {task.mission} went to nobody"


def _player(player: Player) -> Iterator[str]:
    if not 0 <= player.research <= TRACK:
        yield "is off the research track"
    if min(player.points, player.science) < 0:
        yield "has less than nothing"
    yield from _base(player.cells)


def _base(cells: Cells) -> Iterator[str]:
    for cell, tile in enumerate(cells):
        if isinstance(tile, Obstacle) and not 1 <= tile.left <= RESISTANCE:
            yield f"has an obstacle in cell {cell} that is none"
        if not isinstance(tile, Tile):
            continue
        module = MODULES[tile.module]
        if not 0 <= tile.stock <= (MOST_STOCK if module.kind is Kind.STORE else 0):
            yield f"stores more or less in cell {cell} than there is room for"
        if module.colour not in (tile.colour, None):
            yield f"has a module of another colour in cell {cell}"
        if not may_lie(module, cells, cell):
            yield f"has greenhouses that may not touch in cell {cell}"


def _crew(player: Player) -> Iterator[str]:
    if len(player.astronauts) != ASTRONAUTS:
        yield "has more or fewer astronauts"
    stands = [each.cell for each in player.astronauts if each.cell is not None]
    if len(set(stands)) < len(stands):
        yield "has two astronauts in a cell"
    if any(player.cells[cell] is not None for cell in stands):
        yield "has an astronaut where something lies"
    for each in player.astronauts:
        if not LEAST_WORK <= each.work <= MOST_WORK:
            yield "has an astronaut that works too much or too little"
        if each.hangar is not None and (each.cell is not None or each.active):
            yield "has an astronaut in two places"
