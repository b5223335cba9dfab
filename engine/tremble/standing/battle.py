"""Standing orders for battles: fight or retreat, which ships to lose, which trophies to claim."""

from collections.abc import Callable

from engine.core.asks import Answer, Ask
from engine.invasion.orders.choosing import NEVER, battle_at, fight, fights
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import SHIPS
from engine.tremble.choosing import battles
from engine.tremble.phases.losses import choices, default
from engine.tremble.table.aids import at_hand, stations_ready
from engine.tremble.table.view import TrembleView, battle_in

CHEAPEST, WEAKEST, STATION, SAVE = "cheapest", "weakest", "station", "save"
FOR_TASKS = "tasks"


def ordered(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Fight or retreat in each battle where the choice is due."""
    return fight(view, ask, lambda seen, space: fights(battle_at(seen, space), ask.seat, order))


def loss(view: TrembleView, ask: Ask, order: str | None, claim: str | None) -> Answer | None:
    """Give ships up and claim cities; what no order says is as when nobody answers."""
    if order is None and claim is None:
        return None
    held = battles.may_claim(view, ask)
    answer = {**default(view, ask), **(_ships(view, ask, order) if order else {})}
    return {**answer, **(_claims(view, ask, claim) if claim and held else {})}


def says_all(view: TrembleView, ask: Ask, order: str | None, claim: str | None) -> bool:
    """Tell whether orders say all that is asked: ships to lose, and cities to claim."""
    lost = any(choices(view, ask.seat, space) for space in ask.about)
    return not (lost and order is None) and not (battles.may_claim(view, ask) and claim is None)


def _ships(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Lose the cheapest or the weakest ships; save those that cost most."""
    rank = _attack if order == WEAKEST else _price
    return battles.give_up(view, ask, rank, _saving(view, ask, order), lambda ship: _price(ship)[0])


def _saving(view: TrembleView, ask: Ask, order: str) -> tuple[str, ...]:
    """List what an order may save ships with."""
    kinds = (StationKind.SAVE_SHIP,)
    if order == SAVE:
        return at_hand(view, kinds, (CompensationKind.SAVE_SHIP,))
    if order == STATION:
        ready = stations_ready(view.public.captains[ask.seat], kinds)
        return tuple([station.id for station in ready])
    return ()


def _price(ship: str) -> tuple[int, int]:
    return SHIPS[ship].price, SHIPS[ship].attack


def _attack(ship: str) -> tuple[int, int]:
    return SHIPS[ship].attack, SHIPS[ship].price


def _claims(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Claim those first that count for most tasks."""
    worth = _worth_of(view)
    wanted = {NEVER: lambda _space: False, FOR_TASKS: lambda space: worth(space)[0] > 0}
    return battles.claims(view, ask, worth, wanted.get(order, lambda _space: True))


def _worth_of(view: TrembleView) -> Callable[[int], tuple[int, int]]:
    """Rank cities by how many tasks they count for, then by what a raid brings."""

    def worth(space: int) -> tuple[int, int]:
        _, city = battle_in(view, space)
        return sum(each.task.counts(city) for each in view.public.tasks), city.raid

    return worth
