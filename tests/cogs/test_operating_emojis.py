"""The bot's own emojis: brought once, put on controls, and done without where Discord has none."""

import logging
from pathlib import Path

import pytest
from PIL import Image

from cogs.operating.emoji_list import SIDE
from playground.application import Application
from playground.message import Message
from playground.rest.emojis import MOST_BYTES, MOST_EMOJIS
from render.art.svg import png_of
from render.games import GAMES
from tests.cogs.house import House, house
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
        await app.world.wait_until(lambda: "emojis could not be brought" in caplog.text)
        await home.begin(2)
        panel = await home.panel(home.people[0])
        assert panel.selects
        assert not borne(panel)


FULL = range(1, MOST_EMOJIS + 1)


@pytest.mark.parametrize("name", SIGNS)
def test_signs_are_what_discord_takes_for_emojis(name: str) -> None:
    assert 2 <= len(name) <= 32
    assert name.replace("_", "").isalnum()
    image = png_of(SIGNS[name], SIDE, SIDE)
    assert len(image) < MOST_BYTES
    assert isinstance(drawn := opened(image), Image.Image)
    assert drawn.size == (SIDE, SIDE)
