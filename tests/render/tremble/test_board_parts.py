"""Parts of a board: tasks, emptied cities, what a captain has, and how high it all is."""

import pytest
from msgspec.structs import replace

from engine.tremble.table.view import PublicView, Standing
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import sprites
from render.theme import NIGHT, USUAL, Look
from render.tremble.board import draw_board
from render.tremble.board_cities import row_height
from render.tremble.board_tasks import ROW, draw_task_rows, draw_tasks, tasks_height
from render.words import Words
from tests.render.inked import listening
from tests.render.tremble.samples import BOARDS, CITIES, NAMES, TASKS

WIDTH = 1160
HIGHEST, HIGHEST_LARGE = 2400, 4800
COUNTS = (12, 10, 0, 7, 11)


def texts(view: PublicView, words: Words, look: Look = USUAL) -> list[str]:
    return [run.fit.text for run in draw_board(view, NAMES, words, look).runs]


def emptied(view: PublicView) -> PublicView:
    return replace(view, spaces=tuple(replace(space, city=None) for space in view.spaces))


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("tasks", [3, 4, 5])
def test_all_counts_of_the_tasks_are_written(tasks: int, captains: int, words: Words) -> None:
    standings = [Standing(task, COUNTS[:captains]) for task in TASKS[:tasks]]
    for draw, width, high in (
        (draw_tasks, WIDTH, tasks_height(standings, WIDTH)),
        (draw_task_rows, WIDTH // 2 if captains < 5 else 860, ROW * tasks),
    ):
        canvas = Canvas(width, high, USUAL, sprites.backdrop)
        draw(canvas, Box(0, 0, width, high), standings, words)
        written = [run.fit.text for run in canvas.runs if run.fit.text.isdigit()]
        assert written == [str(count) for count in COUNTS[:captains]] * tasks


def test_counts_that_grew_are_marked(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    view = BOARDS["planning-3"]
    task, rest = view.tasks[0].task, view.tasks[1:]
    now = replace(view, tasks=(Standing(task, (70, 80, 90)), *rest))
    then = replace(view, tasks=(Standing(task, (70, 79, 90)), *rest))
    with listening(monkeypatch) as heard:
        draw_board(now, NAMES, words, before=then)
    green = {each.run.fit.text for each in heard if each.ink == NIGHT.good}
    assert green & {"70", "80", "90"} == {"80"}


def test_what_a_captain_has_is_in_words_where_there_is_room(words: Words) -> None:
    told = texts(BOARDS["planning-3"], words)
    assert {"7 trophies", "3 cards", "owes 120,000"} <= set(told)
    one = replace(BOARDS["planning-3"].captains[0], compensations=1, trophies=CITIES[:1])
    single = replace(BOARDS["planning-3"], captains=(one, *BOARDS["planning-3"].captains[1:]))
    assert {"1 trophy", "1 card"} <= set(texts(single, words))
    crowded = texts(BOARDS["extreme-5"], words)
    assert not [text for text in crowded if "owes" in text]


@pytest.mark.parametrize("name", ["fought-5", "planning-5"])
def test_rows_without_cities_are_low(name: str) -> None:
    view = BOARDS[name]
    full, bare = (row_height(each, each.spaces[:2]) for each in (view, emptied(view)))
    assert bare <= full - 100


def test_whoever_came_alone_is_not_pale_where_the_city_is_gone(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = replace(emptied(BOARDS["fought-4"]), battles=(), catches=())
    alone = replace(view.attacks[0], total=97)
    with listening(monkeypatch) as heard:
        draw_board(replace(view, attacks=(alone,)), NAMES, words)
    assert [each.ink for each in heard if each.run.fit.text == "97"] == [NIGHT.ink]


def test_the_winner_is_named_at_the_top_when_the_game_is_over(words: Words) -> None:
    view = BOARDS["over-4"]
    best = max(view.captains, key=lambda captain: captain.humans)
    for look in (USUAL, Look(large=True)):
        named = [text for text in texts(view, words, look)[:2] if NAMES[best.seat] in text]
        assert named
    assert not [text for text in texts(BOARDS["fought-4"], words)[:2] if "Earth" in text]


@pytest.mark.parametrize("name", ["planning-5", "fought-5", "helped-5", "extreme-5"])
def test_boards_of_five_are_not_too_high(name: str, words: Words) -> None:
    assert draw_board(BOARDS[name], NAMES, words).image.height <= HIGHEST
    large = draw_board(BOARDS[name], NAMES, words, Look(large=True))
    assert large.image.height <= HIGHEST_LARGE
