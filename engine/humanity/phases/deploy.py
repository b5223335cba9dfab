"""Action B: a module is paid for and lies where its astronaut stood (HU-5)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.grid import Cells, Tile, put
from engine.humanity.base.paying import Payment, spend
from engine.humanity.base.placing import group_with, neighbours_research, own_research, squares_at
from engine.humanity.phases.moves import Move
from engine.humanity.table.events import Cause, Deployed, Gain, Paid, Upgrade
from engine.humanity.table.state import Player, State, Step, tell, with_astronaut, with_player
from engine.humanity.tiles.tables import COMMUNICATIONS, MODULES, TRACK
from engine.humanity.tiles.tiles import Colour, Kind, Module


def deploy(state: State, seat: Seat, move: Move) -> Step:
    """Pay, send the astronaut to the hangar, place the module, gain (HU-5.2 to HU-5.5)."""
    player, module = state.players[seat], MODULES[move.tile]
    hangar = state.hangars.index(module.id)
    sent = player.astronauts[move.astronaut]
    assert sent.cell is not None
    won = tuple(gains(module, move.colour, state.year, player.cells, sent.cell))
    cells = spend(player.cells, move.payment)
    player = replace(player, cells=put(cells, sent.cell, Tile(module.id, move.colour)))
    away = replace(sent, cell=None, hangar=hangar, active=False)
    player = gained(with_astronaut(player, move.astronaut, away), won)
    player, upgrades = _upgraded(player, move.upgrades)
    emptied = (*state.hangars[:hangar], None, *state.hangars[hangar + 1 :])
    told = Deployed(
        seat=seat,
        astronaut=move.astronaut,
        hangar=hangar,
        cell=sent.cell,
        module=module,
        colour=move.colour,
        paid=told_payment(state.players[seat].cells, move.payment),
        gains=won,
        upgrades=upgrades,
    )
    return with_player(replace(state, hangars=emptied), seat, player), tell(told)


def gains(module: Module, colour: Colour, year: int, cells: Cells, cell: int) -> Iterator[Gain]:
    """List what a module brings in a cell, in the order of HU-5.5."""
    printed = module.research
    if module.kind is Kind.COMMUNICATIONS:
        printed = COMMUNICATIONS[year]
    if printed or module.points:
        yield Gain(Cause.PRINTED, printed, module.points)
    if research := own_research(module, cells, cell):
        yield Gain(Cause.NEIGHBOURS, research)
    for lab in neighbours_research(colour, cells, cell):
        yield Gain(Cause.LAB, lab.amount, cell=lab.lab)
    if module.kind is Kind.GREENHOUSE:
        yield Gain(Cause.GREENHOUSE, points=group_with(cells, cell))
    for square in squares_at(colour, cells, cell):
        yield Gain(Cause.SQUARE, points=1, cell=square.corner, upgrades=square.upgrades)


def gained(player: Player, won: Iterable[Gain]) -> Player:
    """Add gains up; the research track has an end (Q-32)."""
    won = tuple(won)
    research = player.research + sum([each.research for each in won])
    points = player.points + sum([each.points for each in won])
    return replace(player, research=min(TRACK, research), points=points)


def told_payment(cells: Cells, payment: Payment) -> tuple[Paid, ...]:
    """Tell which modules gave what."""
    found = []
    for cell, amount in payment:
        tile = cells[cell]
        assert isinstance(tile, Tile)
        found.append(Paid(cell, MODULES[tile.module], amount))
    return tuple(found)


def _upgraded(player: Player, numbers: Iterable[int]) -> tuple[Player, tuple[Upgrade, ...]]:
    """Let astronauts work more from now on, wherever they are (HU-8.2)."""
    upgrades = []
    for number in numbers:
        each = player.astronauts[number]
        player = with_astronaut(player, number, replace(each, work=each.work + 1))
        upgrades.append(Upgrade(number, each.work + 1))
    return player, tuple(upgrades)
