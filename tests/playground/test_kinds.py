"""Every kind of component, field and option: how the page shows it, and what the bot is sent."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground import components as c
from playground.components import Component
from playground.page.server import Page
from playground.validate import commands as kinds
from tests.playground.bots import PNG
from tests.playground.stage import Stage, button, layout, row, select, spin, text
from tests.playground.test_page import Client, Seen

IN_FORMS_ALONE = {c.TEXT_INPUT, c.LABEL, c.FILE_UPLOAD, c.RADIO_GROUP, c.CHECKBOX_GROUP, c.CHECKBOX}
FILES = [("board.png", PNG), ("log.txt", b"said")]


def media(name: str) -> dict[str, Any]:
    return {"url": f"attachment://{name}"}


def named(kind: int, **more: Any) -> dict[str, Any]:
    return {"type": kind, "custom_id": f"named-{kind}", **more}


PICTURE = {"media": media("board.png"), "description": "The board"}
PARTS = (
    {"type": c.CONTAINER, "accent_color": 0xFF8800, "components": [text("Within")]},
    {
        "type": c.SECTION,
        "components": [text("Beside a picture")],
        "accessory": {"type": c.THUMBNAIL, "media": media("board.png"), "description": "Small"},
    },
    {"type": c.SECTION, "components": [text("Beside a button")], "accessory": button("side")},
    {"type": c.MEDIA_GALLERY, "items": [PICTURE, PICTURE | {"description": "Again"}]},
    {"type": c.FILE, "file": media("log.txt")},
    {"type": c.SEPARATOR},
    row(*[button(f"b{style}", f"Style {style}", style=style) for style in range(1, 5)]),
    row({"type": c.BUTTON, "style": 5, "label": "Away", "url": "https://a.example/"}),
    row(select("string", 2)),
    row(named(c.USER_SELECT)),
    row(named(c.ROLE_SELECT)),
    row(named(c.MENTIONABLE_SELECT, min_values=1, max_values=2)),
    row(named(c.CHANNEL_SELECT)),
)


@pytest.fixture
async def client(stage: Stage) -> AsyncIterator[Client]:
    jar = aiohttp.CookieJar(unsafe=True)
    async with (
        Page(stage.standin) as page,
        aiohttp.ClientSession(cookie_jar=jar) as session,
        session.get(page.address),
    ):
        yield Client(page, session, stage.leela)


async def answered(stage: Stage, client: Client, act: str, /, **fields: Any) -> dict[str, Any]:
    """Do something on the page, and acknowledge it; return what the bot was sent."""
    world = stage.standin.world
    before = len(world.interactions)
    acting = asyncio.create_task(client.act(act, **fields))
    await spin(lambda: len(world.interactions) > before or acting.done())
    assert not acting.done(), acting.result()
    assert (await stage.answer({"type": 4, "data": {"content": "heard"}})).status == 204
    assert await acting == (200, {})
    events = [each for each in stage.standin.record.events if each.name == "INTERACTION_CREATE"]
    data: dict[str, Any] = events[-1].data["data"]
    return data


def options_in(html: str, name: str) -> dict[str, str]:
    """List what a select offers: values by label."""
    _, _, rest = html.partition(f'data-choose="{name}"')
    offered, _, _ = rest.partition("</details>")
    found = re.findall(r'value="([^"]*)".*?<span>\s*(.*?)(?:<small|</span)', offered, re.DOTALL)
    return {label.strip(): value for value, label in found}


async def test_every_kind_of_component_is_shown(stage: Stage, client: Client) -> None:
    told = {part.type for raw in PARTS for part in Component(raw).walk()}
    assert told == c.KINDS.keys() - IN_FORMS_ALONE
    await stage.posted(layout(*PARTS), FILES)
    (shown,) = (await client.shown(stage.channel))["messages"]
    html, seen = shown["html"], Seen(shown["html"])
    for words in ("Within", "Beside a picture", "Beside a button", "log.txt", "Away"):
        assert words in seen.text
    assert [attrs["alt"] for tag, attrs in seen.tags if tag == "img"] == [
        "Small",
        "The board",
        "Again",
    ]
    assert 'data-accent="#ff8800"' in html
    assert {tag for tag, _ in seen.tags} >= {"hr", "a", "button", "details"}
    pressed = [attrs["data-press"] for _, attrs in seen.tags if "data-press" in attrs]
    assert pressed == ["side", "b1", "b2", "b3", "b4"]
    people, roles = {"Mothership", "Leela", "Fry"}, {"@everyone", "Mothership"}
    assert set(options_in(html, "string")) == {"Option 0", "Option 1"}
    assert set(options_in(html, f"named-{c.USER_SELECT}")) == people
    assert set(options_in(html, f"named-{c.ROLE_SELECT}")) == roles
    assert set(options_in(html, f"named-{c.MENTIONABLE_SELECT}")) == people | roles
    assert set(options_in(html, f"named-{c.CHANNEL_SELECT}")) == {"games"}


async def test_an_embed_shows_all_that_it_has(stage: Stage, client: Client) -> None:
    embed = {
        "title": "The **shelf**",
        "description": f"for <@&{stage.guild.id}>",
        "color": 0x336699,
        "author": {"name": "Kitchen"},
        "fields": [{"name": "wok", "value": "*there*", "inline": True}],
        "image": {"url": "attachment://board.png"},
        "footer": {"text": "Bring it back"},
    }
    await stage.posted({"embeds": [embed]}, FILES[:1])
    (shown,) = (await client.shown(stage.channel))["messages"]
    seen = Seen(shown["html"])
    for words in ("Kitchen", "shelf", "for @everyone", "wok", "there", "Bring it back"):
        assert words in seen.text
    assert 'data-accent="#336699"' in shown["html"]
    assert [attrs["alt"] for tag, attrs in seen.tags if tag == "img"] == ["board.png"]


@pytest.mark.parametrize(
    ("kind", "label", "told"),
    [
        (c.USER_SELECT, "Fry", "users"),
        (c.ROLE_SELECT, "@everyone", "roles"),
        (c.MENTIONABLE_SELECT, "@everyone", "roles"),
        (c.MENTIONABLE_SELECT, "Fry", "users"),
        (c.CHANNEL_SELECT, "games", "channels"),
    ],
)
async def test_what_is_chosen_is_told_to_the_bot(
    stage: Stage, client: Client, kind: int, label: str, told: str
) -> None:
    message = await stage.posted({"content": "?", "components": [row(named(kind))]})
    (shown,) = (await client.shown(stage.channel))["messages"]
    value = options_in(shown["html"], f"named-{kind}")[label]
    fields = {"message": message.id, "id": f"named-{kind}", "values": value}
    data = await answered(stage, client, "choose", **fields)
    assert data["values"] == [value]
    assert data["resolved"][told][value]["id"] == value


async def test_where_nothing_is_offered_that_is_said(stage: Stage, client: Client) -> None:
    voice = named(c.CHANNEL_SELECT, channel_types=[2])
    await stage.posted({"content": "?", "components": [row(voice)]})
    (shown,) = (await client.shown(stage.channel))["messages"]
    assert "There is nothing to choose here." in Seen(shown["html"]).text


def labelled(part: dict[str, Any]) -> dict[str, Any]:
    return {"type": c.LABEL, "label": f"Field {part['type']}", "component": part}


async def test_every_kind_of_field_is_filled_in(stage: Stage, client: Client) -> None:
    offered = select(count=3)["options"]
    fields = (
        named(c.TEXT_INPUT, style=2),
        named(c.USER_SELECT),
        named(c.RADIO_GROUP, options=offered),
        named(c.CHECKBOX_GROUP, options=offered, max_values=2),
        named(c.FILE_UPLOAD),
    )
    message = await stage.posted({"content": "p", "components": [row(button())]})
    world = stage.standin.world
    pressing = asyncio.create_task(client.act("press", message=message.id, id="go"))
    await spin(lambda: bool(world.interactions) or pressing.done())
    form = {"custom_id": "form", "title": "All", "components": [*map(labelled, fields)]}
    assert (await stage.answer({"type": 9, "data": form})).status == 204
    _, told = await pressing
    seen = Seen(told["form"])
    for field in fields:
        assert f"Field {field['type']}" in seen.text
    number = re.search(r'data-submit="(\d+)"', told["form"])
    assert number
    given: dict[str, Any] = {
        f"named-{c.TEXT_INPUT}": "two\r\nlines",
        f"named-{c.USER_SELECT}": stage.fry.id,
        f"named-{c.RADIO_GROUP}": "2",
        f"named-{c.CHECKBOX_GROUP}": ["0", "1"],
        f"named-{c.FILE_UPLOAD}": ("log.txt", b"said"),
    }
    data = await answered(stage, client, "submit", form=number[1], **given)
    words, who, radio, boxes, file = [part["component"] for part in data["components"]]
    assert words["value"] == "two\nlines"
    assert who["values"] == [str(stage.fry.id)]
    assert (radio["value"], boxes["values"]) == ("2", ["0", "1"])
    assert data["resolved"]["attachments"][file["values"][0]]["filename"] == "log.txt"


OPTIONS: dict[int, tuple[Any, Any]] = {
    kinds.STRING: ("words", "words"),
    kinds.INTEGER: ("3", 3),
    kinds.BOOLEAN: ("true", True),
    kinds.USER_OPTION: ("Fry", "users"),
    kinds.CHANNEL: ("#games", "channels"),
    kinds.ROLE: ("@everyone", "roles"),
    kinds.MENTIONABLE: ("@everyone", "roles"),
    kinds.NUMBER: ("2.5", 2.5),
    kinds.ATTACHMENT: (("log.txt", b"said"), "attachments"),
}
"""What is typed, ticked or chosen, and what the bot gets: a value, or who or what is meant."""


@pytest.mark.parametrize("kind", OPTIONS)
async def test_every_kind_of_option_is_sent(stage: Stage, client: Client, kind: int) -> None:
    assert OPTIONS.keys() == kinds.OPTIONS.keys()
    option = {"type": kind, "name": "thing", "description": "What"}
    body = [{"name": "do", "description": "Does", "options": [option]}]
    assert (await stage.rest("PUT", f"/applications/{stage.app.id}/commands", body)).status == 200
    place = {"name": "do", "channel": stage.channel.id}
    _, told = await client.act("command", **place)
    typed, expected = OPTIONS[kind]
    offered = dict(re.findall(r'<option value="(\w+)">([^<]+)<', told["form"]))
    meant = next((value for value, label in offered.items() if label == typed), typed)
    assert (kind == kinds.ATTACHMENT) == ('type="file"' in told["form"])
    data = await answered(stage, client, "slash", **place, **{"option-thing": meant})
    ((sent,),) = (data["options"],)
    if expected in {"users", "channels", "roles", "attachments"}:
        assert data["resolved"][expected][sent["value"]]["id"] == sent["value"]
    else:
        assert sent["value"] == expected
