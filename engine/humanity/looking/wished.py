"""Which wishes of a programme could not be paid for in their turn, as things stand."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.asks import Ask
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.forms import Field, Form, Option
from engine.core.words import say
from engine.humanity.base.grid import Cells
from engine.humanity.base.paying import can_pay
from engine.humanity.looking.imagine import imagine
from engine.humanity.looking.landed import landed
from engine.humanity.phases.moves import cost_of
from engine.humanity.programme.question import turns_alone
from engine.humanity.programme.terms import ELSE, WISH, in_order
from engine.humanity.table.terms import tile_cost
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))


def wished(view: HumanityView, ask: Ask, form: Form) -> Form:
    """Say at each tile that may be wished what it costs, if it cannot be paid for in that turn.

    What the turns before it bring and spend is reckoned in, as they are drafted.
    """
    if form.faults:
        return form
    answer = form.answer()
    state = imagine(landed(view, ask.seat, answer), _NOTHING_IS_DRAWN)
    states = turns_alone(state, ask.seat, answer)
    cells = [each.players[ask.seat].cells for each in states]
    there = dict(zip(in_order(answer), cells, strict=False))
    return replace(form, fields=tuple([_field(each, there) for each in form.fields]))


def _field(field: Field, cells: Mapping[int, Cells]) -> Field:
    kind, _, turn = field.key.partition(".")
    if kind not in (WISH, ELSE) or int(turn) not in cells:
        return field
    there = cells[int(turn)]
    return replace(field, options=tuple([_option(each, there) for each in field.options]))


def _option(option: Option, cells: Cells) -> Option:
    tile = option.key
    if (tile not in MODULES and tile not in EXPERIMENTS) or can_pay(cells, cost_of(tile)):
        return option
    return replace(option, note=say("humanity-programme-dear", cost=tile_cost(tile)))
