"""Decks and discards: dealing, and refilling a deck that runs out."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Draw, Shuffle

Sort: TypeAlias = Callable[[Iterable[str]], tuple[str, ...]]


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A face-down deck, its next card first, and its face-up discard."""

    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    shuffles: int = 0
    late: int = 0  # how many of the last discards came in this phase and stay there for now


def refill(pile: Pile, need: int, name: str) -> Draw | None:
    """Ask for a shuffle of the discard where the deck is too small and that would help."""
    size = len(pile.discard) - pile.late
    if len(pile.deck) >= need or size == 0:
        return None
    return Draw(f"{name}:{pile.shuffles + 1}", Shuffle(size))


def refilled(pile: Pile, order: tuple[int, ...], sort: Sort) -> Pile:
    """Put the shuffled discard under the deck; it was sorted first, which tells nobody anything."""
    pool = sort(pile.discard[: len(order)])
    return Pile(
        deck=pile.deck + tuple(map(pool.__getitem__, order)),
        discard=pile.discard[len(order) :],
        shuffles=pile.shuffles + 1,
        late=pile.late,
    )


def taken(pile: Pile, count: int) -> tuple[tuple[str, ...], Pile]:
    """Draw cards from the top: `count`, or as many as there are."""
    return pile.deck[:count], replace(pile, deck=pile.deck[count:])


def laid(pile: Pile, cards: tuple[str, ...]) -> Pile:
    """Lay cards on the discard."""
    return replace(pile, discard=pile.discard + cards)
