from collections.abc import Sequence

import msgspec

from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.ending.ending import Final, GameEnded
from engine.tremble.cards.cards import Compensation, Station
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import Attack
from render.house.voice import Voice
from render.invasion.telling.story import InvasionStory
from render.story.sentences import Either
from render.tremble.telling.battles import BATTLES
from render.tremble.telling.losses import LOSSES
from render.tremble.telling.moves import MOVES
from render.tremble.telling.rewards import REWARDS
from render.tremble.telling.shopping import SHOPPING
from render.tremble.telling.story import STORY
from render.tremble.telling.turns import TURNS
from render.words import Words
from tests.render.test_catalogue import catalogue
from tests.render.tremble.samples import ARMIES, CARDS, CITIES, NAMES, SHIPS, STATIONS, TASKS

PARIS, VIENNA = CITIES[:2]


def station(kind: str) -> Station:
    return next(each for each in STATIONS if each.effect.kind == kind)


def card(kind: str) -> Compensation:
    return next(each for each in CARDS if each.effect.kind == kind)


def tell(events: Sequence[TrembleEvent], words: Words, names: tuple[str, ...] = NAMES) -> list[str]:
    return STORY.tell(events, Voice(names, words))


def told(words: Words, *events: TrembleEvent, names: tuple[str, ...] = NAMES) -> str:
    return "\n".join(tell(events, words, names))


def test_every_event_has_a_row() -> None:
    assert set(STORY.rows) == set(ev.EVENT_TYPES)


def test_one_fact_about_a_city_is_one_line(words: Words) -> None:
    assert tell([common.Unopposed(2, VIENNA, 0)], words) == [
        "**2 Vienna** · **Ann** is the only visitor."
    ]


def test_what_happens_over_a_city_stands_together(words: Words) -> None:
    lines = tell(
        [
            common.FightChosen(2, VIENNA, 0, 9, fights=False),
            common.FightChosen(1, PARIS, 1, 7, fights=True),
            common.Walkover(2, VIENNA, 2),
        ],
        words,
    )
    assert lines[0].startswith("**1 Paris** · ⚔️ **Bob the Unready** fights with 7")
    assert lines[1] == "**2 Vienna**"
    assert "retreats" in lines[2]
    assert "Zoë" in lines[3]
    assert len(lines) == 4


def test_other_events_part_what_came_before_from_what_comes_after(words: Words) -> None:
    lines = tell(
        [common.CitySpared(1, PARIS), ev.TurnBegan(2, 5), common.CitySpared(1, VIENNA)],
        words,
    )
    assert ["Paris" in lines[0], "Turn 2" in lines[1], "Vienna" in lines[2]] == [True] * 3


def test_shopping_names_what_is_public_and_what_is_private(words: Words) -> None:
    public = ev.Shopped(0, 60_000, True, 2, (STATIONS[0],), (SHIPS[0],), (SHIPS[1],), 40_000)
    text = told(words, public)
    assert "takes a credit" in text
    assert f"pays 60,000 for 2 ships and {STATIONS[0].english}" in text
    assert f"leaves {SHIPS[0].english} in the shop" in text
    assert f"scraps {SHIPS[1].english}" in text
    assert "Your new ships" not in text
    own = ev.Shopped(0, 20_000, False, 1, (), (), (), 80_000, (SHIPS[0],))
    assert f"Your new ships: {SHIPS[0].english}" in told(words, own)
    nothing = ev.Shopped(0, 0, False, 0, (), (SHIPS[0],), (), 80_000)
    assert f"buys nothing and leaves {SHIPS[0].english}" in told(words, nothing)
    assert "buys nothing." in told(words, ev.Shopped(0, 0, False, 0, (), (), (), 80_000))


def test_the_reveal_goes_from_left_to_right(words: Words) -> None:
    attacks = (Attack(0, 3, SHIPS[:1], 3), Attack(1, 1, SHIPS[5:7], 8))
    lines = tell([ev.PlansRevealed(attacks, (2, 3))], words)
    assert lines[1].startswith("1 ← B **Bob the Unready** with 8")
    assert lines[2].startswith("3 ← A **Ann** with 3")
    assert lines[3] == "**Zoë** and **Дмитрий** stay home."
    assert tell([ev.PlansRevealed((), (2,))], words) == ["**Zoë** stays home."]


def test_dice_are_shown_with_their_sum(words: Words) -> None:
    fighters = (
        Fighter(0, 13, fights=True, roll=(4, 5)),
        Fighter(1, 11, fights=True, roll=(6, 5)),
        Fighter(2, 3, fights=False),
        Fighter(3, 13, fights=True, roll=(4, 5), plus=3),
        Fighter(4, 15, fights=True, roll=(6, 1), plus=-6),
    )
    text = told(words, common.DiceRolled(1, PARIS, 1, fighters))
    assert "**Ann**: 13 + ⚃ 4 + ⚄ 5 = **22**" in text
    assert "**Дмитрий**: 13 + 3 (effects) + ⚃ 4 + ⚄ 5 = **25**" in text
    assert "15 − 6 (effects) + ⚅ 6 + ⚀ 1 = **16**" in text
    assert "Zoë" not in text


def test_a_roll_off_names_who_decides_first(words: Words) -> None:
    text = told(words, common.OrderRolled(1, (0, 1), (9, 6)))
    assert "**Ann** 9 and **Bob the Unready** 6" in text
    assert text.endswith("The lowest does: **Bob the Unready**.")
    tied = told(words, common.OrderRolled(1, (0, 1, 2), (6, 6, 9)))
    assert "The lowest does" not in tied
    assert tied.endswith("roll again.")


def test_a_tie_is_told_once_it_is_judged(words: Words) -> None:
    text = told(words, common.BattleTied(1, PARIS, (0, 1)))
    assert "A tie! **Ann** and **Bob the Unready** roll again." in text


def test_the_sums_of_a_battle_are_told_where_they_say_who_won(words: Words) -> None:
    fought = (Fighter(1, 9, True, (1, 2)), Fighter(2, 5, True, (1, 1)), Fighter(0, 9, True, (3, 4)))
    clear = told(words, common.BattleWon(1, PARIS, 0, (2, 1), fought))
    assert "**Ann** beats **Zoë** and **Bob the Unready**, 16 to 7 and 12." in clear
    out_by_a_tie = (Fighter(1, 9, True, (6, 6)), Fighter(0, 9, True, (1, 1)))
    text = told(words, common.BattleWon(1, PARIS, 0, (1,), out_by_a_tie))
    assert "**Ann** beats **Bob the Unready**." in text


def test_effects_lead_to_the_sum_they_make(words: Words) -> None:
    boost, cancel, reroll = station("boost"), station("cancel-bonuses"), card("reroll")
    after = (Fighter(0, 13, True, (4, 5)), Fighter(1, 11, True, (3, 4), plus=3))
    text = told(words, ev.EffectUsed(1, PARIS, 1, boost, 3, 1, None, after))
    assert f"**Bob the Unready** uses **{boost.english}**: +3, which makes **21**." in text
    after = (Fighter(0, 13, True, (4, 5), plus=-6), Fighter(1, 11, True, (3, 4)))
    text = told(words, ev.EffectUsed(1, PARIS, 1, cancel, -6, 0, SHIPS[0], after))
    assert (
        f"uses **{cancel.english}** on {SHIPS[0].english}: **Ann** is down by 6 to **16**." in text
    )
    after = (Fighter(0, 13, True, (4, 5)), Fighter(1, 11, True, (6, 2), plus=3))
    text = told(
        words,
        ev.EffectUsed(1, PARIS, 1, reroll),
        ev.DiceRerolled(1, PARIS, 1, (1, 2), (6, 2), after),
        ev.Passed(1, PARIS, 0),
    )
    assert f"uses **{reroll.english}** to roll again" in text
    assert "rolls again instead of ⚀ 1 + ⚁ 2: 11 + 3 (effects) + ⚅ 6 + ⚁ 2 = **22**" in text
    assert "**Ann** lets it be." in text


def test_moves_are_told_from_where_to_where(words: Words) -> None:
    tug, ship, other = station("move-enemy"), SHIPS[0], SHIPS[1]
    text = told(
        words,
        ev.EnemiesMoved(
            (
                ev.Haul(0, tug, ship, ev.Move(1, ship, 3, 1)),
                ev.Haul(2, tug, ship, None),
            )
        ),
        ev.ShipsTransferred((ev.Move(0, ship, 2, 4), ev.Move(1, other, 1, 1))),
    )
    moved = f"**Ann** uses **{tug.english}**: **Bob the Unready**’s {ship.english} goes from city 3"
    assert f"{moved} to city 1." in text
    assert f"**Zoë** uses **{tug.english}** on {ship.english}, too late" in text
    assert f"**Ann** moves {ship.english} from city 2 to city 4." in text
    assert f"**Bob the Unready** could move {other.english}, and does not." in text
    assert "No station moves a ship." in told(words, ev.EnemiesMoved(()))


def test_fuel_discounts_and_stations_given_back_are_told_by_name(words: Words) -> None:
    fuel, discount = card("fuel"), card("discount")
    text = told(
        words,
        ev.FuelAdded(0, (fuel, station("extra-fuel")), 5),
        ev.GivenBack(1, (STATIONS[0], STATIONS[2])),
        ev.Shopped(2, 10_000, False, 1, (), (), (), 90_000, discounts=(discount,)),
    )
    assert f"uses **{fuel.english}** and **{station('extra-fuel').english}**: 5 more fuel" in text
    assert f"turns down {STATIONS[0].english} and {STATIONS[2].english} and draws again" in text
    off = words.number(discount.effect.amount)
    assert f"**Zoë** uses **{discount.english}**: {off} off." in text


def test_claims_are_told_with_their_dice(words: Words) -> None:
    text = told(words, ev.TrophyClaimed(1, PARIS, 0, (0,)))
    assert "**Ann** claims the city card." in text
    text = told(
        words, ev.ClaimRolled(1, PARIS, (0, 1), (7, 9)), ev.TrophyClaimed(1, PARIS, 1, (0, 1))
    )
    assert "**Ann** 7 and **Bob the Unready** 9" in text
    assert "all those claims are spent" in text
    taken = ev.CityTaken(1, PARIS, 0, 50_000, caught=False, total=150_000, claimed_by=1)
    assert "card" not in told(words, taken)  # it was told with the claim


def test_a_raid_is_told_once(words: Words) -> None:
    choice = ev.RewardChosen(1, PARIS, 0, catch=False)
    taken = ev.CityTaken(1, PARIS, 0, 50_000, caught=False, total=150_000)
    assert "chooses to raid" in told(words, choice)
    text = told(words, choice, taken)
    assert "chooses" not in text
    assert "raids 50,000, now 150,000" in text


def test_a_catch_is_told(words: Words) -> None:
    text = told(
        words,
        ev.RewardChosen(1, PARIS, 0, catch=True),
        ev.ArmiesTurned(1, PARIS, 0, (ARMIES[0], ARMIES[6])),
        ev.ArmyFought(1, PARIS, 0, ARMIES[6], 7, (3, 4), won=True),
        ev.CityTaken(1, PARIS, 0, 80_000, caught=True, total=180_000),
    )
    assert "goes for the catch" in text
    assert f"2 army cards are turned up: no army and {ARMIES[6].attack}" in text
    assert "7 + ⚂ 3 + ⚃ 4 = **14** beats the army" in text
    assert "catches 80,000" in text


def test_an_army_met_by_as_much_is_beaten_and_why_is_said(words: Words) -> None:
    army = ARMIES[6]
    assert army.attack is not None
    drawn = ev.ArmyFought(1, PARIS, 0, army, army.attack - 7, (3, 4), won=True)
    assert f"beats the army of {army.attack}: a draw is enough." in told(words, drawn)
    ahead = ev.ArmyFought(1, PARIS, 0, army, army.attack - 6, (3, 4), won=True)
    assert f"beats the army of {army.attack}." in told(words, ahead)


def test_what_helps_a_catch_is_told(words: Words) -> None:
    fewer, boost, reroll = card("fewer-armies"), station("army-boost"), station("reroll-own")
    army, hoover = ARMIES[6], station("catch-bonus")
    text = told(
        words,
        ev.ArmiesTurned(1, PARIS, 0, (army,), (fewer,)),
        ev.ArmyRolled(1, PARIS, 0, army, 7, (3, 4)),
        ev.ArmyEffectUsed(1, PARIS, 0, army, reroll, 0),
        ev.ArmyRerolled(1, PARIS, 0, army, (3, 4), (1, 1), 9),
        ev.ArmyEffectUsed(1, PARIS, 0, army, boost, 6, 15),
        ev.ArmyFought(1, PARIS, 0, army, 7, (1, 1), won=False, plus=6),
        ev.CityTaken(1, PARIS, 0, 100_000, caught=True, total=180_000, stations=(hoover,)),
        ev.ShipSaved(1, 0, card("save-ship")),
    )
    assert f"uses **{fewer.english}**: fewer armies" in text
    assert f"One army card is turned up: {army.attack}" in text
    assert f"7 + ⚂ 3 + ⚃ 4 = **14**. The army of {army.attack} is not impressed" in text
    assert f"uses **{reroll.english}** to roll again" in text
    assert "⚀ 1 + ⚀ 1 instead of ⚂ 3 + ⚃ 4, which makes **9**." in text
    assert f"uses **{boost.english}**: +6, which makes **15**." in text
    assert "7 + 6 (effects) + ⚀ 1 + ⚀ 1 = **15** loses to" in text
    more = words.number(hoover.effect.amount)
    assert f"{more} of them thanks to **{hoover.english}**" in text
    assert f"uses **{card('save-ship').english}** and loses no ship" in text


def test_a_catch_without_armies_is_told(words: Words) -> None:
    assert "No army in sight" in told(words, ev.ArmiesTurned(1, PARIS, 0, ARMIES[:2]))


def test_losses_and_compensations(words: Words) -> None:
    text = told(
        words,
        common.BattleWon(1, PARIS, 0, (1, 2)),
        ev.ShipLost(1, 1, SHIPS[0]),
        ev.ShipLost(1, 2, None),
        ev.Compensated(1),
        ev.Compensated(2, CARDS[0]),
        ev.NoCompensation(0),
    )
    assert "**Ann** beats **Bob the Unready** and **Zoë**" in text
    assert f"loses {SHIPS[0].english}" in text
    assert "loses nothing" in text
    assert "draws a compensation card" in text
    assert f"draws **{CARDS[0].english}**" in text
    assert "**Ann** draws nothing: no compensation cards are left." in text


def test_the_end_ranks_everybody(words: Words) -> None:
    text = told(
        words,
        ev.TaskScored(TASKS[0], (ev.Award(0, 1, 3, 200_000), ev.Award(1, 2, 1, 100_000))),
        ev.TaskScored(TASKS[1], ()),
        ev.CreditsPaid(1, 2, 120_000),
        GameEnded((Final(0, 1, 900_000, 5, 0), Final(1, 2, -20_000, 1, 2))),
    )
    assert "**Ann** with 3 trophies gets 200,000; **Bob the Unready** with one trophy" in text
    assert "nobody bothered" in text
    assert "pays back 2 credits: 120,000" in text
    assert "👑 **Ann** rules" in text
    assert "**2** · **Bob the Unready**: -20,000 humans, one trophy" in text


def test_a_shared_win_is_shared(words: Words) -> None:
    ranking = (Final(0, 1, 500_000, 5, 0), Final(1, 1, 500_000, 5, 0))
    assert "**Ann** and **Bob the Unready** share" in told(words, GameEnded(ranking))


def test_names_are_harmless_everywhere(words: Words) -> None:
    evil = ("**x** <@1> @everyone", "# y", "z\nz")
    text = told(
        words,
        common.OrderRolled(1, (0, 1), (3, 4)),
        common.BattleWon(1, PARIS, 0, (1, 2)),
        GameEnded((Final(0, 1, 1, 1, 0),)),
        names=evil,
    )
    assert "<@1>" not in text
    assert "@everyone" not in text
    assert "**x**" not in text
    assert "\nz" not in text


def assert_given(story: InvasionStory) -> None:
    """Check that plain sentences ask for nothing but fields of their event."""
    known, arguments = catalogue("en"), story.arguments
    for kind, row in story.rows.items():
        fields = {field.name for field in msgspec.structs.fields(kind)}
        given = {arguments[name][0] if name in arguments else name for name in fields}
        for sentence in (row.told, row.brief, row.why):
            if sentence is not None and not callable(sentence):
                keys = sentence[1:] if isinstance(sentence, Either) else (sentence,)
                assert all(known[key] <= given for key in keys), kind
                assert not isinstance(sentence, Either) or sentence.field in fields


def test_plain_sentences_ask_for_fields_of_their_event() -> None:
    assert_given(STORY)


def test_no_event_is_told_twice() -> None:
    assert sum(map(len, (TURNS, SHOPPING, MOVES, BATTLES, LOSSES, REWARDS))) == len(STORY.rows)


def test_what_has_only_the_number_of_its_city_is_headed_by_its_name(words: Words) -> None:
    voice, events = (
        Voice(NAMES, words),
        (common.BattleWon(1, PARIS, 1, (0,)), ev.ShipLost(1, 0, SHIPS[0])),
    )
    assert STORY.first_line(events[1], events, voice).startswith("**1 Paris** · ")
    assert STORY.first_line(events[1], (), voice).startswith("**City 1** · ")
    laid = (ev.CitiesLaid((PARIS,)), events[1])
    assert STORY.first_line(events[1], laid, voice).startswith("**1 Paris** · ")
