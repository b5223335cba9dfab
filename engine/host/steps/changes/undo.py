"""Undoing: the last answers are taken back; what was told of them is marked, all are asked anew."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.log import DRAFTED, Source
from engine.core.table import Refusal, Table
from engine.core.words import say
from engine.host.steps.base.sittings import clock_left
from engine.host.steps.base.step import Step
from engine.host.steps.base.timetable import asked
from engine.host.steps.changes.play import open_group
from engine.host.steps.news.recaps import drop_recaps
from engine.host.steps.news.recording import take_back_answers
from engine.host.steps.news.scenes import shorten
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.posts import PostKind
from engine.host.values.rows import Payload

# What somebody wrote, now or as a standing order, lies before them again; what the game master
# filled in does not, so that an absent captain stays absent.
OWN = DRAFTED | {Source.PLAYER, Source.STANDING}


def undo(step: Step) -> None:
    """Reopen the last closed group; nobody is done any more, so nothing closes at once.

    What answers itself at once would only answer the same again: that is taken back too. So are
    the answers of computer captains to who is alone, up to the last one of a person.
    """
    before = step.table
    assert before is not None
    table = _reopen(step, before, before.undo())
    while _goes_on_by_itself(step, table):
        table = _reopen(step, table, table.undo())
    _mark_as_past(step, before)
    open_group(step, table, (), say("order-again"))


def take_back(step: Step, seat: Seat, group: str) -> None:
    """Reopen the last question for the captain who answered it alone; nothing came out since.

    `group` is the one that was open when they wished so: two clicks take no two answers back.
    An only answer that others may not know of is taken back by itself, as one by hand would be.
    """
    before = step.table
    assert before is not None
    if group != before.group():
        raise DeniedError(Denial.TOO_LATE)
    last, table = before, _reopen(step, before, before.undo_own(seat))
    while _goes_on_by_itself(step, table):
        last, table = table, _reopen(step, table, table.undo_own(seat))
    left = clock_left(step, last, table)
    if not shorten(step):
        _mark_as_past(step, before)
    open_group(step, table, (), say("order-taken-back"), left)


def _goes_on_by_itself(step: Step, table: Table) -> bool:
    """Tell whether the open question is sent to nobody, and answered at once all the same."""
    alone = step.info.terms.alone
    for captain in asked(step.info, table):
        answers = alone or table.derived.is_public(captain.seat)
        if answers and table.only_answer(captain.seat) is not None:
            continue
        if captain.person is not None or not alone:
            return False
    return True


def _reopen(step: Step, before: Table, undone: Table | Refusal) -> Table:
    last = before.last_step()
    if isinstance(undone, Refusal) or last is None:
        raise DeniedError(Denial.NOTHING_TO_UNDO)
    own = {given.seat for given in last.given if given.source in OWN}
    inbox = {seat: slip for seat, slip in undone.inbox.items() if seat in own}
    step.table = reopened = replace(undone, inbox=inbox)
    recorded = [given.seat for given in last.given if given.source is not Source.ONLY]
    take_back_answers(step, recorded)
    drop_recaps(step)
    return reopened


def _mark_as_past(step: Step, before: Table) -> None:
    """Say in the post that told of the answers that they no longer count."""
    scene = step.row.open_posts.scene
    if scene is None:
        return
    payload = Payload(
        view=before.shown(),
        events=scene.story,
        late=scene.late,
        missed=scene.missed,
        ordered=scene.ordered,
        sealed=scene.sealed,
        text=say("news-superseded"),
        closed=True,
    )
    step.post(PostKind.NEWS, payload, edits=scene.post)
    step.keep_posts(scene=None)
