"""Phase 4, reveal: R-1 and R-3. What moves between the two (R-2) is in moves.py."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.invasion.battles import Fighter
from engine.invasion.events import CitySpared, Unopposed
from engine.kit.agenda import popped
from engine.kit.memo import latest
from engine.tremble.cards.cards import City
from engine.tremble.cards.tables import CITIES, canonical, ships_in
from engine.tremble.table.events import PlansRevealed, TrembleEvent
from engine.tremble.table.frames import Engaging, Revealing
from engine.tremble.table.state import Captain, Group, State, Step, city_discarded, tell
from engine.tremble.table.view import Attack, Battle


def proceed(state: State, _frame: Revealing) -> Step:
    """Turn all plans up at the same instant (R-1)."""
    sent: dict[Seat, list[str]] = {seat: [] for seat in range(len(state.captains))}
    for group in state.groups:
        sent[group.seat] += group.ships
    home = tuple([seat for seat, ships in sent.items() if not ships])
    captains = tuple([_shown(state.captains[seat], ships) for seat, ships in sent.items()])
    return popped(replace(state, captains=captains)), tell(
        PlansRevealed(attacks_of(state), home, cities_of(state))
    )


def engage(state: State, _frame: Engaging) -> Step:
    """Look at every city from left to right: nobody, one attacker, or a battle (R-3)."""
    events: list[TrembleEvent] = []
    battles: list[Battle] = []
    there: dict[int, list[Group]] = {}
    for group in state.groups:
        there.setdefault(group.space, []).append(group)
    for space, city in enumerate(state.spaces, start=1):
        groups = there.get(space)
        if city is None:
            continue
        if not groups:
            events.append(CitySpared(space, CITIES[city]))
            state = city_discarded(state, space)
        elif len(groups) == 1:
            events.append(Unopposed(space, CITIES[city], groups[0].seat))
        else:
            fighters = tuple([Fighter(group.seat, group.total) for group in groups])
            battles.append(Battle(space, fighters))
    # Phase 5 begins: what was discarded before it may be shuffled into the deck (RL-12)
    compensations = replace(state.compensations, late=0)
    state = replace(state, battles=tuple(battles), compensations=compensations)
    return popped(state), tell(*events)


def attacks_of(state: State) -> tuple[Attack, ...]:
    """Show all attacks as everybody sees them."""
    return _attacks(state.groups)


@latest
def _attacks(groups: tuple[Group, ...]) -> tuple[Attack, ...]:
    return tuple([attack_of(group) for group in groups])


def cities_of(state: State) -> tuple[City | None, ...]:
    """Show the cities on the spaces from 1."""
    return tuple([CITIES[city] if city is not None else None for city in state.spaces])


def attack_of(group: Group) -> Attack:
    """Show a group as everybody sees it."""
    lost = ships_in(group.lost) if group.lost else ()
    return Attack(group.seat, group.space, ships_in(group.ships), group.total, lost)


def _shown(captain: Captain, sent: list[str]) -> Captain:
    """Note which ships everybody knows from now on (section 7)."""
    new = [ship for ship in sent if ship not in captain.seen]
    return replace(captain, seen=canonical([*captain.seen, *new])) if new else captain
