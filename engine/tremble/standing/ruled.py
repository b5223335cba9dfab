"""Orders made of standing orders: what rules say of every kind of order (RL-28)."""

from engine.core.asks import Ask
from engine.invasion.battles.transfers import MOVES as MOVING
from engine.invasion.orders.choosing import NEVER
from engine.invasion.orders.orders import CITY, LOSE, WHEN
from engine.invasion.orders.orders import FIGHT as FIGHTS
from engine.invasion.orders.standing import FIGHT, MOVES, Said
from engine.kit.advice import Orders, Place
from engine.tremble.ahead.terms import AIDS
from engine.tremble.ahead.terms import CLAIM as CLAIMS
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import SHIPS
from engine.tremble.choosing.using import HELPS, TURNS
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.losses import CLAIM as CLAIMED
from engine.tremble.phases.losses import LET_GO, choices
from engine.tremble.standing.choices import (
    ARMY,
    BUY,
    CLAIM,
    LOSS,
    PLAN,
    RESPOND,
    REWARD,
    SAVE,
    STATION,
    STATIONS_ONLY,
    WEAKEST,
)
from engine.tremble.standing.plan import FOR_TASKS
from engine.tremble.table.aids import PASS, at_hand
from engine.tremble.table.view import TrembleView

_PLAIN = {
    BUY.key: BUY,
    PLAN.key: PLAN,
    MOVING: MOVES,
    FIGHTS: FIGHT,
    CITY: REWARD,
    ARMIES: ARMY,
}
"""Kinds of orders that are said in the words of a rule."""


def ruled(view: TrembleView, ask: Ask, said: Said) -> Orders:
    """Order what standing orders say; nothing of what they leave open."""

    def ordered(kind: str, place: Place) -> tuple[str, ...]:
        order: str | None = None
        if kind in _PLAIN:
            order = said[_PLAIN[kind].key]
        elif kind == WHEN:
            order = TURNS if said[RESPOND.key] == TURNS else HELPS
        elif kind == AIDS:
            return _aids(view, said)
        elif kind == LOSE and said[LOSS.key] == WEAKEST:
            order = min(choices(view, ask.seat, int(place)), key=_attack, default=None)
        elif kind == CLAIMS and said[CLAIM.key]:
            order = CLAIMED if _claims(view, int(place), said[CLAIM.key]) else LET_GO
        return (order,) if order else ()

    return ordered


def _aids(view: TrembleView, said: Said) -> tuple[str, ...]:
    """List what may be used: after dice, to save ships, and for catches."""
    respond, loss = said[RESPOND.key], said[LOSS.key]
    stations, cards = set[str](), set[str]()
    if respond not in (None, PASS):
        stations |= BATTLE_STATIONS | ARMY_STATIONS
        cards |= set() if respond == STATIONS_ONLY else ROLL_CARDS
    if loss in (STATION, SAVE):
        stations.add(StationKind.SAVE_SHIP)
    if loss == SAVE:
        cards.add(CompensationKind.SAVE_SHIP)
    if said[REWARD.key] is not None:
        stations.add(StationKind.FEWER_ARMIES)
    return at_hand(view, stations, cards)


def _attack(ship: str) -> tuple[int, int]:
    return SHIPS[ship].attack, SHIPS[ship].price


def _claims(view: TrembleView, space: int, order: str | None) -> bool:
    """Tell whether a city is claimed: always, never, or where it counts for a task."""
    city = view.public.spaces[space - 1].city
    if order == FOR_TASKS and city is not None:
        return any(each.task.counts(city) for each in view.public.tasks)
    return order != NEVER
