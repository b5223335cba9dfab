"""The table: one game in progress as a value, with its inbox and its log.

Answers of an open group rest in the inbox, where they can be changed or taken back; they are
applied together when the group closes, and only then do they reach the log.
"""

from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import PUBLIC, Answer, Ask, Decide, Draw, Notice, Over, Pending, Seat, Setup
from engine.core.chance import Chance, is_outcome
from engine.core.contract import AnyGame
from engine.core.forms import Form, stray_fields
from engine.core.log import Closed, Drawn, Entry, Given, Source, Undone, effective
from engine.core.seals import named
from engine.core.words import Text, say


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


class DivergedError(Exception):
    """A log does not fit the rules it is replayed by."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry}: {why}")
        self.entry = entry
        self.why = why


class Table(msgspec.Struct, frozen=True, gc=False):
    """A game in progress; every operation returns a new table or a refusal."""

    game: AnyGame
    setup: Setup
    state: Any
    log: tuple[Entry, ...] = ()
    inbox: dict[Seat, Slip] = {}
    standing: dict[Seat, Answer] = {}
    undos: int = 0

    def pending(self) -> Pending:
        """Return what the rules wait for."""
        return self.game.pending(self.state)

    def group(self) -> str | None:
        """Return the id of the open group; it carries the undos so that nothing old matches."""
        pending = self.pending()
        if not isinstance(pending, Decide):
            return None
        return self._named(pending)

    def ask_of(self, seat: Seat) -> Ask | None:
        """Return the open question to `seat`, if any."""
        pending = self.pending()
        return _ask_in(pending.asks, seat) if isinstance(pending, Decide) else None

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
        """Make the form of the open question to `seat`, for `draft` or what lies in the inbox."""
        ask = self.ask_of(seat)
        if ask is None:
            return None
        if draft is None:
            slip = self.inbox.get(seat)
            draft = slip.answer if slip else {}
        return self._form(ask, draft)

    def save(self, seat: Seat, group: str, draft: Answer) -> "Table | Refusal":
        """Keep `draft` for `seat`, faults and all; an answer marked done stays as it is."""
        ask = self._asked(seat, group)
        if isinstance(ask, Refusal):
            return ask
        if self.is_done(seat):
            return Refusal(Reason.ALREADY_DONE)
        form = self._form(ask, draft)
        return self._slip(seat, Slip(form.answer(), done=False))

    def clear(self, seat: Seat, group: str) -> "Table | Refusal":
        """Take a draft out of the inbox, as if nothing had been chosen yet."""
        ask = self._asked(seat, group)
        if isinstance(ask, Refusal):
            return ask
        if self.is_done(seat):
            return Refusal(Reason.ALREADY_DONE)
        inbox = {other: slip for other, slip in self.inbox.items() if other != seat}
        return replace(self, inbox=inbox)

    def submit(
        self, seat: Seat, group: str, answer: Answer, source: Source = Source.PLAYER
    ) -> "Table | Refusal":
        """Mark `answer` done for `seat`; refuse it if the form still has faults."""
        ask = self._asked(seat, group)
        if isinstance(ask, Refusal):
            return ask
        if self.is_done(seat):
            return Refusal(Reason.ALREADY_DONE)
        taken, faults = _taken(self._form(ask, answer), answer)
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
        form = self.game.policies(self.game.view(self.state, seat), policy)
        taken, faults = _taken(form, policy)
        if faults:
            return Refusal(Reason.NOT_LEGAL, faults)
        others = {other: left for other, left in self.standing.items() if other != seat}
        if not any(taken.values()):
            return replace(self, standing=others)
        return replace(self, standing={**others, seat: taken})

    def ready(self) -> bool:
        """Tell whether all asked seats are done (also when nobody is asked)."""
        pending = self.pending()
        if not isinstance(pending, Decide):
            return True
        return self._all_done(pending)

    def answer_early(self) -> "Table":
        """Let standing orders answer of which everybody can tell that they will.

        What they answer may hang on hidden cards; that they do must not, for it is seen.
        """
        pending = self.pending()
        if not isinstance(pending, Decide):
            return self
        table = self
        public = self.game.view(self.state, PUBLIC)
        for ask in pending.asks:
            policy = self.standing.get(ask.seat)
            if policy is None or ask.seat in self.inbox:
                continue
            if self.game.early(public, ask, policy):
                answer = self.game.standing(self.game.view(self.state, ask.seat), ask, policy)
                assert answer is not None, f"{self.game.id}: no early answer to {ask.kind}"
                table = table._counted(ask, answer, Source.STANDING) or table
        return table

    def expire(self) -> "Table":
        """Answer for all who are not done: draft without faults, standing order, default."""
        pending = self.pending()
        if not isinstance(pending, Decide):
            return self
        table = self
        for ask in pending.asks:
            if not table.is_done(ask.seat):
                table = table._answer_for(ask)
        return table

    def expire_one(self, seat: Seat) -> "Table":
        """Answer for one seat that is asked and not done, as `expire` does for all."""
        ask = self.ask_of(seat)
        return self if ask is None or self.is_done(seat) else self._answer_for(ask)

    def settle(self, chance: Chance) -> tuple["Table", tuple[Notice[Any], ...]]:
        """Close the group if all are done, then take draws until somebody must decide again."""
        table = self
        notices: list[Notice[Any]] = []
        pending = table.pending()
        if isinstance(pending, Decide):
            if not table._all_done(pending):
                return table, ()
            table = table._close(pending, notices)
            pending = table.pending()
        while isinstance(pending, Draw):
            entry = Drawn(pending, chance.outcome(pending))
            table = table._drawn(entry, notices)  # noqa: SLF001
            pending = table.pending()
        return table, tuple(notices)

    def undo(self) -> "Table | Refusal":
        """Reopen the last closed group, unless something came out since."""
        entries, undos = effective(self.log)
        last = entries[-1] if entries else None
        if not isinstance(last, Closed) or last.barrier:
            return Refusal(Reason.NOTHING_TO_UNDO)
        back = replay(self.game, self.setup, entries[:-1])
        inbox = {given.seat: Slip(given.answer, done=False) for given in last.given}
        log = (*self.log, Undone(len(entries) - 1))
        return replace(self, state=back.state, log=log, inbox=inbox, undos=undos + 1)

    def _asked(self, seat: Seat, group: str) -> Ask | Refusal:
        pending = self.game.pending(self.state)
        if not isinstance(pending, Decide) or group != self._named(pending):
            return Refusal(Reason.TOO_LATE)
        return _ask_in(pending.asks, seat) or Refusal(Reason.NOT_ASKED)

    def _named(self, pending: Decide) -> str:
        return named(pending.group, self.undos)

    def _all_done(self, pending: Decide) -> bool:
        for ask in pending.asks:
            slip = self.inbox.get(ask.seat)
            if slip is None or not slip.done:
                return False
        return True

    def _form(self, ask: Ask, draft: Answer) -> Form:
        return self.game.form(self.game.view(self.state, ask.seat), ask, draft)

    def _slip(self, seat: Seat, slip: Slip) -> "Table":
        return replace(self, inbox={**self.inbox, seat: slip})

    def _counted(self, ask: Ask, answer: Answer, source: Source) -> "Table | None":
        """Take `answer` as done if its form has no faults."""
        taken, faults = _taken(self._form(ask, answer), answer)
        if faults:
            return None
        return self._slip(ask.seat, Slip(taken, done=True, source=source))

    def _answer_for(self, ask: Ask) -> "Table":
        view = self.game.view(self.state, ask.seat)
        slip = self.inbox.get(ask.seat)
        policy = self.standing.get(ask.seat)
        choices = (
            (slip.answer if slip else None, Source.DRAFT),
            (self.game.standing(view, ask, policy) if policy else None, Source.STANDING),
            (self.game.default(view, ask), Source.DEFAULT),
        )
        for answer, source in choices:
            table = None if answer is None else self._counted(ask, answer, source)
            if table:
                return table
        raise AssertionError(f"{self.game.id}: the default of {ask.kind} is not legal")

    def _close(self, pending: Decide, notices: list[Notice[Any]]) -> "Table":
        given: list[Given] = []
        answers: dict[Seat, Answer] = {}
        for ask in pending.asks:
            slip = self.inbox[ask.seat]
            given.append(Given(ask.seat, slip.answer, slip.source))
            answers[ask.seat] = slip.answer
        turn = self.game.decide(self.state, answers)
        notices.extend(turn.notices)
        entry = Closed(pending.group, tuple(given), turn.barrier)
        return replace(self, state=turn.state, log=(*self.log, entry), inbox={})

    def _drawn(self, entry: Drawn, notices: list[Notice[Any]]) -> "Table":
        turn = self.game.draw(self.state, entry.outcome)
        notices.extend(turn.notices)
        return replace(self, state=turn.state, log=(*self.log, entry))


def _ask_in(asks: tuple[Ask, ...], seat: Seat) -> Ask | None:
    for ask in asks:
        if ask.seat == seat:
            return ask
    return None


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


def replay(game: AnyGame, setup: Setup, log: tuple[Entry, ...]) -> Table:
    """Play `log` again; raise DivergedError where an entry does not fit the rules."""
    table, _ = open_table(game, setup)
    for number, entry in enumerate(log):
        table = redo(table, number, entry)
    return table


def redo(table: Table, number: int, entry: Entry) -> Table:
    """Apply one logged entry; raise DivergedError where it does not fit the rules."""
    pending = table.pending()
    match entry:
        case Undone(kept=kept):
            undone = table.undo()
            if isinstance(undone, Refusal) or undone.log[-1] != Undone(kept):
                raise DivergedError(number, "nothing could be undone here")
            return undone
        case Drawn(draw=draw, outcome=outcome):
            if pending != draw or not is_outcome(draw, outcome):
                raise DivergedError(number, f"the rules do not draw {draw.label} here")
            return table._drawn(entry, [])  # noqa: SLF001
        case Closed():
            return _reclose(table, number, entry)


def _reclose(table: Table, number: int, entry: Closed) -> Table:
    pending = table.pending()
    if not isinstance(pending, Decide) or pending.group != entry.group:
        raise DivergedError(number, f"the rules do not ask {entry.group} here")
    if [given.seat for given in entry.given] != [ask.seat for ask in pending.asks]:
        raise DivergedError(number, f"{entry.group} asks other seats")
    inbox: dict[Seat, Slip] = {}
    for ask, given in zip(pending.asks, entry.given, strict=True):
        form = table._form(ask, given.answer)  # noqa: SLF001
        if form.faults or form.answer() != given.answer:
            raise DivergedError(number, f"seat {given.seat + 1} may not answer so")
        inbox[given.seat] = Slip(given.answer, done=True, source=given.source)
    table = replace(table, inbox=inbox)
    closed = table._close(pending, [])  # noqa: SLF001
    if closed.log[-1] != entry:
        raise DivergedError(number, f"{entry.group} closed in another way")
    return closed


def ended(table: Table) -> Over | None:
    """Return how the game ended, or None while it runs."""
    pending = table.pending()
    return pending if isinstance(pending, Over) else None
