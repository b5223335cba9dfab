"""Making views from the state, field by field: what is not named here is not shown (section 7)."""

from engine.core.asks import Viewer
from engine.tremble.attack import fuel_limit
from engine.tremble.cards import Colour
from engine.tremble.catch import catch_view
from engine.tremble.ending import matches
from engine.tremble.frames import (
    Buying,
    Catching,
    Collecting,
    EndingTurn,
    Engaging,
    Finished,
    Frame,
    LayingCities,
    MovingEnemies,
    Planning,
    Revealing,
    Rewarding,
    SettingUp,
    Transferring,
)
from engine.tremble.reveal import attacks_of
from engine.tremble.state import Captain, State, claimant_of
from engine.tremble.tables import (
    CITIES,
    COMPENSATIONS,
    SHIPS,
    TASKS,
    cards_in,
    ships_in,
    stations_in,
)
from engine.tremble.view import (
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
    Collecting: Phase.REWARD,
    Catching: Phase.REWARD,
    EndingTurn: Phase.REWARD,
    Finished: Phase.OVER,
}


class _Shared:
    """The public view that was made last: all viewers of a state share it."""

    def __init__(self) -> None:
        self._last: tuple[State, PublicView] | None = None

    def of(self, state: State) -> PublicView:
        """Return the public view of `state`."""
        last = self._last
        if last is not None and last[0] is state:
            return last[1]
        view = _public(state)
        self._last = (state, view)
        return view


_SHARED = _Shared()


def make_view(state: State, viewer: Viewer) -> TrembleView:
    """Make all that `viewer` may see."""
    public = _SHARED.of(state)
    if viewer is None:
        return TrembleView(public, None)
    captain = state.captains[viewer]
    own = OwnView(
        seat=viewer,
        ships=ships_in(captain.ships),
        offer=cards_in(captain.offer),
        compensations=tuple(COMPENSATIONS[card] for card in captain.compensations),
        basket=captain.basket,
    )
    return TrembleView(public, own)


def _public(state: State) -> PublicView:
    return PublicView(
        turn=state.turn,
        phase=PHASES.get(type(state.frame), Phase.BATTLE),
        fuel=fuel_limit(state.turn),
        captains=tuple(_captain(seat, each) for seat, each in enumerate(state.captains)),
        spaces=tuple(
            _space(state, number, city) for number, city in enumerate(state.spaces, start=1)
        ),
        tasks=tuple(Standing(TASKS[task], matches(task, state)) for task in state.tasks),
        attacks=attacks_of(state),
        battles=state.battles,
        catches=_catches(state),
        piles=_piles(state),
        ledger=Ledger(
            agenda=state.agenda,
            offers=tuple(len(captain.offer) for captain in state.captains),
            shuffles=(
                state.ships.shuffles,
                state.armies.shuffles,
                state.compensations.shuffles,
            ),
            late=(state.armies.late, state.compensations.late),
        ),
    )


def _space(state: State, number: int, city: str | None) -> Space:
    if city is None:
        return Space(number, None)
    return Space(number, CITIES[city], claimant_of(state, number) if state.claimed else None)


def _captain(seat: int, captain: Captain) -> CaptainView:
    colours = [SHIPS[ship].colour for ship in captain.ships if ship not in captain.seen]
    return CaptainView(
        seat=seat,
        humans=captain.humans,
        seen=ships_in(captain.seen),
        backs_blue=colours.count(Colour.BLUE),
        backs_red=colours.count(Colour.RED),
        stations=tuple(
            StationView(each, used=each.id in captain.used)
            for each in stations_in(captain.stations)
        ),
        trophies=tuple(CITIES[city] for city in captain.trophies),
        compensations=len(captain.compensations),
        credits=captain.credits,
        fresh=captain.fresh,
        extra_fuel=captain.extra_fuel,
    )


def _catches(state: State) -> tuple[Catch, ...]:
    frame = state.frame
    return (catch_view(state, frame),) if isinstance(frame, Catching) else ()


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
