"""Proceedings: what goes on around a game rather than in it; all of it is public."""

from enum import StrEnum

import msgspec
from msgspec.structs import replace

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
    by: Seat  # who called it
    ayes: tuple[Seat, ...]
    closes: float
    nays: tuple[Seat, ...] = ()
    about: Seat | None = None
    group: str | None = None
    post: int = 0  # number of the post in which it stands
    computer: str = ""  # name of the captain who would take the seat over


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote that somebody called while a group was open; once is enough."""

    group: str
    by: Seat
    matter: Matter
    about: Seat | None = None


class Offer(msgspec.Struct, frozen=True):
    """A seat that somebody may take; nobody sits down without their own word."""

    seat: Seat
    person: int
    by: str  # name of who offers it
    closes: float
    post: int  # number of the post in which it stands
    own: bool = False  # its captain plays on it, and wishes to go


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that somebody gave up, or lost: they know it."""

    seat: Seat
    person: int | None = None
    mark: str = ""  # in place of a person who wanted to be forgotten


class Decline(msgspec.Struct, frozen=True):
    """Somebody who wants no seat; they are not asked again before `until`."""

    person: int
    until: float


class Reminded(msgspec.Struct, frozen=True):
    """When all who owed an answer to a group were last reminded on request."""

    group: str
    at: float


class Tempo(msgspec.Struct, frozen=True):
    """What share of the pace a wait took in this server's games: mostly from `low` to `high`."""

    unhurried: bool  # whether by post, or in one go
    games: int
    low: float
    high: float


class Proceedings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is open beside the question of the rules."""

    pause: Pause | None = None
    vote: Vote | None = None
    motions: tuple[Motion, ...] = ()  # since the open group was opened
    reminded: Reminded | None = None
    offers: tuple[Offer, ...] = ()  # one for a seat at most; some may have run out
    declines: tuple[Decline, ...] = ()  # some may have run out
    former: tuple[Held, ...] = ()  # seats that people know who do not sit on them
    expires: float | None = None  # when a lobby that nobody fills ends
    lost: float | None = None  # since when the bot is not on the game's server any more
    tempos: tuple[Tempo, ...] = ()  # known when the lobby was opened
    called: float | None = None  # when the host wanted to start and others were not ready
    after: int = 0  # the number of the game of which this is a rematch


def without(proceedings: Proceedings, person: int, mark: str = "") -> Proceedings:
    """Return proceedings that know nothing of somebody; where they held a seat, `mark` stays."""
    known = [
        replace(each, person=None, mark=mark) if each.person == person else each
        for each in proceedings.former
    ]
    return replace(
        proceedings,
        former=tuple(dict.fromkeys(each for each in known if each.person or each.mark)),
        declines=tuple(each for each in proceedings.declines if each.person != person),
    )
