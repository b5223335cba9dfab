"""The pictures and words of Martians!!!: what is shown of a town, a way, a hand, and of events."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core.words import Text
from engine.martians.foreseen import Foreseen, foreseen, open_cells
from engine.martians.rules import MARTIANS
from engine.martians.table import events as ev
from engine.martians.table.view import Token
from engine.martians.town.fitting import gaps
from render.house.voice import Voice
from render.martians import pictures
from render.martians.boards.across import draw_cells, draw_ghost, draw_places
from render.martians.boards.overview import draw_overview
from render.martians.boards.table import board_scene, seat_scene
from render.martians.boards.town_map import Window
from render.martians.closeup import closeups
from render.martians.telling.story import STORY, recap
from render.scene.nodes import Leaf, Node
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


def test_places_for_a_tile_bear_the_numbers_of_their_options() -> None:
    view, ask = next((view, ask) for view, ask in TURNS if ask.kind == "tile")
    options = MARTIANS.form(view, ask, {}).field("cell").options
    cells = gaps(view.table.town)
    offered = [(int(EN(each.label).partition(": ")[0]), cells[each.key]) for each in options]
    assert offered == [*enumerate(open_cells(view), start=1)]
    shown = pictures.DraftedTurn(view, Foreseen())
    drawn = [leaf.about for leaf in leaves_of(shown) if leaf.drawing is draw_cells]
    assert len(drawn) == 1
    assert len(drawn[0][1]) == len(options)  # type: ignore[arg-type]


def test_the_place_that_is_filled_in_is_marked_with_its_number() -> None:
    view, ask = next((view, ask) for view, ask in TURNS if ask.kind == "tile")
    shown = pictures.drafted(view, ask, MARTIANS.form(view, ask, {}))
    assert shown is not None
    assert shown.shown.laid is not None
    cell = shown.shown.laid.x, shown.shown.laid.y
    (ghost,) = [leaf for leaf in leaves_of(shown) if leaf.drawing is draw_ghost]
    assert open_cells(view)[ghost.about[-1] - 1] == cell  # type: ignore[operator]


def test_squares_from_which_one_is_chosen_bear_their_numbers() -> None:
    view, ask = next((view, ask) for view, ask in TURNS if ask.kind == "move")
    tile = max(view.table.town.tiles)
    form = MARTIANS.form(view, ask, {"goal.region": (str(tile),)})
    shown = pictures.drafted(view, ask, form)
    assert shown is not None
    assert shown.asked == view.table.town.squares_of(tile)
    (leaf,) = [leaf for leaf in leaves_of(shown) if leaf.drawing is draw_places]
    numbers = [spot[2] for spot in leaf.about[1]]  # type: ignore[attr-defined]
    assert [f"{tile}.{each}" for each in numbers] == [
        each.key for each in form.field("goal").options
    ]
    assert "Asked for: squares" in pictures.orders_text(shown, NAMES, EN)
    filled = pictures.drafted(view, ask, MARTIANS.form(view, ask, {}))
    assert filled is not None
    assert filled.shown.way, "the walk that is filled in is drawn"
    assert not filled.asked


def test_the_whole_town_lies_in_small_beside_a_part_of_it() -> None:
    view = next(view for view, ask in TURNS if ask.kind == "move")
    found = {leaf.drawing for leaf in leaves_of(pictures.DraftedTurn(view, Foreseen()))}
    assert draw_overview in found
    board = board_scene(view, NAMES, EN, USUAL)
    assert draw_overview not in {leaf.drawing for leaf in leaves_in(board)}, "it is whole there"


def leaves_of(shown: pictures.DraftedTurn) -> list[Leaf]:
    """List the drawings of a picture of a draft."""
    scene = seat_scene(shown.view, NAMES, EN, USUAL, shown.shown, shown.asked)
    return [*leaves_in(scene)]


def leaves_in(node: Node) -> Iterator[Leaf]:
    """Go through the drawings in a node."""
    if isinstance(node, Leaf):
        yield node
    for child in node.children:
        yield from leaves_in(child)


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
    assert EN(told).startswith("Your turn: 1 Life lost and 1 Martian beaten. That left you")
    assert recap(1 - ask.seat, view, events[:2]) is None


def test_a_recap_names_what_was_found() -> None:
    view, ask = TURNS[0]
    ship = Token(1, 13, "crop", "mother-ship")
    events = [
        ev.Fought(ask.seat, 13, won=True),
        ev.TokensLie((ship,)),
        ev.PickedUp(ask.seat, Token(2, 14, "object", "fuel")),
        ev.Delivered(ask.seat, ("fuel",)),
    ]
    told = recap(ask.seat, view, events)
    assert isinstance(told, Text)
    assert "1 Martian beaten, the Mother Ship found, Fuel picked up and Fuel carried" in EN(told)
    other = recap(1 - ask.seat, view, [ev.Walked(1 - ask.seat, (13,)), *events])
    assert isinstance(other, Text)
    assert "Ship" not in EN(other), "whoever looks on found nothing"


def test_what_is_exchanged_is_no_theft() -> None:
    """EV-11: one line for each captain, which has what came for it; no close-up."""
    events: list[ev.MartiansEvent] = [
        ev.ObjectsLost(1, ("fertilizer",), "fuel"),
        ev.ObjectGained(0, "fertilizer", given=True),
        ev.ObjectsLost(0, ("fuel",), "fertilizer"),
        ev.ObjectGained(1, "fuel", given=True),
    ]
    told = STORY.tell(events, Voice(NAMES, EN))
    assert [line.partition(" gave ")[2] for line in told] == [
        "Fertilizer and got Fuel instead.",
        "Fuel and got Fertilizer instead.",
    ]
    (lost,) = STORY.losses(1, events)
    assert EN(lost) == "A Searchlight exchanged your Fertilizer for Fuel."
    assert not closeups(None, events)


def test_owners_alone_read_which_cards_they_drew() -> None:
    voice = Voice(NAMES, EN)
    told = STORY.tell([ev.Drew(0, 2), ev.Drew(0, 1, ("curfew.1",))], voice)
    assert Counter("Curfew" in each for each in told) == {False: 1, True: 1}
