"""Pictures are the same wherever they are drawn, and a process that dies is replaced."""

import asyncio
import io
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from cogs.operating.meter import PrometheusMeter
from cogs.pictures.drawing_process import (
    MOST_SECONDS,
    DrawingError,
    DrawingProcess,
    DrawingThread,
    needed,
)
from playground.limits import GUARD
from render.drawing import BEHIND, SIZE_BYTES, Subject, ordered, serve
from render.picture import Picture
from tests.bench.playing import easy_game
from tests.host.fakes import spin, until

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
    """Make a drawer with more time than a busy machine needs."""
    drawer = DrawingProcess(lambda _: asyncio.timeout(GUARD))
    yield drawer
    await drawer.close()


async def test_a_process_draws_what_a_thread_draws(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    thread = DrawingThread()
    for order in orders:
        assert await drawer.draw(order) == await thread.draw(order)
    await thread.close()


async def test_a_broken_order_breaks_nothing_else(
    drawer: DrawingProcess, orders: tuple[bytes, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(DrawingError):
        await drawer.draw(orders[0].replace(b"tremble", b"trouble"))
    assert "KeyError" in caplog.text
    assert "trouble" not in caplog.text
    assert await drawer.draw(orders[0])


def pid_of(drawer: DrawingProcess) -> int:
    assert drawer.pid is not None
    return drawer.pid


async def test_a_process_that_was_killed_is_replaced(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    first = await drawer.draw(orders[0])
    os.kill(pid_of(drawer), signal.SIGKILL)
    assert await drawer.draw(orders[0]) == first


async def test_a_process_that_is_stuck_is_replaced(orders: tuple[bytes, bytes]) -> None:
    given: list[float] = []
    over = iter((False, False, True, False, False))  # ready, drawn, stuck; ready, drawn

    def limit(seconds: float) -> asyncio.Timeout:
        given.append(seconds)
        return asyncio.timeout(0 if next(over) else None)

    drawer = DrawingProcess(limit)
    first = await drawer.draw(orders[0])
    stuck = pid_of(drawer)
    os.kill(stuck, signal.SIGSTOP)
    assert await drawer.draw(orders[0]) == first
    assert pid_of(drawer) != stuck
    assert given == [MOST_SECONDS] * 5
    await drawer.close()


async def test_a_process_that_was_not_ready_in_time_answers_no_order_with_another(
    orders: tuple[bytes, bytes],
) -> None:
    """What it says late would be taken for the next picture, and a hand be shown to all."""
    limits = [asyncio.timeout(GUARD) for _ in range(8)]
    given = iter(limits)
    drawer = DrawingProcess(lambda _: next(given))
    thread = DrawingThread()
    opening = asyncio.create_task(drawer.open())
    await until(lambda: drawer.pid is not None)
    limits[0].reschedule(0)
    with pytest.raises(TimeoutError):
        await opening
    for order in orders:
        assert await drawer.draw(order) == await thread.draw(order)
    await drawer.close()
    await thread.close()


async def test_a_picture_that_is_given_up_is_not_taken_for_the_next(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    await drawer.open()
    begun = pid_of(drawer)
    os.kill(begun, signal.SIGSTOP)
    drawing = asyncio.create_task(drawer.draw(orders[1]))
    await spin()
    drawing.cancel()
    with suppress(asyncio.CancelledError):
        await drawing
    with suppress(ProcessLookupError):
        os.kill(begun, signal.SIGCONT)
    thread = DrawingThread()
    assert await drawer.draw(orders[0]) == await thread.draw(orders[0])
    await thread.close()


READY = "import os, sys; os.write(1, bytes(4)); sys.stdin.readline(); "


@pytest.mark.parametrize(
    "command",
    [
        ("/nowhere/at/all",),
        (sys.executable, "-c", "raise SystemExit(1)"),  # as where a font is missing
        (sys.executable, "-c", READY + "os.kill(os.getpid(), 9)"),
        (sys.executable, "-c", READY + "os.write(1, b'gibberish')"),
        (sys.executable, "-c", READY + "os.write(1, b'\\0\\0\\0\\1?')"),
    ],
)
async def test_a_process_that_always_fails_is_given_up_soon(
    command: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    meter = PrometheusMeter()
    drawer = DrawingProcess(command=command, meter=meter)
    with pytest.raises(DrawingError):
        await drawer.draw(b"what nobody may read")
    assert drawer.pid is None
    assert "failed twice" in caplog.text
    assert "nobody" not in caplog.text
    assert b"mothership_drawers_replaced_total 2.0" in meter.show({}, 0, online=True)


async def test_a_picture_that_always_takes_too_long_is_given_up(
    orders: tuple[bytes, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    over = iter((False, True) * 2)  # ready, drawn
    drawer = DrawingProcess(lambda _: asyncio.timeout(0 if next(over) else None))
    with pytest.raises(DrawingError):
        await drawer.draw(orders[0])
    assert "failed twice" in caplog.text
    assert drawer.pid is None


ENDLESS = "any(iter(int, 1))"
WORKING = """
import sys
from render.drawing import serve
serve(sys.stdin.buffer, sys.stdout.buffer, lambda _: {work}, {seconds})
"""


async def test_a_picture_that_takes_too_much_work_is_given_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    script = WORKING.format(work=ENDLESS, seconds=0.05)
    drawer = DrawingProcess(
        lambda _: asyncio.timeout(GUARD), command=(sys.executable, "-c", script)
    )
    with pytest.raises(DrawingError):
        await drawer.draw(b"anything")
    assert caplog.text.count("is replaced: IncompleteReadError") == 2


def test_the_process_gets_no_secrets() -> None:
    here = {"PATH": "/bin", "MOTHERSHIP_DISCORD__TOKEN": "hush", "LANG": "C", "PGPASSWORD": "hush"}
    assert needed(here) == {"PATH": "/bin", "LANG": "C"}


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="no such files here")
async def test_the_process_has_no_token(
    drawer: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERSHIP_DISCORD__TOKEN", "hush")
    await drawer.open()
    proc = Path(f"/proc/{pid_of(drawer)}")
    assert b"hush" not in proc.joinpath("environ").read_bytes()
    assert b"hush" not in proc.joinpath("cmdline").read_bytes()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no such files here")
async def test_the_process_holds_nothing_that_we_have_open(
    drawer: DrawingProcess, orders: tuple[bytes, bytes], tmp_path: Path
) -> None:
    with (tmp_path / "games.sqlite3").open("w") as kept:
        os.set_inheritable(kept.fileno(), True)
        await drawer.open()
    await drawer.draw(orders[0])  # what it makes ready at its start, it may be reading till then
    held = {
        each.name: each.readlink().name for each in Path(f"/proc/{pid_of(drawer)}/fd").iterdir()
    }
    assert set(held) == {"0", "1", "2"}
    assert {held["0"][:4], held["1"][:4]} <= {"pipe", "sock"}


async def test_signals_for_the_bot_do_not_end_it(
    drawer: DrawingProcess, orders: tuple[bytes, bytes]
) -> None:
    await drawer.open()
    before = pid_of(drawer)
    os.kill(before, signal.SIGTERM)
    os.kill(before, signal.SIGINT)
    await drawer.draw(orders[0])
    assert pid_of(drawer) == before


def test_it_ends_when_the_bot_is_gone() -> None:
    said = io.BytesIO()
    serve(io.BytesIO(), said)  # its input ends, as the system sees to when a process dies
    assert said.getvalue() == bytes(SIZE_BYTES)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes cannot be asked there")
def test_it_makes_things_ready_until_somebody_waits() -> None:
    reading, writing = os.pipe()
    made = list[str]()

    def prepare() -> None:
        made.append("what comes first")
        os.write(writing, b"order\n")
        os.close(writing)

    def draw(order: bytes) -> Picture:
        made.append(order.decode().strip())
        return Picture(b"", "", "a.png")

    with os.fdopen(reading, "rb") as orders:
        serve(orders, io.BytesIO(), draw, preparations=[prepare, lambda: made.append("the rest")])
    assert made == ["what comes first", "order"]


async def test_it_stands_back_for_who_answers_clicks(drawer: DrawingProcess) -> None:
    await drawer.open()
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid_of(drawer)) == min(MOST, ours + BEHIND)
