"""Why plans, moves and battles came out as they did."""

from itertools import pairwise

from engine.invasion.battles import events as common
from engine.invasion.cards.cards import CityType
from engine.tremble.cards.cards import City, Ship
from engine.tremble.table import events as ev
from engine.tremble.table.view import Attack
from render.house.voice import Voice
from render.tremble.telling.story import STORY
from render.words import Words
from tests.render.tremble.samples import ARMIES, PACK, SHIPS
from tests.render.tremble.whys import (
    CARDS,
    CRUISER,
    EYE,
    LONG_NAMES,
    MOLE,
    MOST_LINE,
    PARIS,
    STATIONS,
    fighter,
    said,
)

# Plans and moves


def industrial() -> City:
    return next(city for city in PACK.cities.values() if city.type is CityType.INDUSTRIAL)


def test_f_1_an_attack_is_taken_apart_ship_by_ship(words: Words) -> None:
    city = industrial()
    attacks = (Attack(0, 1, (EYE, MOLE), 15), Attack(1, 1, (CRUISER,), 13))
    lines = said(words, ev.PlansRevealed(attacks, (2,), (city,))).split("\n")
    assert lines[0] == f"**1 {city.english}** (industrial)"
    assert lines[1] == (
        "- A **Ann**: Golden Eye 3 + 4 against industrial cities = 7; "
        "Doom Mole 5 + 3 with a saucer = 8; together 15"
    )
    assert lines[2] == "- B **Bob the Unready**: Boom Mole 13"
    assert lines[3] == "**Zoë** sent no ship."


def test_more_than_two_ships_get_a_line_each(words: Words) -> None:
    attack = Attack(0, 1, (EYE, MOLE, CRUISER), 27)
    lines = said(words, ev.PlansRevealed((attack,), (), (PARIS,))).split("\n")
    assert lines[1] == "- A **Ann**: 3 + 11 + 13 = 27"
    assert lines[2:5] == [
        "  - Golden Eye 3",
        "  - Doom Mole 5 + 3 with a saucer + 3 against scientific cities = 11",
        "  - Boom Mole 13",
    ]


def test_the_longest_attacks_fit(words: Words) -> None:
    def longest(ship: Ship) -> int:
        return len(ship.english) + 30 * len(ship.bonuses)

    ships = sorted(SHIPS, key=longest)[-6:]
    for city in PACK.cities.values():
        for pair in pairwise(ships):
            fought = ev.ArmyFought(1, city, 0, ARMIES[-1], 50, (6, 6), won=True, ships=pair)
            lines = STORY.explanations.why(fought, Voice(LONG_NAMES, words))
            assert all(len(line) <= MOST_LINE for line in lines)


def test_nobody_sent_anything(words: Words) -> None:
    assert "Nobody sent a ship." in said(words, ev.PlansRevealed((), (0, 1), (PARIS,)))


def test_p_2_extra_fuel_is_added_to_the_limit(words: Words) -> None:
    aids = (CARDS["jerry-can"], STATIONS["gas-giant"])
    text = said(words, ev.FuelAdded(0, aids, 6, 9, 6))
    assert "need 9 fuel; the turn gives 6" in text
    assert "Jerry Can 2 + Gas Giant 4 = 6. New limit: 6 + 6 = 12." in text


def test_rl_4_a_second_station_comes_too_late(words: Words) -> None:
    tug, move = STATIONS["tug-of-woe"], ev.Move(2, EYE, 1, 2)
    hauls = (ev.Haul(0, tug, EYE, move), ev.Haul(1, tug, EYE, None))
    attacks = (Attack(2, 1, (MOLE,), 8), Attack(2, 2, (EYE,), 3))
    city = industrial()
    text = said(words, ev.EnemiesMoved(hauls, attacks, (PARIS, city, PARIS)))
    assert text.startswith("The captain with the fewest humans goes first.")
    assert f"moves **Zoë**’s Golden Eye from 1 Paris to 2 {city.english}" in text
    assert "too late for Golden Eye" in text
    assert "C **Zoë**: Golden Eye 3 + 4 against industrial cities = 7" in text
    assert "No station was used." in said(words, ev.EnemiesMoved(()))


def test_a_4_only_cities_that_change_are_counted_anew(words: Words) -> None:
    moves = (ev.Move(0, EYE, 1, 2), ev.Move(1, MOLE, 3, 3))
    attacks = (Attack(0, 2, (EYE,), 3), Attack(1, 3, (MOLE,), 8))
    text = said(words, ev.ShipsTransferred(moves, attacks, (PARIS, PARIS, PARIS)))
    assert "**Ann**’s Golden Eye goes from 1 Paris to 2 Paris." in text
    assert "**Bob the Unready**’s Doom Mole could go elsewhere and stays at 3 Paris." in text
    assert "**2 Paris**" in text
    assert "**3 Paris**" not in text


# Battles


def test_f_3_sums_stand_from_the_highest_down(words: Words) -> None:
    fighters = (fighter(0, 13, 4, 5), fighter(1, 11, 6, 5, plus=3), fighter(2, 9, 1, 1, plus=-4))
    lines = said(words, common.DiceRolled(1, PARIS, 2, fighters)).split("\n")
    assert "new dice on the old attack totals" in lines[0]
    assert lines[1] == "- **Bob the Unready**: attack 11 + effects 3 + dice 6 + 5 = 25"
    assert lines[2] == "- **Ann**: attack 13 + dice 4 + 5 = 22"
    assert lines[3] == "- **Zoë**: attack 9 − effects 4 + dice 1 + 1 = 7"
    assert lines[4] == "**Bob the Unready** is ahead with 25."
    first = said(words, common.DiceRolled(1, PARIS, 1, (fighter(0, 9, 1, 2), fighter(1, 8, 2, 2))))
    assert "**Ann** and **Bob the Unready** are level at 12." in first
    assert "tie was rolled" not in first


def test_rl_22_a_cancelled_ship_is_told_what_it_lost(words: Words) -> None:
    fighters = (fighter(0, 13, 4, 5), fighter(1, 11, 6, 5, plus=-6))
    stable = STATIONS["death-stable"]
    used = ev.EffectUsed(1, PARIS, 0, stable, -6, 1, MOLE, fighters, MOLE.bonuses)
    text = said(words, used)
    assert "takes from **Bob the Unready**’s Doom Mole" in text
    assert "3 with a saucer + 3 against scientific cities = 6. Its plain attack of 5 stays" in text
    assert "attack 11 − effects 6 + dice 6 + 5 = 16" in text
    assert "**Ann** is ahead with 22." in text


def test_f_4_boosts_and_rerolls(words: Words) -> None:
    fighters = (fighter(0, 13, 4, 5), fighter(1, 11, 6, 5, plus=3))
    boost = ev.EffectUsed(1, PARIS, 1, STATIONS["kek-lol-rofl"], 3, 1, None, fighters)
    assert "gives **Bob the Unready** 3 more." in said(words, boost)
    reroll = ev.EffectUsed(1, PARIS, 1, CARDS["loaded-dice"])
    assert "roll both dice again" in said(words, reroll)
    again = ev.DiceRerolled(1, PARIS, 1, (1, 2), (6, 5), fighters)
    assert "had 1 + 2 = 3 and now rolls 6 + 5 = 11." in said(words, again)


def test_f_5_a_tie_says_who_is_out(words: Words) -> None:
    fighters = (fighter(0, 9, 4, 5), fighter(1, 8, 5, 5), fighter(2, 2, 1, 1))
    text = said(words, common.BattleTied(1, PARIS, (0, 1), fighters))
    assert "**Ann** and **Bob the Unready** share the highest sum, 18." in text
    assert "**Zoë** is below that and has lost." in text
    assert "below" not in said(words, common.BattleTied(1, PARIS, (0, 1), fighters[:2]))


def test_a_battle_names_the_margin(words: Words) -> None:
    fighters = (fighter(0, 13, 4, 5), fighter(1, 11, 6, 3), fighter(2, 2, 1, 1))
    text = said(words, common.BattleWon(1, PARIS, 0, (2, 1), fighters))
    assert "**Ann** has the highest sum: 22 − 20 = 2 ahead of **Bob the Unready**." in text


def test_a_higher_sum_that_fell_out_before_a_tie_is_explained(words: Words) -> None:
    fighters = (fighter(0, 10, 1, 2), fighter(1, 10, 1, 1), fighter(2, 8, 6, 5))
    text = said(words, common.BattleWon(1, PARIS, 0, (1, 2), fighters))
    assert "**Ann** won the roll after a tie. **Zoë** had lost before it" in text
    assert "highest sum" not in text


def test_rl_5_the_lowest_throw_comes_first(words: Words) -> None:
    text = said(words, common.OrderRolled(1, (0, 1, 2), (9, 4, 9)))
    assert "**Bob the Unready** 4, **Ann** 9 and **Zoë** 9." in text
    assert "Equal rolls are rolled again." in text
    assert "again" not in said(words, common.OrderRolled(1, (0, 1), (9, 4)))


# Losses


def test_k_4_claims(words: Words) -> None:
    alone = said(words, ev.TrophyClaimed(1, PARIS, 1, (1,)))
    assert "The dice chose one" not in alone
    assert "Claims spent" in said(words, ev.TrophyClaimed(1, PARIS, 1, (1, 2)))
    tied = said(words, ev.ClaimRolled(1, PARIS, (0, 1, 2), (9, 4, 9)))
    assert "**Ann** 9, **Zoë** 9 and **Bob the Unready** 4." in tied
    assert "roll again" in tied
    assert "roll again" not in said(words, ev.ClaimRolled(1, PARIS, (0, 1, 2), (4, 4, 9)))


def test_losses_differ_by_who_took_the_ship(words: Words) -> None:
    assert "The loser of a battle" in said(words, ev.ShipLost(1, 0, EYE))
    assert "lost to an army" in said(words, ev.ShipLost(1, 0, EYE, army=True))
    assert "cannot be destroyed" in said(words, ev.ShipLost(1, 0, None))
    seat = CARDS["ejector-seat"]
    assert "of this battle" in said(words, ev.ShipSaved(1, 0, seat))
    assert "to the army" in said(words, ev.ShipSaved(1, 0, seat, army=True))


def test_k_2_compensations(words: Words) -> None:
    tourists = CARDS["lost-tourists"]
    assert "20,000 humans are paid at once" in said(words, ev.Compensated(0, tourists, 20_000))
    assert "Pep Talk" in said(words, ev.Compensated(0, CARDS["pep-talk"]))
    assert "Only **Ann** sees it" in said(words, ev.Compensated(0))
    assert "are empty" in said(words, ev.NoCompensation(0))
