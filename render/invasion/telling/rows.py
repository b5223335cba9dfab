"""What a row of an edition has beside what every game's has."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyCity
from render.house.voice import Voice
from render.story.rows import EventRow, Teller
from render.story.sentences import Arguments, Sentence

Together: TypeAlias = Callable[[Sequence[Any], Voice], Iterable[Text]]
"""Tells alike events that follow each other."""

ARGUMENTS: Arguments = {
    "seat": ("captain", lambda seat, voice: voice.captain(seat)),
    "winner": ("captain", lambda seat, voice: voice.captain(seat)),
    "seats": ("captains", lambda seats, voice: voice.captains(seats)),
    "city": ("city", lambda city, _voice: city.name),
    "army": ("army", lambda army, _voice: getattr(army, "attack", None) or 0),
    "ship": ("ship", lambda ship, _voice: ship.name),
}


@runtime_checkable
class TakenCity(Protocol):
    """A captain has taken a city, in any edition."""

    @property
    def seat(self) -> Seat:
        """Return whose it is."""
        ...

    @property
    def city(self) -> AnyCity:
        """Return its card."""
        ...

    @property
    def humans(self) -> int:
        """Return how many humans it brought."""
        ...

    @property
    def total(self) -> int:
        """Return how many humans the captain has since."""
        ...


def city_taken(key: str, event: TakenCity) -> Text:
    """Say how a city was taken, and with how many humans; several alike are said together."""
    return say(key, city=say("invasion-recap-city", city=event.city.name, humans=event.humans))


def never(_event: Any, _others: Any) -> bool:
    """Leave nothing out."""
    return False


def own(say_of: Callable[[Any], Text | None]) -> Callable[[Any, Seat], Iterable[Text]]:
    """Say something of an event to the captain whose it is, and to nobody else."""

    def said(event: Any, seat: Seat) -> Iterable[Text]:
        text = say_of(event) if event.seat == seat else None
        return () if text is None else (text,)

    return said


@dataclass(frozen=True, kw_only=True)
class InvasionRow(EventRow):
    """A row of an edition; what `came` of its event to one captain are words for their recap."""

    brief: Sentence | Teller | None = None
    together: Together | None = None
    """How a post tells several in a row, where that takes other words than one by one."""
    short: Together | None = None
    """The same in a post that has a line for each city, of which it may be a part."""
    repeats: Callable[[Any, Sequence[Any]], bool] = never
    """Whether the history need not tell it, by all that happened over its city."""
    known: Callable[[Any, Sequence[Any]], bool] = never
    """Whether a post need not tell it, by what followed over its city."""
    rewards: bool = False
    """Whether it tells, after a walkover, whose the city is."""
    outcome: bool = False
    """Whether it tells what came out over a city."""
    besides: bool = False
    """Whether the one line of a city tells it beside what came out there."""
    moment: Callable[[Any], str] | None = None
    """The key by which a city that was taken is told as the best moment of a game."""
