"""Every rule, ruling, default, secret and worked case has a test whose docstring begins with it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = {
    "TD-1": 11,
    "TD-2": 5,
    "TD-3": 2,
    "TD-4": 7,
    "TD-5": 4,
    "TD-6": 6,
    "TD-7": 4,
    "TD-8": 4,
    "TD-9": 11,
    "TD-10": 8,
    "TD-11": 8,
    "TD-12": 3,
    "TD-13": 3,
    "TD-14": 6,
}
"""How many rules each section has."""
NUMBERED = {"TD-A": 6, "TD-F": 13, "TD-Q": 37, "TD-T": 50}
SECTIONS = {"TD-2.13", "TD-2.14", "TD-2.16"}
"""Rules about questions, about what is seen, and about chance."""

REPLACED = {
    "TD-2.13": "questions are left out only where public facts show one answer (correction 1)",
    "TD-9.1": "cities are settled in rounds over all battles, as RL-27 (correction 2)",
    "TD-Q13": "cities are settled in rounds over all battles, as RL-27 (correction 2)",
    "TD-Q14": "equal strengths are ordered by dice, as RL-5 (correction 3)",
    "TD-T46": "equal strengths are ordered by dice, as RL-5 (correction 3)",
    "TD-14.5": "ties follow RL-11 (correction 3)",
    "TD-Q29": "ties follow RL-11 (correction 3)",
    "TD-12.2": "repaying is a field of BUY and of LOOT (correction 4)",
    "TD-Q25": "repaying is a field of BUY and of LOOT (correction 4)",
}
"""What a correction replaces: it is tested with the correction's outcome."""

_ID = re.compile(r"TD-(?:\d+\.\d+|[AFQT]\d+)")


def expected() -> set[str]:
    """List all IDs."""
    rules = {f"{section}.{n}" for section, most in RULES.items() for n in range(1, most + 1)}
    cases = {f"{kind}{n}" for kind, most in NUMBERED.items() for n in range(1, most + 1)}
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


def test_what_corrections_replace_is_an_id() -> None:
    assert REPLACED.keys() <= expected()
