"""What the poster of a lobby shows: who is in, for how many there is room, and the pace."""

import msgspec

from engine.core.words import Text, say


class Guest(msgspec.Struct, frozen=True):
    """Somebody on a seat."""

    name: str
    host: bool = False
    ready: bool = True
    strength: Text | str | None = None  # of a computer captain


class Gathering(msgspec.Struct, frozen=True):
    """Captains who gather for a game."""

    number: int  # of the game
    guests: tuple[Guest, ...]
    most: int  # seats
    pace: Text  # how long captains have for each question
    begun: bool = False
    cancelled: bool = False

    @property
    def is_cover(self) -> bool:
        """Tell whether nobody can gather: the poster shows what the game is about, and no more."""
        return not self.most


COVER = Gathering(0, (), 0, say("pace-days", days=1))
