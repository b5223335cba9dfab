"""Every text that code says is in the catalogues with its arguments, and nothing else is."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from render.words import locales
from tests.render.helps import HELPS

ROOT = Path(__file__).parents[2]
PARTS = ("engine", "render", "cogs")
SAYING = {"say", "Text"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OF_COMMANDS = "command-"  # keys made of the names of commands; tests.cogs.test_commands has them


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Choices(Visitor):
    """Collects the plurals of each choice that tells them apart."""

    def __init__(self) -> None:
        self.plurals: list[set[str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        names = [variant.key for variant in node.variants if isinstance(variant.key, Identifier)]
        keys = {key.name for key in names}
        if len(keys & PLURALS) > 1:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
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


@cache
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


@cache
def constants() -> set[str]:
    """List all strings in code that could be keys."""
    nodes = (node for _, tree in trees() for node in ast.walk(tree))
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def help_keys() -> set[str]:
    """List the keys that the index of a rules help makes of its IDs, of any game there is."""
    entries = (each for found in HELPS.values() for each in found.entries)
    texts = (text for each in entries for text in (each.title, each.text, each.chapter.heading))
    return {text.key for text in texts}


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
    unused = {key for key in unused if not key.startswith(OF_COMMANDS)}
    assert not unused, "no code names these; a key stands whole in it, and is not glued"


def differences(locale: dict[str, set[str]], english: dict[str, set[str]]) -> list[str]:
    """Say where a locale has other sentences than English, or other arguments in them."""
    found = [f"{key} is missing" for key in sorted(set(english) - set(locale))]
    found += [f"{key} is not English" for key in sorted(set(locale) - set(english))]
    for key in sorted(set(english) & set(locale)):
        if english[key] != locale[key]:
            found.append(f"{key} takes {sorted(locale[key])}, not {sorted(english[key])}")
    return found


@pytest.mark.parametrize("locale", locales())
def test_all_locales_say_the_same(locale: str) -> None:
    assert not differences(catalogue(locale), catalogue("en"))


def test_a_locale_that_lacks_something_is_found() -> None:
    english = {"a": {"x"}, "b": set[str](), "c": {"x", "y"}}
    assert not differences(english, english)
    assert differences({"a": set(), "c": {"x", "y"}, "d": set()}, english) == [
        "b is missing",
        "d is not English",
        "a takes [], not ['x']",
    ]


def missing_plurals(source: str, locale: str) -> list[str]:
    """Name the sentences that choose by number and forget a plural of their language."""
    rule = Locale.parse(locale.replace("-", "_")).plural_form
    needed = {str(rule(number)) for number in range(200)}
    found: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            choices = _Choices()
            choices.visit(entry)
            found += [entry.id.name for plurals in choices.plurals if needed - plurals]
    return found


@pytest.mark.parametrize("locale", locales())
def test_every_plural_of_a_language_is_there(locale: str) -> None:
    for file in Path(str(files("render") / "locales" / locale)).glob("*.ftl"):
        assert not missing_plurals(file.read_text("utf-8"), locale), file.name


def test_a_forgotten_plural_is_found() -> None:
    source = "ships = { $count ->\n        [one] корабль\n       *[other] кораблей\n    }\n"
    assert not missing_plurals(source, "en")
    assert not missing_plurals(source, "it")
    assert missing_plurals(source, "ru") == ["ships"]
    whole = source.replace("       *[other]", "        [few] корабля\n       *[many]")
    assert not missing_plurals(whole, "ru")


def glued(path: str, tree: ast.AST) -> list[str]:
    """Find arguments that are sentences put together in code, where no catalogue can reach them."""
    found: list[str] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in SAYING:
            found += [
                f"{path}:{node.lineno} {ast.unparse(keyword.value)}"
                for keyword in node.keywords
                if _is_glue(keyword.value)
            ]
    return found


def _is_glue(value: ast.expr) -> bool:
    """Tell sentences and joined lists from values, names and Discord's own marks (`<t:…>`)."""
    if isinstance(value, ast.JoinedStr):
        first = value.values[0]
        return not (isinstance(first, ast.Constant) and str(first.value).startswith("<"))
    if isinstance(value, ast.BinOp):
        parts = (value.left, value.right)
        return any(isinstance(p, ast.JoinedStr) or _is_text(p) for p in parts)
    joins = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute)
    return joins and value.func.attr == "join" and _is_text(value.func.value)  # type: ignore[attr-defined]


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def test_no_sentence_is_glued() -> None:
    assert not [line for path, tree in trees() for line in glued(path, tree)]


def test_glue_is_found() -> None:
    source = """
say("x", a=f"{n} ships", b="a" + name, c=", ".join(names))
say("x", when=f"<t:{n}:R>", who=name, count=1 + n, listed=words.listed(names))
"""
    found = glued("f.py", ast.parse(source))
    assert [line.partition(" ")[2] for line in found] == [
        "f'{n} ships'",
        "'a' + name",
        "', '.join(names)",
    ]


def test_the_scan_sees_what_it_should() -> None:
    tree = ast.parse('say("x-y", a=1, b=2)\nsay(key, a=1)\nsay("x-z", **more)')
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = [entry for call in calls for entry in _call("f.py", call, "say")]
    assert found == [("f.py:1", "x-y", {"a", "b"}), ("f.py:3", "x-z", None)]
    assert len(said()) > 100
