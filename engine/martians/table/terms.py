"""What things of the game are called."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.fields import Area
from engine.core.forms import Field, Form, Option, Section
from engine.core.words import Text, Value, captain, listed, named, say
from engine.kit.memo import attached
from engine.martians.cards.tables import DYNAMITE, FERTILIZER, FUEL, TILES, card_of
from engine.martians.town.town import PLACES, Square, Town, square_key, tile_of

OBJECT_NAMES = {
    FUEL: say("martians-fuel"),
    FERTILIZER: say("martians-fertilizer"),
    DYNAMITE: say("martians-dynamite"),
}


def with_sections(form: Form, parts: Sequence[tuple[Text, tuple[str, ...]]]) -> Form:
    """Fold parts of a form away, each with a line of what is chosen in it.

    A part has the fields of its names, and those whose names go on behind one of them.
    """
    sections = []
    for label, names in parts:
        fields = [each for each in form.fields if _is_of(each.key, names)]
        if any(each.options for each in fields):
            line = _line([_said(each, label) for each in fields if each.chosen])
            sections.append(Section(label, line, tuple([each.key for each in fields])))
    return replace(form, sections=tuple(sections))


def _said(field: Field, label: Text) -> Value:
    """Say what is chosen in a field, and what of, unless its part is called alike."""
    labels = [each.label for each in field.options if each.key in field.chosen]
    chosen = listed(labels or [_NOTHING])
    if field.label == label:
        return chosen
    return say("martians-said", field=field.label, chosen=chosen)


def _line(told: Sequence[Value]) -> Text:
    if not told:
        return _NOTHING
    joined, *others = told
    for each in others:
        joined = say("martians-said-next", rest=joined, next=each)
    return say("martians-section", things=joined)


_NOTHING = say("martians-section-nothing")


def _is_of(key: str, names: tuple[str, ...]) -> bool:
    return any(key == each or key.startswith((f"{each}-", f"{each}.")) for each in names)


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
