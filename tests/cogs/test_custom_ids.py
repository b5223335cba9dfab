"""Custom ids: what goes in comes out, within Discord's hundred characters."""

import re

import discord
import pytest

from cogs.parts.controls import CUSTOM_ID_LIMIT, PickSelect, PressButton
from cogs.parts.custom_ids import PICK_PATTERN, PRESS_PATTERN, Pick, Press, pick_from, press_from

PRESSES = [
    Press("join", 1),
    Press("orders", 123456789),
    Press("accept", 7, "o12"),
    Press("done", 7, "t3:plan"),
    Press("done", 7, "t10:army:6:3~12"),
    Press("choose", 7, "t3:fight:2", 0, 1),
    Press("choose", 7, "t3:fight:2~1", 11, 24),
]
PICKS = [Pick(1, "t1:buy", 0), Pick(99999, "t10:plan~3", 4)]


@pytest.mark.parametrize("press", PRESSES, ids=str)
def test_a_press_survives_its_spelling(press: Press) -> None:
    match = PRESS_PATTERN.fullmatch(str(press))
    assert match is not None
    assert press_from(match) == press
    assert PICK_PATTERN.fullmatch(str(press)) is None


@pytest.mark.parametrize("pick", PICKS, ids=str)
def test_a_pick_survives_its_spelling(pick: Pick) -> None:
    match = PICK_PATTERN.fullmatch(str(pick))
    assert match is not None
    assert pick_from(match) == pick
    assert PRESS_PATTERN.fullmatch(str(pick)) is None


@pytest.mark.parametrize("forged", ["ms:join", "ms:join:x", "ms:join:1#", "mp:1:t1:buy", "x:1", ""])
def test_a_forged_id_matches_nothing(forged: str) -> None:
    assert PRESS_PATTERN.fullmatch(forged) is None
    assert PICK_PATTERN.fullmatch(forged) is None


def test_the_longest_id_fits() -> None:
    longest = Press("choose", 10**12, "t10:army:6:3~999", 39, 24)
    assert len(str(longest)) <= CUSTOM_ID_LIMIT
    assert re.fullmatch(r"[\x21-\x7e]+", str(longest))


def test_too_long_an_id_fails_in_the_build_not_on_the_server() -> None:
    with pytest.raises(ValueError, match="103 characters"):
        PressButton(Press("done", 1, "t" * 93), "Done")


def test_a_26th_option_fails_in_the_build_not_on_the_server() -> None:
    options = [discord.SelectOption(label=str(number)) for number in range(26)]
    with pytest.raises(ValueError, match="25 options"):
        PickSelect(Pick(1, "t1:buy", 0), options)
