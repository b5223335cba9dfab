"""Games that are installed: what one may bring later, and when it must be there."""

import io

import pytest
from PIL import Image

from render.gallery.played import played
from render.games import GAMES
from render.installed import NO_HELP, SILENT, USUAL_STRENGTH, InstalledGame, at_random
from render.theme import LARGE
from render.words import Words


@pytest.mark.parametrize(
    "game", [each for each in GAMES if each.lesson], ids=lambda each: each.name
)
def test_a_game_to_which_newcomers_are_led_lacks_nothing(game: InstalledGame) -> None:
    brought = {
        "captains": USUAL_STRENGTH in game.captains,
        "help": game.help is not NO_HELP,
        "guides": game.guides,
        "silence": game.silence is not SILENT,
        "lengths": game.lengths,
        "actions": game.actions,
        "samples": game.samples,
        "measures": game.measures,
        "reasons": game.full_renderer.explains,
        "standings": game.full_renderer.counted,
    }
    assert not [name for name, there in brought.items() if not there]


@pytest.mark.parametrize("game", [*GAMES], ids=lambda each: each.name)
def test_whoever_reads_large_print_gets_a_board_laid_out_for_it(
    game: InstalledGame, words: Words
) -> None:
    table = played(game.newest, max(game.newest.seats), 1, at_random)
    view = table.steps[-1].public
    usual, large = (
        Image.open(io.BytesIO(game.renderer.board(view, table.names, words, look).png)).size
        for look in ("", LARGE)
    )
    assert usual != large
