"""Choosing whether to fight, by orders in public terms, in each case that may come."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.forms import Option
from engine.core.words import say
from engine.invasion.battles.battle_phase import FIGHT, RETREAT, is_asked
from engine.invasion.battles.battles import (
    Battle,
    Case,
    cases,
    fight_chance,
    percent,
    remaining,
    totals,
)
from engine.invasion.cards.keys import ASK
from engine.kit.advice import Orders, order_of

ALWAYS, NEVER = "always", "never"
AHEAD, UNOPPOSED = "ahead", "unopposed"
ONLY = "only."  # only against a rival; followed by the seat

FIGHTS = (
    Option(ALWAYS, say("invasion-ahead-fight")),
    *(
        Option(str(least), say("invasion-standing-fight-chance", percent=least))
        for least in (20, 30, 40, 50, 60, 70, 80)
    ),
    Option(AHEAD, say("invasion-ahead-fight-strongest")),
    Option(UNOPPOSED, say("invasion-standing-fight-unopposed")),
    Option(NEVER, say("invasion-ahead-retreat")),
    Option(ASK, say("invasion-ahead-ask")),
)
"""What may be ordered for a battle before it comes."""

View = TypeVar("View", bound=Any)


def battle_at(view: Any, space: int) -> Battle:
    """Find the battle for a space; raise LookupError where there is none."""
    for battle in view.public.battles:
        if battle.space == space:
            return battle  # type: ignore[no-any-return]
    raise LookupError(f"there is no battle for space {space}")


def fight(view: View, ask: Ask, wanted: Callable[[View, int], bool]) -> Answer:
    """Fight for the spaces that are wanted, retreat from the others, in each case by itself.

    Whoever fights fights in all cases in which fewer rivals stay, too.
    """
    answer: Answer = {}
    for space in ask.about:
        for case in cases(battle_at(view, space), ask.seat):
            if is_asked(answer, space, case.left):
                seen = _supposed(view, case)
                answer[case.key] = (FIGHT if wanted(seen, space) else RETREAT,)
    return answer


def fight_as_ordered(view: View, ask: Ask, orders: Orders) -> Answer:
    """Fight where it is ordered, as things stand then; without orders where one is strongest."""

    def wanted(seen: View, space: int) -> bool:
        return fights(battle_at(seen, space), ask.seat, order_of(orders, FIGHT, space, AHEAD))

    return fight(view, ask, wanted)


def _supposed(view: View, case: Case) -> View:
    """See a battle as it is in a case that may come."""
    if not case.before:
        return view
    public, then = view.public, case.supposed()
    battles = tuple([then if each is case.battle else each for each in public.battles])
    seen: View = replace(view, public=replace(public, battles=battles))
    return seen


def counts_in_a_case(view: Any, ask: Ask) -> bool:
    """Tell whether what an answer says shows only if those before it choose so."""
    found = [battle_at(view, space) for space in ask.about]
    return any(case.before for each in found for case in cases(each, ask.seat))


def fights(battle: Battle, seat: Seat, order: str) -> bool:
    """Tell whether an order fights a battle as it stands."""
    if order.startswith(ONLY):
        rivals = {fighter.seat for fighter in remaining(battle)} - {seat}
        return rivals <= {int(order.removeprefix(ONLY))}
    if order == AHEAD:
        own, best = totals(battle, seat)
        return own >= best
    if order == UNOPPOSED:
        return not any(fighter.fights for fighter in battle.fighters)
    return reaches(order, fight_chance(battle, seat))


def reaches(order: str, chance: float) -> bool:
    """Tell whether a chance, as forms show it, is enough: always, never, or from so many per cent.

    An order compares what its captain would have read, not the digits behind it.
    """
    if order in (ALWAYS, NEVER):
        return order == ALWAYS
    return percent(chance) >= int(order)


def at_least(risk: float, won: float, options: Sequence[Option], else_: str) -> str:
    """Choose the lowest chance on offer at which a bet pays that risks this much to win that."""
    if risk <= 0:
        return ALWAYS
    least = 100 * risk / (risk + won)
    offered = [option.key for option in options if option.key.isdecimal()]
    return next((key for key in offered if int(key) >= least), else_)
