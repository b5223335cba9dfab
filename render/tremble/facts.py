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
    Space,
    Standing,
)


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


def gains_since(view: PublicView, before: PublicView | None) -> Gains:
    """Compare two views, captain by captain; nothing is new where there is no earlier one."""
    earlier = view if before is None else before
    late = view.tasks
    early = {each.task.id: each.counts for each in earlier.tasks} if earlier.tasks else None
    return tuple(
        Gain(
            now.humans - then.humans,
            now.trophies[len(then.trophies) :],
            _grown(late, early, now.seat),
        )
        for now, then in zip(view.captains, earlier.captains, strict=True)
    )


def humans_of(view: PublicView, gains: Gains) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """List the humans of all seats, and how many of them just came."""
    humans = tuple(captain.humans for captain in view.captains)
    return humans, tuple(gain.humans for gain in gains)


def race_of(view: PublicView) -> tuple[int, ...]:
    """List what all would have if the game ended now; nothing while that changes nothing."""
    humans = tuple(captain.humans for captain in view.captains)
    return () if view.foreseen == humans else view.foreseen


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


def ruins_of(space: Space, view: PublicView, before: PublicView | None) -> City | None:
    """Find the city that was taken or given up since an earlier view of the same turn."""
    if space.city is not None or before is None or before.turn != view.turn:
        return None
    return next((was.city for was in before.spaces if was.number == space.number), None)


def live_spaces(view: PublicView) -> tuple[Space, ...]:
    """Return the spaces worth showing: none while all are empty, or when the game is over."""
    alive = view.attacks or any(space.city is not None for space in view.spaces)
    return view.spaces if alive and view.phase is not Phase.OVER else ()


def fate_at(view: PublicView, number: int) -> Fate:
    """Find all that goes on over a space."""
    attacks = tuple(attacks_at(view, number))
    return Fate(attacks, battle_at(view, number), catch_at(view, number))


def attacks_at(view: PublicView, number: int) -> list[Attack]:
    """List who attacks a space."""
    return [attack for attack in view.attacks if attack.space == number]


def battle_at(view: PublicView, number: int) -> Battle | None:
    """Find the battle for a space."""
    return next((battle for battle in view.battles if battle.space == number), None)


def catch_at(view: PublicView, number: int) -> Catch | None:
    """Find the catch under way on a space."""
    return next((catch for catch in view.catches if catch.space == number), None)


def in_order(view: PublicView) -> list[CaptainView]:
    """Order captains by seat while the game runs, by their place when it is over."""
    if view.phase is not Phase.OVER:
        return list(view.captains)
    return [captain for _, captain in view.places]


def winners(view: PublicView) -> frozenset[Seat]:
    """Return who has won; nobody while the game runs."""
    if view.phase is not Phase.OVER:
        return frozenset()
    return frozenset(captain.seat for rank, captain in view.places if rank == 1)


def still_fresh(public: PublicView, captain: CaptainView) -> int:
    """Count the cards that a captain may use from the next turn on, where there is one."""
    return 0 if public.phase is Phase.OVER else captain.fresh


def fuel_added(public: PublicView, captain: CaptainView) -> int:
    """Count the fuel a captain added to this turn's; at the end there is no turn any more."""
    return 0 if public.phase is Phase.OVER else captain.extra_fuel
