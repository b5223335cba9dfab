"""The house's ways for games that bring no more than they must."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from engine.core.asks import Over, Place, Setup
from engine.core.words import say
from render.drawing import Subject, drawn, ordered
from render.games import GAMES
from render.gathering import Gathering, Guest
from render.house.podium import draw_podium, ending_of, podium
from render.installed import InstalledGame
from render.picture import Picture
from render.theme import LARGE, USUAL, look_of
from render.words import Words, words_for
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, outside
from tests.toy.installed import TOY_GAME
from tests.walk.installed import WALK_GAME

NAMES = ("Ann", "Bob", "Cleo", "Дмитрий", "Eve", "Fay")
DAY = say("pace-days", days=1)


@pytest.fixture(params=[TOY_GAME, WALK_GAME], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Iterator[InstalledGame]:
    with GAMES.also(request.param):
        yield request.param


def over(*ranks: int, winners: tuple[int, ...], score: int = 0) -> Over:
    places = tuple(Place(seat, rank, score * rank) for seat, rank in enumerate(ranks))
    return Over(winners, places, say("variant-only"))


def draw(game: InstalledGame, what: str, shown: object, look: str = "") -> Picture:
    return drawn(ordered(Subject(what, game.name, shown, NAMES, "en", look)))


@pytest.mark.parametrize("look", ["", LARGE])
def test_poster_and_podium_need_nothing_of_a_game(game: InstalledGame, look: str) -> None:
    guests = (Guest("Ann", host=True), Guest("Bob", ready=False))
    lobby = draw(game, "poster", Gathering(7, guests, 6, DAY), look)
    assert "Poster of game 7. 2 of 6 aboard. Pace: one day." in lobby.alt
    assert "B: Bob (not ready yet). 4 seats are free." in lobby.alt
    end = game.full_renderer.finale(over(1, 2, winners=(0,), score=5), ())
    shown = draw(game, "podium", end, look)
    assert shown.alt == "Ann wins. 1: A Ann, 5. 2: B Bob, 10."
    for picture in (lobby, shown):
        assert Image.open(io.BytesIO(picture.png)).width == 1200


def test_a_board_is_drawn_from_a_view(game: InstalledGame) -> None:
    (rules,) = game.rules
    setup = Setup(2, {"length": "short"}, "race") if game is WALK_GAME else Setup(2)
    state = rules.start(setup).state
    renderer = game.full_renderer
    public, own = rules.view(state, None), rules.view(state, 0)
    assert draw(game, "board", public).alt == draw(game, "board", own).alt
    assert draw(game, "change", renderer.since(public, own)) == draw(game, "board", own)
    words = words_for("en")
    assert "hand:" not in renderer.board_text(own, NAMES, words)
    assert "hand:" in renderer.hand_text(own, NAMES, words)
    assert renderer.hand_text(public, NAMES, words) == ""


def test_what_a_game_is_not_able_to_is_left_out(game: InstalledGame) -> None:
    renderer, words = game.full_renderer, words_for("en")
    assert not renderer.draws_hands
    assert not renderer.why([object()], NAMES, words)
    assert renderer.fought(object(), None, None) is None
    assert not renderer.fights(None, [object()])
    assert renderer.story(None, ()) is None
    assert renderer.belated("t1", ()) == 0
    assert "B-1" not in renderer.examples
    renderer.prepare()


@pytest.mark.parametrize(
    ("ranks", "winners", "title"),
    [
        ((1,), (0,), "Ann wins"),
        ((1,), (), "Nobody wins"),
        ((1, 1, 1), (0, 1, 2), "Everybody wins"),
        ((1, 1, 1), (), "Nobody wins"),
        ((1, 1, 3), (0, 1), "Ann and Bob win"),
    ],
)
def test_wins_are_shared_or_nobodys(
    ranks: tuple[int, ...], winners: tuple[int, ...], title: str, words: Words
) -> None:
    ending = ending_of(over(*ranks, winners=winners))
    texts = [run.fit.text for run in draw_podium(ending, NAMES, words).runs]
    assert texts[0] == title
    assert "0" not in texts  # nothing was counted


@pytest.mark.parametrize(("score", "told"), [(0, "A Ann. B Bob."), (7, "A Ann: 7. B Bob: 7.")])
def test_who_all_lose_together_have_no_places(score: int, told: str, words: Words) -> None:
    ending = ending_of(over(1, 1, winners=(), score=score))
    texts = [run.fit.text for run in draw_podium(ending, NAMES, words).runs]
    assert "1" not in texts
    assert podium(ending, NAMES, words).alt == f"Nobody wins. {told}"


@pytest.mark.parametrize("look", ["", LARGE])
def test_a_podium_keeps_hard_names_in_place(look: str, words: Words) -> None:
    names = (*HARD_NAMES, "W" * 32)[:6]
    ending = ending_of(over(*range(1, 7), winners=tuple(range(5)), score=10**7))
    canvas = draw_podium(ending, names, words, look_of(look))
    assert not outside(canvas)
    assert len(podium(ending, names, words).alt) <= MOST_ALT


def test_six_captains_are_told_apart(words: Words) -> None:
    ending = ending_of(over(*range(1, 7), winners=(0,)))
    canvas = draw_podium(ending, ("",) * 6, words, USUAL)
    texts = [run.fit.text for run in canvas.runs]
    assert [f"Captain {letter}" for letter in "ABCDEF"] == [t for t in texts if " " in t][-6:]
    reduced = canvas.image.crop((100, 220, 300, canvas.image.height))
    assert len({reduced.getpixel((70, 30 + 126 * row)) for row in range(6)}) == 6
