"""What a seat sees as numbers: each fact has fixed places in a vector, found by its name.

The name of a fact is its path in the view and, for a word, the word itself; its places are a
digest of that name. So a place means the same for every seed and needs no list. A fact is told at
several places, for some of them are others' too: what is seen can be told from the whole vector
as long as there are fewer names than about four fifths of its width. Things in a row are named by
their place in it, words there also without it: which cards are in a hand counts, not only where.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from math import copysign, log1p
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float32]

WIDTH = 16384
PLACES, PLACE_BYTES = 3, 4  # of a fact; of three, most names can be told apart in a width
LIMIT = 1000.0
"""No number in a vector is larger, whatever a game counts."""
ANYWHERE = "*"


def features(value: object, root: str, width: int) -> Vector:
    """Return the facts of a value as a vector; `root` tells parts of what is seen apart."""
    places: list[int] = []
    amounts: list[float] = []
    for path, amount in facts(msgspec.to_builtins(value), root):
        for place in places_of(path, width):
            places.append(place)
            amounts.append(amount)
    told = np.bincount(np.array(places, np.intp), amounts, minlength=width)
    return np.clip(told, -LIMIT, LIMIT).astype(np.float32)


def facts(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """List the facts in plain data by name: words as 1 beside theirs, numbers drawn together."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from facts(each, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        yield f"{path}#", log1p(len(value))
        for number, each in enumerate(value):
            yield from facts(each, f"{path}.{number}")
        for word in _words_in(value):
            yield f"{path}.{ANYWHERE}={word}", 1.0
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, copysign(log1p(abs(float(value))), float(value))


def _words_in(row: Any) -> Iterator[str]:
    """List the words of a row: its own, and those of the things in it with their names."""
    for each in row:
        if isinstance(each, str):
            yield each
        elif isinstance(each, dict):
            yield from (f"{key}:{word}" for key, word in each.items() if isinstance(word, str))


@lru_cache(maxsize=1 << 16)
def places_of(path: str, width: int) -> tuple[int, ...]:
    """Return where a fact of this name is told."""
    digest = blake2b(path.encode(), digest_size=PLACES * PLACE_BYTES).digest()
    return tuple(
        int.from_bytes(digest[at : at + PLACE_BYTES], "big") % width
        for at in range(0, len(digest), PLACE_BYTES)
    )
