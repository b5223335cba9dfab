"""Logs: JSON that a program reads, and no secret in either format."""

import asyncio
import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.operating.logs import make_formatter
from cogs.parts.loop_clock import LoopClock

ROOT = Path(__file__).parents[2]
TOKEN = "MTk4NjIyNDgzNDcx.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
REPLY = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDpzZWNyZXQ"
ORDER = "raid London with three"


def record(text: str, *args: object, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("engine.host.runtime", logging.WARNING, __file__, 1, text, args, None)
    vars(made).update(extra)
    return made


def written(form: str, made: logging.LogRecord) -> str:
    formatter = make_formatter("json" if form == "json" else "text", (TOKEN, ""))
    return formatter.format(made)


def test_json_has_its_fields() -> None:
    line = written("json", record("game %d halted: %s", 7, "KeyError at x:1", game=7))
    told = json.loads(line)
    assert "\n" not in line
    assert told["level"] == "WARNING"
    assert told["logger"] == "engine.host.runtime"
    assert told["event"] == "game %d halted: %s"
    assert told["message"] == "game 7 halted: KeyError at x:1"
    assert told["game"] == 7
    assert told["time"].endswith("+00:00")


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "url",
    [
        f"https://discord.com/api/v10/webhooks/123/{REPLY}/messages/@original",
        f"https://discord.com/api/v10/interactions/123/{REPLY}/callback?with_response=true",
        f"https://discord.com/api/v10/webhooks/123/{REPLY}",
    ],
)
def test_the_address_of_a_reply_is_struck_out(form: str, url: str) -> None:
    line = written(form, record("We are being rate limited. %s %s responded with 429.", "PUT", url))
    assert REPLY not in line
    assert "123" in line


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_token_is_struck_out(form: str) -> None:
    line = written(form, record("hello %s", TOKEN, header=f"Bot {TOKEN}"))
    assert TOKEN not in line
    assert "hello" in line


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_exception_is_told_without_its_message(form: str) -> None:
    made = record("Ignoring exception in %s", "item")
    try:
        raise ValueError(ORDER)
    except ValueError:
        made.exc_info = sys.exc_info()
    line = written(form, made)
    assert ORDER not in line
    assert "ValueError" in line
    assert "test_operating_logs.py:" in line
    if form == "json":
        assert json.loads(line)["error"] == "ValueError"


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_chain_of_exceptions_tells_no_message_either(form: str) -> None:
    made = record("broken")
    try:
        try:
            raise ValueError(ORDER)
        except ValueError as error:
            raise KeyError(ORDER) from error
    except KeyError:
        made.exc_info = sys.exc_info()
    assert ORDER not in written(form, made)


def test_what_cannot_be_json_is_told_as_text() -> None:
    told = json.loads(written("json", record("odd", thing=object)))
    assert "object" in told["thing"]


def test_what_ends_the_process_is_told_without_its_message() -> None:
    script = (
        "from cogs.operating.logs import set_up_logs\n"
        "set_up_logs('INFO', 'json', ())\n"
        f"raise ValueError({ORDER!r})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 1
    assert ORDER not in done.stderr
    assert json.loads(done.stderr)["error"] == "ValueError"


ASIDE = """
import asyncio, gc, threading
from cogs.operating.logs import set_up_logs, tell_faults
set_up_logs('INFO', 'json', ())

class Order:
    def __repr__(self):
        return {order!r}
    def __del__(self):
        raise KeyError({order!r})

def broken(*orders):
    raise ValueError({order!r})

async def main():
    loop = asyncio.get_running_loop()
    tell_faults(loop)
    loop.call_soon(broken, Order)
    task = loop.create_task(asyncio.to_thread(broken))
    await asyncio.wait([task])
    del task
    gc.collect()
    threading.Thread(target=broken).start()
    Order()

asyncio.run(main())
"""


def test_faults_that_nobody_waited_for_are_told_without_their_message() -> None:
    script = ASIDE.format(order=ORDER)
    done = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert ORDER not in done.stderr
    told = [json.loads(line)["error"] for line in done.stderr.splitlines()]
    assert sorted(told) == ["KeyError", "ValueError", "ValueError", "ValueError"]


async def test_who_stops_sleeping_when_it_is_time_to_wake_leaves_no_fault() -> None:
    """At a stop both came at the same turn of the loop, and the alarm found nobody."""
    loop, faults = asyncio.get_running_loop(), list[object]()
    loop.set_exception_handler(lambda _, context: faults.append(context))
    due = loop.time()
    sleep = asyncio.ensure_future(LoopClock().sleep_until(due + 0.001))
    await asyncio.sleep(0)
    loop.call_at(due, lambda: None)
    while loop.time() < due + 0.002:  # all alarms ring at the next turn, this one first
        pass
    loop.call_at(due, sleep.cancel)
    await asyncio.wait([sleep])
    await asyncio.sleep(0)
    assert not faults


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_that_cannot_be_written_is_not_quoted(form: str) -> None:
    script = (
        "import logging\n"
        "from cogs.operating.logs import set_up_logs\n"
        f"set_up_logs('INFO', {form!r}, ({TOKEN!r},))\n"
        f"logging.warning('%d', {TOKEN!r})\n"
        "logging.exception('nothing broke')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert TOKEN not in done.stderr
    assert "a line cannot be written: <string>:4" in done.stderr
    assert "nothing broke" in done.stderr


def test_text_holds_nothing_that_a_terminal_obeys() -> None:
    line = written("text", record("said %s", "\x1b[2J\u202e\x9b"))
    assert "\\x1b[2J\\u202e\\x9b" in line
