"""The board as a reveal left it: who came for which city and won it, and what all have since.

In one step a reveal may end and the next turn begin, so that nobody ever saw this board: it is put
together of what everybody saw before and sees now, and of what they were told between.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from render.invasion.facts.facts import is_over
from render.invasion.facts.following import Unfolds, battles_in, moved, plans_in, without_lost


def came_out(
    before: Any, view: Any, events: Sequence[Any], story: type[Unfolds[Any, Any, Any]]
) -> Any:
    """Take the cities from `before`, what all have from `view`, and the fights from the events."""
    plans, fights = plans_in(events), dict[int, Any]()
    attacks = moved(before.attacks if plans is None else plans.attacks, events, story.moves)
    attacks = tuple(_without_lost(attack, events, story.loss) for attack in attacks)
    cities = {space.number: space.city for space in before.spaces}
    if plans is not None:
        cities |= dict(enumerate(plans.cities, start=1))
    for battle in (*before.battles, *battles_in(events, story.fight)):
        fights[battle.space] = battle
    for event in events:
        if isinstance(event, story.taken) and event.space not in fights:
            fights[event.space] = story.fight(event.space, (), event.seat)
    there = {attack.space for attack in attacks}
    spaces = tuple(
        replace(space, city=cities[space.number] if space.number in there else None)
        for space in before.spaces
    )
    captains = _paid_by_reveal(before, view, events, story)
    battles = tuple(fights.values())
    return replace(view, captains=captains, spaces=spaces, attacks=attacks, battles=battles)


def _paid_by_reveal(
    before: Any, view: Any, events: Sequence[Any], story: type[Unfolds[Any, Any, Any]]
) -> tuple[Any, ...]:
    """Leave out what the end of a game brings, of which the podium tells."""
    if not is_over(view):
        captains: tuple[Any, ...] = view.captains
        return captains
    humans = {one.seat: one.humans for one in before.captains}
    for event in events:
        if isinstance(event, story.taken):
            humans[event.seat] = event.total
        elif isinstance(event, story.paid):
            humans[event.seat] += event.humans
    return tuple(replace(captain, humans=humans[captain.seat]) for captain in view.captains)


def _without_lost(attack: Any, events: Sequence[Any], loss: type[Any]) -> Any:
    lost = [
        (event.seat, event.ship)
        for event in events
        if isinstance(event, loss) and event.space == attack.space
    ]
    return without_lost(attack, lost)
