"""The log: its entries in JSON."""

import msgspec

from engine.core.asks import Draw, Roll
from engine.core.log import Closed, Drawn, Entry, Given, Source, Undone

ONE = Closed("one", (Given(0, {"a": ("x",)}, Source.PLAYER),), barrier=False)
TWO = Closed("two", (Given(1, {"a": ()}, Source.DEFAULT),), barrier=True)
DIE = Drawn(Draw("die", Roll(1)), (4,))


def test_entries_survive_json() -> None:
    log: tuple[Entry, ...] = (DIE, ONE, Undone(0, 0), ONE, Undone(1), TWO)
    assert msgspec.json.decode(msgspec.json.encode(log), type=tuple[Entry, ...]) == log


def test_undo_that_names_nobody_is_spelled_as_ever() -> None:
    assert msgspec.json.encode(Undone(1)) == b'{"type":"undone","kept":1}'
