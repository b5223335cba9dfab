"""The log: which entries still count, and its JSON."""

import msgspec

from engine.core.asks import Draw, Roll
from engine.core.log import Closed, Drawn, Entry, Given, Source, Undone, effective

ONE = Closed("one", (Given(0, {"a": ("x",)}, Source.PLAYER),), barrier=False)
TWO = Closed("two", (Given(1, {"a": ()}, Source.DEFAULT),), barrier=True)
DIE = Drawn(Draw("die", Roll(1)), (4,))


def test_log_without_undo_counts_whole() -> None:
    assert effective((ONE, DIE, TWO)) == ((ONE, DIE, TWO), 0)
    assert effective(()) == ((), 0)


def test_undo_drops_what_came_after() -> None:
    assert effective((DIE, ONE, Undone(1), TWO)) == ((DIE, TWO), 1)


def test_undo_after_undo() -> None:
    log: tuple[Entry, ...] = (DIE, ONE, TWO, Undone(2), Undone(1), ONE)
    assert effective(log) == ((DIE, ONE), 2)


def test_entries_survive_json() -> None:
    log: tuple[Entry, ...] = (DIE, ONE, Undone(1), TWO)
    assert msgspec.json.decode(msgspec.json.encode(log), type=tuple[Entry, ...]) == log
