"""One name, one meaning: no two public classes of the bot are called the same."""

import ast
from collections.abc import Iterable, Mapping

from tests.test_imports import GAMES, HOUSE, ROOT, SHARED

ROOMS_OF_GAMES = {*GAMES, *SHARED} - {"kit"}
"""A city is a city of its game; the stand-in speaks as Discord does."""
ALLOWED: Mapping[str, str] = {}
"""Names that several classes may bear, each with the reason why."""


def classes(source: str) -> list[str]:
    """List the public classes of a file, but for those within others."""
    found = [node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [name for name in found if not name.startswith("_")]


def is_looked_at(path: str) -> bool:
    """Tell whether names of a file must be its own."""
    part = path.split("/")
    return part[0] != "playground" and not ROOMS_OF_GAMES.intersection(part[1:2])


def shared_names(files: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Find names that several files give to classes, with these files, named by path."""
    found: dict[str, list[str]] = {}
    for path, source in files:
        for name in classes(source) if is_looked_at(path) else ():
            found.setdefault(name, []).append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_no_two_classes_are_called_the_same() -> None:
    house = [(str(file.relative_to(ROOT)), file.read_text("utf-8")) for file in HOUSE]
    found = shared_names(house)
    assert {name: found[name] for name in found.keys() - ALLOWED.keys()} == {}
    assert found.keys() >= ALLOWED.keys(), "nothing shares these names any more"


def test_a_planted_name_is_found() -> None:
    draw = "class Draw: ...\n"
    files = ["engine/core/asks.py", "cogs/acts/frontend.py"]
    assert shared_names((path, draw) for path in files) == {"Draw": files}
    assert not shared_names((path, "class _Draw: ...\n") for path in files)
    for free in ("playground/rest/draws.py", *(f"engine/{each}/x.py" for each in ROOMS_OF_GAMES)):
        assert not shared_names([(files[0], draw), (free, draw)])
