"""The least that a game registers: rules, and a renderer that lists what lies open."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from render.canvas import Canvas, Style
from render.house.scenery import HOUSE
from render.installed import InstalledGame
from render.picture import Picture
from render.theme import look_of
from render.type import Face
from render.words import Words

WORDS = Path(__file__).parent / "words"
LINE = Style(Face.TEXT, 30, 20)


class PlainRenderer:
    """Tells a view field by field; the fields in `hidden` are for their owner alone."""

    def __init__(self, title: str, hidden: frozenset[str], begun: tuple[type, ...] = ()) -> None:
        self._title = title
        self._hidden = hidden
        self._begun = begun

    def title(self, _words: Words) -> str:
        """Name the game."""
        return self._title

    def headline(self, view: Any, _words: Words) -> str:
        """Say in a few words where the game stands."""
        return f"{self._title}, turn {self.turn(view)}"

    def turn(self, view: Any) -> int:
        """Return the number of the turn in which the game stands."""
        table = getattr(view, "table", view)
        return int(table.turn if hasattr(table, "turn") else table.round)

    def begins(self, event: Any) -> bool:
        """Tell whether a turn begins with an event."""
        return isinstance(event, self._begun)

    def at_end(self, before: Any, view: Any) -> Any:
        """Take the view after the last step of a turn as a board of that turn."""
        if hasattr(view, "table"):
            return replace(view, table=replace(view.table, turn=before.table.turn))
        return replace(view, round=before.round)

    def scene(self, group: str) -> str:
        """Let every turn be a scene."""
        return group.partition(":")[0]

    def tell(self, events: Sequence[Any], names: tuple[str, ...], _words: Words) -> list[str]:
        """Tell what happened, in lines of Markdown."""
        return [f"{_captain(event, names)}{type(event).__name__.lower()}" for event in events]

    def board(self, view: Any, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
        """Draw what lies open, in letters."""
        lines = self.board_text(view, names, words).split("\n")
        canvas = Canvas(800, 60 * len(lines), look_of(look), HOUSE.backdrop)
        for place, line in zip(canvas.box.rows(len(lines), 0), lines, strict=True):
            canvas.text(place.inset(20, 0), line, LINE, canvas.theme.ink)
        return Picture(canvas.png(HOUSE.inks(canvas.theme)), "\n".join(lines)[:1024], "board.png")

    def board_text(self, view: Any, _names: tuple[str, ...], _words: Words) -> str:
        """Tell all that lies open."""
        return "\n".join(
            f"{key}: {value}" for key, value in _fields(view) if key not in self._hidden
        )


class PlainRendererWithHands(PlainRenderer):
    """Tells hands, too; nobody draws them."""

    def hand_text(self, view: Any, _names: tuple[str, ...], _words: Words) -> str:
        """Tell all that a captain holds; empty for a spectator's view."""
        if view.viewer is None:
            return ""
        return "\n".join(f"{key}: {value}" for key, value in _fields(view) if key in self._hidden)


def plainly(
    rules: AnyGame, title: str, hidden: Sequence[str], begun: tuple[type, ...] = ()
) -> InstalledGame:
    """Register a game that has hands; a turn begins with the first event of a `begun` kind."""
    renderer = PlainRendererWithHands(title, frozenset({*hidden, "viewer"}), begun)
    return InstalledGame(rules=(rules,), renderer=renderer, words=WORDS)


def _captain(event: Any, names: tuple[str, ...]) -> str:
    seat: Seat | None = getattr(event, "seat", None)
    return "" if seat is None else f"{names[seat]} "


def _fields(view: Any) -> list[tuple[str, Any]]:
    return list(msgspec.to_builtins(view).items())
