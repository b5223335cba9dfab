"""Discord's limits, with the longest legal names in a language longer than all we speak."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playground.client.people import Person
from playground.described import Description
from playground.interactions import Press
from playground.message import Message
from playground.record import Request
from playground.show.captains import Captain
from playground.show.demo import END
from tests.cogs.house import House, house
from tests.e2e.evening import playing, public
from tests.e2e.evidence import CODE
from tests.e2e.longest import (
    LENGTH,
    LOCALE,
    NAMES,
    draw_nothing,
    forget_long,
    speak_long,
    stretched,
)
from tests.openapi.description import SPEC, described

pytestmark = pytest.mark.soak  # five captains, every page in a longer locale

PRIVATE = (
    *("game status", "game board", "game history", "game catchup", "game orders"),
    *("game standing", "mygames", "verify", "rules", "settings", "privacy"),
)
TURNING = re.compile(r"ms:(page|rule|why|board-then|text-then|standing-page)\b.*")
"""Buttons that only turn pages."""
COMPLAINTS = ("a click met", "told in short", "is parked", "next try", "broke")


LOOKING = ("ms:text", "ms:st", "ms:proof", "ms:fair")


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Speak the longest language, and draw nothing."""
    with monkeypatch.context() as patch:
        speak_long(patch, tmp_path / "words")
        draw_nothing(patch)
        yield tmp_path
    forget_long()


def test_names_are_as_long_as_they_may_be_and_the_language_is_longer() -> None:
    assert {len(name) for name in NAMES} == {LENGTH}
    assert len(stretched("a" * 100)) == 140


async def looked_at(person: Person, press: Press) -> list[Message]:
    """Wait for what a question brings, and turn all its pages once."""
    await press.settled()
    if press.reply is None:
        return []
    page = press.reply
    for button in [each for each in page.buttons if TURNING.fullmatch(each.custom_id)]:
        if page.find(button.custom_id) is not None and not button.disabled:
            await (await person.press(page, custom_id=button.custom_id)).settled()
    for select in page.selects[:1]:
        if select.custom_id.startswith(("ms:rules", "ms:why")):
            values = [select.options[-1].value]
            chosen = await person.choose(page, custom_id=select.custom_id, values=values)
            await chosen.settled()
    return press.replies


async def tour(home: House, person: Person) -> None:
    """Look at everything there is to see."""
    for question in PRIVATE:
        await looked_at(person, await person.slash(home.channel, question))
    news = [post for post in home.channel.messages if post.ephemeral_for is None and post.buttons]
    shown: list[Message] = []
    for button in news[-1].buttons:
        if TURNING.fullmatch(button.custom_id) or button.custom_id.startswith(LOOKING):
            press = await person.press(news[-1], custom_id=button.custom_id)
            shown += await looked_at(person, press)
    codes = CODE.findall("\n".join(page.text for page in shown))
    if codes:
        await looked_at(person, await person.slash(home.channel, "verify", code=codes[-1]))


async def gathered(home: House) -> None:
    """Let five captains with long names open a game with long terms, and start it."""
    assert home.channel.guild is not None
    home.channel.guild.locale = LOCALE
    for person, name in zip(home.people, NAMES, strict=True):
        person.name, person.locale = name, LOCALE
    host, *guests = home.people
    guests[-1].close_dms()
    night = {"night_from": "23:30", "night_to": "7:30", "zone": "America/Argentina/Buenos_Aires"}
    terms = {"absence": "vote", "progress": "nothing", "hours": 335.98, **night}
    opening = await host.slash(home.channel, "game new", seats=5, **terms)
    await opening.settled()
    lobby = await host.wait_for(lambda post: post.find("ms:join:1") is not None)
    for guest in guests:
        await (await guest.press(lobby, custom_id="ms:join:1")).settled()
    await tour(home, guests[0])
    await (await host.press(lobby, label=stretched("Settings"))).settled()
    await (await host.press(lobby, custom_id="ms:begin:1")).settled()


def headed(turn: int) -> str:
    """Return what all headlines of a turn have in common."""
    return f" {turn}{stretched(' of ')}"


async def played(home: House, last: str, turns: int) -> None:
    """Let all captains play, look at everything in each turn, until something is told."""
    crew = [Captain(each, home.channel, 3, direct=each.dms_open) for each in home.people]
    async with playing(*crew):
        for turn in range(1, turns + 1):
            await public(home, headed(turn))
            await tour(home, home.people[turn % 5])
        await public(home, last)
    await tour(home, home.people[0])


def refused(home: House) -> list[Request]:
    """List what Discord would not have taken."""
    return [each for each in home.discord.record.requests if each.status == 400]


def invalid(home: House, spec: dict[str, Any]) -> list[str]:
    """List what does not fit Discord's description of its API."""
    known = Description(spec)
    return [wrong for each in home.discord.record.requests for wrong in known.wrong_in(each) or ()]


def check(home: House, caplog: pytest.LogCaptureFixture) -> None:
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert not refused(home), refused(home)[0]
    assert not [each for each in COMPLAINTS if each in said], said
    longest = max(len(each.look.text) for each in home.discord.record.messages)
    assert longest > 3000, "nothing was ever long"
    if SPEC:
        assert not invalid(home, described())


async def test_a_game_with_the_longest_names_in_the_longest_language(
    long: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house(long, people=5) as home:
        await gathered(home)
        await played(home, headed(3), 2)
        await (await home.people[0].slash(home.channel, "host cancel")).settled()
        check(home, caplog)


async def test_a_whole_game_with_the_longest_names(
    long: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house(long, people=5) as home:
        await gathered(home)
        await played(home, stretched(END), 10)
        check(home, caplog)
