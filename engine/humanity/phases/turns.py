"""Rounds and turns: whose turn it is, what a turn does, and turns that play themselves (HU-3)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.humanity.phases.acting import acted, counted
from engine.humanity.phases.moves import read_move
from engine.humanity.phases.placing import cells_in, lands, settled
from engine.humanity.phases.reach import reach_of
from engine.humanity.phases.work import work
from engine.humanity.programme.following import due, noted, spent, taken
from engine.humanity.programme.terms import wishes_left
from engine.humanity.table.events import ChoosesNow, RoundBegan
from engine.humanity.table.frames import Acting, Programming, Resetting
from engine.humanity.table.state import Notices, State, Step, from_first, is_ready, tell
from engine.kit.agenda import with_frame

TURN = "turn"


def begin_round(state: State) -> Step:
    """Wake everybody who is in a base (HU-11, step 7); the first player begins.

    Who came home has no cell yet: they land with the first answer of their player (Q-47). Where
    rounds are played by programmes, that is the programme.
    """
    players = []
    for player in state.players:
        awake = [replace(each, active=each.hangar is None) for each in player.astronauts]
        players.append(replace(player, astronauts=tuple(awake), programme=()))
    landing = tuple([seat for seat, player in enumerate(players) if lands(player)])
    state = replace(state, players=tuple(players), number=0, landing=landing)
    told = tell(RoundBegan(state.year, state.round, state.first))
    if state.programmed:
        return with_frame(state, Programming()), told
    state, more = next_turn(state, state.first)
    return state, told + more


def next_turn(state: State, first: Seat) -> Step:
    """Let the next player with an active astronaut act; without any the board is reset."""
    ready = [seat for seat in from_first(state, first) if is_ready(state.players[seat])]
    if not ready:
        return with_frame(state, Resetting()), ()
    state = replace(state, number=state.number + 1)
    if not state.programmed:
        return with_frame(state, Acting(ready[0], tuple(_along(state, ready)))), ()
    seat = ready[0]
    turn = due(state, seat)
    if turn.move is not None:
        return with_frame(state, Acting(seat, asked=False)), ()
    state = noted(state, seat, turn.missed)
    return with_frame(state, Acting(seat)), tell(ChoosesNow(seat))


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
    """Tell whether a player can do nothing but work, and has a choice in it.

    Where there is somebody to land, that is one; and what can be paid may be placed then.
    """
    reach = reach_of(state, seat)
    if seat in state.landing:
        return not reach.affords and not any(reach.pays_modules)
    return reach.can_only_work and reach.only_work is None


def pending(state: State, frame: Acting) -> Decide | None:
    """Ask whoever's turn it is, unless a programme says; one work that is left plays itself."""
    if not frame.asked or _forced(state, frame.seat) is not None:
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
    """Return the one work that is left to a player who has nobody to land."""
    return None if seat in state.landing else reach_of(state, seat).only_work


def proceed(state: State, frame: Acting) -> Step:
    """Play a turn by its programme, or one in which only work is left."""
    seat = frame.seat
    if not frame.asked:
        state, told = taken(state, seat)
    else:
        forced = _forced(state, seat)
        assert forced is not None
        number, points = forced
        state, told = counted(work(state, seat, number, points, forced=True), seat)
    state, more = next_turn(state, _left_of(state, seat))
    return state, told + more


def decide(state: State, frame: Acting, answers: dict[Seat, Answer]) -> Step:
    """Take a turn, and those that were asked for along with it, in their order."""
    state, told = _answered(state, frame.seat, answers)
    for seat in frame.along:
        state, more = _answered(replace(state, number=state.number + 1), seat, answers)
        told += more
    state, more = next_turn(state, _left_of(state, (frame.seat, *frame.along)[-1]))
    return state, told + more


def _answered(state: State, seat: Seat, answers: dict[Seat, Answer]) -> Step:
    """Take one turn as it was answered; who came home lands before it."""
    answer = answers[seat]
    landed: Notices = ()
    if seat in state.landing:
        state, landed = settled(state, {seat: cells_in(reach_of(state, seat), answer)})
    state, told = counted(acted(state, seat, read_move(reach_of(state, seat), answer)), seat)
    turn = next((each.turn for each in wishes_left(state.players[seat].programme)), 0)
    return spent(state, seat, turn), landed + told


def _left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.players)
