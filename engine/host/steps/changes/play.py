"""The steps of a running game: answers come in, groups close, the news goes out."""

from msgspec.structs import replace

from engine.core.asks import Answer, Decide, Over, Seat
from engine.core.chance import Chance
from engine.core.contract import AnyGame
from engine.core.export import export_game
from engine.core.log import DRAFTED, UNANSWERED, Source
from engine.core.start import StartPost
from engine.core.start import chance_of as mixed_chance
from engine.core.table import Refusal, SeatStatus, Table, open_table
from engine.core.words import Text, say
from engine.host.steps.base.sittings import clock_for, keep_clock, note_untold
from engine.host.steps.base.step import Notices, Step
from engine.host.steps.base.thinking import Thoughts
from engine.host.steps.base.timetable import (
    What,
    asked,
    called,
    is_untold,
    is_window,
    items,
    owing,
    seats_due,
)
from engine.host.steps.changes.clock_changes import end_lost, end_pause
from engine.host.steps.changes.lobby import call_off, call_off_privately, expire_lobby
from engine.host.steps.changes.results import keep_result
from engine.host.steps.news.clock_news import go_round
from engine.host.steps.news.orders import (
    close_orders,
    end_orders,
    note_missed,
    owe_order,
    renew_reminders,
)
from engine.host.steps.news.recaps import end_lesson, hand_out, recap_for, teach
from engine.host.steps.news.recording import forget_answers, note_answer
from engine.host.steps.news.scenes import Late, tell, tell_end
from engine.host.steps.seats.absence import new_entries, note_absences, written_to
from engine.host.steps.seats.ballots import end_vote, lapse, outdate
from engine.host.steps.seats.offers import end_offers
from engine.host.steps.seats.patience import only_absent_owe, wait_less
from engine.host.steps.seats.seat_history import forget_marks
from engine.host.values.deadlines import Deadline
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.records import GameStatus
from engine.host.values.rows import GameRow, Payload, ReceiptRow

LIKE_BY_HAND = frozenset({Source.PLAYER, Source.ONLY})
"""What is waited behind, as it may be changed: where it may not, nobody shall see that."""


def start(step: Step) -> None:
    """Fix what is played and who plays; nothing is drawn before the post that says so is out.

    It goes before all that is owed from here on, but for the thread that the game moves to, and
    whatever happens it is never edited.
    """
    step.tell(status=GameStatus.STARTING)
    step.tell_proceedings(called=None, expires=None)
    if _wants_thread(step):
        step.post(PostKind.THREAD)
    step.post(PostKind.START)
    step.redraw_lobby()


def begin(step: Step, game: AnyGame) -> None:
    """Deal the first cards and ask the first questions, once the start post is out.

    Where it cannot be posted nothing can be dealt: the captains hear of it one by one, as the
    channel may be out of reach.
    """
    if not step.info.start_post:
        step.redraw_lobby()
        text = say("start-unposted", number=step.info.number, channel=f"<#{step.info.channel}>")
        call_off_privately(step, Payload(text=text))
        return
    table, notices = open_table(game, step.info.header().setup)
    step.tell(status=GameStatus.RUNNING)
    step.redraw_lobby()
    if _wants_thread(step):
        step.note(say("thread-refused"))
    step.table, drawn = table.settle(chance_of(step.row))
    _advance(step, notices + drawn)


def _wants_thread(step: Step) -> bool:
    """Tell whether a game should have a thread of its own, and has none."""
    info = step.info
    return info.terms.thread and info.guild is not None and info.parent is None


def save(step: Step, seat: Seat, group: str, answer: Answer | None) -> None:
    """Keep a draft; None takes back what was kept."""
    table = _table(step)
    if answer is None:
        _take(step, table.clear(seat, group))
    else:
        _take(step, table.save(seat, group, answer))


def submit(
    step: Step, seat: Seat, group: str, answer: Answer | None, grace: float
) -> tuple[ReceiptRow, str]:
    """Mark an answer done, the saved draft where none is given; close the group if it was last.

    Return its receipt, and the code that stands on it.
    """
    table = _table(step)
    if answer is None:
        slip = table.inbox.get(seat)
        answer = slip.answer if slip else {}
    _take(step, table.submit(seat, group, answer))
    number = step.row.receipts + 1
    step.row = replace(step.row, receipts=number)
    step.receipt = receipt = ReceiptRow(number, seat, group, _table(step).inbox[seat].answer)
    code = note_answer(step, _table(step), seat)
    go_on(step, grace)
    renew_reminders(step, seat)
    return receipt, code


def withdraw(step: Step, seat: Seat, group: str) -> None:
    """Take an answer back; a group that was about to close stays open."""
    _take(step, _table(step).withdraw(seat, group))
    renew_reminders(step, seat)
    deadline = step.row.deadline
    if deadline is not None and deadline.closing is not None:
        step.set_deadline(replace(deadline, closing=None))


def ring(step: Step, thoughts: Thoughts, grace: float) -> None:
    """Do all that is due by now; `thoughts` are the answers that computer captains owe."""
    step.row = replace(step.row, wake=None)  # so that it is worked out anew, whatever is due
    if step.info.proceedings.lost is not None:
        end_lost(step)
        return
    if step.info.status is GameStatus.LOBBY:
        expire_lobby(step)
        return
    lapse(step)
    if end_pause(step):
        go_on(step, grace=0)
        return
    _answer(step, thoughts)
    _answer_themselves(step, grace)
    deadline = step.row.deadline
    if deadline is None or step.info.proceedings.pause is not None:
        return
    if deadline.due <= step.now:
        _strike(step)
    elif deadline.closing is not None and deadline.closing <= step.now:
        absent = only_absent_owe(step)
        step.set_deadline(replace(deadline, closing=None))
        if absent:
            _strike(step)
        else:
            go_on(step, grace=0)
    else:
        go_round(step, deadline)


def _answer(step: Step, thoughts: Thoughts) -> None:
    """Take what computer captains thought; a view's own form keeps them to the rules."""
    group = thoughts.group
    if group is None or _table(step).group() != group:  # it closed while they thought
        return
    for seat, answer in thoughts.answers.items():
        table = _table(step)
        taken = not step.info.seats[seat].strength  # by a person, meanwhile
        if taken or table.status(seat) in {SeatStatus.DONE, SeatStatus.NOT_NEEDED}:
            continue
        outcome = table.submit(seat, group, answer, Source.COMPUTER)
        step.table = table.expire_one(seat) if isinstance(outcome, Refusal) else outcome
    go_on(step, grace=0)


def _answer_themselves(step: Step, grace: float) -> None:
    """Give the only answers of seats whose captains are not asked, as if by hand.

    It looks to others as if they were there, so it counts as if they were.
    """
    seats = seats_due(items(step.row, step.table, {}), What.ONLY, step.now)
    for seat in seats:
        step.table = _table(step).answer_itself(seat)
        step.tell_seat(seat, missed=0)
    if seats:
        go_on(step, grace)


def _strike(step: Step) -> None:
    """Answer for all who did not, a whole sitting at once, and close what its time closes.

    Who is alone and does not answer keeps nobody waiting: that game is put away.
    """
    if step.info.terms.alone and not is_window(_table(step)):
        call_off(step, Payload(text=say("alone-put-away", number=step.info.number)))
        return
    _note_window(step)
    step.table, notices = _table(step).expire_sitting(chance_of(step.row))
    _advance(step, notices)


def _settle(step: Step) -> Notices:
    """Close the open group, in which all are done."""
    _note_window(step)
    step.table, notices = _table(step).settle(chance_of(step.row))
    return notices


def _note_window(step: Step) -> None:
    pending = _table(step).pending()
    if isinstance(pending, Decide) and pending.window is not None:
        step.windows.add(pending.group)


def halt(step: Step, report: str) -> None:
    """Stop a game whose rules broke; what broke is kept sealed."""
    step.tell(status=GameStatus.HALTED)
    step.set_deadline(None)
    step.report = report
    step.post(PostKind.HALTED)


def chance_of(row: GameRow) -> Chance:
    """Make the chance of a game from its key and what its start mixed in."""
    post = row.info.start_post
    assert post, "nothing is drawn before the start post is out"
    return mixed_chance(row.key, row.info.header(), post)


def exported(table: Table, row: GameRow) -> bytes:
    """Write a finished game as its file."""
    start_post = StartPost(row.info.start_post or "", str(row.info.number))
    return export_game(table, row.info.header(), start_post, row.key)


def _table(step: Step) -> Table:
    assert step.table is not None
    return step.table


def _take(step: Step, outcome: Table | Refusal) -> None:
    if isinstance(outcome, Refusal):
        raise DeniedError(Denial(outcome.reason.value), outcome.faults)
    step.table = outcome


def go_on(step: Step, grace: float) -> None:
    """Close the open group if all are done, at once or after the grace.

    In a window orders answer when it opens and when it closes: in between an answer that came
    by itself would tell whose draft is empty that somebody else has just done something.
    """
    table = _table(step)
    deadline, alone = step.row.deadline, step.info.terms.alone
    if not is_window(table):
        step.table = table = table.answer_early(alone=alone)
    if step.info.proceedings.pause is not None:
        return
    if not table.ready(alone=alone):
        wait_less(step, grace)
        return
    by_hand = any(slip.source in LIKE_BY_HAND for slip in table.inbox.values())
    if grace > 0 and not alone and by_hand and deadline is not None and table.sitting() is None:
        if deadline.closing is None:
            step.set_deadline(replace(deadline, closing=step.now + grace))
        return
    _advance(step, _settle(step))


def _advance(step: Step, notices: Notices) -> None:
    """Go on while orders and only answers answer at once; then tell everybody."""
    alone = step.info.terms.alone
    step.table = table = _table(step).answer_early(alone=alone)
    while isinstance(table.pending(), Decide) and table.ready(alone=alone):
        notices += _settle(step)
        step.table = table = _table(step).answer_early(alone=alone)
    note_absences(step, new_entries(step))
    if isinstance(pending := table.pending(), Over):
        _finish(step, table, pending, notices)
    else:
        open_group(step, table, notices)


def _late(step: Step) -> Late:
    """List the seats for which this step answered because they did not.

    Whether a draft counted, a suggestion or the default is not told: nobody learns that a draft
    existed, nor what a form had filled in.
    """
    seats = tuple(
        given.seat
        for entry in new_entries(step)
        for given in entry.given
        if given.source in DRAFTED or given.source in UNANSWERED
    )
    open_before = step.table_before.pending() if step.table_before else None
    asks = open_before.asks if isinstance(open_before, Decide) else ()
    return Late(seats, tuple(dict.fromkeys(ask.kind for ask in asks if ask.seat in seats)))


def open_group(
    step: Step,
    table: Table,
    notices: Notices,
    text: Text | None = None,
    left: Deadline | None = None,
) -> None:
    """Open a group: a deadline, the news for all, and a message to each who is asked.

    In a window that is nobody but who left no orders for it and may have a use for it; anywhere,
    nobody who has one answer only.
    They show the panel as it stands when they are sent, and keep no view.
    `text` opens those messages where the question alone would not explain itself; `left` is
    the clock of a question that its captain took back, who is asked in the same message again.
    The messages of the group before close.
    """
    before = step.row.open_posts.orders
    step.keep_posts(orders={})
    answered, deadline = step.row.deadline, clock_for(step, table, left)
    step.set_deadline(deadline)
    keep_clock(step, new_entries(step), answered)
    outdate(step, deadline.group)
    late = _late(step)
    forget_answers(step, late.seats)
    note_missed(step, late.seats)
    tell(step, table, notices, due=deadline.due, late=late)
    for captain in owing(step.info, table) if is_window(table) else asked(step.info, table):
        if not written_to(step, captain.seat):
            continue
        if is_untold(table, captain.seat):
            note_untold(step, table, captain.seat)
        else:
            known = before.get(captain.seat) if left else None
            here = known.post if known else None
            recap = recap_for(step.row, captain.seat, table.group())
            link = recap.post if recap else None
            told = Payload(group=table.group(), due=deadline.due, text=text, link=link)
            owe_order(step, table, captain.seat, told, here)
    close_orders(step, before)
    hand_out(step, table)
    end_lesson(step, table)
    teach(step, table)
    wait_less(step, grace=0)


def _finish(step: Step, table: Table, over: Over, notices: Notices) -> None:
    step.tell(status=GameStatus.OVER)
    end_vote(step)
    end_offers(step)
    step.tell_proceedings(pause=None)
    forget_marks(step)
    step.set_deadline(None)
    seats = [one.seat for one in step.info.seats if not written_to(step, one.seat)]
    mentioned = tuple(seat for seat in seats if called(step.info.seats[seat], step.people))
    last = Payload(over=over, key=step.row.key.hex(), called=mentioned)
    keep_result(step, table, over)
    end_orders(step)
    ended = tell_end(step, table, notices, last, late=_late(step))
    for captain in step.info.seats:
        if written_to(step, captain.seat):
            told = Payload(over=over, link=ended.post, texts=ended.recaps.get(captain.seat, ()))
            step.post(PostKind.RESULT, told, seat=captain.seat)
    if step.guild.announce not in {None, step.info.channel}:
        step.post(PostKind.ANNOUNCEMENT, Payload(over=over, place=step.guild.announce))
