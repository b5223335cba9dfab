"""What a seat sees as numbers: each fact has a fixed place in a vector, found by its name.

The name of a fact is its path in the view and, for a word, the word itself; its place is a digest
of that name. So a place means the same for every seed and needs no list; two facts may share one,
the more seldom the wider the vector is. Things in a row are named by their place in it, words
there also without it: which cards are in a hand counts, not only where.
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

WIDTH = 4096
LIMIT = 1000.0
"""No number in a vector is larger, whatever a game counts."""
ANYWHERE = "*"


def features(value: object, root: str, width: int) -> Vector:
    """Return the facts of a value as a vector; `root` tells parts of what is seen apart."""
    vector = np.zeros(width, np.float32)
    for path, amount in facts(msgspec.to_builtins(value), root):
        vector[_place(path, width)] += amount
    return np.clip(vector, -LIMIT, LIMIT)


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
def _place(path: str, width: int) -> int:
    return int.from_bytes(blake2b(path.encode(), digest_size=8).digest(), "big") % width
