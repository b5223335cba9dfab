"""What a drafted turn would bring and cost, and what counts in it that nobody chose."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Answer, Seat
from engine.core.words import Text, listed, say
from engine.humanity.base.grid import NAMES, Cells, Tile
from engine.humanity.base.paying import Payment
from engine.humanity.phases.moves import ASTRONAUT, COLOUR, paid, picked, upgraded, upgrades_after
from engine.humanity.phases.reach import Reach
from engine.humanity.table.terms import COLOURS, cell_text, gains_text, units_text
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour


class Sending(NamedTuple):
    """A turn as far as it is drafted: who goes, for which tile, in which colour."""

    reach: Reach
    answer: Answer
    number: int
    tile: str | None
    colour: Colour | None
    left: int = 0  # work that could still be done
    several: bool = False  # could go


def draft_facts(
    view: HumanityView, seat: Seat, sending: Sending, after: HumanityView
) -> Iterator[Text]:
    """Say who goes where several could and nobody is chosen, what it brings, what it takes.

    All of it is read from the view as it would be `after` the draft.
    """
    sent = sending.reach.astronauts[sending.number]
    if sending.several and picked(sending.answer, ASTRONAUT) is None:
        number = sending.number + 1
        if sent.cell is None:
            yield say("humanity-fact-who-reserve", number=number)
        else:
            yield say("humanity-fact-who", number=number, where=cell_text(sent.cell))
    if sending.left:
        yield say("humanity-fact-left", left=sending.left)
    if sending.tile is None:
        return
    if _unsaid_colour(sending):
        assert sending.colour is not None
        yield say("humanity-fact-colour", colour=COLOURS[sending.colour])
    yield from sent_facts(view, seat, sending, sending.tile, after)


def sent_facts(
    view: HumanityView, seat: Seat, sending: Sending, tile: str, after: HumanityView
) -> Iterator[Text]:
    """Say what a tile brings, what is paid for it, who works more, and where somebody goes.

    It brings what missions bring with it, too; time that passes moves whoever goes as well.
    """
    was, now = view.public.players[seat], after.public.players[seat]
    research, points = now.research - was.research, now.points - was.points
    yield say("humanity-fact-gains", won=gains_text(research, points, now.science - was.science))
    payment = paid(sending.reach, sending.answer, tile)
    if payment:
        yield say("humanity-fact-paid", paid=spent(sending.reach.cells, payment))
    for number in _upgraded(sending):
        yield say("humanity-fact-upgrade", number=number + 1)
    sent = now.astronauts[sending.number]
    if sent.hangar is None:
        return  # a draft that chooses the same twice sends nobody
    yield say(
        "humanity-fact-away", number=sending.number + 1, hangar=sent.hangar, away=sent.away or 0
    )


def _unsaid_colour(sending: Sending) -> bool:
    """Tell whether communications get the usual colour, as nobody chose one."""
    module = MODULES.get(sending.tile or "")
    choice = module is not None and module.colour is None
    return choice and picked(sending.answer, COLOUR) is None


def _upgraded(sending: Sending) -> Iterator[int]:
    """List whom squares upgrade."""
    if sending.colour is not None:
        count = upgrades_after(sending.reach, sending.number, sending.colour)
        for _, given in upgraded(sending.reach, count, sending.answer):
            if given is not None:
                yield given


def spent(cells: Cells, payment: Payment) -> Text:
    """Say what a payment takes from which modules."""
    parts = []
    for cell, amount in payment:
        tile = cells[cell]
        assert isinstance(tile, Tile)
        units = units_text(amount, MODULES[tile.module].makes)
        parts.append(say("humanity-paid", units=units, cell=NAMES[cell]))
    return say("humanity-spent", parts=listed(parts))
