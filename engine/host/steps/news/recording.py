"""Recording: what each captain answered last, as panels show it until they answer again.

An order counts from its receipt. Whose click was lost, or whose panel went on to the next
question, finds it in the panel that comes next, whoever draws that.
"""

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.asks import Answer, Seat
from engine.core.codec import Kept
from engine.core.log import Source
from engine.core.seals import seal
from engine.core.table import Table
from engine.host.steps.base.step import Step
from engine.host.values.replies import Recorded
from engine.host.values.rows import GameRow


def note_answer(step: Step, table: Table, seat: Seat) -> str:
    """Note what a captain has marked done; return the code of its receipt."""
    form, group, sitting = table.untold_form(seat), table.group() or "", table.sitting()
    name, known = sitting.name if sitting else "", step.row.open_posts.recorded
    answer = table.inbox[seat].answer
    code = seal(step.row.key, group, seat, answer)
    chosen, came_to = Kept(form.choices() if form else ()), table.comes_to(seat, answer)
    earlier = _earlier(known.get(seat), table, name)
    recorded = Recorded(group, name, chosen, code, earlier, came_to=came_to)
    step.keep_posts(recorded={**known, seat: recorded})
    return code


def code_for(row: GameRow, group: str, seat: Seat, answer: Answer, source: Source) -> str:
    """Return the code of an answer that is done; one by hand was sealed when it was noted."""
    recorded = row.open_posts.recorded.get(seat)
    if source is Source.PLAYER and recorded is not None and recorded.group == group:
        return recorded.code
    return seal(row.key, group, seat, answer)


def _earlier(last: Recorded | None, table: Table, sitting: str) -> Recorded | None:
    """Keep what was answered before in a sitting, as far as it may be shown again."""
    if last is None or not sitting or last.sitting != sitting:
        return None
    if last.group == table.group():  # it is changed
        return last.earlier
    return last if table.anchor is not None else replace(last, earlier=None)


def answer_before(row: GameRow, group: str | None, seat: Seat) -> Recorded | None:
    """Return what a captain answered last, unless that is to the open group and can be changed."""
    recorded = row.open_posts.recorded.get(seat)
    return None if recorded is None or recorded.group == group else recorded


def take_back_answers(step: Step, seats: Collection[Seat]) -> None:
    """Remember of these seats what they answered in the sitting before what is taken back."""
    known = step.row.open_posts.recorded
    earlier = {seat: known[seat].earlier for seat in seats if seat in known}
    forget_answers(step, seats)
    kept = {seat: each for seat, each in earlier.items() if each is not None}
    if kept:
        step.keep_posts(recorded={**step.row.open_posts.recorded, **kept})


def forget_answers(step: Step, seats: Collection[Seat]) -> None:
    """Forget what these seats answered: another answer counted since, or nobody sits there now."""
    known = step.row.open_posts.recorded
    kept = {seat: each for seat, each in known.items() if seat not in seats}
    if len(kept) < len(known):
        step.keep_posts(recorded=kept)
