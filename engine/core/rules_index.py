"""The index of a game's rules help: chapters, and entries with their neighbours.

The words stand in the catalogues, under keys made of the game's name and the ID of the entry.
"""

from collections.abc import Mapping

import msgspec

from engine.core.words import Text, say


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a game's rules help; `value` is its name in addresses."""

    game: str
    value: str

    @property
    def heading(self) -> Text:
        """Name the chapter."""
        return say(f"{self.game}-rules-chapter-{self.value}")


class Entry(msgspec.Struct, frozen=True):
    """One rule, ruling, example or explanation; `see` names others by ID.

    Whatever `rules` must be proven by a test; the rest explains.
    """

    id: str
    chapter: Chapter
    see: tuple[str, ...]
    rules: bool

    @property
    def title(self) -> Text:
        """Name it in few words."""
        return say(f"{self._key}-title")

    @property
    def text(self) -> Text:
        """Explain it."""
        return say(f"{self._key}-text")

    @property
    def _key(self) -> str:
        """Return what its texts are kept under; keys have no dots."""
        return f"{self.chapter.game}-rules-{self.id.lower().replace('.', '-')}"


def family(entry: str) -> str:
    """Return the letters of an ID."""
    return entry.partition("-")[0]


def entries_of(
    game: str, index: Mapping[str, Mapping[str, str]], explaining: frozenset[str] = frozenset()
) -> tuple[Entry, ...]:
    """List the entries of an index: by chapter and ID, the IDs to see also with blanks between.

    Families of IDs that are `explaining` rule nothing.
    """
    return tuple(
        Entry(name, Chapter(game, chapter), tuple(see.split()), family(name) not in explaining)
        for chapter, entries in index.items()
        for name, see in entries.items()
    )
