"""Standing orders for battles: fight or retreat, which ships to lose, which trophies to claim."""

from collections.abc import Callable

from engine.core.asks import Answer, Ask
from engine.invasion.battle_phase import FIGHT, RETREAT
from engine.invasion.battles import fight_chance, percent, space_key, totals
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.tables import SHIPS
from engine.tremble.phases.losses import CLAIM, LET_GO, choices, claim_key, default
from engine.tremble.table.aids import at_hand, has_ready_cards, stations_ready
from engine.tremble.table.view import TrembleView, battle_in

ALWAYS, NEVER = "always", "never"
AHEAD, UNOPPOSED = "ahead", "unopposed"
CHEAPEST, WEAKEST, STATION, SAVE = "cheapest", "weakest", "station", "save"
FOR_TASKS = "tasks"


def fight(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Fight or retreat in each battle where the choice is due."""
    return {
        space_key(space): (FIGHT,) if _fights(view, ask, space, order) else (RETREAT,)
        for space in ask.about
    }


def _fights(view: TrembleView, ask: Ask, space: int, order: str) -> bool:
    battle, _ = battle_in(view, space)
    if order == AHEAD:
        own, best = totals(battle, ask.seat)
        return own >= best
    if order == UNOPPOSED:
        return not any(fighter.fights for fighter in battle.fighters)
    return reaches(order, fight_chance(battle, ask.seat))


def reaches(order: str, chance: float) -> bool:
    """Tell whether a chance, as forms show it, is enough: always, never, or from so many per cent.

    An order compares what its captain would have read, not the digits behind it.
    """
    if order in (ALWAYS, NEVER):
        return order == ALWAYS
    return percent(chance) >= int(order)


def loss(view: TrembleView, ask: Ask, order: str | None, claim: str | None) -> Answer | None:
    """Give ships up and claim cities; what no order says is as when nobody answers."""
    if order is None and claim is None:
        return None
    held = _may_claim(view, ask)
    answer = {**default(view, ask), **(_ships(view, ask, order) if order else {})}
    return {**answer, **(_claims(view, ask, claim) if claim and held else {})}


def says_all(view: TrembleView, ask: Ask, order: str | None, claim: str | None) -> bool:
    """Tell whether orders say all that is asked: ships to lose, and cities to claim."""
    lost = any(choices(view, ask.seat, space) for space in ask.about)
    return not (lost and order is None) and not (_may_claim(view, ask) and claim is None)


def _may_claim(view: TrembleView, ask: Ask) -> bool:
    """Tell whether the form asks for claims, as everybody knows (RL-23)."""
    return not view.public.catches and has_ready_cards(view.public.captains[ask.seat])


def _ships(view: TrembleView, ask: Ask, order: str) -> Answer:
    """Choose a ship for each space, or what saves the dearest of them."""
    worth = _attack if order == WEAKEST else _price
    lost = {
        space: min(ships, key=worth)
        for space in ask.about
        if (ships := choices(view, ask.seat, space))
    }
    answer: Answer = {space_key(space): (ship,) for space, ship in lost.items()}
    dearest = sorted(lost, key=lambda space: -SHIPS[lost[space]].price)
    for space, aid in zip(dearest, _saving(view, ask, order), strict=False):
        answer[space_key(space)] = (aid,)
    return answer


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
    """Claim as many cities as there are cards for it, those first that count for most tasks."""
    answer: Answer = {claim_key(space): (LET_GO,) for space in ask.about}
    if order == NEVER:
        return answer
    cards = at_hand(view, (), (CompensationKind.TROPHY,))
    worth = _worth_of(view)
    wanted = sorted(ask.about, key=worth, reverse=True)
    if order == FOR_TASKS:
        wanted = [space for space in wanted if worth(space)[0]]
    for space in wanted[: len(cards)]:
        answer[claim_key(space)] = (CLAIM,)
    return answer


def _worth_of(view: TrembleView) -> Callable[[int], tuple[int, int]]:
    """Rank cities by how many tasks they count for, then by what a raid brings."""

    def worth(space: int) -> tuple[int, int]:
        _, city = battle_in(view, space)
        return sum(each.task.counts(city) for each in view.public.tasks), city.raid

    return worth
