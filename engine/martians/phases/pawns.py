"""What happens to pawns: kills, lost Lives, death, picking up, laying down (MA-6.6 to MA-10.1)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.asks import Notice, Seat
from engine.kit.piles import laid
from engine.martians.cards.tables import (
    BULLET,
    CROP,
    LIFE,
    MOST,
    OBJECT,
    OBJECTS,
    START,
    TILES,
)
from engine.martians.table.doing import Doing
from engine.martians.table.events import (
    Delivered,
    Died,
    LookedAt,
    ObjectsLost,
    PawnMoved,
    PickedUp,
    TokensLie,
)
from engine.martians.table.frames import Mixing
from engine.martians.table.state import (
    HOME,
    Token,
    TownTable,
    face_of,
    free_buildings,
    opened,
    tokens_at,
    with_token,
    without_martians,
    without_token,
)
from engine.martians.town.town import Square, tile_of
from engine.martians.town.ways import distances


def is_fought(table: TownTable, seat: Seat) -> bool:
    """Tell whether a captain has to fight where the pawn stands (MA-7.1)."""
    return table.captains[seat].square in table.martians and not table.in_force("jammer", seat)


def killed(do: Doing, seat: Seat) -> None:
    """Take the Martian under a pawn; what it stood on is turned up and picked up (MA-7.4)."""
    square = do.captain(seat).square
    do.put(without_martians(do.table, [square]))
    collected(do, seat, 1)
    do.on(quiet=0)
    for token in tokens_at(do.table, square):
        if token.kind == CROP and not token.face:
            do.state, shown = opened(do.state, token)
            do.tell(TokensLie((shown,)))
    picked_up(do, seat)


def collected(do: Doing, seat: Seat, count: int) -> None:
    """Add killed Martians to a collection; where all play together they go to the box."""
    if do.table.coop:
        do.on(box=do.table.box + count)
    else:
        do.give(seat, kills=do.captain(seat).kills + count)


def picked_up(do: Doing, seat: Seat) -> None:
    """Take what lies under a pawn, if no Martian stands there (MA-6.6), and lay down (MA-14.2)."""
    square = do.captain(seat).square
    if square in do.table.martians:
        return
    for token in tokens_at(do.table, square):
        if token.kind == OBJECT:
            _found(do, seat, token)
        elif token.kind == LIFE and do.captain(seat).life < MOST:
            do.give(seat, life=do.captain(seat).life + 1)
            _taken(do, seat, token)
        elif token.kind == BULLET and do.captain(seat).bullets < MOST:
            do.give(seat, bullets=do.captain(seat).bullets + 1)
            _taken(do, seat, token)
    _delivered(do, seat)


def _found(do: Doing, seat: Seat, token: Token) -> None:
    """Take an object, or look at a second one of a kind and put it back."""
    face, own = face_of(do.state, token), do.captain(seat).objects
    if face not in own:
        faces = tuple([each for each in do.state.faces if each[0] != token.number])
        do.hide(faces=faces)
        do.give(seat, objects=in_kinds((*own, face)))
        _taken(do, seat, replace(token, face=face))
    elif not token.face and seat not in token.seen:
        among = tuple([each for each in token.among or OBJECTS if each in own])
        looked_at(do, seat, replace(token, among=among))


def looked_at(do: Doing, seat: Seat, token: Token) -> None:
    """Let a captain see a token that stays face down; where all play together, all do."""
    if do.table.coop and token.kind == CROP:
        seen = tuple(range(len(do.table.captains)))
    else:
        seen = tuple(sorted({*token.seen, seat}))
    shown = replace(token, seen=seen)
    do.put(with_token(do.table, shown))
    known = LookedAt(seat, replace(shown, face=face_of(do.state, token)))
    if len(seen) == len(do.table.captains):
        do.told += (_to_all(LookedAt(seat, shown), known, seen),)
    else:
        do.tell_one(seat, LookedAt(seat, shown), known)


def _to_all(public: LookedAt, private: LookedAt, seats: Sequence[Seat]) -> Notice[LookedAt]:
    return Notice(public, tuple([(seat, private) for seat in seats]))


def _taken(do: Doing, seat: Seat, token: Token) -> None:
    do.put(without_token(do.table, token.number))
    if do.table.coop:
        do.on(quiet=0)
    do.tell(PickedUp(seat, token))


def _delivered(do: Doing, seat: Seat) -> None:
    """Lay what is still missing on the ship, if the pawn stands there (MA-14.2)."""
    ship, own = do.table.ship, do.captain(seat).objects
    if not do.table.coop or ship is None or ship.square != do.captain(seat).square:
        return
    wanted = tuple([each for each in own if each not in do.table.delivered])
    if wanted:
        do.give(seat, objects=tuple([each for each in own if each not in wanted]))
        do.on(delivered=in_kinds((*do.table.delivered, *wanted)), quiet=0)
        do.tell(Delivered(seat, wanted))


def in_kinds(objects: Sequence[str]) -> tuple[str, ...]:
    """Sort objects by kind."""
    return tuple(sorted(objects, key=OBJECTS.index))


def life_lost(do: Doing, seat: Seat, count: int = 1) -> None:
    """Lose Lives; with the last one a captain dies (MA-8.1)."""
    left = do.captain(seat).life - count
    if left > 0:
        do.give(seat, life=left)
    else:
        _died(do, seat)


def _died(do: Doing, seat: Seat) -> None:
    captain = do.captain(seat)
    lost = (captain.kills + 1) // 2
    had = captain.kills, captain.objects, captain.weapons
    do.tell(Died(seat, captain.square, *had, max(0, captain.bullets - START)))
    do.hide(events=laid(do.state.events, captain.weapons))
    do.give(
        seat,
        square=HOME,
        life=START,
        bullets=START,
        kills=captain.kills - lost,
        objects=(),
        weapons=(),
        shells=0,
    )
    do.on(supply=do.table.supply + lost)
    if seat == do.table.seat:
        do.on(stopped=True)
    scattered(do, captain.objects, captain.square)


def scattered(do: Doing, objects: Sequence[str], start: Square) -> None:
    """Lay objects into the nearest buildings, each into another one as far as there are (MA-8.3).

    Everybody saw which they were, so everybody knows what lies there.
    """
    town, used, down = do.table.town, set[int](), []
    far = distances(town, start)
    for face in objects:
        free = [each for each in free_buildings(do.table) if each in far]
        fresh = [each for each in free if tile_of(each) not in used] or free
        if not fresh:
            returned(do, [face])
            continue
        square = min(fresh, key=lambda each: (far[each], town.where[each]))
        used.add(tile_of(square))
        down.append(_put(do, square, face))
    if down:
        do.tell(TokensLie(tuple(down)))


def _put(do: Doing, square: Square, face: str) -> Token:
    number = do.table.numbered + 1
    token = Token(number, square, OBJECT, face)
    do.on(numbered=number, tokens=(*do.table.tokens, token))
    return token


def laid_open(do: Doing, square: Square, face: str) -> None:
    """Lay an object on a square, known to all."""
    do.tell(TokensLie((_put(do, square, face),)))


def returned(do: Doing, objects: Sequence[str]) -> None:
    """Put objects back into the pool, which is shuffled then."""
    do.hide(pool=(*do.state.pool, *objects))
    if not any(isinstance(each, Mixing) and each.what == "pool" for each in do.state.agenda):
        do.push(Mixing("pool"))


def robbed(do: Doing, seat: Seat) -> None:
    """Take all objects of a captain: to the pool while tiles may bring some (MA-C18)."""
    captain = do.captain(seat)
    do.give(seat, objects=())
    do.tell(ObjectsLost(seat, captain.objects))
    if any(TILES[each].objects for each in do.state.map):
        returned(do, captain.objects)
    else:
        scattered(do, captain.objects, captain.square)


def moved(do: Doing, seat: Seat, square: Square) -> None:
    """Move a pawn by a card; in its own turn it picks up what lies there."""
    origin = do.captain(seat).square
    if origin != square:
        do.give(seat, square=square)
        do.tell(PawnMoved(seat, origin, square))
        if seat == do.table.seat:
            picked_up(do, seat)
        elif square not in do.table.martians:
            _delivered(do, seat)
