"""The players' rules help: chapters, entries by ID, and what to suggest while somebody types."""

import re
from collections.abc import Sequence
from functools import cache

from engine.core.rules_index import Chapter, Entry
from render.words import Words

MOST_SUGGESTIONS = 25  # Discord shows no more
_NO_MATCH = 99


class RulesHelp:
    """The rules help of one game; its first entry is the five-minute guide."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self._chapters = tuple(dict.fromkeys(entry.chapter for entry in entries))
        self._by_id = {_squeezed(found.id): found for found in entries}

    def chapters(self) -> tuple[tuple[Chapter, tuple[Entry, ...]], ...]:
        """List the chapters with their entries, in the order of reading."""
        return tuple(
            (chapter, tuple(entry for entry in self.entries if entry.chapter == chapter))
            for chapter in self._chapters
        )

    def chapter(self, name: str) -> tuple[Chapter, tuple[Entry, ...]] | None:
        """Find a chapter and its entries by its name in addresses."""
        return next((pair for pair in self.chapters() if pair[0].value == name), None)

    def entry(self, name: str) -> Entry | None:
        """Find an entry by its ID, however it is typed: "RL-4", "rl 4", "rl4"."""
        return self._by_id.get(_squeezed(name))

    def related(self, found: Entry) -> tuple[Entry, ...]:
        """List the entries to see also."""
        return tuple(self._by_id[_squeezed(name)] for name in found.see)

    def suggest(self, words: Words, query: str, limit: int = MOST_SUGGESTIONS) -> list[Entry]:
        """List entries for a query, best first: by ID, by title, by chapter, by text."""
        if not query.strip():
            return list(self.entries[:limit])
        typed, wanted = _squeezed(query), _terms(query)
        ranked = [(_rank(words, found, typed, wanted), found) for found in self.entries]
        matches = [pair for pair in ranked if pair[0] < _NO_MATCH]
        matches.sort(key=lambda pair: pair[0])
        return [found for _, found in matches[:limit]]


def label(words: Words, found: Entry) -> str:
    """Name an entry in one line: its ID and its title."""
    return f"{found.id} · {words(found.title)}"


def _rank(words: Words, found: Entry, typed: str, wanted: frozenset[str]) -> int:
    """Tell how well an entry fits, 0 best."""
    name = _squeezed(found.id)
    if typed == name:
        return 0
    if typed and name.startswith(typed):
        return 1
    for rank, known in enumerate(_known(words, found), start=2):
        if wanted and all(any(term.startswith(want) for term in known) for want in wanted):
            return rank
    return _NO_MATCH


@cache
def _known(words: Words, found: Entry) -> tuple[frozenset[str], ...]:
    """Collect the words of the title, then with those of the chapter, then of the text."""
    title = _terms(words(found.title))
    with_chapter = title | _terms(words(found.chapter.heading))
    return title, with_chapter, with_chapter | _terms(words(found.text))


def _squeezed(text: str) -> str:
    """Leave letters, digits and dots between digits: TD-1.11 is not TD-11.1."""
    return re.sub(r"[^\w.]+|_+", "", text).casefold()


def _terms(text: str) -> frozenset[str]:
    """Split a text into words as they are compared; Russian is seldom typed with its dots."""
    return frozenset(re.findall(r"\w+", text.casefold().replace("ё", "е")))
