"""Every text that code says is in the catalogues with its arguments, and nothing else is."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from engine.tremble.help import ENTRIES, Chapter
from render.words import locales

ROOT = Path(__file__).parents[2]
PARTS = ("engine", "render", "cogs")
SAYING = {"say", "Text"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(locale: str) -> dict[str, set[str]]:
    """Read the keys of a locale with the arguments they need."""
    found: dict[str, set[str]] = {}
    for file in sorted(Path(str(files("render") / "locales" / locale)).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def trees() -> Iterator[tuple[str, ast.AST]]:
    for part in PARTS:
        for file in sorted((ROOT / part).rglob("*.py")):
            yield str(file.relative_to(ROOT)), ast.parse(file.read_text("utf-8"))


def said() -> list[tuple[str, str, set[str] | None]]:
    """List what code says: where, which key, with which arguments (None: not known)."""
    found: list[tuple[str, str, set[str] | None]] = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found += _call(path, node, node.func.id)
    return found


def _call(path: str, node: ast.Call, name: str) -> list[tuple[str, str, set[str] | None]]:
    first = node.args[0] if node.args else None
    if name not in SAYING or not isinstance(first, ast.Constant):
        return []
    names = {keyword.arg for keyword in node.keywords}
    known = None if None in names or name == "Text" else {arg for arg in names if arg}
    return [(f"{path}:{node.lineno}", str(first.value), known)]


def constants() -> set[str]:
    """List all strings in code that could be keys."""
    nodes = (node for _, tree in trees() for node in ast.walk(tree))
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def help_keys() -> set[str]:
    """List the keys that the index of the rules help makes of its IDs."""
    texts = [text for entry in ENTRIES for text in (entry.title, entry.text)]
    return {text.key for text in (*texts, *(chapter.heading for chapter in Chapter))}


@pytest.mark.parametrize("locale", locales())
def test_everything_said_is_in_the_catalogue(locale: str) -> None:
    known = catalogue(locale)
    missing = [f"{where} {key}" for where, key, _ in said() if key not in known]
    assert not missing


@pytest.mark.parametrize("locale", locales())
def test_every_sentence_gets_its_arguments(locale: str) -> None:
    known = catalogue(locale)
    lacking = [
        f"{where} {key}: {sorted(known[key] - args)}"
        for where, key, args in said()
        if args is not None and key in known and known[key] - args
    ]
    assert not lacking


@pytest.mark.parametrize("locale", locales())
def test_no_sentence_is_unused(locale: str) -> None:
    unused = set(catalogue(locale)) - constants() - help_keys()
    assert not unused


def test_all_locales_say_the_same() -> None:
    english = set(catalogue("en"))
    assert all(set(catalogue(locale)) == english for locale in locales())


def test_the_scan_sees_what_it_should() -> None:
    tree = ast.parse('say("x-y", a=1, b=2)\nsay(key, a=1)\nsay("x-z", **more)')
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = [entry for call in calls for entry in _call("f.py", call, "say")]
    assert found == [("f.py:1", "x-y", {"a", "b"}), ("f.py:3", "x-z", None)]
    assert len(said()) > 100
