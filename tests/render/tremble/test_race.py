"""The race on boards: who leads which task, and what all would have if the game ended now."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.tremble.table.view import Phase, PublicView, Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_track import PALE, Lane, draw_lane, lanes_of
from render.invasion.parts import sprites
from render.theme import NIGHT, USUAL, Look, blend
from render.tremble.boards import board_leaders
from render.tremble.boards.board import lay_board
from render.tremble.boards.board_leaders import draw_leaders
from render.tremble.boards.board_tasks import tally_of
from render.words import Words
from tests.render.tremble.samples import BOARDS, NAMES, TASKS

STANDINGS: PublicView = replace(BOARDS["planning-5"], phase=Phase.BUYING, spaces=())
ENDED = "If it ended now"


def texts(view: PublicView, words: Words, look: Look = USUAL) -> list[str]:
    return [run.fit.text for run in lay_board(view, NAMES, words, look).canvas().runs]


@pytest.mark.parametrize("look", [USUAL, Look(large=True)])
@pytest.mark.parametrize("view", [STANDINGS, BOARDS["planning-5"]], ids=["standings", "cities"])
def test_each_captain_tells_what_there_would_be(view: PublicView, look: Look, words: Words) -> None:
    told = texts(view, words, look)
    assert told.count(ENDED) == 1
    for name, ended in zip(NAMES, view.foreseen, strict=False):
        drawn = told.index(name)
        assert words.number(ended) in told[max(0, drawn - 8) : drawn], "with the frame of the row"
    assert [one.humans for one in view.captains] != list(view.foreseen)


@pytest.mark.parametrize("name", ["buying-2", "over-4"])
def test_nothing_is_foreseen_where_it_is_what_stands_there(name: str, words: Words) -> None:
    assert ENDED not in texts(BOARDS[name], words)


def test_a_lane_is_paler_up_to_a_mark_at_what_there_would_be() -> None:
    canvas = Canvas(1000, 60, USUAL, sprites.backdrop)
    draw_lane(canvas, Box(0, 20, 1000, 18), Lane(200, 0, 600, 0, 1000), NIGHT.captains[0])
    paler = blend(NIGHT.well, NIGHT.captains[0], PALE)
    seen = [canvas.image.getpixel((x, 29)) for x in (100, 400, 595, 800)]
    assert seen == [NIGHT.captains[0], paler, NIGHT.ink, NIGHT.well]


def test_all_lanes_hold_what_there_would_be(words: Words) -> None:
    lanes = lanes_of((100_000, 640_000), (0, 0), (2_340_000, -20_000), words)
    assert all(lane.low <= -20_000 < 2_340_000 <= lane.high for lane in lanes)


@pytest.mark.parametrize(
    ("counts", "seats", "written"),
    [
        ((0, 3, 1), [1, 2], ["3", "1"]),
        ((1, 3, 1), [1, 0, 2], ["3", "1"]),
        ((0, 3, 0), [1], ["3"]),
        ((2, 2, 1), [0, 1], ["2"]),
        ((4, 4, 4, 4, 1), [0, 1, 2, 3], ["4"]),
    ],
)
def test_t_1_t_2_a_task_shows_who_leads_and_who_is_second_where_somebody_is(
    counts: tuple[int, ...],
    seats: list[Seat],
    written: list[str],
    words: Words,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert leaders(counts, 1160, words, monkeypatch) == (seats, [named(words), *written])


def test_a_task_for_which_nobody_has_a_trophy_is_named(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leaders((0, 0, 0), 1160, words, monkeypatch) == ([], [named(words)])


def test_those_for_whom_there_is_no_room_are_counted(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leaders((4, 4, 4, 4, 1), 440, words, monkeypatch) == ([0], [named(words), "+3", "4"])


def named(words: Words) -> str:
    return words(tally_of(Standing(TASKS[0], (0, 0, 0))).name)


def leaders(
    counts: Sequence[int], width: int, words: Words, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Seat], list[str]]:
    """Draw who leads a task: whose emblems are seen, and what is written."""
    seen: list[Seat] = []
    monkeypatch.setattr(board_leaders, "emblem", lambda _canvas, _box, seat: seen.append(seat))
    canvas = Canvas(width, 70, USUAL, sprites.backdrop)
    draw_leaders(canvas, canvas.box, [Standing(TASKS[0], tuple(counts))], words)
    return seen, [run.fit.text for run in canvas.runs]


@pytest.mark.parametrize("name", ["planning-2", "planning-3", "fought-4", "planning-5"])
def test_boards_with_cities_tell_who_leads(name: str, words: Words) -> None:
    told = texts(BOARDS[name], words)
    (heading,) = (place for place, text in enumerate(told) if text.startswith("Tasks: most"))
    for standing in BOARDS[name].tasks:
        best = max(standing.counts)
        shown = str(best) if best else words(tally_of(standing).name)
        assert shown in told[heading:]
    many = {name for name in told[heading:] if name.isdigit()}
    assert many <= {str(count) for each in BOARDS[name].tasks for count in each.counts}
