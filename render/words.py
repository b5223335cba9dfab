"""Texts made into sentences of a language, through its message catalogues."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from engine.core.words import CAPTAIN, NAME, Text, Value, say
from render.catalogue import Catalogue

FALLBACK = "en"
NAMES = "names.toml"  # what a locale calls the things that the data of games name
CACHED_SENTENCES = 8192
NAMED_TABLES, NAMED_SENTENCES = 256, 256  # that are kept with the names of captains
KEPT_LOCALES = 16  # with the catalogues of other folders, and without
KEPT_NAMES = 256  # made harmless; each stands in many sentences

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\](){}:@/#])")
_LINE_START = re.compile(r"^(?:(?=[-+])|(\d+)(?=[.)]))")
_MARKS = re.compile(r"\\(.)|\*\*|^(?:#+|-#) ")
NAMELESS = "?"


class MissingWordsError(LookupError):
    """A sentence or one of its arguments is not in the catalogues."""


class Words:
    """The sentences of one locale; call it with a Text.

    Where words are missing it shows their key, unless `strict` (as tests are) makes it raise.
    """

    strict: ClassVar[bool] = False

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._catalogue = Catalogue(locale)
        for name, source in _catalogues(locale):
            if not self._catalogue.add(source):
                raise MissingWordsError(f"{locale}/{name} has lines that cannot be read")
        self.things = _things(locale)
        self._said = lru_cache(CACHED_SENTENCES)(self._format)
        self._naming = self._said
        self._names: tuple[str, ...] = ()

    def __call__(self, text: Text) -> str:
        """Say `text`."""
        return self._naming(text) if self._names and _names_captains(text) else self._said(text)

    def of(self, names: tuple[str, ...]) -> "Words":
        """Return the same sentences for a game, in which captains are called by these names."""
        return _named(self, names)

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence `key`."""
        return self._catalogue.has(key)

    def number(self, value: int) -> str:
        """Write a number the way this locale groups its digits."""
        return self(say("number", value=value))

    def listed(self, things: Iterable[str | Text]) -> str:
        """Join things into one enumeration: "a, b and c"."""
        items = self._said_of(things)
        if not items:
            return ""
        listed = items[0]
        for item in items[1:-1]:
            listed = self(say("list-comma", rest=listed, next=item))
        return self(say("list-last", rest=listed, last=items[-1])) if len(items) > 1 else listed

    def either(self, things: Iterable[str | Text]) -> str:
        """Join things of which one may be had: "a, b or c"."""
        *others, last = self._said_of(things)
        return self(say("list-or", rest=self.series(others), last=last)) if others else last

    def series(self, things: Iterable[str | Text]) -> str:
        """Join things that are only told one after the other: "a, b, c"."""
        return self._chained("list-comma", things)

    def clauses(self, things: Iterable[str | Text]) -> str:
        """Join things that have commas of their own: "a, b; c"."""
        return self._chained("list-clause", things)

    def _said_of(self, things: Iterable[str | Text]) -> list[str]:
        return [self(each) if isinstance(each, Text) else each for each in things]

    def _chained(self, link: str, things: Iterable[str | Text]) -> str:
        chain, *others = self._said_of(things) or [""]
        for other in others:
            chain = self(Text(link, (("rest", chain), ("next", other))))
        return chain

    def _format(self, text: Text) -> str:
        if text.key == NAME:
            name = str(dict(text.args)["name"])
            return self.things.get(name, name)
        if name := self._name(text):
            return name
        args: dict[str, Any] = {name: self._argument(value) for name, value in text.args}
        sentence, problem = self._catalogue.format(text.key, args)
        if sentence is None or (problem and self.strict):
            return self._missing(text, problem)
        return sentence

    def _name(self, text: Text) -> str:
        """Return the name of a captain, harmless; empty where it is not known."""
        if text.key != CAPTAIN or not self._names:
            return ""
        seat = ord(str(dict(text.args)["letter"])) - ord("A")
        name = self._names[seat].strip() if seat < len(self._names) else ""
        return plain(name) if name else ""

    def _argument(self, value: Value) -> str | int:
        return self(value) if isinstance(value, Text) else value

    def _missing(self, text: Text, why: str) -> str:
        if self.strict:
            raise MissingWordsError(f"{text.key} ({self.locale}): {why}")
        return f"⟦{text.key}⟧"


def words_for(locale: str | None) -> Words:
    """Return the words of `locale`, of its language, or of English, whichever exists first."""
    return own_words(locale or "") or _words(FALLBACK)


def own_words(locale: str) -> Words | None:
    """Return the words of `locale` or of its language; None where it has none of its own."""
    for wanted in (locale, locale.partition("-")[0]):
        if wanted in locales():
            return _words(wanted)
    return None


@cache
def locales() -> tuple[str, ...]:
    """List the locales that have catalogues."""
    folders = (files("render") / "locales").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir()))


@lru_cache(KEPT_NAMES)
def plain(name: str) -> str:
    """Make a name harmless in Discord's Markdown: no format, mention, link or new line."""
    visible = "".join(" " if char.isspace() else char for char in name if not _invisible(char))
    escaped = _MARKDOWN.sub(r"\\\1", " ".join(visible.split()))
    name = _LINE_START.sub(lambda match: f"{match[1] or ''}\\", escaped)
    return name.replace("@", "@\u200b") or NAMELESS


def unmarked(text: str) -> str:
    """Take the marks of Markdown away, for places that show letters as they are."""
    return _MARKS.sub(lambda match: match[1] or "", text)


def _invisible(char: str) -> bool:
    """Tell control characters, which could hide or turn what follows, from the joiners of emoji."""
    return unicodedata.category(char) in {"Cc", "Cf", "Cs"} and char not in "\n\t\u200d"


def _names_captains(text: Text) -> bool:
    return text.key == CAPTAIN or any(
        isinstance(value, Text) and _names_captains(value) for _, value in text.args
    )


@lru_cache(NAMED_TABLES)
def _named(words: Words, names: tuple[str, ...]) -> Words:
    named = copy(words)
    named._names = names  # noqa: SLF001  (a copy that is still being made)
    named._naming = lru_cache(NAMED_SENTENCES)(named._format)  # noqa: SLF001
    return named


def _words(locale: str) -> Words:
    return kept_words(locale, tuple(_elsewhere))


@lru_cache(KEPT_LOCALES)
def kept_words(locale: str, _elsewhere: tuple[Path, ...]) -> Words:
    """Return the words of a locale with those of these folders; reading them takes a while."""
    return Words(locale)


def _catalogues(locale: str) -> list[tuple[str, str]]:
    found = [(file.name, file.read_text("utf-8")) for file in _files(locale, ".ftl")]
    return sorted(found)


def _things(locale: str) -> dict[str, str]:
    """Read what a locale calls the things of the data; the tables are for the eye alone."""
    tables = [tomllib.loads(file.read_text("utf-8")) for file in _files(locale, NAMES)]
    return {
        english: own for table in tables for kind in table.values() for english, own in kind.items()
    }


def _files(locale: str, ending: str) -> Iterator[Traversable]:
    for house in (files("render") / "locales", *_elsewhere):
        if (folder := house / locale).is_dir():
            yield from (file for file in folder.iterdir() if file.name.endswith(ending))


_elsewhere: list[Path] = []


@contextmanager
def also_in(*folders: Path) -> Iterator[None]:
    """Read catalogues of games in other folders, too; each has a folder for every locale."""
    before = tuple(_elsewhere)
    _elsewhere.extend(folders)
    try:
        yield
    finally:
        _elsewhere[:] = before
