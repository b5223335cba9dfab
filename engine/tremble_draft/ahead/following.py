"""Following battle orders: each decision at its own moment, by what is public then."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import space_key
from engine.invasion.battles.odds import army_odds
from engine.invasion.battles.transfers import MOVES, moved
from engine.invasion.cards.keys import ASK
from engine.invasion.cards.keys import STAY as STAYS
from engine.invasion.orders.choosing import AHEAD, ALWAYS, battle_at, fight, fights, reaches
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, BattleOrders, Spot, said
from engine.tremble_draft.ahead.joining import joined
from engine.tremble_draft.ahead.terms import JOIN, STAY, USUAL
from engine.tremble_draft.looking.views import make_view
from engine.tremble_draft.phases import looting, losses, meeting
from engine.tremble_draft.phases.looting import RAID, SEARCH, stay_key
from engine.tremble_draft.phases.turns import armies_key
from engine.tremble_draft.suggesting.battles import transfer
from engine.tremble_draft.table.events import DecidesNow
from engine.tremble_draft.table.frames import MeetingArmy
from engine.tremble_draft.table.state import State
from engine.tremble_draft.table.view import DraftView, own_part


def _unordered(state: State, ask: Ask) -> Ask | None:
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


def _order(view: DraftView, key: str, usual: str) -> str:
    """Return what orders say by a key, else what goes without saying."""
    return next(iter(said(own_part(view).orders, key)), usual)


def _fight(view: DraftView, ask: Ask) -> Answer:
    def wanted(seen: DraftView, space: int) -> bool:
        order = _order(seen, Spot(FIGHT, space).key, AHEAD)
        return fights(battle_at(seen, space), ask.seat, order)

    return fight(view, ask, wanted)


def _reserve(view: DraftView, ask: Ask) -> Answer:
    """Let ships join where they are ordered to."""

    def allowed(space: int) -> tuple[str, ...]:
        return said(own_part(view).orders, Spot(JOIN, space).key)

    def when(space: int) -> str:
        return _order(view, Spot(WHEN, space).key, ALWAYS)

    return joined(view, ask, allowed, when)


def _transfer(view: DraftView, ask: Ask) -> Answer:
    return moved(view, ask, _order(view, MOVES, STAYS), transfer)


def _loss(view: DraftView, ask: Ask) -> Answer:
    """Give up the ships named, where they are still there."""
    answer = losses.default(view, ask)
    for space in ask.about:
        named = _order(view, Spot(LOSE, space).key, "")
        for each in losses.beaten(view, ask):
            if each.key == space_key(space) and named in [ship.id for ship in each.ships]:
                answer[each.key] = (named,)
    return answer


def _loot(view: DraftView, ask: Ask) -> Answer:
    """Raid or search city by city; of the ships named, those that are left stay."""
    answer = looting.default(view, ask)
    for space in ask.about:
        if _order(view, Spot(CITY, space).key, RAID) != SEARCH:
            continue
        _, ships = looting.captured(view, ask.seat, space)
        there = [ship.id for ship in ships]
        named = said(own_part(view).orders, Spot(STAY, space).key)
        staying = tuple([ship for ship in there if ship in named]) or tuple(there)
        answer |= {space_key(space): (SEARCH,), stay_key(space): staying}
    return answer


def _army(view: DraftView, ask: Ask) -> Answer:
    """Fight or leave, city by city."""
    answer, army = meeting.default(view, ask), meeting.army_met(view)
    for search in view.public.captains[ask.seat].searches:
        order = _order(view, armies_key(search.city.id), USUAL)
        if order not in (USUAL, ASK):
            stays = reaches(order, army_odds(search.total, army))
            answer[losses.search_key(search.city.id)] = (meeting.FIGHT if stays else meeting.LEAVE,)
    return answer


_FOLLOW: dict[str, Callable[[DraftView, Ask], Answer]] = {
    "transfer": _transfer,
    "fight": _fight,
    "reserve": _reserve,
    "loss": _loss,
    "loot": _loot,
    "army": _army,
}

ORDERS = BattleOrders[State, DraftView](
    _FOLLOW, _unordered, make_view, lambda ask: DecidesNow(ask.seat, ask.about)
)
