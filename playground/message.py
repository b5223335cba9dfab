"""Messages and their attachments."""

import dataclasses
import re
import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from playground.components import (
    BUTTON,
    FILE,
    LABEL,
    MEDIA_GALLERY,
    SELECTS,
    TEXT_DISPLAY,
    THUMBNAIL,
    Component,
)
from playground.validate.messages import is_blank

if TYPE_CHECKING:
    from playground.places import Channel, User

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
LAYOUT = 1 << 15

_UNSAFE = re.compile(r"[^A-Za-z0-9._-]")
_TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
}


def safe_name(name: str) -> str:
    """Write a file name as Discord keeps it."""
    return _UNSAFE.sub("", name.replace(" ", "_")) or "unknown"


@dataclasses.dataclass(frozen=True, slots=True)
class Attachment:
    """A file that hangs on a message."""

    id: int
    name: str
    data: bytes
    url: str
    description: str = ""

    @property
    def content_type(self) -> str:
        """Tell the media type, by the name."""
        return _TYPES.get(self.name.rpartition(".")[2].lower(), "application/octet-stream")

    @property
    def size(self) -> tuple[int, int] | None:
        """Tell width and height of a PNG picture."""
        if self.data[:8] != b"\x89PNG\r\n\x1a\n" or len(self.data) < 24:
            return None
        width, height = struct.unpack(">II", self.data[16:24])
        return width, height

    def wire(self) -> dict[str, Any]:
        """Write it as the client gets it."""
        answer: dict[str, Any] = {
            "id": str(self.id),
            "filename": self.name,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description:
            answer["description"] = self.description
        if self.size:
            answer["width"], answer["height"] = self.size
        return answer


@dataclasses.dataclass(frozen=True, slots=True)
class Appearance:
    """What a message shows at one moment; an edit replaces it as a whole."""

    content: str = ""
    embeds: tuple[dict[str, Any], ...] = ()
    raw_components: tuple[dict[str, Any], ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    pinged: tuple[int, ...] = ()

    @property
    def components(self) -> tuple[Component, ...]:
        """List the components at the top."""
        return tuple(Component(raw) for raw in self.raw_components)

    @property
    def blank(self) -> bool:
        """Tell whether there is nothing to see."""
        seen = any(not is_blank(embed) for embed in self.embeds)
        return not (self.content.strip() or seen or self.raw_components or self.attachments)

    def walk(self) -> Iterator[Component]:
        """Go through all components."""
        for component in self.components:
            yield from component.walk()

    @property
    def text(self) -> str:
        """Tell everything a person can read, line by line."""
        lines = [self.content]
        for embed in self.embeds:
            lines += _embed_lines(embed)
        for component in self.walk():
            lines += _component_lines(component)
        return "\n".join(line for line in lines if line)

    @property
    def alt_texts(self) -> tuple[str, ...]:
        """List the descriptions that stand behind pictures."""
        found = [attachment.description for attachment in self.attachments]
        for component in self.walk():
            if component.type in {THUMBNAIL, MEDIA_GALLERY, FILE}:
                found += [picture.description for picture in component.pictures]
        return tuple(text for text in found if text)


def _embed_lines(embed: dict[str, Any]) -> list[str]:
    lines = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for field in embed.get("fields") or ():
        lines += [field["name"], field["value"]]
    lines.append((embed.get("footer") or {}).get("text"))
    return [line for line in lines if line]


def _component_lines(component: Component) -> list[str]:
    if component.type in {BUTTON, LABEL}:
        return [component.label, component.description]
    if component.type == TEXT_DISPLAY:
        return [component.text]
    if component.type not in SELECTS:
        return []
    lines = [component.placeholder]
    for option in component.options:
        lines += [option.label, option.description]
    return lines


@dataclasses.dataclass(slots=True, eq=False)
class Message:
    """A message and what it looks like now."""

    id: int
    channel: "Channel"
    author: "User"
    created: float
    look: Appearance
    application: int | None = None
    nonce: int | str | None = None
    reply_to: "Message | None" = None
    ephemeral_for: "User | None" = None
    edited: float | None = None
    deleted: bool = False
    tts: bool = False
    interaction: dict[str, Any] | None = None
    edits: int = 0

    def __repr__(self) -> str:
        return f"<Message {self.id} by {self.author.name}: {self.text[:60]!r}>"

    @property
    def content(self) -> str:
        """Tell the plain text."""
        return self.look.content

    @property
    def embeds(self) -> tuple[dict[str, Any], ...]:
        """List the embeds."""
        return self.look.embeds

    @property
    def components(self) -> tuple[Component, ...]:
        """List the components at the top."""
        return self.look.components

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """List the files."""
        return self.look.attachments

    @property
    def text(self) -> str:
        """Tell everything a person can read, line by line."""
        return self.look.text

    @property
    def alt_texts(self) -> tuple[str, ...]:
        """List the descriptions that stand behind pictures."""
        return self.look.alt_texts

    @property
    def loading(self) -> bool:
        """Tell whether it only says that the bot is thinking."""
        return bool(self.look.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Tell whether it came without a notification."""
        return bool(self.look.flags & SUPPRESS_NOTIFICATIONS)

    @property
    def buttons(self) -> list[Component]:
        """List the buttons."""
        return [part for part in self.walk() if part.type == BUTTON]

    @property
    def selects(self) -> list[Component]:
        """List the selects."""
        return [part for part in self.walk() if part.type in SELECTS]

    def walk(self) -> Iterator[Component]:
        """Go through all components."""
        return self.look.walk()

    def find(self, custom_id: str) -> Component | None:
        """Find the component with this custom id."""
        return next((part for part in self.walk() if part.custom_id == custom_id), None)
