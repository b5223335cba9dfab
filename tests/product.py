"""What the product promises, and the tests that hold it to that: `product.toml`."""

import ast
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
FLOOR = (
    *(1, 3, 5, 7, 8, 9, 10, 11, 14, 15, 17, 18, 19, 20, 21, 22, 24, 28, 29, 30, 35),
    *(37, 38, 39, 40, 42, 43, 45, 49, 51, 56, 58, 61, 66, 68, 69, 70, 72, 73, 75),
)
PAINS = 24
WANTED = [f"M-{row}" for row in FLOOR] + [f"P-{pain}" for pain in range(1, PAINS + 1)]


@dataclass(frozen=True)
class Promise:
    """One promise: its number, what it says, and what proves it, or why nothing has to."""

    id: str
    title: str
    tests: tuple[str, ...] = ()
    never: str = ""


def promises() -> list[Promise]:
    """Read the promises."""
    rows = tomllib.loads((TESTS / "product.toml").read_text("utf-8"))["promise"]
    return [Promise(**{**row, "tests": tuple(row.get("tests", ()))}) for row in rows]


def missing(promise: Promise) -> list[str]:
    """List the tests of a promise that are not there."""
    return [test for test in promise.tests if not _is_there(test)]


def _is_there(test: str) -> bool:
    file, _, name = test.partition("::")
    return name.startswith("test_") and name in _named_in(TESTS / file)


@cache
def _named_in(file: Path) -> frozenset[str]:
    if not file.exists():
        return frozenset()
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, functions))
