"""The bot's own emojis: brought once, put on controls, and done without where Discord has none."""

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import PartialEmoji
from PIL import Image

from cogs.operating.emoji_list import FIRST_WAIT, SIDE, EmojiList
from cogs.parts.controls import option, select
from cogs.parts.custom_ids import Act
from playground.application import Application
from playground.limits import GUARD
from playground.message import Message
from playground.rest.emojis import MOST_BYTES, MOST_EMOJIS
from render.art.svg import png_of
from render.games import GAMES
from tests.cogs.house import House, house
from tests.cogs.test_operating_joining import FakeMemory
from tests.host.fakes import ManualClock, spin
from tests.render.goldens import opened

SIGNS = GAMES["tremble"].full_renderer.signs


async def start_with_emojis(home: House) -> Application:
    """Begin anew with emojis; return the application to which they belong."""
    discord = home.settings.discord.model_copy(update={"emojis": True})
    home.settings = home.settings.model_copy(update={"discord": discord})
    await home.stop()
    await home.start()
    return next(iter(home.discord.world.apps.values()))


async def all_brought(app: Application) -> set[int]:
    await app.world.wait_until(lambda: len(app.emojis) == len(SIGNS))
    return set(app.emojis)


def borne(panel: Message) -> dict[str, str]:
    """List the emojis on options of selects: id by name."""
    found = [option for select in panel.selects for option in select.raw["options"]]
    return {each["emoji"]["name"]: str(each["emoji"]["id"]) for each in found if each.get("emoji")}


async def test_options_bear_emojis_that_discord_has(tmp_path: Path) -> None:
    async with house(tmp_path, people=2) as home:
        app = await start_with_emojis(home)
        await all_brought(app)
        assert {emoji["name"] for emoji in app.emojis.values()} == set(SIGNS)
        await home.begin(2)
        shown = borne(await home.panel(home.people[0]))
        assert shown
        assert shown == {
            emoji["name"]: emoji["id"] for emoji in app.emojis.values() if emoji["name"] in shown
        }


def test_a_captain_without_a_face_bears_a_letter() -> None:
    sign = GAMES["tremble"].full_renderer.sign("only.1")
    assert sign in SIGNS
    shown = option(0, "Fight only Vex", sign=sign)
    other = option(1, "Raid", sign="tremble_raid")
    control = select(Act("pick", 1), [shown, other])
    for emojis, badge in (({sign: 7}, (sign, 7)), ({}, ("🇧", None))):
        control.put_emojis(emojis)
        assert isinstance(shown.emoji, PartialEmoji)
        assert (shown.emoji.name, shown.emoji.id) == badge
        assert other.emoji is None


async def test_emojis_are_brought_once(tmp_path: Path) -> None:
    async with house(tmp_path, people=2) as home:
        app = await start_with_emojis(home)
        before = await all_brought(app)
        gone = before.pop()
        del app.emojis[gone]
        await home.stop()
        await home.start()
        after = await all_brought(app)
        assert before < after
        assert gone not in after


async def test_where_none_can_be_brought_words_stand_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, people=2) as home:
        app = next(iter(home.discord.world.apps.values()))
        app.emojis = {number: {"id": str(number), "name": f"x{number}"} for number in FULL}
        caplog.set_level(logging.ERROR)
        await start_with_emojis(home)
        async with asyncio.timeout(GUARD):
            while "emojis could not be brought" not in caplog.text:  # noqa: ASYNC110
                await asyncio.sleep(0)  # nothing in Discord's world stirs when a line is logged
        await home.begin(2)
        panel = await home.panel(home.people[0])
        assert panel.selects
        assert not borne(panel)


def refused(home: House) -> int:
    """Count what Discord refused of what was sent."""
    return sum(request.code == 50035 for request in home.discord.record.requests)


async def test_where_they_are_deleted_words_stand_alone(tmp_path: Path) -> None:
    async with house(tmp_path, people=2) as home:
        app = await start_with_emojis(home)
        await all_brought(app)
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        assert borne(panel)
        app.emojis.clear()
        before = panel.selects[0]
        press = await person.choose(
            panel, custom_id=before.custom_id, values=[before.options[1].value]
        )
        await press.settled()
        assert not press.replies
        assert panel.selects[0].options[1].default
        assert not borne(panel)
        assert refused(home) == 1
        assert (await home.private(person)).selects
        assert refused(home) == 1, "forgotten at once"


async def test_no_panel_is_lost_with_them(tmp_path: Path) -> None:
    async with house(tmp_path, people=2) as home:
        app = await start_with_emojis(home)
        await all_brought(app)
        app.emojis.clear()
        await home.begin(2)
        for person in home.people:
            panel = await home.panel(person)
            assert panel.selects
            assert not borne(panel)
        assert 1 <= refused(home) <= 2, "both may have been on their way"


class Catalogue:
    """A client on whose Discord some emojis are left."""

    def __init__(self, *left: int) -> None:
        self.left = left
        self.lost = 0

    async def fetch_application_emojis(self) -> list[SimpleNamespace]:
        if self.lost:
            self.lost -= 1
            raise ConnectionResetError
        return [SimpleNamespace(id=number, name=f"sign{number}") for number in self.left]


async def test_what_discord_still_has_comes_back_after_a_while() -> None:
    clock, shown, borne = ManualClock(), dict[str, int](), {"ship": 1, "city": 2}
    client: Any = Catalogue(2, 3)
    emojis = EmojiList(client, shown, lambda: SIGNS, FakeMemory(), clock)
    await emojis.refused(borne)
    await spin()
    await clock.advance(FIRST_WAIT - 1)
    assert not shown
    await clock.advance(1)
    assert shown == {"city": 2}
    await emojis.close()


async def test_a_lost_connection_keeps_them_away_no_longer_than_it_lasts() -> None:
    clock, shown = ManualClock(), dict[str, int]()
    catalogue = Catalogue(2, 3)
    catalogue.lost = 1
    client: Any = catalogue
    emojis = EmojiList(client, shown, lambda: SIGNS, FakeMemory(), clock)
    await emojis.refused({"ship": 1, "city": 2})
    await spin()
    await clock.advance(FIRST_WAIT)
    assert not shown
    await clock.advance(2 * FIRST_WAIT)
    assert shown == {"city": 2}
    await emojis.close()


FULL = range(1, MOST_EMOJIS + 1)


@pytest.mark.parametrize("name", SIGNS)
def test_signs_are_what_discord_takes_for_emojis(name: str) -> None:
    assert 2 <= len(name) <= 32
    assert name.replace("_", "").isalnum()
    image = png_of(SIGNS[name], SIDE, SIDE)
    assert len(image) < MOST_BYTES
    assert isinstance(drawn := opened(image), Image.Image)
    assert drawn.size == (SIDE, SIDE)
