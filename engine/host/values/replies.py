"""What the host answers: panels, receipts and glances."""

from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Over, Seat
from engine.core.codec import Kept
from engine.core.forms import Choices, Form
from engine.core.table import SeatStatus
from engine.core.words import Text
from engine.host.values.records import GameInfo


class Recorded(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a captain answered last and what it `came_to`, in words, with the code of its receipt.

    What was answered for a captain who `missed` the question has none.
    """

    group: str
    sitting: str
    kept: Kept = msgspec.field(name="chosen")  # with its JSON: each step keeps those of all seats
    code: str
    earlier: "Recorded | None" = None  # the one before in a sitting, in case this is taken back
    missed: bool = False
    came_to: tuple[Text, ...] = ()
    suggested: bool = False  # whether what was missed counted as it was filled in

    @property
    def chosen(self) -> Choices:
        """Return what is chosen, field by field."""
        chosen: Choices = self.kept.value(Choices)
        return chosen


class Recap(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a part of a game took from a captain and brought them; it comes with the next question.

    Losses come first, and as soon as there is a question: what they brought is summed up later.
    """

    text: Text | None
    post: int  # number of the one that tells it at length
    group: str = ""  # the question it came with, once there was one
    lost: tuple[Text, ...] = ()

    @property
    def texts(self) -> tuple[Text, ...]:
        """List all it says, the losses in front."""
        return self.lost if self.text is None else (*self.lost, self.text)


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """All that a captain's order panel shows; group, ask and form are None if nothing is asked."""

    game: GameInfo
    seat: Seat
    view: Any
    status: SeatStatus
    group: str | None = None
    sitting: str = ""
    ask: Ask | None = None
    form: Form | None = None
    due: float | None = None
    until: float | None = None  # when a captain who missed too much is waited for alone no more
    receipt: str | None = None  # the code of the answer that is recorded, if one is
    before: Recorded | None = None  # what this seat answered last, to a question before this
    only: bool = False  # whether there is no other answer, so that it is not asked for
    by_rule: bool = False  # whether that was not chosen, but answered by an order or a rule
    more: int = 0  # extensions left, where one can be had now
    order: int | None = None  # number of the post that asks it, where one does
    back: str | None = None  # the open group, where the last answer may be taken back alone
    recap: Recap | None = None  # what came of the part of the game before, where that is news
    lesson_over: bool = False  # whether this is the first question after the guided turn
    hint: str = ""  # what the lesson tells with this question, by name
    news: int | None = None  # number of the post in which it is told what happens
    asked: tuple[Seat, ...] = ()  # who is asked now, whether or not they have answered
    window: bool = False  # what is asked closes by the clock alone


class Receipt(msgspec.Struct, frozen=True):
    """Proof that an answer is kept: its number rises within the game and is never given twice.

    People are shown the code: the number would tell how often others changed their minds, the
    code depends on nothing but the answer it is for.
    """

    panel: Panel
    number: int
    answer: Answer
    code: str


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """A look at a game: all seats' statuses, those of others as far as the table tells."""

    game: GameInfo
    view: Any  # None while the game is in its lobby
    group: str | None = None
    asks: tuple[Ask, ...] = ()
    statuses: tuple[SeatStatus | None, ...] = ()  # None where the table does not tell
    answered: int | None = None  # how many of those asked are done; None where it is not told
    due: float | None = None  # sooner where only those are missing who missed too much
    until: float | None = None  # when it would close if only such captains were missing
    more: int = 0  # extensions left to the viewer, where one can be had now
    over: Over | None = None
