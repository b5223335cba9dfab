import io

import msgspec
import pytest
from PIL import Image

from engine.core.words import say
from render.gathering import Gathering, Guest
from render.house.poster import draw_poster, poster
from render.tremble.ending.poster import ART
from render.words import Words
from tests.render.tremble.samples import NAMES
from tests.render.tremble.test_legible import too_small
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, outside

MOST_BYTES = 100_000
DAY = say("pace-days", days=1)
OPEN = Gathering(
    3,
    (
        Guest("Ann", host=True),
        Guest("Bob the Unready", ready=False),
        Guest("Xixax the Unblinking", strength=say("strength-steady")),
    ),
    5,
    DAY,
)
FULL = Gathering(12, tuple(Guest(name, ready=False) for name in NAMES), 5, DAY, begun=True)
HARD = Gathering(10**9, tuple(Guest(name, host=True) for name in HARD_NAMES), 5, DAY)
ALONE = Gathering(8, (Guest("Ann"),), 2, say("pace-hours-minutes", hours=167, minutes=59))
CASES = {"open": OPEN, "full": FULL, "hard": HARD, "alone": ALONE}


@pytest.mark.parametrize("name", CASES)
def test_it_is_small_described_and_keeps_texts_in_place(name: str, words: Words) -> None:
    canvas = draw_poster(CASES[name], words, ART)
    assert len(canvas.runs) >= 5
    assert not outside(canvas)
    assert not too_small(canvas)
    picture = poster(CASES[name], words, ART)
    assert Image.open(io.BytesIO(picture.png)).size == canvas.image.size
    assert canvas.image.width == 1200
    assert len(picture.png) < MOST_BYTES
    assert len(picture.alt) <= MOST_ALT


def test_it_tells_who_is_in_and_what_is_free(words: Words) -> None:
    drawn = [run.fit.text for run in draw_poster(OPEN, words, ART).runs]
    assert {"Ann", "host", "not ready yet", "computer, steady", "3 of 5 aboard"} <= set(drawn)
    assert drawn.count("free") == 2
    alt = poster(OPEN, words, ART).alt
    assert "C: Xixax the Unblinking (computer, steady). 2 seats are free." in alt


def test_long_names_are_whole(words: Words) -> None:
    for gathering, name in ((FULL, NAMES[4]), (HARD, "W" * 32)):
        runs = [run.fit.text for run in draw_poster(gathering, words, ART).runs]
        assert name.replace(" ", "") in "".join(runs).replace(" ", "")


def test_nobody_is_awaited_once_it_has_begun(words: Words) -> None:
    for change, told in (("begun", "The invasion has begun"), ("cancelled", "Called off")):
        gathering = msgspec.structs.replace(OPEN, **{change: True})
        drawn = [run.fit.text for run in draw_poster(gathering, words, ART).runs]
        assert told in drawn
        assert "free" not in drawn


def test_equal_lobbies_have_equal_posters(words: Words) -> None:
    again = msgspec.json.decode(msgspec.json.encode(OPEN), type=Gathering)
    assert poster(OPEN, words, ART) == poster(again, words, ART)
    assert (
        poster(msgspec.structs.replace(OPEN, number=4), words, ART).png
        != poster(OPEN, words, ART).png
    )
