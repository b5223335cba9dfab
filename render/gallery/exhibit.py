"""What hangs in the gallery."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from render.gallery.played import Played


class Exhibit(NamedTuple):
    """A picture to be drawn: of which kind, what it is a case of, and what it shows."""

    kind: str  # one of the renderer's drawings
    name: str  # of the case, fit for a file
    shown: Any
    names: tuple[str, ...]
    look: str = ""


class Case(NamedTuple):
    """A case of a kind: its name, what it shows, and how the captains are called, if oddly."""

    name: str
    shown: Any
    names: tuple[str, ...] = ()
    look: str = ""


Cases: TypeAlias = Callable[[Played], Iterator[Case]]
Kinds: TypeAlias = Mapping[str, Cases]


def exhibits(kinds: Kinds, game: Played) -> Iterator[Exhibit]:
    """List all exhibits of a played game."""
    for kind, cases in kinds.items():
        for case in cases(game):
            names = case.names or game.names
            name = f"{len(game.names)}-captains-{case.name}"
            yield Exhibit(kind, name, case.shown, names, case.look)
