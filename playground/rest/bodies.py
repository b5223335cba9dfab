"""How bodies of requests become messages: files, references, mentions, edits."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING, Any

from playground.components import walk_raw
from playground.errors import refusal
from playground.message import LOADING, Appearance, Attachment, Message, safe_name
from playground.places import ATTACH_FILES, EMBED_LINKS, Channel
from playground.validate.messages import IS_LAYOUT, check_files
from playground.validate.shape import Problems

if TYPE_CHECKING:
    from playground.application import Application
    from playground.world import World
from playground.validate.components import check_emojis, references

_MENTION = re.compile(r"<@!?(\d+)>")


@dataclasses.dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came with a request."""

    slot: int
    name: str
    data: bytes


def compose(
    app: Application,
    channel: Channel,
    body: dict[str, Any],
    uploads: list[Upload],
    *,
    old: Appearance | None = None,
    keep_flags: int = 0,
) -> Appearance:
    """Make what a message shall show, from a body that has been judged already."""
    before, world = old or Appearance(), app.world
    sizes = [len(upload.data) for upload in uploads]
    if not check_files(len(uploads), sizes):
        raise refusal(40005)
    attachments, fresh = _attachments(world, channel, body, uploads, before)
    embeds = before.embeds if body.get("embeds", ...) is ... else tuple(body["embeds"] or ())
    listed = body.get("components", ...)
    raw = before.raw_components if listed is ... else tuple(listed or ())
    if raw is not before.raw_components:
        check_emojis(raw, app.emojis)
    content = before.content if body.get("content", ...) is ... else body["content"] or ""
    flags = (int(body.get("flags") or 0) | keep_flags) & ~LOADING
    text = " ".join([content, *(part.get("content") or "" for part in walk_raw(raw))])
    look = Appearance(
        content=content.strip(),
        embeds=tuple(_copied(embed) for embed in embeds),
        raw_components=_numbered(raw) if raw is not before.raw_components else raw,
        attachments=attachments,
        flags=flags,
        pinged=pinged(text, body.get("allowed_mentions"), world),
    )
    return resolve(look, fresh, listed_attachments=body.get("attachments") is not None)


def _attachments(
    world: World,
    channel: Channel,
    body: dict[str, Any],
    uploads: list[Upload],
    before: Appearance,
) -> tuple[tuple[Attachment, ...], set[int]]:
    listed = body.get("attachments")
    about = {str(item["id"]): item for item in listed or ()}
    problems = Problems()
    kept = before.attachments
    if listed is not None:
        kept = tuple(
            dataclasses.replace(
                old, description=about[str(old.id)].get("description") or old.description
            )
            for old in before.attachments
            if str(old.id) in about
        )
    known = {str(old.id) for old in kept} | {str(upload.slot) for upload in uploads}
    for index, item in enumerate(listed or ()):
        if str(item["id"]) not in known:
            text = f"Attachment {item['id']} was not found"
            problems.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", text)
    problems.raise_if_any()
    fresh = tuple(
        _store(world, channel, upload, about.get(str(upload.slot), {})) for upload in uploads
    )
    total = len(kept) + len(fresh)
    check_files(total, ())
    return kept + fresh, {item.id for item in fresh}


def _store(world: World, channel: Channel, upload: Upload, about: dict[str, Any]) -> Attachment:
    number = world.ids.next()
    name = safe_name(about.get("filename") or upload.name)
    if about.get("is_spoiler") and not name.startswith("SPOILER_"):
        name = f"SPOILER_{name}"
    return Attachment(
        id=number,
        name=name,
        data=upload.data,
        url=f"{world.cdn}/attachments/{channel.id}/{number}/{name}",
        description=about.get("description") or "",
    )


def publish_files(world: World, look: Appearance) -> None:
    """Let the files of a message be fetched."""
    for part in look.attachments:
        world.files[part.id] = (part.name, part.content_type, part.data)


def _numbered(raw: tuple[dict[str, Any], ...]) -> tuple[dict[str, Any], ...]:
    """Copy components, giving an id to those that came without."""
    copied: list[dict[str, Any]] = _copied(list(raw))
    taken = {part["id"] for part in walk_raw(copied) if part.get("id")}
    number = 0
    for part in walk_raw(copied):
        if not part.get("id"):
            number += 1
            while number in taken:
                number += 1
            part["id"] = number
    return tuple(copied)


def _copied(raw: Any) -> Any:
    """Copy what came as JSON: of that nothing is shared and nothing is a circle."""
    if isinstance(raw, dict):
        return {key: _copied(value) for key, value in raw.items()}
    return [_copied(value) for value in raw] if isinstance(raw, list) else raw


def pinged(text: str, allowed: dict[str, Any] | None, world: World) -> tuple[int, ...]:
    """List whom a text mentions with a notification."""
    named = [int(number) for number in _MENTION.findall(text)]
    known = [number for number in dict.fromkeys(named) if number in world.users]
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return tuple(known)
    chosen = {int(number) for number in allowed.get("users") or ()}
    return tuple(number for number in known if number in chosen)


def check_rights(channel: Channel, app: Application, look: Appearance) -> Appearance:
    """Refuse files, and drop embeds, that the bot may not post here."""
    rights = channel.permissions(app)
    if look.attachments and not rights & ATTACH_FILES:
        raise refusal(50013)
    if look.embeds and not rights & EMBED_LINKS:
        return dataclasses.replace(look, embeds=())
    return look


def check_not_empty(look: Appearance) -> None:
    """Refuse a message in which there is nothing to see."""
    if look.blank:
        raise refusal(50006)


def check_layout_stays(old: Message, body: dict[str, Any]) -> bool:
    """Tell whether an edited message is a layout; once it is one, it stays one."""
    return bool((wanted_flags(body) | old.look.flags) & IS_LAYOUT)


def wanted_flags(body: Any) -> int:
    """Read the flags of a body that has not been judged yet."""
    flags = body.get("flags") if isinstance(body, dict) else 0
    return flags if isinstance(flags, int) else 0


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
    if not media:
        return None
    for key in ("url", "icon_url"):
        url = str(media.get(key) or "")
        if not url.startswith(_SCHEME):
            continue
        if (part := by_name.get(safe_name(url.removeprefix(_SCHEME)))) is not None:
            media[key] = media[f"proxy_{key}"] = part.url
            media["attachment_id"] = str(part.id)
            media["loading_state"], media["placeholder"] = 2, ""
            media["content_type"] = part.content_type
            if part.size:
                media["width"], media["height"] = part.size
            return part
    return None
