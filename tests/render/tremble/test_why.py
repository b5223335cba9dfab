"""Explanations: every event has one, its sums add up, it fits a phone, it tells no secret."""

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.asks import Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.invasion.battles import events as common
from engine.invasion.cards.attack import ship_sums
from engine.tremble.help import ENTRIES
from engine.tremble.rules import TREMBLE
from engine.tremble.table import events as ev
from render.tremble.telling.story import STORY
from render.words import Words
from tests.render.tremble.whys import EYE, LONG_NAMES, PARIS, fighter, plain, said, wrong_sums


def test_wrong_sums_are_found() -> None:
    assert not wrong_sums("Eye 3 + 4 against industrial cities = 7; Mole 5; together 12")
    assert not wrong_sums("Needed: 16, so 24 − 16 = 8 to spare.")
    assert not wrong_sums("**A** took 2 credits: 2 × 60,000 = 120,000.")
    assert wrong_sums("Eye 3 + 4 against cities = 8") == ["3 + 4 = 8"]
    assert wrong_sums("a sum = what") == ["a sum = what"]


def test_every_event_of_random_games_is_explained(words: Words) -> None:
    seen: set[type[Any]] = set()

    def listen(_table: Table, notices: Any) -> None:
        for notice in notices:
            public = said(words, notice.public)
            assert not [
                name
                for _, form in notice.private
                for name in only_in(form, notice.public)
                if name in public
            ]
            for event in (notice.public, *(form for _, form in notice.private)):
                text = said(words, event, LONG_NAMES)
                seen.add(type(event))
                check_numbers(event)
                if isinstance(event, ev.PlansRevealed | ev.EnemiesMoved | ev.ShipsTransferred):
                    check_totals(event, text)
        check_army_fights([notice.public for notice in notices])

    for seed in (*range(16), *range(64, 200)):  # in 64 dice decide a claim
        if seed >= 16 and not set(ev.EVENT_TYPES) - seen - {ev.NoCompensation}:
            break  # what is rare has come
        key = seed.to_bytes(32, "big")
        pick = picker(key, "told")

        def answer(_view: Any, _ask: Any, make: FormMaker, pick: Any = pick) -> Any:
            return random_answer(make, pick)

        battles = {"battles": "ahead" if 12 <= seed < 16 else "live"}
        seats = 5 if seed >= 16 else 2 + seed % 4
        play(TREMBLE, Setup(seats, battles), SeededChance(key), answer, listen)
    assert set(ev.EVENT_TYPES) - seen <= {ev.NoCompensation}


def only_in(private: ev.TrembleEvent, public: ev.TrembleEvent) -> set[str]:
    """List the names of cards that the private form of an event has and the public has not."""
    return card_names(msgspec.to_builtins(private)) - card_names(msgspec.to_builtins(public))


def card_names(value: Any) -> set[str]:
    if isinstance(value, dict):
        inner = {name for each in value.values() for name in card_names(each)}
        return inner | ({value["name"]} if "name" in value else set())
    return (
        {name for each in value for name in card_names(each)}
        if isinstance(value, list | tuple)
        else set()
    )


def check_totals(
    event: ev.PlansRevealed | ev.EnemiesMoved | ev.ShipsTransferred, text: str
) -> None:
    """Find the total of every attack that is explained at the end of its line."""
    totals = {
        (f"**{attack.space} ", f"- {'ABCDE'[attack.seat]} "): attack.total
        for attack in event.attacks
    }
    heading, told = "", 0
    for line in text.split("\n"):
        heading = line[: line.find(" ") + 1] if line.startswith("**") else heading
        if (heading, line[:4]) in totals:
            assert plain(line.split()[-1]) == totals[heading, line[:4]], (line, event)
            told += 1
    assert told == len(totals) or not isinstance(event, ev.PlansRevealed)


def check_numbers(event: ev.TrembleEvent) -> None:
    """Compare what an event says it is made of with what it says came out."""
    match event:
        case ev.EffectUsed(ship=ship, bonuses=bonuses, plus=plus):
            assert ship is None or -plus == sum(bonus.plus for bonus in bonuses) > 0
        case ev.ArmyFought(total=total, ships=ships) | ev.ArmyRolled(total=total, ships=ships):
            assert sum(each.attack for each in ship_sums(ships, event.city, army=True)) == total
        case ev.FuelAdded(amount=amount, used=used, limit=limit):
            assert limit < used <= limit + amount
        case ev.TaskScored(awards=awards, counts=counts):
            assert all(counts[award.seat] == award.trophies for award in awards)
        case common.BattleTied(seats=seats, fighters=fighters):
            best = max(each.sum for each in fighters)
            assert {each.seat for each in fighters if each.sum == best} == set(seats)
        case ev.Shopped(before=before, paid=paid, credit=credit, humans=humans):
            assert before + 50_000 * credit - paid == humans


def check_army_fights(events: list[ev.TrembleEvent]) -> None:
    """See that stations and cards led to what the fight was judged by."""
    reached: dict[int, int] = {}  # by space
    for event in events:
        if isinstance(event, ev.ArmyEffectUsed | ev.ArmyRerolled):
            reached[event.space] = event.reached
        elif isinstance(event, ev.ArmyFought):
            judged = event.total + event.plus + sum(event.roll)
            assert reached.pop(event.space, judged) == judged


def test_rules_are_named_by_their_titles(words: Words) -> None:
    titles = {entry.id: words(entry.title) for entry in ENTRIES}
    text = said(words, ev.TurnBegan(3, 6))
    assert text.endswith(f"-# Rules: E-1 {titles['E-1']}; RL-3 {titles['RL-3']}")
    assert said(words, common.CitySpared(1, PARIS)).endswith(f"-# Rule: R-3 {titles['R-3']}")


def test_rules_follow_what_happened() -> None:
    raid = ev.CityTaken(1, PARIS, 0, 50_000, caught=False, total=150_000)
    assert STORY.rules_behind(raid) == ("W-1", "W-4")
    claimed = replace(raid, claimed_by=1)
    assert STORY.rules_behind(claimed) == ("W-1", "K-4", "RL-15")
    assert STORY.rules_behind(ev.ShipLost(1, 0, None)) == ("A-5",)
    assert STORY.rules_behind(ev.ShipLost(1, 0, EYE, army=True)) == ("W-3", "F-6")
    assert STORY.rules_behind(ev.CityLost(1, PARIS, 0, fled=True)) == ("W-2",)


def test_names_are_harmless(words: Words) -> None:
    evil = ("**x** <@1> @everyone", "# y")
    text = said(
        words, common.BattleWon(1, PARIS, 0, (1,), (fighter(0, 9, 2, 2), fighter(1, 8, 1, 1))), evil
    )
    assert "<@1>" not in text
    assert "@everyone" not in text
    assert "**x**" not in text
