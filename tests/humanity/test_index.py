"""Every rule, ruling, decision, tile and worked case has a test that begins with its ID."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = {1: 2, 2: 6, 3: 3, 4: 4, 5: 5, 6: 4, 7: 3, 8: 2, 10: 6, 12: 4, 13: 2}
"""How many rules each section has; missions and the reset are one each."""
SECTIONS = {"HU-9", "HU-11"}
NUMBERED = {"HU-K": 11, "HU-D": 8, "HU-T": 18, "HU-X": 25, "HU-Y": 14, "Q-": 47}
"""Components, decisions, tiles and effects, cases of the rulebook, derived cases, rulings."""

REPLACED = {
    "HU-2.2": "fifteen modules a year, none set aside (components)",
    "Q-06": "fifteen modules a year, none set aside (components)",
    "HU-2.6": "two astronauts in the base, the third on the main board (components)",
    "Q-02": "two astronauts in the base, the third on the main board (components)",
    "HU-K4": "three astronauts a player, the third on the main board (components)",
    "HU-K6": "the modules of the components, with our names",
    "HU-K7": "faces of communications bring 3, 4 and 5, and are unlimited (components, issue)",
    "HU-K8": "nine experiments a year, seven of them on the wheel (components)",
    "HU-T5": "the generator of the start takes two points of work (components)",
    "HU-12.1": "thresholds of the components; between two, 2 for the one behind",
    "HU-X23": "thresholds of the components",
    "HU-Y11": "thresholds of the components",
    "Q-34": "science is public (correction 2)",
}
"""What components or a correction replace: it is tested with their outcome."""

_ID = re.compile(r"HU-(?:\d+(?:\.\d+)?|[KDTXY]\d\d)|HU-[KDTXY]\d+|Q-\d\d")


def expected() -> set[str]:
    """List all IDs."""
    rules = {f"HU-{section}.{n}" for section, most in RULES.items() for n in range(1, most + 1)}
    cases = {
        f"{kind}{n:02}" if kind in {"HU-X", "HU-Y", "Q-"} else f"{kind}{n}"
        for kind, most in NUMBERED.items()
        for n in range(1, most + 1)
    }
    return rules | SECTIONS | cases


def proven() -> Iterator[str]:
    """List the IDs with which the docstrings of tests begin."""
    for file in FOLDER.glob("test_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                told = (ast.get_docstring(node) or "").partition(":")[0]
                yield from _ID.findall(told)


def test_every_id_is_proven_by_a_test() -> None:
    assert not sorted(expected() - set(proven()))


def test_no_test_names_an_id_that_is_none() -> None:
    assert not sorted(set(proven()) - expected())


def test_what_is_replaced_is_an_id() -> None:
    assert REPLACED.keys() <= expected()
