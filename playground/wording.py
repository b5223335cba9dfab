"""A message in words, as Markdown lines: texts, buttons, selects, pictures with their alt text."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from playground import components as c
from playground.components import Component
from playground.message import Appearance, Attachment


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


def message_lines(look: Appearance, pictures: Pictures) -> Iterator[str]:
    """Describe what a message shows."""
    files = {file.url: file for file in look.attachments}
    used: set[str] = set()
    yield from look.content.splitlines()
    for embed in look.embeds:
        yield from _embed_lines(embed_texts(embed))
        used |= {(embed.get(key) or {}).get("url", "") for key in ("image", "thumbnail")}
        for url in sorted(used & set(files)):
            yield from file_lines(files[url], pictures, "")
    for component in look.components:
        yield from _component_lines(component, files, used, pictures)
    for url, file in files.items():
        if url not in used:
            yield from file_lines(file, pictures, "")


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


def file_lines(file: Attachment, pictures: Pictures, description: str) -> Iterator[str]:
    """Describe a file: link it, and quote its alt text."""
    alt = description or file.description
    mark = "!" if file.content_type.startswith("image/") else ""
    yield f"{mark}[{file.name}]({pictures.link(file)})"
    if alt:
        quoted = " / ".join(alt.splitlines())
        yield f"*Alt text: “{quoted}”*"


def _component_lines(
    component: Component, files: dict[str, Attachment], used: set[str], pictures: Pictures
) -> Iterator[str]:
    if component.type == c.TEXT_DISPLAY:
        yield from component.text.splitlines()
    elif component.type == c.SEPARATOR:
        yield "⸻"
    elif component.type == c.BUTTON:
        yield button_words(component)
    elif component.type in c.SELECTS:
        yield select_words(component)
    elif component.type == c.ACTION_ROW and component.children[0].type == c.BUTTON:
        yield " ".join(button_words(child) for child in component.children)
        return
    for picture in component.pictures:
        if picture.url in files:
            used.add(picture.url)
            yield from file_lines(files[picture.url], pictures, picture.description)
        else:
            yield f"({component.kind}: {picture.url})"
    for child in component.children:
        yield from _component_lines(child, files, used, pictures)


def button_words(button: Component) -> str:
    """Describe a button."""
    link = f" → {button.url}" if button.url else ""
    off = " (off)" if button.disabled else ""
    return f"[{button.label}{off}{link}]"


def select_words(select: Component) -> str:
    """Describe a select with its options, chosen ones ticked."""
    listed = " · ".join(
        option.label
        + (f" ({option.description})" if option.description else "")
        + (" ✓" if option.default else "")
        for option in select.options
    )
    off = ", off" if select.disabled else ""
    head = f"{select.kind}{off}: {select.placeholder}".rstrip(": ")
    return f"‹{head} | {listed}›" if listed else f"‹{head}›"
