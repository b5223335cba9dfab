"""The odds of the dice against plain enumeration of throws and cards."""

from collections import defaultdict
from functools import cache
from itertools import combinations, permutations, product
from math import isclose, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.invasion.battles.odds import (
    army_odds,
    army_odds_with_help,
    battle_odds,
    catch_odds,
    reroll_odds,
    standing_odds,
)

THROWS = [one + two for one, two in product(range(1, 7), repeat=2)]
SHARES = {dice: THROWS.count(dice) / 36 for dice in range(2, 13)}
CARDS = (None, None, 8, 10, 13, 17)

totals_of_some = st.lists(st.integers(0, 30), min_size=1, max_size=5).map(tuple)
near_totals = st.lists(st.integers(0, 12), min_size=2, max_size=5).map(tuple)
armies = st.lists(st.none() | st.integers(4, 24), max_size=9).map(tuple)


@cache
def leaders(totals: tuple[int, ...], still: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """Weigh who is first together, over all throws of those who are still in."""
    weights: dict[tuple[int, ...], float] = defaultdict(float)
    for dice in product(SHARES, repeat=len(still)):
        sums = [totals[each] + throw for each, throw in zip(still, dice, strict=True)]
        first = tuple(each for each, value in zip(still, sums, strict=True) if value == max(sums))
        weights[first] += prod(SHARES[throw] for throw in dice)
    return weights


def battle_by_throws(totals: tuple[int, ...]) -> list[float]:
    """Throw again and again, until next to no battle is left undecided."""
    masses: dict[tuple[int, ...], float] = {tuple(range(len(totals))): 1.0}
    while sum(mass for still, mass in masses.items() if len(still) > 1) > 1e-13:
        later: dict[tuple[int, ...], float] = defaultdict(float)
        for still, mass in masses.items():
            for first, weight in leaders(totals, still).items():
                later[first] += mass * weight
        masses = later
    return [masses.get((each,), 0.0) for each in range(len(totals))]


@pytest.mark.parametrize("behind", range(14))
def test_f_3_two_fighters_against_all_throws_of_four_dice(behind: int) -> None:
    leads = [own - other for own, other in product(THROWS, repeat=2)]
    won, lost = (sum(lead > behind for lead in leads), sum(lead < behind for lead in leads))
    first, second = battle_odds((20, 20 + behind))
    assert isclose(first, won / (won + lost))
    assert isclose(second, lost / (won + lost))


@pytest.mark.parametrize(
    "totals",
    [(5, 5, 5), (5, 6, 8), (9, 2, 9), (0, 10, 4), (0, 11, 3), (7, 7, 6), (3, 13, 13), (1, 25, 2)],
)
def test_f_5_three_fighters_against_repeated_throws(totals: tuple[int, ...]) -> None:
    assert battle_odds(totals) == pytest.approx(battle_by_throws(totals), abs=1e-12)


@pytest.mark.parametrize("totals", [(5, 5, 6, 8), (12, 2, 11, 7), (3, 3, 3, 3), (0, 4, 16, 16)])
def test_f_5_four_fighters_against_repeated_throws(totals: tuple[int, ...]) -> None:
    assert battle_odds(totals) == pytest.approx(battle_by_throws(totals), abs=1e-12)


@pytest.mark.parametrize("count", range(1, 8))
def test_f_5_equal_totals_have_equal_chances(count: int) -> None:
    assert battle_odds((9,) * count) == pytest.approx([1 / count] * count, abs=1e-15)


def test_f_5_a_tie_is_thrown_again_from_the_totals() -> None:
    """A lead of ten can be made up for, but then it counts again; of nine, 12 against 2 wins."""
    assert battle_odds((10, 0)) == (1.0, 0.0)
    ahead, behind = battle_odds((9, 0))
    assert behind == pytest.approx(1 / (36 * 36 - 4))
    assert ahead == pytest.approx(1 - behind)


def test_f_3_nobody_makes_up_for_more_than_the_dice_give() -> None:
    assert battle_odds((30, 19, 3)) == (1.0, 0.0, 0.0)
    assert battle_odds((3, 30, 30)) == (0.0, 0.5, 0.5)


def test_f_5_who_can_only_tie_never_wins_and_changes_nothing() -> None:
    assert battle_odds((0, 10, 10)) == (0.0, 0.5, 0.5)


def test_f_3_no_fighters_and_one() -> None:
    assert battle_odds(()) == ()
    assert battle_odds((4,)) == (1.0,)


@given(totals_of_some)
def test_f_3_chances_sum_to_one(totals: tuple[int, ...]) -> None:
    odds = battle_odds(totals)
    assert sum(odds) == pytest.approx(1, abs=1e-12)
    assert all(0 <= chance <= 1 for chance in odds)


@given(near_totals, st.integers(-9, 40))
def test_f_3_only_the_differences_count(totals: tuple[int, ...], shift: int) -> None:
    assert battle_odds(tuple(total + shift for total in totals)) == battle_odds(totals)


@given(near_totals.flatmap(lambda totals: st.permutations(list(enumerate(totals)))))
def test_f_3_the_order_of_the_fighters_changes_nothing(mixed: list[tuple[int, int]]) -> None:
    odds = battle_odds(tuple(total for _, total in mixed))
    in_order = battle_odds(tuple(total for _, total in sorted(mixed)))
    assert odds == tuple(in_order[place] for place, _ in mixed)


@given(near_totals)
def test_f_3_a_higher_total_wins_more_often_and_costs_all_others(totals: tuple[int, ...]) -> None:
    before, after = battle_odds(totals), battle_odds((totals[0] + 1, *totals[1:]))
    assert after[0] >= before[0]
    assert after[0] > before[0] or before[0] in {0.0, 1.0}
    assert all(new <= old + 1e-12 for new, old in zip(after[1:], before[1:], strict=True))


@given(near_totals, st.integers(0, 12))
def test_f_3_one_more_fighter_costs_everybody(totals: tuple[int, ...], more: int) -> None:
    with_one_more = battle_odds((*totals, more))[:-1]
    pairs = zip(with_one_more, battle_odds(totals), strict=True)
    assert all(new <= old + 1e-12 for new, old in pairs)


def test_f_4_after_a_throw_the_highest_sum_wins_unless_tied() -> None:
    assert standing_odds((15, 14, 3), (5, 9, 1)) == (1.0, 0.0, 0.0)
    assert standing_odds((15, 15, 3), (5, 5, 1)) == (0.5, 0.5, 0.0)
    again = battle_odds((9, 5))
    assert standing_odds((15, 3, 15), (9, 1, 5)) == (again[0], 0.0, again[1])


@pytest.mark.parametrize(
    ("own", "sums", "totals"),
    [
        (5, (14,), (8,)),
        (5, (14, 14), (8, 4)),
        (5, (14, 9), (8, 7)),
        (5, (7,), (3,)),
        (5, (6,), (3,)),
        (5, (17,), (9,)),
        (5, (18,), (9,)),
        (5, (-4,), (-9,)),
    ],
)
def test_f_4_own_dice_thrown_again(
    own: int, sums: tuple[int, ...], totals: tuple[int, ...]
) -> None:
    each = [standing_odds((own + throw, *sums), (own, *totals))[0] for throw in THROWS]
    assert reroll_odds(own, sums, totals) == pytest.approx(sum(each) / 36, abs=1e-12)


@pytest.mark.parametrize("needed", range(-3, 16))
def test_w_2_one_army_against_all_throws(needed: int) -> None:
    assert army_odds(10, 10 + needed) == sum(throw >= needed for throw in THROWS) / 36


def test_w_2_no_army_is_passed_by_any_total() -> None:
    assert army_odds(0, None) == 1.0


@pytest.mark.parametrize(
    ("boosts", "rerolls"), [((), 0), ((3,), 0), ((), 1), ((3, 2), 1), ((3,), 2)]
)
@pytest.mark.parametrize("army", [6, 12, 17, 19, 23, None])
def test_w_2_help_against_an_army(boosts: tuple[int, ...], rerolls: int, army: int | None) -> None:
    def wins(total: int, boosts: tuple[int, ...], rerolls: int) -> float:
        """Take boosts where they suffice, else throw again while that is possible."""
        again = wins(total, boosts, rerolls - 1) if rerolls else 0.0
        enough = [army is None or total + throw + sum(boosts) >= army for throw in THROWS]
        return sum(1.0 if each else again for each in enough) / 36

    assert army_odds_with_help(5, army, boosts, rerolls) == pytest.approx(wins(5, boosts, rerolls))


def catch_by_cards(total: int, difficulty: int, cards: tuple[int | None, ...]) -> float:
    """Draw every hand of cards in every order and throw all dice."""
    hands = list(permutations(cards, difficulty))
    draws = list(product(hands, product(THROWS, repeat=difficulty)))
    won = [
        all(army is None or total + dice >= army for army, dice in zip(hand, throws, strict=True))
        for hand, throws in draws
    ]
    return sum(won) / len(draws)


@pytest.mark.parametrize("difficulty", [0, 1, 2])
@pytest.mark.parametrize("total", [0, 3, 9, 20])
def test_w_2_catch_against_all_cards_and_throws(total: int, difficulty: int) -> None:
    expected = catch_by_cards(total, difficulty, CARDS)
    assert catch_odds(total, difficulty, CARDS) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("total", [0, 5, 12])
def test_w_2_catch_of_three_against_all_hands(total: int) -> None:
    hands = list(combinations(CARDS, 3))
    won = sum(prod(army_odds(total, army) for army in hand) for hand in hands)
    assert catch_odds(total, 3, CARDS) == pytest.approx(won / len(hands), abs=1e-12)


def test_w_2_a_catch_without_armies_is_certain() -> None:
    assert catch_odds(0, 0, (30, 30)) == 1.0
    assert catch_odds(0, -1, (30, 30)) == 1.0
    assert catch_odds(0, 3, (None, None, None)) == 1.0


def test_rl_12_the_discard_comes_under_a_deck_that_is_too_small() -> None:
    drawn = [(12, 9, one) for one in (None, 14, 20)]
    won = sum(prod(army_odds(6, army) for army in hand) for hand in drawn)
    assert catch_odds(6, 3, (12, 9), (None, 14, 20)) == pytest.approx(won / 3)
    assert catch_odds(6, 1, (12, 9), (None, 14, 20)) == catch_odds(6, 1, (12, 9))


def test_rl_12_as_many_armies_as_there_are() -> None:
    assert catch_odds(6, 3, (), ()) == 1.0
    assert catch_odds(6, 3, (12,), (14,)) == pytest.approx(army_odds(6, 12) * army_odds(6, 14))


@given(st.integers(0, 20), st.integers(0, 3), armies)
def test_w_2_a_higher_total_catches_more(
    total: int, difficulty: int, deck: tuple[int, ...]
) -> None:
    assert catch_odds(total, difficulty, deck) <= catch_odds(total + 1, difficulty, deck)


@given(st.integers(0, 20), st.integers(0, 2), armies)
def test_w_2_one_more_army_catches_less(total: int, difficulty: int, deck: tuple[int, ...]) -> None:
    more = catch_odds(total, difficulty + 1, deck)
    assert more <= catch_odds(total, difficulty, deck) + 1e-12
