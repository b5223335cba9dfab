"""References to attachments inside components and embeds."""

from typing import Any

from playground.components import walk_raw
from playground.message import Appearance, Attachment, safe_name
from playground.validate.components import references
from playground.validate.messages import IS_LAYOUT
from playground.validate.shape import Problems

_SCHEME = "attachment://"


def resolve(look: Appearance, fresh: set[int], *, listed_attachments: bool) -> Appearance:
    """Turn references to attachments into addresses; refuse dangling and unused ones."""
    by_name = {part.name: part for part in look.attachments}
    by_url = {part.url: part for part in look.attachments}
    used: set[int] = set()
    problems = Problems()
    for url in references(look.raw_components):
        part = by_url.get(url) or by_name.get(safe_name(url.removeprefix(_SCHEME)))
        if part is not None:
            used.add(part.id)
        elif url.startswith(_SCHEME):
            text = f"Referenced attachment '{url}' was not found"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            problems.add(("components",), code, text)
    if look.flags & IS_LAYOUT:
        _check_layout(look, used, fresh, problems, listed=listed_attachments)
    problems.raise_if_any()
    for component in walk_raw(look.raw_components):
        _resolve_component(component, by_name)
    for embed in look.embeds:
        for key in ("image", "thumbnail", "video", "footer", "author"):
            _resolve_media(embed.get(key), by_name)
    return look


def _check_layout(
    look: Appearance, used: set[int], fresh: set[int], problems: Problems, *, listed: bool
) -> None:
    for index, part in enumerate(look.attachments):
        if part.id not in used and (listed or part.id in fresh):
            text = "Attachments must be shown by a component when IS_COMPONENTS_V2 is set"
            problems.add(("attachments", index), "ATTACHMENT_NOT_REFERENCED", text)
    if look.content or look.embeds:
        text = "Content and embeds must be cleared when IS_COMPONENTS_V2 is set"
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        problems.add(("content",), code, text)


def _resolve_component(component: dict[str, Any], by_name: dict[str, Attachment]) -> None:
    _resolve_media(component.get("media"), by_name)
    for item in component.get("items") or ():
        _resolve_media(item.get("media"), by_name)
    if (part := _resolve_media(component.get("file"), by_name)) is not None:
        component["name"], component["size"] = part.name, len(part.data)


def _resolve_media(
    media: dict[str, Any] | None, by_name: dict[str, Attachment]
) -> Attachment | None:
    for key in ("url", "icon_url"):
        url = str((media or {}).get(key) or "")
        part = by_name.get(safe_name(url.removeprefix(_SCHEME)))
        if media is not None and part is not None and url.startswith(_SCHEME):
            media[key] = media[f"proxy_{key}"] = part.url
            media["attachment_id"] = str(part.id)
            media["loading_state"], media["placeholder"] = 2, ""
            media["content_type"] = part.content_type
            if part.size:
                media["width"], media["height"] = part.size
            return part
    return None
