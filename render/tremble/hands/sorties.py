"""A plan as its captain has drafted it: who flies where, and what raises the limit of fuel."""

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble.cards.cards import Aid
from engine.tremble.table.view import OwnView, PublicView
from render.invasion.facts.facts import open_spaces
from render.invasion.hands import sorties
from render.invasion.hands.sorties import Plan, planned
from render.words import Words

FUEL = "fuel"  # the field of what raises the limit; all others are named after their ships


def plan_of(public: PublicView, own: OwnView, form: Form) -> Plan:
    """Read a plan from its form."""
    committed = form.answer().get(FUEL, ())
    aids: list[Aid] = [view.station for view in public.captains[own.seat].stations]
    aids += own.compensations
    extra = tuple(aid for aid in aids if aid.id in committed)
    limit = public.fuel + sum(aid.effect.amount for aid in extra)
    return planned(own.ships, open_spaces(public), form, limit, extra)


def advice(plan: Plan, words: Words) -> list[Text]:
    """Say what a captain may have overlooked; none of it keeps a plan from counting."""
    told = sorties.advice(plan, words)
    if any(aid.effect.amount <= plan.limit - plan.used for aid in plan.extra):
        told.append(say("tremble-plan-spare"))
    return told
