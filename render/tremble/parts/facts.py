"""What pictures and texts alike read from a public view."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.tremble.cards.cards import City
from engine.tremble.table.view import (
    Attack,
    Battle,
    CaptainView,
    Catch,
    Phase,
    PublicView,
    Standing,
)
from render.invasion.facts.facts import attacks_at, battle_at, came_since


class Gain(NamedTuple):
    """What a captain has won or lost since an earlier view."""

    humans: int = 0
    trophies: tuple[City, ...] = ()
    tasks: frozenset[str] = frozenset()  # ids of those for which more trophies count now


Gains: TypeAlias = tuple[Gain, ...]
"""By seat."""


Grown: TypeAlias = tuple[frozenset[str], ...]
"""By seat the ids of tasks for which more trophies count now."""


class Fate(NamedTuple):
    """What goes on over a space."""

    attacks: tuple[Attack, ...] = ()
    battle: Battle | None = None
    catch: Catch | None = None

    @property
    def others(self) -> tuple[Attack, ...]:
        """List who came and left the city to whoever catches there."""
        if self.catch is None:
            return ()
        return tuple(attack for attack in self.attacks if attack.seat != self.catch.seat)


def gains_since(view: PublicView, before: PublicView | None) -> Gains:
    """Compare two views, captain by captain; nothing is new where there is no earlier one."""
    earlier = view if before is None else before
    late = view.tasks
    early = {each.task.id: each.counts for each in earlier.tasks} if earlier.tasks else None
    came = came_since(view, before)
    return tuple(
        Gain(humans, trophies, _grown(late, early, seat))
        for seat, (humans, trophies) in enumerate(came)
    )


def tasks_of(gains: Gains) -> Grown:
    """Take what is new of the tasks alone."""
    return tuple(gain.tasks for gain in gains)


def _grown(
    late: Sequence[Standing], early: Mapping[str, Sequence[int]] | None, seat: Seat
) -> frozenset[str]:
    """Tell where a captain has more trophies than before; nowhere if tasks are dealt only since."""
    if early is None:
        return frozenset()
    return frozenset(
        each.task.id
        for each in late
        if each.counts[seat] > (early[each.task.id][seat] if each.task.id in early else 0)
    )


def fate_at(view: PublicView, number: int) -> Fate:
    """Find all that goes on over a space."""
    attacks = tuple(attacks_at(view, number))
    return Fate(attacks, battle_at(view, number), catch_at(view, number))


def catch_at(view: PublicView, number: int) -> Catch | None:
    """Find the catch under way on a space."""
    return next((catch for catch in view.catches if catch.space == number), None)


def still_fresh(public: PublicView, captain: CaptainView) -> int:
    """Count the cards that a captain may use from the next turn on, where there is one."""
    return 0 if public.phase is Phase.OVER else captain.fresh


def fuel_added(public: PublicView, captain: CaptainView) -> int:
    """Count the fuel a captain added to this turn's; at the end there is no turn any more."""
    return 0 if public.phase is Phase.OVER else captain.extra_fuel
