"""How the game ends (MA-14)."""

from typing import Any

from engine.core.asks import Over, Place, Seat
from engine.core.words import say
from engine.kit.agenda import Procedure
from engine.martians.cards.tables import OBJECTS, QUIET, SHIP
from engine.martians.table.doing import Doing
from engine.martians.table.events import REASONS, GameEnded
from engine.martians.table.frames import Finished, Laying, SettingUp
from engine.martians.table.looking import cards_on
from engine.martians.table.standing import BOMB, figures, merit, ranks
from engine.martians.table.state import State, Step, TownTable, has_all
from engine.martians.town.fitting import is_closed


def watched(procedure: Procedure) -> Procedure:
    """Look after every step of a frame whether the game is over."""

    def proceed(state: State, frame: Any) -> Step:
        return _looked(procedure.proceed(state, frame))

    def decide(state: State, frame: Any, answers: Any) -> Step:
        return _looked(procedure.decide(state, frame, answers))

    def draw(state: State, frame: Any, outcome: tuple[int, ...]) -> Step:
        return _looked(procedure.draw(state, frame, outcome))

    return Procedure(procedure.pending, proceed, decide, draw)


def _looked(step: Step) -> Step:
    state, told = step
    top = state.agenda[-1]
    if isinstance(top, Finished | SettingUp):
        return step
    why, winners = _over(state.table)
    if not why:
        return step
    state, more = finished(state, why, winners)
    return state, told + more


def _over(table: TownTable) -> tuple[str, tuple[Seat, ...]]:
    """Tell why the game is over at once, and who won; who is on turn comes first (section 4)."""
    everybody = tuple(range(len(table.captains)))
    if table.coop:
        if len(table.delivered) == len(OBJECTS):
            return "delivered", everybody
        return ("invaded", ()) if table.supply == 0 else ("", ())
    ship = table.ship
    for seat in table.from_seat(table.seat):
        captain = table.captains[seat]
        if captain.kills >= table.goal:
            return "kills", (seat,)
        on_ship = ship is not None and captain.square == ship.square
        if on_ship and captain.square not in table.martians and has_all(captain):
            return BOMB, (seat,)
    return "", ()


def finished(state: State, why: str, winners: tuple[Seat, ...] = ()) -> Step:
    """End the game; what was under way goes where it would have gone."""
    do = Doing(state)
    do.discard(*cards_on(state.agenda))
    tiles = [each.tile for each in state.agenda if isinstance(each, Laying)]
    do.on(gone=(*do.table.gone, *tiles))
    do.hide(agenda=(Finished(why, winners),), unordered=())
    do.tell(GameEnded(why, winners, do.table.captains))
    return do.done()


def no_ship_can_come(state: State) -> bool:
    """Tell whether no tile can come and the ship lies on none (MA-5.10)."""
    return SHIP in state.crops and (not state.map or is_closed(state.table.town))


def gone_nowhere(state: State) -> tuple[str, tuple[Seat, ...]]:
    """Tell before a turn whether the game has gone on for too long (MA-14.4)."""
    table = state.table
    seats = len(table.captains)
    if table.quiet >= QUIET * seats:
        why = "quiet"
    elif not table.coop and table.started >= table.limit * seats:
        why = "rounds"
    elif not table.coop and no_ship_can_come(state) and not _can_win(table):
        why = "stuck"
    else:
        return "", ()
    best = max(map(merit, table.captains))
    won = [seat for seat, each in enumerate(table.captains) if merit(each) == best]
    return why, () if table.coop else tuple(won)


def _can_win(table: TownTable) -> bool:
    more = len(table.martians) + table.supply
    return any(each.kills + more >= table.goal for each in table.captains)


def pending(state: State, frame: Finished) -> Over:
    """Say who won, and everybody's place."""
    table, reason = state.table, say(REASONS[frame.why])
    if table.coop:
        score = len(table.delivered)
        places = [Place(seat, 1, score) for seat in range(len(table.captains))]
        return Over(frame.winners, tuple(places), reason)
    places = [
        Place(seat, rank, figure)
        for seat, (rank, figure) in enumerate(
            zip(ranks(table, frame), figures(table, frame), strict=True)
        )
    ]
    return Over(frame.winners, tuple(places), reason)
