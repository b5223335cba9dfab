"""Names of captains: each can be seen, and none looks like another's."""

import pytest

from engine.host.steps.changes.lobby import distinct


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u2800", "\u115f \uffa0", "\u200d", ""])
def test_a_name_that_shows_nothing_is_replaced(name: str) -> None:
    assert distinct(name, []) == "Captain"


@pytest.mark.parametrize("copy", ["Ann\u3164", "Ann\u2800", "Ann\u200d", "An\ufe0fn", "Ａｎｎ"])
def test_nobody_looks_like_somebody_else(copy: str) -> None:
    assert distinct(copy, ["Ann"]).endswith(" (2)")


@pytest.mark.parametrize("name", ["Zoë", "Ольга", "星", "👩‍🚀", "❤️ Ann"])
def test_a_name_that_can_be_seen_stays_as_it_is(name: str) -> None:
    assert distinct(name, ["Ann"]) == name
