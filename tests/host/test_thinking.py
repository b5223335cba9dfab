"""Computer captains think beside their game: whoever clicks meanwhile does not wait for them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

from engine.core.playthrough import random_answer
from engine.core.table import SeatStatus
from engine.host.values.records import GameStatus
from playground.limits import GUARD
from tests.host.fakes import until
from tests.host.house import PEOPLE, House, card, house
from tests.host.test_replacing import given

COMPUTER = 2


class Slow:
    """Computer captains who think until they are let go on."""

    def __init__(self) -> None:
        self.thinking = 0
        self.go_on = threading.Event()

    def strengths(self, _rules: Any) -> tuple[str, ...]:
        return ("steady",)

    def answer(self, *about: Any) -> Any:
        self.thinking += 1
        assert self.go_on.wait(60)
        *_, make_form, pick = about
        return random_answer(make_form, pick)


async def thinking(home: House, slow: Slow) -> int:
    """Start a game and wait until its computer captain thinks."""
    number = await home.lobby(2)
    card(await home.host.seating.hire(number, PEOPLE[0], "steady", ("Tin",)))
    await home.start(number)
    row = await home.row(number)
    assert row.wake is not None
    await home.clock.advance(row.wake - home.clock.now())
    await until(lambda: slow.thinking == 1)
    return number


async def status(home: House, number: int) -> SeatStatus:
    return (await home.inside.table(number)).status(COMPUTER)


async def test_an_order_passes_a_captain_who_thinks(tmp_path: Path) -> None:
    slow = Slow()
    async with house(tmp_path, computers=slow) as home:
        try:
            number = await thinking(home, slow)
            async with asyncio.timeout(GUARD):
                await home.submit(number, PEOPLE[0])
            assert slow.thinking == 1
        finally:
            slow.go_on.set()
        await home.host.wait_idle()
        assert await status(home, number) is SeatStatus.DONE


async def test_where_captains_are_prompt_nobody_waits_for_them(tmp_path: Path) -> None:
    slow = Slow()
    slow.go_on.set()
    for prompt in (False, True):
        async with house(tmp_path / str(prompt), computers=slow, prompt=prompt) as home:
            number = await home.lobby(2)
            card(await home.host.seating.hire(number, PEOPLE[0], "steady", ("Tin",)))
            await home.start(number)
            await home.host.wait_idle()
            assert (await status(home, number) is SeatStatus.DONE) is prompt


async def test_a_thought_does_not_answer_for_the_person_who_came(tmp_path: Path) -> None:
    slow = Slow()
    async with house(tmp_path, computers=slow) as home:
        try:
            number = await thinking(home, slow)
            await given(home, number, COMPUTER)
        finally:
            slow.go_on.set()
        await home.host.wait_idle()
        assert await status(home, number) is SeatStatus.EMPTY


async def test_a_thought_of_a_game_called_off_is_forgotten(tmp_path: Path) -> None:
    slow = Slow()
    async with house(tmp_path, computers=slow) as home:
        try:
            number = await thinking(home, slow)
            card(await home.host.cancel(number, PEOPLE[0]))
        finally:
            slow.go_on.set()
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
