"""Following orders (RL-28, RL-30): each decision at its own moment, by what is public then."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import space_key
from engine.invasion.battles.transfers import MOVES
from engine.invasion.cards.keys import ASK, STAY
from engine.invasion.orders.choosing import AHEAD, ALWAYS, battle_at, fight, fights
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, BattleOrders, Spot, said
from engine.tremble.ahead.terms import AIDS, CLAIM
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import AIDS as AIDS_OF_ALL
from engine.tremble.choosing import rewards
from engine.tremble.looking.views import make_view
from engine.tremble.phases import losses
from engine.tremble.phases.catch import catch_view
from engine.tremble.phases.facing import ARMIES, USUAL, faces
from engine.tremble.phases.reward import CATCH, RAID, use_key
from engine.tremble.standing import moves
from engine.tremble.standing.responses import TURNS, army_respond_with, respond_with
from engine.tremble.standing.reward import catches, helping
from engine.tremble.table.aids import at_hand, spent, stations_ready
from engine.tremble.table.events import DecidesNow
from engine.tremble.table.frames import catches_in
from engine.tremble.table.state import State
from engine.tremble.table.view import TrembleView, own_part

ARMY = "army"
MOVING = frozenset({"move", "transfer"})
SEVERAL = frozenset({"fight", "loss", "reward"})
"""Questions that are about several spaces at once."""


_MARKS = {"reward": CITY, ARMY: ARMIES}


def _unordered(state: State, ask: Ask) -> Ask | None:
    """Return what is left to ask of a question, space by space; None where orders answer all."""
    orders = state.captains[ask.seat].orders
    if ask.kind in MOVING:
        return ask if ASK in said(orders, MOVES) else None
    mark = _mark(state, ask)
    spaces = ask.about if ask.kind in SEVERAL else ask.about[:1]
    wanted = tuple([space for space in spaces if ASK in said(orders, Spot(mark, space).key)])
    if not wanted:
        return None
    return replace(ask, about=wanted) if ask.kind in SEVERAL else ask


def _mark(state: State, ask: Ask) -> str:
    """Name the kind of order by which a captain says that they want to be asked."""
    if ask.kind in _MARKS:
        return _MARKS[ask.kind]
    caught = {each.space for each in catches_in(state.agenda)}
    return ARMIES if caught.intersection(ask.about[:1]) else FIGHT


def _spend(state: State, ask: Ask, given: Answer) -> State:
    """Take away the stations and cards that a captain has just used in some of several spaces."""
    for space in ask.about:
        used = (*given.get(space_key(space), ()), *given.get(use_key(space), ()))
        for aid in AIDS_OF_ALL.keys() & used:
            state = spent(state, ask.seat, aid)
        if given.get(losses.claim_key(space)) == (losses.CLAIM,):
            state = spent(state, ask.seat, losses.claim_card(state, ask.seat))
    return state


def _order(view: TrembleView, kind: str, space: int, usual: str) -> str:
    """Return what orders say of a space, else what goes without saying."""
    picked = said(own_part(view).orders, Spot(kind, space).key)
    return picked[0] if picked else usual


def _aids(view: TrembleView, space: int, found: tuple[str, ...]) -> tuple[str, ...]:
    """List what may be used in a space, of what is at hand."""
    allowed = said(own_part(view).orders, Spot(AIDS, space).key)
    return tuple([aid for aid in found if aid in allowed])


def _when(view: TrembleView) -> str:
    return next(iter(said(own_part(view).orders, WHEN)), TURNS)


def _fight(view: TrembleView, ask: Ask) -> Answer:
    def wanted(seen: TrembleView, space: int) -> bool:
        return fights(battle_at(seen, space), ask.seat, _order(seen, FIGHT, space, AHEAD))

    return fight(view, ask, wanted)


def _respond(view: TrembleView, ask: Ask) -> Answer:
    aids = _aids(view, ask.about[0], at_hand(view, BATTLE_STATIONS, ROLL_CARDS))
    return respond_with(view, ask, aids, _when(view))


def _loss(view: TrembleView, ask: Ask) -> Answer:
    """Give up the ships named, where they are still there; claim and save as ordered."""
    answer, claim, saved = losses.default(view, ask), losses.claim_key, set[str]()
    held = len(at_hand(view, (), (CompensationKind.TROPHY,)))
    savers = at_hand(view, (StationKind.SAVE_SHIP,), (CompensationKind.SAVE_SHIP,))
    for space in ask.about:
        key, named = space_key(space), _order(view, LOSE, space, "")
        if named in losses.choices(view, ask.seat, space):
            answer[key] = (named,)
        saving = [aid for aid in _aids(view, space, savers) if aid not in saved]
        if saving and key in answer:
            saved.add(saving[0])
            answer[key] = (saving[0],)
        if claim(space) in answer:
            wanted = _order(view, CLAIM, space, losses.CLAIM) == losses.CLAIM and held > 0
            answer[claim(space)] = (losses.CLAIM if wanted else losses.LET_GO,)
            held -= wanted
    return answer


def _reward(view: TrembleView, ask: Ask) -> Answer:
    """Raid or catch, city by city; what makes armies fewer helps once."""
    captain = view.public.captains[ask.seat]
    found = at_hand(view, (StationKind.FEWER_ARMIES,), (CompensationKind.FEWER_ARMIES,))
    bonuses = [each.id for each in stations_ready(captain, (StationKind.CATCH_BONUS,))]
    answer: Answer = {}
    for space in ask.about:
        order = _order(view, CITY, space, RAID)

        def gain(catch: rewards.Prospect, order: str = order) -> float:
            more = catch.chance * catch.humans > catch.city.raid
            return float(catches(order, catch.chance, more))

        one, aids = replace(ask, about=(space,)), _aids(view, space, found)
        answer |= rewards.reward(view, one, aids, bonuses, helping, gain)
        if answer[space_key(space)] == (CATCH,):
            used, bonuses = answer.get(use_key(space), ()), []
            found = tuple([aid for aid in found if aid not in used])
    return answer


def _army(state: State, ask: Ask) -> Answer:
    space, orders = ask.about[0], state.captains[ask.seat].orders
    caught = said(orders, Spot(CITY, space).key) == (CATCH,)
    order = next(iter(said(orders, Spot(ARMIES, space).key)), ALWAYS if caught else USUAL)
    catch = next(each for each in catches_in(state.agenda) if each.space == space)
    return rewards.army(fights=faces(order, catch_view(state, catch)))


def _army_respond(view: TrembleView, ask: Ask) -> Answer:
    aids = _aids(view, ask.about[0], at_hand(view, ARMY_STATIONS, ROLL_CARDS))
    return army_respond_with(view, ask, aids, _when(view))


def _moves(view: TrembleView) -> str:
    return next(iter(said(own_part(view).orders, MOVES)), STAY)


_FOLLOW: dict[str, Callable[[TrembleView, Ask], Answer]] = {
    "move": lambda view, ask: moves.move(view, ask, _moves(view)),
    "transfer": lambda view, ask: moves.transfer(view, ask, _moves(view)),
    "fight": _fight,
    "respond": _respond,
    "loss": _loss,
    "reward": _reward,
    "army-respond": _army_respond,
}

ORDERS = BattleOrders[State, TrembleView](
    _FOLLOW,
    _unordered,
    make_view,
    lambda ask: DecidesNow(ask.seat),
    plain={ARMY: _army},
    live=frozenset({ARMY}),
    spend=_spend,
)
