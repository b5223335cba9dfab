"""The end of a game of Humanity: every point has a source, all texts have room."""

import io
from functools import cache

import pytest
from PIL import Image

from engine.core.words import say
from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.rules import HUMANITY
from render.gallery.played import Played, played
from render.games import GAMES
from render.gathering import Gathering, Guest
from render.house.poster import draw_poster
from render.humanity.ending.finale import Finale, finale_of, medals_of
from render.humanity.ending.podium import draw_podium
from render.humanity.ending.poster import ART
from render.theme import USUAL, Look
from render.type import ELLIPSIS
from render.words import Words, words_for
from tests.render.humanity.samples import NAMES
from tests.render.inked import listening
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside

LOOKS = {"usual": USUAL, "large": Look(large=True)}
READABLE = 4.5
DAY = say("pace-days", days=1)
DRAWINGS = GAMES["humanity"].full_renderer.drawings


@cache
def game(seats: int) -> Played:
    """Play a whole game once for all tests."""
    return played(HUMANITY, seats, 3, CAPTAINS["easy"])


def finale(seats: int) -> Finale:
    """Sum it up."""
    played_game = game(seats)
    return finale_of(played_game.over, [(step.public, step.events) for step in played_game.steps])


@pytest.mark.parametrize("seats", [2, 4])
def test_every_point_has_a_source(seats: int) -> None:
    shown = finale(seats)
    assert [place.rank for place in shown.places] == sorted(place.rank for place in shown.places)
    for place in shown.places:
        assert sum(shown.points[place.seat]) == place.score > 0


def test_what_stood_out_is_told_of_those_to_whom_it_belongs() -> None:
    shown = finale(4)
    steps = [(step.public, step.events) for step in game(4).steps]
    assert shown.medals == medals_of(steps)
    decided, *others = shown.medals
    assert (decided.title.key, decided.seats) == ("humanity-medal-decided", shown.winners)
    assert others
    assert all(set(medal.seats) <= set(range(4)) for medal in others)


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_podium_has_room_for_all_it_says(seats: int, look: str, locale: str) -> None:
    shown, words = finale(seats), words_for(locale)
    for names in (NAMES, HARD_NAMES):
        canvas = draw_podium(shown, names, words, LOOKS[look])
        assert not outside(canvas)
        assert names is HARD_NAMES or not too_small(canvas)
        assert names is HARD_NAMES or not [run for run in canvas.runs if ELLIPSIS in run.fit.text]


def test_the_podium_is_read_on_its_ground(monkeypatch: pytest.MonkeyPatch, words: Words) -> None:
    with listening(monkeypatch) as heard:
        draw_podium(finale(4), NAMES, words)
    assert not [str(each) for each in heard if each.contrast() < READABLE]


@pytest.mark.parametrize("look", ["", "clear", "large"])
def test_podium_and_poster_are_small_and_described(look: str, words: Words) -> None:
    gathering = Gathering(7, tuple(map(Guest, NAMES)), 4, DAY, begun=True)
    for kind, shown in (("podium", finale(4)), ("poster", gathering)):
        picture = DRAWINGS[kind].draw(shown, NAMES, words, look)
        image = Image.open(io.BytesIO(picture.png))
        assert (image.mode, image.width) == ("P", 1200)
        assert len(picture.png) < MOST_BYTES
        assert 50 < len(picture.alt) <= MOST_ALT
        assert "Bob" in picture.alt


def test_the_poster_shows_everybody_who_is_in(words: Words) -> None:
    def drawn(count: int) -> bytes:
        guests = tuple(map(Guest, NAMES[:count]))
        gathering = Gathering(7, guests, 4, DAY)
        canvas = draw_poster(gathering, words, ART)
        assert not outside(canvas)
        return canvas.image.crop((0, 300, canvas.image.width, 500)).tobytes()

    assert len({drawn(count) for count in range(1, 5)}) == 4
