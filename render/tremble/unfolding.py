"""How a reveal unfolds: the board before it, with all attacks, and with every battle so far.

It holds nothing else, so that a film changes only when there is more to see.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.tremble.cards.cards import City
from engine.tremble.table.events import EnemiesMoved, ShipsTransferred, TrembleEvent
from engine.tremble.table.view import Attack, Battle, Ledger, Phase, Piles, PublicView, Space
from render.invasion.following import Unfolds, battles_in, moved, plans_in

MOVES = (EnemiesMoved, ShipsTransferred)


class Unfolding(Unfolds, msgspec.Struct, frozen=True):
    """A reveal: the cities, who came for them, and the battles that are over."""

    turn: int
    cities: tuple[City | None, ...]
    attacks: tuple[Attack, ...]
    battles: tuple[Battle, ...] = ()

    @property
    def calm(self) -> PublicView:
        """Show the board before it."""
        spaces = tuple(Space(number, city) for number, city in enumerate(self.cities, 1))
        return PublicView(
            self.turn, Phase.REVEAL, 0, (), spaces, (), (), (), (), _NO_PILES, _NO_LEDGER
        )


_NO_PILES = Piles(0, 0, 0, 0, (), (), (), (), ())
_NO_LEDGER = Ledger((), (), (0, 0, 0), (0, 0))


def unfolding(turn: int, events: Sequence[TrembleEvent]) -> Unfolding | None:
    """Follow a reveal by its events; None where they do not tell of one."""
    begun = revealed(turn, events)
    return None if begun is None else replace(begun, battles=battles_in(events, Battle))


def revealed(turn: int, events: Sequence[TrembleEvent]) -> Unfolding | None:
    """Show who came for which city, after all moves; None where these events do not tell."""
    plans = plans_in(events)
    if plans is None:
        return None
    return Unfolding(turn, plans.cities, moved(plans.attacks, events, MOVES))
