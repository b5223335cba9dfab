"""What happens in a game; everything that does is seen by all.

Each event carries what made it (tiles, cells, numbers), so that words and pictures need nothing
else. Astronauts are numbered from 0, cells as in the base, hangars from 0.
"""

from enum import StrEnum
from typing import TypeAlias, get_args

import msgspec

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.humanity.base.paying import Held
from engine.humanity.tiles.tiles import Colour, Experiment, Mission, Module


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """The base of all events."""


class Cause(StrEnum):
    """What brought research or points."""

    PRINTED = "printed"  # on the tile
    NEIGHBOURS = "neighbours"  # of the new lab
    LAB = "lab"  # a lab beside the new module
    GREENHOUSE = "greenhouse"  # the size of its group
    SQUARE = "square"
    LINE = "line"  # of experiments


class Gain(msgspec.Struct, frozen=True, gc=False):
    """Research or points that an action brought; `cell` is the lab or the square's upper left."""

    cause: Cause
    research: int = 0
    points: int = 0
    cell: int | None = None
    upgrades: bool = False  # a square of at most two colours


class Upgrade(msgspec.Struct, frozen=True, gc=False):
    """An astronaut works more from now on."""

    astronaut: int
    work: int  # afterwards


class Moved(msgspec.Struct, frozen=True, gc=False):
    """An astronaut on the main board comes nearer to the arm, or is there already."""

    astronaut: int
    origin: int
    target: int


class Activated(msgspec.Struct, frozen=True, gc=False):
    """Work on a cell: a module stores, an obstacle is worn down, time passes."""

    cell: int
    module: Module | None  # none: an obstacle
    left: int  # stock afterwards, or what the obstacle still takes
    moves: tuple[Moved, ...] = ()  # of a time module


class Paid(msgspec.Struct, frozen=True, gc=False):
    """Units that a module gave up."""

    cell: int
    module: Module
    amount: int


class Hangar(msgspec.Struct, frozen=True, gc=False):
    """A module at a hangar."""

    hangar: int
    module: Module


class GameBegan(Event, frozen=True):
    """The board is laid out (HU-2)."""

    first: Seat
    missions: tuple[Mission, ...]
    modules: tuple[Hangar, ...]
    experiments: tuple[Experiment, ...]  # in the order of the wheel, from the arm


class Worked(Event, frozen=True):
    """An astronaut works (HU-4); nothing else was possible where it is `forced`."""

    seat: Seat
    astronaut: int
    done: tuple[Activated, ...]
    research: int  # from obstacles that are gone now
    forced: bool = False


class Deployed(Event, frozen=True):
    """A module is placed where its astronaut stood (HU-5)."""

    seat: Seat
    astronaut: int
    hangar: int
    cell: int
    module: Module
    colour: Colour
    paid: tuple[Paid, ...]
    gains: tuple[Gain, ...]
    upgrades: tuple[Upgrade, ...]


class Experimented(Event, frozen=True):
    """An experiment is carried out (HU-10)."""

    seat: Seat
    astronaut: int
    hangar: int
    cell: int | None  # where the astronaut was; none: in reserve
    experiment: Experiment
    paid: tuple[Paid, ...]
    gains: tuple[Gain, ...]
    moves: tuple[Moved, ...]  # by two units of time
    woken: tuple[int, ...]  # astronauts that are active again


class MissionTaken(Event, frozen=True):
    """A mission is taken, maybe from another player (HU-9)."""

    seat: Seat
    mission: Mission
    value: int
    loser: Seat | None = None
    beaten: int = 0  # the value of the loser
    science: bool = False  # the first to take it


class BoardReset(Event, frozen=True):
    """The main board is reset (HU-11)."""

    first: Seat  # who has the patch now
    dropped: tuple[Hangar, ...]
    shifted: tuple[Hangar, ...]  # what stays, where it is now
    origin: int  # of the arm
    arm: int
    returned: tuple[tuple[Seat, int], ...]  # seat and astronaut
    filled: tuple[Hangar, ...]  # new modules
    last: bool = False  # of the game: no round follows


class ScienceLine(msgspec.Struct, frozen=True, gc=False):
    """What the research of a year was worth to a player."""

    seat: Seat
    research: int
    science: int  # for it
    bonus: int  # for players behind
    total: int  # science afterwards


class YearEnded(Event, frozen=True):
    """Research becomes science (HU-12)."""

    year: int
    lines: tuple[ScienceLine, ...]
    experiments: tuple[Experiment, ...] = ()  # of the new year, from the arm; none: the game ends


class HangarsFilled(Event, frozen=True):
    """What the old year's deck left empty is filled from the new one (HU-12.3)."""

    filled: tuple[Hangar, ...]


class Settled(msgspec.Struct, frozen=True, gc=False):
    """An astronaut is placed in its base; no cell: there is none, and it stays in reserve."""

    seat: Seat
    astronaut: int
    cell: int | None


class AstronautsPlaced(Event, frozen=True):
    """Returned astronauts are placed, all at once."""

    settled: tuple[Settled, ...]


class RoundBegan(Event, frozen=True):
    """Everybody in a base is active; the first player begins."""

    year: int
    round: int
    first: Seat


class ChoosesNow(Event, frozen=True):
    """A player whose programme leaves a turn open is asked about it (Q-45)."""

    seat: Seat


class Final(msgspec.Struct, frozen=True, gc=False):
    """A line of the final ranking (HU-13)."""

    seat: Seat
    rank: int
    total: int
    points: int
    science: int
    stored: int  # points for what is stored
    held: Held  # what breaks ties


class GameEnded(Event, frozen=True):
    """The final ranking, winners first."""

    ranking: tuple[Final, ...]

    @property
    def reason(self) -> Text:
        """Say what decided between the first two."""
        first, second = self.ranking[:2]
        if first.total != second.total:
            return say("humanity-decided-points", ahead=first.total - second.total)
        for place, key in enumerate(_DECIDED):
            if first.held[place] != second.held[place]:
                return say(key, more=first.held[place], less=second.held[place])
        return say("humanity-decided-shared")


_DECIDED = (
    "humanity-decided-electricity",
    "humanity-decided-advanced",
    "humanity-decided-basic",
)

HumanityEvent: TypeAlias = (
    GameBegan
    | Worked
    | Deployed
    | Experimented
    | MissionTaken
    | BoardReset
    | YearEnded
    | HangarsFilled
    | AstronautsPlaced
    | RoundBegan
    | ChoosesNow
    | GameEnded
)
Deed: TypeAlias = Worked | Deployed | Experimented
"""What a captain does in a turn."""

EVENT_TYPES: tuple[type[Event], ...] = get_args(HumanityEvent)
