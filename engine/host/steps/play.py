"""The steps of a running game: answers come in, groups close, the news goes out."""

import hashlib

from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Over, Seat, Setup
from engine.core.chance import Chance, SeededChance
from engine.core.contract import AnyGame
from engine.core.export import export_game
from engine.core.log import Source
from engine.core.table import Refusal, SeatStatus, Table, open_table
from engine.core.words import Text
from engine.host.steps.absence import new_entries, note_absences, written_to
from engine.host.steps.ballots import end_vote, lapse, outdate
from engine.host.steps.clock_news import go_round
from engine.host.steps.lobby import expire_lobby
from engine.host.steps.lost_server import end_lost
from engine.host.steps.offers import end_offers
from engine.host.steps.pausing import end_pause
from engine.host.steps.scenes import tell, tell_end
from engine.host.steps.step import Draft, Notices, payload_for
from engine.host.steps.thinking import Thoughts
from engine.host.values.denials import Denial, Denied
from engine.host.values.posts import PostKind
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.rows import Deadline, GameRow, Payload, ReceiptRow


def start(draft: Draft, game: AnyGame) -> None:
    """Deal the first cards and ask the first questions."""
    table, notices = open_table(game, Setup(seats=len(draft.info.seats)))
    draft.tell(status=GameStatus.RUNNING)
    draft.tell_affairs(expires=None)
    draft.redraw_lobby()
    draft.table, drawn = table.settle(chance_of(draft.row))
    _advance(draft, notices + drawn)


def save(draft: Draft, seat: Seat, group: str, answer: Answer | None) -> Denied | None:
    """Keep a draft; None takes back what was kept."""
    table = _table(draft)
    if answer is None:
        return _take(draft, table.clear(seat, group))
    return _take(draft, table.save(seat, group, answer))


def choose(
    draft: Draft, seat: Seat, group: str, field: int, options: tuple[int, ...]
) -> Denied | None:
    """Choose options of one field, both counted from 0, and keep the rest of the draft."""
    table = _table(draft)
    form = table.form(seat)
    if group != table.group():
        return Denied(Denial.TOO_LATE)
    if form is None:
        return Denied(Denial.NOT_ASKED)
    if field >= len(form.fields) or max(options, default=0) >= len(form.fields[field].options):
        return Denied(Denial.NOT_LEGAL)
    chosen = form.fields[field]
    if len(options) > chosen.most or len(set(options)) != len(options):
        return Denied(Denial.NOT_LEGAL)
    keys = tuple(chosen.options[number].key for number in options)
    return save(draft, seat, group, {**form.answer(), chosen.key: keys})


def submit(
    draft: Draft, seat: Seat, group: str, answer: Answer | None, grace: float
) -> Denied | None:
    """Mark an answer done, the saved draft where none is given; close the group if it was last."""
    table = _table(draft)
    if answer is None:
        slip = table.inbox.get(seat)
        answer = slip.answer if slip else {}
    if denied := _take(draft, table.submit(seat, group, answer)):
        return denied
    number = draft.row.receipts + 1
    draft.row = replace(draft.row, receipts=number)
    draft.receipt = ReceiptRow(number, seat, group, _table(draft).inbox[seat].answer)
    go_on(draft, grace)
    return None


def withdraw(draft: Draft, seat: Seat, group: str) -> Denied | None:
    """Take an answer back; a group that was about to close stays open."""
    if denied := _take(draft, _table(draft).withdraw(seat, group)):
        return denied
    deadline = draft.row.deadline
    if deadline is not None and deadline.closing is not None:
        draft.set_deadline(replace(deadline, closing=None))
    return None


def ring(draft: Draft, thoughts: Thoughts) -> None:
    """Do all that is due by now; `thoughts` are the answers that computer captains owe."""
    draft.row = replace(draft.row, wake=None)  # so that it is worked out anew, whatever is due
    if draft.info.affairs.lost is not None:
        end_lost(draft)
        return
    if draft.info.status is GameStatus.LOBBY:
        expire_lobby(draft)
        return
    lapse(draft)
    if end_pause(draft):
        go_on(draft, grace=0)
        return
    _answer(draft, thoughts)
    deadline = draft.row.deadline
    if deadline is None or draft.info.affairs.pause is not None:
        return
    if deadline.due <= draft.now:
        _strike(draft)
    elif deadline.closing is not None and deadline.closing <= draft.now:
        draft.set_deadline(replace(deadline, closing=None))
        go_on(draft, grace=0)
    else:
        go_round(draft, deadline)


def _answer(draft: Draft, thoughts: Thoughts) -> None:
    """Take what computer captains thought; a view's own form keeps them to the rules."""
    for seat, answer in thoughts.items():
        table = _table(draft)
        group = table.group()
        if group is None or table.status(seat) in {SeatStatus.DONE, SeatStatus.NOT_NEEDED}:
            continue
        outcome = table.submit(seat, group, answer, Source.COMPUTER)
        draft.table = table.expire_one(seat) if isinstance(outcome, Refusal) else outcome
    if thoughts:
        go_on(draft, grace=0)


def _strike(draft: Draft) -> None:
    """Answer for all who did not."""
    draft.table = _table(draft).expire()
    go_on(draft, grace=0)


def halt(draft: Draft, report: str) -> None:
    """Stop a game whose rules broke; what broke is kept sealed."""
    draft.tell(status=GameStatus.HALTED)
    draft.set_deadline(None)
    draft.report = report
    draft.post(PostKind.HALTED)


def chance_of(row: GameRow) -> Chance:
    """Make the chance of a game from its key and the ids that joining mixed in."""
    return SeededChance(row.key, row.info.joins())


def exported(table: Table, row: GameRow) -> bytes:
    """Write a finished game as its file."""
    return export_game(table, str(row.info.number), row.key, row.info.joins())


def not_running(info: GameInfo) -> Denied | None:
    """Refuse what only a running game can do."""
    match info.status:
        case GameStatus.RUNNING:
            return None
        case GameStatus.HALTED:
            return Denied(Denial.HALTED)
        case _:
            return Denied(Denial.NOT_RUNNING)


def _table(draft: Draft) -> Table:
    assert draft.table is not None
    return draft.table


def _take(draft: Draft, outcome: Table | Refusal) -> Denied | None:
    if isinstance(outcome, Refusal):
        return Denied(Denial(outcome.reason.value), outcome.faults)
    draft.table = outcome
    return None


def go_on(draft: Draft, grace: float) -> None:
    """Close the open group if all are done, at once or after the grace."""
    table = _table(draft).answer_early()
    draft.table = table
    deadline = draft.row.deadline
    if not table.ready() or draft.info.affairs.pause is not None:
        return
    by_hand = any(slip.source is Source.PLAYER for slip in table.inbox.values())
    if grace > 0 and by_hand and deadline is not None:
        if deadline.closing is None:
            draft.set_deadline(replace(deadline, closing=draft.now + grace))
        return
    draft.table, notices = table.settle(chance_of(draft.row))
    _advance(draft, notices)


def _advance(draft: Draft, notices: Notices) -> None:
    """Go on while standing orders answer at once; then tell everybody."""
    table = _table(draft).answer_early()
    while isinstance(table.pending(), Decide) and table.ready():
        table, more = table.settle(chance_of(draft.row))
        notices += more
        table = table.answer_early()
    draft.table = table
    note_absences(draft, new_entries(draft))
    if isinstance(pending := table.pending(), Over):
        _finish(draft, table, pending, notices)
    else:
        open_group(draft, table, notices)


def _late(draft: Draft) -> tuple[Seat, ...]:
    """List the seats for which this step answered because they did not.

    Whether a draft counted or the default is not told: nobody learns that a draft existed.
    """
    return tuple(
        given.seat
        for entry in new_entries(draft)
        for given in entry.given
        if given.source in {Source.DRAFT, Source.DEFAULT}
    )


def open_group(draft: Draft, table: Table, notices: Notices, text: Text | None = None) -> None:
    """Open a group: a deadline, the news for all, and a message to each who is asked.

    `text` opens those messages where the question alone would not explain itself.
    """
    group = table.group()
    assert group is not None
    pause = draft.info.affairs.pause  # the end of it moves a deadline by its whole length
    opened = draft.now if pause is None else pause.since
    deadline = Deadline.opening(group, opened, draft.info.terms)
    draft.set_deadline(deadline)
    outdate(draft, group)
    tell(draft, table, notices, due=deadline.due, late=_late(draft))
    pending = table.pending()
    for ask in pending.asks if isinstance(pending, Decide) else ():
        if not written_to(draft, ask.seat):
            continue
        payload = payload_for(table, ask.seat, notices, deadline.due)
        draft.post(PostKind.ORDER, replace(payload, text=text), seat=ask.seat)


def _finish(draft: Draft, table: Table, over: Over, notices: Notices) -> None:
    draft.tell(status=GameStatus.OVER)
    end_vote(draft)
    end_offers(draft)
    draft.tell_affairs(pause=None)
    draft.set_deadline(None)
    digest = hashlib.sha256(exported(table, draft.row)).hexdigest()
    last = Payload(over=over, key=draft.row.key.hex(), digest=digest)
    tell_end(draft, table, notices, last, late=_late(draft))
    if draft.guild.announce not in {None, draft.info.channel}:
        draft.post(PostKind.ANNOUNCEMENT, Payload(over=over, place=draft.guild.announce))
