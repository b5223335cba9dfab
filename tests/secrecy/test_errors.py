"""What breaks says that it broke, and nothing of what it was working on."""

import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.parts import responder as replies
from cogs.pictures import drawing_process as drawers
from engine.core.asks import Answer
from engine.tremble.rules import TREMBLE, Tremble
from playground import Person
from storage.store import SqlStore
from tests.contract.records import imagined
from tests.secrecy.canaries import check_canaries, check_key, check_log, heard
from tests.secrecy.deeds import fill, finish
from tests.secrecy.stage import Show, patched, shown
from tests.secrecy.test_canaries import listen
from tests.secrecy.traces import sees

NOTHING: Answer = {"buy": (), "discard": (), "credit": ()}


class Bomb:
    """Raises an error that quotes what it was given."""

    def __init__(self, kind: type[Exception]) -> None:
        self.kind = kind
        self.said: list[str] = []

    def __get__(self, owner: object, _kind: type) -> Any:
        return self

    def __call__(self, *given: Any, **named: Any) -> Any:
        self.said.append(f"cannot work on {given} {named}")
        raise self.kind(self.said[-1])


@pytest.fixture
async def show(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Show]:
    """Begin a game, let the test break something, and see that nothing was told."""
    listen(caplog)
    async with shown(tmp_path, 2, 3) as stage:
        await stage.begin()
        yield stage
    check_canaries(stage)
    check_key(stage, caplog.text)
    check_log(caplog.text)


def told(show: Show, person: Person) -> list[str]:
    """List what a person was shown in the last moment."""
    first = show.moments[-1].first
    entries = [each for each in show.home.discord.record.messages if each.order >= first]
    return [each.look.text for each in entries if sees(person, each.message)]


async def test_a_picture_that_breaks(show: Show) -> None:
    bomb, news = Bomb(ValueError), show.news()
    assert news is not None
    with patched(drawers, "drawn", bomb):
        async with show.moment("breaks"):
            await deal_anew(show)  # the old picture is kept, only a new one must be drawn
            await show.click(show.people[0].press(news, label="My orders"))
    assert heard(bomb.said)
    assert any("Your hand" in text for text in told(show, show.people[0])), "in words"
    assert not any("broke" in text for person in show.people for text in told(show, person))
    assert not told(show, show.people[1])


async def deal_anew(show: Show) -> None:
    """Give the first captain other cards."""
    await show.swap(imagined(TREMBLE, await show.state(), 1, 1))


async def test_a_disk_that_breaks(show: Show) -> None:
    bomb, person = Bomb(sqlite3.OperationalError), show.people[0]
    state = await show.state()
    panel = await fill(show, 0, {**NOTHING, "buy": (state.captains[0].offer[0],)})
    with patched(SqlStore, "commit", bomb):
        async with show.moment("breaks"):
            await show.click(person.press(panel, label="Done"))
    assert heard(bomb.said)
    assert any("Something broke on my side" in text for text in told(show, person))
    assert not told(show, show.people[1])
    async with show.moment("works again"):
        await show.click(person.press(panel, label="Done"))
    assert any("Recorded" in text for text in told(show, person))


async def test_rules_that_break(show: Show) -> None:
    bomb, state = Bomb(RuntimeError), await show.state()
    with patched(Tremble, "decide", bomb):
        for seat in range(2):
            buy = {**NOTHING, "buy": (state.captains[seat].offer[0],)}
            async with show.moment(f"seat {seat}"):
                await finish(show, seat, buy)
    assert heard(bomb.said)
    for person in show.people:
        assert any("has stopped because something broke" in text for text in told(show, person))


async def test_an_error_that_is_quoted_is_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    listen(caplog)
    async with shown(tmp_path, 2, 3) as stage:
        await stage.begin()
        state = await stage.state()
        panel = await fill(stage, 0, {**NOTHING, "buy": (state.captains[0].offer[0],)})
        with (
            patched(SqlStore, "commit", Bomb(sqlite3.OperationalError)),
            patched(replies, "report", lambda error: logging.getLogger("cogs").error("%s", error)),
        ):
            await stage.click(stage.people[0].press(panel, label="Done"))
    with pytest.raises(AssertionError, match="the log names"):
        check_log(caplog.text)
