"""The guard: hosts, methods, haste, and what a browser is told to do with what it gets."""

from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request

from cogs.web.guard import A_SECOND, AT_ONCE, HEADERS, READERS, Guard
from tests.cogs.web.browsing import reading
from tests.cogs.web.test_games import begun
from tests.host.fakes import ManualClock

NAMED = "games.example.org"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1", NAMED + ":1"])
async def test_another_host_is_refused(tmp_path: Path, host: str) -> None:
    async with reading(tmp_path, url=f"https://{NAMED}") as reader:
        base = await reader.address(await begun(reader.home, 1))
        answer = await reader.get(base, Host=host)
        assert answer.status == 421
        assert base not in answer.text


async def test_its_own_names_are_answered(tmp_path: Path) -> None:
    async with reading(tmp_path, url=f"https://{NAMED}") as reader:
        base = await reader.address(await begun(reader.home, 1))
        port = reader.base.rpartition(":")[2]
        for host in (NAMED, NAMED.upper(), f"127.0.0.1:{port}", f"localhost:{port}"):
            assert (await reader.get(base, Host=host)).status == 200, host


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
async def test_nothing_but_reading_is_heard(tmp_path: Path, method: str) -> None:
    async with reading(tmp_path) as reader:
        base = await reader.address(await begun(reader.home, 1))
        assert (await reader.get(base, method)).status == 405


async def test_every_answer_is_hardened(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        base = await reader.address(await begun(reader.home, 1))
        for path in (base, f"{base}/turn/1/board", "/nowhere", "/robots.txt"):
            answer = await reader.get(path)
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
        policy = HEADERS["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "http" not in policy


async def test_pages_have_no_script_or_style_within_and_nothing_from_elsewhere(
    tmp_path: Path,
) -> None:
    async with reading(tmp_path) as reader:
        page = await reader.get(await reader.address(await begun(reader.home)))
        assert 'name="robots" content="noindex' in page.text
        assert "style=" not in page.text
        assert "<style" not in page.text
        assert page.text.count("<script") == page.text.count('<script src="/static/')
        assert all(each[:1] in {"/", "?", "#"} for each in page.links())


async def test_who_asks_too_fast_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.web.opening.LoopClock", ManualClock)  # it stands still
    async with reading(tmp_path) as reader:
        statuses = [(await reader.get("/robots.txt")).status for _ in range(int(AT_ONCE) + 3)]
        assert statuses == [200] * int(AT_ONCE) + [429] * 3


def test_haste_is_forgiven_and_counted_for_each() -> None:
    now = [0.0]
    guard = Guard(lambda: now[0])
    assert sum(guard._takes("one") for _ in range(1000)) == AT_ONCE
    assert guard._takes("other")
    now[0] += 2
    assert sum(guard._takes("one") for _ in range(1000)) == 2 * A_SECOND
    for number in range(READERS):
        guard._takes(str(number))
    assert len(guard._left) == READERS


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:1.1.1.1", "::ffff:1.1.1.2", False),
        ("::ffff:1.1.1.1", "1.1.1.1", True),
        ("nonsense", "nonsense", True),
    ],
)
def test_who_has_a_line_is_one_reader(one: str, other: str, *, same: bool) -> None:
    guard = Guard(lambda: 0.0, behind_proxy=True)
    found = {
        guard.reader(make_mocked_request("GET", "/", {"X-Forwarded-For": each}))
        for each in (one, other)
    }
    assert (len(found) == 1) is same


async def test_a_proxy_is_believed_only_where_there_is_one(tmp_path: Path) -> None:
    for behind, expected in ((True, 200), (False, 429)):
        folder = tmp_path / str(behind)
        folder.mkdir()
        async with reading(folder, behind_proxy=behind) as reader:
            for _ in range(int(AT_ONCE) + 40):
                await reader.get("/robots.txt", X_Forwarded_For="6.6.6.6, 1.1.1.1")
            answer = await reader.get("/robots.txt", X_Forwarded_For="1.1.1.1, 2.2.2.2")
            assert answer.status == expected


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("fr-FR, en;q=0.5, ru;q=0.7", "ru"),
        ("fr;q=nonsense, de", "en"),
        ("ru;q=0.1,en-GB;q=0.9", "en"),
    ],
)
async def test_pages_speak_as_the_browser_asks(tmp_path: Path, header: str, locale: str) -> None:
    async with reading(tmp_path) as reader:
        base = await reader.address(await begun(reader.home, 1))
        page = await reader.get(base, Accept_Language=header)
        assert f'<html lang="{locale}">' in page.text
        assert page.headers["Vary"] == "Accept-Language"
