"""The limits of embeds."""

from collections.abc import Sequence
from typing import Any

from playground.validate.shape import (
    Flag,
    Listing,
    Number,
    Object,
    Path,
    Problems,
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
