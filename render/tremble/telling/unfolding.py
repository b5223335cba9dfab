"""How a reveal unfolds: the board before it, with all attacks, and with every battle so far.

It holds nothing else, so that a film changes only when there is more to see.
"""

from engine.tremble.cards.cards import City
from engine.tremble.table.events import (
    CityTaken,
    Compensated,
    EnemiesMoved,
    ShipLost,
    ShipsTransferred,
)
from engine.tremble.table.view import Attack, Battle, Ledger, Phase, Piles, PublicView, Space
from render.invasion.facts.following import Unfolds


class Unfolding(Unfolds[City, Attack, Battle], frozen=True):
    """A reveal on a calm board."""

    moves = (EnemiesMoved, ShipsTransferred)
    fight = Battle
    loss = ShipLost
    taken = CityTaken
    paid = (Compensated,)

    @property
    def calm(self) -> PublicView:
        """Show the board before it."""
        spaces = tuple(Space(number, city) for number, city in enumerate(self.cities, 1))
        return PublicView(
            self.turn, Phase.REVEAL, 0, (), spaces, (), (), (), (), _NO_PILES, _NO_LEDGER
        )


_NO_PILES = Piles(0, 0, 0, 0, (), (), (), (), ())
_NO_LEDGER = Ledger((), (), (0, 0, 0), (0, 0))
