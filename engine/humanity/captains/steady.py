"""The steady computer captain: values every action it can pay for, and takes the best."""

from engine.core.asks import Answer, Ask, Seat
from engine.core.fields import region_key
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.base.grid import NAMES, SIDE
from engine.humanity.captains.programmes import programmed
from engine.humanity.captains.spelling import spelled
from engine.humanity.looking.landed import landed
from engine.humanity.phases.placing import place_key
from engine.humanity.programme.terms import PROGRAMME
from engine.humanity.table.view import HumanityView, cells_of, landing_cells, waiting
from engine.humanity.valuing.places import place_worth
from engine.humanity.valuing.turns import choices

MOOD = 0.1
"""How far a worth may be off."""


def steady(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == PROGRAMME:
        return programmed(steady, steady, placed(view, ask.seat), view, ask, make_form, pick)
    lands = placed(view, ask.seat)
    view = landed(view, ask.seat, lands)
    best = max(choices(view, ask.seat), key=lambda each: each.worth + MOOD * pick(100) / 100)
    return spelled(best.move, best.keeps, lands, make_form)


def placed(view: HumanityView, seat: Seat) -> Answer:
    """Land each astronaut where most can come of it; say nothing where nobody came home."""
    if seat not in view.public.landing:
        return {}
    player = view.public.players[seat]
    cells, answer = cells_of(player), Answer()
    places = set(landing_cells(cells, player.astronauts))
    for number in waiting(player.astronauts):
        if places:
            best = max(sorted(places), key=lambda cell: place_worth(cells, cell))
            key = place_key(number)
            answer |= {region_key(key): (str(best // SIDE + 1),), key: (NAMES[best],)}
            places.discard(best)
    return answer
