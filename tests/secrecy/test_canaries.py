"""A whole game: nobody is shown, sent or logged the name of a card that is hidden from them."""

import contextlib
import logging
from pathlib import Path

import pytest

from cogs.operating.logs import TALKATIVE, make_formatter
from engine.core.asks import Decide
from tests.cogs.house import NAMES
from tests.contract.subjects import HOSTED, TREMBLE, Subject
from tests.secrecy.canaries import check_canaries, check_key, check_log
from tests.secrecy.deeds import look_around
from tests.secrecy.rich import rich_start
from tests.secrecy.stage import Show, shown
from tests.secrecy.walks import ENDLESS, walk

pytestmark = pytest.mark.usefixtures("unseen")


def listen(caplog: pytest.LogCaptureFixture) -> None:
    """Log as much as the settings allow."""
    caplog.set_level(logging.DEBUG)
    for name in TALKATIVE:
        caplog.set_level(logging.INFO, logger=name)


async def check(
    folder: Path,
    captains: int,
    seed: int,
    caplog: pytest.LogCaptureFixture,
    *,
    groups: int = ENDLESS,
    subject: Subject = TREMBLE,
) -> Show:
    """Play a game, in every group of which somebody else looks around, and listen."""
    listen(caplog)
    async with shown(folder, captains, seed, subject) as show:
        if captains > 2:
            show.people[2].close_dms()

        async def look(number: int, pending: Decide) -> None:
            await look_around(show, show.people[number % len(show.people)], pending.group)

        await walk(show, seed, groups, look)
    least = 100 if subject is TREMBLE else 1
    assert check_canaries(show) > least * groups_in(show)
    for log in (caplog.text, *written(caplog)):
        check_key(show, log)
        check_log(log, subject)
        assert not [name for name in NAMES if name in log]
    return show


def written(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Write the log in each of its formats; no secret is known beforehand that could be struck."""
    formatters = (make_formatter("text"), make_formatter("json"))
    return ["\n".join(map(form.format, caplog.get_records("call"))) for form in formatters]


def groups_in(show: Show) -> int:
    """Count the groups that were looked at."""
    return sum(moment.name.endswith("looks") for moment in show.moments)


def told_key(show: Show) -> bool:
    return any(show.key.hex() in each.look.text for each in show.home.discord.record.messages)


@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_no_canary_sings(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, subject: Subject
) -> None:
    show = await check(tmp_path, 2, 5, caplog, groups=subject.groups, subject=subject)
    assert told_key(show) == (groups_in(show) < subject.groups), "the key tells that all is over"


async def test_no_canary_sings_among_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with rich_start():
        show = await check(tmp_path, 4, 7, caplog, groups=6)
    assert not told_key(show)


@pytest.mark.soak
@pytest.mark.parametrize("captains", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(20, 24))
async def test_no_canary_sings_for_long(
    tmp_path: Path, captains: int, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    with rich_start() if seed % 2 else contextlib.nullcontext():
        assert told_key(await check(tmp_path, captains, seed, caplog))


@pytest.mark.soak
@pytest.mark.parametrize("subject", [each for each in HOSTED if each is not TREMBLE], ids=str)
@pytest.mark.parametrize("seed", range(24, 34))
async def test_no_canary_sings_in_whole_games(
    tmp_path: Path, subject: Subject, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    captains = subject.seats[seed % len(subject.seats)]
    assert told_key(await check(tmp_path, captains, seed, caplog, subject=subject))
