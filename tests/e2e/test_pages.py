"""A game with a page, from the server's word to the host's: links as people find them on Discord.

Server, posts and commands are those of the stand-in; pages are asked for as anybody would.
"""

import html
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest

from playground import Channel
from playground.message import Message
from playground.show.captains import Captain
from tests.cogs.house import House, house
from tests.cogs.test_settings import chosen, opened
from tests.contract.subjects import TOY
from tests.e2e.evening import answered, playing

LINK = "Turn by turn"
SEATS = 2


@dataclass
class Table:
    """A server that lets anybody look at its games, and where it tells how they end."""

    home: House
    hall: Channel
    session: aiohttp.ClientSession

    async def read(self, url: str) -> tuple[int, str]:
        """Follow a link; return what came back."""
        async with self.session.get(url) as answer:
            return answer.status, html.unescape(await answer.text())


def link_of(message: Message, label: str = LINK) -> str:
    """Return where a message leads outside."""
    (url,) = [part.url for part in message.buttons if part.label == label]
    return url


@asynccontextmanager
async def gathered(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """Let a server allow pages and announcements, and two captains sit down to a small game."""
    patch.setattr("playground.interactions.person_permissions", lambda *_: -1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        at = f"127.0.0.1:{free.getsockname()[1]}"
    web = {"listen": at, "url": f"http://{at}"}
    with TOY.at_home():
        async with house(folder, web=web) as home, aiohttp.ClientSession() as session:
            chief = home.people[0]
            assert home.channel.guild is not None
            hall = home.channel.guild.add_channel("hall")
            page = await opened(home, chief, "server")
            await chosen(chief, page, "ms:set-server#pages", "yes")
            await chosen(chief, page, "ms:place#announce", hall)
            await chief.slash(home.channel, "game new", seats=SEATS, game="toy")
            lobby = await home.post("Join")
            await home.told(home.people[1].press(lobby, label="Join"))
            await home.told(chief.press(lobby, label="Start"))
            await home.post("My orders")
            yield Table(home, hall, session)


async def played(table: Table) -> tuple[Message, Message]:
    """Play to the end; return the last post and the announcement."""
    home = table.home
    crew = [Captain(person, home.channel, 1) for person in home.people[:SEATS]]
    async with playing(*crew):
        last = await home.post("Rematch")
    told = await home.people[2].wait_for(lambda each: bool(each.buttons), where=table.hall)
    return last, told


async def test_links_lead_to_the_page_while_it_runs_and_once_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with gathered(tmp_path, monkeypatch) as table:
        home = table.home
        board = await answered(home.people[2].slash(home.channel, "game board"))
        status, page = await table.read(link_of(board))
        assert status == 200
        assert "Toy · game 1" in page
        assert "data-live" in page
        last, told = await played(table)
        assert link_of(last) == link_of(told) == link_of(board)
        status, page = await table.read(link_of(last))
        assert status == 200
        assert "data-live" not in page
        for name in ("Zorblax", "Queen Vex"):
            assert f'<th scope="row">{name}</th>' in page
        (turn, *_) = re.findall(r'href="(/g/[^"]+/turn/\d+)"', page)
        base = link_of(last).partition("/g/")[0]
        assert (await table.read(base + turn))[0] == 200


async def test_a_host_takes_the_page_away_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with gathered(tmp_path, monkeypatch) as table:
        home = table.home
        host, guest = home.people[:2]
        link = link_of(await answered(guest.slash(home.channel, "game board")))
        monkeypatch.setattr("playground.interactions.person_permissions", lambda *_: 0)
        refused = await answered(guest.slash(home.channel, "host page", page="page-none"))
        assert "Only the host" in refused.text
        assert (await table.read(link))[0] == 200

        async def said(page: str) -> Message:
            return await answered(host.slash(home.channel, "host page", page=page))

        assert "has no page on the web any more" in (await said("page-none")).text
        assert (await table.read(link))[0] == 404
        line = await home.people[2].wait_for(
            lambda each: "took the page of this game off the web" in each.text,
            where=home.channel,
        )
        assert "Zorblax" in line.text
        board = await answered(guest.slash(home.channel, "game board"))
        assert not [part for part in board.buttons if part.url]
        assert link_of(await said("page-server")) == link
        assert (await table.read(link))[0] == 200
        last, _ = await played(table)
        assert link_of(last) == link
        assert "has no page" in (await said("page-none")).text
        assert (await table.read(link))[0] == 404


async def test_who_wants_it_is_named_on_the_web(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with gathered(tmp_path, monkeypatch) as table:
        home = table.home
        await played(table)
        first, guest = home.people[:2]
        halls = [
            link_of(await answered(guest.slash(home.channel, command)), "On the web")
            for command in ("stats", "leaderboard")
        ]
        assert len({*halls}) == 1
        profile = await answered(first.slash(home.channel, "profile"))
        assert not [part for part in profile.buttons if part.label == "On the web, too"]

        async def pressed(label: str) -> None:
            await (await first.press(profile, label=label)).settled()

        await pressed("Turn it on")
        assert "Zorblax" not in (await table.read(halls[0]))[1]
        await pressed("On the web, too")
        own = link_of(profile, "On the web")
        for link in (own, halls[0]):
            status, page = await table.read(link)
            assert status == 200
            assert "Zorblax" in page
            assert "Queen Vex" not in page
        others = await answered(guest.slash(home.channel, "profile", captain=first))
        assert not [part for part in others.buttons if part.url]
        await pressed("Not on the web")
        assert (await table.read(own))[0] == 404
        assert "Zorblax" not in (await table.read(halls[0]))[1]
