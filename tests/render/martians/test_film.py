"""The film of a turn: it ends on the board after it, small and legible."""

import io
from functools import cache

import pytest
from PIL import Image

from engine.martians.table import events as ev
from engine.martians.table.view import MartiansView, TownTable
from render.gallery.played import played
from render.games import GAMES
from render.house.captains import drawn_name
from render.house.films import FILM
from render.martians.exhibits import turn_stories
from render.martians.film.film import MOST_BYTES, film, frames, stage_for
from render.martians.film.told import TurnStory
from render.words import words_for

GAME = GAMES["martians"]
EN = words_for("en")
NAMES = ("Ann", "Captain Long-Name of the Lost Fleet", "Zoë", "Nib")


@cache
def turns(variant: str, seats: int) -> tuple[tuple[TurnStory, MartiansView], ...]:
    """Play a game: each turn that makes a film, and the view after it."""
    game = played(GAME.newest, seats, 3, GAME.captain("steady"), variant)
    return tuple(turn_stories(game))


def on_the_map(table: TownTable) -> tuple[object, ...]:
    """Return what a map shows of a table."""
    tokens = sorted([(each.number, each.square, each.face) for each in table.tokens])
    pawns = [each.square for each in table.captains]
    return table.tiles, table.martians, tokens, pawns


@pytest.mark.parametrize("case", [("comp", 4), ("coop", 3)], ids=lambda case: case[0])
def test_events_lead_from_the_board_before_a_turn_to_the_one_after(case: tuple[str, int]) -> None:
    stories = turns(*case)
    assert len(stories) > 10
    for story, after in stories:
        *_, (_, last) = story.tables()
        assert on_the_map(last) == on_the_map(after.table), after.table.turn


def test_a_film_is_small_low_and_ends_on_the_board_after() -> None:
    story, after = max(turns("comp", 4), key=lambda turn: len(turn[0].events))
    picture = film(story, NAMES, EN)
    assert len(picture.png) <= MOST_BYTES
    moving = Image.open(io.BytesIO(picture.png))
    assert moving.height <= moving.width * 5 / 4
    shot = [frame.image for frame in frames(story, NAMES, EN, FILM)]
    again = TurnStory(after, ())
    stage = stage_for(story, NAMES, EN, FILM)
    assert len({image.tobytes() for image in shot}) > 8, "it moves"
    assert again.view.table.martians == after.table.martians
    assert stage.title == f"Round {story.view.table.round}: " + drawn_name(
        NAMES, story.view.table.seat, EN
    )


def test_a_turn_that_is_not_over_makes_no_film() -> None:
    story, _ = turns("coop", 3)[0]
    cut = [each for each in story.events if not isinstance(each, ev.HordeMoved)]
    assert TurnStory.of(story.view, cut) is None
    assert TurnStory.of(None, story.events) is None
    assert TurnStory.of(story.view, story.events) == story
