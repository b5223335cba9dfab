"""What follows from orders, question by question, whenever they were given.

Without orders it is what counts where nobody answers.
"""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import space_key
from engine.invasion.battles.odds import army_odds
from engine.invasion.battles.transfers import MOVES, moved
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import reaches
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, Spot
from engine.kit.advice import Orders, order_of
from engine.kit.ahead import said
from engine.tremble_draft.ahead.terms import STAY, USUAL
from engine.tremble_draft.phases import looting, losses, meeting
from engine.tremble_draft.phases.looting import RAID, SEARCH, stay_key
from engine.tremble_draft.phases.turns import ARMIES, armies_key
from engine.tremble_draft.suggesting.battles import transfer as suggested
from engine.tremble_draft.table.frames import MeetingArmy
from engine.tremble_draft.table.state import State
from engine.tremble_draft.table.view import DraftView

FOLLOWED = frozenset({"transfer", "fight", "reserve", "loss", "loot", "army"})
"""Questions that orders given ahead answer."""


def unordered(state: State, ask: Ask) -> Ask | None:
    """Return what is left to ask of a question; None where orders answer all of it.

    Cities are asked about one by one, but for ships of the reserve, which all battles share.
    """
    captain = state.captains[ask.seat]
    if ask.kind == "transfer":
        return ask if ASK in said(captain.orders, MOVES) else None
    if isinstance(state.agenda[-1], MeetingArmy):
        keys = [armies_key(search.city) for search in captain.searches]
        return ask if any(ASK in said(captain.orders, key) for key in keys) else None
    mark = CITY if ask.kind == "loot" else FIGHT
    keys = [Spot(mark, space).key for space in ask.about]
    pairs = zip(ask.about, keys, strict=True)
    wanted = tuple([space for space, key in pairs if ASK in said(captain.orders, key)])
    if not wanted:
        return None
    return ask if ask.kind == "reserve" else replace(ask, about=wanted)


def transfer(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Stay, flee, or go where it helps most."""
    return moved(view, ask, orders, suggested)


def loss(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Give up the ships named, where they are still there."""
    answer = losses.default(view, ask)
    for space in ask.about:
        named = order_of(orders, LOSE, space)
        for each in losses.beaten(view, ask):
            if each.key == space_key(space) and named in [ship.id for ship in each.ships]:
                answer[each.key] = (named,)
    return answer


def loot(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Raid or search city by city; of the ships named, those that are left stay, else all."""
    answer: Answer = {}
    for space in ask.about:
        answer[space_key(space)] = (RAID,)
        if order_of(orders, CITY, space) != SEARCH:
            continue
        _, ships = looting.captured(view, ask.seat, space)
        there = [ship.id for ship in ships]
        named = orders(STAY, space)
        staying = tuple([ship for ship in there if ship in named]) or tuple(there)
        answer |= {space_key(space): (SEARCH,), stay_key(space): staying}
    return answer


def army(view: DraftView, ask: Ask, orders: Orders) -> Answer:
    """Fight or leave, city by city."""
    answer, met = meeting.default(view, ask), meeting.army_met(view)
    for search in view.public.captains[ask.seat].searches:
        order = order_of(orders, ARMIES, search.city.id, USUAL)
        if order not in (USUAL, ASK):
            stays = reaches(order, army_odds(search.total, met))
            answer[losses.search_key(search.city.id)] = (meeting.FIGHT if stays else meeting.LEAVE,)
    return answer
