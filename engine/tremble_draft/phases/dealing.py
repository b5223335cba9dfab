"""Phase 3, intelligence: TD-5. An army interrupts the deal until all searchers have met it."""

from msgspec.structs import replace

from engine.invasion.battles.battle_phase import tell
from engine.kit.agenda import popped, pushed
from engine.tremble_draft.cards.tables import ARMIES, CITIES
from engine.tremble_draft.phases.turns import ATTACKS
from engine.tremble_draft.table.events import ArmyTurned, CityLaid
from engine.tremble_draft.table.frames import Dealing, MeetingArmy
from engine.tremble_draft.table.state import State, Step


def proceed(state: State, _frame: Dealing) -> Step:
    """Turn up the next card: a city for the next space, or an army to be met (TD-5.2)."""
    laid = len([city for city in state.spaces if city is not None])
    if laid == len(state.spaces) or not state.deck:
        return _over(popped(state), laid), ()
    card, deck = state.deck[0], state.deck[1:]
    state = replace(state, deck=deck, turned=(*state.turned, card))
    if card in CITIES:
        spaces = (*state.spaces[:laid], card, *state.spaces[laid + 1 :])
        return replace(state, spaces=spaces), tell(CityLaid(laid + 1, CITIES[card]))
    number = len([each for each in state.turned if each in ARMIES])
    seats = tuple([seat for seat, each in enumerate(state.captains) if each.searches])
    told = tell(ArmyTurned(ARMIES[card], number, seats))
    if seats:
        return pushed(state, MeetingArmy(card, number)), told
    return replace(state, army_discard=(*state.army_discard, card)), told


def _over(state: State, cities: int) -> State:
    """Go on with attacks where there is a city to attack (TD-2.4)."""
    return replace(state, agenda=state.agenda + ATTACKS[::-1]) if cities else state
