"""The steady computer captain: values every action it can pay for, and takes the best."""

from engine.core.asks import Answer, Ask
from engine.core.fields import region_key
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.base.grid import NAMES, SIDE
from engine.humanity.captains.programmes import programmed
from engine.humanity.captains.spelling import spelled
from engine.humanity.phases.placing import PLACE, place_key
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView, cells_of, landing_cells, waiting
from engine.humanity.valuing.places import place_worth
from engine.humanity.valuing.turns import choices

MOOD = 0.1
"""How far a worth may be off."""


def steady(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == PROGRAMME:
        return programmed(steady, steady, view, ask, make_form, pick)
    if ask.kind == PLACE:
        return make_form(placed(view, ask)).fresh()
    best = max(choices(view, ask.seat), key=lambda each: each.worth + MOOD * pick(100) / 100)
    return spelled(best.move, best.keeps, make_form)


def placed(view: HumanityView, ask: Ask) -> Answer:
    """Place each astronaut where most can come of it."""
    player = view.public.players[ask.seat]
    cells, answer = cells_of(player), Answer()
    places = set(landing_cells(cells, player.astronauts))
    for number in waiting(player.astronauts):
        if places:
            best = max(sorted(places), key=lambda cell: place_worth(cells, cell))
            key = place_key(number)
            answer |= {region_key(key): (str(best // SIDE + 1),), key: (NAMES[best],)}
            places.discard(best)
    return answer
