"""The tasks: for each, how many matching trophies every captain has, and who leads."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.tremble.cards.cards import Task
from engine.tremble.table.view import Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.parts import tallies
from render.invasion.parts.tallies import TrophyCount
from render.theme import Colour
from render.tremble.parts.facts import Grown


def tallies_of(standings: Sequence[Standing], grown: Grown = ()) -> tuple[TrophyCount, ...]:
    """Count for every task, with who has more than before."""
    return tuple(
        tally_of(each, frozenset(seat for seat, tasks in enumerate(grown) if each.task.id in tasks))
        for each in standings
    )


def tally_of(standing: Standing, new: frozenset[Seat] = frozenset()) -> TrophyCount:
    """Count for one task; `new` have more than before."""
    task = standing.task
    return TrophyCount(
        task.type, task.region, tuple(standing.counts), frozenset(standing.first), new
    )


def draw_sign(canvas: Canvas, box: Box, task: Task, ink: Colour | None = None) -> None:
    """Draw what a task counts: a type of city, or a region."""
    tallies.draw_sign(canvas, box, task.type, task.region, ink)
