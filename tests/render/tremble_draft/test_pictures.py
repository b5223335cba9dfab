"""Boards and hands of the first draft: every text in its place, readable on a phone, described."""

import io

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.tremble_draft.table.view import DraftView
from render.canvas import Canvas
from render.theme import CLEAR, NIGHT, USUAL, Look
from render.tremble_draft.boards.board import ChangedBoard, lay_board
from render.tremble_draft.hands.hand import lay_hand
from render.tremble_draft.renderer import DraftRenderer
from render.type import ELLIPSIS
from render.words import Words
from tests.render.inked import listening
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside
from tests.render.tremble_draft.samples import BOARDS, HANDS, NAMES, TASKS

DRAFT = DraftRenderer()
LOOKS = {"usual": USUAL, "large": Look(large=True)}
READABLE = 4.5


def _hand(name: str, words: Words, look: Look, names: tuple[str, ...] = NAMES) -> Canvas:
    view = HANDS[name]
    assert view.own is not None
    return lay_hand(view.public, view.own, names, words, look).canvas()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", BOARDS)
def test_every_text_of_a_board_is_in_its_place_and_read_on_a_phone(
    name: str, look: str, words: Words
) -> None:
    view = BOARDS[name]
    poorer = tuple(replace(one, humans=one.humans - 120_000) for one in view.captains)
    for names in (NAMES, HARD_NAMES):
        for before in (None, replace(view, captains=poorer)):
            canvas = lay_board(view, names, words, LOOKS[look], before).canvas()
            assert not outside(canvas)
            assert names is HARD_NAMES or not too_small(canvas)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", HANDS)
def test_every_text_of_a_hand_is_in_its_place_and_read_on_a_phone(
    name: str, look: str, words: Words
) -> None:
    assert not outside(_hand(name, words, LOOKS[look], HARD_NAMES))
    canvas = _hand(name, words, LOOKS[look])
    assert not outside(canvas)
    assert not too_small(canvas)


@pytest.mark.parametrize("name", BOARDS)
def test_numbers_are_whole_on_a_board(name: str, words: Words) -> None:
    canvas = lay_board(BOARDS[name], NAMES, words).canvas()
    texts = [run.fit.text for run in canvas.runs]
    assert not [text for text in texts if ELLIPSIS in text and any(map(str.isdigit, text))]
    for captain in BOARDS[name].captains:
        assert words.number(captain.humans) in texts
        assert str(captain.fuel) in texts
        for each in captain.searches:
            assert words.number(each.city.search) in texts


@pytest.mark.parametrize("theme", [NIGHT, CLEAR], ids=["night", "clear"])
@pytest.mark.parametrize("name", ["met-5", "fought-5", "extreme-5", "over-4"])
def test_texts_are_read_on_their_ground_and_stand_apart(
    name: str, theme: object, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Look(CLEAR if theme is CLEAR else NIGHT)
    with listening(monkeypatch) as heard:
        lay_board(BOARDS[name], NAMES, words, look).canvas()
        _hand("full", words, look)
    assert not [str(each) for each in heard if each.contrast() < READABLE]
    pairs = [(one, two) for at, one in enumerate(heard) for two in heard[:at]]
    assert not [f"{one} {two}" for one, two in pairs if one.covers(two)]


@pytest.mark.parametrize("name", BOARDS)
def test_boards_are_small_and_described(name: str, words: Words) -> None:
    picture = DRAFT.board(DraftView(BOARDS[name], None), NAMES, words)
    image = Image.open(io.BytesIO(picture.png))
    assert (image.mode, image.width) == ("P", 1200)
    assert len(picture.png) < MOST_BYTES
    assert 50 < len(picture.alt) <= MOST_ALT
    for captain in BOARDS[name].captains[:2]:
        assert f"fuel {captain.fuel}" in picture.alt


def test_equal_views_give_equal_bytes_and_others_do_not(words: Words) -> None:
    views = {name: DraftView(view, None) for name, view in BOARDS.items()}
    again = msgspec.json.decode(msgspec.json.encode(views["met-5"]), type=DraftView)
    assert DRAFT.board(views["met-5"], NAMES, words) == DRAFT.board(again, NAMES, words)
    assert len({DRAFT.board(view, NAMES, words).png for view in views.values()}) == len(BOARDS)


@pytest.mark.parametrize("name", HANDS)
def test_hands_tell_their_tasks(name: str, words: Words) -> None:
    view = HANDS[name]
    assert view.own is not None
    picture = DRAFT.hand(view, NAMES, words)
    assert len(picture.png) < MOST_BYTES
    assert picture.alt.count("Task:") == len(view.own.tasks)
    drawn = " ".join(run.fit.text for run in _hand(name, words, USUAL).runs)
    for task in view.own.tasks:
        assert f"{words.number(-task.penalty)}" in drawn
        assert all(
            f"/{need.least // (1000 if need.least > 1000 else 1)}" in drawn for need in task.needs
        )


def test_a_search_nearer_its_end_is_marked(words: Words) -> None:
    view = BOARDS["planning-5"]
    first = view.captains[0]
    slower = replace(first.searches[0], counter=2)
    before = replace(view, captains=(replace(first, searches=(slower,)), *view.captains[1:]))
    plain = DRAFT.board(DraftView(view, None), NAMES, words)
    assert DRAFT.change(ChangedBoard(view, view), NAMES, words) == plain
    assert DRAFT.change(ChangedBoard(before, view), NAMES, words).png != plain.png


def test_no_task_is_on_the_board_before_the_end(words: Words) -> None:
    texts = {
        run.fit.text
        for view in BOARDS.values()
        for run in lay_board(view, NAMES, words).canvas().runs
    }
    assert not [task for task in TASKS if words.number(-task.penalty) in texts]
