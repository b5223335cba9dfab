"""Mutation testing looks at modules that are there: files move, and patterns match nothing then."""

import re
from pathlib import Path

import pytest

from tests.mutants.suites import ENGINE, SUITES, Suite

PAGE = Path(__file__).parents[1] / "docs" / "mutation.md"


@pytest.mark.parametrize("suite", SUITES.values(), ids=list(SUITES))
def test_each_pattern_of_a_suite_names_modules(suite: Suite) -> None:
    assert [each for each in suite.rules if not [*suite.folder.glob(f"{each}.py")]] == []
    assert all(folder.is_dir() for folder in suite.tests)


def test_each_survivor_that_is_explained_is_in_a_module_of_a_suite() -> None:
    modules = {each for suite in SUITES.values() for each in suite.modules()}
    rows = re.findall(r"^\| `([a-z_/]+)[.`]", PAGE.read_text("utf-8"), re.MULTILINE)
    assert rows
    assert {ENGINE / f"{row}.py" for row in rows} <= modules
