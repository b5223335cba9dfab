"""How the steady captain is rewarded: raid or catch, and the fights against armies, by odds."""

from collections.abc import Sequence
from itertools import combinations

from engine.core.asks import Answer, Ask
from engine.invasion.attack import attack_total
from engine.invasion.battle_phase import FIGHT, RETREAT
from engine.invasion.battles import space_key
from engine.invasion.odds import army_odds, army_odds_with_help
from engine.tremble.captains.prizes import trophy_worth
from engine.tremble.captains.steady_battle import AID_COST, REROLLS
from engine.tremble.captains.values import card_worth, ship_worth
from engine.tremble.cards.effects import ARMY_STATIONS, ROLL_CARDS, CompensationKind, StationKind
from engine.tremble.cards.tables import AIDS, STATIONS
from engine.tremble.phases.catch import CHOICE, catch_in
from engine.tremble.phases.losses import choices
from engine.tremble.phases.reward import CATCH, RAID, attackers, catch_worth, fewer, use_key
from engine.tremble.table.aids import PASS, USE, at_hand
from engine.tremble.table.chances import army_reroll_chance, catch_chance
from engine.tremble.table.view import Catch, TrembleView

HELP = 0.6  # how much of its boosts a captain may count on against every army of a catch


def reward(view: TrembleView, ask: Ask) -> Answer:
    """Catch where that brings more on the average; meet fewer armies where that pays."""
    answer: Answer = {}
    aids = at_hand(view, (StationKind.FEWER_ARMIES,), (CompensationKind.FEWER_ARMIES,))
    bonuses = at_hand(view, (StationKind.CATCH_BONUS,), ())
    for space in ask.about:
        city, ships = attackers(view, ask.seat, space)
        trophy, total = _trophy(view, ask, space), attack_total(ships, city, army=True)
        total += _help(view)
        best, spent = float(city.raid + trophy), None
        for used in _subsets(aids):
            armies = max(0, city.difficulty - fewer(used))
            chance = catch_chance(view.public, total, armies)
            hope = chance * (catch_worth(city, bonuses) + trophy) - _cost(view, used)
            if hope > best:
                best, spent = hope, used
        answer[space_key(space)] = (RAID,) if spent is None else (CATCH,)
        if spent is not None:
            aids, bonuses = tuple(aid for aid in aids if aid not in spent), ()
        if spent:
            answer[use_key(space)] = spent
    return answer


def _trophy(view: TrembleView, ask: Ask, space: int) -> float:
    """Estimate what the card of a city is worth, nothing where it has been claimed (K-4)."""
    each = view.public.spaces[space - 1]
    if each.city is None or each.claimed_by is not None:
        return 0.0
    return trophy_worth(view.public, ask.seat, each.city)


def _help(view: TrembleView) -> int:
    """Count what stations will add to a fight against one of the armies."""
    stations = at_hand(view, ARMY_STATIONS, ())
    return round(HELP * sum(AIDS[aid].effect.amount for aid in stations))


def _cost(view: TrembleView, aids: Sequence[str]) -> float:
    return sum(AID_COST if aid in STATIONS else card_worth(view.public) for aid in aids)


def _subsets(aids: Sequence[str]) -> list[tuple[str, ...]]:
    return [used for count in range(len(aids) + 1) for used in combinations(aids, count)]


def army(view: TrembleView, ask: Ask) -> Answer:
    """Fight where the catch, weighed by the odds, is worth more than the ship at risk."""
    catch = catch_in(view, ask)
    aids = at_hand(view, ARMY_STATIONS, ROLL_CARDS)
    boosts = [AIDS[aid].effect.amount for aid in aids if AIDS[aid].effect.amount]
    rerolls = sum(AIDS[aid].effect.kind in REROLLS for aid in aids)
    faced = catch.armies[catch.beaten].attack
    chance = army_odds_with_help(catch.total, faced, boosts, rerolls)
    rest = chance_of_later(catch)
    ships = choices(view, ask.seat, catch.space)
    risk = min((ship_worth(ship, view.public) for ship in ships), default=0.0)
    fights = chance * rest * _gain(view, ask) > (1 - chance) * risk
    return {CHOICE: (FIGHT,) if fights else (RETREAT,)}


def _gain(view: TrembleView, ask: Ask) -> float:
    """Estimate what a catch brings that succeeds."""
    city, _ = attackers(view, ask.seat, ask.about[0])
    bonuses = at_hand(view, (StationKind.CATCH_BONUS,), ())
    return catch_worth(city, bonuses) + _trophy(view, ask, ask.about[0])


def army_respond(view: TrembleView, ask: Ask) -> Answer:
    """Turn a lost fight by what costs least; else roll again where that is worth it."""
    catch = catch_in(view, ask)
    aids = at_hand(view, ARMY_STATIONS, ROLL_CARDS)
    missing = (catch.armies[catch.beaten].attack or 0) - catch.total - catch.plus - sum(catch.roll)
    later = chance_of_later(catch)
    ships = choices(view, ask.seat, catch.space)
    risk = min((ship_worth(ship, view.public) for ship in ships), default=0.0)
    won = later * _gain(view, ask) + risk
    best, use = 1.0, PASS
    for used in _subsets([aid for aid in aids if AIDS[aid].effect.amount])[1:]:
        if sum(AIDS[aid].effect.amount for aid in used) >= missing:
            hope = won - _cost(view, used)
            if hope > best:
                best, use = hope, used[0]
    for aid in aids:
        hope = army_reroll_chance(catch) * won - _cost(view, (aid,))
        if AIDS[aid].effect.kind in REROLLS and hope > best:
            best, use = hope, aid
    return {USE: (use,)}


def chance_of_later(catch: Catch) -> float:
    """Return how likely the armies after the one that is faced are beaten."""
    chance = 1.0
    for each in catch.armies[catch.beaten + 1 :]:
        chance *= army_odds(catch.total, each.attack)
    return chance
