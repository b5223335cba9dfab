"""Making views from the state, field by field: what is not named here is not shown (TD-2.14)."""

from engine.core.asks import Seat, Viewer
from engine.invasion.battles.frames import EndingTurn, Finished, Planning, Revealing, Transferring
from engine.kit.memo import latest
from engine.tremble_draft.cards.tables import ARMIES, CITIES, TASKS, cities_in
from engine.tremble_draft.phases.ending import results_of
from engine.tremble_draft.phases.meeting import is_won
from engine.tremble_draft.table.frames import (
    Buying,
    Clash,
    CountingDown,
    Dealing,
    Frame,
    KeepingTasks,
    Lending,
    Looting,
    MeetingArmy,
    PayingFuel,
    SettingUp,
)
from engine.tremble_draft.table.state import FLEET, Captain, State, lead_of, ships_in
from engine.tremble_draft.table.view import (
    CaptainView,
    DraftView,
    Encounter,
    Ledger,
    Meeting,
    OwnView,
    Phase,
    Piles,
    PublicView,
    SearchView,
    Space,
)

PHASES: dict[type[Frame], Phase] = {
    SettingUp: Phase.SETUP,
    KeepingTasks: Phase.SETUP,
    Lending: Phase.BUYING,
    Buying: Phase.BUYING,
    Dealing: Phase.INTELLIGENCE,
    MeetingArmy: Phase.INTELLIGENCE,
    Planning: Phase.PLANNING,
    Revealing: Phase.PLANNING,
    PayingFuel: Phase.PLANNING,
    Transferring: Phase.PLANNING,
    Looting: Phase.REWARD,
    CountingDown: Phase.REWARD,
    EndingTurn: Phase.REWARD,
    Finished: Phase.OVER,
}


def make_view(state: State, viewer: Viewer) -> DraftView:
    """Make all of `state` that `viewer` may see."""
    own = None if viewer is None else _own(state.captains[viewer], viewer)
    return DraftView(_public(state), own)


def _own(captain: Captain, seat: Seat) -> OwnView:
    return OwnView(
        seat=seat,
        ships=ships_in(captain.ships),
        offer=ships_in(captain.offer),
        tasks=tuple([TASKS[task] for task in captain.tasks]),
        thrown=tuple([TASKS[task] for task in captain.thrown]),
        orders=captain.orders,
    )


@latest
def _public(state: State) -> PublicView:
    top = state.agenda[-1]
    over = isinstance(top, Finished)
    captains = [_captain(seat, each, over=over) for seat, each in enumerate(state.captains)]
    cities = enumerate(FLEET.cities_of(state), start=1)
    return PublicView(
        turn=state.turn,
        phase=PHASES.get(type(top), Phase.BATTLE),
        lead=lead_of(state.turn, len(captains)),
        captains=tuple(captains),
        spaces=tuple([Space(number, city) for number, city in cities]),
        attacks=FLEET.attacks_of(state),
        battles=state.battles,
        meeting=_meeting(state, top) if isinstance(top, MeetingArmy) else None,
        piles=Piles(
            ships=len(state.ships.deck),
            cities=len(state.deck),
            ship_discard=state.ships.discard,
            city_discard=state.city_discard,
            army_discard=state.army_discard,
        ),
        ledger=Ledger(
            agenda=state.agenda,
            turned=state.turned,
            offers=tuple([len(captain.offer) for captain in state.captains]),
            shuffles=state.ships.shuffles,
            tasks=state.tasks,
            ahead=state.ahead,
            unordered=state.unordered,
        ),
    )


def _captain(seat: Seat, captain: Captain, *, over: bool) -> CaptainView:
    return CaptainView(
        seat=seat,
        humans=captain.humans,
        fuel=captain.fuel,
        seen=ships_in(captain.seen),
        backs=len(captain.ships) - len(captain.seen),
        trophies=cities_in(captain.trophies),
        searches=tuple(
            [
                SearchView(
                    CITIES[each.city], ships_in(each.ships), each.counter, each.since, each.total
                )
                for each in captain.searches
            ]
        ),
        loan=captain.loan,
        credits=captain.credits,
        tasks=results_of(captain) if over else (),
    )


def _meeting(state: State, frame: MeetingArmy) -> Meeting:
    return Meeting(
        ARMIES[frame.army],
        frame.number,
        tuple([_encounter(state, frame, each) for each in frame.clashes]),
    )


def _encounter(state: State, frame: MeetingArmy, clash: Clash) -> Encounter:
    searches = state.captains[clash.seat].searches
    search = next(search for search in searches if search.city == clash.city)
    won = is_won(clash, search, ARMIES[frame.army].attack) if clash.roll else None
    ships = ships_in(search.ships)
    return Encounter(clash.seat, CITIES[clash.city], ships, search.total, clash.roll, won)
