"""Tiles and cards in the shape the rules look things up in, and the numbers of the game."""

from engine.martians.cards.cards import CardKind, PlayCard, TileKind
from engine.martians.cards.pack import load_pack

PACK = load_pack()
TILES, CARDS = PACK.tiles, PACK.cards

COMP, COOP = "comp", "coop"
SEATS = {COMP: range(2, 7), COOP: range(1, 7)}
HOUSE = next(each.id for each in TILES.values() if each.kind is TileKind.HOUSE)
OTHERS = tuple([each for each in TILES if each != HOUSE])
"""The tiles that are drawn, in the order of the file."""
FUEL, FERTILIZER, DYNAMITE = "fuel", "fertilizer", "dynamite"
OBJECTS = (FUEL, FERTILIZER, DYNAMITE)
OF_EACH = {COMP: 6, COOP: 3}
"""Objects of each kind (MA-2.2, MA-3.3)."""
CIRCLE, SHIP = "crop-circle", "mother-ship"
CROPS = (CIRCLE, CIRCLE, CIRCLE, SHIP)
LIFE, BULLET, OBJECT, CROP = "life", "bullet", "object", "crop"
"""The kinds of tokens."""
START, MOST = 3, 5
"""Lives and Bullets at the start, and as many as can be held."""
BULLETS, LIVES, MARTIANS = 60, 30, 100
GENTLE = 10
"""More Martians in the supply where the clock is gentle."""
HAND, SHELLS, COPIES = 3, 3, 2
SIDES, WINS = 6, 4
"""Of a die, and what wins a fight."""
QUIET = 10
"""Full rounds in a row without progress that end a game (MA-14.4)."""
FIVE = 5


def copies(*kinds: CardKind) -> tuple[str, ...]:
    """List the cards of some kinds, copy by copy."""
    found = [each.id for each in CARDS.values() if each.kind in kinds]
    return tuple([f"{each}.{copy}" for each in found for copy in range(1, COPIES + 1)])


EVENT_DECK = copies(CardKind.EVENT, CardKind.WEAPON)
MARTIAN_DECK = copies(CardKind.MARTIAN)
WEAPONS = ("shotgun", "jammer", "radio", "die-four", "searchlight")
"""All weapons, in the order in which a captain takes them who said nothing of it (MC-06)."""


def kind_of(card: str) -> str:
    """Return which card a copy is of."""
    return card.partition(".")[0]


def card_of(card: str) -> PlayCard:
    """Return the card that a copy, or an id, is of."""
    return CARDS[kind_of(card)]
