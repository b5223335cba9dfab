"""The sharp computer captain: searches over its own guesses, within a budget of positions.

It imagines what it cannot see, lets every rival plan there as a steady captain, and weighs all of
its own groups against what they send.
"""

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.captains.positions import Rivals, hopes_against, imagined
from engine.tremble.captains.squads import squad_of
from engine.tremble.captains.steady import steady
from engine.tremble.captains.steady_plan import fuelled, ordered, targets_of
from engine.tremble.table.view import TrembleView, own_part

POSITIONS = 24  # imagined for a plan


def plan(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that bring most against what rivals may send."""
    public, own = view.public, own_part(view)
    rivals, positions = Rivals(public, own.seat), []
    for number in range(POSITIONS):
        if rivals.hide or not number:
            squads = {
                seat: captain.ships for seat, captain in enumerate(imagined(view, pick).captains)
            }
        positions.append(rivals.position(squads, pick))
    squad = squad_of(tuple([ship.id for ship in own.ships]))
    targets = targets_of(public, own.seat)
    hopes = hopes_against(public, own.seat, squad, targets, positions)
    orders, fuel = fuelled(view, squad, hopes)
    return make_form(ordered(squad, targets, orders, fuel)).answer()


def sharp(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by search where rivals decide at the same time, else by exact odds."""
    if ask.kind == "plan":
        return plan(view, make_form, pick)
    return steady(view, ask, make_form, pick)
