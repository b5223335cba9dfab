"""Who looks back reads what they were told once, and cannot tell what others do in secret."""

import logging
from pathlib import Path

import pytest

from engine.core.asks import Decide
from engine.tremble.rules import TREMBLE
from playground import Person
from tests.secrecy.canaries import LOOKS_BACK, check_canaries, check_log
from tests.secrecy.casting import cast
from tests.secrecy.plots import Playing, Plot, both
from tests.secrecy.stage import Show, shown
from tests.secrecy.traces import assert_alike, trace
from tests.secrecy.walks import walk


async def look_back(show: Show, person: Person, name: str) -> None:
    """Read everything that has passed."""
    channel = show.home.channel
    async with show.moment(f"{name}, {person.name} {LOOKS_BACK}"):
        await show.click(person.slash(channel, "game catchup"))
        await show.click(person.slash(channel, "games mine"))
        page = (await show.click(person.slash(channel, "game history"))).reply
        board = (await show.click(person.slash(channel, "game board", turn=1))).reply
        assert page is not None
        assert board is not None
        await show.click(person.press(board, label="As text"))
        while any(button.label == "◀" and not button.disabled for button in page.buttons):
            await show.click(person.press(page, label="◀"))


class Chronicler(Plot):
    """A plot in which all others look back all the time."""

    async def look(self, name: str) -> None:
        for person in self.show.people:
            if person is not self.show.people[self.owner]:
                await look_back(self.show, person, name)


async def test_an_open_answer_is_no_past(tmp_path: Path) -> None:
    phases = {"buy", "plan"}
    playing = Playing(captains=3, seed=0, groups=3, plot=Chronicler)
    playing = await cast(tmp_path / "rehearsal", playing, phases)
    first, second, script = await both(tmp_path, playing)
    owners = [trace(show, show.people[playing.owner]) for show in (first, second)]
    assert owners[0] != owners[1], "the owner did the same in both games"
    assert_alike(first, second, playing.owner)
    assert {phase for phase, count in script.varied.items() if count} >= phases


async def test_the_past_names_no_card_that_was_hidden(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with shown(tmp_path, 3, 11) as show:

        async def look(number: int, pending: Decide) -> None:
            await look_back(show, show.people[number % len(show.people)], pending.group)

        await walk(show, 11, 20, look)
    assert sum(moment.name.endswith(LOOKS_BACK) for moment in show.moments) == 20
    assert check_canaries(show, TREMBLE) > 1000
    check_log(caplog.text)
