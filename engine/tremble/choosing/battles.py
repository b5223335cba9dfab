"""Choosing in battles: whether to fight, which ships to lose, which trophies to claim."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask
from engine.invasion.battle_phase import FIGHT, RETREAT
from engine.invasion.battles import Case, cases, space_key, throwers
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.phases.losses import CLAIM, LET_GO, choices, claim_key
from engine.tremble.table.aids import at_hand, has_ready_cards
from engine.tremble.table.view import TrembleView, battle_in


def fight(view: TrembleView, ask: Ask, wanted: Callable[[TrembleView, int], bool]) -> Answer:
    """Fight for the spaces that are wanted, retreat from the others, in each case by itself."""
    answer: Answer = {}
    for space in ask.about:
        for case in cases(battle_in(view, space)[0], ask.seat):
            seen = _supposed(view, space, case)
            answer[case.key] = (FIGHT if wanted(seen, space) else RETREAT,)
    return answer


def _supposed(view: TrembleView, space: int, case: Case) -> TrembleView:
    """See a battle as it is in a case that may come."""
    battle, public = battle_in(view, space)[0], view.public
    if not case.before:
        return view
    then = replace(battle, fighters=case.battle.fighters)
    battles = tuple([then if each is battle else each for each in public.battles])
    return replace(view, public=replace(public, battles=battles))


def counts_in_a_case(view: TrembleView, ask: Ask) -> bool:
    """Tell whether what an answer says shows only if those before it choose so (F-2, RL-6)."""
    found = [battle_in(view, space)[0] for space in ask.about]
    if ask.kind == "fight":
        return any(case.before for each in found for case in cases(each, ask.seat))
    lowest = [min(throwers(each), key=lambda fighter: fighter.sum) for each in found]
    return any(each.seat != ask.seat for each in lowest)


def give_up(
    view: TrembleView,
    ask: Ask,
    rank: Callable[[str], Any],
    aids: Sequence[str],
    worth: Callable[[str], float],
    saves: Callable[[str, str], bool] = lambda _aid, _ship: True,
) -> Answer:
    """Lose the ship that ranks lowest in each space; aids save those that are worth most."""
    lost = {
        space: min(ships, key=rank)
        for space in ask.about
        if (ships := choices(view, ask.seat, space))
    }
    answer: Answer = {space_key(space): (ship,) for space, ship in lost.items()}
    dearest = sorted(lost, key=lambda space: -worth(lost[space]))
    for space, aid in zip(dearest, aids, strict=False):
        if saves(aid, lost[space]):
            answer[space_key(space)] = (aid,)
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
