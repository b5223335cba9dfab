"""A captain of another package is chosen in the lobby, under a name that does no harm."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.message import Message
from render.games import GAMES
from tests.cogs.house import House, house
from tests.plugging import package

WILD = "@everyone **[x](http://a.b)**"
KEY = f"tremble-1.{WILD}"
CODE = """from engine.core.playthrough import random_answer

def captain(view, ask, make_form, pick):
    return random_answer(make_form, pick)
"""


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    package(tmp_path, "wild_captains", CODE, {KEY: "wild_captains:captain"})
    monkeypatch.syspath_prepend(tmp_path)
    with GAMES.also():
        async with house(tmp_path, people=2) as opened:
            yield opened


async def reply(home: House, message: Message, label: str) -> Message:
    press = await home.people[0].press(message, label=label)
    await press.settled()
    assert press.reply is not None
    return press.reply


async def test_it_is_hired_and_its_name_is_harmless(home: House) -> None:
    lobby = await home.open_lobby(2)
    offer = await reply(home, lobby, "Add computer")
    (select,) = offer.selects
    labels = {each["value"]: each["label"] for each in select.raw["options"]}
    assert [*labels] == ["easy", "steady", "sharp", KEY]
    assert "*" not in labels[KEY]
    await home.people[0].choose(offer, custom_id=select.custom_id, values=[KEY])
    shown = await home.people[0].wait_for(
        lambda post: post is lobby and "computer captain" in post.text
    )
    assert "@everyone" not in shown.text
    assert "[x](" not in shown.text
    assert r"\*\*" in shown.text


async def test_it_may_stand_in_for_who_is_away(home: House) -> None:
    lobby = await home.open_lobby(2)
    settings = await reply(home, lobby, "Settings")
    offered = [each["value"] for row in settings.selects for each in row.raw["options"]]
    assert KEY in offered
