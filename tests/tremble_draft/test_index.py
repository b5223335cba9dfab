"""Every rule, ruling, default, secret and worked case has a test whose docstring begins with it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from render.games import GAMES
from render.words import locales, words_for

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
    "TD-D17": "both editions settle cities in rounds; no preset makes one of the other (2 and 5)",
    "TD-D18": "equal strengths are ordered by dice, as RL-5 (correction 3)",
    "TD-D37": "ties follow RL-11 (correction 3)",
}
"""What a correction replaces: it is tested with the correction's outcome."""

DIFFERENCES = (
    *("TD-1.1 TD-Q34", "TD-5.1", "TD-1.1", "TD-1.4", "TD-2.2 TD-14.1", "TD-1.7", "TD-1.5"),
    *("TD-1.6", "TD-3.1 TD-3.2", "TD-7.1", "TD-4.2", "TD-4.1", "TD-4.4", "TD-4.4", "TD-2.1"),
    *("TD-6.3", "TD-9.1", "TD-Q14", "TD-9.10", "TD-9.5", "TD-9.8", "TD-9.9", "TD-10.1"),
    *("TD-10.3", "TD-11.2", "TD-11.5", "TD-11.3", "TD-1.2 TD-1.3", "TD-13.1", "TD-13.2"),
    *("TD-1.10", "TD-12.1", "TD-12.3", "TD-A3 TD-A4", "TD-8.2", "TD-4.3", "TD-14.5"),
    *("TD-Q1", "TD-5.4", "TD-4.7 TD-9.6"),
)
"""The rules that say how the draft does what TD-D1 to TD-D40 compare."""

_ID = re.compile(r"TD-(?:\d+\.\d+|[ADFQT]\d+)")


def expected() -> set[str]:
    """List all IDs."""
    rules = {f"{section}.{n}" for section, most in RULES.items() for n in range(1, most + 1)}
    cases = {f"{kind}{n}" for kind, most in NUMBERED.items() for n in range(1, most + 1)}
    return rules | SECTIONS | cases | (REPLACED.keys() & differences())


def differences() -> set[str]:
    """List the IDs of the differences between the editions."""
    return {f"TD-D{number}" for number in range(1, len(DIFFERENCES) + 1)}


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


def test_the_side_of_the_draft_in_every_difference_is_proven() -> None:
    assert differences() == {f"TD-D{number}" for number in range(1, 41)}
    assert set(" ".join(DIFFERENCES).split()) <= set(proven())


def test_how_the_editions_differ_is_one_press_from_the_guide() -> None:
    """Who knows the published game opens the help, which begins with the guide."""
    guide, *_ = GAMES["tremble-draft"].help.entries
    card = GAMES["tremble-draft"].help.entry("GO-3")
    assert card is not None
    assert card in GAMES["tremble-draft"].help.related(guide)
    for locale in locales():
        assert words_for(locale)(card.text).count("\n- ") == 9
