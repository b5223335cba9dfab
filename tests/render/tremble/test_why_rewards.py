"""Why purchases, rewards and the end came out as they did."""

from typing import Any

import pytest

from engine.invasion.ending.ending import Final, GameEnded
from engine.tremble.phases.ending import awarded
from engine.tremble.table import events as ev
from render.words import Words
from tests.render.tremble.samples import ARMIES, PACK, TASKS
from tests.render.tremble.whys import CARDS, EYE, MOLE, PARIS, SAUCER, STATIONS, said

# Rewards


def test_w_2_an_army_fight_shows_what_was_needed(words: Words) -> None:
    army = next(army for army in ARMIES if army.attack == 16)
    ships = (PACK.ships["tax-mole.1"], EYE)

    def fought(*roll: int, plus: int = 0) -> str:
        won = 20 + plus + sum(roll) >= 16
        return said(words, ev.ArmyFought(1, PARIS, 0, army, 20, roll, won, plus, ships))

    text = fought(1, 2)
    assert "Tax Mole 5 + 6 against armies + 3 with a saucer + 3 against scientific" in text
    assert "Reached: attack 20 + dice 1 + 2 = 23" in text
    assert "Needed: 16, so 23 − 16 = 7 to spare." in text
    assert "effects 3" in fought(1, 2, plus=3)
    rolled = said(words, ev.ArmyRolled(1, PARIS, 0, army, 3, (1, 2), (EYE,)))
    assert "Needed: 16, so 16 − 6 = 10 short." in rolled
    again = said(words, ev.ArmyRerolled(1, PARIS, 0, army, (1, 2), (6, 5), 16))
    assert "Needed: 16, exactly that. Equal is enough." in again
    boost = ev.ArmyEffectUsed(1, PARIS, 0, army, STATIONS["crowd-control"], 6, 12)
    assert "6 more: now 12." in said(words, boost)
    reroll = ev.ArmyEffectUsed(1, PARIS, 0, army, CARDS["loaded-dice"], 0, 6)
    assert "roll both dice again" in said(words, reroll)


def test_w_2_army_cards_are_counted(words: Words) -> None:
    hard = next(city for city in PACK.cities.values() if city.difficulty == 3)
    general, tower = CARDS["bribed-general"], STATIONS["fake-news-tower"]
    blank, army = ARMIES[0], ARMIES[6]

    def turned(*armies: Any, helped: tuple[Any, ...] = ()) -> str:
        return said(words, ev.ArmiesTurned(1, hard, 0, armies, helped))

    text = turned(army, blank, army)
    assert f"{hard.english} asks for 3 army cards." in text
    assert f"in this order: {army.attack} and {army.attack}." in text
    assert "One card shows no army." in text
    helped = turned(blank, helped=(general, tower))
    assert "3 − 2 = 1." in helped
    assert "so the catch succeeds" in helped
    assert "no card is left" in turned(helped=(general, tower, general))
    assert "No more than 2 could be turned up" in turned(blank, blank)


def test_w_4_what_a_city_brings(words: Words) -> None:
    raid = said(words, ev.CityTaken(1, PARIS, 0, 50_000, caught=False, total=150_000))
    assert "The raid value of Paris is 50,000." in raid
    assert "**Ann**: 100,000 + 50,000 = 150,000 humans." in raid
    assert "becomes a trophy of **Ann**" in raid
    hoover = STATIONS["people-hoover"]
    catch = ev.CityTaken(1, PARIS, 0, 100_000, True, 200_000, (hoover,), claimed_by=1)
    text = said(words, catch)
    assert "The catch at Paris: 80,000 + People Hoover 20,000 = 100,000." in text
    assert "The card is with **Bob the Unready**" in text
    fled = said(words, ev.CityLost(1, PARIS, 0, ARMIES[-1], fled=True))
    assert "left before the army" in fled
    assert "lost to the army" in said(words, ev.CityLost(1, PARIS, 0, ARMIES[-1]))


# Buying and the end


def test_b_4_the_public_learns_prices_of_ships_but_not_which(words: Words) -> None:
    kek, scratch = STATIONS["kek-lol-rofl"], CARDS["scratch-and-dent"]
    paid = kek.price + EYE.price - 20_000
    public = ev.Shopped(
        0, paid, False, 1, (kek,), (), (), 100_000 - paid, discounts=(scratch,), before=100_000
    )
    text = said(words, public)
    assert EYE.english not in text
    assert f"One ship at {EYE.price:,}; which one stays secret" in text
    private = ev.Shopped(
        0, paid, False, 1, (kek,), (), (), 100_000 - paid, (EYE,), (scratch,), 100_000
    )
    own = said(words, private)
    assert f"Golden Eye {EYE.price:,} + Kek, Lol, Rofl {kek.price:,} = " in own
    assert f"{paid + 20_000:,} − 20,000 = {paid:,}." in own
    free = ev.Shopped(0, 0, False, 1, (), (), (), 9, discounts=(scratch,), before=9)
    assert "Which ship it is stays secret" in said(words, free)
    assert "covers the whole price" in said(words, free)


def test_b_5_a_credit_is_part_of_the_balance(words: Words) -> None:
    bought = ev.Shopped(0, 60_000, True, 1, (), (), (SAUCER,), 10_000, before=20_000)
    text = said(words, bought)
    assert "20,000 + 50,000 − 60,000 = 10,000 humans." in text
    assert "Scrapped to make room, without refund: Training Saucer." in text
    assert "bought nothing" in said(words, ev.Shopped(0, 0, False, 0, (), (EYE,), (), 9, before=9))


def test_b_1_only_the_drawer_is_told_prices(words: Words) -> None:
    assert "Prices" not in said(words, ev.Offered(0, ()))
    assert "Golden Eye 20,000 + Doom Mole" in said(words, ev.Offered(0, (EYE, MOLE)))


def scored(words: Words, *counts: int) -> str:
    return said(words, ev.TaskScored(TASKS[0], awarded(counts), counts))


def test_t_1_to_t_4_shares(words: Words) -> None:
    text = scored(words, 3, 1, 0)
    assert "**Ann** 3, **Bob the Unready** 1 and **Zoë** 0." in text
    assert "Most: **Ann** gets 200,000." in text
    assert "Second: **Bob the Unready** gets 100,000." in text
    tied = scored(words, 3, 3, 1)
    assert "share both rewards, 300,000 for 2: 150,000 each." in tied
    assert "nobody is second" in tied
    assert "rounded" not in tied
    assert "300,000 for 4: 70,000 each." in scored(words, 1, 1, 1, 1)
    third = scored(words, 3, 1, 1, 1)
    assert "100,000 for 3: 30,000 each." in third
    assert "rounded down" in third
    assert "Nobody else has one" in scored(words, 3, 0)
    assert "Without a matching trophy" in scored(words, 0, 0)


def test_rl_11_what_decided(words: Words) -> None:
    def ended(*second: int) -> str:
        ranking = (Final(0, 1, 500_000, 5, 1), Final(1, 2, *second))
        return said(words, GameEnded(ranking))

    text = ended(-20_000, 6, 0)
    assert "1 · **Ann**: 500,000 humans, 5 trophies, one credit" in text
    assert "The captain with the most humans wins." in text
    assert "**Ann** is 520,000 ahead of **Bob the Unready**." in text
    assert "has the most trophies wins" in ended(500_000, 4, 0)
    assert "took the fewest credits wins" in ended(500_000, 5, 2)
    assert "the win is shared" in ended(500_000, 5, 1)


def test_rl_10_credits(words: Words) -> None:
    assert "2 × 60,000 = 120,000." in said(words, ev.CreditsPaid(1, 2, 120_000))


@pytest.mark.parametrize("turn", [1, 9, 10])
def test_rl_3_fuel(words: Words, turn: int) -> None:
    assert f"in turn {turn}." in said(words, ev.TurnBegan(turn, min(12, 3 + turn)))
