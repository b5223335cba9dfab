"""Games that are installed: what one may bring later, and when it must be there."""

import pytest

from render.games import GAMES
from render.installed import NO_HELP, SILENT, USUAL_STRENGTH, InstalledGame


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
