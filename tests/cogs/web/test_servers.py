"""What games tell of a server on the web: whom it names, and what is gone at once."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.core.words import say
from engine.host.values.addresses import BYTES, new_address, profile_address
from engine.host.values.people import Person
from engine.host.values.records import GameStatus
from engine.host.values.seasons import Season
from render.house.full_renderer import FullRenderer
from render.words import locales
from tests.cogs.web.browsing import Reader, reading
from tests.cogs.web.test_games import EVERY, HOSTILE, begun, drafted
from tests.host.house import CHANNEL, GUILD, PEOPLE
from tests.host.test_statistics import QUARTER, TOY_KIND

FIRST, SECOND = PEOPLE[:2]
URL = "https://games.example.org"


async def outside(reader: Reader, person: int = FIRST) -> str:
    """Let somebody have a profile on the web; return where it is."""
    card = Person(profile=True, secret=new_address())
    await reader.home.host.preferences.choose(person, card)
    link = await reader.home.host.addresses.profile_link(GUILD, person)
    assert link is not None
    return link.removeprefix(URL)


async def hall(reader: Reader) -> str:
    """Return where the hall of fame is."""
    address = await reader.home.host.addresses.of_server(GUILD)
    assert address is not None
    return f"/s/{address}"


@asynccontextmanager
async def told(folder: Path, games: int = 1) -> AsyncIterator[tuple[Reader, str, str]]:
    """Play games; let the first captain be told of on the web, the second on Discord alone."""
    async with reading(folder, url=URL, pages=URL) as reader:
        for _ in range(games):
            await begun(reader.home)
        profile = await outside(reader)
        await reader.home.host.preferences.choose(SECOND, Person(profile=True))
        yield reader, await hall(reader), profile


async def test_named_is_who_wants_it_on_the_web(tmp_path: Path) -> None:
    async with told(tmp_path, 2) as (reader, server, profile):
        for path in (server, f"{server}/toy/1/-"):
            page = await reader.get(path)
            assert page.status == 200
            assert "Captain 1" in page.text
            assert "Captain 2" not in page.text
            assert str(FIRST) not in page.text
        assert "2 games were played to their end here" in page.text
        assert page.text.count("<b>Captain 1</b>") >= 2  # most games, ratings
        own = await reader.get(profile)
        assert "<h1>Captain 1</h1>" in own.text
        assert "2 games" in own.text
        for locale in locales():
            for path in (server, profile):
                assert "⟦" not in (await reader.get(f"{path}?lang={locale}")).text


async def test_a_season_stands_before_all_time(tmp_path: Path) -> None:
    async with told(tmp_path, 2) as (reader, server, _):
        only = (await reader.get(server)).text
        assert re.findall("<h2>(.*?)</h2>", only) == ["Ratings: all time"]
        before = reader.home.host.statistics.season()
        await reader.home.clock.advance(QUARTER)
        for _ in range(3):
            await begun(reader.home)
        newest = await reader.get(server)
        first, second = re.findall("<h2>(.*?)</h2>", newest.text)
        assert first.startswith("Ratings: season")
        assert second == "Ratings: all time"
        await _seasons_lead_to_pages(reader, f"{server}/toy/1/-", before)


async def _seasons_lead_to_pages(reader: Reader, kind: str, before: Season) -> None:
    """Each season has a page of its own games alone, and others have none."""
    ever, *seasons = (await reader.get(kind)).links(kind)
    assert ever == kind
    told = ["3 games were", "2 games were"]
    for path, games, season in zip(seasons, told, (before.later(1), before), strict=True):
        assert path == f"{kind}/{season.year}-{season.quarter}"
        page = (await reader.get(path)).text
        assert games in page
        name = f"season {season.quarter} of {season.year}"
        assert re.findall("<h2>(.*?)</h2>", page) == [f"Ratings: {name}"]
        assert re.search(f"<h1>[^<]* · {name}</h1>", page)
        assert f'href="{path}" aria-current="page"' in page
    nowhere = await reader.get(f"/s/{'A' * 24}")
    missed = before.later(-1)
    for none in (f"{missed.year}-{missed.quarter}", "2026-5", "26-1", "ever", "x"):
        gone = await reader.get(f"{kind}/{none}")
        assert (gone.status, gone.body) == (404, nowhere.body)


async def no_profile(reader: Reader) -> None:
    await reader.home.host.preferences.choose(FIRST, Person())


async def no_web(reader: Reader) -> None:
    await reader.home.host.preferences.choose(FIRST, Person(profile=True))


async def forgotten(reader: Reader) -> None:
    await reader.home.host.privacy.forget(FIRST)


async def refused(reader: Reader) -> None:
    await reader.allow(pages=False)


@pytest.mark.parametrize("refuse", [no_profile, no_web, forgotten, refused])
async def test_what_is_refused_is_gone_at_once(
    tmp_path: Path, refuse: Callable[[Reader], Awaitable[None]]
) -> None:
    async with told(tmp_path) as (reader, server, profile):
        assert (await reader.get(profile)).status == 200
        await refuse(reader)
        nowhere = await reader.get(f"/s/{'A' * 24}")
        gone = await reader.get(profile)
        assert (gone.status, gone.body) == (404, nowhere.body)
        page = await reader.get(server)
        assert page.status == (404 if refuse is refused else 200)
        assert "Captain 1" not in page.text


async def test_a_profile_that_was_taken_away_comes_back_elsewhere(tmp_path: Path) -> None:
    async with told(tmp_path) as (reader, _, profile):
        await no_profile(reader)
        await reader.home.host.preferences.choose(FIRST, Person(profile=True))
        assert await reader.home.host.addresses.profile_link(GUILD, FIRST) is None
        again = await outside(reader)
        assert again != profile
        assert (await reader.get(profile)).status == 404
        assert (await reader.get(again)).status == 200


async def test_best_moments_are_of_games_that_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FullRenderer, "moment", lambda *_: say("web-hall"))
    async with told(tmp_path, 2) as (reader, _, profile):
        page = (await reader.get(profile)).text
        assert re.findall(r"Best moment of game (\d)", page) == ["2", "1"]
        await reader.home.store.withdraw(1)  # somebody who played it was forgotten
        page = (await reader.get(profile)).text
        assert re.findall(r"Best moment of game (\d)", page) == ["2"]


async def test_a_profile_turned_off_keeps_no_address(tmp_path: Path) -> None:
    async with told(tmp_path) as (reader, _, profile):
        card = await reader.home.host.people_cache.person(FIRST)
        kept = await reader.home.host.preferences.choose(
            FIRST, Person(profile=False, secret=card.secret)
        )
        assert kept.secret == ""
        assert (await reader.get(profile)).status == 404


def test_addresses_are_chance_and_lead_nowhere_else() -> None:
    secret = new_address()
    here, there = (profile_address(secret, guild) for guild in (GUILD, GUILD + 1))
    assert here != there
    assert len(here) == BYTES * 8 / 6
    assert re.fullmatch(r"[\w-]+", here)


async def test_a_server_that_chose_nothing_has_no_address(tmp_path: Path) -> None:
    async with told(tmp_path) as (reader, server, _):
        addresses = reader.home.host.addresses
        assert await addresses.of_server(GUILD + 1) is None
        assert await addresses.server_link(None) is None
        await reader.allow(pages=False)
        assert await addresses.of_server(GUILD) is None
        await reader.allow()
        assert await hall(reader) == server
        assert (await reader.get("/s/")).status == 404


@pytest.mark.parametrize("path", ["/toy/1/x", "/toy/2/-", "/a/b/c/d", "/captain/x", "/captain/"])
async def test_what_was_never_played_is_missing(tmp_path: Path, path: str) -> None:
    async with told(tmp_path) as (reader, server, _):
        assert (await reader.get(server + path)).status == 404


async def test_hostile_names_are_letters(tmp_path: Path) -> None:
    async with reading(tmp_path, url=URL, pages=URL) as reader:
        info = await reader.home.open(name=HOSTILE)
        await reader.home.host.join(info.number, SECOND, "Captain 2")
        await reader.home.start(info.number)
        await reader.home.play(info.number)
        for path in (await outside(reader), await hall(reader)):
            page = (await reader.get(path)).text
            assert "&lt;img" in page
            assert "<img" not in page


async def test_a_server_without_games_says_so(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        page = await reader.get(await hall(reader))
        assert page.status == 200
        assert "No game was played to its end here yet" in page.text


async def test_a_result_tells_what_it_brought_to_whom_wants_it(tmp_path: Path) -> None:
    async with told(tmp_path, 2) as (reader, _, _profile):
        page = (await reader.get(await reader.address(2))).text
        (ladder,) = (await reader.home.host.statistics.outside(GUILD, TOY_KIND)).ladders
        points = ladder.ratings[0].points
        assert re.search(rf"Captain 1: [\d,]+ points before, {points:,} after", page)
        assert not re.search("Captain 2: .* points before", page)


@pytest.mark.parametrize("name", EVERY)
async def test_a_running_game_is_in_no_statistic(tmp_path: Path, name: str) -> None:
    """A contract: nothing but its own page tells anything of it, whatever is drafted in it."""
    async with reading(tmp_path, EVERY[name], url=URL, pages=URL) as reader:
        home = reader.home
        finished = await begun(home)
        profile, over = await outside(reader), await reader.address(finished)
        paths = (profile, await hall(reader), over)

        async def everything() -> list[bytes]:
            return [(await reader.get(path)).body for path in paths]

        before = await everything()
        number = await home.started(max(2, min(home.game.seats)), CHANNEL)
        for _ in range(4):
            await drafted(home, number)
            assert await everything() == before
            await home.play_round(number)
            if await home.status(number) is not GameStatus.RUNNING:
                break
            assert await everything() == before
        if await home.status(number) is GameStatus.RUNNING:
            await home.host.cancel(number, FIRST)
        await home.host.wait_idle()
        assert (await everything() == before) == (await home.status(number) is GameStatus.CANCELLED)
