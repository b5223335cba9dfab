"""What things of the game are called."""

from engine.core.asks import Seat
from engine.core.fields import Area
from engine.core.forms import Option
from engine.core.words import Text, captain, named, say
from engine.kit.memo import attached
from engine.martians.cards.tables import DYNAMITE, FERTILIZER, FUEL, TILES, card_of
from engine.martians.town.town import PLACES, Square, Town, square_key, tile_of

OBJECT_NAMES = {
    FUEL: say("martians-fuel"),
    FERTILIZER: say("martians-fertilizer"),
    DYNAMITE: say("martians-dynamite"),
}


def tile_text(town: Town, number: int) -> Text:
    """Name a tile of the town."""
    return say("martians-tile", tile=named(TILES[town.tiles[number].tile].english), number=number)


def square_text(town: Town, square: Square) -> Text:
    """Name a square of the town."""
    return say("martians-square", tile=tile_text(town, tile_of(square)), place=square % PLACES + 1)


def card_text(card: str) -> Text:
    """Name a card."""
    return card_of(card).name


def tile_option(town: Town, number: int) -> Option:
    """Offer a tile."""
    return Option(str(number), tile_text(town, number))


def square_option(town: Town, square: Square) -> Option:
    """Offer a square."""
    return Option(square_key(square), square_text(town, square))


def captain_option(seat: Seat) -> Option:
    """Offer a captain."""
    return Option(str(seat + 1), captain(seat))


@attached
def all_areas(town: Town) -> tuple[Area, ...]:
    """List all squares, tile by tile."""
    return areas(town, town.order)


def areas(town: Town, squares: tuple[Square, ...]) -> tuple[Area, ...]:
    """List some squares, tile by tile."""
    found: dict[int, list[Option]] = {}
    for square in squares:
        found.setdefault(tile_of(square), []).append(square_option(town, square))
    return tuple(
        [Area(tile_option(town, number), tuple(found[number])) for number in sorted(found)]
    )
