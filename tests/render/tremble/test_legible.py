"""Boards, fights, hands and plans are read on a phone: texts are measured as they are there."""

import pytest
from msgspec.structs import replace

from engine.tremble.cards.tables import PACK
from render.canvas import Canvas, Run, Style
from render.invasion.hands.hand_parts import COLUMNS
from render.invasion.parts import sprites
from render.invasion.parts.parts import GAP, PAD
from render.invasion.parts.ship_cards import Deal, Shown
from render.theme import USUAL, Look, grown
from render.tremble.boards.board import lay_board
from render.tremble.fights.closeup import CLOSEUPS
from render.tremble.fights.stakes import draw_stakes
from render.tremble.hands.hand import lay_hand
from render.tremble.hands.hand_cards import card_height, draw_card
from render.tremble.hands.plan import PLANNED
from render.tremble.parts.terms import task_name
from render.type import Face
from render.words import Words, words_for
from tests.render.tremble.samples import BOARDS, HANDS, NAMES
from tests.render.tremble.test_closeup import FIGHTS
from tests.render.tremble.test_plan import PLANS, told
from tests.render.tremble.test_stakes import SHOWN as STAKES
from tests.render.tremble.test_stakes import about

PHONE = 390  # pixels wide
LEAST = 11.0  # pixels of a text there
MADE_UP = "Saint-Germain-en-Laye-les-Bains"  # longer than the name of any city in the game
LOOKS = {"usual": USUAL, "large": Look(large=True)}


def on_a_phone(canvas: Canvas, run: Run) -> float:
    """Return how large a text is where the picture is as wide as a phone."""
    return run.fit.size * PHONE / canvas.image.width


def too_small(canvas: Canvas) -> list[str]:
    """List the texts that nobody can read there."""
    small = [run.fit.text for run in canvas.runs if on_a_phone(canvas, run) < LEAST]
    return [text for text in small if text != MADE_UP]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", BOARDS)
def test_every_text_of_a_board_is_read_on_a_phone(name: str, look: str, words: Words) -> None:
    view = BOARDS[name]
    poorer = tuple(replace(one, humans=one.humans - 120_000) for one in view.captains)
    for before in (None, replace(view, captains=poorer)):
        canvas = lay_board(view, NAMES, words, LOOKS[look], before).canvas()
        assert len(canvas.runs) > 10
        assert not too_small(canvas)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", FIGHTS)
def test_every_text_of_a_fight_is_read_on_a_phone(name: str, look: str, words: Words) -> None:
    assert not too_small(CLOSEUPS.canvas(FIGHTS[name], NAMES, words, LOOKS[look]))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", HANDS)
def test_every_text_of_a_hand_is_read_on_a_phone(name: str, look: str, words: Words) -> None:
    view = HANDS[name]
    assert view.own is not None
    assert not too_small(lay_hand(view.public, view.own, NAMES, words, LOOKS[look]).canvas())


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("look", LOOKS)
def test_every_card_of_a_rich_captain_is_read_on_a_phone(look: str, locale: str) -> None:
    words, sale = words_for(locale), Deal(40_000, 1_110_000)
    cards = [Shown(card) for card in PACK.compensations.values()]
    cards += [Shown(card, deal=sale) for card in (*PACK.stations.values(), *PACK.ships.values())]
    for shown in cards:
        theme = grown(LOOKS[look]) if LOOKS[look].large else LOOKS[look]
        canvas = Canvas(900 if LOOKS[look].large else 1200, 600, theme, sprites.backdrop)
        columns = canvas.box.inset(PAD, GAP).columns(1 if LOOKS[look].large else COLUMNS, GAP)
        draw_card(canvas, columns[0].top(card_height([shown])), shown, canvas.theme.ink, words)
        assert not too_small(canvas)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PLANS)
def test_every_text_of_a_plan_is_read_on_a_phone(name: str, look: str, words: Words) -> None:
    own, form = told(PLANS[name])
    public = PLANS[name].view.public
    canvas = PLANNED.canvas(public, own, form, words, LOOKS[look])
    assert not too_small(canvas)
    tasks = [words(task_name(each.task)) for each in public.tasks]
    drawn = [run.fit.text for run in canvas.runs]
    assert [text for text in drawn if text in tasks][-len(tasks) :] == tasks


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", STAKES)
def test_every_text_of_what_is_at_stake_is_read_on_a_phone(
    name: str, look: str, words: Words
) -> None:
    assert not too_small(draw_stakes(about(*STAKES[name]), NAMES, words, LOOKS[look]))


def test_a_text_that_is_too_small_is_found(words: Words) -> None:
    canvas = lay_board(BOARDS["planning-2"], NAMES, words).canvas()
    assert not too_small(canvas)
    canvas.text(canvas.box.top(33 * 5 // 4 + 1), "too small", Style(Face.TEXT, 33, 33), (0, 0, 0))
    assert too_small(canvas) == ["too small"]
