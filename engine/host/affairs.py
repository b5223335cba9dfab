"""Affairs: what goes on around a game rather than in it; all of it is public."""

from enum import StrEnum

import msgspec

from engine.core.asks import Seat


class Pause(msgspec.Struct, frozen=True):
    """Nothing runs or rings from `since`; at `until` the game goes on by itself."""

    since: float
    until: float


class Matter(StrEnum):
    """What captains can vote on."""

    PAUSE = "pause"
    RESUME = "resume"
    UNDO = "undo"
    REMOVE = "remove"  # give a seat to a computer captain
    CANCEL = "cancel"


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open vote; it lapses at `closes`, and where it is about a group, when that closes."""

    matter: Matter
    ayes: tuple[Seat, ...]
    closes: float
    about: Seat | None = None
    group: str | None = None
    post: int = 0  # number of the post in which it stands


class Affairs(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is open beside the question of the rules."""

    pause: Pause | None = None
    vote: Vote | None = None
    expires: float | None = None  # when a lobby that nobody fills ends
    called: float | None = None  # when the host wanted to start and others were not ready
