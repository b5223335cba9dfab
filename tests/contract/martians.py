"""What only tests need to know of Martians!!!: what its games show, what nobody may see yet."""

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.martians.cards.tables import EVENT_DECK, MARTIAN_DECK
from engine.martians.table.events import MartiansEvent, PickedUp, Rolled, SetOut
from tests.contract.subject import Subject

CANARIES = {card: frozenset({card}) for card in (*EVENT_DECK, *MARTIAN_DECK)}
"""A card is betrayed by the name of its copy, as long as somebody holds it or it lies in a deck."""


def _reveals(event: MartiansEvent) -> frozenset[Seat]:
    """Name whose plan or order shows: whoever did what an event tells of."""
    if isinstance(event, Rolled):
        return frozenset()
    seat: Seat | None = getattr(event, "seat", None)
    return frozenset() if seat is None else frozenset([seat])


def martians_subject(game: AnyGame) -> Subject:
    """Return the game with its declarations; random captains take 30 to 250 turns."""
    return Subject(
        game,
        variant="comp",
        reveals=_reveals,
        acts=lambda event: isinstance(event, SetOut | PickedUp),  # a plan; which lay where
        rate=0.03,
        seeds=1,
        curious=2,
        canaries=CANARIES,
        groups=30,
    )
