"""How the steady captain fights: by exact odds, weighed with what is at stake."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Seat
from engine.invasion.attack import attack_total
from engine.invasion.battle_phase import FIGHT, RETREAT
from engine.invasion.battles import (
    cancel_chance,
    remaining,
    reroll_chance,
    space_key,
    standing_chance,
)
from engine.invasion.odds import battle_odds
from engine.tremble.captains.guesses import help_of
from engine.tremble.captains.prizes import best_reward, trophy_worth
from engine.tremble.captains.values import card_worth, ship_worth
from engine.tremble.cards.cards import City
from engine.tremble.cards.effects import BATTLE_STATIONS, ROLL_CARDS, CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS, STATIONS
from engine.tremble.phases.losses import CLAIM, LET_GO, choices, claim_key
from engine.tremble.phases.responses import CANCELS, SHIP, bonus_of
from engine.tremble.phases.reward import attackers
from engine.tremble.table.aids import PASS, USE, at_hand, has_ready_cards
from engine.tremble.table.view import Battle, TrembleView, battle_in

AID_COST = 500  # what a station is worth for other fights of the turn
REROLLS = (StationKind.REROLL_OWN, CompensationKind.REROLL)


def fight(view: TrembleView, ask: Ask) -> Answer:
    """Fight where the city, weighed by the odds, is worth more than the ship at risk."""
    return {space_key(space): (_choice(view, ask.seat, space),) for space in ask.about}


def _choice(view: TrembleView, seat: Seat, space: int) -> str:
    public = view.public
    fighters = remaining(battle_in(view, space)[0])
    totals = tuple([each.total + help_of(public, each.seat) for each in fighters])
    chance = battle_odds(totals)[[each.seat for each in fighters].index(seat)]
    ships = choices(view, seat, space)
    risk = min((ship_worth(ship, public) for ship in ships), default=0.0) - card_worth(public)
    return FIGHT if chance * stake(view, seat, space) > (1 - chance) * risk else RETREAT


def stake(view: TrembleView, seat: Seat, space: int) -> float:
    """Estimate what a city is worth to the group of a seat."""
    city, ships = attackers(view, seat, space)
    trophy = trophy_worth(view.public, seat, city)
    return best_reward(view.public, city, trophy, attack_total(ships, city, army=True))


class Way(NamedTuple):
    """One way to answer a throw: what it may bring less what it costs, and how it begins."""

    hope: float
    aid: str
    ship: str | None = None


def respond(view: TrembleView, ask: Ask) -> Answer:
    """Use what raises the chance to win by more than it is worth elsewhere."""
    battle, city = battle_in(view, ask.about[0])
    aids = at_hand(view, BATTLE_STATIONS, ROLL_CARDS)
    if not aids:
        return {USE: (PASS,)}
    worth = stake(view, ask.seat, ask.about[0])
    cost = {aid: AID_COST if aid in STATIONS else card_worth(view.public) for aid in aids}
    passing = Way(standing_chance(battle, ask.seat) * worth, PASS)
    ways = [passing]
    boosts = [aid for aid in aids if AIDS[aid].effect.amount]
    for count in range(1, len(boosts) + 1):
        for used in combinations(boosts, count):
            plus = sum(AIDS[aid].effect.amount for aid in used)
            chance = standing_chance(battle, ask.seat, plus)
            ways.append(Way(chance * worth - sum(cost[aid] for aid in used), used[0]))
    for aid in aids:
        kind = AIDS[aid].effect.kind
        if kind in REROLLS:
            ways.append(Way(reroll_chance(battle, ask.seat) * worth - cost[aid], aid))
        elif kind == CANCELS:
            ways += _cancelling(view, ask.seat, battle, city, aid, worth - cost[aid])
    best = max(ways, key=lambda way: way.hope)
    return {USE: (best.aid,), SHIP: (best.ship,)} if best.ship else {USE: (best.aid,)}


def _cancelling(
    view: TrembleView, seat: Seat, battle: Battle, city: City, aid: str, worth: float
) -> Iterator[Way]:
    """List the enemy ships whose bonuses could be cancelled (RL-22)."""
    cancelled = {use.ship.id for use in battle.effects if use.ship}
    rivals = set(battle.throwing) - {seat}
    for attack in view.public.attacks:
        there = attack.ships if attack.space == battle.space and attack.seat in rivals else ()
        for ship in there:
            plus = bonus_of(ship, attack.ships, city)
            if plus and ship.id not in cancelled:
                chance = cancel_chance(battle, seat, attack.seat, plus)
                yield Way(chance * worth, aid, ship.id)


def loss(view: TrembleView, ask: Ask) -> Answer:
    """Give up what is missed least; save dear ships; claim trophies that are worth a card."""
    answer: Answer = {}
    losses: dict[int, float] = {}
    for space in ask.about:
        if ships := choices(view, ask.seat, space):
            poorest = min(ships, key=lambda ship: (ship_worth(ship, view.public), ship))
            answer[space_key(space)] = (poorest,)
            losses[space] = ship_worth(poorest, view.public)
    for aid in at_hand(view, (StationKind.SAVE_SHIP,), (CompensationKind.SAVE_SHIP,)):
        dearest = max(losses, key=lambda space: losses[space], default=None)
        if dearest is not None:
            saved = losses.pop(dearest)
            if saved > (AID_COST if aid in STATIONS else card_worth(view.public)):
                answer[space_key(dearest)] = (aid,)
    return answer | _claims(view, ask)


def _claims(view: TrembleView, ask: Ask) -> Answer:
    """Claim the best trophies, as far as cards go (K-4)."""
    public = view.public
    if public.catches or not has_ready_cards(public.captains[ask.seat]):
        return {}
    answer: Answer = {claim_key(space): (LET_GO,) for space in ask.about}
    worths = {
        space: trophy_worth(public, ask.seat, battle_in(view, space)[1]) for space in ask.about
    }
    cards = at_hand(view, (), (CompensationKind.TROPHY,))
    for space in sorted(worths, key=lambda each: (-worths[each], each))[: len(cards)]:
        if worths[space] > card_worth(public):
            answer[claim_key(space)] = (CLAIM,)
    return answer
