"""Taking back on Discord: a click takes back what stands above it, and nothing else."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render.games import GAMES
from tests.cogs.house import House, house
from tests.cogs.test_forgery import forged
from tests.walk.installed import WALK_GAME

GROUP = "t1:step0"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    with GAMES.also(WALK_GAME):
        async with house(tmp_path, people=1) as opened:
            yield opened


@pytest.mark.parametrize("shown", [GROUP, f"{GROUP}~7"])
async def test_a_click_takes_back_what_stands_above_it(home: House, shown: str) -> None:
    walker = home.people[0]
    await home.told(walker.slash(home.channel, "game new", game="walk", variant="rescue"))
    await walker.press(await home.post("Start"), label="Start")
    asked = await home.panel(walker)
    await (await walker.press(asked, label="An")).settled()
    turned = next(button.label for button in asked.buttons if (button.label or "").isdigit())
    for label in (turned, "Done"):
        await (await walker.press(asked, label=label)).settled()
    await (await forged(walker, asked, f"ms:back:1:{shown}")).settled()
    taken = "Take back" not in [button.label for button in asked.buttons]
    assert taken == (shown == GROUP), "another panel showed another answer"
