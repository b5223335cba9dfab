"""What pictures and texts alike read from a public view."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.tremble.cards import City
from engine.tremble.view import (
    Attack,
    Battle,
    CaptainView,
    Catch,
    Fighter,
    Phase,
    PublicView,
    Space,
    Standing,
)


class Gain(NamedTuple):
    """What a captain has won or lost since an earlier view."""

    humans: int = 0
    trophies: tuple[City, ...] = ()
    tasks: frozenset[str] = frozenset()  # for which more trophies count now


Gains: TypeAlias = tuple[Gain, ...]
"""By seat."""


def gains_since(view: PublicView, before: PublicView | None) -> Gains:
    """Compare two views, captain by captain; nothing is new where there is no earlier one."""
    earlier = view if before is None else before
    return tuple(
        Gain(
            now.humans - then.humans,
            now.trophies[len(then.trophies) :],
            _grown(view.tasks, earlier.tasks, now.seat),
        )
        for now, then in zip(view.captains, earlier.captains, strict=True)
    )


def _grown(now: Sequence[Standing], then: Sequence[Standing], seat: Seat) -> frozenset[str]:
    """Tell for which tasks more trophies of a captain count than before; some are dealt since."""
    before = {early.task.id: early.counts[seat] for early in then}
    return frozenset(
        late.task.id
        for late in now
        if late.counts[seat] > before.get(late.task.id, late.counts[seat])
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


def attacks_at(view: PublicView, number: int) -> list[Attack]:
    """List who attacks a space."""
    return [attack for attack in view.attacks if attack.space == number]


def battle_at(view: PublicView, number: int) -> Battle | None:
    """Find the battle for a space."""
    return next((battle for battle in view.battles if battle.space == number), None)


def catch_at(view: PublicView, number: int) -> Catch | None:
    """Find the catch under way on a space."""
    return next((catch for catch in view.catches if catch.space == number), None)


def fighter_in(battle: Battle | None, seat: Seat) -> Fighter | None:
    """Find a captain in a battle; nobody where they were left alone and never asked (F-2)."""
    if battle is None:
        return None
    own = (fighter for fighter in battle.fighters if fighter.seat == seat)
    return next((one for one in own if one.fights is not None or battle.winner is None), None)


def is_out(battle: Battle | None, fighter: Fighter) -> bool:
    """Tell whether a captain has rolled and lost while others roll on for a tie (F-5)."""
    if battle is None or not fighter.roll:
        return False
    return bool(battle.throwing) and fighter.seat not in battle.throwing


def in_order(view: PublicView) -> list[CaptainView]:
    """Order captains by seat while the game runs, by their place when it is over (RL-11)."""
    if view.phase is not Phase.OVER:
        return list(view.captains)
    return sorted(view.captains, key=_merit, reverse=True)


def placed(view: PublicView) -> list[tuple[int, CaptainView]]:
    """List captains by their place, which equals share (RL-11)."""
    order = in_order(view)
    merits = [_merit(captain) for captain in order]
    return [(1 + merits.index(_merit(captain)), captain) for captain in order]


def winners(view: PublicView) -> set[Seat]:
    """Return who has won; nobody while the game runs."""
    if view.phase is not Phase.OVER:
        return set()
    best = max(_merit(captain) for captain in view.captains)
    return {captain.seat for captain in view.captains if _merit(captain) == best}


def _merit(captain: CaptainView) -> tuple[int, int, int]:
    return (captain.humans, len(captain.trophies), -captain.credits)
