"""Pictures are the same wherever they are drawn, and a process that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from cogs.pictures.drawing_process import DrawingError, DrawingProcess, DrawingThread
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
async def drawer() -> AsyncIterator[DrawingProcess]:
    drawer = DrawingProcess()
    yield drawer
    await drawer.close()


async def test_a_process_draws_what_a_thread_draws(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    thread = DrawingThread()
    for order in orders:
        assert await drawer.draw(order) == await thread.draw(order)
    await thread.close()


async def test_orders_made_at_once_are_not_mixed_up(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    board, hand, again = await asyncio.gather(*(drawer.draw(orders[n]) for n in (0, 1, 0)))
    assert board == again != hand


async def test_a_broken_order_breaks_nothing_else(
    drawer: DrawingProcess, orders: tuple[bytes, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(DrawingError):
        await drawer.draw(orders[0].replace(b"tremble", b"trouble"))
    assert "KeyError" in caplog.text
    assert "trouble" not in caplog.text
    assert await drawer.draw(orders[0])


async def test_a_process_that_was_killed_is_replaced(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    first = await drawer.draw(orders[0])
    assert drawer._process is not None
    os.kill(drawer._process.pid, signal.SIGKILL)
    assert await drawer.draw(orders[0]) == first


async def test_signals_for_the_bot_do_not_end_it(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    await drawer.draw(orders[0])
    before = drawer._process
    assert before is not None
    before.send_signal(signal.SIGTERM)
    before.send_signal(signal.SIGINT)
    await drawer.draw(orders[0])
    assert drawer._process is before


async def test_it_ends_when_the_bot_is_gone(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    await drawer.draw(orders[0])
    process = drawer._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as the system does when a process dies
    assert await process.wait() == 0


async def test_it_stands_back_for_who_answers_clicks(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    await drawer.draw(orders[0])
    assert drawer._process is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, drawer._process.pid) == min(MOST, ours + BEHIND)
