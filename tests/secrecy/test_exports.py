"""Who takes all that is kept about them along gets nothing that others hide in a running game."""

import logging
from pathlib import Path

import pytest

from engine.core.asks import Decide
from playground import Person
from tests.contract.subjects import HOSTED, TOY, TREMBLE, Subject
from tests.secrecy.canaries import LOOKS_BACK, check_canaries, check_key, check_log, heard
from tests.secrecy.stage import Show, shown
from tests.secrecy.walks import walk

pytestmark = pytest.mark.usefixtures("unseen")


async def take_along(show: Show, person: Person, name: str) -> str:
    """Export, and return what is in the file."""
    async with show.moment(f"{name}, {person.name} {LOOKS_BACK}"):
        page = (await show.click(person.slash(show.home.channel, "privacy"))).reply
        assert page is not None
        reply = (await show.click(person.press(page, label="Export mine"))).reply
        assert reply is not None
    (file,) = reply.attachments
    assert file.name.endswith(".json")  # so that its words are listened to
    return file.data.decode()


async def check_exports(
    folder: Path, caplog: pytest.LogCaptureFixture, subject: Subject, groups: int
) -> None:
    """Let somebody else export in every group, and listen; each of them names ten cards."""
    caplog.set_level(logging.INFO)
    files: dict[str, list[str]] = {}
    async with shown(folder, 3, 11, subject) as show:

        async def look(number: int, pending: Decide) -> None:
            person = show.people[number % len(show.people)]
            text = await take_along(show, person, pending.group)
            files.setdefault(person.name, []).append(text)

        await walk(show, 11, groups, look)
    assert check_canaries(show) > (10 * groups if subject is TREMBLE else 0)
    for name, texts in files.items():
        for text in texts:
            check_key(show, text)
            others = [each.name for each in show.people if each.name != name]
            assert not [each for each in others if each in text]
            assert not any(str(each.id) in text for each in show.people if each.name != name)
    if subject in (TOY, TREMBLE):  # where all have answered, some with cards
        assert any(heard(texts, subject) for texts in files.values()), "no file names any card"
    check_log(caplog.text, subject)


@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_exports_of_a_running_game_hold_nothing_of_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, subject: Subject
) -> None:
    await check_exports(tmp_path, caplog, subject, 8 if subject is TREMBLE else 3)


@pytest.mark.soak
@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_later_exports_hold_nothing_of_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, subject: Subject
) -> None:
    await check_exports(tmp_path, caplog, subject, 20 if subject is TREMBLE else 6)
