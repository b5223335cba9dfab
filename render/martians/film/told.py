"""A turn as it unfolded: the table before it, changed by each event as everybody saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.martians.cards.tables import START
from engine.martians.table import events as ev
from engine.martians.table.events import MartiansEvent
from engine.martians.table.view import Captain, MartiansView, TownTable
from engine.martians.town.town import PLACES, Square, square_at, tile_of

HOUSE = square_at("1.5")
MOVING = (ev.Walked, ev.HordeMoved, ev.PawnMoved)
"""Events without which nothing moves."""


class TurnStory(msgspec.Struct, frozen=True):
    """The view before a turn, and what happened in it."""

    view: MartiansView
    events: tuple[MartiansEvent, ...]

    @classmethod
    def of(cls, before: MartiansView | None, events: Sequence[MartiansEvent]) -> "TurnStory | None":
        """Follow a turn that is over; None where it is not, or what was before is not known."""
        over = any(isinstance(event, ev.HordeMoved | ev.GameEnded) for event in events)
        gone = any(isinstance(event, ev.TileRemoved) for event in events)
        if before is None or not over or gone:
            return None
        if not any(isinstance(event, MOVING) for event in events):
            return None
        return cls(before, tuple(events))

    def tables(self) -> Iterator[tuple[MartiansEvent, TownTable]]:
        """Show the table after each event."""
        table = self.view.table
        for event in self.events:
            table = after(table, event)
            yield event, table


def after(table: TownTable, event: MartiansEvent) -> TownTable:
    """Do what an event tells; what was done already stays done."""
    match event:
        case ev.TurnBegan():
            return replace(table, turn=event.turn, seat=event.seat)
        case ev.TileLaid(laid=laid) if laid not in table.tiles:
            come = _with(table, [], event.martians)
            return _tokens(replace(come, tiles=(*table.tiles, laid)), event.tokens)
        case ev.Walked():
            return _pawn(table, event.seat, square=event.squares[-1])
        case ev.PawnMoved():
            return _pawn(table, event.seat, square=event.square)
        case ev.Fought(won=True):
            return _with(table, [event.square], [])
        case ev.MartiansCame() | ev.MartiansLeft():
            left = isinstance(event, ev.MartiansLeft)
            return _with(table, event.squares if left else [], [] if left else event.squares)
        case ev.HordeMoved():
            for source, goal in event.moves:
                table = _with(table, [source], [goal])
            return table
        case _:
            return _of_captains(table, event)


def _of_captains(table: TownTable, event: MartiansEvent) -> TownTable:
    """Do what an event tells of what captains have, and of tokens."""
    match event:
        case ev.PickedUp(token=token):
            left = tuple([each for each in table.tokens if each.number != token.number])
            own = (*table.captains[event.seat].objects, token.face)
            changed = replace(table, tokens=left)
            return _pawn(changed, event.seat, objects=own) if token.kind == "object" else changed
        case ev.TokensLie(tokens=tokens):
            return _tokens(table, tokens)
        case ev.Died():
            return _pawn(table, event.seat, square=HOUSE, life=START, objects=(), weapons=())
        case ev.Delivered():
            held = table.captains[event.seat].objects
            kept = tuple([each for each in held if each not in event.objects])
            shown = dict.fromkeys((*table.delivered, *event.objects))
            return _pawn(replace(table, delivered=tuple(shown)), event.seat, objects=kept)
        case _:
            return table


def _pawn(table: TownTable, seat: int, **changes: Any) -> TownTable:
    captains: list[Captain] = list(table.captains)
    captains[seat] = replace(captains[seat], **changes)
    return replace(table, captains=tuple(captains))


def _with(table: TownTable, gone: Sequence[Square], come: Sequence[Square]) -> TownTable:
    """Let Martians go and come."""
    return replace(table, martians=tuple(sorted({*table.martians} - {*gone} | {*come})))


def _tokens(table: TownTable, tokens: Sequence[Any]) -> TownTable:
    """Lay tokens where they lie now."""
    numbers = {each.number for each in tokens}
    rest = [each for each in table.tokens if each.number not in numbers]
    return replace(table, tokens=(*rest, *tokens))


def touched(story: TurnStory) -> set[int]:
    """List the tiles on which something happens."""
    squares: list[Square] = []
    for event in story.events:
        match event:
            case ev.Walked():
                squares += event.squares
            case ev.PawnMoved():
                squares += (event.origin, event.square)
            case ev.HordeMoved():
                squares += [square for move in event.moves for square in move]
            case ev.TileLaid():
                squares.append(event.laid.number * PLACES)
            case ev.MartiansCame():
                squares += event.squares
    first = [each.square for each in story.view.table.captains]
    return {tile_of(square) for square in squares} or {tile_of(square) for square in first}
