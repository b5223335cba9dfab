"""Only a game's own rooms and its registration name it; the rest of the house knows none."""

import re
from pathlib import Path

import pytest

from render.games import GAMES

ROOT = Path(__file__).parent.parent
REGISTRATION = "render/games.py"
FOLDERS = {each.parent.name for each in ROOT.glob("engine/*/rules.py")}
"""The rooms of all games, also of one that is not registered yet."""
SHARED = ("engine/invasion/", "render/invasion/", "render/locales/en/invasion.ftl")
"""What editions of one game share, and may name it."""


def named_in(path: str, text: str, name: str) -> list[str]:
    """List the lines of a file that name a game where they must not."""
    games = {name, *GAMES.names(), *FOLDERS}
    every = [f"{part}/{game}/" for part in ("engine", "render") for game in games]
    rooms = (*every, REGISTRATION, *SHARED)
    if path.startswith(rooms) or re.fullmatch(rf"render/locales/\w+/{name}[-\w]*\.ftl", path):
        return []
    word = re.compile(rf"(?<![a-z]){name}(?![a-z])", re.IGNORECASE)
    lines = enumerate(text.splitlines(), 1)
    return [f"{path}:{number}" for number, line in lines if word.search(line)]


def house() -> list[Path]:
    """List the files of the house that are read as text."""
    folders = ("cogs", "engine", "playground", "render", "storage")
    found = [file for folder in folders for file in (ROOT / folder).rglob("*")]
    return [*ROOT.glob("*.py"), *(file for file in found if file.suffix in {".py", ".ftl", ".sql"})]


@pytest.mark.parametrize("name", GAMES.names())
def test_nobody_else_names_a_game(name: str) -> None:
    found = [
        line
        for file in house()
        for line in named_in(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"), name)
    ]
    assert not found


def test_a_planted_name_is_found() -> None:
    assert named_in("cogs/acts/lobby.py", 'x = 1\ngame = "Tremble"\n', "tremble")
    assert named_in("render/locales/en/commands.ftl", "a = Tremble, Humans!", "tremble")
    assert not named_in("render/tremble/game.py", "TREMBLE = 1", "tremble")
    assert not named_in("render/locales/en/tremble-rules.ftl", "a = Tremble", "tremble")
