"""Rounds and turns: whose turn it is, what a turn does, and turns that play themselves (HU-3)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.humanity.phases.deploy import deploy
from engine.humanity.phases.experimenting import experiment
from engine.humanity.phases.missions import checked
from engine.humanity.phases.moves import Action, Move, read_move
from engine.humanity.phases.reach import reach_of
from engine.humanity.phases.work import work
from engine.humanity.table.events import RoundBegan
from engine.humanity.table.frames import Acting, Resetting
from engine.humanity.table.state import State, Step, from_first, is_ready, tell, with_player
from engine.kit.agenda import with_frame

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
    ready = [seat for seat in from_first(state, first) if is_ready(state.players[seat])]
    if not ready:
        return with_frame(state, Resetting())
    acting = Acting(ready[0], tuple(_along(state, ready)))
    return with_frame(replace(state, number=state.number + 1), acting)


def _along(state: State, ready: Sequence[Seat]) -> Iterator[Seat]:
    """List whose turns come next and hang on nothing before them: what they may do stays the same.

    What one works on changes nothing for another who can only work, too. Behind a last astronaut
    it changes nothing for whoever is next, either: nothing is paid with it before the reset.
    """
    if not _works(state, ready[0]):
        return
    spent = _on_last(state, ready[0])
    for seat in ready[1:]:
        works = _works(state, seat)
        if works or (spent and _forced(state, seat) is None):
            yield seat
        if not works:
            return
        spent = spent and _on_last(state, seat)


def _on_last(state: State, seat: Seat) -> bool:
    """Tell whether a player has one active astronaut left."""
    return [each.active for each in state.players[seat].astronauts].count(True) == 1


def _works(state: State, seat: Seat) -> bool:
    """Tell whether a player can do nothing but work, and has a choice in it."""
    reach = reach_of(state, seat)
    return reach.can_only_work and reach.only_work is None


def pending(state: State, frame: Acting) -> Decide | None:
    """Ask whoever's turn it is; a turn in which only one work is left plays itself."""
    if _forced(state, frame.seat) is not None:
        return None
    name = f"y{state.year}:r{state.round}"
    lone = sum(map(is_ready, state.players)) == 1
    asks = tuple(
        [
            Ask(seat, TURN, (state.year, state.round, number, state.players[seat].turns + 1))
            for number, seat in enumerate((frame.seat, *frame.along), start=state.number)
        ]
    )
    return Decide(f"{name}:t{state.number}", asks, f"{name}:alone" if lone else "")


def _forced(state: State, seat: Seat) -> tuple[int, tuple[int, ...]] | None:
    return reach_of(state, seat).only_work


def proceed(state: State, frame: Acting) -> Step:
    """Play a turn in which only work is left."""
    forced = _forced(state, frame.seat)
    assert forced is not None
    number, points = forced
    worked = work(state, frame.seat, number, points, forced=True)
    state, told = _counted(worked, frame.seat)
    return _next(state, _left_of(state, frame.seat)), told


def decide(state: State, frame: Acting, answers: dict[Seat, Answer]) -> Step:
    """Take a turn, and those that were asked for along with it, in their order."""
    state, told = _acted(state, frame.seat, answers)
    for seat in frame.along:
        state, more = _acted(replace(state, number=state.number + 1), seat, answers)
        told += more
    return _next(state, _left_of(state, (frame.seat, *frame.along)[-1])), told


def _acted(state: State, seat: Seat, answers: dict[Seat, Answer]) -> Step:
    """Take one turn as it was answered."""
    move = read_move(reach_of(state, seat), answers[seat])
    return _counted(acted(state, seat, move), seat)


def acted(state: State, seat: Seat, move: Move) -> Step:
    """Carry an action out."""
    match move.action:
        case Action.DEPLOY:
            return deploy(state, seat, move)
        case Action.EXPERIMENT:
            return experiment(state, seat, move)
    return work(state, seat, move.astronaut, move.points)


def _counted(step: Step, seat: Seat) -> Step:
    """Check the missions, and count the turn."""
    state, told = step
    state, taken = checked(state, seat)
    player = state.players[seat]
    return with_player(state, seat, replace(player, turns=player.turns + 1)), told + taken


def _left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.players)
