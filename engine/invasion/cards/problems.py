"""What must be true of every state of every edition: cards are conserved, groups are sound."""

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.asks import Seat
from engine.invasion.cards.attack import attack_total
from engine.invasion.cards.groups import Fleet, Group


def joined(piles: Iterable[tuple[str, ...]]) -> list[str]:
    """Put piles together."""
    return [card for pile in piles for card in pile]


def compared(name: str, found: Iterable[str], expected: Iterable[str]) -> Iterator[str]:
    """Look for cards that are missing, doubled or strangers."""
    if sorted(found) != sorted(expected):
        yield f"{name} are missing or doubled"


def attacks(state: Any, fleet: Fleet[Any, Any, Any]) -> Iterator[str]:
    """Look for ships that attack without leave, and totals that are not theirs."""
    sent = joined(group.ships + group.lost for group in state.groups)
    if len(set(sent)) < len(sent):
        yield "a ship attacks twice"
    for group in state.groups:
        if 1 <= group.space <= len(state.spaces):
            yield from _group(state, group, fleet)
        else:
            yield "a group is beyond the board"
    for battle in state.battles:
        attackers = {
            (group.seat, group.total) for group in state.groups if group.space == battle.space
        }
        fighters = {(fighter.seat, fighter.total) for fighter in battle.fighters}
        if fighters != attackers:
            yield f"other captains fight for space {battle.space} than attack it"


def _group(state: Any, group: Group, fleet: Fleet[Any, Any, Any]) -> Iterator[str]:
    squad = set(state.captains[group.seat].ships)
    if not squad.issuperset(group.ships):
        yield f"seat {group.seat} attacks with ships that are not in the squad"
    if squad.intersection(group.lost):
        yield f"seat {group.seat} still has a ship that was destroyed"
    city = state.spaces[group.space - 1]
    if city is None:
        return
    ships = fleet.ships_in(fleet.canonical(group.ships + group.lost))
    if attack_total(ships, fleet.cities[city]) != group.total:
        yield f"the total of seat {group.seat} at space {group.space} is wrong"


def fuel_used(state: Any, seat: Seat, fleet: Fleet[Any, Any, Any]) -> int:
    """Add up what all ships need that a seat has sent."""
    own = joined(group.ships + group.lost for group in state.groups if group.seat == seat)
    return sum(ship.fuel for ship in fleet.ships_in(own))
