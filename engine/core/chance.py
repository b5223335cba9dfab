"""Labelled chance: every draw follows from a key, what the start mixes in, its label, and no more.

What is proven, against whom, and what remains possible:

- Against a captain, and against the host of a game: nobody but the operator knows the key, so
  nothing that they choose (when to join, what to type, when to start) is chosen for its outcome.
- Against the operator, who knows the key: its commitment, the rules, the cards, the options and
  the captains are fixed by the digest in the start post, and only then Discord makes the id of
  that post, which is mixed in (`mix`). Nothing can be chosen afterwards, and what is chosen
  before is chosen blindly. The operator can still take the post away and post another, or call
  the game off, having seen what would come: each such try is one more throw and stands in the
  channel for all who watch it. So does a post whose id was there before its words: it is marked
  as edited, or as the answer to a command. Nor does anything here keep the operator from looking
  at what is hidden, or from losing somebody's click.

Keyed by label rather than taken from a stream: a hidden choice that needs one draw more does
not shift any later public one.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping
from struct import Struct
from typing import Protocol

from engine.core.asks import Draw, Roll, Shuffle

KEY_BYTES = 32
_BLOCK = Struct(">8I")  # a digest, as words
_WORD_RANGE = 1 << 32


class Chance(Protocol):
    """Whoever answers draws: the game's key, a script, a log."""

    def outcome(self, draw: Draw) -> tuple[int, ...]:
        """Return the faces of a roll, or the permutation of a shuffle."""
        ...


def commitment(key: bytes) -> str:
    """Return the hex digest that is published before the game and binds `key`."""
    return hashlib.sha256(b"mothership commitment\x00" + key).hexdigest()


class SeededChance:
    """Chance from a secret key and the public names that the start mixed in."""

    def __init__(self, key: bytes, mix: tuple[str, ...] = ()) -> None:
        if any("\x00" in name for name in mix):
            raise ValueError("a mixed name holds a NUL, which parts the names")
        message = b"mothership mix\x00" + "\x00".join(mix).encode()
        self._mac = _mac(hmac.digest(key, message, "sha256"))

    def outcome(self, draw: Draw) -> tuple[int, ...]:
        """Return the one outcome that this key gives `draw`."""
        words = _Words(self._mac, draw.label)
        match draw.spec:
            case Roll(dice=dice, sides=sides):
                return tuple([words.below(sides) + 1 for _ in range(dice)])
            case Shuffle(size=size):
                order = list(range(size))
                for last in range(size - 1, 0, -1):
                    other = words.below(last + 1)
                    order[last], order[other] = order[other], order[last]
                return tuple(order)


class ScriptedChance:
    """Chance that a test dictates, by label; what is not dictated comes from `rest`."""

    def __init__(self, script: Mapping[str, tuple[int, ...]], rest: Chance) -> None:
        self._script = script
        self._rest = rest

    def outcome(self, draw: Draw) -> tuple[int, ...]:
        """Return the dictated outcome of `draw`, or ask the rest."""
        if draw.label in self._script:
            return self._script[draw.label]
        return self._rest.outcome(draw)


def picker(key: bytes, label: str) -> Callable[[int], int]:
    """Return a function that picks from 0 to limit - 1, for players without people."""
    return _Words(_mac(key), label).below


def is_outcome(draw: Draw, outcome: tuple[int, ...]) -> bool:
    """Tell whether `outcome` has the shape that `draw` asks for."""
    match draw.spec:
        case Roll(dice=dice, sides=sides):
            return len(outcome) == dice and all(1 <= face <= sides for face in outcome)
        case Shuffle(size=size):
            return sorted(outcome) == list(range(size))


def _mac(key: bytes) -> hmac.HMAC:
    """Set the key up once, to be copied for every message."""
    return hmac.new(key, digestmod="sha256")


class _Words:
    """An endless row of 32-bit words: HMAC of the label and a running number."""

    def __init__(self, mac: hmac.HMAC, label: str) -> None:
        self._mac = mac
        self._label = label.encode() + b"\x00"
        self._left: list[int] = []  # words of the block not used yet, the next one last
        self._count = 0

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely (by rejection)."""
        fair = _WORD_RANGE - _WORD_RANGE % limit
        while True:
            if not self._left:
                self._left = self._block()
            word = self._left.pop()
            if word < fair:
                return word % limit

    def _block(self) -> list[int]:
        mac = self._mac.copy()
        mac.update(self._label + self._count.to_bytes(4, "big"))
        self._count += 1
        return [*reversed(_BLOCK.unpack(mac.digest()))]
