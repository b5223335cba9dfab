"""What only tests need to know of Martians!!!: what its games show, what nobody may see yet."""

from engine.core.asks import Seat
from engine.core.contract import AnyGame
from engine.martians.cards.tables import EVENT_DECK, MARTIAN_DECK, WEAPONS, card_of, kind_of
from engine.martians.table.events import MartiansEvent, PickedUp, Rolled, SetOut
from tests.contract.subject import Subject

NAMED = {*WEAPONS, "tractor-beam", "landing-party", "memory-drain"}
"""Cards that everybody reads of: texts of other cards name them, and orders wish for weapons."""
CANARIES = {
    card: frozenset({card, *(() if kind_of(card) in NAMED else (card_of(card).english,))})
    for card in (*EVENT_DECK, *MARTIAN_DECK)
}
"""A card is betrayed by its copy or its name, as long as nobody may see one of its copies."""


def _reveals(event: MartiansEvent) -> frozenset[Seat]:
    """Name whose plan or order shows: whoever did what an event tells of."""
    if isinstance(event, Rolled):
        return frozenset()
    seat: Seat | None = getattr(event, "seat", None)
    return frozenset() if seat is None else frozenset([seat])


PLAYED = {"comp": ((2, 1), (3, 8), (6, 3)), "coop": ((1, 16), (2, 19), (5, 22))}
"""Games that are soon over, in each mode and with each way to answer cards."""


def martians_subject(game: AnyGame) -> Subject:
    """Return the game with its declarations; whole ones take random captains 30 to 250 turns."""
    return Subject(
        game,
        variant="comp",
        reveals=_reveals,
        acts=lambda event: isinstance(event, SetOut | PickedUp),  # a plan; which lay where
        rate=0.1,
        played=PLAYED,
        thinned=4,
        curious=2,
        canaries=CANARIES,
        groups=12,
        brief={"rounds": "4"},
    )
