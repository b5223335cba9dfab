"""Recording: what each captain answered last, as panels show it until they answer again.

An order counts from its receipt. Whose click was lost, or whose panel went on to the next
question, finds it in the panel that comes next, whoever draws that.
"""

from collections.abc import Collection

from engine.core.asks import Seat
from engine.core.seals import seal
from engine.core.table import Table
from engine.host.steps.step import Step
from engine.host.values.replies import Recorded
from engine.host.values.rows import GameRow


def note_answer(step: Step, table: Table, seat: Seat) -> None:
    """Note what a captain has marked done."""
    form, group, sitting = table.form(seat), table.group() or "", table.sitting()
    recorded = Recorded(
        group,
        sitting.name if sitting else "",
        form.choices() if form else (),
        seal(step.row.key, group, seat, table.inbox[seat].answer),
    )
    step.keep_posts(recorded={**step.row.open_posts.recorded, seat: recorded})


def answer_before(row: GameRow, table: Table, seat: Seat) -> Recorded | None:
    """Return what a captain answered last, unless that can still be changed."""
    recorded = row.open_posts.recorded.get(seat)
    return None if recorded is None or recorded.group == table.group() else recorded


def forget_answers(step: Step, seats: Collection[Seat]) -> None:
    """Forget what these seats answered: it was taken back, or another answer counted since."""
    known = step.row.open_posts.recorded
    kept = {seat: each for seat, each in known.items() if seat not in seats}
    if len(kept) < len(known):
        step.keep_posts(recorded=kept)
