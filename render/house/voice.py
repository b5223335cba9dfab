"""What every teller needs: names made harmless, and sentences."""

from collections.abc import Iterable

from engine.core.asks import Seat
from engine.core.words import Named, Text
from render.house.captains import letter, marked_name
from render.words import Words


class Voice:
    """Says sentences about the captains of one game."""

    def __init__(self, names: tuple[str, ...], words: Words) -> None:
        self._names = names
        self.words = words

    def captain(self, seat: Seat) -> str:
        """Name a captain."""
        return f"**{marked_name(self._names, seat, self.words)}**"

    def lettered(self, seat: Seat) -> str:
        """Name a captain with the letter that stands on the board."""
        return f"{letter(seat)} {self.captain(seat)}"

    def captains(self, seats: Iterable[Seat]) -> str:
        """Name several captains."""
        return self.words.listed(self.captain(seat) for seat in seats)

    def cards(self, names: Iterable[str | Text]) -> str:
        """Enumerate things by name."""
        return self.words.listed(names)

    def aid(self, aid: Named) -> str:
        """Name a station or card that is used."""
        return f"**{self.words(aid.name)}**"

    def aids(self, aids: Iterable[Named]) -> str:
        """Name several stations or cards that are used."""
        return self.words.listed(self.aid(aid) for aid in aids)

    def __call__(self, text: Text) -> str:
        """Say a sentence."""
        return self.words(text)
