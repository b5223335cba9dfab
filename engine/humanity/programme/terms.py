"""What a programme says: its fields and options by key, and how it is kept."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import permutations
from typing import NamedTuple

from engine.core.asks import Answer
from engine.humanity.base.grid import NAMES

PROGRAMME = "programme"  # the kind of question
WHO, WISH, ELSE, COLOUR, CELLS = "who", "wish", "else", "colour", "cells"
KINDS = (WHO, WISH, ELSE, COLOUR, CELLS)
ORDER = "order"  # of the turns that are written: their numbers, as `2.1.3`
WORK, BEST, ASK = "work", "best", "ask"
PLAIN = (WORK, BEST, ASK)
"""Wishes that name no tile: they can always be done, so that nothing is wished in their place."""

TURNS = 5
"""So many turns a programme has at most: of three astronauts, and of two who are woken."""

ORDERS: dict[str, tuple[int, ...]] = {
    ".".join(map(str, turns)): turns
    for crew in (2, 3)
    for turns in permutations(range(1, crew + 1))
}
"""The orders of turns by key; who is woken acts after all of them."""


class Barred(StrEnum):
    """Why a wish comes to nothing; the nearer it was to being done the later."""

    GONE = "gone"  # it lies out no more
    POOR = "poor"  # it cannot be paid
    PLACE = "place"  # it may not lie where its astronaut stands


class Wish(NamedTuple):
    """What a player wants of one turn: the first that can be done, else work."""

    turn: int = 0  # of the round
    who: int | None = None
    wanted: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()  # to work on first, where it comes to work
    colour: str = ""  # of a module that may be of two; none for the one that brings more


def key_of(kind: str, turn: int) -> str:
    """Name a field for a turn of the round."""
    return f"{kind}.{turn}"


def spelled(wish: Wish) -> Answer:
    """Spell a wish for its turn: what is wanted, and what in its place."""
    return {
        key_of(WHO, wish.turn): () if wish.who is None else (str(wish.who + 1),),
        key_of(WISH, wish.turn): wish.wanted[:1],
        key_of(ELSE, wish.turn): wish.wanted[1:],
        key_of(CELLS, wish.turn): tuple([NAMES[each] for each in wish.cells]),
    }


def in_order(answer: Answer) -> tuple[int, ...]:
    """List the turns that are written in the order in which they are taken."""
    said = next((ORDERS[key] for key in answer.get(ORDER, ()) if key in ORDERS), ())
    return (*said, *range(len(said) + 1, TURNS + 1))


def kept(answer: Answer) -> tuple[str, ...]:
    """Spell a programme to be kept in secret: words of their own, which no form offers.

    Its turns are numbered as they are taken.
    """
    taken = enumerate(in_order(answer), start=1)
    keys = [(key_of(kind, turn), key_of(kind, at)) for at, turn in taken for kind in KINDS]
    return tuple([f"{key}.{option}" for was, key in keys for option in answer.get(was, ())])


def wishes_left(programme: tuple[str, ...]) -> Iterator[Wish]:
    """Yield what is wished of each turn to come."""
    for turn in sorted({int(word.split(".")[1]) for word in programme}):
        said = {kind: _said(programme, key_of(kind, turn)) for kind in KINDS}
        who = int(said[WHO][0]) - 1 if said[WHO] else None
        cells = tuple([NAMES.index(each) for each in said[CELLS]])
        colour = next((each for each in said[COLOUR] if each != BEST), "")
        yield Wish(turn, who, (*said[WISH], *said[ELSE]), cells, colour)


def without(programme: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Return what is left of a programme once what it says of a turn is done."""
    return tuple([word for word in programme if word.split(".")[1] != str(turn)])


def _said(programme: tuple[str, ...], key: str) -> tuple[str, ...]:
    start = f"{key}."
    return tuple([word.removeprefix(start) for word in programme if word.startswith(start)])
