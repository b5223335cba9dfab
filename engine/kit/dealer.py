"""Dealing what a view does not show, for the states that its owner imagines."""

from collections.abc import Iterable

from engine.core.asks import Draw, Shuffle
from engine.core.chance import Chance


class Dealer:
    """A shuffled pool of cards that nobody has seen."""

    def __init__(self, name: str, cards: Iterable[str], chance: Chance) -> None:
        pool = list(cards)
        order = chance.outcome(Draw(f"imagine:{name}", Shuffle(len(pool))))
        self._cards = tuple(pool[position] for position in order)

    def deal(self, count: int) -> tuple[str, ...]:
        """Give the next cards."""
        dealt, self._cards = self._cards[:count], self._cards[count:]
        return dealt

    def rest(self) -> tuple[str, ...]:
        """Give all cards that are left."""
        return self.deal(len(self._cards))
