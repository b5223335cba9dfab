"""The table and bases as pictures: one for a phone, read there, described, with what is new."""

import io
from collections.abc import Iterator
from functools import cache
from statistics import median

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import (
    BoardReset,
    Deployed,
    Experimented,
    HumanityEvent,
    Worked,
)
from engine.humanity.table.view import ModuleView, Phase, PlayerView, PublicView
from engine.humanity.tiles.tables import EXPERIMENTS
from render.boxes import Box
from render.canvas import Canvas
from render.gallery.played import Played, played
from render.house.captains import letter
from render.house.voice import Voice
from render.humanity import pictures
from render.humanity.boards.bases import stores_of
from render.humanity.boards.grids import APART, BaseGrid, lying
from render.humanity.boards.hangars import draw_cross, hangars
from render.humanity.boards.table import base_scene, board_scene, seat_scene
from render.humanity.closeup import closeup, parts
from render.humanity.parts import paints
from render.humanity.parts.cells import FIGURED, Lot, draw_lot, window_of
from render.humanity.texts.orders import drafted
from render.humanity.texts.texts import base_text, board_text
from render.scene.changes import changes
from render.scene.layout import Sizes
from render.scene.nodes import Column, Node, nodes
from render.scene.painting import MARGIN, WIDTH, lay_scene, room_below
from render.scene.speaking import text_form
from render.sheets import TALLEST
from render.theme import CLEAR, NIGHT, USUAL, Look
from render.type import ELLIPSIS
from render.words import Words, words_for
from tests.render.humanity.samples import NAMES, VIEWS, earlier
from tests.render.inked import listening
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside

LOOKS = {"usual": USUAL, "large": Look(large=True)}
READABLE = 4.5
SEATS = (2, 4)
ORDINARY = ("Konstantin Meyer", "Doctor Lichen", "Дмитрий Лебедев", "Bob the Unready")
SHORTER = ("Cleopatra", "Doctor Lichen", "Дмитрий", "Dan the Man")


@cache
def game_of(seats: int) -> Played:
    """Play a whole game, once, where a test asks for it: each process imports this file."""
    return played(HUMANITY, seats, 3, CAPTAINS["steady"])


def scenes(
    view: PublicView, words: Words, look: Look = USUAL, names: tuple[str, ...] = NAMES
) -> list[Column]:
    """Show a view as everybody sees it, as the first and the last player do, and a base."""
    seats = (0, len(view.players) - 1)
    own = [seat_scene(view, seat, names, words, look) for seat in seats]
    return [board_scene(view, names, words, look), *own, base_scene(view, 0, names, words)]


def canvas_of(scene: Column, words: Words, look: Look, before: Column | None = None) -> Canvas:
    """Draw a scene, with what is new since another."""
    new = frozenset() if before is None else changes(before, scene)
    return lay_scene(scene, words, paints.backdrop, look, new).canvas()


def texts_of(scene: Column, words: Words) -> list[str]:
    """List all that is written."""
    return [run.fit.text for run in canvas_of(scene, words, USUAL).runs]


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", VIEWS)
def test_every_text_is_in_its_place_and_read_on_a_phone(name: str, look: str, locale: str) -> None:
    view, words = VIEWS[name], words_for(locale)
    poorer = scenes(earlier(view), words, LOOKS[look])
    for names in (NAMES, HARD_NAMES):
        for scene, known in zip(scenes(view, words, LOOKS[look], names), poorer, strict=True):
            canvas = canvas_of(scene, words, LOOKS[look], known)
            assert not outside(canvas)
            assert names is HARD_NAMES or not too_small(canvas)
            cut = {run.fit.text for run in canvas.runs if ELLIPSIS in run.fit.text}
            called = {text for text in cut if any(each.startswith(text[:3]) for each in NAMES)}
            assert names is HARD_NAMES or cut == called, "names alone may be cut"
            written = {run.fit.text for run in canvas.runs}
            assert {str(view.players[0].points), str(view.players[0].research)} <= written


@pytest.mark.parametrize("theme", [NIGHT, CLEAR], ids=["night", "clear"])
@pytest.mark.parametrize("name", ["first-2", "placing-4"])
def test_texts_are_read_on_their_ground_and_stand_apart(
    name: str, theme: object, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Look(CLEAR if theme is CLEAR else NIGHT)
    with listening(monkeypatch) as heard:
        for scene in scenes(VIEWS[name], words, look):
            canvas_of(scene, words, look)
    assert not [str(each) for each in heard if each.contrast() < READABLE]
    pairs = [(one, two) for at, one in enumerate(heard) for two in heard[:at]]
    assert not [f"{one} {two}" for one, two in pairs if one.covers(two)]


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_turn_is_decided_by_is_one_picture(seats: int, locale: str) -> None:
    """No part of it stands on a second one, and a phone shows it in full width."""
    words = words_for(locale)
    views = [step.public.public for step in game_of(seats).steps]
    for view in views[:: len(views) // 5]:
        shown = (board_scene(view, NAMES, words, USUAL), seat_scene(view, 1, NAMES, words, USUAL))
        for scene in shown:
            page = lay_scene(scene, words, paints.backdrop)
            assert page.box.h <= WIDTH * TALLEST


@pytest.mark.parametrize(("locale", "least", "usual"), [("en", 54, 100), ("ru", 42, 80)])
def test_cells_of_ones_own_base_hold_figures_in_four_of_five_pictures(
    locale: str, least: int, usual: int
) -> None:
    """Where four play there is least room: what is stored and who stands where is read there.

    Usually one sees machines too: `usual` is how wide a cell is in half of the pictures.
    """
    words = words_for(locale)
    views = [step.public.public for step in game_of(4).steps]
    wide = []
    for at, view in enumerate(views[::3]):
        scene = seat_scene(view, at % 4, ORDINARY, words, USUAL)
        assert room_below(scene, Sizes(words)) >= 0
        room = Box(0, 0, WIDTH - 2 * MARGIN, 0)
        wide.append(max(cells_in(scene, room, Sizes(words))))  # those of rivals are smaller
    assert sum(each >= FIGURED + APART for each in wide) >= 0.8 * len(wide) > 10
    assert median(wide) >= usual
    assert min(wide) >= least, "where none has figures, the largest cells that fit"


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_ordinary_name_is_written_whole(seats: int, locale: str) -> None:
    """Whoever begins, and however many of its astronauts are ready.

    Where four play and bases are as full as can be, there is no room for a second line.
    """
    words, view = words_for(locale), VIEWS[f"late-{seats}"]
    names = SHORTER if seats == 4 else ORDINARY
    assert max(map(len, names)) == (13 if seats == 4 else 16)
    for first in range(seats):
        ready = tuple([_ready(each) for each in view.players])
        shown = replace(view, first=first, players=ready)
        for scene in (
            board_scene(shown, names, words, USUAL),
            seat_scene(shown, first, names, words, USUAL),
        ):
            written = texts_of(scene, words)
            assert not [each for each in written if ELLIPSIS in each]
            for each in view.players:
                assert {str(each.points), str(each.science), str(each.research)} <= {*written}


def cells_in(node: Node, place: Box, sizes: Sizes) -> Iterator[int]:
    """Return how wide the cells of all bases in a scene are."""
    if isinstance(node, BaseGrid):
        yield node.side(place.w)
    for child, box in node.arrange(sizes, place):
        yield from cells_in(child, box, sizes)


def _ready(player: PlayerView) -> PlayerView:
    crew = [replace(each, active=True) for each in player.astronauts]
    return replace(player, astronauts=tuple(crew))


@pytest.mark.parametrize("look", ["", "clear", "large"])
@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_small_and_described(name: str, look: str, words: Words) -> None:
    view = VIEWS[name]
    for picture in (
        pictures.board(view, NAMES, words, look),
        pictures.hand(view, 1, NAMES, words, look),
        pictures.base(view, 1, NAMES, words, look),
    ):
        image = Image.open(io.BytesIO(picture.png))
        assert (image.mode, image.width) == ("P", 1200)
        assert len(picture.png) < MOST_BYTES
        assert 50 < len(picture.alt) <= MOST_ALT
        assert "**" not in picture.alt


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", VIEWS)
def test_the_alternative_text_of_a_table_names_every_base(name: str, locale: str) -> None:
    """It holds 1024 letters: hangars are told in one sentence before a base is left out."""
    view, words = VIEWS[name], words_for(locale)
    told = pictures.board(view, NAMES, words).alt
    for player in view.players:
        assert words(lying(player, Voice(NAMES, words))) in told


def test_a_name_that_is_long_takes_two_lines_where_four_play(words: Words) -> None:
    told = texts_of(board_scene(VIEWS["late-4"], NAMES, words, USUAL), words)
    assert not [each for each in told if each.endswith(ELLIPSIS)]
    assert {"Bob the", "Unready"} <= {*told}


def test_once_the_game_is_over_nobody_acts_nor_comes_home(words: Words) -> None:
    """Nothing leaves any more, either: no cross, and no word of it."""
    told = pictures.board(VIEWS["over-4"], NAMES, words).alt
    assert "The game is over" in told
    for word in ("home", "to act", "leaves", "reset"):
        assert word not in told
    shown = hangars(VIEWS["over-4"], Voice(NAMES, words))
    assert not [each for each in nodes(shown) if getattr(each, "drawing", None) is draw_cross]
    assert any(each.crossed and each.module for each in VIEWS["over-4"].ring)


def test_equal_views_give_equal_bytes_and_others_do_not(words: Words) -> None:
    view = VIEWS["late-3"]
    again = msgspec.json.decode(msgspec.json.encode(view), type=PublicView)
    assert pictures.board(view, NAMES, words) == pictures.board(again, NAMES, words)
    drawn = {pictures.hand(view, seat, NAMES, words).png for seat in range(3)}
    assert len(drawn) == 3


def test_what_is_new_is_marked_and_said(words: Words) -> None:
    view = VIEWS["late-3"]
    plain = pictures.board(view, NAMES, words)
    assert pictures.board(view, NAMES, words, "", view) == plain
    marked = pictures.board(view, NAMES, words, "", earlier(view))
    assert marked.png != plain.png
    assert "New: A, Ann: 17 points" in marked.alt
    assert "New: " not in plain.alt


def test_a_module_that_closed_up_is_not_new_and_an_astronaut_that_came_is(words: Words) -> None:
    view = VIEWS["late-2"]
    ring = [replace(each, module=None) if each.module else each for each in view.ring]
    moved = next(each.module for each in view.ring if each.module)
    ring[0] = replace(ring[0], module=moved)
    before = replace(view, ring=tuple(ring))
    scene, known = (board_scene(each, NAMES, words, USUAL) for each in (view, before))
    assert moved is not None
    new = changes(known, scene)
    assert ("module", moved.id) not in new
    assert len([key for key in new if isinstance(key, tuple) and key[0] == "module"]) == 2
    home = replace(view.players[0].astronauts[1], hangar=None, away=None)
    crew = (view.players[0].astronauts[0], home, *view.players[0].astronauts[2:])
    known = board_scene(
        replace(view, players=(replace(view.players[0], astronauts=crew), view.players[1])),
        NAMES,
        words,
        USUAL,
    )
    assert ("astronaut", 0, 1, 3) in changes(known, scene)


def test_who_is_said_to_come_home_next_does() -> None:
    """As long as nobody deploys more; whoever is said to come at the one after, comes by then."""
    checked = 0
    for game in map(game_of, SEATS):
        for step, after in zip(game.steps, game.steps[1:], strict=False):
            view = step.public.public
            resets = [each for each in after.events if isinstance(each, BoardReset)]
            moved = any(map(_moves, after.events))
            if view.phase is not Phase.ACTIONS or not resets or moved:
                continue
            away = {
                (player.seat, each.number): each.away
                for player in view.players
                for each in player.astronauts
                if each.away is not None
            }
            soon = {who for who, steps in away.items() if view.home(steps) == 0}
            assert soon == {*resets[0].returned} & {*away}
            checked += len(soon)
    assert checked > 10


def _moves(event: HumanityEvent) -> bool:
    """Tell whether an event changes where somebody or something is on the ring."""
    if isinstance(event, Worked):
        return any(each.moves for each in event.done)
    return isinstance(event, Deployed | Experimented)


def test_hangars_stand_in_the_order_of_coming_home(words: Words) -> None:
    view = VIEWS["late-4"]
    told = [line for line in board_text(view, NAMES, words).splitlines() if "Hangar " in line]
    assert [line[9] for line in told] == ["1", "2", "3", "4", "5", "6", "7", "0"]
    homes = ["at the next reset"] * 5 + ["at the one after"] * 2 + ["later"]
    assert all(f"home {home}" in line for home, line in zip(homes, told, strict=True))
    assert "leaves at the next reset" in told[2]


def test_communications_show_what_they_bring_this_year(words: Words) -> None:
    """Whatever year they are of."""
    view = VIEWS["first-2"]
    assert "3 research, in any colour" in board_text(view, NAMES, words)
    later = board_text(replace(view, year=3), NAMES, words)
    assert "5 research, in any colour" in later
    assert "5" in texts_of(board_scene(replace(view, year=3), NAMES, words, USUAL), words)


@pytest.mark.parametrize("name", ["first-2", "late-4"])
def test_parts_are_the_table_and_each_base(name: str, words: Words) -> None:
    view = VIEWS[name]
    found = parts(view, NAMES, words)
    seats = range(len(view.players))
    assert [words(part.label) for part in found] == [
        "Table",
        *[f"Base {letter(seat)}" for seat in seats],
    ]
    assert [part.text for part in found[1:]] == [
        base_text(view, seat, NAMES, words) for seat in seats
    ]
    assert len({closeup(part.shown, NAMES, words).png for part in found}) == len(found)


@pytest.mark.parametrize("name", VIEWS)
def test_a_base_is_shown_whole(name: str) -> None:
    for player in VIEWS[name].players:
        shown = window_of(player, 0)
        assert min(shown.rows, shown.columns) >= 3
        for cell in [at for at, ground in enumerate(player.cells) if ground is not None]:
            row, column = divmod(cell, 7)
            assert shown.row <= row < shown.row + shown.rows <= 7
            assert shown.column <= column < shown.column + shown.columns <= 7


def test_a_base_says_what_lies_in_it_and_what_that_holds(words: Words) -> None:
    view = VIEWS["late-2"]
    told = base_text(view, 0, NAMES, words)
    for ground in view.players[0].cells:
        if isinstance(ground, ModuleView):
            name = words(ground.module.name)
            assert f" {name}, " in told
    assert "- In store: 1 ice, 3 methane, 1 oxygen, 2 electricity and 2 ice or methane\n" in told
    empty = replace(view.players[0], cells=(None,) * 49)
    assert "Nothing in store" in base_text(replace(view, players=(empty,)), 0, NAMES, words)


@pytest.mark.parametrize("wide", [120, 70], ids=["large", "small"])
@pytest.mark.parametrize("stock", range(4))
def test_a_figure_in_its_cell_says_what_a_module_stores(wide: int, stock: int) -> None:
    cells = VIEWS["late-2"].players[0].cells
    drill = next(each for each in cells if isinstance(each, ModuleView) and each.module.makes)
    canvas = Canvas(wide, wide, USUAL, paints.backdrop)
    draw_lot(canvas, Box(0, 0, wide, wide), Lot("B4", replace(drill, stock=stock), 0))
    assert [run.fit.text for run in canvas.runs] == [str(stock)]


def test_who_lands_is_asked_and_sees_where(words: Words) -> None:
    view = VIEWS["placing-4"]
    told = base_text(view, 3, NAMES, words)
    assert "1 astronaut to land" in told
    assert "Astronaut 2 is home and waits for a cell" in told
    assert "D6 is free to land in." in told
    assert "free to land in" not in base_text(VIEWS["late-4"], 3, NAMES, words)
    assert "Astronaut 2 in reserve" in base_text(VIEWS["late-4"], 3, NAMES, words)


def test_who_still_lands_within_a_round_sees_where(words: Words) -> None:
    """Who came home is no reserve, and free cells are marked in the base of whoever lands."""
    view = VIEWS["landing-4"]
    assert "Year 3, round 4" in texts_of(seat_scene(view, 3, NAMES, words, USUAL), words)
    told = base_text(view, 3, NAMES, words)
    assert "Astronaut 2 is home and waits for a cell" in told
    assert "D6 is free to land in." in told
    assert "free to land in" not in base_text(view, 0, NAMES, words)
    others = VIEWS["late-4"].players
    assert board_text(view, NAMES, words).count("waits for a cell") == 1 < len(others)


@pytest.mark.parametrize("look", ["", "large"])
def test_a_draft_is_drawn_as_it_would_end(look: str, words: Words) -> None:
    drafts = [drafted(order.view, order.ask, order.form) for order in game_of(2).orders]
    changed = [each for each in drafts if each.after != each.view]
    assert len(changed) == len(drafts) > 20
    grown = stored = 0
    for shown in changed[:: len(changed) // 6]:
        picture = pictures.orders(shown, NAMES, words, look)
        assert picture.alt.startswith("As drafted")
        assert all(len(each.png) < MOST_BYTES for each in picture.parts)
        assert look or len(picture.parts) == 1
        assert shown.view.seat is not None
        was, now = (each.public.players[shown.view.seat] for each in (shown.view, shown.after))
        scene = seat_scene(
            shown.after.public, shown.view.seat, NAMES, words, USUAL, shown.view.public
        )
        said = text_form(scene, words)
        other = stores_of(was) != stores_of(now)
        assert other == ("In store: " in said and "; changed: " in said)
        stored += other
        if was.research < now.research:
            told = f"Research: from {was.research} to {now.research}."
            grown += f"- {told}" in said
    assert grown
    assert stored


def test_no_figure_of_a_hangar_is_left_out(words: Words) -> None:
    """A point at the end of a long line was, where a digit is wider than was reckoned."""
    view = VIEWS["late-2"]
    ring = [
        replace(place, module=None, experiment=each)
        for place, each in zip(view.ring, list(EXPERIMENTS.values())[-8:], strict=True)
    ]
    written = texts_of(board_scene(replace(view, ring=tuple(ring)), NAMES, words, USUAL), words)
    points = sum(bool(place.experiment and place.experiment.points) for place in ring)
    plain = [replace(place, experiment=None) for place in ring]
    without = texts_of(board_scene(replace(view, ring=tuple(plain)), NAMES, words, USUAL), words)
    assert written.count("1") - without.count("1") == points == 8
