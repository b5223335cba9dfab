"""What a row of Humanity has beside what every game's has."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.asks import Seat
from engine.core.words import Text, Value
from engine.humanity.table.terms import experiment_text
from render.house.voice import Voice
from render.humanity.parts.terms import mission_text, paid_text
from render.story.rows import EventRow
from render.story.sentences import Arguments, plainly

Won: TypeAlias = tuple[int, int, int]
"""Research, points and science that came to a captain."""
ARGUMENTS: Arguments = {
    "seat": ("captain", lambda seat, voice: voice.captain(seat)),
    "first": ("captain", lambda seat, voice: voice.captain(seat)),
    "loser": ("loser", lambda seat, voice: "" if seat is None else voice.captain(seat)),
    "mission": ("mission", lambda mission, _voice: mission_text(mission)),
    "experiment": ("experiment", lambda experiment, _voice: experiment_text(experiment)),
    "paid": ("paid", lambda paid, _voice: paid_text(paid)),
}


def nobody(_event: Any) -> tuple[()]:
    """Say nothing of any captain."""
    return ()


@dataclass(frozen=True, kw_only=True)
class HumanityRow(EventRow):
    """A row of Humanity; what `came` of its event to one captain is `Won`."""

    deeds: Callable[[Any], Iterable[tuple[Seat, Text]]] = nobody
    """What captains did, for the line that each has in a post."""


def said(key: str, event: Any, voice: Voice, **more: Value) -> Text:
    """Say a sentence of an event, or of a line in one."""
    return plainly(event, voice, key, ARGUMENTS, **more)
