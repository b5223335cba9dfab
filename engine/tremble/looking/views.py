"""Making views from the state, field by field: what is not named here is not shown (section 7)."""

from functools import lru_cache

from engine.core.asks import Seat, Viewer
from engine.invasion.battles.frames import (
    EndingTurn,
    Engaging,
    Finished,
    Planning,
    Revealing,
    Transferring,
)
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import (
    CITIES,
    COMPENSATIONS,
    MEMORY,
    SHIPS,
    STATIONS,
    TASKS,
    cards_in,
    cities_in,
    ships_in,
)
from engine.tremble.phases.catch import catch_view
from engine.tremble.phases.ending import matches
from engine.tremble.table.frames import (
    Buying,
    Frame,
    Gaining,
    LayingCities,
    MovingEnemies,
    Rewarding,
    SettingUp,
    catches_in,
)
from engine.tremble.table.state import FLEET, Captain, State, claimant_of
from engine.tremble.table.view import (
    CaptainView,
    Catch,
    Ledger,
    OwnView,
    Phase,
    Piles,
    PublicView,
    Space,
    Standing,
    StationView,
    TrembleView,
)

PHASES: dict[type[Frame], Phase] = {
    SettingUp: Phase.SETUP,
    Buying: Phase.BUYING,
    LayingCities: Phase.PLANNING,
    Planning: Phase.PLANNING,
    Revealing: Phase.REVEAL,
    MovingEnemies: Phase.REVEAL,
    Transferring: Phase.REVEAL,
    Engaging: Phase.REVEAL,
    Rewarding: Phase.REWARD,
    Gaining: Phase.REWARD,
    EndingTurn: Phase.REWARD,
    Finished: Phase.OVER,
}


class _Last:
    """The views made last: what has not changed since is taken over, not made again."""

    def __init__(self) -> None:
        self._made: tuple[State, PublicView] | None = None
        self._own: dict[Seat, tuple[Captain, OwnView]] = {}

    def of(self, state: State, viewer: Viewer) -> TrembleView:
        """Make all of `state` that `viewer` may see."""
        made = self._made
        if made is None or made[0] is not state:
            public = _public(state, made[0], made[1]) if made else _fresh(state)
            made = self._made = (state, public)
        return TrembleView(made[1], None if viewer is None else self._own_part(state, viewer))

    def _own_part(self, state: State, seat: Seat) -> OwnView:
        captain = state.captains[seat]
        last = self._own.get(seat)
        if last is not None and last[0] is captain:
            return last[1]
        own = OwnView(
            seat=seat,
            ships=ships_in(captain.ships),
            offer=cards_in(captain.offer),
            compensations=tuple([COMPENSATIONS[card] for card in captain.compensations]),
            basket=captain.basket,
            orders=captain.orders,
        )
        self._own[seat] = (captain, own)
        return own


make_view = _Last().of


def _public(state: State, before: State, seen: PublicView) -> PublicView:
    """Show what everybody sees; parts whose source is the same object as before are kept."""
    if len(before.captains) != len(state.captains):
        return _fresh(state)
    captains, tasks, spaces = seen.captains, seen.tasks, seen.spaces
    if before.captains is not state.captains:
        captains = _captains(state, before, seen)
    if before.tasks is not state.tasks or _more_trophies(state, before):
        tasks = _tasks(state)
    if before.spaces is not state.spaces or before.claimed is not state.claimed:
        spaces = _spaces(state)
    return _assembled(state, captains, spaces, tasks)


def _fresh(state: State) -> PublicView:
    captains = tuple([_captain(seat, each) for seat, each in enumerate(state.captains)])
    return _assembled(state, captains, _spaces(state), _tasks(state))


def _assembled(
    state: State,
    captains: tuple[CaptainView, ...],
    spaces: tuple[Space, ...],
    tasks: tuple[Standing, ...],
) -> PublicView:
    return PublicView(
        turn=state.turn,
        phase=PHASES.get(type(state.agenda[-1]), Phase.BATTLE),
        fuel=fuel_limit(state.turn),
        captains=captains,
        spaces=spaces,
        tasks=tasks,
        attacks=FLEET.attacks_of(state),
        battles=state.battles,
        catches=_catches(state),
        piles=_piles(state),
        ledger=Ledger(
            agenda=state.agenda,
            offers=tuple([len(captain.offer) for captain in state.captains]),
            shuffles=(
                state.ships.shuffles,
                state.armies.shuffles,
                state.compensations.shuffles,
            ),
            late=(state.armies.late, state.compensations.late),
            ahead=state.ahead,
            unordered=state.unordered,
        ),
    )


def _captains(state: State, before: State, seen: PublicView) -> tuple[CaptainView, ...]:
    return tuple(
        [
            seen.captains[seat] if each is before.captains[seat] else _captain(seat, each)
            for seat, each in enumerate(state.captains)
        ]
    )


def _more_trophies(state: State, before: State) -> bool:
    if before.captains is state.captains:
        return False
    for was, now in zip(before.captains, state.captains, strict=True):
        if was.trophies is not now.trophies:
            return True
    return False


def _spaces(state: State) -> tuple[Space, ...]:
    return tuple([_space(state, number, city) for number, city in enumerate(state.spaces, start=1)])


def _tasks(state: State) -> tuple[Standing, ...]:
    return tuple([Standing(TASKS[task], matches(task, state)) for task in state.tasks])


def _space(state: State, number: int, city: str | None) -> Space:
    if city is None:
        return Space(number, None)
    return Space(number, CITIES[city], claimant_of(state, number) if state.claimed else None)


def _captain(seat: int, captain: Captain) -> CaptainView:
    blue, red = _backs(captain.ships, captain.seen)
    return CaptainView(
        seat=seat,
        humans=captain.humans,
        seen=ships_in(captain.seen),
        backs_blue=blue,
        backs_red=red,
        stations=tuple(
            [StationView(STATIONS[each], used=each in captain.used) for each in captain.stations]
        ),
        trophies=cities_in(captain.trophies),
        compensations=len(captain.compensations),
        credits=captain.credits,
        fresh=captain.fresh,
        extra_fuel=captain.extra_fuel,
        fought=captain.fought,
        retreated=captain.retreated,
    )


@lru_cache(maxsize=MEMORY)
def _backs(ships: tuple[str, ...], seen: tuple[str, ...]) -> tuple[int, int]:
    """Count the blue and the red backs of ships that nobody else has seen."""
    colours = [SHIPS[ship].colour for ship in ships if ship not in seen]
    return colours.count(Colour.BLUE), colours.count(Colour.RED)


def _catches(state: State) -> tuple[Catch, ...]:
    top = state.agenda[-1]
    if not isinstance(top, Gaining):
        return ()
    return tuple([catch_view(state, each) for each in catches_in((top,))])


def _piles(state: State) -> Piles:
    return Piles(
        ships=len(state.ships.deck),
        cities=len(state.cities),
        armies=len(state.armies.deck),
        compensations=len(state.compensations.deck),
        ship_discard=state.ships.discard,
        out_of_play=state.gone,
        city_discard=state.city_discard,
        army_discard=state.armies.discard,
        compensation_discard=state.compensations.discard,
    )
