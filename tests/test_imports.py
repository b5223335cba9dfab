"""The arrows of the design, banned modules and size limits, by reading the source."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DATABASES = re.compile("sqlite|postgres|psycopg", re.IGNORECASE)
OURS = {
    *("engine", "storage", "render", "cogs", "playground", "tests"),
    *("bot", "mothership", "showing"),
}
BANNED_IN_RULES = {"random", "secrets", "time", "datetime", "os", "asyncio", "discord", "uuid"}
NO_GAME = {"core", "gym", "host", "kit", "invasion"}
SHARED = {"kit": (), "invasion": ("engine.kit",)}
"""What games share under `engine`: the folders that each may use besides the core."""
RATINGS = "engine/host/values/ratings.py"
"""The one file of the host that knows the library of ratings."""
GAMES = {each.parent.name for each in ROOT.glob("engine/*/rules.py")}
REGISTRATION = "game.py"
"""The one file of `render/<game>/` that knows the rules of its game, and its computer captains."""
CAPTAINS = "captains"
"""The folder of a game's computer captains, on which none of its rules stands."""
UNDER_COGS = ("engine.host", "engine.core", "render")
TOLD = {"pages", "pictures", "delivery"}
"""Folders of `cogs` that are handed what they show, and ask no host for it."""
UNDER_TOLD = ("engine.host.values", "engine.host.ports", "engine.host.steps.changes.readiness")
FLOORS = {
    "cogs": ({"parts"}, {"pages"}, {"pictures"}, {"acts", "delivery", "web"}),
    "engine/host": ({"values"}, {"ports", "ownership"}, {"steps"}, {"runtime"}, {"doors"}),
    "engine/host/steps": ({"base"}, {"seats"}, {"news"}, {"changes"}),
    "engine/invasion": ({"cards"}, {"battles"}, {"orders", "ending", "valuing"}, {"captains"}),
    "render/humanity": ({"parts"}, {"boards", "telling", "ending"}, {"texts"}),
    "render/invasion": (
        {"facts"},
        {"parts", "texts", "telling"},
        {"fights"},
        {"boards"},
        {"hands", "ending"},
    ),
    "render/tremble": (
        {"parts"},
        {"texts"},
        {"boards"},
        {"hands", "telling", "ending"},
        {"fights"},
    ),
    "render/tremble_draft": (
        {"parts"},
        {"texts", "ending"},
        {"boards"},
        {"hands", "telling"},
        {"fights"},
    ),
    "storage": ({"engines"}, {"tables", "postgres"}, {"store", "settings"}, {"keeping", "metered"}),
}
"""Folders from the ground floor up: each may use those below it, but none beside it.

What lies beside these folders puts them together, and none of them knows it.
"""
BESIDE = {"operating", "balance", "film"}
"""Folders that stand on no floor, as nobody in the house builds on them."""
SHOWN = {
    "cards",
    "events",
    "foreseen",
    "goals",
    "grid",
    "help",
    "tables",
    "terms",
    "tiles",
    "town",
    "view",
}
"""The modules of a game, in whatever folder, that its pictures and words may read."""
MAX_FILE, MAX_FUNCTION, MAX_NESTING = 500, 60, 3
BLOCKS = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.AsyncFor, ast.AsyncWith)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LOOKED_AT = (*FUNCTIONS, ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class Rule:
    """What the files of one part may import, by prefix; None: any installed package."""

    ours: tuple[str, ...]
    packages: frozenset[str] | None = None
    banned: frozenset[str] = frozenset()


def rule_for(path: str) -> Rule:
    """Return the rule for a file, named as in `engine/core/table.py`."""
    part = path.split("/")
    banned = frozenset(BANNED_IN_RULES)
    if path.startswith("engine/core/"):
        return Rule(("engine.core",), frozenset({"msgspec"}), banned)
    if path.startswith("engine/host/"):
        maths = {"openskill"} if path == RATINGS else set()
        return Rule(("engine.core", "engine.host"), frozenset({"msgspec", *maths}))
    if path.startswith("engine/gym/"):
        learning = frozenset({"gymnasium", "msgspec", "numpy", "pettingzoo"})
        return Rule(("engine.core", "engine.gym"), learning, banned)
    if part[0] == "engine" and len(part) > 2:
        below = SHARED.get(part[1], ("engine.kit", "engine.invasion"))
        ours = ("engine.core", f"engine.{part[1]}", *below)
        return Rule(ours, frozenset({"msgspec", "pydantic"}), banned)
    return {
        "engine": Rule((), frozenset(), banned),
        "storage": Rule(("storage", "engine"), None, frozenset({"discord", "PIL"})),
        "render": Rule(("render", "engine"), None, frozenset({"discord", "sqlite3"})),
        "cogs": Rule(("cogs", *_under_cogs(part)), None, frozenset({"PIL"})),
        "playground": Rule(("playground",), None, frozenset({"discord"})),
        "bot.py": Rule(("engine", "storage", "render", "cogs", "playground", "showing")),
        "showing.py": Rule(("storage", "render", "playground")),
        "mothership.py": Rule(("engine.core", "engine.gym", "render"), frozenset()),
    }[part[0]]


def _under_cogs(part: list[str]) -> tuple[str, ...]:
    """List what a file of `cogs` may use of the engine, and of what draws and words."""
    return (*UNDER_TOLD, "engine.core", "render") if TOLD.intersection(part[1:2]) else UNDER_COGS


def _climbs(path: str, name: str) -> bool:
    """Tell whether a file imports from a folder that does not lie below its own."""
    imported = name.replace(".", "/")
    for house, floors in FLOORS.items():
        if path.startswith(f"{house}/") and imported.startswith(f"{house}/"):
            own, other = _part_of(house, path), _part_of(house, imported)
            heights = {part: height for height, floor in enumerate(floors) for part in floor}
            top = len(floors)  # whoever puts them together
            if own in heights and own != other and heights.get(other, top) >= heights[own]:
                return True
    return False


def _part_of(house: str, path: str) -> str:
    """Name the folder, or the file, of a house that a path leads into."""
    return path.removeprefix(f"{house}/").partition("/")[0].removesuffix(".py")


@lru_cache(1)
def parsed(source: str) -> tuple[ast.Module, list[ast.AST]]:
    """Parse a file once for all that is asked of it; return its tree, and what counts of it."""
    tree = ast.parse(source)
    return tree, [node for node in ast.walk(tree) if isinstance(node, LOOKED_AT)]


def imports(source: str) -> Iterator[tuple[int, str]]:
    """List every imported name with its line; `from a import b` counts as a.b."""
    for node in parsed(source)[1]:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def wrong_imports(path: str, source: str) -> list[str]:
    """Say which imports of a file go against the arrows."""
    rule, part = rule_for(path), path.split("/")
    found: list[str] = []
    for line, name in imports(source):
        top = name.partition(".")[0]
        if top in OURS:
            allowed = any(name == own or name.startswith(own + ".") for own in rule.ours)
            allowed = allowed and not _climbs(path, name)
            allowed = allowed and (CAPTAINS in part or not _is_captain(part, name))
            if part[0] == "render":
                allowed = allowed and not _of_another_game(part, name)
                allowed = allowed and (_may_know_rules(part) or not _rules_of_a_game(name))
        elif top in rule.banned or not top:
            allowed = False
        else:
            allowed = rule.packages is None or top in rule.packages | sys.stdlib_module_names
        if not allowed:
            found.append(f"{path}:{line} must not import {name}")
    return found


def _is_captain(part: list[str], name: str) -> bool:
    """Tell whether a file of `engine` imports how computer captains play: those are plugged in."""
    return part[0] == "engine" and name.split(".")[2:3] == [CAPTAINS]


def _may_know_rules(part: list[str]) -> bool:
    """Tell whether a file of `render` registers a game, or measures its balance."""
    return part[-1] == REGISTRATION or part[2:3] == ["balance"]


def _of_another_game(part: list[str], name: str) -> bool:
    """Tell whether a folder of a game, or of what games share, imports more than its own game."""
    house, _, rest = name.partition(".")
    game = rest.partition(".")[0]
    own = part[1] in GAMES | SHARED.keys()
    return own and house in {"engine", "render"} and game in GAMES - {part[1]}


def _rules_of_a_game(name: str) -> bool:
    """Tell whether `name` is more of a game than what it shows and explains."""
    part = name.split(".")
    of_a_game = part[0] == "engine" and len(part) > 2 and part[1] not in NO_GAME
    return of_a_game and _module_of(part) not in SHOWN


def _module_of(part: list[str]) -> str:
    """Name the file that an imported name of `engine` is in; empty where it is a folder."""
    for depth, name in enumerate(part):
        if ROOT.joinpath(*part[:depth], f"{name}.py").is_file():
            return name
    return ""


def oversize(path: str, source: str) -> list[str]:
    """Say where a file is longer or deeper than the house allows."""
    found: list[str] = []
    if (lines := source.count("\n")) > MAX_FILE:
        found.append(f"{path} has {lines} lines")
    for node in parsed(source)[1]:
        if not isinstance(node, FUNCTIONS):
            continue
        length = (node.end_lineno or node.lineno) - node.lineno + 1
        if length > MAX_FUNCTION:
            found.append(f"{path}:{node.lineno} {node.name} has {length} lines")
        if (depth := max(map(nesting, node.body))) > MAX_NESTING:
            found.append(f"{path}:{node.lineno} {node.name} nests {depth} deep")
    return found


def nesting(node: ast.AST) -> int:
    """Count how deep blocks lie in each other; `elif` goes no deeper than its `if`."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return 0
    own = int(isinstance(node, BLOCKS))
    deepest = 0
    for child in ast.iter_child_nodes(node):
        is_elif = isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]
        deepest = max(deepest, nesting(child) - int(is_elif))
    return own + deepest


def undocumented(path: str, source: str) -> list[str]:
    """Say which public things lack a docstring."""
    tree = parsed(source)[0]
    nodes = [tree, *(node for node in tree.body if isinstance(node, (*FUNCTIONS, ast.ClassDef)))]
    for node in tuple(nodes):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            nodes.extend(child for child in node.body if isinstance(child, FUNCTIONS))
    return [
        f"{path} {getattr(node, 'name', 'module')} has no docstring"
        for node in nodes
        if not getattr(node, "name", "").startswith("_") and not ast.get_docstring(node)
    ]


def sources(*parts: str) -> list[Path]:
    """List our source files in `parts`."""
    return sorted(file for part in parts for file in (ROOT / part).rglob("*.py"))


HOUSE = [*sources("engine", "storage", "render", "cogs", "playground"), *ROOT.glob("*.py")]


@pytest.mark.parametrize("file", HOUSE, ids=lambda file: str(file.relative_to(ROOT)))
def test_house_rules(file: Path) -> None:
    path, source = str(file.relative_to(ROOT)), file.read_text("utf-8")
    problems = wrong_imports(path, source) + oversize(path, source) + undocumented(path, source)
    assert not problems


@pytest.mark.parametrize("file", sources("tests"), ids=lambda file: str(file.relative_to(ROOT)))
def test_tests_keep_the_size_limits(file: Path) -> None:
    assert not oversize(str(file.relative_to(ROOT)), file.read_text("utf-8"))


@pytest.mark.parametrize("house", FLOORS)
def test_every_folder_of_a_house_stands_on_a_floor(house: str) -> None:
    placed = {part for floor in FLOORS[house] for part in floor}
    folders = {each.parent.name for each in (ROOT / house).glob("*/__init__.py")}
    assert placed <= folders | {each.stem for each in (ROOT / house).glob("*.py")}
    assert folders - placed <= BESIDE


def test_rules_host_and_discord_name_no_database() -> None:
    files = [file for folder in ("engine", "cogs") for file in (ROOT / folder).rglob("*.py")]
    assert files
    assert [file for file in files if DATABASES.search(file.read_text("utf-8"))] == []


def test_pydantic_stays_at_the_edge_of_a_game() -> None:
    edges: dict[str, set[str]] = {}
    for file in sources("engine"):
        for _, name in imports(file.read_text("utf-8")):
            if name.startswith("pydantic"):
                edges.setdefault(file.parent.name, set()).add(file.name)
    assert all(len(files) == 1 for files in edges.values()), edges


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("engine/core/table.py", "import random"),
        ("engine/core/table.py", "from datetime import datetime"),
        ("engine/core/table.py", "import pydantic"),
        ("engine/core/table.py", "from engine.tremble import cards"),
        ("engine/core/table.py", "def f() -> None:\n    import asyncio"),
        ("engine/tremble/table/state.py", "import time"),
        ("engine/tremble/table/state.py", "from engine.other import cards"),
        ("engine/tremble/table/state.py", "from engine.tremble_draft.cards import cards"),
        ("engine/tremble_draft/table/state.py", "from engine.tremble.cards import cards"),
        ("render/tremble_draft/boards/board.py", "from engine.tremble.table import view"),
        ("render/tremble_draft/boards/board.py", "from render.tremble import board"),
        ("engine/invasion/cards/attack.py", "from engine.tremble_draft.cards import cards"),
        ("engine/tremble/rules.py", "from engine.tremble.captains import steady"),
        ("engine/tremble/suggesting/plans.py", "from engine.tremble.captains.steady import MOOD"),
        ("engine/humanity/standing/plans.py", "from engine.humanity.captains import values"),
        ("engine/invasion/valuing/plans.py", "from engine.invasion.captains.moods import WHIM"),
        ("engine/kit/piles.py", "from engine.tremble import cards"),
        ("engine/kit/piles.py", "from engine.invasion import cards"),
        ("engine/kit/piles.py", "import random"),
        ("engine/invasion/cards/attack.py", "from engine.tremble import cards"),
        ("engine/invasion/cards/attack.py", "from engine.host import actor"),
        ("render/invasion/parts/icons.py", "from engine.tremble.cards import cards"),
        ("render/invasion/parts/icons.py", "from render.tremble import board"),
        ("engine/tremble/table/state.py", "from engine.host import actor"),
        ("engine/tremble/table/state.py", "from . import cards"),
        ("engine/host/runtime/actor.py", "from engine.tremble import cards"),
        ("engine/host/runtime/actor.py", "from storage import store"),
        ("engine/host/values/rows.py", "from engine.host.steps import play"),
        ("engine/host/steps/changes/play.py", "from engine.host.runtime.session import Session"),
        ("engine/host/runtime/actor.py", "from engine.host.doors import voting"),
        ("engine/host/doors/voting.py", "from engine.host.host import Host"),
        ("cogs/pages/posts.py", "from cogs.acts.votes import VoteActions"),
        ("cogs/parts/layouts.py", "from cogs.client import Mothership"),
        ("cogs/delivery/presenter.py", "from cogs.acts.frontend import Frontend"),
        ("cogs/delivery/presenter.py", "from engine.host.host import Host"),
        ("cogs/pictures/panels.py", "from engine.host.doors.history import HistoryDoor"),
        ("cogs/acts/frontend.py", "from cogs.delivery.presenter import DiscordPresenter"),
        ("cogs/web/games.py", "from cogs.acts.frontend import Frontend"),
        ("engine/host/steps/seats/offers.py", "from engine.host.steps.changes import play"),
        ("engine/invasion/orders/orders.py", "from engine.invasion.ending import ranking"),
        ("render/invasion/parts/icons.py", "from render.invasion.boards import board_head"),
        ("render/tremble/boards/board.py", "from render.tremble.renderer import RENDERER"),
        ("storage/tables/outbox.py", "from storage.store import SqlStore"),
        ("storage/store.py", "from render import board"),
        ("render/board.py", "from engine.tremble.table.state import State"),
        ("render/board.py", "from engine.tremble import phases"),
        ("render/tremble/boards/board.py", "from engine.tremble.rules import TREMBLE"),
        ("render/tremble/boards/board.py", "from engine.tremble.cards import card_files"),
        ("render/board.py", "import discord"),
        ("cogs/play.py", "from engine.tremble.looking.views import View"),
        ("cogs/play.py", "from storage import store"),
        ("engine/gym/words.py", "from engine.tremble.rules import TREMBLE"),
        ("engine/gym/words.py", "from render.games import GAMES"),
        ("engine/core/table.py", "import numpy"),
        ("engine/host/host.py", "from engine.gym.words import WordIndex"),
        ("mothership.py", "from engine.tremble.rules import TREMBLE"),
        ("cogs/client.py", "import mothership"),
        ("playground/rest/server.py", "from engine.core import asks"),
        ("playground/rest/server.py", "import discord"),
        ("cogs/play.py", "import bot"),
    ],
)
def test_planted_import_is_caught(path: str, line: str) -> None:
    assert wrong_imports(path, f'"""Doc."""\n{line}\n')


def test_allowed_imports_pass() -> None:
    assert not wrong_imports("engine/tremble/table/state.py", "import msgspec\nimport hashlib\n")
    assert not wrong_imports("cogs/play.py", "import discord\nfrom engine.core.asks import Ask\n")
    assert not wrong_imports("render/tremble/x.py", "from engine.tremble.table.view import View\n")


def test_only_the_registration_of_a_game_knows_its_rules() -> None:
    line = "from engine.tremble.rules import TREMBLE\n"
    assert not wrong_imports("render/tremble/game.py", line)
    assert wrong_imports("render/games.py", line)


def test_planted_size_is_caught() -> None:
    assert oversize("x.py", "\n" * 501)
    assert oversize("x.py", "def f():\n" + "    x = 1\n" * 60)
    deep = "def f():\n if a:\n  for b in c:\n   while d:\n    with e:\n     pass\n"
    assert oversize("x.py", deep)
    assert not oversize("x.py", "def f():\n if a:\n  pass\n elif b:\n  pass\n elif c:\n  pass\n")


def test_planted_silence_is_caught() -> None:
    assert undocumented("x.py", "def f():\n    pass\n")
    assert undocumented("x.py", '"""Doc."""\nclass A:\n    """Doc."""\n    def f(self): ...\n')
    assert not undocumented("x.py", '"""Doc."""\ndef _f():\n    pass\n')
