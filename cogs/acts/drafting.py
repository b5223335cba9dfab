"""Drafts: which of them the clicks in a panel made, so that Done counts what its captain saw."""

from typing import NamedTuple

from cogs.parts.custom_ids import Act
from cogs.parts.responder import Interaction

MOST_ROWS = 1000  # rows of choices that are remembered


class Spot(NamedTuple):
    """Where somebody clicks: in a message, on a question of a game."""

    game: int
    person: int
    group: str
    message: int


class Drafting:
    """Remembers the drafts of a row of choices in one panel: all were made by who saw it.

    It is forgotten with the process, or after many others: then a draft must have been shown.
    """

    def __init__(self) -> None:
        self._rows: dict[Spot, list[str]] = {}

    def note(self, spot: Spot, before: str, after: str) -> None:
        """Note that a choice in a panel made one draft of another."""
        row = self._rows.pop(spot, [])
        self._rows[spot] = [*(row if row[-1:] == [before] else [before]), after]
        if len(self._rows) > MOST_ROWS:
            del self._rows[next(iter(self._rows))]

    def is_seen(self, spot: Spot, shown: tuple[str, ...], now: str) -> bool:
        """Tell whether a panel shows the draft of now, or clicks in it led there from there."""
        row = self._rows.get(spot, [])
        return shown == (now,) or (bool(shown) and row[-1:] == [now] and {*shown} <= {*row})


def spot_of(interaction: Interaction, act: Act) -> Spot:
    """Tell where somebody clicks."""
    message = interaction.message
    return Spot(act.game, interaction.user.id, act.group, message.id if message else 0)
