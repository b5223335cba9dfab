"""The whole truth about a game: the open table, and what lies hidden."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Ask, Notice, Seat
from engine.kit.piles import Pile
from engine.martians.cards.tables import (
    BULLET,
    BULLETS,
    COOP,
    LIFE,
    LIVES,
    OBJECTS,
    SHIP,
    kind_of,
)
from engine.martians.table.frames import Frame
from engine.martians.town.town import Laid, Square, Town, town_of

HOME = 13
"""The square of the house: the middle of the first tile."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """A token on a square; what lies face down has no face here."""

    number: int
    square: Square
    kind: str
    face: str = ""
    seen: tuple[Seat, ...] = ()  # who has looked at it
    among: tuple[str, ...] = ()  # what everybody can tell that it is one of


class Captain(msgspec.Struct, frozen=True, gc=False):
    """What a captain has, as everybody sees it."""

    square: Square
    life: int
    bullets: int
    objects: tuple[str, ...] = ()
    kills: int = 0
    weapons: tuple[str, ...] = ()  # cards in play
    shells: int = 0
    cards: int = 0  # in hand
    played: int = 0  # since their last turn began (MA-12.2)


class Effect(msgspec.Struct, frozen=True, gc=False):
    """What a card does for a while: until a turn of a captain starts or ends."""

    kind: str
    seat: Seat  # whom it protects or raises; else who played it
    ends: Seat
    starts: bool = True  # it ends with the start of that captain's turn
    skips: int = 0  # ends of turns that do not count
    card: str = ""  # it lies in front of a captain till then


class TownTable(msgspec.Struct, frozen=True, gc=False):
    """All that everybody sees."""

    mode: str
    goal: int  # kills that win
    limit: int  # rounds at most
    captains: tuple[Captain, ...]
    supply: int
    ship_only: bool = False  # Martians come to the farm of the ship alone
    open_hands: bool = False
    by_windows: bool = False
    by_rounds: bool = False
    turn: int = 0
    started: int = 0  # turns but for extra ones
    seat: Seat = 0
    first: Seat = 0
    extra: bool = False
    again: int = 0  # extra turns to come
    stopped: bool = False  # there is no walk any more in this turn
    doubled: int = 0
    count: int = 0  # what names draws and questions
    quiet: int = 0  # turns since a kill, a pick-up or a delivery
    tiles: tuple[Laid, ...] = ()
    gone: tuple[str, ...] = ()  # tiles that left the game
    box: int = 0
    martians: tuple[Square, ...] = ()
    tokens: tuple[Token, ...] = ()
    numbered: int = 0  # tokens so far
    laid: int = 0  # tiles so far
    effects: tuple[Effect, ...] = ()
    delivered: tuple[str, ...] = ()

    @property
    def town(self) -> Town:
        """Return what follows from the tiles."""
        return town_of(self.tiles)

    @property
    def round(self) -> int:
        """Return the round, from 1."""
        return (max(self.started, 1) - 1) // len(self.captains) + 1

    @property
    def coop(self) -> bool:
        """Tell whether all play together."""
        return self.mode == COOP

    @property
    def ship(self) -> Token | None:
        """Return the ship where it lies face up."""
        return next((each for each in self.tokens if each.face == SHIP), None)

    def in_force(self, kind: str, seat: Seat | None = None) -> int:
        """Count how often a card is in force, for one captain or for all."""
        found = [each for each in self.effects if each.kind == kind]
        return len([each for each in found if seat is None or each.seat == seat])

    def from_seat(self, first: Seat) -> list[Seat]:
        """List the seats clockwise."""
        count = len(self.captains)
        return [(first + step) % count for step in range(count)]

    def may_play(self, seat: Seat) -> bool:
        """Tell whether a captain has a card and may play one (MA-12.2)."""
        captain = self.captains[seat]
        return captain.cards > 0 and captain.played <= self.in_force("big-eyes")


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two steps of the rules."""

    table: TownTable
    agenda: tuple[Frame, ...]
    map: tuple[str, ...]  # tiles to come
    pool: tuple[str, ...]  # objects to come
    crops: tuple[str, ...]  # crop tokens to come
    faces: tuple[tuple[int, str], ...]  # of tokens that lie face down
    events: Pile
    martians: Pile  # where all play together
    hands: tuple[tuple[str, ...], ...]
    orders: tuple[tuple[str, ...], ...]  # what captains ordered for later
    plans: tuple[tuple[str, ...], ...]  # and for this round
    unordered: tuple[Ask, ...] = ()  # what captains are asked although they have orders


Notices: TypeAlias = tuple[Notice[Any], ...]
Step: TypeAlias = tuple[State, Notices]


def tell(*events: Any) -> Notices:
    """Tell everybody."""
    return tuple([Notice(event) for event in events])


def on(state: State, **changes: Any) -> State:
    """Change something on the table."""
    return replace(state, table=replace(state.table, **changes))


def with_captain(state: State, seat: Seat, **changes: Any) -> State:
    """Change what a captain has."""
    captains = list(state.table.captains)
    captains[seat] = replace(captains[seat], **changes)
    return on(state, captains=tuple(captains))


def with_hand(state: State, seat: Seat, hand: Iterable[str]) -> State:
    """Exchange a hand; hands are sorted."""
    cards = tuple(sorted(hand))
    hands = (*state.hands[:seat], cards, *state.hands[seat + 1 :])
    return with_captain(replace(state, hands=hands), seat, cards=len(cards))


def held(state: State, seat: Seat, kind: str) -> str | None:
    """Return a card of a kind in a hand."""
    return next((card for card in state.hands[seat] if kind_of(card) == kind), None)


def counted(state: State) -> State:
    """Count one more draw or question of the game."""
    return on(state, count=state.table.count + 1)


def entered(table: TownTable, squares: Iterable[Square]) -> tuple[TownTable, tuple[Square, ...]]:
    """Let Martians enter on free squares while the supply lasts (MA-5.12)."""
    come: list[Square] = []
    taken = {*table.martians}
    for square in squares:
        if square not in taken and len(come) < table.supply:
            come.append(square)
            taken.add(square)
    martians = tuple(sorted(taken))
    return replace(table, martians=martians, supply=table.supply - len(come)), tuple(come)


def without_martians(table: TownTable, squares: Iterable[Square]) -> TownTable:
    """Take Martians from the town; where they go, the caller says."""
    gone = {*squares}
    return replace(table, martians=tuple([each for each in table.martians if each not in gone]))


def tokens_at(table: TownTable, square: Square) -> tuple[Token, ...]:
    """List the tokens on a square."""
    return tuple([each for each in table.tokens if each.square == square])


def with_token(table: TownTable, token: Token) -> TownTable:
    """Exchange a token."""
    return replace(
        table,
        tokens=tuple([token if each.number == token.number else each for each in table.tokens]),
    )


def without_token(table: TownTable, number: int) -> TownTable:
    """Take a token away."""
    return replace(table, tokens=tuple([each for each in table.tokens if each.number != number]))


def face_of(state: State, token: Token) -> str:
    """Return what a token is."""
    return token.face or dict(state.faces).get(token.number, "")


def opened(state: State, token: Token) -> tuple[State, Token]:
    """Turn a token face up."""
    face = face_of(state, token)
    faces = tuple([each for each in state.faces if each[0] != token.number])
    shown = replace(token, face=face, among=())
    return replace(state, faces=faces, table=with_token(state.table, shown)), shown


def free_buildings(table: TownTable) -> tuple[Square, ...]:
    """List the building squares without a token, by coordinates."""
    taken = {each.square for each in table.tokens}
    kinds = table.town.kinds
    return tuple([each for each in table.town.order if kinds[each] == "B" and each not in taken])


def bullets_left(table: TownTable) -> int:
    """Count the Bullets of the supply."""
    held_ = sum(each.bullets + each.shells for each in table.captains)
    return BULLETS - held_ - sum(each.kind == BULLET for each in table.tokens)


def lives_left(table: TownTable) -> int:
    """Count the Lives of the supply."""
    held_ = sum(each.life for each in table.captains)
    return LIVES - held_ - sum(each.kind == LIFE for each in table.tokens)


def has_all(captain: Captain) -> bool:
    """Tell whether a captain holds one object of each kind."""
    return len(captain.objects) == len(OBJECTS)
