"""What a captain reads, as the bench counts it."""

from playground.message import Appearance
from tests.bench.words import added_lines, count_words


def _look(*texts: str) -> Appearance:
    return Appearance(raw_components=tuple({"type": 10, "content": text} for text in texts))


def test_times_and_links_are_counted_as_a_client_shows_them() -> None:
    assert count_words("Due <t:1700000000:f> (<t:1700000000:R>).") == 8
    assert count_words("Closed: [what came of it](https://discord.com/channels/1/2/3).") == 5
    assert count_words("-# 🔏 `a1b2` · **Zorblax** pays 40,000") == 4


def test_of_an_edit_only_new_lines_are_read() -> None:
    before, now = _look("one\ntwo", "three"), _look("one\nfour", "three")
    assert list(added_lines(None, before)) == [("words", each) for each in ("one", "two", "three")]
    assert list(added_lines(before, now)) == [("words", "four")]
