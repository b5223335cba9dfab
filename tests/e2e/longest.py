"""The longest that legal names and translations can make of everything.

A language whose sentences are 40 % longer than the English ones, and names of 32 characters:
wide letters that read from right to left, marks of Markdown, mentions, emoji, custom ids.
"""

import io
import shutil
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer
from PIL import Image

from cogs.pages.posts import names_of
from cogs.pictures.picture_cache import PictureCache
from engine.host.values.records import GameInfo
from playground.show import captains
from render import words as render_words
from render.picture import Picture, within
from render.tremble.texts.alt import board_alt, hand_alt
from render.words import FALLBACK, Words

LOCALE = "de"
NAMES = (
    "\ufdfd" * 31 + "\u05d0",
    "*_~|`>#[]()\\*_~|`>#[]()\\*_~|`>#[",
    "@everyone @here <@1234567890123>",
    "👩‍🚀" * 10 + "🛸🛸",
    "ms:done:1:t1:plan#0.1 mp:1:t1#00",
)
LENGTH = 32
_STRETCH = 5  # two of so many letters stand twice


def stretched(text: str) -> str:
    """Make a text 40 % longer, word by word, and leave Discord's marks as they are."""
    told: list[str] = []
    letters = 0
    for char in text:
        told.append(char)
        if char.isalpha():
            letters += 1
            if letters % _STRETCH in {0, 2}:
                told.append(char)
    return "".join(told)


class _Stretcher(Transformer):
    """Stretches all texts but the names of commands and their options, and what is code."""

    def visit_Message(self, node: Message) -> Message:  # noqa: N802
        name = node.id.name
        if name.startswith("command-") and not name.startswith("command-choice-"):
            return node
        return self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        parts = node.value.split("`")
        parts[::2] = [_stretched_outside_marks(part) for part in parts[::2]]
        return TextElement("`".join(parts))


def _stretched_outside_marks(text: str) -> str:
    pieces: list[str] = []
    rest = text
    while "<" in rest:
        before, _, after = rest.partition("<")
        mark, closing, rest = after.partition(">")
        pieces += [stretched(before), f"<{mark}{closing}"]
    return "".join([*pieces, stretched(rest)])


def speak_long(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let the language exist until the test is over, and let captains of the stand-in know it."""
    source = Path(render_words.__file__).parent / "locales" / FALLBACK
    target = folder / "locales" / LOCALE
    target.mkdir(parents=True)
    shutil.copytree(source, folder / "locales" / FALLBACK)
    for file in source.glob("*.ftl"):
        resource = FluentParser().parse(file.read_text("utf-8"))
        _Stretcher().visit(resource)
        (target / file.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    monkeypatch.setattr(render_words, "files", lambda _package: folder)
    render_words.locales.cache_clear()
    render_words.kept_words.cache_clear()
    for name in ("DONE", "CHANGE", "ORDERS"):
        monkeypatch.setattr(captains, name, stretched(getattr(captains, name)))
    monkeypatch.setattr(captains, "ASIDE", frozenset(map(stretched, captains.ASIDE)))


def forget_long() -> None:
    """Forget the language, once `monkeypatch` has put everything back."""
    render_words.locales.cache_clear()
    render_words.kept_words.cache_clear()


def draw_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send small pictures with all their words; how they are drawn is tested elsewhere."""

    async def board(
        _picture_cache: PictureCache, game: GameInfo, view: Any, words: Words, *_: str, **__: Any
    ) -> Picture:
        told = board_alt(view.public, names_of(game), words)
        return Picture(PIXEL, within(told), "board.png")

    async def hand(
        _picture_cache: PictureCache, _game: GameInfo, view: Any, words: Words, *_: str, **__: Any
    ) -> Picture:
        told = hand_alt(view.public, view.own, words)
        return Picture(PIXEL, within(told), "hand.png")

    monkeypatch.setattr(PictureCache, "board", board)
    monkeypatch.setattr(PictureCache, "hand", hand)


def _pixel() -> bytes:
    buffer = io.BytesIO()
    Image.new("P", (1, 1)).save(buffer, "PNG")
    return buffer.getvalue()


PIXEL = _pixel()
