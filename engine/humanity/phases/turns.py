"""Rounds and turns: whose turn it is, what a turn does, and turns that play themselves (HU-3)."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.humanity.phases.deploy import deploy
from engine.humanity.phases.experimenting import experiment
from engine.humanity.phases.missions import checked
from engine.humanity.phases.moves import Action, Move, read_move
from engine.humanity.phases.reach import reach_of
from engine.humanity.phases.work import only_work, work
from engine.humanity.table.events import RoundBegan
from engine.humanity.table.frames import Acting, Resetting
from engine.humanity.table.state import State, Step, from_first, is_ready, tell, with_player
from engine.kit.agenda import with_frame
from engine.kit.memo import latest

TURN = "turn"


def begin_round(state: State) -> Step:
    """Wake everybody who is in a base (HU-11, step 7); the first player begins."""
    players = []
    for player in state.players:
        awake = [replace(each, active=each.hangar is None) for each in player.astronauts]
        players.append(replace(player, astronauts=tuple(awake)))
    state = replace(state, players=tuple(players), number=0)
    told = tell(RoundBegan(state.year, state.round, state.first))
    return _next(state, state.first), told


def _next(state: State, first: Seat) -> State:
    """Let the next player with an active astronaut act; without any the board is reset."""
    for seat in from_first(state, first):
        if is_ready(state.players[seat]):
            return with_frame(replace(state, number=state.number + 1), Acting(seat))
    return with_frame(state, Resetting())


def pending(state: State, frame: Acting) -> Decide | None:
    """Ask whoever's turn it is; a turn in which only work is left plays itself."""
    if _forced(state, frame.seat) is not None:
        return None
    name = f"y{state.year}:r{state.round}"
    lone = [is_ready(player) for player in state.players].count(True) == 1
    about = (state.year, state.round, state.number, state.players[frame.seat].turns + 1)
    ask = Ask(frame.seat, TURN, about)
    return Decide(f"{name}:t{state.number}", (ask,), f"{name}:alone" if lone else "")


@latest
def _forced(state: State, seat: Seat) -> tuple[int, tuple[int, ...]] | None:
    return only_work(reach_of(state, seat))


def proceed(state: State, frame: Acting) -> Step:
    """Play a turn in which only work is left."""
    forced = _forced(state, frame.seat)
    assert forced is not None
    number, points = forced
    return _ended(work(state, frame.seat, number, points, forced=True), frame.seat)


def decide(state: State, frame: Acting, answers: dict[Seat, Answer]) -> Step:
    """Take a turn."""
    seat = frame.seat
    move = read_move(reach_of(state, seat), answers[seat])
    return _ended(acted(state, seat, move), seat)


def acted(state: State, seat: Seat, move: Move) -> Step:
    """Carry an action out."""
    match move.action:
        case Action.DEPLOY:
            return deploy(state, seat, move)
        case Action.EXPERIMENT:
            return experiment(state, seat, move)
    return work(state, seat, move.astronaut, move.points)


def _ended(step: Step, seat: Seat) -> Step:
    """Check the missions; the next player to the left has the next turn."""
    state, told = step
    state, taken = checked(state, seat)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, turns=player.turns + 1))
    return _next(state, (seat + 1) % len(state.players)), told + taken
