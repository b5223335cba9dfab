"""What battle orders can say: their fields and options, by key."""

from engine.core.forms import Option
from engine.core.words import say
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import AIDS as AIDS_OF_ALL
from engine.tremble.choosing.rewards import MORE
from engine.tremble.choosing.using import FREELY, HELPS, TURNS
from engine.tremble.phases.facing import ASKED
from engine.tremble.phases.reward import CATCH, RAID

CLAIM, AIDS = "claim", "aids"

STATIONS = BATTLE_STATIONS | ARMY_STATIONS | {StationKind.FEWER_ARMIES, StationKind.SAVE_SHIP}
CARDS = ROLL_CARDS | {CompensationKind.FEWER_ARMIES, CompensationKind.SAVE_SHIP}
"""What orders may let be used, where there is a battle; what no army answers is for battles."""


CITIES = (
    Option(RAID, say("tremble-standing-reward-raid")),
    *(
        Option(str(least), say("tremble-standing-reward-chance", percent=least))
        for least in (30, 50, 70, 90)
    ),
    Option(MORE, say("tremble-standing-reward-more")),
    Option(CATCH, say("tremble-standing-reward-catch")),
    ASKED,
)
WHENS = (
    Option(TURNS, say("tremble-ahead-when-turns")),
    Option(HELPS, say("tremble-ahead-when-helps")),
    Option(FREELY, say("tremble-ahead-when-freely")),
)


def saves_ships(aid: str) -> bool:
    """Tell whether a station or card does nothing but save a ship."""
    saving = (StationKind.SAVE_SHIP, CompensationKind.SAVE_SHIP)
    return AIDS_OF_ALL[aid].effect.kind in saving
