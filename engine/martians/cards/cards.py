"""Tiles and cards as the rules see them."""

from enum import StrEnum

import msgspec

from engine.core.words import Named


class TileKind(StrEnum):
    """What a tile is to the rules."""

    HOUSE = "house"
    FARM = "farm"
    NAMED = "named"
    PLAIN = "plain"


class CardKind(StrEnum):
    """Which deck a card is of; a weapon is an event that lies in front of its captain."""

    EVENT = "event"
    WEAPON = "weapon"
    MARTIAN = "martian"


class When(StrEnum):
    """When a card may be played (MA-12.6)."""

    ANY = "any"  # at any safe point, in the turns of others too
    OWN = "own"  # in the own turn
    WALK = "walk"  # in the own turn, before or during the movement
    ANSWER = "answer"  # to a card that was announced


class Target(StrEnum):
    """What is chosen for a card."""

    NONE = "none"
    TILE = "tile"  # one with Martians on it
    CANDY = "candy"  # Martians of a tile, and a tile beside it
    RIM = "rim"  # a tile that can be removed
    FIVE = "five"  # up to five Martians, no two on a tile
    SWAP = "swap"  # an object of one's own, and one that is not
    SQUARE = "square"  # anywhere else
    CROP = "crop"  # a crop token that lies face down
    CROPS = "crops"  # two crop tokens
    BARE = "bare"  # five tiles without Martians, where there are more
    FUEL = "fuel"  # a captain who has Fuel
    ROBBED = "robbed"  # a captain who has objects
    CAPTAIN = "captain"  # any captain
    BEAM = "beam"  # any captain, and a road or a building


class Moment(StrEnum):
    """When a card that is kept plays itself in the turns of others."""

    KEEP = "keep"  # never
    NOW = "now"  # at the next point
    DEFEND = "defend"  # against what would hit its captain
    WINNING = "winning"  # when somebody is about to win
    HORDE = "horde"  # before Martians move
    ASK = "ask"  # its captain decides then


class TownTile(msgspec.Struct, Named, frozen=True):
    """A tile: its nine squares row by row, and what comes with it."""

    id: str
    english: str
    kind: TileKind
    rows: tuple[str, ...]
    exits: str
    doors: tuple[tuple[int, int], ...] = ()
    icon: int | None = None
    bullets: int = 0
    lives: int = 0
    objects: int = 0


class PlayCard(msgspec.Struct, Named, frozen=True):
    """A card of either deck, of which there are two copies."""

    id: str
    english: str
    rule: str
    kind: CardKind
    when: When
    target: Target = Target.NONE
    moment: Moment = Moment.KEEP
    harm: bool = False  # what a drawn card does is bad for those who must bear it


class Pack(msgspec.Struct, frozen=True):
    """All tiles and cards, and the hash of their content."""

    tiles: dict[str, TownTile]
    cards: dict[str, PlayCard]
    hash: str
