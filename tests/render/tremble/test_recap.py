"""What a reveal brought to one captain, in a line."""

from typing import Any

from msgspec.structs import replace

from engine.core.words import Text
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.tremble.table import events as ev
from engine.tremble.table.view import Phase
from render.invasion.telling.recaps import best_moment
from render.tremble.telling.recap import recap
from render.tremble.telling.story import STORY
from render.words import Words, words_for
from tests.render.tremble.samples import ARMIES, CITIES, NAMES, PACK, SHIPS, fought, with_own

PARIS, VIENNA = CITIES[:2]
B = NAMES[1]
RAID = ev.CityTaken(1, PARIS, 0, 60_000, caught=False, total=330_000)


def said(words: Words, *events: Any, seat: int = 0) -> str:
    told = recap(seat, with_own(fought(4), seat), events)
    assert isinstance(told, Text)
    return words.of(NAMES)(told)


def test_a_captain_reads_what_the_turn_brought_and_where_they_stand(words: Words) -> None:
    view = fought(4)
    rank = next(rank for rank, captain in view.places if captain.seat == 0)
    told = said(
        words,
        RAID,
        common.FightChosen(2, VIENNA, 0, 5, fights=False),
        ev.CityTaken(2, VIENNA, 1, 40_000, caught=True, total=90_000),
        ev.ShipLost(2, 1, SHIPS[0]),
    )
    humans = words.number(view.captains[0].humans)
    assert told.startswith("You raided Paris (+60,000) and retreated from Vienna: ")
    place, ends = ("1st", "2nd", "3rd", "4th")[rank - 1], words.number(view.foreseen[0])
    assert told.endswith(f"{humans} humans in all. If it ended now: {ends}, {place}.")
    captains = tuple(replace(captain, credits=0) for captain in view.captains)
    level = replace(view, tasks=(), captains=captains)
    brief = recap(0, with_own(level, 0), (RAID,))
    assert brief is not None
    assert words(brief).startswith(f"You raided Paris (+60,000): {humans} humans, ")
    assert words(brief).endswith(" if it ended now.")
    other = said(words, ev.CityTaken(2, VIENNA, 1, 40_000, caught=True, total=90_000), seat=1)
    assert other.startswith("You caught Vienna (+40,000): ")


def test_a_captain_reads_which_cards_were_used_up(words: Words) -> None:
    """Orders may have used them: nothing else says that they are gone."""
    first, second, other = list(
        {each.english: each for each in PACK.compensations.values()}.values()
    )[-3:]
    army = ev.ArmyEffectUsed(1, PARIS, 0, ARMIES[0], first, 4)
    told = said(words, army, ev.ShipSaved(2, 0, second), ev.ShipSaved(2, 1, other), RAID)
    assert told.startswith(f"You used {first.english} and {second.english} and raided Paris")
    assert other.english not in told


def test_after_the_end_nothing_is_said_to_end_now(words: Words) -> None:
    view = replace(fought(4), phase=Phase.OVER)
    told = recap(0, with_own(view, 0), (RAID,))
    assert told is not None
    assert "ended now" not in words(told)
    assert words.number(view.foreseen[0]) in words(told)


def test_a_captain_reads_which_card_they_drew_and_nobody_else_does(words: Words) -> None:
    cruise, first, second, third = list(PACK.compensations.values())[:4]
    beaten = common.BattleWon(1, PARIS, 1, (0,))
    told = said(words, beaten, ev.Compensated(0, cruise, 100_000))
    assert told.startswith(
        f"You lost the fight for Paris to {B} and drew {cruise.english} (+100,000): "
    )
    view = with_own(fought(4), 0)
    assert view.own is not None
    holding = replace(view, own=replace(view.own, compensations=(first, second, third)))
    secret = (beaten, ev.Compensated(1), ev.Compensated(0), ev.Compensated(0))
    line = recap(0, holding, secret)
    assert line is not None
    drew = f"drew {second.english} and {third.english}"
    assert words.of(NAMES)(line).startswith(f"You lost the fight for Paris to {B} and {drew}: ")
    assert said(words, beaten, ev.Compensated(1)).startswith(
        f"You lost the fight for Paris to {B}: "
    )


def test_a_captain_reads_who_beat_them_and_by_how_little(words: Words) -> None:
    fighters = (Fighter(0, 9, True, (1, 2)), Fighter(1, 8, True, (4, 1)))
    beaten = common.BattleWon(1, PARIS, 1, (0,), fighters)
    told = said(words, beaten)
    assert told.startswith(f"You lost the fight for Paris to {B} by 1: ")
    tied = replace(beaten, fighters=fighters[:1])
    told = said(words, tied)
    assert told.startswith(f"You lost the fight for Paris to {B}: ")
    army = next(each for each in ARMIES if each.attack)
    short = ev.ArmyFought(1, PARIS, 0, army, (army.attack or 0) - 4, (1, 1), won=False)
    lost = ev.CityLost(1, PARIS, 0, army)
    missed = f"You came 2 short of the army of {army.attack} and failed to catch Paris: "
    assert said(words, short, lost).startswith(missed)


def test_cards_that_are_alike_to_the_last_human_are_each_told(words: Words) -> None:
    cruise = next(iter(PACK.compensations.values()))
    paid = ev.Compensated(0, cruise, 100_000)
    drew = f"drew {cruise.english} (+100,000)"
    assert said(words, paid, paid).startswith(f"You {drew} and {drew}: ")


def test_what_happened_in_several_cities_is_said_once(words: Words) -> None:
    cities = enumerate(CITIES[:3], 1)
    left = [common.FightChosen(each, city, 0, 5, fights=False) for each, city in cities]
    told = said(words, left[0], RAID, *left[1:])
    names = words.listed(city.name for city in CITIES[:3])
    assert told.startswith(f"You retreated from {names} and raided Paris (+60,000): ")


def test_cities_that_brought_humans_are_told_together_each_with_its_own() -> None:
    richer = replace(RAID, space=2, city=VIENNA, humans=40_000)
    told = said(words_for("en"), richer, RAID)
    assert told.startswith("You raided Paris (+60,000) and Vienna (+40,000): ")
    caught = [replace(each, caught=True) for each in (RAID, richer)]
    assert said(words_for("en"), *caught).startswith("You caught Paris (+60,000) and Vienna")
    assert "набег (Париж +60\N{NO-BREAK SPACE}000 и Вена +" in said(words_for("ru"), richer, RAID)


def test_cities_are_told_as_they_lie_on_the_board(words: Words) -> None:
    later = ev.CityTaken(2, VIENNA, 0, 40_000, caught=True, total=90_000)
    assert said(words, later, RAID).startswith("You raided Paris (+60,000) and caught Vienna")


def test_whoever_stayed_home_reads_that(words: Words) -> None:
    assert said(words, ev.PlansRevealed((), (0,))).startswith("You stayed home: ")
    assert said(words, ev.PlansRevealed((), (1,))).startswith("You came home with nothing: ")


def test_before_a_reveal_there_is_nothing_to_say() -> None:
    shopped = ev.Shopped(0, 0, False, 0, (), (), (), 80_000)
    assert recap(0, with_own(fought(4), 0), (ev.TurnBegan(2, 5), shopped)) is None


def test_the_best_moment_is_the_richest_city(words: Words) -> None:
    best = ev.CityTaken(3, VIENNA, 0, 90_000, caught=True, total=1)
    later = replace(best, caught=False)
    others = (9, replace(best, seat=1, humans=100_000))
    told = best_moment(STORY, 0, [(6, RAID), (7, best), (8, later), others])
    assert told is not None
    assert words(told) == "Vienna, caught in turn 7: 90,000 humans"
    assert best_moment(STORY, 3, [(6, RAID), (7, best)]) is None


def lost(words: Words, *events: Any, seat: int = 0) -> list[str]:
    named = words.of(("Ann", "Bob", "Cid", "Dot"))
    return [named(text) for text in STORY.losses(seat, events)]


def test_what_rivals_took_is_said_first_and_by_whom(words: Words) -> None:
    claimed = ev.CityTaken(2, VIENNA, 0, 40_000, caught=True, total=1, claimed_by=2)
    assert lost(words, claimed) == [
        "**Cid** has taken the card of Vienna from you with a trophy claim; the humans stay yours."
    ]
    assert lost(words, claimed, seat=2) == []
    assert lost(words, replace(claimed, claimed_by=0)) == []
    contested = ev.TrophyClaimed(2, VIENNA, 2, (0, 2))
    assert lost(words, contested) == [
        "**Cid** has won the card of Vienna from you: your claim is spent."
    ]
    assert lost(words, contested, seat=1) == []
    ship, station = SHIPS[0], next(iter(PACK.stations.values()))
    haul = ev.Haul(1, station, ship, ev.Move(0, ship, 1, 2))
    moved = ev.EnemiesMoved((haul, replace(haul, move=None)), cities=(PARIS, VIENNA))
    (told,) = lost(words, moved)
    assert told.startswith(f"**Bob** has taken your ship {words(ship.name)} away from ")
    assert "Paris" in told
    assert "Vienna" in told
    assert lost(words, moved, seat=1) == []


def test_ships_and_credits_that_are_gone_are_losses_of_their_captain(words: Words) -> None:
    ship = SHIPS[0]
    fought, army = ev.ShipLost(1, 0, ship), ev.ShipLost(1, 0, ship, army=True)
    assert lost(words, fought, army, ev.ShipLost(1, 0, None), ev.ShipLost(1, 1, ship)) == [
        f"You have lost {words(ship.name)}.",
        f"An army has destroyed your ship {words(ship.name)}.",
    ]
    assert lost(words, ev.CreditsPaid(0, 2, 120_000)) == [
        "Your credits are paid back: −120,000 humans."
    ]
