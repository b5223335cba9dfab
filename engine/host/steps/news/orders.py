"""Orders: messages in which captains are asked or reminded; they close with their question."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.asks import Ask, Decide, Seat
from engine.core.codec import Kept
from engine.core.forms import Choices, ChosenPart
from engine.core.log import UNANSWERED, Given, Source
from engine.core.seals import named
from engine.core.table import Table
from engine.core.words import say
from engine.host.steps.base.sittings import note_order, order_of
from engine.host.steps.base.step import Step
from engine.host.steps.seats.absence import new_entries
from engine.host.values.posts import OpenOrder, PostKind
from engine.host.values.replies import Recorded
from engine.host.values.rows import Payload

HEADS = {
    Source.PLAYER: say("panel-recorded"),
    Source.COMPUTER: say("panel-recorded"),
    Source.DRAFT: say("panel-draft-counted"),
    Source.PARTLY: say("panel-partly-counted"),
    Source.SUGGESTION: say("panel-suggestion-counted"),
    Source.ONLY: say("panel-only-counted"),
}
ANSWERED_FOR = say("panel-answered-for")
NOTHING = say("panel-before-nothing")


def owe_order(step: Step, table: Table, seat: Seat, payload: Payload, here: int | None) -> None:
    """Owe the message with a question, or an edit: of the one that tells its sitting, or `here`."""
    sitting = table.sitting()
    known = order_of(step, table, seat)
    edits = known or here
    told = replace(payload, sitting=sitting.name if sitting else "")
    number = step.post(PostKind.ORDER, told, seat=seat, edits=edits)
    if known is None:
        note_order(step, table, seat, edits or number)
    order = OpenOrder(table.group() or "", edits or number)
    step.keep_posts(orders={**step.row.open_posts.orders, seat: order})


def owe_briefing(step: Step, seat: Seat) -> None:
    """Owe the message that tells a new captain all; what it asks closes with its question."""
    number = step.post(PostKind.BRIEFING, Payload(group=step.group), seat=seat)
    if step.table is not None and step.table.ask_of(seat) is not None:
        order = OpenOrder(step.group or "", number)
        step.keep_posts(orders={**step.row.open_posts.orders, seat: order})


def owe_reminder(step: Step, seat: Seat, payload: Payload) -> None:
    """Owe a message that reminds of the open question, which closes with it."""
    reminders = step.row.open_posts.reminders
    number = step.post(PostKind.REMINDER, payload, seat=seat)
    step.keep_posts(reminders={**reminders, seat: (*reminders.get(seat, ()), number)})


def owe_summons(step: Step, payload: Payload) -> None:
    """Owe a line that mentions captains of the open question, which closes with it."""
    number = step.post(PostKind.SUMMONS, payload)
    step.keep_posts(summons=(*step.row.open_posts.summons, number))


def renew_reminders(step: Step, seat: Seat) -> None:
    """Owe an edit of what reminds a captain who answered, or took the answer back."""
    for post in step.row.open_posts.reminders.get(seat, ()):
        step.post(PostKind.REMINDER, Payload(group=step.group), seat=seat, edits=post)


def close_orders(step: Step, orders: dict[Seat, OpenOrder]) -> None:
    """Owe an edit of each message whose question is closed: what counted, and no buttons."""
    still = {order.post for order in step.row.open_posts.orders.values()}
    for seat, order in orders.items():
        if order.post not in still:
            told = _closing(step, seat, order.group)
            recap = step.before.open_posts.recaps.get(seat)
            heard = recap.texts if recap is not None and recap.group == order.group else ()
            asks, window = _next(step, seat)
            link = _told_in(step, seat)
            told = replace(told, texts=heard, link=link, asks=asks, window=window)
            step.post(PostKind.ORDER, told, seat=seat, edits=order.post)
    _close_reminders(step)
    _close_summons(step)


def _next(step: Step, seat: Seat) -> tuple[tuple[Ask, ...], bool]:
    """Return what others are asked now, and whether the clock closes that; not who is told so."""
    pending = step.table.pending() if step.table is not None else None
    if not isinstance(pending, Decide) or any(ask.seat == seat for ask in pending.asks):
        return (), False
    return pending.asks, pending.window is not None


def _close_reminders(step: Step) -> None:
    """Owe one edit of each reminder: nothing is asked there any more."""
    reminders = step.row.open_posts.reminders
    if reminders:
        step.keep_posts(reminders={})
    for seat, posts in reminders.items():
        told = Payload(closed=True, link=_told_in(step, seat))
        for post in posts:
            step.post(PostKind.REMINDER, told, seat=seat, edits=post)


def _close_summons(step: Step) -> None:
    """Owe one edit of each line that mentions captains: nobody is waited for there any more."""
    now, before = step.row.open_posts.summons, step.before.open_posts.summons
    closed = [post for post in now if post in before]  # not those of what is asked next
    if closed:
        step.keep_posts(summons=tuple([post for post in now if post not in before]))
    for post in closed:
        step.post(PostKind.SUMMONS, Payload(closed=True), edits=post)


def end_orders(step: Step) -> None:
    """Close the messages of all who are asked: nothing is asked any more."""
    orders = step.row.open_posts.orders
    step.keep_posts(orders={})
    close_orders(step, orders)


def _closing(step: Step, seat: Seat, group: str) -> Payload:
    """Tell what counted for a seat; nothing where the answers were taken back or called off."""
    given, recorded = _given(step, seat, group), step.row.open_posts.recorded.get(seat)
    if given is None:
        return Payload(group=group, closed=True)
    if given.source is not Source.PLAYER or recorded is None or recorded.group != group:
        recorded = _counted(step, given, group)
    head = HEADS.get(given.source, ANSWERED_FOR)
    return Payload(group=group, closed=True, text=head, recorded=replace(recorded, earlier=None))


def _told_in(step: Step, seat: Seat) -> int | None:
    """Return the post that tells what came of a question that this step closed."""
    now, before = step.row.open_posts, step.before.open_posts
    recap = now.recaps.get(seat)
    if recap is not None and recap != before.recaps.get(seat):
        return recap.post  # its answer ended a part of the game
    return now.scene.post if now.scene is not None else None


def note_missed(step: Step, late: Iterable[Seat]) -> None:
    """Keep what was answered for those who missed a question: the next one begins with it."""
    group = (step.table_before.group() if step.table_before else None) or ""
    for seat in late:
        given = _given(step, seat, group)
        if given is not None and given.source in UNANSWERED:
            told = _counted(step, given, group)
            chosen = told.chosen or _left_open(step, given)
            filled = given.source is Source.SUGGESTION
            told = replace(told, kept=Kept(chosen), missed=True, suggested=filled)
            step.keep_posts(recorded={**step.row.open_posts.recorded, seat: told})


def _counted(step: Step, given: Given, group: str) -> Recorded:
    """Put what counted for a seat into words."""
    table = step.table_before
    form = table.untold_form(given.seat, given.answer) if table else None
    if table is None or form is None:
        return Recorded(group, "", Kept(()), "")
    came_to = table.comes_to(given.seat, given.answer)
    return Recorded(group, "", Kept(form.choices()), "", came_to=came_to)


def _left_open(step: Step, given: Given) -> Choices:
    """Name the first thing that was asked where nothing is chosen: its question is out of sight."""
    form = step.table_before and step.table_before.untold_form(given.seat, given.answer)
    asked = [field.label for field in form.fields if field.options] if form else []
    return tuple([ChosenPart(label, (NOTHING,)) for label in asked[:1]])


def _given(step: Step, seat: Seat, group: str) -> Given | None:
    """Find the answer of a seat that this step counted in a group."""
    if step.table_before is None or step.table_before.group() != group:
        return None
    for entry in new_entries(step):
        if named(entry.group, step.table_before.undos) == group:
            return next((given for given in entry.given if given.seat == seat), None)
    return None
