"""What cards do, a function for each (sections 3.1 to 3.3)."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.kit.ahead import said
from engine.martians.cards.tables import FIVE, FUEL, MOST, TILES, WEAPONS, kind_of
from engine.martians.phases.pawns import (
    collected,
    laid_open,
    life_lost,
    looked_at,
    moved,
    robbed,
)
from engine.martians.playing import targets as on
from engine.martians.playing.own import put_into_play
from engine.martians.playing.searchlight import exchanged
from engine.martians.table.doing import Doing
from engine.martians.table.events import (
    CardFizzled,
    Changed,
    Discarded,
    MartiansCame,
    MartiansLeft,
    ObjectsLost,
    TileRemoved,
    TokensLie,
)
from engine.martians.table.frames import Announced, Dealing, Mixing, Raging
from engine.martians.table.state import (
    HOME,
    Effect,
    Token,
    bullets_left,
    entered,
    with_hand,
    with_token,
    without_martians,
)
from engine.martians.town.town import Square, square_at, tile_of
from engine.martians.town.ways import nearest


class Cast(NamedTuple):
    """A card that is carried out."""

    card: str
    seat: Seat  # who played, drew or used it
    targets: tuple[str, ...]

    def of(self, key: str) -> str:
        """Return what was chosen in a field for one thing."""
        found = said(self.targets, key)
        return found[0] if found else ""

    @property
    def victim(self) -> Seat:
        """Return the captain that it names."""
        return int(self.of(on.CAPTAIN)) - 1


def carried_out(do: Doing, frame: Announced) -> None:
    """Carry out a card that nobody answered; what lasts stays in front of its captain."""
    cast = Cast(frame.card, frame.seat, frame.targets)
    kind = kind_of(frame.card)
    if kind in LASTING:
        LASTING[kind](do, cast)
        return
    if "." in frame.card:
        do.discard(frame.card)
    EFFECTS[kind](do, cast)


def _removed(do: Doing, squares: list[Square]) -> None:
    """Take Martians off the town."""
    do.put(without_martians(do.table, squares))


def _came(do: Doing, squares: list[Square]) -> None:
    """Let Martians enter."""
    table, come = entered(do.table, squares)
    do.put(table)
    if come:
        do.tell(MartiansCame(come))


def _on_tile(do: Doing, number: int) -> list[Square]:
    return [each for each in do.table.martians if tile_of(each) == number]


# Events


def _agent(do: Doing, _cast: Cast) -> None:
    for seat in do.table.from_seat(do.table.seat):
        bullets = do.captain(seat).bullets
        if bullets < MOST and bullets_left(do.table):
            do.give(seat, bullets=bullets + 1)
            do.tell(Changed(seat, bullets=1))


def _candy(do: Doing, cast: Cast) -> None:
    chosen = [square_at(each) for each in said(cast.targets, on.SQUARES)]
    free = on.open_squares(do.table, int(cast.of(on.TO)))
    pairs = [each for each in zip(chosen, free, strict=False) if each[0] in do.table.martians]
    stay = {*do.table.martians} - {source for source, _ in pairs}
    do.on(martians=tuple(sorted(stay | {goal for _, goal in pairs})))
    do.tell(MartiansLeft(tuple([source for source, _ in pairs])))
    do.tell(MartiansCame(tuple([goal for _, goal in pairs])))


def _off_my_land(do: Doing, cast: Cast) -> None:
    gone = _on_tile(do, int(cast.of(on.AT)))
    _removed(do, gone)
    do.on(box=do.table.box + len(gone))
    do.tell(MartiansLeft(tuple(gone)))


def _now_or_never(do: Doing, _cast: Cast) -> None:
    do.on(again=do.table.again + 1)


def _curfew(do: Doing, _cast: Cast) -> None:
    """Move every pawn to the nearest building, farm or house (MA-C6)."""
    kinds, town = do.table.town.kinds, do.table.town
    shelters = [each for each in town.order if kinds[each] in "BFH"]
    for seat in do.table.from_seat(do.table.seat):
        square = do.captain(seat).square
        if kinds[square] not in "BFH":
            moved(do, seat, nearest(town, square, shelters)[0])


def _big_one(do: Doing, cast: Cast) -> None:
    """Take a tile away, and collect what stands on it (MA-C7)."""
    number = int(cast.of(on.AT))
    gone = _on_tile(do, number)
    tile = do.table.town.tiles[number]
    _removed(do, gone)
    collected(do, cast.seat, len(gone))
    do.on(
        tiles=tuple([each for each in do.table.tiles if each.number != number]),
        gone=(*do.table.gone, tile.tile),
        quiet=0 if gone else do.table.quiet,
    )
    do.tell(TileRemoved(number))
    if gone:
        do.tell(MartiansLeft(tuple(gone), cast.seat))


def _address(do: Doing, cast: Cast) -> None:
    named = [square_at(each) for key in on.FIVES for each in said(cast.targets, key)]
    gone = [each for each in named if each in do.table.martians]
    _removed(do, gone)
    do.on(supply=do.table.supply + len(gone))
    do.tell(MartiansLeft(tuple(gone)))


def _searchlight(do: Doing, cast: Cast) -> None:
    exchanged(do, cast.seat, cast.of(on.OWN), cast.of(on.FROM))


def _beamed(do: Doing, cast: Cast) -> None:
    moved(do, cast.seat, square_at(cast.of(on.SQUARE)))


def _cannot_lose(do: Doing, _cast: Cast) -> None:
    do.on(doubled=do.table.doubled + 1)


def _angry(do: Doing, cast: Cast) -> None:
    do.push(Raging(cast.seat))


# Martian cards


def _lights(do: Doing, cast: Cast) -> None:
    looked_at(do, cast.seat, _token(do, cast.of(on.CROP_AT)))


def _token(do: Doing, number: str) -> Token:
    return next(each for each in do.table.tokens if each.number == int(number))


def _fake_circles(do: Doing, cast: Cast) -> None:
    """Let two crop tokens change places; what is known of them goes with them."""
    chosen = [_token(do, each) for each in said(cast.targets, on.CROPS_AT)]
    if len(chosen) < 2:  # together nobody need change any, where two face down are lacking
        do.tell(CardFizzled(kind_of(cast.card)))
        return
    one, other = chosen
    there, here = replace(one, square=other.square), replace(other, square=one.square)
    do.put(with_token(with_token(do.table, there), here))
    do.tell(TokensLie((there, here)))


def _slime(do: Doing, cast: Cast) -> None:
    """Exchange all hands; the card counts for whoever had it in hand (MC-04)."""
    deals = []
    for seat in do.table.from_seat(do.table.seat):
        hand = do.state.hands[seat]
        count = len(hand) + (seat == cast.seat and not do.table.coop)
        if hand:
            do.discard(*hand)
            do.state = with_hand(do.state, seat, ())
            do.tell(Discarded(seat, tuple(map(kind_of, hand)), forced=True))
        if count:
            deals.append(Dealing(seat, count))
    do.push(*reversed(deals))


def _cookbook(do: Doing, cast: Cast) -> None:
    """Lay Fuel into Gas Stations (MA-C14)."""
    seats = do.table.from_seat(do.table.seat) if do.table.coop else [cast.victim]
    for seat in seats:
        captain = do.captain(seat)
        square = _gas_station(do, captain.square)
        if FUEL in captain.objects and square is not None:
            do.give(seat, objects=tuple([each for each in captain.objects if each != FUEL]))
            do.tell(ObjectsLost(seat, (FUEL,)))
            laid_open(do, square, FUEL)


def _gas_station(do: Doing, start: Square) -> Square | None:
    """Return the nearest building square of a Gas Station, a free one if there is any."""
    town, taken = do.table.town, {each.square for each in do.table.tokens}
    stations = [
        square
        for laid in town.tiles.values()
        if TILES[laid.tile].english == "Gas Station"
        for square in town.squares_of(laid.number)
        if town.kinds[square] == "B"
    ]
    found = nearest(town, start, [each for each in stations if each not in taken] or stations)
    return found[0] if found else None


def _landing_party(do: Doing, _cast: Cast) -> None:
    """Let everybody take a weapon from the deck into play (MA-C15)."""
    for seat in do.table.from_seat(do.table.seat):
        have = {*map(kind_of, do.captain(seat).weapons)}
        wishes = said(do.state.orders[seat], "wish") + WEAPONS
        deck = do.state.events.deck
        found = [card for wish in wishes for card in deck if kind_of(card) == wish]
        card = next((each for each in found if kind_of(each) not in have), None)
        if card is not None:
            left = tuple([each for each in deck if each != card])
            do.hide(events=replace(do.state.events, deck=left))
            put_into_play(do, seat, card)
    do.push(Mixing("deck"))


def _hysteria(do: Doing, cast: Cast) -> None:
    """Let a Martian come to each tile without any, to five at most (MC-08)."""
    chosen = [int(each) for each in said(cast.targets, on.BARE)]
    tiles = chosen or on.bare_tiles(do.table)[:FIVE]
    pawns = {each.square for each in do.table.captains}
    squares = []
    for tile in tiles:
        free = on.open_squares(do.table, tile)
        if free:
            squares.append(min(free, key=lambda each: each in pawns))
    _came(do, squares)


def _memory_drain(do: Doing, cast: Cast) -> None:
    if do.captain(cast.victim).objects:
        robbed(do, cast.victim)
    else:
        do.tell(CardFizzled(kind_of(cast.card)))


def _pod_people(do: Doing, _cast: Cast) -> None:
    seats = do.table.from_seat(do.table.seat)
    _came(do, [do.captain(each).square for each in seats])


def _matinee(do: Doing, cast: Cast) -> None:
    """Take three Lives and Bullets from one, or let all go down to three of each (MC-13)."""
    if not do.table.coop:
        _worn(do, cast.victim, 3, 3)
        return
    for seat in do.table.from_seat(do.table.seat):
        captain = do.captain(seat)
        _worn(do, seat, max(0, captain.life - 3), max(0, captain.bullets - 3))


def _worn(do: Doing, seat: Seat, lives: int, bullets: int) -> None:
    captain = do.captain(seat)
    lives, bullets = min(lives, captain.life), min(bullets, captain.bullets)
    if lives or bullets:
        do.tell(Changed(seat, -lives, -bullets))
        do.give(seat, bullets=captain.bullets - bullets)
        if lives:
            life_lost(do, seat, lives)


def _tractor_beam(do: Doing, cast: Cast) -> None:
    moved(do, cast.victim, HOME if do.table.coop else square_at(cast.of(on.SQUARE)))


def _in_peace(do: Doing, _cast: Cast) -> None:
    for seat in do.table.from_seat(do.table.seat):
        do.tell(Changed(seat, lives=-1))
        life_lost(do, seat)


# What lasts


def _until_next_turn(do: Doing, cast: Cast) -> None:
    """Last until the next turn of whoever is on turn starts (MA-C1)."""
    _lasts(do, cast, cast.seat, do.table.seat)


def _lasts(
    do: Doing, cast: Cast, seat: Seat, ends: Seat, *, starts: bool = True, skips: int = 0
) -> None:
    card = cast.card if "." in cast.card else ""
    effect = Effect(kind_of(cast.card), seat, ends, starts, skips, card)
    do.on(effects=(*do.table.effects, effect))


def _emergency(do: Doing, cast: Cast) -> None:
    """Hold all Martians until the end of its captain's next turn, which is not this one (EV-05)."""
    own = cast.seat == do.table.seat
    _lasts(do, cast, cast.seat, cast.seat, starts=False, skips=int(own))


def _this_turn(do: Doing, cast: Cast) -> None:
    """Last until the end of the turn, for whoever played it."""
    _lasts(do, cast, cast.seat, do.table.seat, starts=False)


def _die_four(do: Doing, cast: Cast) -> None:
    """Keep Martians off its captain until their next turn starts (EV-03)."""
    _lasts(do, cast, cast.seat, cast.seat)


Effecting = Callable[[Doing, Cast], None]
EFFECTS: dict[str, Effecting] = {
    "agent": _agent,
    "candy": _candy,
    "off-my-land": _off_my_land,
    "now-or-never": _now_or_never,
    "curfew": _curfew,
    "big-one": _big_one,
    "address": _address,
    "searchlight": _searchlight,
    "beamed": _beamed,
    "cannot-lose": _cannot_lose,
    "angry": _angry,
    "lights": _lights,
    "fake-circles": _fake_circles,
    "slime": _slime,
    "cookbook": _cookbook,
    "landing-party": _landing_party,
    "hysteria": _hysteria,
    "memory-drain": _memory_drain,
    "pod-people": _pod_people,
    "matinee": _matinee,
    "tractor-beam": _tractor_beam,
    "in-peace": _in_peace,
}
LASTING: dict[str, Effecting] = {
    "emergency": _emergency,
    "seen-it": _this_turn,
    "jammer": _this_turn,
    "die-four": _die_four,
    "big-eyes": _until_next_turn,
    "levitation": _until_next_turn,
    "stupid-humans": _until_next_turn,
    "the-end": _until_next_turn,
}
"""Cards that lie in front of a captain while they last."""
