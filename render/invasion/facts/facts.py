"""What pictures and texts alike read from a public view of any edition."""

from typing import Any

from engine.core.asks import Seat
from engine.invasion.cards.cards import AnySpace
from render.invasion.facts.views import (
    OVER,
    Attack,
    Captain,
    Fought,
    HasCaptains,
    HasPhase,
    HasSpaces,
    Space,
)


def is_over(view: HasPhase) -> bool:
    """Tell whether the game has ended."""
    return view.phase == OVER


def race_of(view: HasCaptains[Any]) -> tuple[int, ...]:
    """Return what all would have if the game ended now; nothing while that changes nothing."""
    humans = tuple(captain.humans for captain in view.captains)
    foreseen = tuple(view.foreseen)
    return () if foreseen == humans else foreseen


def came_since(
    view: HasCaptains[Any], before: HasCaptains[Any] | None
) -> tuple[tuple[int, tuple[Any, ...]], ...]:
    """Compare two views: the humans and trophies that each captain has won or lost since."""
    earlier = view if before is None else before
    return tuple(
        (now.humans - then.humans, tuple(now.trophies[len(then.trophies) :]))
        for now, then in zip(view.captains, earlier.captains, strict=True)
    )


def ruins_of(
    space: AnySpace, view: HasSpaces[Any, Any, Any], before: HasSpaces[Any, Any, Any] | None
) -> Any:
    """Find the city that was taken or given up since an earlier view of the same turn."""
    if space.city is not None or before is None or before.turn != view.turn:
        return None
    return next((was.city for was in before.spaces if was.number == space.number), None)


def live_spaces(view: HasSpaces[Space, Any, Any]) -> tuple[Space, ...]:
    """Return the spaces worth showing: none while all are empty, or when the game is over."""
    alive = view.attacks or any(space.city is not None for space in view.spaces)
    return tuple(view.spaces) if alive and not is_over(view) else ()


def open_spaces(view: HasSpaces[Space, Any, Any]) -> tuple[Space, ...]:
    """List the spaces where there is a city to go to."""
    return tuple(space for space in live_spaces(view) if space.city is not None)


def attacks_at(view: HasSpaces[Any, Attack, Any], number: int) -> list[Attack]:
    """List who attacks a space."""
    return [attack for attack in view.attacks if attack.space == number]


def battle_at(view: HasSpaces[Any, Any, Fought], number: int) -> Fought | None:
    """Find the battle for a space."""
    return next((battle for battle in view.battles if battle.space == number), None)


def in_order(view: HasCaptains[Captain]) -> list[Captain]:
    """Order captains by seat while the game runs, by their place when it is over."""
    if not is_over(view):
        return list(view.captains)
    return [captain for _, captain in view.places]


def winners(view: HasCaptains[Any]) -> frozenset[Seat]:
    """Return who has won; nobody while the game runs."""
    if not is_over(view):
        return frozenset()
    return frozenset(captain.seat for rank, captain in view.places if rank == 1)
