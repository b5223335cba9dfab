"""Pages of games: whole for every game there is, for whoever has the address, as long as shown."""

import html
import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from engine.host.values.past import History
from engine.host.values.records import GameStatus
from engine.host.values.terms import Progress, Terms
from render.games import GAMES
from render.words import locales
from tests.cogs.web.browsing import Reader, reading
from tests.cogs.web.hearing import told
from tests.contract.subjects import HOSTED, SUBJECTS, Subject
from tests.host.fakes import spin
from tests.host.house import CHANNEL, PACE, PEOPLE, House, chosen_by
from tests.secrecy.canaries import heard, strings

PNG, GIF = b"\x89PNG", b"GIF8"
EVERY = {subject.game.id: subject for subject in SUBJECTS}
TOGETHER = {"toy/1", "tremble/1", "tremble-draft/1"}  # in which several are asked at once soon
HOSTILE = "<img src=x onerror=alert(1)>\"'&*_`]("


async def begun(home: House, rounds: int = 0) -> int:
    """Play some rounds of a game, or all of it where none are told."""
    number = await home.started(max(2, min(home.game.seats)))
    while await home.status(number) is GameStatus.RUNNING:
        if not await home.play_round(number):
            await home.clock.advance(PACE)  # a window closes by the clock alone
            await home.host.wait_idle()
        rounds -= 1
        if rounds == 0:
            break
    await home.host.wait_idle()
    return number


@pytest.mark.parametrize("name", EVERY)
async def test_every_game_is_shown_turn_by_turn(tmp_path: Path, name: str) -> None:
    """A contract: each turn is told in every language, each of its pictures can be had."""
    async with reading(tmp_path, EVERY[name]) as reader:
        number = await begun(reader.home)
        base = await reader.address(number)
        first = await reader.get(base)
        assert first.status == 200
        turns = {int(each) for each in re.findall(r"/turn/(\d+)", first.text)}
        last = max(turns)
        assert turns >= {*range(1, last + 1)}
        for turn in sorted(turns):
            for locale in locales():
                page = await reader.get(f"{base}/turn/{turn}?lang={locale}")
                assert page.status == 200
                assert f'lang="{locale}"' in page.text
                assert "<h3>" in page.text
                assert "⟦" not in page.text
        await _drawn(reader, (await reader.get(f"{base}/turn/{last}")).links(f"{base}/turn/"))


async def _drawn(reader: Reader, links: list[str]) -> None:
    pictures = [each for each in links if re.search("/(board|film|fight/[0-9]+)[?]", each)]
    assert pictures
    for path in dict.fromkeys(pictures):
        picture = await reader.get(path)
        assert picture.status == 200
        assert picture.body[:4] in {PNG, GIF}
        again = await reader.get(path, If_None_Match=picture.headers["ETag"])
        assert (again.status, again.body) == (304, b"")


def known(subject: Subject, history: History) -> set[str]:
    """Collect the words that everybody may know of a game."""
    seen = [[step.before, step.after, step.events] for step in history.steps]
    words = set(strings(msgspec.to_builtins(seen)))
    return words.union(*(subject.canaries[word] for word in words if word in subject.canaries))


@pytest.mark.parametrize("subject", HOSTED, ids=str)
async def test_a_running_game_names_nothing_that_is_hidden(
    tmp_path: Path, subject: Subject
) -> None:
    async with reading(tmp_path, subject) as reader:
        number = await begun(reader.home, 3)
        base, sung = await reader.address(number), 0
        for _ in range(4):
            page = html.unescape((await reader.get(base)).text)
            found = heard([re.sub("<[^>]*>", "", page)], subject)
            strange = found - known(subject, await reader.home.host.past.posted(number))
            assert not strange
            sung += len(found)
            await reader.home.play_round(number)
            await reader.home.host.wait_idle()
        assert sung or subject.reticent or subject.installed is not None  # tests tell few words


@pytest.mark.parametrize("name", EVERY)
async def test_drafts_and_open_answers_change_no_page(tmp_path: Path, name: str) -> None:
    async with reading(tmp_path, EVERY[name]) as reader:
        home = reader.home
        silent = Terms(pace=PACE, progress=Progress.NOTHING)
        number = await home.started(max(2, min(home.game.seats)), terms=silent)
        await home.host.wait_idle()
        base, changed = await reader.address(number), 0
        for _ in range(6):
            before, step = (await reader.get(base)).body, await steps(home, number)
            await drafted(home, number)
            assert (await reader.get(base)).body == before
            async for _ in answered(home, number, step):
                assert (await reader.get(base)).body == before
                changed += 1
            await home.play_round(number)
            await home.host.wait_idle()
        assert changed or name not in TOGETHER


async def answered(home: House, number: int, step: int) -> AsyncIterator[int]:
    """Let one after the other answer, as long as the question stays open."""
    for person in PEOPLE[:2]:
        panel = await home.panel(number, person)
        if panel.group is not None and panel.status != "done":
            await home.submit(number, person)
            if await steps(home, number) != step:
                return
            yield person


async def steps(home: House, number: int) -> int:
    return len((await home.host.past.history(number, None)).steps)


async def drafted(home: House, number: int) -> None:
    """Let all who are asked write a draft."""
    for person in PEOPLE[:2]:
        panel = await home.panel(number, person)
        if panel.group is not None and panel.status != "done":
            await home.host.save(number, person, panel.group, chosen_by(panel, home.game))


@pytest.mark.parametrize("rounds", [1, 0])
async def test_hostile_names_are_only_names(tmp_path: Path, rounds: int) -> None:
    async with reading(tmp_path) as reader:
        home = reader.home
        info = await home.open(name=HOSTILE)
        await home.host.join(info.number, PEOPLE[1], '"><script src=//evil.example></script>')
        await home.start(info.number)
        while await home.play_round(info.number):
            rounds -= 1
            if not rounds:
                break
        await home.host.wait_idle()
        base = await reader.address(info.number)
        for path in ("", "/turn/1", "/proof"):
            page = (await reader.get(base + path)).text
            assert "<img src=x" not in page
            assert "<script src=//" not in page
            assert page.count("<script") == page.count('<script src="/static/page.js"')
        assert "onerror=alert" in html.unescape((await reader.get(base)).text)


async def test_no_page_says_that_a_game_is_over_before_its_last_post(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home, 1)
        base = await reader.address(number)
        reader.home.presenter.failures[CHANNEL] = 10**6
        while await reader.home.play_round(number):
            pass
        await spin()
        assert await reader.home.status(number) is GameStatus.OVER
        for path in (base, f"{base}/turn/1"):
            page = await reader.get(path)
            assert page.status == 200
            assert f"{base}/proof" not in page.text, "what leads to a result says that there is one"
        async with reader.session.get(f"{reader.base}{base}/news?seen=old") as response:
            assert (await told(response)).endswith(".running")
        assert '"status":"running"' in (await reader.get(f"/api{base}")).text
        reader.home.presenter.failures[CHANNEL] = 0
        await reader.home.clock.advance(400)
        await reader.home.host.wait_idle()
        for path in (base, f"{base}/turn/1"):
            assert f"{base}/proof" in (await reader.get(path)).text
        assert '"status":"over"' in (await reader.get(f"/api{base}")).text


async def test_a_page_weighs_little_without_its_pictures(tmp_path: Path) -> None:
    async with reading(tmp_path, EVERY[GAMES.rules.newest(GAMES.names()[0]).id]) as reader:
        base = await reader.address(await begun(reader.home))
        static = ("/static/page.css", "/static/page.js", "/static/icon.svg")
        shared = sum([len((await reader.get(path)).body) for path in static])
        for path in ("", "/turn/5", "/proof"):
            weight = shared + len((await reader.get(base + path)).body)
            assert weight <= 300_000, (path, weight)
