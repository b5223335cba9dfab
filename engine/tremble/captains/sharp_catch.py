"""How the sharp captain weighs catches: armies are imagined, help is spent where it is best."""

from collections.abc import Sequence
from itertools import product
from math import prod
from statistics import mean

from engine.core.asks import Answer, Ask
from engine.core.playthrough import Pick
from engine.invasion.battles.odds import army_odds_with_help
from engine.invasion.cards.attack import attack_total
from engine.tremble.cards.effects import ARMY_STATIONS, ROLL_CARDS
from engine.tremble.cards.tables import AIDS, ARMIES
from engine.tremble.choosing import rewards
from engine.tremble.phases.losses import choices
from engine.tremble.phases.reward import attackers, fewer
from engine.tremble.suggesting.battles import any_of, cost
from engine.tremble.suggesting.catches import trophy
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import TrembleView
from engine.tremble.valuing.values import ship_worth

DRAWS = 40  # of armies, imagined for a catch
HELPERS = 3  # stations and cards weighed for the fights of a catch


def reward(view: TrembleView, ask: Ask, pick: Pick) -> Answer:
    """Catch where that brings more than the raid, on the average over armies that may come."""
    help_ = at_hand(view, ARMY_STATIONS, ROLL_CARDS)[:HELPERS]
    seen = {army.id for catch in view.public.catches for army in catch.armies}
    seen |= {*view.public.piles.army_discard}
    unseen = [army.attack for army in ARMIES.values() if army.id not in seen]
    draws = [_drawn(unseen, pick) for _ in range(DRAWS)]

    def gain(catch: rewards.Prospect) -> float:
        city, ships = attackers(view, ask.seat, catch.space)
        total, card = attack_total(ships, city, army=True), trophy(view, ask, catch.space)
        met = max(0, city.difficulty - fewer(catch.used))
        lost = [ship_worth(each, view.public) for each in choices(view, ask.seat, catch.space)]
        risk = min(lost, default=0.0)
        hopes = [best_fight(total, armies[:met], help_) for armies in draws]
        brought = mean([max(0.0, p * (catch.humans + card) - (1 - p) * risk) for p in hopes])
        return brought - cost(view, catch.used) - (city.raid + card)

    return rewards.reward(view, ask, any_of, gain)


def _drawn(unseen: Sequence[int | None], pick: Pick) -> list[int | None]:
    """Imagine the armies that are turned up next."""
    left = list(unseen)
    drawn: list[int | None] = []
    while left and len(drawn) < 3:
        drawn.append(left.pop(pick(len(left))))
    return drawn


def best_fight(total: int, armies: Sequence[int | None], aids: Sequence[str]) -> float:
    """Return how likely all these armies are beaten, with each aid kept for the best of them."""
    if not armies:
        return 1.0
    best = 0.0
    for kept in product(range(len(armies)), repeat=len(aids)):
        won = prod(
            _beaten(total, army, [aid for aid, for_ in zip(aids, kept, strict=True) if for_ == at])
            for at, army in enumerate(armies)
        )
        best = max(best, won)
    return best


def _beaten(total: int, army: int | None, aids: Sequence[str]) -> float:
    boosts = [AIDS[aid].effect.amount for aid in aids if AIDS[aid].effect.amount]
    return army_odds_with_help(total, army, boosts, len(aids) - len(boosts))
