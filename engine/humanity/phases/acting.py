"""What a turn does: the action, the missions it takes, and that it is counted."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.humanity.phases.deploy import deploy
from engine.humanity.phases.experimenting import experiment
from engine.humanity.phases.missions import checked
from engine.humanity.phases.moves import Action, Move
from engine.humanity.phases.work import work
from engine.humanity.table.state import State, Step, with_player


def acted(state: State, seat: Seat, move: Move) -> Step:
    """Carry an action out."""
    match move.action:
        case Action.DEPLOY:
            return deploy(state, seat, move)
        case Action.EXPERIMENT:
            return experiment(state, seat, move)
    return work(state, seat, move.astronaut, move.points)


def counted(step: Step, seat: Seat) -> Step:
    """Check the missions, and count the turn."""
    state, told = step
    state, taken = checked(state, seat)
    player = state.players[seat]
    return with_player(state, seat, replace(player, turns=player.turns + 1)), told + taken
