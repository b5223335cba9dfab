"""Phase 2, cities: C-1."""

from msgspec.structs import replace

from engine.tremble.events import CitiesLaid
from engine.tremble.frames import LayingCities
from engine.tremble.state import State, Step, popped, tell
from engine.tremble.tables import CITIES


def proceed(state: State, _frame: LayingCities) -> Step:
    """Lay a city on every space."""
    count = len(state.spaces)
    cities = state.cities[:count]
    state = replace(state, spaces=cities, cities=state.cities[count:])
    return popped(state), tell(CitiesLaid(tuple(CITIES[city] for city in cities)))
