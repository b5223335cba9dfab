"""What lies packed in a database comes out as it went in."""

from pathlib import Path

import pytest
from msgspec import json

from engine.core.table import Refusal
from storage.tables.packing import LONG, packed, unpacked, words_of
from tests.host.house import house
from tests.host.test_votes import with_a_prize_taken


@pytest.mark.parametrize("size", [0, 1, LONG - 4, LONG - 3, LONG, 10 * LONG])
@pytest.mark.parametrize("kind", [dict, tuple])
def test_what_was_packed_comes_out_again(size: int, kind: type) -> None:
    value = {"x": "y" * size} if kind is dict else ("y" * size,)
    assert json.decode(unpacked(packed(value)), type=kind) == value


def test_known_words_take_hardly_any_room_and_do_not_tell_where_they_stood() -> None:
    value = [f"card {number * number}" for number in range(100)]
    words = words_of(value)
    assert words == words_of(value[::-1])
    assert len(packed(value, words)) < len(packed(value)) * 2 / 3
    assert json.decode(unpacked(packed(value, words), words), type=list[str]) == value


def test_what_is_long_is_squeezed() -> None:
    assert len(packed(("y" * LONG,))) < LONG / 4


async def test_what_can_be_taken_back_still_can_be_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        row = await home.store.table(number)
    assert row is not None
    before = row.table(home.game)
    assert before.anchor is not None
    async with house(tmp_path, presenter=home.presenter) as home:
        row = await home.store.table(number)
    assert row is not None
    after = row.table(home.game)
    assert after == before
    assert not isinstance(after.undo(), Refusal)
