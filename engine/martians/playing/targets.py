"""What is chosen for a card: the fields of its targets, and what they offer (sections 3.1, 3.2)."""

from collections.abc import Iterator, Sequence

from engine.core.asks import Answer, Seat
from engine.core.fields import Stages, region_key, unopened
from engine.core.forms import Option
from engine.core.words import Text, captain, say
from engine.kit.memo import attached
from engine.martians.cards.cards import Target as On
from engine.martians.cards.cards import TileKind
from engine.martians.cards.tables import CARDS, CROP, FIVE, FUEL, OBJECT
from engine.martians.table.frames import Aiming
from engine.martians.table.state import Token, TownTable
from engine.martians.table.terms import (
    OBJECT_NAMES,
    areas,
    captain_option,
    square_option,
    square_text,
    tile_option,
)
from engine.martians.table.view import MartiansView
from engine.martians.town.town import SIDES, Square, Town, square_at, tile_of

CAPTAIN, AT, TO, SQUARES, SQUARE = "captain", "at", "beside", "martians", "square"
OWN, FROM, CROP_AT, CROPS_AT, BARE = "own", "other", "crop", "crops", "tiles"
FIVES = tuple([f"five-{number}" for number in range(1, FIVE + 1)])
FIELDS: dict[On, tuple[str, ...]] = {
    On.NONE: (),
    On.TILE: (AT,),
    On.CANDY: (AT, TO, SQUARES),
    On.RIM: (AT,),
    On.FIVE: FIVES,
    On.SWAP: (OWN, FROM),
    On.SQUARE: (SQUARE,),
    On.CROP: (CROP_AT,),
    On.CROPS: (CROPS_AT,),
    On.BARE: (BARE,),
    On.FUEL: (CAPTAIN,),
    On.ROBBED: (CAPTAIN,),
    On.CAPTAIN: (CAPTAIN,),
    On.BEAM: (CAPTAIN, SQUARE),
}
ORDER = (CAPTAIN, AT, TO, SQUARES, SQUARE, OWN, FROM, CROP_AT, CROPS_AT, BARE, *FIVES)
PLACES = {SQUARE, *FIVES}
"""Fields that ask for a square, by its tile where there are many."""
LABELS = {
    CAPTAIN: say("martians-target-captain"),
    AT: say("martians-target-tile"),
    TO: say("martians-target-to"),
    SQUARES: say("martians-target-martians"),
    SQUARE: say("martians-target-square"),
    OWN: say("martians-target-own"),
    FROM: say("martians-target-from"),
    CROP_AT: say("martians-target-crop"),
    CROPS_AT: say("martians-target-crops"),
    BARE: say("martians-target-bare"),
    **{each: say("martians-target-five", number=n) for n, each in enumerate(FIVES, start=1)},
}


def ask_for(stages: Stages, view: MartiansView, cards: Sequence[str], card: str | None) -> None:
    """Add the fields of all targets that some cards have; those of one card are open."""
    known = {key for each in cards for key in FIELDS[CARDS[each].target]}
    keys = FIELDS[CARDS[card].target] if card else ()
    picked: Answer = {}
    for key in [each for each in ORDER if each in known]:
        if key not in keys or card is None:
            fields = [unopened(key, LABELS[key])]
            if key in PLACES:
                fields.insert(0, unopened(region_key(key), LABELS[key]))
            stages.not_yet(fields)
        else:
            picked[key] = _ask(stages, view, CARDS[card].target, key, picked)


def _ask(stages: Stages, view: MartiansView, on: On, key: str, picked: Answer) -> tuple[str, ...]:
    label = LABELS[key]
    if key in PLACES:
        least = int(key in (SQUARE, FIVES[0]))
        squares = places(view.table, view.seat or 0, key, picked)
        place = stages.place(key, label, areas(view.table.town, squares), least)
        return (place,) if place else ()
    options = tuple(offered(view, on, key, picked))
    least, most = 1, 1
    if key == SQUARES:
        most = min(len(options), len(_free(view.table, picked.get(TO, ()))))
    elif key == CROPS_AT:
        hidden = len(crop_tokens(view.table, hidden=True))
        free = isinstance(view.agenda[-1], Aiming) and hidden < 2
        least, most = 0 if free else 2, 2
    elif key == BARE:
        least = most = FIVE
    return stages.some(key, label, options, least, max(most, 1))


def places(table: TownTable, seat: Seat, key: str, picked: Answer) -> tuple[Square, ...]:
    """List the squares that a field for one offers."""
    town = table.town
    if key != SQUARE:
        taken = {tile_of(square_at(each[0])) for each in picked.values() if each}
        before = FIVES[: FIVES.index(key)]
        if any(not picked.get(each) for each in before):
            return ()
        return tuple(
            [
                each
                for each in town.order
                if each in {*table.martians} and tile_of(each) not in taken
            ]
        )
    if CAPTAIN not in picked:  # anywhere else (EV-15)
        return tuple([each for each in town.order if each != table.captains[seat].square])
    if not picked[CAPTAIN]:
        return ()
    return tuple([each for each in town.order if town.kinds[each] != "F"])


def offered(view: MartiansView, on: On, key: str, picked: Answer) -> Iterator[Option]:
    """Offer what a target can be."""
    table, town = view.table, view.table.town
    match key:
        case "captain":
            yield from map(captain_option, victims(table, on))
        case "at":
            yield from [tile_option(town, each) for each in tiles(table, on)]
        case "beside":
            at = int(picked[AT][0]) if picked.get(AT) else 0
            yield from [tile_option(town, each) for each in neighbours(table, at)]
        case "martians":
            inside = picked.get(AT, ()) if picked.get(TO) else ()
            squares = [each for each in table.martians if str(tile_of(each)) in inside]
            yield from [square_option(town, each) for each in squares]
        case "own":
            own = table.captains[view.seat or 0].objects
            yield from [Option(each, OBJECT_NAMES[each]) for each in own]
        case "other":
            for each in swaps(view, picked.get(OWN, ("",))[0] if picked.get(OWN) else ""):
                yield Option(each, swap_text(table, each))
        case "crop" | "crops":
            crops = crop_tokens(table, hidden=key == CROP_AT)
            yield from [Option(str(each.number), square_text(town, each.square)) for each in crops]
        case _:
            bare = bare_tiles(table)  # five or fewer are no choice
            yield from [tile_option(town, each) for each in bare if len(bare) > FIVE]


def exists(view: MartiansView, on: On) -> bool:
    """Tell whether there is what a card needs; without it the card cannot be played."""
    table = view.table
    match on:
        case On.NONE | On.CAPTAIN | On.BEAM | On.SQUARE:
            return True
        case On.CANDY:
            return any(neighbours(table, each) for each in tiles(table, on))
        case On.TILE | On.RIM:
            return bool(tiles(table, on))
        case On.FIVE:
            return bool(table.martians)
        case On.SWAP:
            return any(swaps(view, each) for each in table.captains[view.seat or 0].objects)
        case On.CROP | On.CROPS:
            least = 1 if on is On.CROP else 2
            return len(crop_tokens(table, hidden=on is On.CROP)) >= least
        case On.BARE:
            return bool(bare_tiles(table)) and table.supply > 0
        case _:
            return bool(victims(table, on))


def needs_choice(view: MartiansView, on: On) -> bool:
    """Tell whether there is a choice in the target of a card that was drawn."""
    if on is On.BARE:
        return len(bare_tiles(view.table)) > FIVE
    return on in {On.CROP, On.CROPS}


def victims(table: TownTable, on: On) -> list[Seat]:
    """List the captains that a card can name."""
    found = list(range(len(table.captains)))
    if on is On.FUEL:
        return [each for each in found if FUEL in table.captains[each].objects]
    if on is On.ROBBED:
        return [each for each in found if table.captains[each].objects]
    return found


def tiles(table: TownTable, on: On) -> list[int]:
    """List the tiles that a card can name."""
    town = table.town
    if on is On.RIM:
        pawns = {tile_of(each.square) for each in table.captains}
        return [each for each in _loose(town) if each not in pawns]
    haunted = {tile_of(each) for each in table.martians}
    found = [each for each in town.tiles if each in haunted]
    if on is On.CANDY:
        return [each for each in found if neighbours(table, each)]
    return found


def neighbours(table: TownTable, tile: int) -> list[int]:
    """List the tiles beside one that have room for Martians (EV-02)."""
    if not tile:
        return []
    return [each for each in sorted(table.town.beside(tile)) if open_squares(table, each)]


def open_squares(table: TownTable, tile: int) -> list[Square]:
    """List the free squares of a tile on which cards put Martians: a farm's middle first."""
    town = table.town
    free = [each for each in town.squares_of(tile) if town.kinds[each] in "RF"]
    free.sort(key=lambda each: town.kinds[each] == "F" and each % 9 != 4)
    return [each for each in free if each not in {*table.martians}]


def _free(table: TownTable, picked: tuple[str, ...]) -> list[Square]:
    return open_squares(table, int(picked[0])) if picked else []


@attached
def _loose(town: Town) -> tuple[int, ...]:
    """List the plain tiles on the rim without which all others are still joined (MA-C7)."""
    found = []
    for number, laid in town.tiles.items():
        on_rim = any((laid.x + dx, laid.y + dy) not in town.cells for dx, dy in SIDES)
        if on_rim and town.kind(number) is TileKind.PLAIN and holds_together(town, number):
            found.append(number)
    return tuple(found)


def holds_together(town: Town, number: int) -> bool:
    """Tell whether all tiles are still joined without one."""
    joined = _joined(town)
    start = min(each for each in town.tiles if each != number)
    seen, row = {start, number}, [start]
    for tile in row:
        for other in joined[tile] - seen:
            seen.add(other)
            row.append(other)
    return len(row) == len(town.tiles) - 1


@attached
def _joined(town: Town) -> dict[int, set[int]]:
    """Return the tiles that a line leads to from each."""
    return {
        number: {tile_of(near) for each in town.squares_of(number) for near in town.links[each]}
        for number in town.tiles
    }


def crop_tokens(table: TownTable, *, hidden: bool) -> list[Token]:
    """List the crop tokens, all or those that lie face down, by coordinates."""
    found = [each for each in table.tokens if each.kind == CROP and not (hidden and each.face)]
    return sorted(found, key=lambda each: table.town.where[each.square])


def bare_tiles(table: TownTable) -> list[int]:
    """List the tiles without any Martian, by coordinates, on which one could stand (MC-08)."""
    haunted, town = {tile_of(each) for each in table.martians}, table.town
    found = [each for each in town.tiles if each not in haunted and open_squares(table, each)]
    return sorted(found, key=lambda each: (town.tiles[each].y, town.tiles[each].x))


def swaps(view: MartiansView, own: str) -> list[str]:
    """List what one's own object can be exchanged for, with no known duplicate (EV-11)."""
    if not own:
        return []
    table, seat = view.table, view.seat or 0
    mine = [each for each in table.captains[seat].objects if each != own]
    found = []
    for other, each in enumerate(table.captains):
        if other != seat and own not in each.objects:
            found += [f"{other + 1}-{kind}" for kind in each.objects if kind not in mine]
    for token in table.tokens:
        if token.kind == OBJECT and view.face(token) not in mine:
            found.append(f"token-{token.number}")
    return found


def swap_text(table: TownTable, key: str) -> Text:
    """Say what an object is exchanged for."""
    holder, _, what = key.partition("-")
    if holder == "token":
        token = next(each for each in table.tokens if each.number == int(what))
        square = square_text(table.town, token.square)
        if token.face:
            return say("martians-swap-known", object=OBJECT_NAMES[token.face], square=square)
        return say("martians-swap-hidden", square=square)
    return say("martians-swap-captain", captain=captain(int(holder) - 1), object=OBJECT_NAMES[what])
