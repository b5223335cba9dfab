"""Exact odds of the dice: battles, single armies and whole catches.

Throws are counted in whole numbers; floats come in where re-rolls are solved, and `fsum` keeps
them the same on every machine and the same for captains with equal totals. All of it is cached:
computer captains ask for the same few odds thousands of times.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, fsum
from operator import add

BEATEN_BY_TWO_DICE = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""Of the 36 throws of two dice, how many reach at least 0, 1, 2, … 12."""

_REACH = 12 - 2  # a lead that the dice can just make up for
_THROWS = 36
_EQUAL = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, *[0] * _REACH)
_BELOW = (0, 0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, *[_THROWS] * _REACH)
_MEMORY = 1 << 16  # results kept; a bot runs for months

Armies = tuple[int | None, ...]
"""Values of army cards; None stands for "no army"."""


# Battles


@lru_cache(maxsize=_MEMORY)
def battle_odds(totals: tuple[int, ...]) -> tuple[float, ...]:
    """Return how likely each fighter wins, by their totals (with effects, without dice).

    Each throws two dice once, the highest sum wins, those tied for it throw again.
    """
    best = max(totals, default=0)
    gaps = sorted(best - total for total in totals)
    while gaps and gaps[-1] > _REACH:
        gaps.pop()
    odds = dict(zip(gaps, _odds(tuple(gaps)), strict=True))
    return tuple([odds.get(best - total, 0.0) for total in totals])


def standing_odds(sums: Sequence[int], totals: Sequence[int]) -> tuple[float, ...]:
    """Return how likely each fighter wins after a throw if nobody does anything more.

    `sums` have the dice in them, `totals` have not; both have the effects used so far.
    """
    best = max(sums)
    tied = [total for total, value in zip(totals, sums, strict=True) if value == best]
    odds = iter(battle_odds(tuple(tied)))
    return tuple([next(odds) if value == best else 0.0 for value in sums])


def reroll_odds(
    own_total: int, rival_sums: tuple[int, ...], rival_totals: tuple[int, ...]
) -> float:
    """Return how likely a fighter wins who throws again while the rivals' dice lie.

    Assumes that no rival answers with a station or a card. Who is out of a battle that is thrown
    again is no rival any more. Totals have the effects used so far, but not the dice.
    """
    best = max(rival_sums)
    tied = [total for each, total in zip(rival_sums, rival_totals, strict=True) if each == best]
    needed = min(max(best - own_total, 1), 13)
    level = _EQUAL[needed]
    beyond = BEATEN_BY_TWO_DICE[needed] - level if needed <= 12 else 0
    again = battle_odds((own_total, *tied))[0] if level else 0.0
    return (beyond + level * again) / _THROWS


@cache
def _odds(gaps: tuple[int, ...]) -> tuple[float, ...]:
    """Solve a battle of fighters that lie `gaps` behind the best, in ascending order.

    A fighter wins as one of those tied for first; where that is everybody, the battle begins
    anew, so what is left is divided by the chance that it does not.
    """
    if len(gaps) < 2:
        return (1.0,) * len(gaps)
    *parts, everybody = _firsts(gaps)
    won: list[list[float]] = [[] for _ in gaps]
    for number, members in enumerate(_subsets(len(gaps))):
        weight = parts[number]
        if weight:
            lead = gaps[members[0]]
            odds = _odds(tuple([gaps[member] - lead for member in members]))
            for member, chance in zip(members, odds, strict=True):
                won[member].append(weight * chance)
    decided = _THROWS ** len(gaps) - everybody
    return tuple([fsum(terms) / decided for terms in won])


def _firsts(gaps: tuple[int, ...]) -> list[int]:
    """Count for each set of fighters (bit n: fighter n) the throws where they are first."""
    counts = [0] * (1 << len(gaps))
    for best in range(2, 13):
        throws = [1]
        for gap in gaps:
            below, equal = _BELOW[best + gap], _EQUAL[best + gap]
            throws = [each * below for each in throws] + [each * equal for each in throws]
        counts = list(map(add, counts, throws))
    return counts[1:]


@cache
def _subsets(size: int) -> tuple[tuple[int, ...], ...]:
    """List the sets of some, but not all, of `size` fighters in the order of `_firsts`."""
    masks = range(1, (1 << size) - 1)
    return tuple(tuple(bit for bit in range(size) if mask >> bit & 1) for mask in masks)


# Armies


def army_odds(total: int, army: int | None) -> float:
    """Return how likely a total beats an army card with one throw."""
    return _throws_for(total, army) / _THROWS


def army_odds_with_help(total: int, army: int | None, boosts: Sequence[int], rerolls: int) -> float:
    """Return how likely an army is beaten with boosts and further throws at hand.

    They come after a losing throw and boosts last for the fight, so their best use wins as soon
    as one throw and all boosts together reach the army.
    """
    throws = 1 + rerolls
    lost = _THROWS - _throws_for(total + sum(boosts), army)
    return float(1 - lost**throws / _THROWS**throws)


@lru_cache(maxsize=_MEMORY)
def catch_odds(total: int, difficulty: int, deck: Armies, discard: Armies = ()) -> float:
    """Return how likely a total beats all armies drawn for a catch, one after another.

    `deck` and `discard` hold the cards that may lie there, in any order; the discard comes in
    where the deck is too small. With as many cards as the difficulty it is the chance
    against just these, so it also serves armies that lie open. Assumes a captain who fights on
    to the end, without help: one who retreats from a strong army wins less often and loses fewer
    ships.
    """
    if difficulty < 1:
        return 1.0
    if difficulty > len(deck):
        rest = min(difficulty - len(deck), len(discard))
        return catch_odds(total, len(deck), deck) * catch_odds(total, rest, discard)
    won = [1, *[0] * difficulty]  # by number of cards drawn: throws that win, over all draws
    for army in deck:
        throws = _throws_for(total, army)
        for drawn in range(difficulty, 0, -1):
            won[drawn] += won[drawn - 1] * throws
    return float(won[difficulty] / (comb(len(deck), difficulty) * _THROWS**difficulty))


def _throws_for(total: int, army: int | None) -> int:
    """Count the throws of two dice that lift a total to an army's value."""
    if army is None or army <= total:
        return _THROWS
    return BEATEN_BY_TWO_DICE[army - total] if army - total <= 12 else 0
