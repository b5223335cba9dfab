"""What captains are asked in spite of orders given ahead, and what their answers use up (RL-28)."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import space_key
from engine.invasion.battles.transfers import MOVES
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.orders import CITY, FIGHT, Spot
from engine.kit.ahead import said
from engine.tremble.cards.tables import AIDS
from engine.tremble.phases import losses
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.reward import use_key
from engine.tremble.table.aids import spent
from engine.tremble.table.frames import catches_in
from engine.tremble.table.state import State

ARMY = "army"
MOVING = frozenset({"move", "transfer"})
SEVERAL = frozenset({"fight", "loss", "reward"})
"""Questions that are about several spaces at once."""
FOLLOWED = MOVING | SEVERAL | {"respond", ARMY, "army-respond"}
"""Questions that orders given ahead answer."""


_MARKS = {"reward": CITY, ARMY: ARMIES}


def unordered(state: State, ask: Ask) -> Ask | None:
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


def spend(state: State, ask: Ask, given: Answer) -> State:
    """Take away the stations and cards that a captain has just used in some of several spaces."""
    for space in ask.about:
        used = (*given.get(space_key(space), ()), *given.get(use_key(space), ()))
        for aid in AIDS.keys() & used:
            state = spent(state, ask.seat, aid)
        if given.get(losses.claim_key(space)) == (losses.CLAIM,):
            state = spent(state, ask.seat, losses.claim_card(state, ask.seat))
    return state
