"""Pages of games: whole for every game there is, for whoever has the address, as long as shown."""

import re
from pathlib import Path

import pytest

from render.words import locales
from tests.cogs.web.browsing import Reader, reading
from tests.contract.subjects import SUBJECTS
from tests.host.house import House

PNG, GIF = b"\x89PNG", b"GIF8"
EVERY = {subject.game.id: subject for subject in SUBJECTS}
HOSTILE = "<img src=x onerror=alert(1)>\"'&*_`]("


async def begun(home: House, rounds: int = 0, names: str = "") -> int:
    """Play some rounds of a game, or all of it where none are told."""
    captains = max(2, min(home.game.seats))
    number = await home.started(captains)
    while await home.play_round(number):
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
        last = max(int(each) for each in re.findall(r"/turn/(\d+)", first.text))
        for turn in range(1, last + 1):
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
