"""Pictures are the same wherever they are drawn, and a process that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from cogs.pictures.drawing_process import DrawingError, ProcessEasel, ThreadEasel
from render.drawing import BEHIND, Subject, ordered
from tests.bench.playing import easy_game

MOST = 19  # steps of niceness that there are


@pytest.fixture(scope="module")
def orders() -> tuple[bytes, bytes]:
    """Order the board and a hand at the end of a game."""
    table = easy_game(1)
    views = table.game.view(table.state, None), table.game.view(table.state, 2)
    names = ("Ann", "Bob", "Cid", "Dot")
    board, hand = (
        ordered(Subject(what, "tremble", view, names, "en", ""))
        for what, view in zip(("board", "hand"), views, strict=True)
    )
    return board, hand


@pytest.fixture
async def easel() -> AsyncIterator[ProcessEasel]:
    easel = ProcessEasel()
    yield easel
    await easel.close()


async def test_a_process_draws_what_a_thread_draws(
    easel: ProcessEasel, orders: tuple[bytes, bytes]
) -> None:
    thread = ThreadEasel()
    for order in orders:
        assert await easel.draw(order) == await thread.draw(order)
    await thread.close()


async def test_orders_made_at_once_are_not_mixed_up(
    easel: ProcessEasel, orders: tuple[bytes, bytes]
) -> None:
    board, hand, again = await asyncio.gather(*(easel.draw(orders[n]) for n in (0, 1, 0)))
    assert board == again != hand


async def test_a_broken_order_breaks_nothing_else(
    easel: ProcessEasel, orders: tuple[bytes, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(DrawingError):
        await easel.draw(orders[0].replace(b"tremble", b"trouble"))
    assert "KeyError" in caplog.text
    assert "trouble" not in caplog.text
    assert await easel.draw(orders[0])


async def test_a_process_that_was_killed_is_replaced(
    easel: ProcessEasel, orders: tuple[bytes, bytes]
) -> None:
    first = await easel.draw(orders[0])
    assert easel._process is not None
    os.kill(easel._process.pid, signal.SIGKILL)
    assert await easel.draw(orders[0]) == first


async def test_signals_for_the_bot_do_not_end_it(
    easel: ProcessEasel, orders: tuple[bytes, bytes]
) -> None:
    await easel.draw(orders[0])
    before = easel._process
    assert before is not None
    before.send_signal(signal.SIGTERM)
    before.send_signal(signal.SIGINT)
    await easel.draw(orders[0])
    assert easel._process is before


async def test_it_ends_when_the_bot_is_gone(
    easel: ProcessEasel, orders: tuple[bytes, bytes]
) -> None:
    await easel.draw(orders[0])
    process = easel._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as the system does when a process dies
    assert await process.wait() == 0


async def test_it_stands_back_for_who_answers_clicks(
    easel: ProcessEasel, orders: tuple[bytes, bytes]
) -> None:
    await easel.draw(orders[0])
    assert easel._process is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, easel._process.pid) == min(MOST, ours + BEHIND)
