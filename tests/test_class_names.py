"""One name, one meaning: no two public classes of the bot, or of what a game sees, share one."""

import ast
from collections.abc import Iterable, Iterator, Mapping

import pytest

from tests.test_imports import GAMES, HOUSE, ROOT, SHARED, imports

ROOMS_OF_GAMES = {*GAMES, *SHARED} - {"kit"}
"""A city is a city of its game; the stand-in speaks as Discord does."""
ALLOWED: Mapping[str, str] = {}
"""Names that several classes may bear, each with the reason why."""
FILES = [(str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in HOUSE]


def classes(source: str) -> list[ast.ClassDef]:
    """List the public classes of a file, but for those within others."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [node for node in found if not node.name.startswith("_")]


def new_names(source: str) -> Iterator[str]:
    """List what a file calls classes; whatever narrows a class of its own name means the same."""
    aliases = {
        alias.asname: alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    }
    for node in classes(source):
        bases = [each.value if isinstance(each, ast.Subscript) else each for each in node.bases]
        names = [each.attr for each in bases if isinstance(each, ast.Attribute)]
        names += [aliases.get(each.id, "") for each in bases if isinstance(each, ast.Name)]
        if node.name not in names:
            yield node.name


def is_of_no_game(path: str) -> bool:
    """Tell whether a file lies outside games and stand-in."""
    part = path.split("/")
    return part[0] != "playground" and not ROOMS_OF_GAMES.intersection(part[1:2])


def elsewhere(game: str, files: Iterable[tuple[str, str]]) -> set[str]:
    """Name the folders of engine and render that a game knows nothing of."""
    own = f"engine/{game}/"
    known = {name for path, source in files if path.startswith(own) for _, name in imports(source)}
    unused = {each for each in SHARED if not any(f"engine.{each}." in name for name in known)}
    return {"host", "gym", *unused, *GAMES} - {game}


def shared_names(files: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Find names that several files give to classes, with these files, named by path."""
    found: dict[str, list[str]] = {}
    for path, source in files:
        for name in new_names(source):
            found.setdefault(name, []).append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def outside(files: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Choose the files that lie outside games and stand-in."""
    return [(path, source) for path, source in files if is_of_no_game(path)]


def within(game: str, files: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Choose the files that a game sees: its own, and what it builds on."""
    others = elsewhere(game, files)
    parts = [(path.split("/"), source) for path, source in files]
    return [
        ("/".join(part), source)
        for part, source in parts
        if part[0] in {"engine", "render"} and part[1] not in others
    ]


def test_no_two_classes_outside_games_are_called_the_same() -> None:
    found = shared_names(outside(FILES))
    assert {name: found[name] for name in found.keys() - ALLOWED.keys()} == {}
    assert found.keys() >= ALLOWED.keys(), "nothing shares these names any more"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_two_classes_that_a_game_sees_are_called_the_same(game: str) -> None:
    seen = within(game, FILES)
    assert {f"engine/{game}/rules.py", "engine/kit/agenda.py"} <= {path for path, _ in seen}
    assert shared_names(seen) == {}


def test_a_planted_name_is_found() -> None:
    draw = "class Draw: ...\n"
    files = ["engine/core/asks.py", "cogs/acts/frontend.py"]
    assert shared_names(outside((path, draw) for path in files)) == {"Draw": files}
    assert not shared_names((path, "class _Draw: ...\n") for path in files)
    for free in ("playground/rest/draws.py", *(f"engine/{each}/x.py" for each in ROOMS_OF_GAMES)):
        assert not shared_names(outside([(files[0], draw), (free, draw)]))


def test_a_planted_name_is_found_within_a_game() -> None:
    draw, uses = "class Draw: ...\n", "from engine.invasion.cards import cards\n"
    files = [("engine/tremble/rules.py", uses), ("engine/humanity/rules.py", "")]
    core, shared = ("engine/core/asks.py", draw), ("render/invasion/x.py", draw)
    own, other = ("render/tremble/x.py", draw), ("engine/humanity/x.py", draw)
    for more in (core, shared):
        found = within("tremble", [*files, own, more])
        assert shared_names(found) == {"Draw": [own[0], more[0]]}
    host = ("engine/host/x.py", draw)
    assert not shared_names(within("tremble", [*files, own, other, host]))
    assert not shared_names(within("humanity", [*files, other, shared])), "it uses none of these"


def test_a_class_that_narrows_its_namesake_means_the_same() -> None:
    for base in ("events.Move", "events.Move[Ship]", "MoveBase", "MoveBase[Ship]"):
        source = f"from engine.x import Move as MoveBase\nclass Move({base}): ...\n"
        assert list(new_names(source)) == []
    assert list(new_names("class Move(Base): ...\n")) == ["Move"]
