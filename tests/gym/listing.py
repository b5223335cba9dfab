"""Add new words to the lists that are kept with the games: `python -m tests.gym.listing 400`.

So many games of each, or of those named behind, are played by chance. What is listed already
keeps its number.
"""

import sys
from pathlib import Path

import msgspec

from engine.core.contract import AnyGame
from engine.gym.words import read_words, survey
from render.games import GAMES


def listed(game: AnyGame, kept: tuple[str, ...], games: int) -> tuple[str, ...]:
    """Return the list of a game with the words that it lacked at its end."""
    return (*kept, *[word for word in survey(game, games) if word not in kept])


def write(file: Path, rules: tuple[AnyGame, ...], games: int) -> None:
    """Add to the lists of all rules of a game."""
    kept = read_words(file) if file.exists() else {}
    lists = {game.id: listed(game, kept.get(game.id, ()), games) for game in rules}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(kept | lists), indent=1) + b"\n")


if __name__ == "__main__":
    wanted = sys.argv[2:] or GAMES.names()
    for installed in GAMES:
        if installed.name in wanted and installed.actions is not None:
            write(installed.actions, installed.rules, int(sys.argv[1]))
