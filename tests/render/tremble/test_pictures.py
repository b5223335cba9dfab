import io
import re
from typing import Any, get_type_hints

import msgspec
import pytest
from PIL import Image

from engine.tremble.table.view import PublicView, TrembleView
from render.boxes import Box
from render.canvas import Canvas, Run
from render.games import GAMES
from render.invasion.facts.sums import signed
from render.invasion.parts import sprites
from render.theme import Look
from render.tremble.boards import board_cities
from render.tremble.boards.board import lay_board
from render.tremble.hands.hand import lay_hand
from render.tremble.texts.alt import board_alt
from render.tremble.texts.board_text import board_text
from render.type import ELLIPSIS, bounds
from render.words import Words, words_for
from tests.render.tremble.samples import BOARDS, HANDS, NAMES, fought, public_of

TREMBLE = GAMES["tremble"].full_renderer
MOST_BYTES = 300_000
MOST_ALT = 1024
HARD_NAMES = (
    "W" * 32,
    "日本語の船長日本語の船長日本語の船長日本語の船長",
    "🙂🚀👽🛸",
    "Á̂" * 16,
    "",
)


def outside(canvas: Canvas) -> list[Run]:
    """List the texts whose ink leaves the place they were given, or the picture."""
    return [run for run in canvas.runs if not _inside(run, canvas)]


def _inside(run: Run, canvas: Canvas) -> bool:
    left, top, right, bottom = bounds(run.fit.text, run.fit.face, run.fit.size)
    place = run.box
    return (
        place.x - 1 <= run.x + left
        and run.x + right <= place.right + 1
        and place.y - 1 <= run.baseline + top
        and run.baseline + bottom <= place.bottom + 1
        and place.right <= canvas.image.width
        and place.bottom <= canvas.image.height
    )


def test_what_all_boards_share_is_drawn_before_the_first(words: Words) -> None:
    TREMBLE.prepare()
    before = sprites.inks.cache_info().misses, sprites._backdrop.cache_info().misses
    assert TREMBLE.board(TrembleView(fought(3), None), NAMES, words).png
    assert (sprites.inks.cache_info().misses, sprites._backdrop.cache_info().misses) == before


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ()], ids=["usual", "hard", "none"])
@pytest.mark.parametrize("name", BOARDS)
def test_no_text_leaves_its_place_on_a_board(
    name: str, names: tuple[str, ...], words: Words
) -> None:
    canvas = lay_board(BOARDS[name], names, words, Look()).canvas()
    assert len(canvas.runs) > 10
    assert not outside(canvas)


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES], ids=["usual", "hard"])
@pytest.mark.parametrize("name", HANDS)
def test_no_text_leaves_its_place_on_a_hand(
    name: str, names: tuple[str, ...], words: Words
) -> None:
    view = HANDS[name]
    assert view.own is not None
    assert not outside(lay_hand(view.public, view.own, names, words, Look()).canvas())


def test_a_text_that_leaves_its_place_is_found() -> None:
    canvas = Canvas(200, 100, Look(), sprites.backdrop)
    drawn = lay_board(BOARDS["planning-2"], NAMES, words_for("en"), Look()).canvas().runs[0]
    canvas.runs.append(drawn._replace(x=drawn.box.right - 5))
    assert outside(canvas)


@pytest.mark.parametrize("name", BOARDS)
def test_numbers_are_never_cut(name: str, words: Words) -> None:
    canvas = lay_board(BOARDS[name], NAMES, words).canvas()
    cut = [run.fit.text for run in canvas.runs if ELLIPSIS in run.fit.text]
    assert not [text for text in cut if any(char.isdigit() for char in text)]
    drawn = " ".join(run.fit.text for run in canvas.runs)
    assert all(words.number(captain.humans) in drawn for captain in BOARDS[name].captains)


@pytest.mark.parametrize("name", BOARDS)
def test_boards_are_small_described_and_legible(name: str, words: Words) -> None:
    picture = TREMBLE.board(public_of(name), NAMES, words)
    image = Image.open(io.BytesIO(picture.png))
    assert image.mode == "P"
    assert image.width == 1200
    assert len(picture.png) < MOST_BYTES
    assert 50 < len(picture.alt) <= MOST_ALT
    assert picture.name.endswith(".png")
    canvas = lay_board(BOARDS[name], NAMES, words).canvas()
    small = [run for run in canvas.runs if run.fit.size < 20 and len(run.fit.text) > 1]
    assert not small


@pytest.mark.parametrize("name", HANDS)
def test_hands_are_small_and_described(name: str, words: Words) -> None:
    picture = TREMBLE.drawings["hand"].draw(HANDS[name], NAMES, words, "")
    assert len(picture.png) < MOST_BYTES
    assert 20 < len(picture.alt) <= MOST_ALT


def test_equal_views_give_equal_bytes(words: Words) -> None:
    view = public_of("fought-5")
    again = msgspec.json.decode(msgspec.json.encode(view), type=TrembleView)
    assert TREMBLE.board(view, NAMES, words) == TREMBLE.board(again, NAMES, words)


def test_different_views_give_different_bytes(words: Words) -> None:
    pictures = {TREMBLE.board(public_of(name), NAMES, words).png for name in BOARDS}
    assert len(pictures) == len(BOARDS)


def test_nothing_private_reaches_public_pictures_and_texts(words: Words) -> None:
    for draw in (lay_board, board_alt, board_text):
        assert get_type_hints(draw)["view"] is PublicView
    full, empty = HANDS["full"], HANDS["first"]
    mixed = TrembleView(full.public, empty.own)
    assert TREMBLE.board(full, NAMES, words) == TREMBLE.board(mixed, NAMES, words)
    assert TREMBLE.board_text(full, NAMES, words) == TREMBLE.board_text(mixed, NAMES, words)
    assert TREMBLE.headline(full, words) == TREMBLE.headline(mixed, words)


def test_a_spectator_has_no_hand(words: Words) -> None:
    view = public_of("planning-2")
    assert TREMBLE.hand_text(view, NAMES, words) == ""
    with pytest.raises(ValueError, match="spectator"):
        TREMBLE.drawings["hand"].draw(view, NAMES, words, "")


def test_a_name_that_cannot_be_drawn_becomes_the_letter(words: Words) -> None:
    canvas = lay_board(BOARDS["planning-3"], ("日本", "🙂", "Zoë"), words, Look()).canvas()
    drawn = [run.fit.text for run in canvas.runs]
    assert {"Captain A", "Captain B", "Zoë"} <= set(drawn)


def test_the_winner_comes_first_at_the_end(words: Words) -> None:
    view = BOARDS["over-4"]
    best = max(view.captains, key=lambda captain: captain.humans)
    canvas = lay_board(view, NAMES, words, Look()).canvas()
    shown = [run.fit.text for run in canvas.runs if run.fit.text in NAMES]
    assert shown[0] == NAMES[best.seat]
    assert set(shown) == set(NAMES[:4])


def test_a_catch_shows_as_many_army_cards_as_it_meets(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Box] = []
    monkeypatch.setattr(board_cities, "army_card", lambda _canvas, box, _ink: drawn.append(box))
    view = BOARDS["planning-5"]
    canvas = lay_board(view, NAMES, words, Look()).canvas()
    met = sum(space.city.difficulty for space in view.spaces if space.city is not None)
    assert len(drawn) == len(set(drawn)) == met
    assert not [run.fit.text for run in canvas.runs if "×" in run.fit.text]


@pytest.mark.parametrize("name", ["fought-4", "helped-2", "claimed-3"])
def test_the_dice_that_fell_are_drawn(
    name: str, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    fell: list[int] = []
    draw = sprites.die

    def die(pips: int, *rest: Any) -> Image.Image:
        fell.append(pips)
        return draw(pips, *rest)

    monkeypatch.setattr(sprites, "die", die)
    lay_board(BOARDS[name], NAMES, words).canvas()
    catches = [catch.roll for catch in BOARDS[name].catches]
    alive = {space.number for space in BOARDS[name].spaces if space.city is not None}
    fights = [
        fighter.roll
        for one in BOARDS[name].battles
        for fighter in one.fighters
        if one.space in alive
    ]
    assert fell == [pips for roll in [*fights, *catches] for pips in roll]


@pytest.mark.parametrize("name", ["helped-5", "extreme-5"])
def test_what_is_written_under_a_sum_is_what_dice_are_added_to(name: str, words: Words) -> None:
    canvas = lay_board(BOARDS[name], NAMES, words).canvas()
    texts = [run.fit.text for run in canvas.runs]
    formulas = [
        (texts[position - 1], text)
        for position, text in enumerate(texts)
        if re.fullmatch(r"\d+([+−]\d+)+", text)
    ]
    assert formulas
    thrown = [fighter for battle in BOARDS[name].battles for fighter in battle.fighters]
    sums = {(str(each.sum), f"{each.total}{signed(each.plus)}") for each in thrown}
    assert set(formulas) <= sums
