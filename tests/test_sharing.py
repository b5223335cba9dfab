"""The editions of Tremble share what they can."""

from tests.sharing import LEAST, lines_of, share_of

NEWEST = "tremble_draft"


def test_the_newest_edition_shares_what_it_can() -> None:
    assert share_of(NEWEST) >= LEAST


def test_what_is_shared_is_counted() -> None:
    assert lines_of("invasion") > 0
    assert lines_of("no such edition") == 0
