"""Drawing a tile and laying it (MA-5)."""

from functools import cache

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option
from engine.core.words import say
from engine.martians.cards.cards import TileKind
from engine.martians.cards.tables import BULLET, CROP, LIFE, OBJECT, TILES
from engine.martians.phases.ending import finished, no_ship_can_come
from engine.martians.phases.turns import sitting
from engine.martians.playing.own import PlayedWith, folded, own_card, played_own
from engine.martians.table.doing import Doing
from engine.martians.table.events import MapClosed, TileDropped, TileLaid
from engine.martians.table.frames import Closing, Laying, TileDrawing
from engine.martians.table.state import State, Step, Token, bullets_left, entered, lives_left
from engine.martians.table.terms import tile_text
from engine.martians.table.view import MartiansView
from engine.martians.town.fitting import fitting, gaps, is_closed, nearest_first
from engine.martians.town.town import MIDDLE, PLACES, Laid, Square, Town
from engine.martians.town.ways import distances

TILE, CELL, ROTATION, TOKENS = "tile", "cell", "turn", "tokens"
ROWS, FAR, NEAR = "rows", "far", "near"
_TOKENS = (
    Option(ROWS, say("martians-tokens-rows")),
    Option(FAR, say("martians-tokens-far")),
    Option(NEAR, say("martians-tokens-near")),
)
_BESIDE = {
    "n": "martians-cell-north",
    "e": "martians-cell-east",
    "s": "martians-cell-south",
    "w": "martians-cell-west",
}


def drawn(state: State, _frame: TileDrawing) -> Step:
    """Draw a tile; what fits nowhere leaves the game (MA-5.8, MA-5.11)."""
    do = Doing(state)
    do.pop()
    if not state.map or state.table.in_force("the-end"):
        return do.done()
    tile, rest = state.map[0], state.map[1:]
    do.hide(map=rest)
    do.push(Laying(tile))
    return do.done()


def pending(state: State, frame: Laying) -> Decide | None:
    """Ask where the tile goes, unless it fits nowhere."""
    table = state.table
    if not fitting(table.town, frame.tile):
        return None
    group = f"t{table.turn}:tile{table.count}"
    return Decide(group, (Ask(table.seat, TILE, (table.turn,)),), sitting(table))


def proceed(state: State, frame: Laying) -> Step:
    """Take a tile that fits nowhere out of the game."""
    do = Doing(state)
    do.pop()
    do.on(gone=(*do.table.gone, frame.tile))
    do.tell(TileDropped(do.table.seat, frame.tile))
    if do.table.coop and no_ship_can_come(do.state):
        return finished_after(do, "no-ship")
    return do.done()


def finished_after(do: Doing, why: str) -> Step:
    """End the game after what was told."""
    state, told = finished(do.state, why)
    return state, do.told + told


def decide(state: State, frame: Laying, answers: dict[Seat, Answer]) -> Step:
    """Play a card first, or lay the tile."""
    do, seat = Doing(state), state.table.seat
    answer = answers[seat]
    if played_own(do, seat, answer, 1):
        return do.done()
    do.pop()
    x, y = gaps(do.table.town)[answer[CELL][0]]
    turn = int(answer[ROTATION][0]) if answer.get(ROTATION) else 0
    number = do.table.laid + 1
    tile = Laid(number, frame.tile, x, y, turn)
    do.on(tiles=(*do.table.tiles, tile), laid=number)
    _furnished(do, tile, (answer.get(TOKENS) or (ROWS,))[0])
    if do.table.coop and no_ship_can_come(do.state):
        return finished_after(do, "no-ship")
    if is_closed(do.table.town):
        do.tell(MapClosed(seat))
        while not isinstance(do.state.agenda[-1], Closing):
            do.pop()
    return do.done()


def _furnished(do: Doing, laid: Laid, how: str) -> None:
    """Put Martians and tokens on a new tile (MA-5.4 to MA-5.7)."""
    town, printed = do.table.town, TILES[laid.tile]
    squares = town.squares_of(laid.number)
    tokens: list[Token] = []
    if printed.kind is TileKind.FARM:
        if do.state.crops:
            tokens.append(_hidden(do, laid.number * PLACES + MIDDLE, CROP))
        roads = [laid.number * PLACES + MIDDLE]
    else:
        tokens += _tokens(do, laid, how)
        roads = [each for each in squares if town.kinds[each] == "R"]
    do.on(tokens=(*do.table.tokens, *tokens))
    table, come = entered(do.table, roads)
    do.put(table)
    do.tell(TileLaid(do.table.seat, laid, come, tuple(tokens)))


def _tokens(do: Doing, laid: Laid, how: str) -> list[Token]:
    """Put tokens on building squares: Bullets, Lives, objects, while the supplies last."""
    printed, free = TILES[laid.tile], _sorted(do.table.town, laid.number, how)
    kinds = [BULLET] * min(printed.bullets, bullets_left(do.table))
    kinds += [LIFE] * min(printed.lives, lives_left(do.table))
    kinds += [OBJECT] * min(printed.objects, len(do.state.pool))
    if how != ROWS:  # what matters most comes where it was wished
        kinds.reverse()
    tokens = []
    for square, kind in zip(free, kinds, strict=False):
        if kind == OBJECT:
            tokens.append(_hidden(do, square, OBJECT))
        else:
            do.on(numbered=do.table.numbered + 1)
            tokens.append(Token(do.table.numbered, square, kind, kind))
    return tokens


def _hidden(do: Doing, square: Square, kind: str) -> Token:
    """Take the next token of a face-down pile."""
    number = do.table.numbered + 1
    do.on(numbered=number)
    if kind == OBJECT:
        face, rest = do.state.pool[0], do.state.pool[1:]
        do.hide(pool=rest)
    else:
        face, rest = do.state.crops[0], do.state.crops[1:]
        do.hide(crops=rest)
    do.hide(faces=(*do.state.faces, (number, face)))
    return Token(number, square, kind)


def _sorted(town: Town, number: int, how: str) -> list[Square]:
    """Sort the building squares of a tile: row by row, or by how far they are from a road."""
    squares = [each for each in town.squares_of(number) if town.kinds[each] == "B"]
    if how == ROWS:
        return squares
    roads = [each for each in town.squares_of(number) if town.kinds[each] == "R"]
    far = distances(town, roads[0])
    return sorted(squares, key=lambda each: far[each] if how == NEAR else -far[each])


# The form


def form(view: MartiansView, _ask: Ask, draft: Answer) -> Form:
    """Ask for a card, or for a cell, a turn and how tokens are spread."""
    stages, frame = Stages(draft), view.agenda[-1]
    assert isinstance(frame, Laying)
    town = view.table.town
    card = own_card(stages, view, PlayedWith.TILE)
    least = int(card is None)  # after a card the tile is asked for again
    cells = fitting(town, frame.tile)
    options = [
        numbered(number, cell_option(town, each))
        for number, each in enumerate(nearest_first(town, cells), start=1)
    ]
    cell = stages.one(CELL, say("martians-cell"), options, least)
    turns = cells.get(cell or "", ())
    if cell is not None and len(turns) == 1:
        stages.fill({ROTATION: (str(turns[0]),)})
    stages.one(ROTATION, say("martians-turn"), [_turned(each) for each in turns], least)
    printed = TILES[frame.tile]
    spread = _TOKENS if printed.bullets else ()
    if spread:
        stages.fill({TOKENS: (ROWS,)})
    stages.one(TOKENS, say("martians-tokens"), spread)
    return folded(stages.form())


def answer_for(view: MartiansView, cell: str, turn: int | None = None) -> Answer:
    """Return the whole answer that lays the tile on a cell."""
    frame = view.agenda[-1]
    assert isinstance(frame, Laying)
    turns = fitting(view.table.town, frame.tile)[cell]
    chosen = turns[0] if turn is None else turn
    tokens = (ROWS,) if TILES[frame.tile].bullets else ()
    return {CELL: (cell,), ROTATION: (str(chosen),), TOKENS: tokens}


@cache
def _turned(turn: int) -> Option:
    return Option(str(turn), say("martians-turned", quarters=turn))


def cell_option(town: Town, cell: str) -> Option:
    """Name an empty cell by a tile beside it."""
    return Option(cell, say(_BESIDE[cell[-1]], tile=tile_text(town, int(cell[:-1]))))


def numbered(number: int, option: Option) -> Option:
    """Give an option the number that the picture beside it shows."""
    return Option(option.key, say("martians-numbered", number=number, what=option.label))
