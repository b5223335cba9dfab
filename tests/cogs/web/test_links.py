"""Links to pages: in the last post and the announcement, and what chats show of them."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.operating.http import check_pages
from cogs.pages.posts import announcement_layout, over_layout
from engine.host.values.posts import Post, PostKind
from render.words import words_for
from tests.cogs.web.browsing import reading
from tests.cogs.web.test_games import begun
from tests.host.house import CHANNEL, GUILD

URL = "https://games.example.org"
ELSEWHERE = 77  # a channel for announcements


def urls(layout: Any) -> list[str]:
    """List where the buttons of a message lead outside."""
    rows = [item for item in layout.items if isinstance(item, ui.ActionRow)]
    buttons = [each for row in rows for each in row.children if isinstance(each, ui.Button)]
    return [each.url for each in buttons if each.url]


@pytest.mark.parametrize("allowed", [True, False])
async def test_the_last_post_and_the_announcement_link_to_the_page(
    tmp_path: Path, allowed: bool
) -> None:
    async with reading(tmp_path, url=URL, pages=URL) as reader:
        await reader.home.host.people_cache.rule(
            GUILD, lambda card: replace(card, announce=ELSEWHERE)
        )
        await reader.allow(pages=allowed)
        number = await begun(reader.home)
        last = _post(reader.home.presenter.at(CHANNEL), PostKind.OVER)
        told = _post(reader.home.presenter.at(ELSEWHERE), PostKind.ANNOUNCEMENT)
        link = await reader.home.host.addresses.link(number)
        assert (link is not None) == allowed
        expected = [] if link is None else [link]
        words = words_for("en")
        assert urls(over_layout(last, words, None)) == expected
        assert urls(announcement_layout(told, words)) == expected
        if link is not None:
            assert (await reader.get(link.removeprefix(URL))).status == 200


def _post(posts: list[Post], kind: PostKind) -> Post:
    return next(post for post in posts if post.kind is kind)


async def test_no_post_links_where_the_world_finds_no_page(tmp_path: Path) -> None:
    async with reading(tmp_path) as reader:
        number = await begun(reader.home)
        assert await reader.home.host.addresses.link(number) is None
        assert _post(reader.home.presenter.at(CHANNEL), PostKind.OVER).page is None


@pytest.mark.parametrize("path", ["", "/turn/1"])
@pytest.mark.parametrize("rounds", [0, 1])
async def test_a_chat_previews_a_link(tmp_path: Path, path: str, rounds: int) -> None:
    async with reading(tmp_path, url=URL) as reader:
        base = await reader.address(await begun(reader.home, rounds))
        page = (await reader.get(base + path)).text
        found = dict(re.findall('<meta property="og:([^"]+)" content="([^"]*)">', page))
        assert {"title", "description", "image", "image:alt"} <= set(found)
        assert found["image"].startswith(f"{URL}{base}/")
        picture = await reader.get(found["image"].removeprefix(URL))
        assert (picture.status, picture.body[:4]) == (200, b"\x89PNG")
        await reader.allow(pages=False)
        assert (await reader.get(found["image"].removeprefix(URL))).status == 404


@pytest.mark.parametrize(
    ("listen", "url", "healthy", "told"),
    [
        ("", "", True, "No pages"),
        ("", URL, False, "set both"),
        ("127.0.0.1:0", "", True, "no post links"),
        ("127.0.0.1:0", URL, True, f"known as <{URL}>."),
        ("0.0.0.0:0", URL, True, "see to TLS"),
        ("192.0.2.1:80", URL, False, "cannot be used"),
    ],
)
def test_the_doctor_knows_the_pages(listen: str, url: str, healthy: bool, told: str) -> None:
    found = check_pages(listen, url, running=False)
    assert found.healthy == healthy
    assert told in str(found)
