"""The editions of Tremble share what they can."""

import pytest

from tests.sharing import LEAST, lines_of, share_of

NEWEST = "tremble_draft"


def test_the_newest_edition_shares_its_rules() -> None:
    assert share_of("engine", NEWEST) >= LEAST


@pytest.mark.parametrize("part", ["engine", "render"])
def test_what_is_shared_is_counted(part: str) -> None:
    assert lines_of(part, "invasion") > 0
    assert lines_of(part, "no such edition") == 0
