"""Values that Discord would refuse: whatever a changed client sends is refused in words."""

import dataclasses
import gc
import logging
import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.parts.controls import LONGEST_TEXT, values_in, written_in
from playground import Limits
from playground.validate import callbacks
from tests.cogs.forging import MARK, Controls, Forger, acts, commands
from tests.cogs.house import House, house
from tests.secrecy.test_canaries import listen

SOME, MANY = 600, 3000
LIMITS = dataclasses.replace(Limits.patient(), acknowledge_seconds=60)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, people=4, limits=LIMITS) as opened:
        yield opened


async def controls(home: House, folder: Path) -> Controls:
    app = next(iter(home.discord.world.apps.values()))
    folder.mkdir()
    return Controls(tuple(commands(app.commands_in(None))), await acts(folder))


async def forge(home: House, count: int, folder: Path) -> None:
    """Let captains and guests forge so much; all of it is answered, and nothing breaks."""
    news, known = await home.begin(2), await controls(home, folder)
    places = [[news, await home.private(person)] for person in home.people[:2]] + [[news]] * 2
    forger, dice = Forger(known, random.Random(count)), random.Random(count)
    for _ in range(count):
        seat = dice.randrange(4)
        press = await forger.any(home.people[seat], places[seat], guest=seat > 1)
        assert press.acknowledged, forger.last
        if press.interaction.kind != callbacks.AUTOCOMPLETE:
            await press.settled()
        broken = [each.text for each in press.replies if "Something broke" in each.text]
        assert not broken, forger.last


@pytest.mark.parametrize("count", [SOME, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_forged_values_leave_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, count: int
) -> None:
    listen(caplog)
    async with house(tmp_path, people=4, limits=LIMITS) as home:
        await forge(home, count, tmp_path / "known")
    gc.collect()  # whatever a task raised is logged by now
    assert MARK not in caplog.text
    assert not [each.getMessage() for each in caplog.records if each.exc_info]
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("kind", "option"),
    [
        (4, {"name": "opponents", "value": 10**12}),
        (4, {"name": "opponents", "value": -1}),
        (4, {"name": "seats", "value": "4"}),
        (4, {"name": "seats", "value": True}),
        (3, {"name": "seats", "value": "4"}),
        (3, {"name": "progress", "value": "everything"}),
        (3, {"name": "zone", "value": "Mars" * 100}),
        (3, {"name": "game", "value": "x" * 100_000}),
        (10, {"name": "hours", "value": 1e300}),
        (3, {"name": "wishes", "value": "three"}),
    ],
)
async def test_a_command_takes_only_what_was_registered(
    home: House, kind: int, option: dict[str, Any]
) -> None:
    new = {"name": "new", "type": 1, "options": [option | {"type": kind}]}
    data = {"id": "1", "name": "game", "type": 1, "options": [new]}
    told = await home.told(home.people[0].forge(home.channel, callbacks.COMMAND, data))
    assert "This command is from an older version" in told
    assert not [post for post in home.channel.messages if post.ephemeral_for is None]


async def test_what_is_typed_by_half_is_completed_without_what_does_not_fit(home: House) -> None:
    options = [
        {"name": "seats", "type": 4, "value": "", "focused": True},
        {"name": "game", "type": 3, "value": 7},
        {"name": "opponents", "type": 4, "value": "many"},
    ]
    new = {"name": "new", "type": 1, "options": options}
    data = {"id": "1", "name": "game", "type": 1, "options": [new]}
    press = await home.people[0].forge(home.channel, callbacks.AUTOCOMPLETE, data)
    assert [each["value"] for each in press.choices or ()] == [2, 3, 4, 5]


@pytest.mark.parametrize("values", [None, 7, "0", {"0": "1"}])
def test_what_is_no_list_of_values_is_none(values: Any) -> None:
    interaction: Any = SimpleNamespace(data={"values": values})
    assert values_in(interaction) == ()


def test_only_texts_are_read_from_a_form() -> None:
    lines = [
        ("text", "Zorblax"),
        ("typed", 7),
        (3, "x"),
        ("begins", "\ud800"),
        ("zone", "x" * 10**5),
    ]
    parts = [{"component": {"custom_id": name, "value": value}} for name, value in lines]
    interaction: Any = SimpleNamespace(data={"components": [*parts, None, 7, {"component": []}]})
    assert written_in(interaction) == {"text": "Zorblax", "zone": "x" * LONGEST_TEXT}
