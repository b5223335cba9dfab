"""Action C: an experiment is paid for, and its astronaut goes to the hangar before it (HU-10)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.base.experiments import line_points
from engine.humanity.base.paying import spend
from engine.humanity.phases.deploy import gained, told_payment
from engine.humanity.phases.moves import Move
from engine.humanity.phases.ring import nearer
from engine.humanity.table.events import Cause, Experimented, Gain, Moved
from engine.humanity.table.state import Player, State, Step, tell, with_astronaut, with_player
from engine.humanity.tiles.tables import EXPERIMENTS
from engine.humanity.tiles.tiles import Effect, Experiment

UNITS = 2
"""So many units of time an experiment brings."""


def experiment(state: State, seat: Seat, move: Move) -> Step:
    """Pay, take the tile, gain; then its effect (HU-10.1 to HU-10.6)."""
    player, tile = state.players[seat], EXPERIMENTS[move.tile]
    hangar = state.wheel.index(tile.id)
    sent = player.astronauts[move.astronaut]
    won = tuple(gains(tile, player.experiments))
    away = replace(sent, cell=None, hangar=hangar, active=False)
    player = gained(with_astronaut(player, move.astronaut, away), won)
    player = replace(
        player,
        cells=spend(player.cells, move.payment),
        experiments=(*player.experiments, tile.id),
    )
    moves: tuple[Moved, ...] = ()
    woken: tuple[int, ...] = ()
    if tile.effect is Effect.TIME:
        player, moves = nearer(player, state.arm, UNITS)
    elif tile.effect is Effect.REACTIVATE:
        player, woken = _woken(player)
    left = (*state.wheel[:hangar], None, *state.wheel[hangar + 1 :])
    told = Experimented(
        seat=seat,
        astronaut=move.astronaut,
        hangar=hangar,
        cell=sent.cell,
        experiment=tile,
        paid=told_payment(state.players[seat].cells, move.payment),
        gains=won,
        moves=moves,
        woken=woken,
    )
    return with_player(replace(state, wheel=left), seat, player), tell(told)


def gains(tile: Experiment, before: tuple[str, ...]) -> Iterator[Gain]:
    """List what an experiment brings: the place in its line, then what is printed (HU-10.4)."""
    if points := line_points(before, tile.id):
        yield Gain(Cause.LINE, points=points)
    yield Gain(Cause.PRINTED, tile.research, tile.points)


def _woken(player: Player) -> tuple[Player, tuple[int, ...]]:
    """Let all exhausted astronauts of the base act again (HU-10.5)."""
    tired = tuple(
        [
            number
            for number, each in enumerate(player.astronauts)
            if each.hangar is None and not each.active
        ]
    )
    for number in tired:
        player = with_astronaut(player, number, replace(player.astronauts[number], active=True))
    return player, tired
