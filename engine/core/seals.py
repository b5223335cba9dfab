"""Seals: a short code fixes an order before anybody else may see it.

The code is a hash of the order and of a salt that only the game's key gives away. It stands on
the captain's receipt and in the post that closes the phase; with the key, anybody can make it
again. The salt belongs to a group and a seat, and a group's id changes when it is asked again.
"""

import base64
import hashlib
import hmac
from collections.abc import Iterable, Iterator
from functools import reduce

import msgspec

from engine.core.asks import Answer, Seat
from engine.core.log import Closed, Entry, Source, Undone

SALT_BYTES = 16
CODE_BYTES = 10  # 80 bits: 16 letters and digits
CHAIN_DIGITS = 20  # the same number of bits, in hex, so that nobody takes it for a receipt
LETTERS = 4  # written together


class SealedOrder(msgspec.Struct, frozen=True):
    """An order that counted, with what its code was made of."""

    group: str
    seat: Seat
    answer: Answer
    source: Source
    salt: str  # hex
    code: str


def salt_of(key: bytes, group: str, seat: Seat) -> bytes:
    """Return the salt of what a seat answers to a group; `key` is the game's."""
    return hmac.digest(key, f"salt {group} {seat}".encode(), "sha256")[:SALT_BYTES]


def code_of(salt: bytes, group: str, seat: Seat, answer: Answer) -> str:
    """Return the code of an order: SHA-256 of salt and order, cut to 80 bits, in base 32."""
    digest = hashlib.sha256(salt + spelled(group, seat, answer)).digest()
    letters = base64.b32encode(digest[:CODE_BYTES]).decode()
    return "-".join([letters[at : at + LETTERS] for at in range(0, len(letters), LETTERS)])


def spelled(group: str, seat: Seat, answer: Answer) -> bytes:
    """Spell an order in the one way that is sealed: fields by name, empty ones left out."""
    chosen = {field: options for field, options in answer.items() if options}
    return msgspec.json.encode([group, seat, chosen], order="deterministic")


def seal(key: bytes, group: str, seat: Seat, answer: Answer) -> str:
    """Return the code that stands on the receipt of an order."""
    return code_of(salt_of(key, group, seat), group, seat, answer)


def chain_of(codes: Iterable[str], before: str = "") -> str:
    """Return the code of orders, one after the other."""
    return reduce(chained, codes, before)


def chained(chain: str, code: str) -> str:
    """Return the code of all orders so far, from that of all before and the code of the next."""
    return hashlib.sha256(f"{chain} {code}".encode()).hexdigest()[:CHAIN_DIGITS]


def named(group: str, undos: int) -> str:
    """Return the id of a group as it was asked after so many undos."""
    return f"{group}~{undos}" if undos else group


def sealed(key: bytes, log: tuple[Entry, ...]) -> Iterator[SealedOrder]:
    """List the orders of a game in the order of its log, those that were undone included."""
    undos = 0
    for entry in log:
        match entry:
            case Undone():
                undos += 1
            case Closed(group=plain, given=orders):
                group = named(plain, undos)
                for order in orders:
                    salt = salt_of(key, group, order.seat)
                    code = code_of(salt, group, order.seat, order.answer)
                    yield SealedOrder(
                        group, order.seat, order.answer, order.source, salt.hex(), code
                    )
