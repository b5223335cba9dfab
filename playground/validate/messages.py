"""The limits of messages: creating, editing, answering interactions."""

from collections.abc import Collection, Sequence
from typing import Any

from playground.validate.components import check_components
from playground.validate.shape import (
    Choice,
    Flag,
    Listing,
    Number,
    Object,
    Path,
    Problems,
    Snowflake,
    Text,
    Whole,
    url_field,
)

MAX_TOTAL = 6000

_MEDIA_FIELDS = {
    "url": url_field(2048, attachments=True),
    "width": Number(),
    "height": Number(),
    "placeholder": Text(high=64),
    "placeholder_version": Whole(low=0, high=2**31 - 1),
    "is_animated": Flag(),
    "description": Text(high=4096),
}
AUTHOR = Object(
    fields={
        "name": Text(high=256),
        "url": url_field(2048),
        "icon_url": url_field(2048, attachments=True),
    }
)
MEDIA = Object(fields=_MEDIA_FIELDS)
FOOTER = Object(fields={"text": Text(high=2048), "icon_url": url_field(2048, attachments=True)})
FIELD = Object(
    fields={
        "name": Text(high=256, required=True, nullable=False),
        "value": Text(high=1024, required=True, nullable=False),
        "inline": Flag(),
    },
    nullable=False,
)
PROVIDER = Object(fields={"name": Text(high=256), "url": url_field(2048)})
EMBED = Object(
    fields={
        "type": Text(high=152133),
        "url": url_field(2048),
        "title": Text(high=256),
        "color": Whole(low=0, high=0xFFFFFF),
        "timestamp": Text(),
        "description": Text(high=4096),
        "author": AUTHOR,
        "image": MEDIA,
        "thumbnail": MEDIA,
        "footer": FOOTER,
        "fields": Listing(of=FIELD, high=25),
        "provider": PROVIDER,
        "video": MEDIA,
    },
    nullable=False,
)
EMBEDS = Listing(of=EMBED, high=10)


def check_embeds(value: Any, problems: Problems) -> None:
    """Judge what fields alone do not: empty field texts and the size of all embeds together."""
    if not value or problems:
        return
    for index, embed in enumerate(value):
        _check_fields(embed.get("fields") or (), ("embeds", index, "fields"), problems)
    if sum(embed_size(embed) for embed in value) > MAX_TOTAL:
        text = f"Embed size exceeds maximum size of {MAX_TOTAL}"
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_fields(fields: Sequence[dict[str, Any]], path: Path, problems: Problems) -> None:
    for number, field in enumerate(fields):
        for key in ("name", "value"):
            if not field[key].strip():
                place = (*path, number, key)
                problems.add(place, "BASE_TYPE_REQUIRED", "This field is required")


def embed_size(embed: dict[str, Any]) -> int:
    """Count the characters that count towards the total."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or ():
        texts += [field["name"], field["value"]]
    return sum(len(text or "") for text in texts)


def is_blank(embed: dict[str, Any]) -> bool:
    """Tell whether there is nothing to see in it."""
    shown = ("title", "description", "fields", "image", "thumbnail", "footer", "author", "video")
    return not any(embed.get(key) for key in shown)


IS_LAYOUT = 1 << 15
MAX_CONTENT = 2000
MAX_FILES = 10
MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_REQUEST_BYTES = 25 * 1024 * 1024
MAX_NONCE = 25

ATTACHMENT = Object(
    fields={
        "id": Snowflake(required=True, nullable=False),
        "filename": Text(low=1, high=1024),
        "description": Text(high=1024),
        "duration_secs": Number(low=0, high=2**31 - 1),
        "waveform": Text(high=400),
        "title": Text(high=1024),
        "is_spoiler": Flag(),
        "is_remix": Flag(),
    },
    nullable=False,
)
MENTIONS = Object(
    fields={
        "parse": Listing(of=Choice(values=("users", "roles", "everyone")), unique=True),
        "users": Listing(of=Snowflake(), high=100, unique=True),
        "roles": Listing(of=Snowflake(), high=100, unique=True),
        "replied_user": Flag(),
    }
)
REFERENCE = Object(
    fields={
        "guild_id": Snowflake(),
        "channel_id": Snowflake(),
        "message_id": Snowflake(required=True, nullable=False),
        "fail_if_not_exists": Flag(),
        "type": Choice(values=(0,)),
    }
)
COMMON = {
    "content": Text(high=MAX_CONTENT),
    "embeds": EMBEDS,
    "allowed_mentions": MENTIONS,
    "flags": Whole(),
    "attachments": Listing(of=ATTACHMENT, high=MAX_FILES),
}
CREATE = Object(
    fields=COMMON
    | {
        "message_reference": REFERENCE,
        "sticker_ids": Listing(of=Snowflake(nullable=False), high=3),
        "enforce_nonce": Flag(),
        "tts": Flag(),
    },
    nullable=False,
)
EDIT = Object(fields=COMMON, nullable=False)
REPLY = Object(fields=COMMON | {"tts": Flag()}, nullable=False)


def check_body(shape: Object, body: Any, *, layout: bool) -> None:
    """Refuse a malformed message body."""
    problems = Problems()
    shape.check(body, (), problems)
    if problems:
        raise problems.error()
    check_nonce(body.get("nonce"), problems)
    check_embeds(body.get("embeds"), problems)
    if layout:
        _check_layout_alone(body, problems)
    check_components(body.get("components"), layout=layout, problems=problems)
    _check_mentions(body.get("allowed_mentions"), problems)
    problems.raise_if_any()


def check_nonce(nonce: Any, problems: Problems) -> None:
    """Judge a nonce: a number or a short text."""
    if nonce is None:
        return
    if isinstance(nonce, bool) or not isinstance(nonce, int | str):
        problems.add(("nonce",), "NONCE_TYPE_INVALID", "Nonce must be an integer or a string")
    elif isinstance(nonce, str) and len(nonce) > MAX_NONCE:
        text = f"Must be {MAX_NONCE} or fewer in length."
        problems.add(("nonce",), "BASE_TYPE_MAX_LENGTH", text)
    elif isinstance(nonce, int) and not -(2**63) <= nonce < 2**63:
        text = "int value should be less than or equal to 9223372036854775807."
        problems.add(("nonce",), "NUMBER_TYPE_MAX", text)


def _check_layout_alone(body: dict[str, Any], problems: Problems) -> None:
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(key):
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            problems.add((key,), code, text)


def _check_mentions(mentions: dict[str, Any] | None, problems: Problems) -> None:
    parse = (mentions or {}).get("parse") or ()
    for key in ("users", "roles"):
        if key in parse and (mentions or {}).get(key):
            text = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            problems.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def check_files(count: int, sizes: Collection[int]) -> bool:
    """Tell whether these files may come along; a false answer means too large."""
    if count > MAX_FILES:
        problems = Problems()
        text = f"Must be {MAX_FILES} or fewer in length."
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", text)
        raise problems.error()
    return all(size <= MAX_FILE_BYTES for size in sizes) and sum(sizes) <= MAX_REQUEST_BYTES
