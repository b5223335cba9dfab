"""The tiles and cards: read from the data files, checked, and given to the rules."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from engine.kit.packs import Problem, Reader, by_id, digest
from engine.martians.cards.card_files import PlayedCard, TileCard
from engine.martians.cards.cards import CardKind, Pack, PlayCard, TileKind, TownTile, When

DATA = Path(__file__).parent / "data"
TILES, CARDS = "tiles.toml", "cards.toml"
MIDDLES = {"N": 1, "E": 5, "S": 7, "W": 3}
"""The square through which a road leaves a tile, by side."""


@cache
def load_pack(folder: Path = DATA) -> Pack:
    """Load tiles and cards in `folder`; raise PackError."""
    reader = Reader(folder)
    tiles = reader.read(TILES, "tile", TileCard)
    cards = reader.read(CARDS, "card", PlayedCard)
    reader.stop_at_problems()
    pack = Pack(by_id(map(_tile, tiles)), by_id(map(_card, cards)), "")
    reader.problems += problems(pack)
    reader.stop_at_problems()
    return replace(pack, hash=digest(pack))


def problems(pack: Pack) -> Iterator[Problem]:
    """Say what of a pack cannot be played with."""
    if sum(each.kind is TileKind.HOUSE for each in pack.tiles.values()) != 1:
        yield Problem(TILES, "all tiles", "kind", "has no or several houses", "one house")
    for tile in pack.tiles.values():
        for field, found, expected in _faults(tile):
            yield Problem(TILES, f"tile {tile.id}", field, found, expected)
    for card in pack.cards.values():
        if (card.when is When.ANSWER) and card.kind is not CardKind.EVENT:
            yield Problem(CARDS, f"card {card.id}", "when", 'is "answer"', "that of an event only")


def _faults(tile: TownTile) -> Iterator[tuple[str, str, str]]:
    """Say what is wrong with a tile."""
    squares = "".join(tile.rows)
    for side, middle in MIDDLES.items():
        if (side in tile.exits) != (squares[middle] in "RF"):
            yield "exits", f"disagree with the square {middle}", "a road or field at each exit"
    for one, other in tile.doors:
        if {squares[one], squares[other]} != {"B", "R"}:
            yield "doors", f"has {one} to {other}", "a building and a road"
    if tile.icon is not None and squares[tile.icon] not in "RB":
        yield "icon", f"is {tile.icon}", "a road or building square"
    if tile.bullets + tile.lives + tile.objects > squares.count("B"):
        yield "objects", "are too many tokens", "as many as there are building squares"


def _tile(card: TileCard) -> TownTile:
    return TownTile(
        id=card.id,
        english=card.title,
        kind=card.kind,
        rows=tuple(card.rows),
        exits=card.exits,
        doors=tuple([(one, other) for one, other in card.doors]),
        icon=card.icon,
        bullets=card.bullets,
        lives=card.lives,
        objects=card.objects,
    )


def _card(card: PlayedCard) -> PlayCard:
    return PlayCard(
        id=card.id,
        english=card.name,
        rule=card.rule,
        kind=card.kind,
        when=card.when,
        target=card.target,
        moment=card.moment,
        harm=card.harm,
    )
