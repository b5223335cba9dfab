"""What battle orders are suggested: odds and stakes, turned into thresholds."""

from engine.core.asks import Answer, Ask
from engine.invasion.orders.choosing import FIGHTS, NEVER, at_least
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.tremble_draft.ahead.joining import JOIN, TURNS
from engine.tremble_draft.ahead.terms import FACED, STAY
from engine.tremble_draft.phases.looting import RAID, SEARCH, captured
from engine.tremble_draft.phases.reserve import in_reserve
from engine.tremble_draft.phases.turns import ARMIES
from engine.tremble_draft.suggesting.battles import at_risk, stake
from engine.tremble_draft.table.view import ID, DraftView
from engine.tremble_draft.valuing.prizes import trophy_worth
from engine.tremble_draft.valuing.searches import Stay, looted
from engine.tremble_draft.valuing.values import poorest, ship_worth


def battle_orders(view: DraftView, ask: Ask) -> Answer:
    """Suggest ahead what would be suggested at the moment, as near as orders can say it."""
    cities = {}
    for space in ask.about:
        city, ships = captured(view, ask.seat, space)
        cities[space] = city, tuple(map(ID, ships)), trophy_worth(view, ask.seat, city)
    stays = looted(view, ask.seat, cities)
    battles = {battle.space for battle in view.public.battles}
    answer: Answer = {}
    for space in ask.about:
        for kind, picked in _space(view, ask, space, stays[space]).items():
            answer[Spot(kind, space).key] = picked
        if space in battles:
            risk, won = at_risk(view, ask.seat, space), stake(view, ask.seat, space)
            answer[Spot(FIGHT, space).key] = (at_least(risk, won, FIGHTS, NEVER),)
            answer[Spot(JOIN, space).key] = tuple(map(ID, in_reserve(view, ask.seat)))
            answer[Spot(WHEN, space).key] = (TURNS,)
    return answer


def _space(view: DraftView, ask: Ask, space: int, stay: Stay) -> Answer:
    """Say what is lost at a space, whether it is searched, and which armies are fought there."""
    city, found = captured(view, ask.seat, space)
    ships = tuple(map(ID, found))
    risk = poorest(ships, view.public)
    hope = city.search + trophy_worth(view, ask.seat, city)
    return {
        LOSE: (min(ships, key=lambda ship: (ship_worth(ship, view.public), ship)),),
        CITY: (SEARCH if stay.ships else RAID,),
        STAY: stay.ships or ships,
        ARMIES: (at_least(risk, hope, FACED, NEVER),),
    }
