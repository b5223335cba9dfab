"""The walking toy's words: its cards and tiles, frames, state, view and events."""

from typing import TypeAlias

import msgspec

from engine.core.asks import Seat, Viewer
from tests.walk.board import Tile

CARDS = tuple(f"{kind}-{number}" for kind in ("fog", "lamp") for number in range(1, 10))
ROADS = ("nesw", "nes", "ns", "ne", "nes")
HOUSE = Tile("house", 0, 0, "nesw")
HOME = "A5"
KINDS = ("bread", "oil", "salt")
BAG = (2, 1, 2)
HAND = 3
RACE, RESCUE = "race", "rescue"
LENGTHS = {"short": 13, "long": 16}
GOALS = {"tame": 4, "wild": 8}


def tile_names(count: int) -> tuple[str, ...]:
    """List the tiles of a game in their canonical order."""
    return tuple(f"tile-{number}" for number in range(1, count + 1))


def roads_of(tile: str) -> str:
    """Return the roads of a tile as it is drawn."""
    return ROADS[_number(tile) % len(ROADS)]


def haunted(tile: str) -> tuple[int, ...]:
    """Return the squares of a tile on which ghosts come with it."""
    return (2, 6, 7)[: 1 + _number(tile) % 3]


def _number(tile: str) -> int:
    return int(tile.partition("-")[2])


class Mixing(msgspec.Struct, frozen=True, tag="mixing"):
    """The tiles wait to be shuffled, then the cards."""

    what: str


class Setting(msgspec.Struct, frozen=True, tag="setting"):
    """The die that says how far somebody walks is in the air."""


class Laying(msgspec.Struct, frozen=True, tag="laying"):
    """The drawn tile is laid next to the map."""

    steps: int
    tile: str


class Walking(msgspec.Struct, frozen=True, tag="walking"):
    """The pawn takes a step, or stops; `number` counts what happened on the way."""

    steps: int
    number: int


class Meeting(msgspec.Struct, frozen=True, tag="meeting"):
    """A ghost was met; whoever holds cards may play one before the die is thrown."""

    steps: int
    number: int
    back: str


class Fighting(msgspec.Struct, frozen=True, tag="fighting"):
    """The die of a fight is in the air."""

    steps: int
    number: int
    back: str
    bonus: int


class Losing(msgspec.Struct, frozen=True, tag="losing"):
    """The loser of a fight gives things away."""

    steps: int
    number: int
    total: int


class Stirring(msgspec.Struct, frozen=True, tag="stirring"):
    """The die that says how many ghosts move is in the air."""


class Haunting(msgspec.Struct, frozen=True, tag="haunting"):
    """A ghost is put on the map, and up to `count` others move."""

    count: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """Nothing is left to do."""


Frame: TypeAlias = (
    Mixing | Setting | Laying | Walking | Meeting | Fighting | Losing | Stirring | Haunting | Ended
)


class Table(msgspec.Struct, frozen=True):
    """What lies open, for everybody."""

    mode: str
    length: int
    goal: int
    turn: int
    tiles: tuple[Tile, ...]
    ghosts: tuple[str, ...]
    pawns: tuple[str, ...]
    bags: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    discard: tuple[str, ...]
    frame: Frame

    @property
    def walker(self) -> Seat:
        """Return whose turn it is."""
        return (self.turn - 1) % len(self.pawns)


class State(msgspec.Struct, frozen=True):
    """Everything, hidden cards and tiles included."""

    table: Table
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    stack: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """What one viewer sees: all but other hands and the orders of the piles."""

    viewer: Viewer
    table: Table
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    stack_size: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """A die: what for, and its face."""

    seat: Seat
    what: str
    face: int


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A tile was laid."""

    seat: Seat
    tile: Tile


class Stepped(msgspec.Struct, frozen=True, tag="stepped"):
    """A pawn moved."""

    seat: Seat
    square: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A card was played before a fight."""

    seat: Seat
    card: str


class Fought(msgspec.Struct, frozen=True, tag="fought"):
    """A fight ended."""

    seat: Seat
    won: bool


class Gave(msgspec.Struct, frozen=True, tag="gave"):
    """Things were given away, by kind."""

    seat: Seat
    things: tuple[int, ...]


class Haunted(msgspec.Struct, frozen=True, tag="haunted"):
    """A ghost came, and others moved."""

    square: str
    moves: tuple[tuple[str, str], ...]


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A seat drew cards; only the seat itself sees which."""

    seat: Seat
    count: int
    cards: tuple[str, ...] = ()


Event: TypeAlias = Rolled | Laid | Stepped | Played | Fought | Gave | Haunted | Drew
