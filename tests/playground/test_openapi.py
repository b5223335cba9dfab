"""Our limits against Discord's own API description, where DISCORD_OPENAPI names the file.

Two comparisons: our tables field by field with the schemas, and whole bodies, at and beyond each
limit, judged by our validators and by the schemas alike. Where we differ, the reason stands here.
"""

import copy
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from playground.components import KINDS
from playground.validate import commands, embeds, messages, tables
from playground.validate.callbacks import CHOICE_LIST
from playground.validate.shape import (
    ByType,
    Choice,
    Field,
    Listing,
    Number,
    Object,
    Problems,
    Scalar,
    Snowflake,
    Table,
    Text,
    Whole,
)

_NAMED = os.environ.get("DISCORD_OPENAPI", "")
pytestmark = pytest.mark.skipif(
    not _NAMED, reason="DISCORD_OPENAPI names no file: limits are not compared with Discord's own"
)


@pytest.fixture(scope="module")
def spec() -> dict[str, Any]:
    """Read the description."""
    told: dict[str, Any] = json.loads(Path(_NAMED).read_text(encoding="utf-8"))
    return told


PAIRS: dict[str, Object] = {
    "ActionRowComponentForMessageRequest": tables.ACTION_ROW,
    "ActionRowComponentForModalRequest": tables.MODAL_ROW,
    "ButtonComponentForMessageRequest": tables.BUTTON,
    "StringSelectComponentForMessageRequest": tables.STRING_SELECT,
    "StringSelectComponentForModalRequest": tables.STRING_SELECT,
    "StringSelectOptionForRequest": tables.SELECT_OPTION,
    "UserSelectComponentForMessageRequest": tables.USER_SELECT,
    "UserSelectComponentForModalRequest": tables.USER_SELECT,
    "RoleSelectComponentForMessageRequest": tables.ROLE_SELECT,
    "RoleSelectComponentForModalRequest": tables.ROLE_SELECT,
    "MentionableSelectComponentForMessageRequest": tables.MENTIONABLE_SELECT,
    "MentionableSelectComponentForModalRequest": tables.MENTIONABLE_SELECT,
    "ChannelSelectComponentForMessageRequest": tables.CHANNEL_SELECT,
    "ChannelSelectComponentForModalRequest": tables.CHANNEL_SELECT,
    "ComponentEmojiForRequest": tables.EMOJI,
    "SectionComponentForMessageRequest": tables.SECTION,
    "TextDisplayComponentForMessageRequest": tables.TEXT_DISPLAY,
    "TextDisplayComponentForModalRequest": tables.TEXT_DISPLAY,
    "ThumbnailComponentForMessageRequest": tables.THUMBNAIL,
    "MediaGalleryComponentForMessageRequest": tables.MEDIA_GALLERY,
    "MediaGalleryItemRequest": tables.GALLERY_ITEM,
    "UnfurledMediaRequest": tables.MEDIA,
    "FileComponentForMessageRequest": tables.FILE,
    "SeparatorComponentForMessageRequest": tables.SEPARATOR,
    "ContainerComponentForMessageRequest": tables.CONTAINER,
    "LabelComponentForModalRequest": tables.LABEL,
    "TextInputComponentForModalRequest": tables.TEXT_INPUT,
    "FileUploadComponentForModalRequest": tables.FILE_UPLOAD,
    "RadioGroupComponentForModalRequest": tables.RADIO_GROUP,
    "RadioGroupOptionForRequest": tables.PLAIN_OPTION,
    "CheckboxGroupComponentForModalRequest": tables.CHECKBOX_GROUP,
    "CheckboxGroupOptionForRequest": tables.PLAIN_OPTION,
    "CheckboxComponentForModalRequest": tables.CHECKBOX,
    "ModalInteractionCallbackRequestData": tables.MODAL,
    "MessageCreateRequest": messages.CREATE,
    "MessageEditRequestPartial": messages.EDIT,
    "IncomingWebhookInteractionRequest": messages.REPLY,
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": messages.EDIT,
    "IncomingWebhookUpdateRequestPartial": messages.EDIT,
    "MessageAttachmentRequest": messages.ATTACHMENT,
    "MessageAllowedMentionsRequest": messages.MENTIONS,
    "MessageReferenceRequest": messages.REFERENCE,
    "RichEmbed": embeds.EMBED,
    "RichEmbedAuthor": embeds.AUTHOR,
    "RichEmbedField": embeds.FIELD,
    "RichEmbedFooter": embeds.FOOTER,
    "RichEmbedImage": embeds.MEDIA,
    "RichEmbedThumbnail": embeds.MEDIA,
    "RichEmbedVideo": embeds.MEDIA,
    "RichEmbedProvider": embeds.PROVIDER,
    "ApplicationCommandUpdateRequest": commands.COMMAND,
    "ApplicationCommandCreateRequest": commands.COMMAND,
    "ApplicationCommandSubcommandGroupOption": commands.GROUP_SHAPE,
    "ApplicationCommandSubcommandOption": commands.SUBCOMMAND_SHAPE,
    "ApplicationCommandStringOption": commands.OPTIONS[commands.STRING],
    "ApplicationCommandIntegerOption": commands.OPTIONS[commands.INTEGER],
    "ApplicationCommandBooleanOption": commands.OPTIONS[commands.BOOLEAN],
    "ApplicationCommandUserOption": commands.OPTIONS[commands.USER_OPTION],
    "ApplicationCommandChannelOption": commands.OPTIONS[commands.CHANNEL],
    "ApplicationCommandRoleOption": commands.OPTIONS[commands.ROLE],
    "ApplicationCommandMentionableOption": commands.OPTIONS[commands.MENTIONABLE],
    "ApplicationCommandNumberOption": commands.OPTIONS[commands.NUMBER],
    "ApplicationCommandAttachmentOption": commands.OPTIONS[commands.ATTACHMENT],
    "InteractionApplicationCommandAutocompleteCallbackStringData": CHOICE_LIST,
}

# What we do not keep, and why.
LEFT_OUT = {
    "components": "judged as a layout or as rows, by the flags; compared below",
    "poll": "the stand-in has no polls",
    "shared_client_theme": "the stand-in has no themes",
    "nonce": "judged by a rule (number or text), tested in test_message_refusals",
    "sticker_ids": "the stand-in has no stickers; edits leave them alone",
    "id": "only `PUT` of commands names ids, and they are ours to give",
    "value": "an option's value is judged when it is chosen",
}
# Where we are stricter than the description, and why.
STRICTER: dict[tuple[str, str, str], str] = {
    ("MessageCreateRequest", "content", "maxLength"): "4000 is for subscribers, bots have 2000",
    ("MessageEditRequestPartial", "content", "maxLength"): "4000 is for subscribers",
    ("ModalInteractionCallbackRequestData", "components", "maxItems"): "the documentation says 5",
    ("ActionRowComponentForModalRequest", "components", "maxItems"): "one text input fills a row",
}
# Where the description has a limit that we need not keep, and why.
LOOSER = {
    ("MessageAllowedMentionsRequest", "parse", "maxItems"): "three values, each once",
}


class Reader:
    """Reads constraints out of the description."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self._schemas = spec["components"]["schemas"]

    def schema(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self._schemas[name]
        return found

    def plain(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Follow references, and drop the null of a choice."""
        while True:
            if "$ref" in schema:
                schema = self._schemas[schema["$ref"].rpartition("/")[2]]
                continue
            some = [part for part in schema.get("oneOf", ()) if part != {"type": "null"}]
            if "oneOf" in schema and len(some) == 1 and "const" not in some[0]:
                schema = some[0]
                continue
            return schema

    def facts(self, schema: dict[str, Any]) -> dict[str, Any]:
        """List the limits of one property."""
        schema = self.plain(schema)
        keys = ("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems")
        found = {key: schema[key] for key in keys if schema.get(key)}
        if "enum" in schema:
            found["values"] = set(schema["enum"])
        elif "oneOf" in schema and all("const" in part for part in schema["oneOf"]):
            found["values"] = {part["const"] for part in schema["oneOf"]}
        if "maxProperties" in schema:
            found["maxProperties"] = schema["maxProperties"]
        return found


def ours(field: Field) -> dict[str, Any]:
    """List the limits of one of our fields in the same words."""
    found: dict[str, Any] = {}
    if isinstance(field, Text):
        found = {"minLength": field.low, "maxLength": field.high}
    elif isinstance(field, Whole | Number):
        found = {"minimum": field.low, "maximum": field.high}
    elif isinstance(field, Listing):
        found = {"minItems": field.low, "maxItems": field.high}
    elif isinstance(field, Choice):
        found = {"values": set(field.values)}
    elif isinstance(field, Table):
        found = {"maxProperties": field.high}
    return {key: value for key, value in found.items() if value}


@pytest.mark.parametrize("name", PAIRS)
def test_every_field_has_the_same_limits(spec: dict[str, Any], name: str) -> None:
    reader, shape = Reader(spec), PAIRS[name]
    schema = reader.schema(name)
    theirs = schema["properties"]
    assert set(theirs) - set(shape.fields) <= set(LEFT_OUT)
    required = {key for key, field in shape.fields.items() if field.required}
    assert required == set(schema.get("required", ())) & set(shape.fields)
    for key, described in theirs.items():
        if key not in shape.fields:
            continue
        told, kept = reader.facts(described), ours(shape.fields[key])
        for fact in sorted(set(told) | set(kept)):
            if (name, key, fact) in LOOSER:
                assert fact not in kept
            elif (name, key, fact) in STRICTER:
                assert kept[fact] < told[fact]
            else:
                assert kept.get(fact) == told.get(fact), (name, key, fact)


@pytest.mark.parametrize("name", PAIRS)
def test_lists_take_the_same_kinds(spec: dict[str, Any], name: str) -> None:
    reader, shape = Reader(spec), PAIRS[name]
    for key, described in reader.schema(name)["properties"].items():
        field = shape.fields.get(key)
        kinds = field.of if isinstance(field, Listing) else field
        if not isinstance(kinds, ByType) or (name, key) in LAYOUT_LISTS:
            continue
        items = reader.plain(described).get("items", described)
        parts = items.get("oneOf", [items])
        numbers = {reader.plain(part)["properties"]["type"]["enum"][0] for part in parts}
        assert numbers == set(kinds.kinds), (name, key)


# The description takes both kinds of messages in one list; which it is depends on the flags.
LAYOUT_LISTS = {(name, "components") for name in PAIRS if "Message" in name and "Modal" not in name}
LAYOUT_LISTS -= {(name, "components") for name in PAIRS if "ComponentForMessage" in name}


def test_a_message_takes_the_same_kinds_of_components(spec: dict[str, Any]) -> None:
    reader = Reader(spec)
    listed = reader.schema("MessageCreateRequest")["properties"]["components"]
    parts = [reader.plain(part) for part in listed["items"]["oneOf"]]
    assert isinstance(tables.LAYOUT.of, ByType)
    assert {part["properties"]["type"]["enum"][0] for part in parts} == set(tables.LAYOUT.of.kinds)
    assert listed["maxItems"] == tables.LAYOUT.high


def test_we_know_every_kind_of_component(spec: dict[str, Any]) -> None:
    told = Reader(spec).schema("MessageComponentTypes")["oneOf"]
    assert {part["const"] for part in told} == set(KINDS)


def sample(field: Field) -> Any:
    """Make a small value that fits a field."""
    if isinstance(field, Listing):
        return distinct(field.of, max(1, field.low))
    if isinstance(field, ByType):
        return sample(next(iter(field.kinds.values())))
    if isinstance(field, Object):
        return {key: sample(inner) for key, inner in field.fields.items() if inner.required}
    return plain_sample(field)


def plain_sample(field: Field) -> Any:
    if isinstance(field, Text | Scalar):
        address = isinstance(field, Text) and field.url
        return "https://example.org/" if address else "a"
    if isinstance(field, Whole):
        return field.low or 1
    if isinstance(field, Number):
        return 1.5
    if isinstance(field, Choice):
        return field.values[0]
    if isinstance(field, Table):
        return {}
    return "1" if isinstance(field, Snowflake) else True


def distinct(field: Field, count: int) -> list[Any]:
    """Make so many values, different where a set wants them different."""
    if isinstance(field, Choice) and count <= len(field.values):
        return list(field.values[:count])
    made = [sample(field) for _ in range(count)]
    if made and isinstance(made[0], str) and made[0].isdecimal():
        return [str(number + 1) for number in range(count)]
    return made


def edges(field: Field) -> Iterator[tuple[Any, bool]]:
    """Make values just inside and just outside of a field's limits."""
    if isinstance(field, Text) and not field.url:
        yield from text_edges(field)
    elif isinstance(field, Whole):
        yield from number_edges(field)
    elif isinstance(field, Choice):
        yield from ((value, True) for value in field.values)
        yield 99, False
    elif isinstance(field, Listing):
        yield from list_edges(field)
    elif isinstance(field, Object | ByType):
        yield [], False
    if field.required:
        yield None, False


def text_edges(field: Text) -> Iterator[tuple[Any, bool]]:
    if field.high:
        yield "a" * field.high, True
        yield "a" * (field.high + 1), False
    if field.low:
        yield "", False
    yield 5, False


def number_edges(field: Whole) -> Iterator[tuple[Any, bool]]:
    if field.high is not None:
        yield field.high, True
        yield field.high + 1, False
    if field.low is not None:
        yield field.low, True
        yield field.low - 1, False


def list_edges(field: Listing) -> Iterator[tuple[Any, bool]]:
    if field.high and not (field.unique and isinstance(field.of, Choice)):
        yield distinct(field.of, field.high), True
        yield distinct(field.of, field.high + 1), False
    if field.low:
        yield [], False
    yield {}, False


def bodies(shape: Object) -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Make whole bodies in which one field is at or beyond its limit."""
    whole = sample(shape)
    yield "whole", whole, True
    for key, field in shape.fields.items():
        if field.required:
            yield f"without {key}", {k: v for k, v in whole.items() if k != key}, False
        for number, (value, fits) in enumerate(edges(field)):
            yield f"{key} {number}", {**copy.deepcopy(whole), key: value}, fits


# Bodies the description takes although the documentation does not, or the other way round.
ODD: dict[tuple[str, str], str] = {
    ("MessageCreateRequest", "content"): "see STRICTER",
    ("MessageEditRequestPartial", "content"): "see STRICTER",
    ("ModalInteractionCallbackRequestData", "components"): "see STRICTER",
    ("ActionRowComponentForModalRequest", "components"): "see STRICTER",
    ("MessageAllowedMentionsRequest", "parse"): "it takes a list with a null",
}


@pytest.mark.parametrize("name", PAIRS)
def test_bodies_are_judged_alike(spec: dict[str, Any], name: str) -> None:
    shape = PAIRS[name]
    root = {"$ref": f"#/components/schemas/{name}", "components": spec["components"]}
    judge = jsonschema.Draft202012Validator(root)
    count = 0
    for about, body, fits in bodies(shape):
        problems = Problems()
        shape.judge(body, (), problems)
        assert bool(problems) is not fits, (about, problems.found[:2])
        if (name, about.partition(" ")[0]) not in ODD:
            assert judge.is_valid(body) is fits, (about, body)
        count += 1
    assert count >= 2


def test_what_the_description_does_not_know_is_taken(spec: dict[str, Any]) -> None:
    schema = Reader(spec).schema("ApplicationCommandUpdateRequest")
    assert "nsfw" not in schema["properties"]
    problems = Problems()
    body = {"name": "game", "description": "d", "nsfw": True}
    commands.COMMAND.judge(body, (), problems)
    messages.EDIT.judge({"tts": False, "embeds": [{"flags": 0}]}, (), problems)
    messages.MENTIONS.judge({"users": [5]}, (), problems)
    assert not problems
