"""Misfortune: Discord fails, slows down, hangs up or forgets; captains notice little."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import MappingProxyType

import pytest

from playground import Standin
from playground.client.people import Person
from playground.clock import VirtualClock
from playground.faults import Fault, Faults
from playground.limits import GUARD, Limits, Rate
from playground.message import Message
from playground.show.captains import Captain
from playground.show.demo import NAMES, staged
from tests.cogs.house import WITH_PICTURES, WORDS_FIRST, House, house
from tests.e2e.evening import playing
from tests.e2e.evidence import NOT_THERE, bot_command, marks, shown_receipts, went_back
from tests.e2e.test_kills import SLOW, Command, Misfortune, all_told

KINDS = (
    *(Fault("500"), Fault("500", "after"), Fault("502"), Fault("504", "after")),
    *(Fault("reset"), Fault("reset", "after"), Fault("429")),
)
TIGHT = Limits(
    rates=MappingProxyType(
        {"messages.create": Rate(1, 0.2), "messages.edit": Rate(1, 0.2), "webhooks": Rate(1, 0.1)}
    ),
    per_second=None,
    acknowledge_seconds=GUARD,
)


async def turned(home: House, turns: int = 1) -> Message:
    """Let captains play until this many turns are over; return the news of the next one."""
    heading = f"## Turn {turns + 1} "
    first, second = (Captain(person, home.channel, 1) for person in home.people[:2])
    async with playing(first), playing(second):
        return await home.people[0].wait_for(
            lambda post: post.ephemeral_for is None and post.text.startswith(heading),
            where=home.channel,
        )


def check(home: House) -> None:
    """Insist that everybody has receipts, that each post stands once, and that none goes back.

    Nothing is sent of which Discord would say that it names what is not there.
    """
    assert not home.discord.record.refused_for(*NOT_THERE)
    assert not went_back(home)
    assert {receipt.name for receipt in shown_receipts(home)} == {"Zorblax", "Queen Vex"}
    assert set(marks(home).values()) == {1}


@pytest.mark.parametrize("waits", [WITH_PICTURES, WORDS_FIRST], ids=["together", "words first"])
async def test_requests_that_fail_lose_and_double_nothing(
    tmp_path: Path, waits: dict[str, float]
) -> None:
    async with house(tmp_path, limits=Limits.repeated(), pictures=waits) as home:
        await home.begin(2)
        home.discord.world.faults = Faults(seed=5, requests=0.1, kinds=KINDS)
        await turned(home)
        home.discord.world.faults = Faults.none()
        assert [each for each in home.discord.record.requests if each.status >= 429]
        check(home)


def impatient(config: Path) -> list[str]:
    """Return the command of a bot whose words wait for no picture."""
    waits = [f"MOTHERSHIP_PICTURES__{which}_WAIT_SECONDS=0" for which in ("PUBLIC", "PRIVATE")]
    return ["env", *waits, *bot_command(config)]


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("command", [bot_command, impatient])
async def test_in_a_whole_game_under_faults_no_edit_names_what_is_gone(
    tmp_path: Path, command: Command, seed: int
) -> None:
    """One of the captains plays in private replies, as their messages are closed."""
    async with staged(tmp_path, command, captains=3, seed=seed) as stage:
        stage.discord.world.faults = Misfortune(seed=seed, requests=0.05, kinds=SLOW)
        await stage.play()
        await all_told(stage)
        record = stage.discord.record
        assert [each for each in record.requests if each.status >= 500]
        assert not record.refused_for(*NOT_THERE)
        assert not went_back(stage)
        assert {each.name for each in shown_receipts(stage)} == {*NAMES[:3]}


async def test_a_discord_that_slows_down_is_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path, limits=TIGHT) as home:
        await home.begin(2)
        await turned(home)
        check(home)
        refused = [each for each in home.discord.record.requests if each.status == 429]
        assert len(refused) < len(home.discord.record.requests) / 10


async def _drop(discord: Standin) -> None:
    await discord.drop_gateway()


async def _reconnect(discord: Standin) -> None:
    await discord.ask_to_reconnect()


async def _restart(discord: Standin) -> None:
    await discord.restart_gateway()


@pytest.mark.parametrize("break_off", [_drop, _reconnect, _restart])
async def test_a_gateway_that_breaks_off_stops_no_game(
    tmp_path: Path, break_off: Callable[[Standin], Awaitable[None]]
) -> None:
    async with house(tmp_path, limits=Limits.repeated()) as home:
        await home.begin(2)
        first, second = home.people[:2]
        app = next(iter(home.discord.world.apps.values()))
        panels = [await home.panel(person) for person in (first, second)]
        await Captain(first, home.channel, 1).answer(panels[0])
        await break_off(home.discord)
        clicking = asyncio.create_task(_done(second, panels[1]))
        await app.ready()
        await clicking
        await home.post("My orders", after=panels[1].id)
        check(home)


async def _done(person: Person, panel: Message) -> None:
    """Press until it counts, as people do."""
    async with asyncio.timeout(GUARD):
        while not (press := await person.press(panel, label="Done")).acknowledged:
            pass
        await press.settled()


async def test_a_click_that_is_never_heard_is_made_again(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock, limits=Limits.wide()) as home:
        await home.begin(2)
        person = home.people[0]
        panel = await home.panel(person)
        home.discord.faults.lose("INTERACTION_CREATE")
        clicking = asyncio.ensure_future(person.press(panel, label="Done"))
        await asyncio.sleep(0)
        clock.advance(Limits.wide().acknowledge_seconds)
        press = await clicking
        assert press.failed
        assert "Recorded" not in panel.text
        await _done(person, panel)
        assert "Recorded" in panel.text
        await Captain(home.people[1], home.channel, 1).answer(await home.panel(home.people[1]))
        await home.post("My orders", after=panel.id)
        check(home)
