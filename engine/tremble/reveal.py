"""Phase 4, reveal: R-1 and R-3.

Ships that stations move (R-2, RL-4) and ships that move themselves (A-4, RL-20) act between the
two: further frames on the agenda between the reveal and the sorting of the attacks.
"""

from msgspec.structs import replace

from engine.tremble.events import CitySpared, PlansRevealed, TrembleEvent, Unopposed
from engine.tremble.frames import Revealing
from engine.tremble.state import Captain, Group, State, Step, city_discarded, popped, tell
from engine.tremble.tables import CITIES, canonical, ships_in
from engine.tremble.view import Attack, Battle, Fighter


def proceed(state: State, _frame: Revealing) -> Step:
    """Turn all plans up, then look at every city from left to right."""
    attacks = tuple(attack_of(group) for group in state.groups)
    attackers = {group.seat for group in state.groups}
    home = tuple(seat for seat in range(len(state.captains)) if seat not in attackers)
    events: list[TrembleEvent] = [PlansRevealed(attacks, home)]
    state = replace(
        state,
        captains=tuple(
            _shown(captain, [group for group in state.groups if group.seat == seat])
            for seat, captain in enumerate(state.captains)
        ),
    )
    battles: list[Battle] = []
    for space, city in enumerate(state.spaces, start=1):
        groups = [group for group in state.groups if group.space == space]
        if city is None:
            continue
        if not groups:
            events.append(CitySpared(space, CITIES[city]))
            state = city_discarded(state, space)
        elif len(groups) == 1:
            events.append(Unopposed(space, CITIES[city], groups[0].seat))
        else:
            fighters = tuple(Fighter(group.seat, group.total) for group in groups)
            battles.append(Battle(space, fighters))
    return popped(replace(state, battles=tuple(battles))), tell(*events)


def attack_of(group: Group) -> Attack:
    """Show a group as everybody sees it."""
    ships, lost = ships_in(group.ships), ships_in(group.lost)
    return Attack(group.seat, group.space, ships, group.total, lost)


def _shown(captain: Captain, groups: list[Group]) -> Captain:
    """Note which ships everybody knows from now on (section 7)."""
    sent = {ship for group in groups for ship in group.ships}
    if sent.issubset(captain.seen):
        return captain
    return replace(captain, seen=canonical(sent.union(captain.seen)))
