"""What only tests need to know of Humanity: all its games must show."""

from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import EVENT_TYPES
from engine.humanity.tiles.tables import MISSIONS, MODULES
from tests.contract.subject import Subject

CHOICES = {
    "turn:action": ("auto", "work", "deploy", "experiment"),
    "turn:astronaut": ("1", "2", "3"),
    "turn:colour": ("orange", "blue"),
    "turn:payment": ("plain", "electricity", "advanced", "either", "basic", "own"),
    "turn:upgrade": ("1", "2", "3"),
    "turn:pay": ("0", "1", "2"),
}

MUST_OCCUR = frozenset(
    {kind.__name__.lower() for kind in EVENT_TYPES}
    | {f"{field}:{key}" for field, keys in CHOICES.items() for key in keys}
    | {*MISSIONS}
    | {f"turn:module:{each.id}" for each in MODULES.values() if each.year}
)
RARE = frozenset({"turn:payment:electricity"})
"""Electricity saved by a conversion that nothing else would have asked for."""


def humanity_subject() -> Subject:
    """Return Humanity with its declarations; it has nothing secret but the order of decks."""
    return Subject(HUMANITY, must_occur=MUST_OCCUR, rare=RARE, rate=0.1, seeds=1, curious=40)
