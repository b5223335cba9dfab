"""What a message is made of, within Discord's limits; and the mark by which it is found again."""

import io
import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from render.picture import Picture, PictureSheet
from render.theme import Colour

TEXT_LIMIT = 4000  # of all texts of a message together
COMPONENT_LIMIT = 40
ROW_LIMIT = 5  # buttons in a row
ALT_LIMIT = 1024
NO_EMOJIS: Mapping[str, int] = {}

Hanging: TypeAlias = tuple[discord.Attachment, ...]
"""The files of a picture that hangs on a message."""


class Signed(ABC):
    """A control with signs, which are emojis of our own."""

    @abstractmethod
    def put_emojis(self, emojis: Mapping[str, int]) -> None:
        """Put those on it that Discord has."""


class Sole(NamedTuple):
    """A question that stands in one private message alone, and what others say in its place."""

    game: int
    group: str
    elsewhere: "Layout"


@dataclass
class Layout:
    """A message being put together; `view()` and `files()` are what discord.py sends."""

    items: list[ui.Item[Any]] = field(default_factory=list)
    pictures: list[PictureSheet] = field(default_factory=list)
    kept: list[discord.Attachment] = field(default_factory=list)
    papers: list[tuple[str, bytes]] = field(default_factory=list)  # files to download, by name
    letters: int = 0
    colour: Colour | None = None  # of the bar beside all of it
    aside: bool = False  # said beside the message that was clicked, not in its place
    later: "Callable[[], Awaitable[Layout]] | None" = None  # the same, once its picture is drawn
    anew: "Callable[[], Awaitable[Layout]] | None" = None  # the same where what is kept is gone
    sole: Sole | None = None

    def say(self, text: str) -> "Layout":
        """Add a text; cut it at whole lines where the message would grow too long."""
        text = fitted(text, TEXT_LIMIT - self.letters)
        if text:
            self.letters += len(text)
            self.items.append(ui.TextDisplay(text))
        return self

    def show(self, picture: "Picture | Hanging | None") -> "Layout":
        """Add a picture with its alt text; one the message already has is not sent again.

        Each sheet of a tall one stands in a gallery of its own: where several share one, a phone
        shows them side by side, and small.
        """
        if isinstance(picture, Picture):
            self.items += [_gallery(sheet.name, sheet.alt) for sheet in picture.parts]
            self.pictures += picture.parts
        elif picture is not None:
            self.items += [_gallery(each.filename, each.description or "") for each in picture]
            self.kept += picture
        return self

    def beside(self, text: str, control: ui.Item[Any]) -> "Layout":
        """Add a text with a button to its right."""
        self.letters += len(text)
        self.items.append(ui.Section(ui.TextDisplay(text), accessory=control))
        return self

    def attach(self, name: str, data: bytes) -> "Layout":
        """Add a file to download."""
        self.items.append(ui.File(f"attachment://{name}"))
        self.papers.append((name, data))
        return self

    def rows(self, controls: Sequence[ui.Item[Any]]) -> "Layout":
        """Add buttons, five to a row."""
        for first in range(0, len(controls), ROW_LIMIT):
            self.items.append(ui.ActionRow(*controls[first : first + ROW_LIMIT]))
        return self

    def join(self, other: "Layout") -> "Layout":
        """Add all that `other` holds."""
        self.items += other.items
        self.pictures += other.pictures
        self.kept += other.kept
        self.papers += other.papers
        self.letters += other.letters
        self.colour = self.colour or other.colour
        return self

    def framed(self, colour: Colour) -> "Layout":
        """Hold all of it together by a bar in a colour."""
        self.colour = colour
        return self

    async def afresh(self) -> "Layout":
        """Return the same with its pictures drawn anew where they hang nowhere any more."""
        if not self.kept:
            return self
        return self.without_kept() if self.anew is None else await self.anew()

    def without_kept(self) -> "Layout":
        """Return the same without pictures that hang on an earlier message."""
        items = [item for item in self.items if not (self.kept and _is_gallery(item))]
        return Layout(
            items, list(self.pictures), letters=self.letters, colour=self.colour, aside=self.aside
        )

    def hangs(self) -> str:
        """Name the pictures; equal names are equal pictures."""
        return " ".join(picture.name for picture in self.pictures)

    def attachments(
        self, hung: Mapping[str, discord.Attachment]
    ) -> list[discord.Attachment | discord.File]:
        """List what shall hang there; of what hangs already, pictures of equal names stay."""
        names = {picture.name for picture in self.pictures}
        stays = {name: picture for name, picture in hung.items() if name in names}
        return [*self.kept, *(stays.get(file.filename, file) for file in self.files())]

    def view(self, emojis: Mapping[str, int] = NO_EMOJIS) -> ui.LayoutView:
        """Make the view with the emojis there are; raise ValueError where Discord would refuse."""
        view = self._view()
        for item in view.walk_children():
            if isinstance(item, Signed):
                item.put_emojis(emojis)
        return view

    def _view(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        if self.colour is not None and self.items:
            bar = discord.Colour.from_rgb(*self.colour)
            return view.add_item(ui.Container(*self.items, accent_colour=bar))
        for item in self.items:
            view.add_item(item)
        return view

    def files(self) -> list[discord.File]:
        """Make the uploads; each carries its alt text too."""
        pictures = [
            discord.File(
                io.BytesIO(picture.png), filename=picture.name, description=picture.alt[:ALT_LIMIT]
            )
            for picture in self.pictures
        ]
        return pictures + [discord.File(io.BytesIO(data), name) for name, data in self.papers]


def _is_gallery(item: ui.Item[Any]) -> bool:
    return isinstance(item, ui.MediaGallery)


def _gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    item = discord.MediaGalleryItem(f"attachment://{name}", description=alt[:ALT_LIMIT])
    return ui.MediaGallery(item)


def fitted(text: str, limit: int) -> str:
    """Return `text`, cut at a line's end with an ellipsis where it is longer than `limit`."""
    if len(text) <= limit:
        return text
    if limit < 2:
        return ""
    cut = text[: limit - 2]
    whole = cut.rpartition("\n")[0] or cut
    return f"{whole}\n…"


def lines(parts: Iterable[str]) -> str:
    """Put lines together, leaving out empty ones."""
    return "\n".join(part for part in parts if part)


_MARK = re.compile(r"^-# #\d+·\d+.*$", re.MULTILINE)


def texts_of(message: discord.Message) -> str:
    """Read all texts of a message of ours."""
    said = (getattr(part, "content", None) or "" for part in parts_of(message))
    return "\n".join([message.content, *said])


def parts_of(message: discord.Message) -> Iterator[Any]:
    """List all components of a message, those within others too."""
    pending: list[Any] = list(message.components)
    while pending:
        part = pending.pop(0)
        yield part
        pending.extend(getattr(part, "children", None) or ())
        pending.extend(filter(None, [getattr(part, "accessory", None)]))


def mark_of(message: discord.Message | None) -> str:
    """Return the line with the mark of a message, so that redrawing keeps it; else nothing."""
    found = _MARK.findall(texts_of(message)) if message else []
    return found[-1] if found else ""


def bears(message: discord.Message, mark: str) -> bool:
    """Tell whether `message` carries exactly this mark."""
    line = mark_of(message)
    return re.match(re.escape(f"-# {mark}") + r"(?!\d)", line) is not None
