"""What a lobby says of how long its game takes."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from cogs.pages.lengths import length_text
from cogs.pages.terms import A_NIGHT, A_WEEK, seconds_from
from engine.core.asks import Setup
from engine.core.contract import variants_of
from engine.host.values.proceedings import Proceedings, Tempo
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.terms import Night, Terms
from render.games import GAMES
from render.installed import InstalledGame
from render.words import words_for
from tests.cogs.test_panels import GAME
from tests.walk.installed import WALK_GAME

DAY = 86400.0
NIGHT = Night("UTC", 22 * 60, 6 * 60)


def lobby(pace: float, night: Night | None = None, **more: object) -> GameInfo:
    """Make the lobby of four captains as it is usual at a pace."""
    battles = "ahead" if pace >= 3600 else "live"
    terms = Terms(pace=pace, night=night, options={"battles": battles})
    return replace(
        GAME, status=GameStatus.LOBBY, seats=(), min_seats=2, max_seats=4, terms=terms, **more
    )


def told(game: GameInfo) -> str:
    text = length_text(game)
    assert text is not None
    return words_for("en")(text)


@pytest.mark.parametrize(
    ("pace", "night", "span"),
    [
        (DAY / 2, None, "6 to 9 days"),
        (DAY / 2, NIGHT, "9 to 14 days"),
        (2 * DAY, None, "24 to 36 days"),
        (3600.0, None, "12 to 18 hours"),
    ],
)
def test_a_lobby_tells_how_long_it_takes(pace: float, night: Night | None, span: str) -> None:
    assert told(lobby(pace, night)) == (
        f"🗓️ About 30 questions for each captain; at this pace most likely {span}."
    )


def test_an_evening_is_one() -> None:
    assert told(lobby(120.0)).endswith(" most likely 60 to 90 minutes.")


def test_what_games_here_took_counts_more() -> None:
    tempos = (Tempo(unhurried=False, games=9, low=0.9, high=1), Tempo(True, 5, 0.1, 0.2))
    game = lobby(DAY / 2, proceedings=Proceedings(tempos=tempos))
    assert told(game).endswith("going by the last 5 games here, most likely 2 to 3 days.")


@pytest.mark.parametrize(
    "game", [each for each in GAMES if each.lengths], ids=lambda game: game.name
)
def test_there_are_figures_for_every_table(game: InstalledGame) -> None:
    for table in tables_of(game):
        assert sum(each.fits(table) for each in game.lengths) == 1, table


def tables_of(game: InstalledGame) -> Iterator[Setup]:
    """List all tables that a lobby may agree on."""
    for way in variants_of(game.newest):
        keys = [choice.key for choice in way.choices]
        for chosen in product(*([value.key for value in choice.values] for choice in way.choices)):
            for seats in way.seats:
                yield way.setup(seats, dict(zip(keys, chosen, strict=True)))


def test_a_game_that_nobody_counted_says_nothing() -> None:
    with GAMES.also(WALK_GAME):
        assert length_text(replace(lobby(DAY), rules=WALK_GAME.newest.id)) is None


@pytest.mark.parametrize("game", tuple(GAMES), ids=lambda game: game.name)
def test_a_week_is_one_though_nobody_is_ever_early(game: InstalledGame) -> None:
    """However many play, and as is usual by post; or else each question has just a night."""
    pace = seconds_from(A_WEEK, None, 24, game)
    assert isinstance(pace, float)
    assert pace % 3600 == 0
    variant, *_ = variants_of(game.newest)
    usual = [variant.setup(seats, pace=pace) for seats in variant.seats]
    days = [each.waits * pace / DAY for each in game.lengths for way in usual if each.fits(way)]
    assert len(days) == len(usual)
    assert 5 < max(days) <= 7 or pace == A_NIGHT
    assert A_NIGHT <= pace <= DAY / 2
