"""A message in words, as Markdown lines: texts, buttons, selects, pictures with their alt text."""

from __future__ import annotations

import datetime as dt
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from playground import components as c
from playground.components import Component
from playground.message import Appearance, Attachment
from playground.show.words import ENGLISH, Words, counted, date_words

if TYPE_CHECKING:
    from playground.world import World

MOST = 25  # options of a select, which is all of them
_STAMP = re.compile(r"<t:(\d{1,11})(?::([tTdDfFsSR]))?>")
_NAMED = re.compile(r"<(@!?|#)(\d{1,20})>")
_UNITS = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))
_HOURS = {"t": "%H:%M", "T": "%H:%M:%S"}


class Pictures:
    """Writes each different picture once and knows how to link it."""

    def __init__(self, folder: Path, under: str = "pictures") -> None:
        self._folder = folder / under
        self._under = under
        self._links: dict[str, str] = {}

    def link(self, file: Attachment) -> str:
        """Write the file, unless it is there, and tell the path for a link."""
        key = hashlib.sha256(file.data).hexdigest()
        if key not in self._links:
            self._folder.mkdir(parents=True, exist_ok=True)
            name = f"{len(self._links) + 1:04d}-{file.name}"
            (self._folder / name).write_bytes(file.data)
            self._links[key] = f"{self._under}/{name}"
        return self._links[key]


def message_lines(
    look: Appearance, pictures: Pictures, most: int = MOST, words: Words = ENGLISH
) -> Iterator[str]:
    """Describe what a message shows; of a select, `most` options besides those chosen."""
    files = {file.url: file for file in look.attachments}
    used: set[str] = set()
    yield from look.content.splitlines()
    for embed in look.embeds:
        yield from _embed_lines(embed_texts(embed))
        used |= {(embed.get(key) or {}).get("url", "") for key in ("image", "thumbnail")}
        for url in sorted(used & set(files)):
            yield from file_lines(files[url], pictures, "", words)
    for component in look.components:
        yield from _component_lines(component, files, used, pictures, most, words)
    for url, file in files.items():
        if url not in used:
            yield from file_lines(file, pictures, "", words)


def embed_texts(embed: dict[str, object]) -> list[str]:
    """List the texts of an embed in reading order."""
    author, footer, fields = embed.get("author"), embed.get("footer"), embed.get("fields")
    texts = [author.get("name") if isinstance(author, dict) else None]
    texts += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
    for field in fields if isinstance(fields, list) else ():
        texts.append(f"{field['name']}: {field['value']}")
    texts.append(footer.get("text") if isinstance(footer, dict) else None)
    return [text for text in texts if text]


def _embed_lines(texts: list[str]) -> Iterator[str]:
    for text in texts:
        for line in text.splitlines():
            yield f"│ {line}"


def file_lines(
    file: Attachment, pictures: Pictures, description: str, words: Words = ENGLISH
) -> Iterator[str]:
    """Describe a file: link it, and quote its alt text."""
    alt = description or file.description
    mark = "!" if file.content_type.startswith("image/") else ""
    yield f"{mark}[{file.name}]({pictures.link(file)})"
    if alt:
        quoted = " / ".join(alt.splitlines())
        yield words["alt"].format(quoted)


def _component_lines(
    component: Component,
    files: dict[str, Attachment],
    used: set[str],
    pictures: Pictures,
    most: int,
    words: Words,
) -> Iterator[str]:
    if component.type == c.TEXT_DISPLAY:
        yield from component.text.splitlines()
    elif component.type == c.SEPARATOR:
        yield "⸻"
    elif component.type == c.BUTTON:
        yield button_words(component, words)
    elif component.type in c.SELECTS:
        yield select_words(component, most, words)
    elif component.type == c.ACTION_ROW and component.children[0].type == c.BUTTON:
        yield " ".join(button_words(child, words) for child in component.children)
        return
    for picture in component.pictures:
        if picture.url in files:
            used.add(picture.url)
            yield from file_lines(files[picture.url], pictures, picture.description, words)
        else:
            yield f"({component.kind}: {picture.url})"
    for child in component.children:
        yield from _component_lines(child, files, used, pictures, most, words)


def button_words(button: Component, words: Words = ENGLISH) -> str:
    """Describe a button."""
    link = f" → {button.url}" if button.url else ""
    off = words["off"] if button.disabled else ""
    return f"[{button.label}{off}{link}]"


def select_words(select: Component, most: int = MOST, words: Words = ENGLISH) -> str:
    """Describe a select with its options, chosen ones ticked."""
    told = [option for place, option in enumerate(select.options) if place < most or option.default]
    more = len(select.options) - len(told)
    listed = " · ".join(
        option.label
        + (f" ({option.description})" if option.description else "")
        + (" ✓" if option.default else "")
        for option in told
    )
    off = words["select off"] if select.disabled else ""
    kind = words.get(select.kind, select.kind)
    head = f"{kind}{off}: {select.placeholder}".rstrip(": ")
    rest = words["more"].format(more) if more else ""
    return f"‹{head} | {listed}{rest}›" if listed else f"‹{head}›"


def spoken(text: str, world: World, now: float, words: Words = ENGLISH) -> str:
    """Show times, people and channels as a client shows them."""
    text = _STAMP.sub(lambda match: _moment(int(match[1]), match[2] or "f", now, words), text)
    return _NAMED.sub(lambda match: _name(match[1], int(match[2]), world), text)


def _moment(when: int, style: str, now: float, words: Words) -> str:
    if style == "R":
        return _distance(when - now, words)
    moment = dt.datetime.fromtimestamp(when, dt.UTC)
    if style in _HOURS:
        return f"{moment:{_HOURS[style]}}"
    if style == "d":
        return f"{moment:{words['numbers']}}"
    day = date_words(moment, words)
    return day if style == "D" else f"{day} {moment:%H:%M}"


def _distance(seconds: float, words: Words) -> str:
    for unit, length in _UNITS:
        count = round(abs(seconds) / length)
        if count:
            way = "to come" if seconds > 0 else "gone"
            return words[way].format(counted(count, words[unit]))
    return words["now"]


def _name(sign: str, number: int, world: World) -> str:
    known = world.channels.get(number) if sign == "#" else world.users.get(number)
    return f"{sign[0]}{known.name}" if known else "@unknown"
