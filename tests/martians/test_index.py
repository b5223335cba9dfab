"""The index of the rules help, the tests that prove it, and the words of the rules."""

import ast
import re
from pathlib import Path

from engine.martians.help import ENTRIES
from render.words import words_for

HERE = Path(__file__).parent
CASES = {f"MA-T{number}" for number in range(1, 48)}
SOURCES = (HERE.parents[1] / "engine" / "martians").rglob("*.py")


def proven() -> set[str]:
    """List the IDs with which tests begin."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                told = (ast.get_docstring(node) or "").partition(":")[0]
                found.update(re.findall(r"\w+-[\w.]*\w", told))
    return found


def test_every_rule_has_a_test() -> None:
    rules = {each.id for each in ENTRIES if each.rules}
    assert rules - proven() == set()
    assert CASES - proven() == set()


def test_neighbours_exist() -> None:
    known = {each.id for each in ENTRIES}
    assert all(set(each.see) <= known and each.see for each in ENTRIES)


def test_every_entry_has_words() -> None:
    words = words_for("en")
    for each in ENTRIES:
        assert words(each.title) != each.title.key
        assert words(each.text) != each.text.key


def test_every_key_of_the_rules_has_words() -> None:
    named = set()
    for file in SOURCES:
        named |= set(re.findall(r'"(martians-[a-z0-9-]+)"', file.read_text("utf-8")))
    lines = (HERE.parents[1] / "render/locales/en/martians.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(martians-[a-z0-9-]+) =", lines, re.MULTILINE))
    assert named == keys
