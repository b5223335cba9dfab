"""The page without a browser: who is let in, what is shown, and what a click does."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Any

import aiohttp
import pytest
import yarl

from playground.client.people import Person
from playground.limits import GUARD
from playground.message import Message
from playground.page.markdown import markdown, way_of
from playground.page.server import Page
from playground.places import Channel
from tests.playground.bots import PNG, Bot, running
from tests.playground.stage import Stage, button

LAYOUT = 1 << 15
HOSTILE = """<script>alert(1)</script>"><img src=x onerror=alert(2)>' {{7*7}} </article>"""


class Seen(HTMLParser):
    """The words, elements and attributes of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.words))


@dataclass
class Client:
    """A browser without a screen, that opened the page at its address."""

    page: Page
    session: aiohttp.ClientSession
    person: Person

    @property
    def origin(self) -> str:
        return str(yarl.URL(self.page.address).origin())

    async def get(self, path: str, **more: Any) -> tuple[int, str]:
        async with self.session.get(self.origin + path, **more) as answer:
            return answer.status, await answer.text()

    async def act(self, name: str, origin: str | None = "", /, **fields: Any) -> tuple[int, Any]:
        headers = {} if origin is None else {"Origin": origin or self.origin}
        url = f"{self.origin}/as/{self.person.id}/{name}"
        data = aiohttp.FormData()
        data.add_field("nothing", "")
        for key, value in fields.items():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, tuple):  # a file
                    data.add_field(key, each[1], filename=each[0])
                else:
                    data.add_field(key, str(each))
        async with self.session.post(url, data=data, headers=headers) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text.startswith("{") else text

    async def news(self, channel: Channel) -> AsyncIterator[dict[str, Any]]:
        """Listen to what a page of the channel is told."""
        url = f"{self.origin}/as/{self.person.id}/in/{channel.id}/news"
        async with asyncio.timeout(GUARD), self.session.get(url) as answer:
            assert answer.status == 200
            async for line in answer.content:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    async def shown(self, channel: Channel) -> dict[str, Any]:
        """Open a channel and return what it shows."""
        stream = self.news(channel)
        try:
            return await anext(stream)
        finally:
            await stream.aclose()  # type: ignore[attr-defined]


@pytest.fixture
async def client(stage: Stage) -> AsyncIterator[Client]:
    jar = aiohttp.CookieJar(unsafe=True)
    async with Page(stage.standin) as page, aiohttp.ClientSession(cookie_jar=jar) as session:
        async with session.get(page.address) as answer:
            assert answer.status == 200
            assert "token" not in str(answer.url)
        yield Client(page, session, stage.leela)


def written(news: dict[str, Any]) -> Seen:
    return Seen("".join(message["html"] for message in news["messages"]))


async def test_only_who_has_the_token_gets_in(client: Client, stage: Stage) -> None:
    url = f"{client.origin}/as/{stage.leela.id}/in/{stage.channel.id}"
    async with aiohttp.ClientSession() as stranger:
        for path in (url, f"{url}/news", f"{client.origin}/enter?token=guessed"):
            async with stranger.get(path) as answer:
                assert answer.status == 403
                assert "Leela" not in await answer.text()


async def test_another_name_for_this_address_is_refused(client: Client) -> None:
    for host in ("evil.example", f"evil.example:{yarl.URL(client.origin).port}", "127.0.0.1"):
        assert (await client.get("/", headers={"Host": host}))[0] == 421


async def test_acts_come_from_the_page_alone(client: Client, stage: Stage) -> None:
    for origin in (None, "null", "http://evil.example", f"{client.origin}0"):
        status, _ = await client.act("say", origin, channel=stage.channel.id, text="hello")
        assert status == 403
    assert not stage.channel.messages
    query = f"/as/{stage.leela.id}/say?channel={stage.channel.id}&text=hello"
    assert (await client.get(query))[0] == 405
    assert (await client.act("say", channel=stage.channel.id, text="hello"))[0] == 200
    assert [message.text for message in stage.channel.messages] == ["hello"]


async def test_nothing_is_run_loaded_or_framed_from_elsewhere(client: Client, stage: Stage) -> None:
    paths = ("/", "/nowhere", "/static/page.js", f"/as/{stage.leela.id}/in/{stage.channel.id}")
    for path in paths:
        async with client.session.get(client.origin + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'self'" in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            text = await answer.text()
        assert not re.search(
            r"""\s(?:on\w+|style)\s*=\s*["']|<script>|https?://(?!www\.w3)""", text
        )


async def test_hostile_names_and_texts_stay_texts(client: Client, stage: Stage) -> None:
    guild = stage.standin.add_guild(HOSTILE)
    channel = guild.add_channel(HOSTILE)
    guild.join(stage.leela, stage.standin.add_person(HOSTILE))
    guild.invite(stage.app)
    select = {
        "type": 3,
        "custom_id": f"2 {HOSTILE}",
        "placeholder": HOSTILE,
        "options": [{"label": HOSTILE, "value": HOSTILE, "description": HOSTILE}],
    }
    body = {
        "flags": LAYOUT,
        "components": [
            {"type": 17, "components": [{"type": 10, "content": f"# {HOSTILE}\n**{HOSTILE}**"}]},
            {"type": 1, "components": [button(HOSTILE, HOSTILE[:80])]},
            {"type": 1, "components": [select]},
        ],
    }
    answer = await stage.rest("POST", f"/channels/{channel.id}/messages", body)
    assert answer.status == 200, json.dumps(answer.body)
    await client.person.say(channel, f"{HOSTILE} [x](javascript:alert(3)) <@{stage.leela.id}>")
    _, page = await client.get(f"/as/{client.person.id}/in/{channel.id}")
    news = await client.shown(channel)
    for html in (page, news["places"], *(each["html"] for each in news["messages"])):
        seen = Seen(html)
        assert HOSTILE[:20] in seen.text
        assert all(not any(key.startswith("on") for key in attrs) for _, attrs in seen.tags)
        assert all(attrs.get("src") != "x" for _, attrs in seen.tags)
        assert all("javascript:" not in str(attrs.get("href")) for _, attrs in seen.tags)
        assert [a.get("src") for tag, a in seen.tags if tag == "script"] in (
            [],
            ["/static/common.js", "/static/page.js"],
        )
        assert "49 " not in seen.text


async def test_a_page_shows_what_the_record_has_for_its_person_alone(
    client: Client, stage: Stage
) -> None:
    async with running(stage.standin):
        await stage.leela.slash(stage.channel, "game panel")
        await stage.fry.slash(stage.channel, "game panel")
        click = await stage.leela.slash(stage.channel, "game new", seats=4)
        await click.settled()
        await stage.leela.wait_for(lambda m: m.text.startswith("n=0"), where=stage.channel)
    news = await client.shown(stage.channel)
    known = [
        entry.message
        for entry in stage.standin.record.messages
        if entry.change == "new" and entry.message.ephemeral_for in {None, stage.leela}
    ]
    assert news["order"] == [str(message.id) for message in known]
    for message, told in zip(known, news["messages"], strict=True):
        seen = Seen(told["html"])
        for line in message.text.splitlines():
            assert line in seen.text
        alts = [attrs["alt"] for tag, attrs in seen.tags if tag == "img"]
        assert [alt for alt in message.alt_texts if alt not in alts] == []
    fry = next(m for m in stage.channel.messages if m.ephemeral_for is stage.fry)
    file = fry.attachments[0]
    path = f"/as/{stage.leela.id}/file/{fry.id}/{file.id}/{file.name}"
    assert (await client.get(path))[0] == 404
    own = known[0].attachments[0]
    path = f"/as/{stage.leela.id}/file/{known[0].id}/{own.id}/{own.name}"
    async with client.session.get(client.origin + path) as answer:
        assert await answer.read() == PNG
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"


async def test_a_page_is_told_what_changes_and_no_more(client: Client, stage: Stage) -> None:
    stream = client.news(stage.channel)
    assert (await anext(stream))["order"] == []
    first = await stage.posted({"content": "one", "components": []})
    told = await anext(stream)
    assert [each["id"] for each in told["messages"]] == [str(first.id)]
    await stage.edit(first, {"content": "two"})
    told = await anext(stream)
    assert "two" in written(told).text
    assert "places" not in told
    await stage.fry.say(stage.channel, "three")
    told = await anext(stream)
    assert ["Fry" in written(told).text, "three" in written(told).text] == [True, True]
    assert (await stage.rest("DELETE", f"{stage.path}/{first.id}")).status == 204
    assert len((await anext(stream))["order"]) == 1
    await stream.aclose()  # type: ignore[attr-defined]


async def test_unread_messages_are_counted_until_they_are_seen(
    client: Client, stage: Stage
) -> None:
    direct = stage.leela.dm()
    stream = client.news(stage.channel)
    assert (await anext(stream))["unread"] == 0
    answer = await stage.rest("POST", f"/channels/{direct.id}/messages", {"content": "psst"})
    assert answer.status == 200
    told = await anext(stream)
    assert told["unread"] == 1
    assert "psst" not in json.dumps(told)
    assert "1 unread" in Seen(told["places"]).text
    assert "psst" in written(await client.shown(direct)).text
    assert (await client.shown(stage.channel))["unread"] == 0
    await stream.aclose()  # type: ignore[attr-defined]


async def test_buttons_selects_forms_commands_and_completion_reach_the_bot(
    client: Client, stage: Stage
) -> None:
    channel = stage.channel
    async with running(stage.standin) as bot:
        assert isinstance(bot, Bot)
        status, told = await client.act("command", name="game visit", channel=channel.id)
        names = [attrs.get("name") for _, attrs in Seen(told["form"]).tags if "name" in attrs]
        assert (status, names) == (200, ["city", "host"])
        place = {"name": "game visit", "channel": channel.id}
        typed: dict[str, Any] = {"option": "city", "option-city": "rom", **place}
        _, told = await client.act("complete", **typed)
        assert told["choices"] == [{"name": "Rome", "value": "rome"}]
        given: dict[str, Any] = {"option-city": "rome", "option-host": stage.fry.id, **place}
        assert await client.act("slash", **given) == (200, {})
        await said(stage.leela, channel, "rome, Fry")
        await client.act("slash", name="game panel", channel=channel.id)
        panel = await said(stage.leela, channel, "Chosen: nothing")
        await client.act("choose", message=panel.id, id="panel:ship", values="cruiser")
        await said(stage.leela, channel, "Chosen: cruiser")
        _, told = await client.act("slash", name="game form", channel=channel.id)
        number = re.search(r'data-submit="(\d+)"', told["form"])
        assert number
        answers: dict[str, Any] = {"form": number[1], "name": "Bess", "crew": ["Amy", "Kif"]}
        assert await client.act("submit", **answers) == (200, {})
        await said(stage.leela, channel, "Bess with Amy, Kif")
        await client.act("slash", name="game new", channel=channel.id, **{"option-seats": "4"})
        board = await said(stage.leela, channel, "n=0")
        await client.act("press", message=board.id, id="count:0")
        await said(stage.leela, channel, "n=1")


async def test_what_a_client_would_not_do_is_refused(client: Client, stage: Stage) -> None:
    off = {"type": 1, "components": [button("off", "Off", disabled=True)]}
    message = await stage.posted({"content": "x", "components": [off]})
    status, told = await client.act("press", message=message.id, id="off")
    assert status == 409
    assert "disabled" in told["refused"]
    elsewhere = stage.standin.add_guild("Elsewhere").add_channel("secret")
    assert (await client.act("say", channel=elsewhere.id, text="hi"))[0] == 409
    assert (await client.get(f"/as/{stage.leela.id}/in/{elsewhere.id}"))[0] == 404
    assert (await client.act("click", message=message.id))[0] == 404
    assert (await client.act("submit", form="12"))[0] == 409


async def test_a_private_reply_can_be_put_away(client: Client, stage: Stage) -> None:
    async with running(stage.standin):
        await client.act("slash", name="game panel", channel=stage.channel.id)
        panel = await said(stage.leela, stage.channel, "Chosen")
    assert (await client.shown(stage.channel))["order"] == [str(panel.id)]
    await client.act("dismiss", message=panel.id)
    assert (await client.shown(stage.channel))["order"] == []


async def said(person: Person, channel: Channel, words: str) -> Message:
    return await person.wait_for(lambda message: words in message.text, where=channel)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
        (r"\*a\* 2\_3", "<p>*a* 2_3</p>"),
        ("snake_case_name", "<p>snake_case_name</p>"),
        ("`a < **b**`", "<p><code>a &lt; **b**</code></p>"),
        ("# A\n-# b\n> c", '<h3>A</h3><p class="small">b</p><blockquote>c</blockquote>'),
        ("a\nb", "<p>a<br>b</p>"),
        ("```\n<b>\n```", "<pre><code>&lt;b&gt;</code></pre>"),
        ("<@7>", '<p><span class="mention">user 7</span></p>'),
        ("<@&7>", '<p><span class="mention">role 7</span></p>'),
        ("<#8>", '<p><a class="mention" href="place 8">channel 8</a></p>'),
        ("<:x:9>", '<p><img class="emoji" src="emoji 9" alt=":x:"></p>'),
        ("- a", '<p class="item"><span>•</span><span>a</span></p>'),
    ],
)
def test_markdown_is_shown_as_discord_shows_it(text: str, html: str) -> None:
    assert markdown(text, lambda kind, number: f"{kind} {number}") == html


def test_links_and_moments_are_marked() -> None:
    html = markdown("[a](https://a.example/) <t:0:R> <t:999999999999>", lambda *_: "")
    assert '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>' in html
    assert '<time datetime="1970-01-01T00:00:00+00:00" data-style="R">1970-01-01 00:00 UTC' in html
    assert "<time>?</time>" in html


@pytest.mark.parametrize(
    ("target", "way"),
    [
        ("https://discord.com/channels/1/8/9", "place 8#m9"),
        ("https://ptb.discord.com/channels/@me/8/9", "place 8#m9"),
        ("https://discord.com/channels/1/8", "place 8"),
        ("https://discord.com/channels/1/8/9/../evil", ""),
        ("https://discord.com.example/channels/1/8/9", ""),
    ],
)
def test_a_link_into_discord_leads_to_the_message_here(target: str, way: str) -> None:
    find = lambda kind, number: f"{kind} {number}"  # noqa: E731
    assert way_of(target, find) == way
    link = f'<p><a href="{way}">a</a></p>'
    assert (markdown(f"[a]({target})", find) == link) is bool(way)
    assert way_of(target, lambda *_: "") == "", "what a person may not see is not led to"


async def test_a_button_into_discord_leads_to_the_message_here(
    client: Client, stage: Stage
) -> None:
    there = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/5"
    links = [
        {"type": 2, "style": 5, "label": label, "url": url}
        for label, url in (("In", there), ("Out", "https://a.example/"))
    ]
    await stage.posted({"content": "Go", "components": [{"type": 1, "components": links}]})
    seen = written(await client.shown(stage.channel))
    ways = [attrs for tag, attrs in seen.tags if tag == "a"]
    assert [way["href"] for way in ways] == [
        f"/as/{stage.leela.id}/in/{stage.channel.id}#m5",
        "https://a.example/",
    ]
    assert [way.get("target") for way in ways] == [None, "_blank"]
