"""A finished picture, its words for those who do not see it, and how kinds are drawn."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import PurePath
from typing import Any, NamedTuple

from engine.core.words import say
from render.words import Words

ALT_LIMIT = 1024


class PictureSheet(NamedTuple):
    """A part of a picture that is shown by itself, with what that part says in words."""

    png: bytes
    alt: str
    name: str


class Picture(NamedTuple):
    """A PNG (a GIF where it moves) with what it says in words, and the name of its file.

    A tall one comes in sheets, too, from top to bottom: a phone shows each of them in full width.
    """

    png: bytes
    alt: str
    name: str
    sheets: tuple[PictureSheet, ...] = ()

    @property
    def parts(self) -> tuple[PictureSheet, ...]:
        """Return what is shown one below the other: the sheets, or all of it at once."""
        return self.sheets or (PictureSheet(self.png, self.alt, self.name),)


class Caption(NamedTuple):
    """What goes with a picture: the sentences that tell it, the name of its file, the language."""

    sentences: Sequence[str]
    name: str
    words: Words


class Drawing(NamedTuple):
    """A kind of picture: the type of what it shows, and who draws it for whom.

    The names are those of the captains by seat; the look is named as its reader chose it.
    """

    shown: Any
    draw: Callable[[Any, tuple[str, ...], Words, str], Picture]


def captioned(whole: bytes, pieces: Sequence[bytes], caption: Caption) -> Picture:
    """Put a picture together with its sheets, where it has several."""
    alt, name = within(caption.sentences), caption.name
    if len(pieces) < 2:
        return Picture(whole, alt, name)
    path = PurePath(name)
    sheets = tuple(
        PictureSheet(piece, told, f"{path.stem}-{number}{path.suffix}")
        for number, (piece, told) in enumerate(
            zip(pieces, _told_by(len(pieces), caption), strict=True), start=1
        )
    )
    return Picture(whole, alt, name, sheets)


def _told_by(count: int, caption: Caption) -> list[str]:
    """Share the sentences out among sheets, so that their texts can be read one after another."""
    rest, told = list(caption.sentences), []
    for part in range(1, count + 1):
        room = sum(map(len, rest)) / (count - part + 1)
        own: list[str] = []
        while rest and (part == count or not own or sum(map(len, own)) + len(rest[0]) <= room):
            own.append(rest.pop(0))
        told.append(within([caption.words(say("picture-part", part=part, count=count)), *own]))
    return told


def within(sentences: Iterable[str]) -> str:
    """Join as many sentences as an alternative text holds."""
    told = ""
    for sentence in sentences:
        joined = f"{told} {sentence}".strip()
        if len(joined) > ALT_LIMIT:
            break
        told = joined
    return told
