"""What is suggested for cities: raid or search, who stays, and whether armies are fought."""

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import space_key
from engine.invasion.battles.odds import army_odds
from engine.tremble_draft.phases.looting import RAID, SEARCH, captured, stay_key
from engine.tremble_draft.phases.losses import search_key
from engine.tremble_draft.phases.meeting import FIGHT, LEAVE, army_met
from engine.tremble_draft.table.view import ID, DraftView, SearchView
from engine.tremble_draft.valuing.prizes import trophy_worth
from engine.tremble_draft.valuing.searches import looted, unbroken
from engine.tremble_draft.valuing.values import coming, poorest


def loot(view: DraftView, ask: Ask) -> Answer:
    """Search where that brings more than the raid, with those who are missed least."""
    cities = {}
    for space in ask.about:
        city, ships = captured(view, ask.seat, space)
        cities[space] = city, tuple(map(ID, ships)), trophy_worth(view, ask.seat, city)
    answer: Answer = {}
    for space, stay in looted(view, ask.seat, cities).items():
        answer[space_key(space)] = (SEARCH if stay.ships else RAID,)
        if stay.ships:
            answer[stay_key(space)] = stay.ships
    return answer


def army(view: DraftView, ask: Ask) -> Answer:
    """Fight where the search, weighed by the odds, is worth more than the ship at risk."""
    met = army_met(view)
    answer: Answer = {}
    for search in view.public.captains[ask.seat].searches:
        chance = army_odds(search.total, met)
        risk = poorest(map(ID, search.ships), view.public)
        stays = chance * _hope(view, ask, search) > (1 - chance) * risk
        answer[search_key(search.city.id)] = (FIGHT if stays else LEAVE,)
    return answer


def _hope(view: DraftView, ask: Ask, search: SearchView) -> float:
    """Estimate what a search brings that goes on."""
    public = view.public
    dealt = sum(space.city is not None for space in public.spaces)
    cards = len(public.spaces) * search.counter - dealt
    lasts = unbroken(coming(public, cards), search.total)
    return lasts * (search.city.search + trophy_worth(view, ask.seat, search.city))
