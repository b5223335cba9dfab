"""What only tests need to know of Humanity: all its games must show, what nobody may see yet."""

from engine.core.contract import AnyGame
from engine.humanity.table.events import EVENT_TYPES
from engine.humanity.table.terms import tile_text
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, MODULES
from render.words import words_for
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


HIDDEN = (*[each.id for each in MODULES.values() if each.year], *EXPERIMENTS)
CANARIES = {tile: frozenset({tile, words_for("en")(tile_text(tile))}) for tile in HIDDEN}
"""A tile is betrayed by its id and its name, as long as it lies in a deck."""


def humanity_subject(game: AnyGame) -> Subject:
    """Return Humanity with its declarations; it has nothing secret but the order of decks."""
    return Subject(
        game,
        must_occur=MUST_OCCUR,
        rare=RARE,
        rate=0.1,
        seeds=1,
        curious=40,
        canaries=CANARIES,
        groups=12,
        varied=((2, 6, frozenset({"place", "turn"})),),
    )
