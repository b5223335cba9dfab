"""Pictures that come after their words tell no more than those that come with them."""

import re
from pathlib import Path

import pytest

from tests.cogs.house import WORDS_FIRST
from tests.contract.subjects import TREMBLE
from tests.secrecy import faults
from tests.secrecy.canaries import check_canaries
from tests.secrecy.plots import Playing, both
from tests.secrecy.stage import Show, shown
from tests.secrecy.test_canaries import check
from tests.secrecy.traces import Trace, assert_alike, others, trace
from tests.secrecy.walks import walk

SHOWN = re.compile(r"(.*?): ([\d.]+) \w+ ((?:dm|channel|private)-\d+) (.*)", re.DOTALL)
PLAYING = Playing(3, seed=5, groups=3, owner=1)


@pytest.fixture(autouse=True)
def _words_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let words wait for no picture."""
    monkeypatch.setattr("tests.cogs.house.WITH_PICTURES", WORDS_FIRST)


def late(show: Show) -> int:
    """Count the messages that got their picture after their words."""
    bare: set[int] = set()
    completed: set[int] = set()
    for entry in show.home.discord.record.messages:
        if not entry.look.attachments:
            bare.add(entry.message.id)
        elif entry.message.id in bare:
            completed.add(entry.message.id)
    return len(completed)


def settled(lines: Trace) -> dict[tuple[str, str], str]:
    """Take what each message shows at the end of each moment, and when it came to show it.

    How many edits it took depends on how quickly this machine draws.
    """
    found = [SHOWN.fullmatch(line) for line in lines]
    shown = {(each[1], each[3]): f"{each[2]} {each[4]}" for each in found if each}
    assert len(shown) > 10
    return shown


async def test_an_open_answer_shows_in_no_late_picture(tmp_path: Path) -> None:
    first, second, script = await both(tmp_path, PLAYING)
    assert late(first) > PLAYING.groups
    assert script.varied
    for one, two in zip(others(first, PLAYING.owner), others(second, PLAYING.owner), strict=True):
        assert settled(trace(first, one)) == settled(trace(second, two))


async def test_no_canary_sings_with_a_late_picture(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    show = await check(tmp_path, 3, 6, caplog, groups=4, subject=TREMBLE)
    assert late(show) > PLAYING.groups


@pytest.mark.parametrize("plant", [faults.alt_text, faults.picture_bytes])
async def test_what_a_late_picture_gives_away_is_found(tmp_path: Path, plant: faults.Plant) -> None:
    playing = Playing(2, seed=3, groups=3, setting=faults.planted(plant, faults.inbox_of))
    first, second, _ = await both(tmp_path, playing)
    with pytest.raises(AssertionError, match="can tell"):
        assert_alike(first, second, faults.OWNER)


async def test_a_canary_in_the_words_of_a_late_picture_is_heard(tmp_path: Path) -> None:
    async with shown(tmp_path, 2, 3) as show:
        with faults.planted(faults.alt_text, faults.card_of)(show):
            await walk(show, 3, 0)
    with pytest.raises(AssertionError, match="reads"):
        check_canaries(show)
