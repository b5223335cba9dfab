"""What guided games tell when it first matters: each thing comes up, and each once."""

import pytest

from engine.core.asks import Ask
from render.gallery.played import played
from render.games import GAMES
from render.installed import InstalledGame
from render.words import locales, words_for

TAUGHT = [each for each in GAMES if each.lesson is not None]
SEEDS = range(1, 9)


def told_in(game: InstalledGame, seed: int) -> list[str]:
    """List what the captain of the first seat is told in a game as lessons are played."""
    assert game.lesson is not None
    seats = 1 + len(game.lesson.computers)
    given: dict[str, Ask] = {}
    captain, variant = game.captain("steady"), game.lesson.variant or None
    for order in played(game.newest, seats, seed, captain, variant).orders:
        if order.ask.seat == 0:
            name = game.hint(order.view, order.ask, given)
            assert name not in given
            if name:
                given[name] = order.ask
    return [*given]


@pytest.mark.parametrize("game", TAUGHT, ids=lambda each: each.name)
def test_every_moment_comes_up_in_some_game(game: InstalledGame) -> None:
    assert game.lesson is not None
    wanted = {each.name for each in game.lesson.moments}
    assert wanted
    missing = set(wanted)
    for seed in SEEDS:
        missing -= {*told_in(game, seed)}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("game", TAUGHT, ids=lambda each: each.name)
def test_moments_and_kinds_of_questions_are_named_apart(game: InstalledGame) -> None:
    assert game.lesson is not None
    names = [each.name for each in game.lesson.moments]
    assert len(names) == len({*names})
    assert not {*names} & {*game.lesson.guides, *game.guides}
    for locale in locales():
        words = words_for(locale)
        for each in game.lesson.moments:
            assert words(each.guide.line).startswith("💡 ")
            assert game.help.entry(each.guide.entry) is not None
