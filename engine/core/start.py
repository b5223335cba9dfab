"""The start of a game: what a post fixes before anything is drawn, and what the post adds.

The post shows the digest of the header. Its own id, which Discord makes afterwards, is mixed into
chance together with that digest.
"""

import hashlib
import re
from functools import lru_cache

import msgspec

from engine.core.asks import Setup
from engine.core.chance import SeededChance

FORMAT = "mothership-game/2"
AT_ONCE = 64  # games whose chance stays set up
_ID = re.compile("[1-9][0-9]{0,19}", re.ASCII)


class Header(msgspec.Struct, frozen=True, tag="header", forbid_unknown_fields=True):
    """What the start post fixes, before anybody can know what will be drawn."""

    format: str
    rules: str
    data_hash: str
    setup: Setup
    captains: tuple[str, ...]  # public codes, by seat
    lines: tuple[str, ...]  # what captains typed for this, by seat; empty where nothing
    commitment: str
    repeated: int  # how many start posts went before this one and were not found again


class StartPost(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The post that fixed the header."""

    post: str  # its id
    name: str  # the public id of this game; it may be kept under another elsewhere


def header_digest(header: Header) -> str:
    """Return the digest that the start post shows."""
    return hashlib.sha256(b"\n" + msgspec.json.encode(header, order="deterministic")).hexdigest()


def chance_of(key: bytes, header: Header, post: str) -> SeededChance:
    """Make the chance of a game whose header was fixed by the post with this id."""
    return _seeded(key, header_digest(header), post)


@lru_cache(maxsize=AT_ONCE)
def _seeded(key: bytes, digest: str, post: str) -> SeededChance:
    """Set chance up; each group that closes wants that of its game again."""
    return SeededChance(key, (digest, post))


def is_id(name: str) -> bool:
    """Tell whether this can be the id of a post, as Discord spells it, or the number of a game."""
    return bool(_ID.fullmatch(name))
