"""The messages of one locale, each of which is parsed when it is said for the first time.

Parsing everything takes a third of a second a locale, at every start of every process; one game
in one language says a tenth of it.
"""

import re
from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_FOREIGN = re.compile(r"^(?!-?[A-Za-z][\w-]* *=|#|[ }]|$)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Catalogue:
    """Messages by key; add sources, then format."""

    def __init__(self, locale: str) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.sources: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add(self, source: str) -> bool:
        """Take the messages of one file; tell whether every line of it belongs to one."""
        starts = list(_ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            self.sources.setdefault(start[1], source[start.start() : end])
        return not _FOREIGN.search(source)

    def has(self, key: str) -> bool:
        """Tell whether there is a message `key`."""
        return key in self.sources and not key.startswith("-")

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str | None, str]:
        """Return the sentence, None where there is none, and what is wrong with it."""
        self._parse(key)
        known = self._bundle.has_message(key)
        pattern = self._bundle.get_message(key).value if known else None
        if pattern is None:
            return None, "cannot be read" if self.has(key) else "no such key"
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(sentence), str(errors[0]) if errors else ""

    def _parse(self, key: str, *users: str) -> None:
        """Parse a message after what it refers to, so that a thread never meets half of it."""
        if key in self._parsed or key in users or key not in self.sources:
            return
        for name in _REFERENCE.findall(self.sources[key]):
            self._parse(name, key, *users)
        self._bundle.add_resource(FluentResource(self.sources[key]))
        self._parsed.add(key)
