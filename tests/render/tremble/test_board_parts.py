"""Parts of a board: tasks, emptied cities, what a captain has, and how high it all is."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.cards import ShipClass
from engine.tremble.cards.cards import CREDIT_REPAID
from engine.tremble.cards.tables import CITIES as ALL_CITIES
from engine.tremble.table.view import Phase, PublicView, Space, Standing
from render.art import skyline
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_cities import CROWD, SKYLINE
from render.invasion.facts.facts import attacks_at
from render.invasion.fights.attackers import DIE, PLATE, attack_places, draw_attackers, draw_throw
from render.invasion.hands.plan import CALM
from render.invasion.parts import sprites
from render.invasion.parts.city_cards import FOOT, TITLE_HEIGHT
from render.invasion.parts.parts import GAP
from render.invasion.parts.tallies import draw_tallies, tallies_height
from render.sheets import TALLEST, sheet_edges
from render.theme import NIGHT, USUAL, Colour, Look
from render.tremble.boards.board import lay_board
from render.tremble.boards.board_cities import city_rows, draw_ground
from render.tremble.boards.board_tasks import tallies_of
from render.words import Words
from tests.render.inked import listening
from tests.render.tremble.samples import BOARDS, CITIES, NAMES, TASKS, attack

WIDTH, LARGE_WIDTH = 1160, 860
SHEETS, LARGE_SHEETS = 2, 5  # of a board of five, each as wide as a phone shows it
COUNTS = (12, 10, 0, 7, 11)


def texts(view: PublicView, words: Words, look: Look = USUAL) -> list[str]:
    return [run.fit.text for run in lay_board(view, NAMES, words, look).canvas().runs]


def emptied(view: PublicView) -> PublicView:
    return replace(view, spaces=tuple(replace(space, city=None) for space in view.spaces))


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("tasks", [3, 4, 5])
def test_all_counts_of_the_tasks_are_written(tasks: int, captains: int, words: Words) -> None:
    tallies = tallies_of([Standing(task, COUNTS[:captains]) for task in TASKS[:tasks]])
    for width in (WIDTH, LARGE_WIDTH):
        high = tallies_height(tallies)
        canvas = Canvas(width, high, USUAL, sprites.backdrop)
        draw_tallies(canvas, Box(0, 0, width, high), tallies, words)
        written = [run.fit.text for run in canvas.runs if run.fit.text.isdigit()]
        assert written == [str(count) for count in COUNTS[:captains]] * tasks


@pytest.mark.parametrize("height", [TITLE_HEIGHT + SKYLINE + FOOT, CALM], ids=["board", "plan"])
def test_a_landmark_stands_below_the_words(
    height: int, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Box(0, 0, WIDTH, height).columns(2, GAP)[0]
    city = next(each for each in ALL_CITIES.values() if each.id == "cusco")
    with listening(monkeypatch) as heard:
        canvas = Canvas(place.w, height, USUAL, sprites.backdrop)
        draw_ground(canvas, place, Space(1, city), words)
    top = height - FOOT - (100 * skyline.LARGE + 2) * place.w / skyline.WIDTH
    (where,) = [each.place for each in heard if each.run.fit.text == "South America"]
    assert where.bottom < top


@pytest.mark.parametrize(
    ("counts", "least"),
    [((5,), 96), ((2, 3), 96), ((3, 1, 1), 62), ((3, 2, 2), 64), ((5, 5, 5), 40)],
)
def test_ships_over_a_city_are_as_large_as_fits(
    counts: tuple[int, ...], least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    draw = sprites.vessel

    def vessel(series: str, kind: ShipClass, colour: Colour, size: int) -> Image.Image:
        sizes.append(size)
        return draw(series, kind, colour, size)

    monkeypatch.setattr(sprites, "vessel", vessel)
    attacks = [attack(seat, 1, 9, each) for seat, each in enumerate(counts)]
    room = Box(0, 0, (WIDTH - GAP) // 2 - 24, PLATE)
    places = attack_places(room, attacks)
    canvas = Canvas(room.w, room.h, USUAL, sprites.backdrop)
    for place, each in zip(places, attacks, strict=True):
        draw_attackers(canvas, place, each, None)
    assert len(sizes) == sum(counts)
    assert min(sizes) >= least
    assert all(one.right < other.x for one, other in pairwise(places))
    assert places[-1].right <= room.right


@pytest.mark.parametrize("width", [150, 188, 400])
def test_dice_get_smaller_before_what_they_are_added_to_is_left_out(width: int) -> None:
    canvas = Canvas(width, DIE, USUAL, sprites.backdrop)
    draw_throw(canvas, canvas.box, Fighter(0, 38, fights=True, roll=(6, 6), plus=-18))
    assert [run.fit.text for run in canvas.runs] == (["38\N{MINUS SIGN}18"] if width > 150 else [])


def test_counts_that_grew_are_marked(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    view = BOARDS["over-4"]
    task, rest = view.tasks[0].task, view.tasks[1:]
    now = replace(view, tasks=(Standing(task, (70, 80, 90, 60)), *rest))
    then = replace(view, tasks=(Standing(task, (70, 79, 90, 60)), *rest))
    with listening(monkeypatch) as heard:
        lay_board(now, NAMES, words, before=then).canvas()
    green = {each.run.fit.text for each in heard if each.ink == NIGHT.good}
    assert green & {"60", "70", "80", "90"} == {"80"}


def test_what_a_captain_has_is_in_words_where_there_is_room(words: Words) -> None:
    view = BOARDS["over-4"]
    assert {"7 trophies", "3 cards", "owes 120,000"} <= set(texts(view, words))
    one = replace(view.captains[0], compensations=1, trophies=CITIES[:1])
    single = replace(view, captains=(one, *view.captains[1:]))
    assert {"1 trophy", "1 card"} <= set(texts(single, words))
    full = replace(BOARDS["extreme-5"], phase=Phase.OVER)
    crowded = texts(full, words)
    assert not [text for text in crowded if "owes" in text]
    owed = -full.captains[0].credits * CREDIT_REPAID
    assert words.number(owed) in crowded


def test_a_fight_asks_for_less_of_captains_than_the_standings(words: Words) -> None:
    fight, end = (set(texts(BOARDS[name], words)) for name in ("fought-4", "over-4"))
    assert {"7 trophies", "3 cards"} <= fight & end
    assert "owes 120,000" in end - fight


@pytest.mark.parametrize(("names", "named"), [(NAMES, True), (("W" * 32,) * 5, False)])
def test_stations_are_named_in_a_fight_where_their_captains_leave_room(
    names: tuple[str, ...], named: bool, words: Words
) -> None:
    view = BOARDS["fought-4"]
    station = view.captains[0].stations[0].station.english
    runs = lay_board(view, names, words, USUAL).canvas().runs
    assert (station in {run.fit.text for run in runs}) is named


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("columns", [1, 2])
def test_every_city_has_its_place_and_no_place_is_empty(name: str, columns: int) -> None:
    view = BOARDS[name]
    rows = list(city_rows(view, columns))
    assert all(1 <= len(row) <= columns for row in rows)
    numbers = sorted(space.number for row in rows for space in row)
    assert numbers == [space.number for space in view.spaces if space.city is not None]
    for row in rows:
        busiest = max(len(attacks_at(view, space.number)) for space in row)
        assert len(row) == 1 or busiest <= CROWD


@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize("gone", [0, 1, 2, 4])
def test_cities_stand_in_the_order_of_their_numbers(gone: int, columns: int, words: Words) -> None:
    view = BOARDS["planning-5"]
    spaces = [replace(each, city=None) if each.number == gone else each for each in view.spaces]
    attacks = [attack(0, each.number, 90, 1) for each in view.spaces]
    attacks += [attack(seat, 3, 90, 1) for seat in range(1, CROWD + 1)]
    crowded = replace(view, spaces=tuple(spaces), attacks=tuple(attacks))
    wanted = [str(space.number) for space in spaces]
    told = texts(crowded, words, Look(large=columns == 1))
    assert [text for text in told if text in wanted][: len(wanted)] == wanted


@pytest.mark.parametrize("look", [USUAL, Look(large=True)])
def test_a_city_that_is_gone_takes_a_row_and_only_if_somebody_was_there(
    look: Look, words: Words
) -> None:
    view = BOARDS["beaten-3"]
    told = texts(view, words, look)
    assert told.count("Gone") == 2
    assert {"23", "20"} <= set(told)
    quiet = replace(view, attacks=(), battles=())
    assert not {"Gone", "Nobody came"} & set(texts(quiet, words, look))
    highs = [lay_board(each, NAMES, words, look).canvas().image.height for each in (view, quiet)]
    assert highs[1] < highs[0]


def test_whoever_came_alone_is_not_pale_where_the_city_is_gone(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = replace(emptied(BOARDS["fought-4"]), battles=(), catches=())
    alone = replace(view.attacks[0], total=97)
    with listening(monkeypatch) as heard:
        lay_board(replace(view, attacks=(alone,)), NAMES, words).canvas()
    assert [each.ink for each in heard if each.run.fit.text == "97"] == [NIGHT.ink]


def test_the_winner_is_named_at_the_top_when_the_game_is_over(words: Words) -> None:
    view = BOARDS["over-4"]
    best = max(view.captains, key=lambda captain: captain.humans)
    for look in (USUAL, Look(large=True)):
        named = [text for text in texts(view, words, look)[:2] if NAMES[best.seat] in text]
        assert named
    assert not [text for text in texts(BOARDS["fought-4"], words)[:2] if "Earth" in text]


@pytest.mark.parametrize("name", ["planning-5", "fought-5", "helped-5", "extreme-5"])
def test_boards_of_five_are_shown_in_few_sheets(name: str, words: Words) -> None:
    for look, most in ((USUAL, SHEETS), (Look(large=True), LARGE_SHEETS)):
        page = lay_board(BOARDS[name], NAMES, words, look)
        sheets = sheet_edges(page.box.w, page.box.h, page.breaks)
        assert len(sheets) <= most
        assert max(low - top for top, low in sheets) <= page.box.w * TALLEST
