"""A batch of forged inputs at a running game of each kind: nobody moves what is not their own."""

import dataclasses
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cogs.parts.custom_ids import act_from
from playground import Limits
from playground.clock import VirtualClock
from playground.message import Message
from playground.show.captains import Captain
from render.games import GAMES
from tests.cogs.batching import Batch, Change, Watch, controls_in
from tests.cogs.house import House, house
from tests.cogs.test_forged_values import controls
from tests.cogs.test_forgery import forged

SOME, MANY = 70, 1500  # inputs in each stage
LIMITS = dataclasses.replace(Limits.patient(), acknowledge_seconds=60)
OF_A_PERSON = {"people", "languages", "looks"}  # what everybody has who looks at a game
DRAFTING = {"choose", "pick", "clear", "take-out", "keep-typed", "change", "back", "done"}
OWN = {*DRAFTING, "more", "more-reminded", "keep-note", "standing-rule", "standing-forget"}
OWN |= {"reach", "mention", "ballot", "keep-quiet", "set-me", "profile"}
COMMANDS = {"game extend", "game leave", "game vote", "game notes", "host remind", "host pause"}
COMMANDS |= {"host resume", "host replace", "host handover", "host page"}
"""What a captain may do, or the host; who forges it does no more than by a button."""


@asynccontextmanager
async def stages(folder: Path, game: str, seed: int) -> AsyncIterator[Batch]:
    """Begin a game of two; two others look on."""
    async with house(folder, people=4, limits=LIMITS, clock=VirtualClock()) as home:
        host, guest = home.people[:2]
        await host.slash(home.channel, "game new", game=game, seats=2)
        lobby = await home.post("Join")
        await home.told(guest.press(lobby, label="Join"))
        await host.press(lobby, label="Start")
        await home.post("My orders")
        yield Batch(home, await controls(home, folder / "known"), seed)


async def attack(batch: Batch, count: int) -> None:
    """Send forged inputs of everybody, while both captains have seen what they are asked."""
    home = batch.home
    pages = [await home.private(person) for person in home.people[:2]]
    for owner, page in enumerate(pages):
        batch.learn(page, owner)
    news = await home.post("My orders")
    await home.discord.quiet()
    await batch.run(count, [*pages, news, news])


async def go_on(batch: Batch, seed: int) -> None:
    """Let both captains answer what is open; their panels are of the past then."""
    for owner, person in enumerate(batch.home.people[:2]):
        panel = await batch.home.private(person)
        batch.learn(panel, owner)
        batch.past |= {each.custom_id for each in controls_in(panel, owner)}
        await Captain(person, batch.home.channel, seed).answer(panel)
        await batch.home.discord.quiet()


def is_own(home: House, change: Change) -> bool:
    """Tell whether an input changed nothing but what is its sender's to change."""
    person = home.people[change.person].id
    if {*change.rows} <= OF_A_PERSON:
        return all(person in row for rows in change.rows.values() for row in rows)
    name = _name(change.sent)
    if change.person >= 2 or name not in OWN | COMMANDS:
        return False
    return name in COMMANDS or not _others_seat(change)


def _others_seat(change: Change) -> bool:
    """Tell whether a button changed the seat of another captain, or what lies there in secret."""
    rows, other = change.rows, 1 - change.person
    if any(seat == other for _, seat, *_ in rows.get("seats", ())):
        return True
    if "entries" in rows:  # the question is closed, and all that lay there with it
        return False
    desks = [json.loads(text) for _, *texts in rows.get("desks", ()) for text in texts]
    lying = [desk.get(str(other)) for desk in desks]
    return lying[:2] != lying[2:] and bool(lying)


def _name(sent: Mapping[str, Any]) -> str:
    """Name the act or the command of an input."""
    if "custom_id" in sent:
        act = act_from(sent["custom_id"])
        return act.name if act is not None else ""
    name, options = str(sent["name"]), sent.get("options") or []
    while options and options[0].get("type") in {1, 2}:
        name, options = f"{name} {options[0]['name']}", options[0].get("options") or []
    return name


@pytest.mark.parametrize("game", GAMES.names())
@pytest.mark.parametrize("count", [SOME, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_forged_inputs_change_nothing_that_is_not_ones_own(
    tmp_path: Path, game: str, count: int
) -> None:
    async with stages(tmp_path, game, count) as batch:
        for stage in range(2):
            if stage:
                await go_on(batch, count)
            await attack(batch, count)
        strange = [each for each in batch.changes if not is_own(batch.home, each)]
        assert not strange
        assert len(batch.changes) < count / 5  # what is refused is most of it


async def test_what_changes_nothing_raises_no_revision(tmp_path: Path) -> None:
    """A page about quiet hours that says what is chosen already once raised that of all games."""
    async with stages(tmp_path, GAMES.names()[0], 1) as batch:
        home = batch.home
        captain, page = home.people[0], await home.private(home.people[0])
        await home.discord.quiet()
        watch = Watch(home)
        for _ in range(2):
            opened = await captain.press(await _settings(home), custom_id="ms:quiet")
            assert opened.modal is not None
            await (await captain.submit(opened.modal)).settled()
            assert not watch.differences()
        select = next(each for each in page.selects if each.custom_id)
        values = [select.options[0].value]
        for expected in (True, False):
            press = await captain.choose(page, custom_id=select.custom_id or "", values=values)
            await press.settled()
            assert bool(watch.differences()) is expected
        watch.close()


async def _settings(home: House) -> Message:
    press = await home.people[0].slash(home.channel, "settings")
    await press.settled()
    assert press.reply is not None
    return press.reply


@pytest.mark.parametrize("rest", ["ballot:1:t1:buy", "ballot:1#0", "orders:1#1", "text:1:t1:buy"])
async def test_more_than_a_game_in_the_id_of_a_plain_button_is_forged(
    tmp_path: Path, rest: str
) -> None:
    async with stages(tmp_path, GAMES.names()[0], 1) as batch:
        home, news = batch.home, await batch.home.post("My orders")
        await home.discord.quiet()
        watch = Watch(home)
        press = await forged(home.people[0], news, f"ms:{rest}")
        assert press.reply is not None
        assert "older version" in press.reply.text
        assert not watch.differences()
        watch.close()
