"""Terms: what a table agrees on before the game begins."""

from enum import StrEnum

import msgspec

from engine.core.asks import Setup

SHORT_WAIT = 1 / 8  # of the pace: so long is waited for those who missed too many questions


class Progress(StrEnum):
    """What everybody learns of who has answered."""

    NAMES = "names"
    COUNT = "count"
    NOTHING = "nothing"


class Absence(StrEnum):
    """What happens to a captain who misses several questions in a row."""

    DEFAULT = "default"  # every question has an answer by rule
    COMPUTER = "computer"  # a computer captain answers until the captain is back
    VOTE = "vote"  # the others may vote to give the seat away


class Night(msgspec.Struct, frozen=True):
    """Hours of every day in which nothing runs or rings; minutes count from local midnight."""

    zone: str  # as in the time zone database
    begins: int
    ends: int


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table agreed on; all of it is public."""

    pace: float  # seconds of running time to answer a question
    progress: Progress = Progress.NAMES
    absence: Absence = Absence.DEFAULT
    patience: int = 2  # questions missed in a row before `absence` counts
    substitute: str = "steady"  # strength of the computer captain for empty and deserted seats
    night: Night | None = None  # when the clock of the table sleeps
    extensions: int = 2  # of each seat in the whole game
    films: bool = True  # whether what happened is shown moving, too
    page: bool = True  # whether it may be looked at outside Discord, where the server allows that
    thread: bool = False  # whether it is played in a thread of its own, where one may be opened
    variant: str = ""  # of the game, as its rules name it
    options: dict[str, str] = {}  # what is chosen for each option of the variant
    seats: int = 0  # as many as the host asked for; the variant may take fewer
    alone: bool = False  # one person, in direct messages with us, and computer captains
    prompt: bool = False  # computer captains answer at once
    guided: bool = False  # each question of the first turn is explained

    def setup(self, seats: int) -> Setup:
        """Return what goes into the game."""
        return Setup(seats, dict(self.options), self.variant)
