"""Who looks back reads what they were told once, and cannot tell what others do in secret."""

import logging
from pathlib import Path

import pytest

from engine.core.asks import Decide
from playground import Person
from tests.contract.subjects import HOSTED, PLOTTED, TREMBLE, Subject
from tests.secrecy.canaries import LOOKS_BACK, check_canaries, check_log
from tests.secrecy.casting import cast
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.stage import Show, shown
from tests.secrecy.traces import assert_alike, trace
from tests.secrecy.walks import walk

MOST_GROUPS, MORE_GROUPS = 4, 6
"""Each page of the past is opened by all others five times a group; long runs have more."""


async def look_back(show: Show, person: Person, name: str) -> None:
    """Read everything that has passed."""
    channel = show.home.channel
    async with show.moment(f"{name}, {person.name} {LOOKS_BACK}"):
        await show.click(person.slash(channel, "game catchup"))
        await show.click(person.slash(channel, "mygames"))
        page = (await show.click(person.slash(channel, "game history"))).reply
        board = (await show.click(person.slash(channel, "game board", turn=1))).reply
        assert page is not None
        assert board is not None
        for text in [each for each in board.buttons if each.label == "As text"]:
            await show.click(person.press(board, custom_id=text.custom_id))
        while any(button.label == "◀" and not button.disabled for button in page.buttons):
            await show.click(person.press(page, label="◀"))


class Chronicler(Plot):
    """A plot in which all others look back all the time."""

    async def look(self, name: str) -> None:
        for person in self.show.people:
            if person is not self.show.people[self.owner]:
                await look_back(self.show, person, name)


async def compare(folder: Path, subject: Subject, most: int) -> None:
    """Play both games, so many groups at most."""
    captains, groups, phases = subject.plots[0]
    groups = min(groups, most)
    if subject is TREMBLE:
        groups, phases = min(groups, 3), frozenset({"buy", "plan"})
    playing = Playing(captains, seed=0, groups=groups, plot=Chronicler, subject=subject)
    playing = await cast(folder / "rehearsal", playing, phases)
    first, second, script = await both(folder, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1], "the owner did the same in both games"
    assert_alike(first, second, playing.owner)
    assert {phase for phase, count in script.varied.items() if count} >= phases


@pytest.mark.parametrize("subject", PLOTTED, ids=str)
async def test_an_open_answer_is_no_past(tmp_path: Path, subject: Subject) -> None:
    await compare(tmp_path, subject, MOST_GROUPS)


@pytest.mark.soak
@pytest.mark.parametrize("subject", PLOTTED, ids=str)
async def test_an_open_answer_is_no_past_for_long(tmp_path: Path, subject: Subject) -> None:
    await compare(tmp_path, subject, MORE_GROUPS)


async def read_past(
    folder: Path, caplog: pytest.LogCaptureFixture, subject: Subject, groups: int, least: int
) -> None:
    """Let somebody else look back in every group, and listen."""
    caplog.set_level(logging.INFO)
    async with shown(folder, 3, 11, subject) as show:

        async def look(number: int, pending: Decide) -> None:
            await look_back(show, show.people[number % len(show.people)], pending.group)

        await walk(show, 11, groups, look)
    assert sum(moment.name.endswith(LOOKS_BACK) for moment in show.moments) == groups
    assert check_canaries(show) > least
    check_log(caplog.text, subject)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_the_past_names_no_card_that_was_hidden(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, subject: Subject
) -> None:
    groups, least = (8, 400) if subject is TREMBLE else (4, 4)
    await read_past(tmp_path, caplog, subject, groups, least)


@pytest.mark.soak
@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_a_longer_past_names_no_card_that_was_hidden(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, subject: Subject
) -> None:
    groups, least = (20, 1000) if subject is TREMBLE else (6, 6)
    await read_past(tmp_path, caplog, subject, groups, least)
