"""The pictures and words of Martians!!!: what is shown of a town, a way, a hand, and of events."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.words import Text
from engine.martians.foreseen import Foreseen, foreseen, open_cells
from engine.martians.rules import MARTIANS
from engine.martians.table import events as ev
from render.house.voice import Voice
from render.martians import pictures
from render.martians.boards.table import seat_scene
from render.martians.boards.town_map import Window
from render.martians.telling.story import STORY, recap
from render.scene.speaking import text_form
from render.sheets import TALLEST
from render.theme import USUAL
from render.words import words_for
from tests.render.martians.samples import turns_of

EN = words_for("en")
NAMES = ("Ann", "Bob", "Zoë")
TURNS = turns_of("comp", 2) + turns_of("coop", 3)


def test_every_kind_of_event_has_a_row() -> None:
    assert set(STORY.rows) == set(ev.EVENT_TYPES)


@pytest.mark.parametrize("at", range(len(TURNS)), ids=lambda at: TURNS[at][1].kind)
def test_what_a_captain_decides_by_fits_a_phone(at: int) -> None:
    view, ask = TURNS[at]
    shown = pictures.DraftedTurn(view, foreseen(view, ask, MARTIANS.suggestion(view, ask)))
    assert not pictures.orders(shown, NAMES, EN).sheets, f"higher than {TALLEST} of its width"


def test_a_way_is_told_with_its_martians() -> None:
    view, ask = next((view, ask) for view, ask in TURNS if ask.kind == "move")
    martian = next(each for each in view.table.martians)
    way = Foreseen(way=(view.table.captains[ask.seat].square, martian))
    told = text_form(seat_scene(view, NAMES, EN, USUAL, way), EN)
    assert "The way: 2 squares, 1 Martian on it." in told


def test_what_only_its_viewer_knows_is_marked_and_told_to_nobody_else() -> None:
    view, _ = next((view, ask) for view, ask in TURNS if ask.kind == "horde")
    hidden = next(each for each in view.table.tokens if not each.face)
    knows = replace(view, faces=((hidden.number, "fuel"),))
    assert "as only you know" in text_form(seat_scene(knows, NAMES, EN, USUAL), EN)
    other = replace(view, faces=())
    assert "as only you know" not in text_form(seat_scene(other, NAMES, EN, USUAL), EN)


def test_a_tile_can_be_laid_where_rims_are_drawn() -> None:
    view, _ = next((view, ask) for view, ask in TURNS if ask.kind == "tile")
    cells = {(each.x, each.y) for each in view.table.tiles}
    assert open_cells(view)
    assert cells.isdisjoint(open_cells(view))


def test_a_window_has_what_matters_and_stays_within_the_town() -> None:
    town = Window(-4, -3, 11, 8)
    near = town.within(Window(6, 4, 1, 1))
    assert near.has((6, 4))
    assert near == Window(2, 1, 5, 4)


def test_a_death_is_told_to_whoever_died_with_all_that_is_lost() -> None:
    died = ev.Died(1, 13, 5, ("fuel", "dynamite"), ("shotgun",))
    (loss,) = [EN(each) for each in STORY.losses(1, [died])]
    for word in ("3 Martians", "Fuel", "Dynamite", "Shotgun"):
        assert word in loss
    assert STORY.losses(0, [died]) == []


def test_cards_that_take_are_told_to_whom_they_hit() -> None:
    hit = [ev.ObjectsLost(0, ("fuel",)), ev.Changed(0, lives=-1), ev.Changed(0, bullets=1)]
    told = [EN(each) for each in STORY.losses(0, hit)]
    assert told == ["A card took from you: Fuel.", "A card hit you: 1 Life lost."]


def test_a_recap_counts_fights() -> None:
    view, ask = TURNS[0]
    events = [
        ev.Fought(ask.seat, 13, won=True),
        ev.Fought(ask.seat, 13, won=False, paid="life", amount=1),
        ev.Fought(1 - ask.seat, 13, won=True),
    ]
    told = recap(ask.seat, view, events)
    assert isinstance(told, Text)
    assert EN(told).startswith("Your turn: 1 Martian beaten and 1 Life lost.")
    assert recap(1 - ask.seat, view, events[:2]) is None


def test_owners_alone_read_which_cards_they_drew() -> None:
    voice = Voice(NAMES, EN)
    told = STORY.tell([ev.Drew(0, 2), ev.Drew(0, 1, ("curfew.1",))], voice)
    assert Counter("Curfew" in each for each in told) == {False: 1, True: 1}
