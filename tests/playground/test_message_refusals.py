"""Bodies of messages that Discord refuses, with code and place; and the largest it takes."""

from typing import Any

import pytest

from tests.playground.stage import LAYOUT, Stage, button, layout, row, select, text

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (640).to_bytes(4, "big") + (480).to_bytes(4, "big")


def embed(**more: Any) -> dict[str, Any]:
    return {"title": "T", **more}


def fields(count: int) -> list[dict[str, str]]:
    return [{"name": "n", "value": "v"} for _ in range(count)]


def media(url: str = "attachment://board.png", **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


TAKEN: dict[str, dict[str, Any]] = {
    "content of 2000": {"content": "x" * 2000},
    "ten embeds": {"embeds": [embed() for _ in range(10)]},
    "embed texts at their limits": {
        "embeds": [embed(title="t" * 256, description="d" * 4096, footer={"text": "f" * 1000})]
    },
    "embeds of 6000 together": {
        "embeds": [{"description": "d" * 3000}, {"description": "e" * 3000}]
    },
    "25 fields": {"embeds": [embed(fields=fields(25))]},
    "five rows of five": {
        "components": [row(*(button(f"{r}.{n}") for n in range(5))) for r in range(5)]
    },
    "25 options": {"components": [row(select(count=25, min_values=0, max_values=25))]},
    "custom id of 100": {"components": [row(button("c" * 100, "l" * 80))]},
    "placeholder of 150": {"components": [row(select(placeholder="p" * 150))]},
    "an emoji without a label": {
        "components": [row(button(label="", emoji={"name": "\N{ROCKET}", "id": None}))]
    },
    "layout of 40 parts": layout(*(text("x") for _ in range(40))),
    "layout of 4000 characters": layout(text("x" * 3999), text("y")),
    "nonce of 25": {"content": "x", "nonce": "n" * 25, "enforce_nonce": True},
    "nonce as a number": {"content": "x", "nonce": 2**62},
    "fields its description does not know": {
        "content": "x",
        "tts": False,
        "sticker_ids": [],
        "embeds": [embed(flags=0)],
    },
    "ids as numbers": {"content": "x", "allowed_mentions": {"parse": [], "users": [1, 2]}},
}


@pytest.mark.parametrize("name", TAKEN)
async def test_takes_what_is_at_the_limit(stage: Stage, name: str) -> None:
    answer = await stage.post(TAKEN[name])
    assert answer.status == 200, answer.body


REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "content of 2001": ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    "content that is no text": ({"content": {}}, ("content",), "STRING_TYPE_CONVERT"),
    "eleven embeds": (
        {"embeds": [embed() for _ in range(11)]},
        ("embeds",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed title of 257": (
        {"embeds": [embed(title="t" * 257)]},
        ("embeds", 0, "title"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed description of 4097": (
        {"embeds": [embed(description="t" * 4097)]},
        ("embeds", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 fields": (
        {"embeds": [embed(fields=fields(26))]},
        ("embeds", 0, "fields"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "field value of 1025": (
        {"embeds": [embed(fields=[{"name": "n", "value": "v" * 1025}])]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "field without a value": (
        {"embeds": [embed(fields=[{"name": "n", "value": " "}])]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_REQUIRED",
    ),
    "footer of 2049": (
        {"embeds": [embed(footer={"text": "f" * 2049})]},
        ("embeds", 0, "footer", "text"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "author of 257": (
        {"embeds": [embed(author={"name": "a" * 257})]},
        ("embeds", 0, "author", "name"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embeds of 6001 together": (
        {"embeds": [{"description": "d" * 3000}, {"description": "e" * 3001}]},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed picture from nowhere": (
        {"embeds": [embed(image={"url": "file:///x"})]},
        ("embeds", 0, "image", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "six rows": (
        {"components": [row(button(str(n))) for n in range(6)]},
        ("components",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "six buttons in a row": (
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a select beside a button": (
        {"components": [row(button(), select())]},
        ("components", 0, "components", 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "an empty row": (
        {"components": [row()]},
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "26 options": (
        {"components": [row(select(count=26))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "fewer options than must be chosen": (
        {"components": [row(select(count=2, max_values=3))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more to choose than allowed": (
        {"components": [row(select(count=3, min_values=3, max_values=2))]},
        ("components", 0, "components", 0, "min_values"),
        "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
    ),
    "one option twice": (
        {"components": [row(select(options=[{"label": "a", "value": "1"}] * 2))]},
        ("components", 0, "components", 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label of 101": (
        {"components": [row(select(options=[{"label": "a" * 101, "value": "1"}]))]},
        ("components", 0, "components", 0, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option description of 101": (
        {
            "components": [
                row(select(options=[{"label": "a", "value": "1", "description": "d" * 101}]))
            ]
        },
        ("components", 0, "components", 0, "options", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder of 151": (
        {"components": [row(select(placeholder="p" * 151))]},
        ("components", 0, "components", 0, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "button label of 81": (
        {"components": [row(button(label="l" * 81))]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "button without a label": (
        {"components": [row(button(label=""))]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_REQUIRED",
    ),
    "custom id of 101": (
        {"components": [row(button("c" * 101))]},
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a custom id twice": (
        {"components": [row(button("same"), button("same"))]},
        ("components", 0, "components", 1, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a link without an address": (
        {"components": [row({"type": 2, "style": 5, "label": "Rules"})]},
        ("components", 0, "components", 0, "url"),
        "BASE_TYPE_REQUIRED",
    ),
    "an emoji that is none": (
        {"components": [row(button(emoji={"name": "\N{CHECK MARK}", "id": None}))]},
        ("components", 0, "components", 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a text display in a legacy message": (
        {"components": [text("hello")]},
        ("components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "content beside a layout": (
        layout(text("hello"), content="hello"),
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds beside a layout": (
        layout(text("hello"), embeds=[embed()]),
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "layout of 41 parts": (
        layout({"type": 17, "components": [text("x") for _ in range(39)]}, row(button())),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "layout of 4001 characters": (
        layout(text("x" * 4000), text("y")),
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "a picture that was not sent": (
        layout(media("attachment://other.png")),
        ("components",),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "alt text of 1025": (
        layout(media("https://example.org/a.png", description="a" * 1025)),
        ("components", 0, "items", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        ("components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "a section of four texts": (
        layout({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section without an accessory": (
        layout({"type": 9, "components": [text("x")]}),
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    "nonce of 26": ({"content": "x", "nonce": "n" * 26}, ("nonce",), "BASE_TYPE_MAX_LENGTH"),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "a private message in a channel": (
        {"content": "x", "flags": 64},
        ("flags",),
        "MESSAGE_FLAGS_EPHEMERAL",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "5"}},
        ("message_reference",),
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_refuses_what_is_beyond_the_limit(stage: Stage, name: str) -> None:
    body, place, code = REFUSED[name]
    answer = await stage.post(body)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.wrong(*place), answer.body
    assert stage.leela.sees(stage.channel) == []


@pytest.mark.parametrize(
    "body", [{}, {"content": " \n"}, {"embeds": [{}]}, {"components": [], "flags": LAYOUT}]
)
async def test_an_empty_message_is_50006(stage: Stage, body: dict[str, Any]) -> None:
    answer = await stage.post(body)
    assert (answer.status, answer.code) == (400, 50006)


async def test_files_have_limits_of_number_and_size(stage: Stage) -> None:
    many = [(f"{n}.txt", b"x") for n in range(11)]
    assert (await stage.post({"content": "x"}, many)).code == 50035
    assert (await stage.post({"content": "x"}, many[:10])).status == 200
    big = 10 * 1024 * 1024
    assert (await stage.post({}, [("a.bin", bytes(big))])).status == 200
    too_big = await stage.post({}, [("a.bin", bytes(big + 1))])
    assert (too_big.status, too_big.code) == (413, 40005)
    together = await stage.post({}, [(f"{n}.bin", bytes(9_000_000)) for n in range(3)])
    assert (together.status, together.code) == (413, 40005)


async def test_a_layout_shows_every_file_it_brings(stage: Stage) -> None:
    unused = await stage.post(layout(text("x")), [("board.png", PNG)])
    assert "ATTACHMENT_NOT_REFERENCED" in unused.wrong("attachments", 0)
    used = await stage.post(layout(media(description="The board")), [("board.png", PNG)])
    assert used.status == 200
    shown = used.body["components"][0]["items"][0]["media"]
    assert shown["url"] == used.body["attachments"][0]["url"]
    assert (shown["width"], shown["height"]) == (640, 480)


async def test_an_alt_text_of_an_attachment_has_1024_characters(stage: Stage) -> None:
    def about(size: int) -> dict[str, Any]:
        return {"attachments": [{"id": 0, "filename": "a.png", "description": "d" * size}]}

    assert (await stage.post(about(1024), [("a.png", PNG)])).status == 200
    refused = await stage.post(about(1025), [("a.png", PNG)])
    assert refused.wrong("attachments", 0, "description") == ["BASE_TYPE_MAX_LENGTH"]


async def test_broken_json_is_50109(stage: Stage) -> None:
    answer = await stage.rest("POST", stage.path, None, None)
    assert answer.status == 400
    session = stage.rest.session
    headers = {"Authorization": "Bot playground-token"}
    url = f"{stage.standin.api_base}/v10{stage.path}"
    async with session.post(url, data="{", headers=headers) as response:
        assert (await response.json())["code"] == 50109
