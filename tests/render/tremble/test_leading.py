"""Who leads a task is a rule (T-1, T-2): where the engine has another, all that shows it follows.

Planted here is that the fewest trophies lead, and the next are second.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.tremble.table.ranking import Share
from engine.tremble.table.view import Phase, PublicView, Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.parts import sprites
from render.invasion.parts.tallies import draw_tallies
from render.theme import NIGHT, USUAL
from render.tremble.boards import board_leaders
from render.tremble.boards.board_leaders import draw_leaders
from render.tremble.boards.board_tasks import tallies_of
from render.tremble.fights.stakes import stakes_lines
from render.tremble.hands.hand_tasks import draw_own_tasks
from render.tremble.texts.hand_text import hand_text
from render.words import Words
from tests.render.tremble.samples import NAMES, TASKS, own, public, revealed
from tests.render.tremble.test_stakes import about

COUNTS = (3, 1, 2)
STANDING = Standing(TASKS[0], COUNTS)
RULES = pytest.mark.parametrize(
    ("planted", "first", "second"), [(False, 0, 2), (True, 1, 2)], ids=["as printed", "another"]
)


@pytest.fixture(autouse=True)
def rule(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr("engine.tremble.table.view.rewarded", fewest)


def fewest(counts: Sequence[int]) -> tuple[Share, ...]:
    """Reward whoever has fewest, then the next."""
    order = sorted(range(len(counts)), key=counts.__getitem__)
    return (Share(order[0], 1, 200_000, 200_000), Share(order[1], 2, 100_000, 100_000))


def canvas_of(width: int, height: int) -> Canvas:
    return Canvas(width, height, USUAL, sprites.backdrop)


def written(canvas: Canvas) -> list[str]:
    return [run.fit.text for run in canvas.runs]


def with_task(view: PublicView) -> PublicView:
    return replace(view, tasks=(STANDING,))


@RULES
def test_the_view_says_who_leads(first: Seat, second: Seat) -> None:
    assert (STANDING.first, STANDING.second) == ((first,), (second,))
    assert STANDING.best == COUNTS[first]


@RULES
def test_the_race_on_a_board(
    first: Seat, second: Seat, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Seat] = []
    monkeypatch.setattr(board_leaders, "emblem", lambda _canvas, _box, seat: seen.append(seat))
    canvas = canvas_of(1160, 70)
    draw_leaders(canvas, canvas.box, [STANDING], words)
    assert seen == [first, second]
    assert written(canvas)[1:] == [str(COUNTS[first]), str(COUNTS[second])]


@RULES
def test_the_table_on_a_board(
    first: Seat, second: Seat, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    framed: list[Box] = []
    panel = Canvas.panel

    def listen(canvas: Canvas, box: Box, *rest: Any, **more: Any) -> None:
        framed.extend([box] if more.get("outline") == NIGHT.accent else [])
        panel(canvas, box, *rest, **more)

    monkeypatch.setattr(Canvas, "panel", listen)
    canvas = canvas_of(1160, 200)
    draw_tallies(canvas, canvas.box, tallies_of([STANDING]), words)
    (leader,) = framed
    counts = canvas.runs[-len(COUNTS) :]
    assert [seat for seat, run in enumerate(counts) if run.box == leader] == [first] != [second]


@RULES
def test_a_hand(first: Seat, second: Seat, words: Words) -> None:
    drawn = {}
    for seat in (first, second):
        canvas = canvas_of(1160, 100)
        draw_own_tasks(canvas, canvas.box, [STANDING], seat, words)
        assert written(canvas)[1:] == [str(COUNTS[seat]), f"best {COUNTS[first]}"]
        told = canvas.runs[-1].box
        place = (told.x, told.y, told.right, told.bottom)
        drawn[seat] = canvas.image.crop(place).getcolors(1 << 16) or ()
    lit = {seat for seat, colours in drawn.items() if NIGHT.accent in [one for _, one in colours]}
    assert lit == {first}, "whoever leads is told so by the colour"


@RULES
def test_texts(first: Seat, second: Seat, words: Words) -> None:
    told = f"{COUNTS[second]} (best {COUNTS[first]})"
    board = with_task(public(3, Phase.PLANNING))
    assert told in hand_text(board, own(second), NAMES, words)
    assert told in "\n".join(
        stakes_lines(about(with_task(revealed(3)), second, (1,)), NAMES, words)
    )
