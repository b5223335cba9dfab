"""Choosing in battles: whether to fight, which ships to lose, which trophies to claim."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.asks import Answer, Ask
from engine.invasion.battles.battles import space_key, throwers
from engine.invasion.orders.choosing import counts_in_a_case as fight_counts_in_a_case
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.phases.losses import CLAIM, LET_GO, choices, claim_key
from engine.tremble.table.aids import at_hand, has_ready_cards
from engine.tremble.table.view import TrembleView, battle_in


def counts_in_a_case(view: TrembleView, ask: Ask) -> bool:
    """Tell whether what an answer says shows only if those before it choose so (F-2, RL-6)."""
    if ask.kind == "fight":
        return fight_counts_in_a_case(view, ask)
    found = [battle_in(view, space)[0] for space in ask.about]
    lowest = [min(throwers(each), key=lambda fighter: fighter.sum) for each in found]
    return any(each.seat != ask.seat for each in lowest)


def give_up(
    view: TrembleView,
    ask: Ask,
    rank: Callable[[str], Any],
    aids: Sequence[str],
    worth: Callable[[str], float],
    saves: Callable[[str, int, str], bool],
) -> Answer:
    """Lose the ship that ranks lowest in each space; aids save those first that are worth most.

    `saves` tells whether an aid may save what is lost in a space.
    """
    lost = {
        space: min(ships, key=rank)
        for space in ask.about
        if (ships := choices(view, ask.seat, space))
    }
    answer: Answer = {space_key(space): (ship,) for space, ship in lost.items()}
    left = list(aids)
    for space in sorted(lost, key=lambda space: -worth(lost[space])):
        aid = next((aid for aid in left if saves(aid, space, lost[space])), None)
        if aid is not None:
            answer[space_key(space)] = (aid,)
            left.remove(aid)
    return answer


def may_claim(view: TrembleView, ask: Ask) -> bool:
    """Tell whether the form asks for claims, as everybody knows (RL-23)."""
    return not view.public.catches and has_ready_cards(view.public.captains[ask.seat])


def claims(
    view: TrembleView, ask: Ask, worth: Callable[[int], Any], wanted: Callable[[int], bool]
) -> Answer:
    """Claim the wanted cities that are worth most, as many as there are cards for it (K-4)."""
    answer: Answer = {claim_key(space): (LET_GO,) for space in ask.about}
    cards = at_hand(view, (), (CompensationKind.TROPHY,))
    found = sorted(filter(wanted, ask.about), key=worth, reverse=True)
    for space in found[: len(cards)]:
        answer[claim_key(space)] = (CLAIM,)
    return answer
