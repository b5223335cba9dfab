"""The show: which posts of a running game are still being told, and what they say so far."""

import msgspec

from engine.core.asks import Answer, Seat
from engine.core.words import Text
from engine.host.values.deadlines import Deadline


class Seal(msgspec.Struct, frozen=True):
    """The seal of one order; answer and salt are None as long as the rules keep them secret."""

    group: str
    seat: Seat
    code: str
    answer: Answer | None = None
    salt: str | None = None


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A post that grows while its scene lasts; it is edited in place."""

    name: str
    post: int  # its number
    first: int  # steps of the game told in it, for those who ask why
    last: int
    before: msgspec.Raw = msgspec.Raw(b"null")  # what everybody saw before the first of them
    story: tuple[msgspec.Raw, ...] = ()  # public events, as JSON
    late: tuple[Seat, ...] = ()  # who did not answer in time
    ordered: tuple[Seat, ...] = ()  # for whom standing orders answered
    seals: tuple[Seal, ...] = ()  # of orders that were answered together
    steps: tuple[int, ...] = ()  # how long the story was before each step that can be taken back


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """Public lines that stand in one post while nothing is posted below it."""

    post: int
    texts: tuple[Text, ...]
    at: float  # when the last line came


class OpenSitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The questions to a seat that belong together; they share a message and a clock.

    While the seat is asked its clock is that of the open question; it rests while others are.
    """

    name: str
    post: int = 0  # number of the order, where there is one
    clock: Deadline | None = None  # as it stood when others were asked
    rests: float = 0.0  # since when
    missed: bool = False  # it counts once, however many questions nobody answered
    outer: "OpenSitting | None" = None  # the one of this seat within which it began


class OpenPosts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was posted last and may still change."""

    scene: Scene | None = None
    sittings: dict[Seat, OpenSitting] = {}
    notes: Notes | None = None
    called: dict[Seat, float] = {}  # when a captain was last mentioned
