"""The table: one game in progress as a value, with its inbox and its log.

Answers of an open group rest in the inbox, where they can be changed or taken back; they are
applied together when the group closes, and only then do they reach the log.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import force_setattr, replace

from engine.core.anchor import Anchor
from engine.core.asks import (
    PUBLIC,
    Answer,
    Ask,
    Decide,
    Draw,
    Notice,
    Over,
    Pending,
    Seat,
    Setup,
    Sitting,
    Turn,
    Viewer,
    sitting_of,
)
from engine.core.chance import Chance
from engine.core.codec import Kept
from engine.core.contract import AnyGame
from engine.core.derived import NOWHERE, Derived
from engine.core.forms import Field, Form, faults_in, stray_fields
from engine.core.log import Closed, Drawn, Entry, Given, Source, Undone
from engine.core.words import Text, say

LONGEST_SITTING = 500
"""So many questions in a row are answered for an absent seat, even where rules go in circles."""


class Reason(StrEnum):
    """Why a table refuses."""

    TOO_LATE = "too-late"  # the group is closed, or never was
    NOT_ASKED = "not-asked"
    ALREADY_DONE = "already-done"
    NOT_LEGAL = "not-legal"
    NOTHING_TO_UNDO = "nothing-to-undo"


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """A player's mistake, as a value: why, and the faults where an answer is not legal."""

    reason: Reason
    faults: tuple[Text, ...] = ()


class Slip(msgspec.Struct, frozen=True, gc=False):
    """What lies in the inbox for a seat: a draft, or an answer marked done."""

    answer: Answer
    done: bool
    source: Source = Source.PLAYER


class SeatStatus(StrEnum):
    """What a seat owes right now."""

    NOT_NEEDED = "not-needed"
    EMPTY = "empty"
    DRAFT = "draft"
    DONE = "done"


class Table(msgspec.Struct, frozen=True, gc=False):
    """A game in progress; every operation returns a new table or a refusal."""

    game: AnyGame
    setup: Setup
    state: Any
    log: tuple[Entry, ...] = ()
    inbox: dict[Seat, Slip] = {}
    standing: dict[Seat, Answer] = {}
    undos: int = 0
    anchor: Anchor | None = None  # None where nothing can be taken back
    derived: Derived = NOWHERE

    def __post_init__(self) -> None:
        if self.derived.state is not self.state:
            force_setattr(self, "derived", Derived(self.game, self.state))

    def pending(self) -> Pending:
        """Return what the rules wait for."""
        return self.derived.pending()

    def view(self, viewer: Viewer) -> Any:
        """Return all that `viewer` may see."""
        return self.derived.view(viewer)

    def shown(self) -> Kept:
        """Return what everybody sees, to be kept."""
        return self.derived.shown()

    def sitting(self) -> Sitting | None:
        """Return the sitting that the open question belongs to, if any."""
        return sitting_of(self.pending())

    def group(self) -> str | None:
        """Return the id of the open group; it carries the undos so that nothing old matches."""
        return self.derived.group(self.undos)

    def ask_of(self, seat: Seat) -> Ask | None:
        """Return the open question to `seat`, if any."""
        return self.derived.asks().get(seat)

    def status(self, seat: Seat) -> SeatStatus:
        """Tell what `seat` owes; the one source for panels, reminders and deadlines."""
        if self.ask_of(seat) is None:
            return SeatStatus.NOT_NEEDED
        slip = self.inbox.get(seat)
        if slip is None:
            return SeatStatus.EMPTY
        return SeatStatus.DONE if slip.done else SeatStatus.DRAFT

    def is_done(self, seat: Seat) -> bool:
        """Tell whether a seat's answer is marked done."""
        slip = self.inbox.get(seat)
        return slip is not None and slip.done

    def form(self, seat: Seat, draft: Answer | None = None) -> Form | None:
        """Make the form to show to `seat`, for `draft` or what lies in the inbox."""
        ask = self.ask_of(seat)
        return None if ask is None else self.derived.told_form(ask, self._draft(seat, draft))

    def untold_form(self, seat: Seat, draft: Answer | None = None) -> Form | None:
        """Make the same form without its facts, for whoever reads what is chosen or offered."""
        ask = self.ask_of(seat)
        return None if ask is None else self.derived.form(ask, self._draft(seat, draft))

    def comes_to(self, seat: Seat, answer: Answer) -> tuple[Text, ...]:
        """Say what a faultless answer of `seat` comes to, for its receipt."""
        ask = self.ask_of(seat)
        return () if ask is None else self.derived.comes_to(ask, answer)

    def save(self, seat: Seat, group: str, draft: Answer) -> "Table | Refusal":
        """Keep `draft` for `seat`, faults and all; an answer marked done stays as it is."""
        ask = self._open(seat, group)
        if isinstance(ask, Refusal):
            return ask
        form = self.derived.form(ask, draft)
        return self._slip(seat, Slip(form.draft(), done=False))

    def clear(self, seat: Seat, group: str) -> "Table | Refusal":
        """Take a draft out of the inbox, as if nothing had been chosen yet."""
        ask = self._open(seat, group)
        if isinstance(ask, Refusal):
            return ask
        inbox = {other: slip for other, slip in self.inbox.items() if other != seat}
        return replace(self, inbox=inbox)

    def submit(
        self, seat: Seat, group: str, answer: Answer, source: Source = Source.PLAYER
    ) -> "Table | Refusal":
        """Mark `answer` done for `seat`; refuse it if the form still has faults."""
        ask = self._open(seat, group)
        if isinstance(ask, Refusal):
            return ask
        taken, faults = _taken(self.derived.form(ask, answer), answer)
        if faults:
            return Refusal(Reason.NOT_LEGAL, faults)
        return self._slip(seat, Slip(taken, done=True, source=source))

    def withdraw(self, seat: Seat, group: str) -> "Table | Refusal":
        """Take an answer marked done back; it stays as a draft."""
        ask = self._asked(seat, group)
        if isinstance(ask, Refusal):
            return ask
        slip = self.inbox.get(seat)
        if slip is None:
            return self
        return self._slip(seat, Slip(slip.answer, done=False))

    def leave(self, seat: Seat, policy: Answer) -> "Table | Refusal":
        """Leave standing orders for `seat`; where nothing is chosen, take them back."""
        form = self.game.policies(self.view(seat), policy)
        taken, faults = _taken(form, policy)
        if faults:
            return Refusal(Reason.NOT_LEGAL, faults)
        others = {other: left for other, left in self.standing.items() if other != seat}
        if not any(taken.values()):
            return replace(self, standing=others)
        return replace(self, standing={**others, seat: taken})

    def ready(self, *, alone: bool = False) -> bool:
        """Tell whether nothing is waited for: all asked seats are done, and no window is open.

        A window closes at its time and not before, whoever is done; `settle` closes it then.
        Whoever plays `alone`, with computer captains at most, waits for nobody: there is no one
        who could learn anything by it.
        """
        pending = self.derived.pending()
        if not isinstance(pending, Decide):
            return True
        closes = not pending.window or alone or self.setup.seats == 1
        return closes and self._all_done(pending)

    def only_answer(self, seat: Seat) -> Answer | None:
        """Return the one answer that an asked seat has; None where there are several."""
        return self.derived.only_answer(seat)

    def answer_early(self, *, alone: bool = False) -> "Table":
        """Let standing orders answer of which everybody can tell that they will.

        So does the only answer that there is, where that shows nothing: all see what its owner
        sees, nobody else plays (`alone`), or a window keeps it to itself.

        What they answer may hang on hidden cards; that they do must not, for it is seen. In a
        window it is not: there the game's own rule answers for whoever left no orders, or none
        that count at once. A window of no length is closed by orders and rule alone.
        """
        pending = self.derived.pending()
        if not isinstance(pending, Decide):
            return self
        if pending.window == 0:
            return self.expire()
        table = self
        for ask in pending.asks:
            if ask.seat not in self.inbox:
                table = table._answered_early(ask, pending.window, alone=alone) or table
        return table

    def answer_itself(self, seat: Seat) -> "Table":
        """Give the only answer that an asked seat has, where it has one and is not done."""
        ask = self.ask_of(seat)
        if ask is None or self.is_done(seat):
            return self
        return self._by_itself(ask, window=False) or self

    def expire(self) -> "Table":
        """Answer for all who are not done.

        A draft without faults counts, else a standing order, else the suggestion that the form
        shows filled in, else the default. Sections of a draft that are whole count with any of
        these, as they look answered.
        """
        pending = self.derived.pending()
        if not isinstance(pending, Decide):
            return self
        table, window = self, pending.window is not None
        for ask in pending.asks:
            if not table.is_done(ask.seat):
                table = table._answer_for(ask, window=window)
        return table

    def expire_one(self, seat: Seat) -> "Table":
        """Answer for one seat that is asked and not done, as `expire` does for all."""
        pending = self.derived.pending()
        ask = self.ask_of(seat)
        if ask is None or self.is_done(seat) or not isinstance(pending, Decide):
            return self
        return self._answer_for(ask, window=pending.window is not None)

    def settle(self, chance: Chance) -> tuple["Table", tuple[Notice[Any], ...]]:
        """Close the group if all are done, then take draws until somebody must decide again."""
        table = self
        notices: list[Notice[Any]] = []
        pending = table.derived.pending()
        if isinstance(pending, Decide):
            if not table._all_done(pending):
                return table, ()
            table = table._close(pending, notices)
            pending = table.derived.pending()
        while isinstance(pending, Draw):
            entry = Drawn(pending, chance.outcome(pending))
            table = table._drawn(entry, notices)  # noqa: SLF001
            pending = table.derived.pending()
        return table, tuple(notices)

    def expire_sitting(self, chance: Chance) -> tuple["Table", tuple[Notice[Any], ...]]:
        """Play an absent seat's sitting out: answer and settle as long as it goes on."""
        sitting = self.sitting()
        table, notices = self.expire().settle(chance)
        for _ in range(LONGEST_SITTING):
            if sitting is None or table.sitting() != sitting:
                break
            table, more = table.expire().settle(chance)
            notices += more
        return table, notices

    def last_step(self) -> Closed | None:
        """Return the answers that an undo would take back; None where something came out."""
        return None if self.anchor is None else self.anchor.steps[-1]

    def may_undo(self, seat: Seat) -> bool:
        """Tell whether `seat` may take the last step back alone: it gave it, and nobody else."""
        return self.anchor is not None and self.anchor.is_own(seat)

    def undo_own(self, seat: Seat) -> "Table | Refusal":
        """Reopen the last closed group for the one seat that it asked."""
        if not self.may_undo(seat):
            return Refusal(Reason.NOTHING_TO_UNDO)
        return self._undone(seat)

    def undo(self) -> "Table | Refusal":
        """Reopen the last closed group, unless something came out since."""
        if self.last_step() is None:
            return Refusal(Reason.NOTHING_TO_UNDO)
        return self._undone(None)

    def _undone(self, seat: Seat | None) -> "Table":
        """Play again from the anchor, all but the last step; each undo dropped one step."""
        assert self.anchor is not None
        last = self.anchor.steps[-1]
        entry = Undone(len(self.log) - 2 * self.undos - 1, seat)
        return replace(
            self,
            state=self.anchor.state_before_last(self.game),
            log=(*self.log, entry),
            inbox={given.seat: Slip(given.answer, done=False) for given in last.given},
            undos=self.undos + 1,
            anchor=self.anchor.without_last(),
        )

    def _draft(self, seat: Seat, draft: Answer | None) -> Answer:
        """Return `draft`, or else what lies in the inbox."""
        if draft is not None:
            return draft
        slip = self.inbox.get(seat)
        return slip.answer if slip else {}

    def _asked(self, seat: Seat, group: str) -> Ask | Refusal:
        if group != self.derived.group(self.undos):
            return Refusal(Reason.TOO_LATE)
        return self.derived.asks().get(seat) or Refusal(Reason.NOT_ASKED)

    def _open(self, seat: Seat, group: str) -> Ask | Refusal:
        """Return the question to `seat`, unless its answer is marked done."""
        slip = self.inbox.get(seat)
        if slip is None or not slip.done:
            return self._asked(seat, group)
        ask = self._asked(seat, group)
        return ask if isinstance(ask, Refusal) else Refusal(Reason.ALREADY_DONE)

    def _all_done(self, pending: Decide) -> bool:
        for ask in pending.asks:
            slip = self.inbox.get(ask.seat)
            if slip is None or not slip.done:
                return False
        return True

    def _slip(self, seat: Seat, slip: Slip) -> "Table":
        return replace(self, inbox={**self.inbox, seat: slip})

    def _counted(self, ask: Ask, answer: Answer, source: Source) -> "Table | None":
        """Take `answer` as done if its form has no faults."""
        taken, faults = _taken(self.derived.form(ask, answer), answer)
        if faults:
            return None
        return self._slip(ask.seat, Slip(taken, done=True, source=source))

    def _counts_early(self, ask: Ask) -> bool:
        policy = self.standing.get(ask.seat)
        return policy is not None and self.game.early(self.view(PUBLIC), ask, policy)

    def _answered_early(self, ask: Ask, window: float | None, *, alone: bool) -> "Table | None":
        shows_nothing = window is not None or alone or self.derived.is_public(ask.seat)
        if shows_nothing and (table := self._by_itself(ask, window=window is not None)):
            return table
        early = self._counts_early(ask)
        return self._by_policy(ask, ruled=not early) if early or window is not None else None

    def _by_policy(self, ask: Ask, *, ruled: bool = False) -> "Table | None":
        """Answer by orders, or `ruled` by the game alone; None where the owner is to be asked."""
        policy = {} if ruled else self.standing.get(ask.seat, {})
        answer = self.game.standing(self.view(ask.seat), ask, policy)
        source = Source.STANDING if policy else Source.POLICY
        return None if answer is None else self._counted(ask, answer, source)

    def _by_itself(self, ask: Ask, *, window: bool) -> "Table | None":
        """Take the only answer that there is; None where there are several."""
        only = self.only_answer(ask.seat)
        source = Source.POLICY if window else Source.ONLY
        return None if only is None else self._counted(ask, only, source)

    def _answer_for(self, ask: Ask, *, window: bool) -> "Table":
        """Answer for a seat that is not done; in a window nobody is late."""
        if slip := self.inbox.get(ask.seat):
            source = Source.POLICY if window else Source.DRAFT
            if table := self._counted(ask, slip.answer, source):
                return table
        table = self._without_draft(ask, window=window)
        return self._partly(ask, table.inbox[ask.seat].answer, window=window) or table

    def _without_draft(self, ask: Ask, *, window: bool) -> "Table":
        """Answer for a seat whose draft does not count."""
        if (window or self.standing.get(ask.seat)) and (table := self._by_policy(ask)):
            return table
        answer, source = self._unanswered(ask)
        if table := self._counted(ask, answer, Source.POLICY if window else source):
            return table
        raise AssertionError(f"{self.game.id}: the default of {ask.kind} is not legal")

    def _partly(self, ask: Ask, rest: Answer, *, window: bool) -> "Table | None":
        """Count the whole sections of a draft with the rest of an answer; None without any.

        An empty section says nothing. What of the draft is in no section counts with them, unless
        the rest does not go with it.
        """
        slip = self.inbox.get(ask.seat)
        if slip is None:
            return None
        form = self.derived.form(ask, slip.answer)
        parts = [[form.field(key) for key in each.fields] for each in form.sections]
        whole = [part for part in parts if any(f.chosen for f in part) and not _wanting(part)]
        apart = {key for each in form.sections for key in each.fields}
        loose = [f for f in form.fields if f.key not in apart and f.chosen and not _wanting([f])]
        for others in ([loose], []) if whole else ():
            drafted = {field.key: field.chosen for part in [*whole, *others] for field in part}
            answer = {**rest, **drafted}
            source = Source.POLICY if window else Source.PARTLY
            if answer != rest and (table := self._counted(ask, answer, source)):
                return table
        return None

    def _unanswered(self, ask: Ask) -> tuple[Answer, Source]:
        """Return what counts where nobody chose: what is filled in, where that says otherwise."""
        default = self.game.default(self.view(ask.seat), ask)
        suggestion = self.derived.form(ask, {}).suggestion()
        if suggestion in (None, self.derived.form(ask, default).answer()):
            return default, Source.DEFAULT
        return suggestion, Source.SUGGESTION

    def _close(self, pending: Decide, notices: list[Notice[Any]]) -> "Table":
        given: list[Given] = []
        answers: dict[Seat, Answer] = {}
        for ask in pending.asks:
            slip = self.inbox[ask.seat]
            given.append(Given(ask.seat, slip.answer, slip.source))
            answers[ask.seat] = slip.answer
        turn = self.game.decide(self.state, answers)
        entry = Closed(pending.group, tuple(given), turn.barrier)
        anchor = None
        if not turn.barrier:
            anchor = (self.anchor or Anchor(self.state, len(self.log))).with_step(entry)
        return self._turned(turn, entry, anchor, notices)

    def _drawn(self, entry: Drawn, notices: list[Notice[Any]]) -> "Table":
        turn = self.game.draw(self.state, entry.outcome)
        return self._turned(turn, entry, None, notices)

    def _turned(
        self,
        turn: Turn[Any, Any],
        entry: Entry,
        anchor: Anchor | None,
        notices: list[Notice[Any]],
    ) -> "Table":
        notices.extend(turn.notices)
        derived = Derived(self.game, turn.state, turn.waits)
        log = (*self.log, entry)
        return replace(self, state=turn.state, log=log, inbox={}, anchor=anchor, derived=derived)


def _taken(form: Form, answer: Answer) -> tuple[Answer, tuple[Text, ...]]:
    """Return what counts of an answer, and all that is wrong with it."""
    taken, faults = form.answer(), form.faults
    if answer.keys() <= taken.keys():
        return taken, faults
    strays = stray_fields(form, answer)
    return taken, faults + tuple(say("fault-unknown-field", field=key) for key in strays)


def open_table(game: AnyGame, setup: Setup) -> tuple[Table, tuple[Notice[Any], ...]]:
    """Start a game; the first draws are still to be settled."""
    turn = game.start(setup)
    return Table(game, setup, turn.state), turn.notices


def _wanting(fields: Sequence[Field]) -> bool:
    """Return whether something is still to be done in one of some fields."""
    return any(faults_in(field) for field in fields)


def ended(table: Table) -> Over | None:
    """Return how the game ended, or None while it runs."""
    pending = table.derived.pending()
    return pending if isinstance(pending, Over) else None
