"""Standing orders for battle orders: the rules of each moment, said once for all (RL-28)."""

from collections.abc import Collection
from typing import NamedTuple

from engine.core.asks import Answer, Ask
from engine.core.forms import Field
from engine.invasion.orders.choosing import ALWAYS, NEVER
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.tremble.ahead import orders
from engine.tremble.ahead.terms import AIDS, CLAIM
from engine.tremble.cards.effects import (
    ARMY_STATIONS,
    BATTLE_STATIONS,
    ROLL_CARDS,
    CompensationKind,
    StationKind,
)
from engine.tremble.cards.tables import SHIPS
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.losses import LET_GO
from engine.tremble.phases.reward import CATCH
from engine.tremble.standing.battle import FOR_TASKS, SAVE, STATION, WEAKEST
from engine.tremble.standing.responses import HELPS, STATIONS_ONLY, TURNS
from engine.tremble.table.aids import PASS, at_hand
from engine.tremble.table.view import TrembleView


class Said(NamedTuple):
    """What standing orders say of each moment, None where nothing."""

    fight: str | None
    respond: str | None
    loss: str | None
    claim: str | None
    reward: str | None
    army: str | None


def battle_orders(view: TrembleView, ask: Ask, *rules: str | None) -> Answer:
    """Give battle orders that do as standing orders say; the rest is as when nobody answers."""
    said, answer = Said(*rules), orders.default(view, ask)
    plain = {FIGHT: said.fight, CITY: said.reward, ARMIES: said.army}
    if said.reward:
        answer |= {Spot(CITY, space).key: (said.reward,) for space in ask.about}
    aids = _aids(view, said)
    for field in orders.form(view, ask, answer).fields:
        kind, _, space = field.key.partition(".")
        if order := plain.get(kind):
            answer[field.key] = (order,)
        elif kind == ARMIES and said.reward == CATCH:
            answer[field.key] = (ALWAYS,)
        elif kind == AIDS:
            answer[field.key] = tuple([each.key for each in field.options if each.key in aids])
        elif kind == WHEN:
            answer[field.key] = (TURNS if said.respond == TURNS else HELPS,)
        elif kind == LOSE and field.options and said.loss == WEAKEST:
            answer[field.key] = (_weakest(field),)
        elif kind == CLAIM and said.claim and not _claims(view, int(space), said.claim):
            answer[field.key] = (LET_GO,)
    return answer


def says_most(_view: TrembleView, _ask: Ask, *rules: str | None) -> bool:
    """Tell whether standing orders say whether to fight, and whether to raid or catch."""
    said = Said(*rules)
    return said.fight is not None and said.reward is not None


def _aids(view: TrembleView, said: Said) -> Collection[str]:
    """List what standing orders let be used, after dice and to save ships."""
    stations, cards = set[str](), set[str]()
    if said.respond not in (None, PASS):
        stations |= BATTLE_STATIONS | ARMY_STATIONS
        cards |= set() if said.respond == STATIONS_ONLY else ROLL_CARDS
    if said.loss in (STATION, SAVE):
        stations.add(StationKind.SAVE_SHIP)
    if said.loss == SAVE:
        cards.add(CompensationKind.SAVE_SHIP)
    if said.reward is not None:
        stations.add(StationKind.FEWER_ARMIES)
    return at_hand(view, stations, cards)


def _weakest(field: Field) -> str:
    ships = [option.key for option in field.options]
    return min(ships, key=lambda ship: (SHIPS[ship].attack, SHIPS[ship].price))


def _claims(view: TrembleView, space: int, order: str) -> bool:
    """Tell whether a city is claimed: always, never, or where it counts for a task."""
    city = view.public.spaces[space - 1].city
    if order == FOR_TASKS and city is not None:
        return any(each.task.counts(city) for each in view.public.tasks)
    return order != NEVER
