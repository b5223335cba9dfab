"""How much a game asks of its captains, as the simulator counted; kept as data of the game."""

from pathlib import Path

import msgspec

from engine.core.asks import Setup


class GameLength(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one kind of table is in for: questions of a captain, and waits one after another.

    Among the waits are windows that nobody has to answer: they take their time as well.
    """

    seats: int
    options: dict[str, str]
    questions: float
    waits: float
    variant: str = ""  # where a game is played in one way only, that is none

    def fits(self, setup: Setup) -> bool:
        """Tell whether it is about such a table."""
        here = self.seats == setup.seats and self.variant in ("", setup.variant)
        return here and self.options.items() <= setup.options.items()


def read_lengths(file: Path) -> tuple[GameLength, ...]:
    """Read what a script of the game counted."""
    return msgspec.json.decode(file.read_bytes(), type=tuple[GameLength, ...])
