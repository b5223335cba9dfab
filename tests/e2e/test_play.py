"""`bot.py play` as a new user starts it: opened, ended by Ctrl-C, found again, or forgotten."""

import asyncio
import json
import os
import re
import signal
import sys
import tomllib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.limits import GUARD
from render.games import GAMES
from render.words import FALLBACK, words_for
from tests.e2e.evidence import ROOT
from tests.garbage import broken_bytes, strange_requests, throw

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing on Windows")
WORDS = words_for(FALLBACK)
BROWSER = '#!/bin/sh\necho "$1" > "$0.opened"\n'


@asynccontextmanager
async def served(
    *options: str, settings: Mapping[str, str], end: signal.Signals
) -> AsyncIterator[str]:
    """Start it; give the address that it says; send what has to end it cleanly."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", "play", *options),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=ROOT,
        env={**os.environ, **settings},
        start_new_session=True,
    )
    out = process.stdout
    assert out is not None
    try:
        async with asyncio.timeout(GUARD):
            told = await out.readline()
            assert told.startswith(b"Open "), told
            yield told.decode().split()[1]
            os.killpg(process.pid, end)  # a terminal tells all that run in it
            assert await out.read() == b"Ctrl-C ends it; the games stay.\n"
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.terminate()  # a bot is left behind by what is killed
            await process.wait()


async def looked(
    address: str, way: str = "", button: str = "Try it now</button>"
) -> tuple[str, list[dict[str, Any]]]:
    """Open a page and listen to its first news; list the messages with this button."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as session:
        async with session.get(address) as answer:
            page, url = await answer.text(), answer.url
        if way:
            url = url.with_path(way)
            async with session.get(url) as answer:
                page = await answer.text()
        async with session.get(f"{url}/news") as answer:
            line = await answer.content.readline()
    messages = json.loads(line.removeprefix(b"data: "))["messages"]
    return page, [each for each in messages if button in each["html"]]


async def bombarded(port: int, head: bytes) -> int:
    """Send garbage to a server, some of it by a line that breaks; return how much."""
    thrown = [*broken_bytes(), *strange_requests(b"Host: 127.0.0.1:%d\r\n" % port + head)]
    for data in thrown:
        await throw(port, data)
        await throw(port, data, breaking=True)
    return 2 * len(thrown)


async def test_garbage_says_nothing_in_the_terminal_and_a_line_in_the_log(tmp_path: Path) -> None:
    folder = tmp_path / "play"
    options = ("--folder", str(folder), "--no-browser")
    async with served(*options, settings={}, end=signal.SIGINT) as address:
        page = int(address.split(":")[2].split("/")[0])
        token = address.partition("token=")[2]
        known = b"Cookie: playground-%d=%s\r\n" % (page, token.encode())
        known += b"Origin: http://127.0.0.1:%d\r\n" % page
        config = tomllib.loads((folder / "config.toml").read_text())
        standin = int(config["discord"]["api_base"].split(":")[2].split("/")[0])
        pages = int((folder / "pages.port").read_text())
        thrown = await bombarded(page, known) + await bombarded(standin, b"")
        thrown_at_bot = await bombarded(pages, b"")
    for log, most in (("page.log", thrown), ("bot.log", thrown_at_bot + 60)):
        lines = (folder / log).read_text().splitlines()
        assert len(lines) <= most
        assert not [line for line in lines if not re.match(r"20\d\d-\d\d-\d\d \d\d:", line)], log
        assert max(map(len, lines)) < 400, log
        assert [line for line in lines if "LineTooLong" in line], log
        assert token not in "".join(lines)


async def test_it_opens_a_lobby_ends_cleanly_and_is_found_again(tmp_path: Path) -> None:
    folder, browser = tmp_path / "play", tmp_path / "browser"
    folder.mkdir()
    (folder / "world.json").write_text("what was there before")
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    settings = {"BROWSER": str(browser)}
    options = ("--folder", str(folder))
    ctrl_c = signal.SIGINT
    async with served(*options, "--fresh", settings=settings, end=ctrl_c) as address:
        page, (greeting,) = await looked(address)
        assert "Press “Try it now” under a game" in page
        for game in GAMES:  # each has its picture, and a channel with a table of its own
            assert game.full_renderer.title(WORDS) in greeting["html"]
            assert f'<span class="name">{game.name}</span>' in page
        assert greeting["html"].count("<img") == len(GAMES.names())
        assert greeting["html"].index("Try it now</button>") < greeting["html"].index("How to play")
    assert browser.with_suffix(".opened").read_text().strip() == address
    settings = {"BROWSER": "/nowhere"}
    closed = signal.SIGHUP  # the window of the terminal
    async with served(*options, "--no-browser", settings=settings, end=closed) as again:
        assert again != address, "each run has a token of its own"
        _, (same,) = await looked(again)
        assert same["id"] == greeting["id"]


async def test_tables_of_all_games_stand_side_by_side(tmp_path: Path) -> None:
    options = ("--folder", str(tmp_path / "play"), "--no-browser")
    async with served(*options, settings={}, end=signal.SIGINT) as address:
        page, _ = await looked(address)
        for game in GAMES:
            named = f'#</span><span class="name">{game.name}</span>'
            (way,) = re.findall(rf'href="([^"]+/in/\d+)"[^>]*><span[^>]*>{named}', page)
            _, (lobby,) = await looked(address, way, "Start</button>")
            assert game.full_renderer.title(WORDS) in lobby["html"]
            assert "computer captain" in lobby["html"]
            assert "Join</button>" not in lobby["html"], "whoever looks is seated"
