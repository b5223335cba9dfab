"""Hub, bases and the sheet of all: every text in its place, read on a phone, described."""

import io
import re
from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.words import say
from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.rules import HUMANITY
from engine.humanity.table.view import ModuleView, Phase, PublicView
from render.boxes import Box
from render.canvas import Canvas
from render.gallery.played import played
from render.house.captains import letter
from render.humanity import pictures
from render.humanity.boards.base import lay_base, lots_of, window_of
from render.humanity.boards.hub import lay_hub
from render.humanity.boards.sheet import lay_sheet
from render.humanity.closeup import closeup, parts
from render.humanity.parts import paints
from render.humanity.parts.cells import Ground, draw_lot
from render.humanity.parts.paints import Stance
from render.humanity.pictures import lay_board
from render.humanity.texts.base_text import base_text
from render.humanity.texts.board_text import hub_text
from render.humanity.texts.orders import drafted, orders
from render.page import Page
from render.theme import CLEAR, NIGHT, USUAL, Look, Theme, look_of
from render.type import ELLIPSIS
from render.words import Words, words_for
from tests.render.humanity.samples import NAMES, VIEWS, earlier
from tests.render.inked import listening
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside

LOOKS = {"usual": USUAL, "large": Look(large=True)}
READABLE = 4.5
FIGURE = re.compile(r"\+?\d+")


def text_of(canvas: Canvas) -> str:
    """Return all that is written."""
    return "\n".join(run.fit.text for run in canvas.runs)


def canvases(
    view: PublicView,
    words: Words,
    look: Look,
    names: tuple[str, ...] = NAMES,
    before: PublicView | None = None,
) -> list[Canvas]:
    """Draw everything there is to a view."""
    bases = [lay_base(view, each.seat, names, words, look, before) for each in view.players]
    others = [lay(view, names, words, look, before) for lay in (lay_hub, lay_board, lay_sheet)]
    return [page.canvas() for page in (*bases, *others)]


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", VIEWS)
def test_every_text_is_in_its_place_and_read_on_a_phone(name: str, look: str, locale: str) -> None:
    view, words = VIEWS[name], words_for(locale)
    for names in (NAMES, HARD_NAMES):
        for before in (None, earlier(view)):
            for canvas in canvases(view, words, LOOKS[look], names, before):
                assert not outside(canvas)
                assert names is HARD_NAMES or not too_small(canvas)
                cut = [run.fit.text for run in canvas.runs if ELLIPSIS in run.fit.text]
                assert names is HARD_NAMES or not cut


@pytest.mark.parametrize("theme", [NIGHT, CLEAR], ids=["night", "clear"])
@pytest.mark.parametrize("name", ["first-2", "late-4", "placing-4"])
def test_texts_are_read_on_their_ground_and_stand_apart(
    name: str, theme: object, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Look(CLEAR if theme is CLEAR else NIGHT)
    with listening(monkeypatch) as heard:
        canvases(VIEWS[name], words, look)
    assert not [str(each) for each in heard if each.contrast() < READABLE]
    pairs = [(one, two) for at, one in enumerate(heard) for two in heard[:at]]
    assert not [f"{one} {two}" for one, two in pairs if one.covers(two)]


@pytest.mark.parametrize("look", ["", "clear", "large"])
@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_small_and_described(name: str, look: str, words: Words) -> None:
    view = VIEWS[name]
    shown = [pictures.base(view, each.seat, NAMES, words, look) for each in view.players]
    shown += [draw(view, NAMES, words, look) for draw in (pictures.board, pictures.sheet)]
    for picture in shown:
        image = Image.open(io.BytesIO(picture.png))
        assert (image.mode, image.width) == ("P", 1200)
        assert len(picture.png) < MOST_BYTES
        assert 50 < len(picture.alt) <= MOST_ALT


def test_equal_views_give_equal_bytes_and_others_do_not(words: Words) -> None:
    view = VIEWS["late-3"]
    again = msgspec.json.decode(msgspec.json.encode(view), type=PublicView)
    assert pictures.board(view, NAMES, words) == pictures.board(again, NAMES, words)
    drawn = {pictures.base(view, seat, NAMES, words).png for seat in range(3)}
    assert len(drawn) == 3


def test_what_is_new_is_marked(words: Words) -> None:
    view = VIEWS["late-3"]
    for draw in (pictures.board, pictures.sheet):
        plain = draw(view, NAMES, words)
        assert draw(view, NAMES, words, "", view) == plain
        assert draw(view, NAMES, words, "", earlier(view)).png != plain.png
    plain = pictures.base(view, 0, NAMES, words)
    assert pictures.base(view, 0, NAMES, words, "", view) == plain
    assert pictures.base(view, 0, NAMES, words, "", earlier(view)).png != plain.png


def test_between_rounds_the_board_shows_all_bases(words: Words) -> None:
    hub, board = (lay(VIEWS["placing-4"], NAMES, words) for lay in (lay_hub, lay_board))
    assert board.box.h < hub.box.h + 1000, "how all stand is told at their bases"
    assert all(name in text_of(board.canvas()) for name in NAMES)
    assert (
        lay_board(VIEWS["late-4"], NAMES, words).box == lay_hub(VIEWS["late-4"], NAMES, words).box
    )


def test_within_a_round_the_bases_that_changed_stand_below_the_hub(words: Words) -> None:
    view = VIEWS["late-2"]
    known = replace(
        view,
        players=tuple(
            replace(each, cells=(None, *each.cells[1:-1], None)) for each in view.players
        ),
    )
    assert [each.seat for each in pictures.shown_bases(view, known)] == [1]
    assert not pictures.shown_bases(view, view)
    assert not pictures.shown_bases(view, None)
    hub, board = (lay(view, NAMES, words, USUAL, known).canvas() for lay in (lay_hub, lay_board))
    assert board.box.h > hub.box.h + 500
    large = Look(large=True)
    assert lay_board(view, NAMES, words, large, known).box == lay_hub(view, NAMES, words, large).box
    assert "Below, base of B" in pictures.board(view, NAMES, words, "", known).alt


def test_within_a_round_no_more_than_a_row_of_bases_is_shown(words: Words) -> None:
    """Those of whoever acted last."""
    view = VIEWS["late-4"]
    cut = (replace(each, cells=(None,) * len(each.cells)) for each in view.players)
    known = replace(view, players=tuple(cut))
    (acting,) = view.acting
    changed = {
        each.seat
        for each, old in zip(view.players, known.players, strict=True)
        if each.cells != old.cells
    }
    shown = [each.seat for each in pictures.shown_bases(view, known)]
    last = sorted(changed, key=lambda seat: (acting - seat - 1) % 4)[:2]
    assert shown == sorted(last)


@pytest.mark.parametrize("name", ["first-2", "late-4"])
def test_parts_are_all_bases_each_base_and_the_hub(name: str, words: Words) -> None:
    view = VIEWS[name]
    found = parts(view, NAMES, words)
    seats = range(len(view.players))
    bases = [f"Base {letter(seat)}" for seat in seats]
    assert [words(part.label) for part in found] == ["All bases", *bases, "Hub"]
    assert all(NAMES[seat] in found[0].text for seat in seats)
    assert [part.text for part in found[1:-1]] == [
        base_text(player, NAMES, words) for player in view.players
    ]
    assert words(say("humanity-text-missions")) in found[-1].text
    assert len({closeup(part.shown, NAMES, words).png for part in found}) == len(found)


@pytest.mark.parametrize("name", VIEWS)
def test_a_base_is_shown_whole_with_room_around(name: str) -> None:
    for player in VIEWS[name].players:
        shown = window_of(player)
        assert min(shown.rows, shown.columns) >= 5
        for cell in [at for at, ground in enumerate(player.cells) if ground is not None]:
            row, column = divmod(cell, 7)
            around = {max(0, row - 1), min(6, row + 1)}
            assert around <= {*range(shown.row, shown.row + shown.rows)}
            beside = {max(0, column - 1), min(6, column + 1)}
            assert beside <= {*range(shown.column, shown.column + shown.columns)}


def test_a_base_names_its_modules_and_what_they_hold(words: Words) -> None:
    view = VIEWS["late-2"]
    told = pictures.base(view, 0, NAMES, words).alt
    texts = " ".join(run.fit.text for run in lay_base(view, 0, NAMES, words).canvas().runs)
    for ground in view.players[0].cells:
        if isinstance(ground, ModuleView):
            name = words(ground.module.name)
            assert all(part in texts for part in name.split())
            assert not ground.stock or f"{name}, " in told
    for figure in (17, 12, 33):
        assert str(figure) in texts


@pytest.mark.parametrize("wide", [190, 130], ids=["named", "small"])
def test_a_figure_in_its_cell_says_what_a_module_stores(wide: int, words: Words) -> None:
    lots = [lot for lot in lots_of(VIEWS["late-2"].players[0]) if _stock(lot.ground) is not None]
    assert {_stock(lot.ground) for lot in lots} == {0, 1, 2, 3}
    for lot in lots:
        canvas = Canvas(wide, wide, USUAL, paints.backdrop)
        draw_lot(canvas, Box(0, 0, wide, wide), lot, words)
        assert [run.fit.text for run in canvas.runs if run.fit.text.isdigit()] == [
            str(_stock(lot.ground))
        ]


@pytest.mark.parametrize("seat", range(4))
def test_a_base_has_the_same_figures_in_large_print(seat: int, words: Words) -> None:
    """Also where there are many kinds of stores, and cells are small."""
    view = VIEWS["late-4"]
    usual, large = (
        Counter(filter(FIGURE.fullmatch, _texts(lay_base(view, seat, NAMES, words, look))))
        for look in LOOKS.values()
    )
    assert large == usual


def test_a_sheet_says_what_modules_store(words: Words) -> None:
    view = VIEWS["late-2"]
    player = view.players[0]
    cells = [
        replace(each, stock=3) if isinstance(each, ModuleView) and each.module.makes else each
        for each in player.cells
    ]
    filled = replace(view, players=(replace(player, cells=tuple(cells)),))
    alone = replace(view, players=(player,))
    was, now = (Counter(_texts(lay_sheet(each, NAMES, words))) for each in (alone, filled))
    stored = [str(stock) for each in player.cells if (stock := _stock(each)) is not None]
    assert was - now == Counter(each for each in stored if each != "3")


def _stock(ground: Ground) -> int | None:
    """Return what a module stores; None where none can."""
    return ground.stock if isinstance(ground, ModuleView) and ground.module.makes else None


def test_a_legend_says_what_astronauts_and_marks_are(words: Words) -> None:
    late, first = VIEWS["late-2"], VIEWS["first-2"]
    for lay in (_base, lay_hub, lay_board, lay_sheet):
        assert {"may act, in base", "exhausted", "away, at a hangar"} <= {
            *_texts(lay(late, NAMES, words))
        }
    for lay in (_base, lay_sheet):
        assert {"square scored", "units in store", "full"} <= {*_texts(lay(late, NAMES, words))}
    for before, marked in ((None, False), (late, False), (earlier(late), True)):
        told = {*_texts(lay_base(late, 0, NAMES, words, USUAL, before))}
        assert "free to land in" in told
        assert ("new or changed" in told) is marked
    player = late.players[0]
    tile = next(each for each in player.cells if isinstance(each, ModuleView))
    packed = replace(player, cells=tuple([each or tile for each in player.cells]))
    told = {*_texts(_base(replace(late, players=(packed, *late.players[1:])), NAMES, words))}
    assert "free to land in" not in told, "where there is no room"
    for view, squares in ((VIEWS["placing-4"], True), (first, False)):
        landing = replace(view, phase=Phase.PLACING)
        told = {*_texts(lay_board(landing, NAMES, words))}
        assert ("square scored" in told) is squares
        assert {"units in store", "full"} <= told


def test_a_base_shows_astronauts_as_its_legend_says(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, shown = VIEWS["late-2"], stances(monkeypatch)
    lay_base(view, 0, NAMES, words).canvas()
    states = [
        Stance.AWAY if each.hangar is not None else Stance.LIT if each.active else Stance.TIRED
        for each in view.players[0].astronauts
    ]
    assert Stance.AWAY in states
    assert shown == Counter([*states, *Stance])


def test_who_is_exhausted_in_reserve_is_grey_among_all_bases(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, shown = VIEWS["late-4"], stances(monkeypatch)
    lay_sheet(view, NAMES, words).canvas()
    awake = shown.copy()
    *others, last = view.players
    asleep = replace(view, players=(*others, _all_tired(view).players[-1]))
    shown.clear()
    lay_sheet(asleep, NAMES, words).canvas()
    assert awake - shown == Counter([Stance.LIT])
    assert shown - awake == Counter([Stance.TIRED])
    was, now = (pictures.base(each, last.seat, NAMES, words).alt for each in (view, asleep))
    assert "in reserve, work 3, active" in was
    assert "in reserve, work 3, exhausted" in now


def test_who_lands_is_lit_and_waits_for_a_cell(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may act then; who came home is asked for, so that it stands out."""
    view, shown = _all_tired(VIEWS["placing-4"]), stances(monkeypatch)
    lay_sheet(view, NAMES, words).canvas()
    assert shown[Stance.LIT] == 2, "who lands, and the legend"
    assert "Lands now" in _texts(lay_base(view, 3, NAMES, words))
    assert "Astronaut 2 is home and waits for a cell" in pictures.base(view, 3, NAMES, words).alt
    told = pictures.board(view, NAMES, words).alt
    assert told.count("0 astronauts to land.") == 3
    assert "D, Дмитрий: 8 points, science 3, research 15, 1 astronaut to land." in told
    for part in parts(view, NAMES, words)[-2:]:
        assert "work 3: home, waits for a cell" in part.text
    assert "in reserve, exhausted" in hub_text(_all_tired(VIEWS["late-4"]), NAMES, words)


def _all_tired(view: PublicView) -> PublicView:
    players = [
        replace(each, astronauts=tuple([replace(one, active=False) for one in each.astronauts]))
        for each in view.players
    ]
    return replace(view, players=tuple(players))


def stances(monkeypatch: pytest.MonkeyPatch) -> Counter[Stance]:
    """Count from now on how astronauts are shown; those that a palette is learned from are not."""
    paints.inks(NIGHT)
    shown, drawn = Counter[Stance](), paints.astronaut

    def noting(theme: Theme, seat: int, stance: Stance, size: int) -> Image.Image:
        shown[stance] += 1
        return drawn(theme, seat, stance, size)

    monkeypatch.setattr(paints, "astronaut", noting)
    return shown


def _base(view: PublicView, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Page:
    return lay_base(view, 0, names, words, look)


def _texts(page: Page) -> list[str]:
    return [run.fit.text for run in page.canvas().runs]


def test_the_hub_says_who_holds_missions_and_who_may_act(words: Words) -> None:
    view = VIEWS["late-4"]
    told = pictures.board(view, NAMES, words).alt
    assert "held by A" in told
    assert told.count("still to act") == 4
    assert told.count("it is their turn") == 1
    texts = [run.fit.text for run in lay_hub(view, NAMES, words).canvas().runs]
    assert {"0", "1", "2", "3", "4", "5", "6", "7"} <= set(texts)
    assert {"12", "4"} <= set(texts)  # what missions measure of the second player
    for place in view.ring:
        assert place.module is None or words(place.module.name) in texts


@pytest.mark.parametrize("look", ["", "large"])
def test_a_draft_is_drawn_as_it_would_end(look: str, words: Words) -> None:
    game = played(HUMANITY, 2, 7, CAPTAINS["steady"])
    drafts = [drafted(order.view, order.ask, order.form) for order in game.orders]
    assert {order.ask.kind for order in game.orders} == {"turn", "place"}
    changed = [each for each in drafts if each.after != each.view]
    assert len(changed) == len(drafts) > 20
    for shown in changed[:: len(changed) // 8]:
        assert shown.view.seat is not None
        before, after = shown.view.public, shown.after.public
        page = lay_base(after, shown.view.seat, NAMES, words, look_of(look), before)
        assert not outside(page.canvas())
        assert not too_small(page.canvas())
        picture = orders(shown, NAMES, words, look)
        assert picture.alt.startswith("As drafted")
        assert len(picture.png) < MOST_BYTES
