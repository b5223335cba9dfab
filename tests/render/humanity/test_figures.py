"""Figures of bases: counts of rivals, what labs bring, what was done, and what a draft changes."""

from collections import Counter
from itertools import combinations, pairwise
from typing import TypeAlias, cast

import pytest
from msgspec.structs import replace

from engine.humanity.table.view import ModuleView
from engine.humanity.tiles.tiles import Kind, Side
from render.boxes import Box
from render.house.voice import Voice
from render.humanity.boards.bases import draw_line, stores_of
from render.humanity.boards.grids import BaseGrid, lying
from render.humanity.boards.table import seat_scene
from render.humanity.parts import paints
from render.humanity.parts.cells import Quarters
from render.humanity.parts.parts import MINUS, Sign
from render.humanity.texts.texts import base_text
from render.scene.changes import growth
from render.scene.nodes import Column, Leaf, nodes
from render.scene.painting import lay_scene
from render.scene.speaking import text_form
from render.theme import USUAL
from render.words import Words
from tests.render.humanity.samples import NAMES, VIEWS

Lines: TypeAlias = tuple[tuple[Side, tuple[Sign, ...]], ...]


def texts_of(scene: Column, words: Words) -> list[str]:
    """List all that is written."""
    return [run.fit.text for run in lay_scene(scene, words, paints.backdrop).canvas().runs]


def test_where_four_play_bases_of_rivals_are_counts(words: Words) -> None:
    """Their cells were 7 pixels on a phone; how many modules of which colour lie there is read."""
    view = VIEWS["late-4"]
    scene = seat_scene(view, 3, NAMES, words, USUAL)
    assert len([each for each in nodes(scene) if isinstance(each, BaseGrid)]) == 1
    told = text_form(scene, words)
    for player in view.players[:3]:
        assert words(lying(player, Voice(NAMES, words))) in told
    found = Counter(each.colour for each in view.players[0].cells if isinstance(each, ModuleView))
    plain = replace(view.players[0], cells=view.players[2].cells)
    other = replace(view, players=(plain, *view.players[1:]))
    more = Counter(texts_of(scene, words))
    more.subtract(texts_of(seat_scene(other, 3, NAMES, words, USUAL), words))
    assert {str(each) for each in found.values()} & {text for text, by in more.items() if by > 0}


def test_ones_own_base_shows_what_labs_bring_and_which_experiments_were_done(words: Words) -> None:
    """Both stood in no picture: a lab said nothing of later neighbours, a line only its sides."""
    view = VIEWS["late-2"]
    labs = [each.module for each in view.players[0].cells if isinstance(each, ModuleView)]
    (lab,) = [each for each in labs if each.kind is Kind.LAB]
    scene = seat_scene(view, 0, NAMES, words, USUAL)
    assert f"+{lab.each}" in texts_of(scene, words)
    assert f": +{lab.each} research for each new " in base_text(view, 0, NAMES, words)
    own, rivals = (
        [
            sign
            for each in nodes(scene)
            if isinstance(each, Leaf) and each.drawing is draw_line
            for _, signs in cast("Lines", each.about[0])
            for sign in signs
            if each.key in [("line", seat, number) for number in range(1, 4)]
        ]
        for seat in range(2)
    )
    done = [each.cost for each in view.players[0].experiments]
    assert len(own) == sum(amount for cost in done for _, amount in cost) > 0
    assert not rivals


@pytest.mark.parametrize("wide", [60, 76, 84, 112])
def test_figures_of_a_cell_stand_beside_its_signs(wide: int) -> None:
    """They lay upon them."""
    parts = Quarters.of(Box(0, 0, wide, wide))
    for one, other in combinations(parts, 2):
        beside = one.right <= other.x or other.right <= one.x
        assert beside or one.bottom <= other.y or other.bottom <= one.y
    for each in parts:
        assert 0 <= each.x < each.right <= wide
        assert 0 <= each.y < each.bottom <= wide


def test_the_next_step_of_research_is_shown_until_there_is_none(words: Words) -> None:
    view = VIEWS["late-2"]
    for research, told in ((33, "34 research are worth 6 science"), (7, "8 research are worth 1 ")):
        player = replace(view.players[0], research=research)
        shown = replace(view, players=(player, view.players[1]))
        assert told in base_text(shown, 0, NAMES, words)
        scene = seat_scene(shown, 0, NAMES, words, USUAL)
        assert f"{told.split()[0]}+" in texts_of(scene, words)
    assert "at the end of a year" not in base_text(view, 1, NAMES, words), "50 is the most"


def test_what_a_draft_spends_and_brings_has_its_sign(words: Words) -> None:
    view = VIEWS["late-2"]
    player = view.players[0]
    stores = [at for at, each in enumerate(player.cells) if stocked(each) in (1, 2)][:2]
    cells = list(player.cells)
    for at, by in zip(stores, (1, -1), strict=True):
        ground = cells[at]
        assert isinstance(ground, ModuleView)
        cells[at] = replace(ground, stock=ground.stock + by)
    after = replace(view, players=(replace(player, cells=tuple(cells)), view.players[1]))
    known = seat_scene(view, 0, NAMES, words, USUAL)
    scene = seat_scene(after, 0, NAMES, words, USUAL, view)
    assert growth(known, scene) == {
        ("cell", 0, at): by for at, by in zip(stores, (1, -1), strict=True)
    }
    held = [line for line in text_form(scene, words).splitlines() if "; changed: " in line]
    assert len(held) == 1
    assert " +1" in held[0]
    assert f" {MINUS}1" in held[0]
    shown = texts_of(scene, words)
    was, now = (dict(stores_of(each.players[0])) for each in (view, after))
    for makes in was.keys() | now.keys():
        if was.get(makes, 0) != now.get(makes, 0):
            assert (str(was.get(makes, 0)), str(now.get(makes, 0))) in pairwise(shown)


def stocked(ground: object) -> int:
    """Return what a cell holds."""
    return ground.stock if isinstance(ground, ModuleView) else 0
