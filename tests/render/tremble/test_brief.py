"""What posts say beside the board: each fact once, city by city."""

from itertools import chain
from typing import Any

from msgspec.structs import replace

from engine.core.asks import PUBLIC, Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.invasion.battles import events as common
from engine.invasion.battles.battles import Fighter
from engine.invasion.ending.ending import Final, GameEnded
from engine.tremble.table import events as ev
from engine.tremble.table.events import TrembleEvent
from engine.tremble.table.view import Attack
from render.games import GAMES
from render.house.voice import Voice
from render.invasion.telling.briefing import Briefing
from render.tremble.telling.story import STORY
from render.words import Words
from tests.bench.words import count_words
from tests.render.tremble.samples import ARMIES, CITIES, NAMES, PACK, SHIPS, STATIONS

MOST_WORDS = 60  # of a reveal, beside its headline
PARIS, VIENNA = CITIES[:2]
PLACES = (PARIS, VIENNA)


def told(words: Words, *events: TrembleEvent) -> list[str]:
    return Briefing(STORY, Voice(NAMES, words)).lines(events)


def test_who_comes_stands_with_the_city_and_with_what_follows(words: Words) -> None:
    attacks = (Attack(0, 2, SHIPS[:1], 3), Attack(1, 2, SHIPS[5:7], 8), Attack(2, 1, SHIPS[1:2], 4))
    both = f"{SHIPS[5].english}, {SHIPS[6].english}"
    lines = told(
        words,
        ev.PlansRevealed(attacks, (3,), PLACES),
        common.Unopposed(1, PARIS, 2),
        common.FightChosen(2, VIENNA, 0, 3, fights=False),
        common.FightChosen(2, VIENNA, 1, 8, fights=True),
        common.Walkover(2, VIENNA, 1),
        ev.RewardChosen(2, VIENNA, 1, catch=False),
        ev.CityTaken(2, VIENNA, 1, 40_000, caught=False, total=90_000),
    )
    assert lines == [
        "**Дмитрий** stays home.",
        f"**1 Paris** · **Zoë** 4 ({SHIPS[1].english})",
        f"**2 Vienna** · **Ann** 3 ({SHIPS[0].english}); **Bob the Unready** 8 ({both})",
        "- 🏳️ **Ann** retreats.",
        "- 👥 **Bob the Unready** raids 40,000.",
    ]


def test_ships_stand_where_they_went(words: Words) -> None:
    tug, ship = next(each for each in STATIONS if each.effect.kind == "move-enemy"), SHIPS[0]
    haul = ev.Haul(1, tug, ship, ev.Move(0, ship, 1, 2))
    back, there = ev.Move(0, ship, 2, 1), ev.Move(0, ship, 1, 2)
    lines = told(
        words,
        ev.PlansRevealed((Attack(0, 1, (ship,), 3),), (), PLACES),
        ev.EnemiesMoved((haul,), (Attack(0, 2, (ship,), 3),), PLACES),
        ev.ShipsTransferred((back, there), (Attack(0, 2, (ship,), 3),), PLACES),
        common.CitySpared(1, PARIS),
    )
    assert "goes from 1 Paris to 2 Vienna" in lines[0]
    assert "from 2 Vienna to 1 Paris" in lines[1]
    assert "from 1 Paris to 2 Vienna" in lines[2]
    assert lines[3:] == [
        f"**2 Vienna** · **Ann** 3 ({ship.english})",
        "**1 Paris** · Nobody came: a miracle.",
    ]


def test_ships_that_move_themselves_are_told_with_their_cities(words: Words) -> None:
    stays, goes = ev.Move(1, SHIPS[5], 1, 1), ev.Move(0, SHIPS[0], 1, 2)
    attacks = (Attack(0, 2, SHIPS[:1], 3),)
    lines = told(words, ev.ShipsTransferred((stays, goes), attacks, PLACES))
    assert lines[0] == f"↪️ **Ann** moves {SHIPS[0].english} from 1 Paris to 2 Vienna."
    assert not any(SHIPS[5].english in line for line in lines)


def test_a_battle_is_its_dice_and_who_wins(words: Words) -> None:
    rolled = (Fighter(0, 13, True, (4, 5)), Fighter(1, 11, True, (6, 5), plus=3))
    lines = told(
        words,
        common.FightChosen(1, PARIS, 2, 5, fights=False),
        common.FightChosen(1, PARIS, 0, 13, fights=True),
        common.FightChosen(1, PARIS, 1, 11, fights=True),
        common.DiceRolled(1, PARIS, 1, rolled),
        ev.Passed(1, PARIS, 0),
        common.BattleWon(1, PARIS, 1, (0,), rolled),
        ev.ShipLost(1, 0, None),
    )
    assert lines == [
        "**1 Paris**",
        "- 🏳️ **Zoë** retreats.",
        "- 🎲 **Ann** 13+4+5 = **22**; **Bob the Unready** 11+3+6+5 = **25**",
        "- 🏆 **Bob the Unready** wins.",
    ]


def test_a_catch_names_each_army_once(words: Words) -> None:
    weak, strong = ARMIES[6], ARMIES[7]
    lines = told(
        words,
        ev.RewardChosen(1, PARIS, 0, catch=True),
        ev.ArmiesTurned(1, PARIS, 0, (weak, strong)),
        ev.ArmyFought(1, PARIS, 0, weak, 20, (3, 4), won=True),
        ev.ArmyRolled(1, PARIS, 0, strong, 7, (1, 2)),
        ev.ArmyFought(1, PARIS, 0, strong, 7, (1, 2), won=False),
        ev.CityLost(1, PARIS, 0, strong),
    )
    assert lines == [
        "**1 Paris**",
        f"- 🎯 **Ann** tries a catch against {weak.attack} and {strong.attack}.",
        f"- ⚔️ 20+3+4 = **27** beats {weak.attack}.",
        f"- ⚔️ 7+1+2 = **10** loses to {strong.attack}; the city is gone.",
    ]
    (fled,) = told(words, ev.CityLost(1, PARIS, 0, weak, fled=True))
    assert f"turns back before {weak.attack}; the city is gone." in fled
    (open_yet,) = told(words, ev.ArmyRolled(1, PARIS, 0, weak, 7, (1, 2)))
    assert "is not impressed" in open_yet


def test_purchases_take_a_line_each_and_nothing_is_said_of_the_shelf(words: Words) -> None:
    lines = told(
        words,
        ev.TurnBegan(2, 5),
        ev.Shopped(0, 60_000, True, 2, (), (SHIPS[3],), (), 40_000),
        ev.Shopped(1, 0, False, 0, (), (SHIPS[3],), (), 80_000),
        ev.Shopped(2, 0, False, 0, (), (), (), 80_000),
        ev.CitiesLaid((PARIS, VIENNA)),
    )
    assert lines == [
        "💳 **Ann** takes a credit: 50,000 now, 60,000 back by the end.",
        "**Ann** pays 60,000 for 2 ships.",
        "**Bob the Unready** and **Zoë** buy nothing.",
    ]


def test_compensations_are_counted(words: Words) -> None:
    drawn = [ev.Compensated(0), ev.Compensated(1), ev.Compensated(0), ev.Compensated(2)]
    assert told(words, *drawn) == [
        "🎁 **Bob the Unready** and **Zoë** draw a compensation card each.",
        "🎁 **Ann** draws 2 compensation cards.",
    ]


def in_short(words: Words, *events: Any) -> list[str]:
    return Briefing(STORY, Voice(NAMES, words), short=True).lines(events)


def test_in_short_the_board_says_who_is_where_and_who_decides_first(words: Words) -> None:
    attacks = (Attack(0, 2, SHIPS[:1], 3), Attack(1, 2, SHIPS[5:6], 3))
    revealed = ev.PlansRevealed(attacks, (3,), PLACES)
    rolled = common.OrderRolled(2, (0, 1), (7, 4))
    retreat = common.FightChosen(2, VIENNA, 1, 3, fights=False)
    assert in_short(words, revealed, rolled) == ["**Дмитрий** stays home."]
    open_yet = in_short(words, revealed, rolled, retreat)
    assert open_yet[1:] == ["**2 Vienna** · 🏳️ **Bob the Unready** retreats (attack 3)."]
    taken = ev.CityTaken(2, VIENNA, 0, 40_000, caught=False, total=90_000)
    assert in_short(words, revealed, retreat, taken)[1:] == [
        "**2 Vienna** · 👥 **Ann** raids 40,000. **Bob the Unready** retreats."
    ]


def test_in_short_a_battle_is_who_won_it(words: Words) -> None:
    won, lost = common.BattleWon(1, PARIS, 1, (0,)), ev.ShipLost(1, 0, SHIPS[0])
    assert in_short(words, won, lost) == ["**1 Paris** · 🏆 **Bob the Unready** beats **Ann**."]
    raided = ev.CityTaken(1, PARIS, 1, 20_000, caught=False, total=90_000)
    assert in_short(words, won, lost, raided) == [
        "**1 Paris** · 👥 **Bob the Unready** raids 20,000. ⚔️ **Ann** loses."
    ]


def test_in_short_a_catch_that_failed_says_whose_it_was(words: Words) -> None:
    army = next(each for each in ARMIES if each.attack)
    fought = ev.ArmyFought(1, PARIS, 0, army, 3, (1, 1), won=False)
    beaten = ev.CityLost(1, PARIS, 0, army, fled=False)
    (line,) = in_short(words, fought, beaten)
    assert line == f"**1 Paris** · ⚔️ **Ann** loses to {army.attack}."
    (line,) = in_short(words, replace(beaten, fled=True))
    assert line == f"**1 Paris** · 🏳️ **Ann** turns back before {army.attack}."
    (line,) = in_short(words, replace(fought, won=True))
    assert line == f"**1 Paris** · ⚔️ **Ann** beats {army.attack}."


def test_in_short_ships_that_move_are_told_by_where_they_go(words: Words) -> None:
    moves = [ev.Move(seat, SHIPS[seat], 1, 2) for seat in (0, 1, 0)]
    moved = ev.ShipsTransferred((*moves, ev.Move(2, SHIPS[2], 2, 1)), (), PLACES)
    assert in_short(words, moved) == [
        "↪️ **Ann** and **Bob the Unready** → 2 Vienna; **Zoë** → 1 Paris."
    ]
    tug = next(each for each in STATIONS if each.effect.kind == "move-enemy")
    hauled = ev.EnemiesMoved((ev.Haul(1, tug, SHIPS[0], moves[0]),), (), PLACES)
    sent = f"🛰️ **Bob the Unready** sends **Ann**’s {SHIPS[0].english} to 2 Vienna."
    assert in_short(words, hauled) == [sent]


def test_the_words_of_a_reveal_are_few(words: Words) -> None:
    counts = list[int]()
    for part in turns(steady_story(seats=4)):
        if part and isinstance(part[0], ev.PlansRevealed):
            lines = Briefing(STORY, Voice(tuple("ABCD"), words), short=True).lines(part)
            counts.append(sum(map(count_words, lines)))
    assert len(counts) == 10
    assert max(counts) <= MOST_WORDS


def test_in_short_a_claimed_card_stands_beside_who_caught(words: Words) -> None:
    caught = ev.CityTaken(1, PARIS, 0, 90_000, caught=True, total=90_000)
    claimed = ev.TrophyClaimed(1, PARIS, 1, (1,))
    assert in_short(words, caught, claimed) == [
        ("**1 Paris** · 👥 **Ann** catches 90,000. 🃏 Card: **Bob the Unready**.")
    ]


def test_in_short_who_bought_is_named_and_of_cards_those_that_pay(words: Words) -> None:
    bought = ev.Shopped(0, 60_000, False, 2, (), (), (), 40_000)
    idle = ev.Shopped(1, 0, False, 0, (), (SHIPS[3],), (), 80_000)
    assert in_short(words, bought, idle) == ["**Ann**: 2 ships for 60,000."]
    assert in_short(words, idle) == ["**Bob the Unready** buys nothing."]
    paid = next(card for card in PACK.compensations.values() if card.effect.kind == "humans")
    drawn = (ev.Compensated(0), ev.Compensated(1, paid, 80_000), ev.Compensated(1, paid, 100_000))
    assert in_short(words, *drawn) == ["🎁 **Bob the Unready** +180,000."]
    assert in_short(words, drawn[0]) == []


def test_in_short_the_end_names_the_winner(words: Words) -> None:
    ended = GameEnded((Final(1, 1, 900, 3, 0), Final(0, 2, 800, 3, 0)))
    task = ev.TaskScored(next(iter(PACK.tasks.values())), ())
    assert in_short(words, task, ended) == ["👑 **Bob the Unready** rules what is left of Earth!"]
    assert len(told(words, task, ended)) == 4


def test_posts_lose_half_their_words_and_name_all_that_changed(words: Words) -> None:
    renderer, full, short = GAMES["tremble"].full_renderer, 0, 0
    stories = [story_of(key) for key in (b"brief", b"briefer", b"briefest")]
    for turn in chain.from_iterable(map(turns, stories)):
        whole = "\n".join(renderer.tell(turn, NAMES, words))
        lines = "\n".join(renderer.brief(turn, NAMES, words))
        full, short = full + len(whole.split()), short + len(lines.split())
        for event in turn:
            for named in (*worth_knowing(event, words), *numbers(event, words)):
                assert named in lines, (event, lines)
    assert full > 3 * 1500
    assert short < 0.53 * full


def story_of(key: bytes) -> list[Any]:
    """Play a game at random, and return what everybody heard of it."""
    pick = picker(key, "picks")

    def answer(_view: Any, _ask: Any, make_form: FormMaker) -> Any:
        return random_answer(make_form, pick)

    return _played(key, answer, seats=3)


def steady_story(seats: int) -> list[Any]:
    """Let steady computer captains play, and return what everybody heard of it."""
    captain, pick = GAMES["tremble"].captains["steady"], picker(b"steady", "picks")

    def answer(view: Any, ask: Any, make_form: FormMaker) -> Any:
        return captain(view, ask, make_form, pick)

    return _played(b"steady", answer, seats)


def _played(key: bytes, answer: Any, seats: int) -> list[Any]:
    story = list[Any]()

    def see(_table: Any, notices: Any) -> None:
        story.extend(event for each in notices if (event := each.seen_by(PUBLIC)))

    game = GAMES.rules.newest("tremble")
    play(game, Setup(seats=seats), SeededChance(key, ("3",)), answer, see)
    return story


def turns(story: list[Any]) -> list[list[Any]]:
    """Part a game's story where a turn, the plans or the end begin."""
    parts: list[list[Any]] = [[]]
    for event in story:
        if isinstance(event, ev.TurnBegan | ev.PlansRevealed | ev.TaskScored):
            parts.append([])
        parts[-1].append(event)
    return parts


def numbers(event: Any, words: Words) -> list[str]:
    """List the numbers of an event that a captain must find in a post."""
    if isinstance(event, ev.CityTaken):
        return [words.number(event.humans)]  # how many that makes stands on the board
    armies = event.armies if isinstance(event, ev.ArmiesTurned) else ()
    return [str(army.attack) for army in armies if army.attack is not None]


def worth_knowing(event: Any, words: Words) -> list[str]:
    """List what of an event a captain must find in a post."""
    match event:
        case ev.PlansRevealed(attacks=attacks):
            return [ship.english for attack in attacks for ship in attack.ships]
        case ev.Shopped(paid=paid, stations=stations):
            return [station.english for station in stations] + [words.number(paid)] * bool(paid)
        case ev.ShipLost(ship=ship) if ship is not None:
            return [f"loses {ship.english}"]
        case ev.EffectUsed(aid=aid) | ev.ShipSaved(aid=aid) | ev.ArmyEffectUsed(aid=aid):
            return [aid.english]
        case common.BattleWon():
            return [f"= **{each.sum}**" for each in event.fighters if each.roll and not each.plus]
        case common.CitySpared(city=city) | ev.CityLost(city=city):
            return [city.english]
        case _:
            return []
