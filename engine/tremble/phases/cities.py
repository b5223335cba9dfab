"""Phase 2, cities: C-1."""

from msgspec.structs import replace

from engine.invasion.battles.battle_phase import tell
from engine.kit.agenda import popped
from engine.tremble.cards.tables import cities_in
from engine.tremble.table.events import CitiesLaid
from engine.tremble.table.frames import LayingCities
from engine.tremble.table.state import State, Step


def proceed(state: State, _frame: LayingCities) -> Step:
    """Lay a city on every space."""
    count = len(state.spaces)
    cities = state.cities[:count]
    state = replace(state, spaces=cities, cities=state.cities[count:])
    return popped(state), tell(CitiesLaid(cities_in(cities)))
