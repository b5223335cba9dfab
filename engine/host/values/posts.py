"""Posts: messages the host owes, and those of a running game that are still being told."""

from enum import StrEnum
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Over, Seat
from engine.core.codec import Kept
from engine.core.forms import Choices
from engine.core.words import Text
from engine.host.values.deadlines import Deadline
from engine.host.values.past import History
from engine.host.values.people import Newcomer, Person
from engine.host.values.records import GameInfo
from engine.host.values.replies import Panel, Recap, Recorded


class Seal(msgspec.Struct, frozen=True):
    """The seal of one order; answer and salt are None as long as the rules keep them secret."""

    group: str
    seat: Seat
    code: str
    answer: Answer | None = None
    salt: str | None = None


class Sealed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The orders of a game that have counted, sealed together; `first` of them stand elsewhere."""

    first: int = 0
    count: int = 0
    chain: str = ""  # a code made of the codes of all, one after the other


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A post that grows while its scene lasts; it is edited in place."""

    name: str
    post: int  # its number
    first: int  # steps of the game told in it, for those who ask why
    last: int
    before: Kept | None = None  # what everybody saw before the first of them
    story: tuple[Kept, ...] = ()  # public events
    late: tuple[Seat, ...] = ()  # who did not answer in time
    missed: tuple[str, ...] = ()  # the kinds of questions that they missed
    ordered: tuple[Seat, ...] = ()  # for whom standing orders answered
    sealed: Sealed = Sealed()  # all orders so far, and how many of them before this scene
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


class OpenOrder(msgspec.Struct, frozen=True):
    """The message in which a seat is asked, by the number of its post."""

    group: str
    post: int


class Answered(msgspec.Struct, frozen=True):
    """The clock of a question when it was answered, in case its captain takes that back."""

    clock: Deadline
    until: float  # when the clock of the next question began


class OpenPosts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was posted last and may still change, and what panels show of answers."""

    scene: Scene | None = None
    sittings: dict[Seat, OpenSitting] = {}
    recorded: dict[Seat, Recorded] = {}  # what a captain answered last
    orders: dict[Seat, OpenOrder] = {}  # of those who are asked now
    reminders: dict[Seat, tuple[int, ...]] = {}  # of the open question, by numbers of posts
    summons: tuple[int, ...] = ()  # lines that mention captains, of the open question
    answered: dict[str, Answered] = {}  # by group, until something comes out
    notes: Notes | None = None
    called: dict[Seat, float] = {}  # when a captain was last mentioned
    recaps: dict[Seat, Recap] = {}  # what captains have yet to hear, or hear just now
    lesson_over: str = ""  # the first question after the guided turn, by group
    hints: dict[str, str] = {}  # what a lesson has told, by name: with which question, by group
    sealed: Sealed | None = None  # all orders so far; None where that is to be counted anew
    passed: float = 0.0  # running time of the clock before its question was asked, or a seat taken
    untold: int | None = None  # the first order whose seal is lost with its post, if any is


NONCE_LIMIT = 25


class PostKind(StrEnum):
    """What a post is about."""

    LOBBY = "lobby"
    THREAD = "thread"  # the thread that the game gets under its lobby; it moves there
    START = "start"  # what can change no more; its id goes into the dice, and it is never edited
    READY = "ready"  # to all in a lobby who have yet to say that they are ready
    NEWS = "news"  # what happened in a step, and who is asked now
    ORDER = "order"  # to one seat: what it is asked
    OVER = "over"  # the last events, the result, the key
    NOTE = "note"  # who did what to the game: paused, extended, replaced, away, back
    REMINDER = "reminder"  # to one seat: what it still owes
    RESULT = "result"  # to one seat: how the game ended for it
    VOTE = "vote"  # what captains are asked to agree to, and what came of it
    OFFER = "offer"  # a seat that somebody is asked to take, and what came of it
    BRIEFING = "briefing"  # to one seat: all that who takes it over should know
    FAREWELL = "farewell"  # to a person who has no seat any more
    INVITATION = "invitation"  # to those for whom a lobby was opened: a line that mentions them
    SUMMONS = "summons"  # a line that mentions those whom no direct message reaches
    ANNOUNCEMENT = "announcement"  # to where a server wants to hear how games ended
    CANCELLED = "cancelled"
    HALTED = "halted"
    UNTOLD = "untold"  # stands in the place of one that cannot be read or made


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """One message to a channel or a person, as its audience may see it."""

    id: int
    nonce: str  # the same at every attempt, so that Discord drops a second copy
    mark: str  # short public text in the message, by which `find` knows it again
    kind: PostKind
    game: GameInfo  # as it stands when the post is sent
    channel: int
    seat: Seat | None = None
    person: int | None = None  # whoever sits on `seat` when the post is sent
    card: Person = Person()  # what that person chose; the language as their Discord says else
    newcomer: Newcomer = Newcomer.NO  # how new that person is to games of the kind
    panel: Panel | None = None  # what that person is asked now, where the post shows it
    usual: Choices = ()  # what counts for who does nothing
    past: History | None = None  # the game so far as its audience saw it, where the post tells it
    whole: bool = True  # whether all that belongs into it could be worked out
    view: Any = None
    before: Any = None  # the view before all that is told, where that is known
    events: tuple[Any, ...] = ()
    group: str | None = None
    sitting: str = ""  # whose questions are told in one message
    asks: tuple[Ask, ...] = ()
    window: bool = False  # what is asked closes by the clock alone
    due: float | None = None
    late: tuple[Seat, ...] = ()  # who did not answer in time
    missed: tuple[str, ...] = ()  # the kinds of questions that they missed
    ordered: tuple[Seat, ...] = ()  # for whom standing orders answered
    over: Over | None = None
    key: str | None = None  # the key of chance in hex, once the game is over or cancelled
    digest: str | None = None  # at the start, SHA-256 of what it fixes
    since: float | None = None  # when it was first tried, if it was
    by: int | None = None  # who called the game off
    text: Text | None = None  # why a game was called off
    texts: tuple[Text, ...] = ()  # what notes say
    sealed: Sealed = Sealed()  # the orders whose results are told
    why: tuple[int, int] | None = None  # the first and the last step that is told
    closed: bool = False  # nothing is asked in it any more
    recorded: Recorded | None = None  # what counted for the captain who was asked
    link: str | None = None  # reference of the post in the channel that tells more
    page: str | None = None  # where the world may look at the game, where the post tells that
    called: tuple[int, ...] = ()  # people who are mentioned; nobody else may be
    edits: str | None = None  # reference of the message to edit instead of sending a new one
    repeated: int = 0  # how often it was sent again after an outage; earlier copies may exist

    @property
    def closes(self) -> bool:
        """Tell whether it closes a question or a mention, and is no message of its own."""
        summons = self.kind is PostKind.SUMMONS
        return self.closed and (self.seat is not None or summons or self.puts_away)

    @property
    def puts_away(self) -> bool:
        """Tell whether it tells nothing new: the question that a post asks is closed."""
        return self.closed and self.kind is PostKind.NEWS and bool(self.asks)


def mark_of(game: int, number: int) -> str:
    """Return the mark of the post `number` of a game."""
    return f"#{game}·{number}"
