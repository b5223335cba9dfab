"""A fight from close up: ships, effects, dice and sums, as an event and its viewer tell them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.core.asks import Setup
from engine.core.chance import SeededChance, picker
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.host.steps.base.replayed import seen, steps_of
from engine.invasion.battles import events as common
from engine.invasion.cards.cards import Bonus
from engine.tremble.rules import TREMBLE as RULES
from engine.tremble.table import events as ev
from engine.tremble.table.view import PublicView
from render.art.faces import Mood
from render.canvas import Shape
from render.games import GAMES
from render.invasion.fights.closeups import sums_of
from render.invasion.fights.moods import mood_in
from render.invasion.parts import sprites
from render.invasion.parts.bonuses import sign_of
from render.theme import Look
from render.tremble.fights.closeup import CLOSEUPS
from render.tremble.fights.duel import Duel, Foe, duel
from render.type import ELLIPSIS
from render.words import Words
from tests.render.tremble.samples import ARMIES, BOARDS, CITIES, NAMES
from tests.render.tremble.test_pictures import HARD_NAMES, MOST_ALT, MOST_BYTES, outside

TREMBLE = GAMES["tremble"].full_renderer
KEY = bytes(32)


def won(view: PublicView) -> Duel:
    """Look at the first battle of a board, won by the winner there or else by the first."""
    battle = view.battles[0]
    winner = battle.fighters[0].seat if battle.winner is None else battle.winner
    fighters = tuple(fighter for fighter in battle.fighters if fighter.roll)
    losers = tuple(fighter.seat for fighter in fighters if fighter.seat != winner)
    city = next((s.city for s in view.spaces if s.number == battle.space), None) or CITIES[0]
    event = common.BattleWon(battle.space, city, winner, losers, fighters)
    found = duel(event, view, view)
    assert found is not None
    return found


def caught(**told: Any) -> Duel:
    """Look at a fight against an army, the second card of a catch."""
    view = BOARDS["catching-3"]
    (catch,) = view.catches
    city = view.spaces[1].city
    assert city is not None
    event = ev.ArmyFought(2, city, 0, catch.armies[1], catch.total, (3, 4), **told)
    found = duel(event, view, view)
    assert found is not None
    return found


def avoided(more: int) -> Duel:
    """Look at a retreat before the first army of a catch, in a post that tells more fights."""
    view = BOARDS["catching-3"]
    (catch,), city = view.catches, view.spaces[1].city
    assert city is not None
    found = duel(ev.ArmyAvoided(2, city, 0, catch.armies[0]), view, view)
    assert found is not None
    return msgspec.structs.replace(found, more=more)


FIGHTS = {
    name: won(BOARDS[name])
    for name in ("fought-4", "fought-5", "helped-2", "helped-5", "extreme-5")
} | {"caught": caught(won=True, plus=3), "beaten": caught(won=False)}
FIGHTS |= {"avoided": avoided(2)}


def drawn(name: str, words: Words, names: tuple[str, ...] = NAMES) -> list[str]:
    canvas = CLOSEUPS.canvas(FIGHTS[name], names, words)
    assert not outside(canvas)
    assert all(run.fit.size >= 20 for run in canvas.runs if len(run.fit.text) > 1)
    return [run.fit.text for run in canvas.runs]


@pytest.mark.parametrize("names", [NAMES, HARD_NAMES], ids=["usual", "hard"])
@pytest.mark.parametrize("name", FIGHTS)
def test_a_fight_is_drawn_within_its_places(
    name: str, names: tuple[str, ...], words: Words
) -> None:
    texts = drawn(name, words, names)
    cut = [text for text in texts if ELLIPSIS in text]
    assert not [text for text in cut if any(char.isdigit() for char in text)]
    for side in FIGHTS[name].sides:
        assert str(side.fighter.sum) in texts
    assert words.number(FIGHTS[name].city.catch) in " ".join(texts)


@pytest.mark.parametrize("name", FIGHTS)
def test_fights_are_small_and_described(name: str, words: Words) -> None:
    picture = TREMBLE.drawings["fight"].draw(FIGHTS[name], NAMES, words, "")
    again = msgspec.json.decode(msgspec.json.encode(FIGHTS[name]), type=Duel)
    assert CLOSEUPS.picture(again, NAMES, words) == picture
    assert len(picture.png) < MOST_BYTES
    assert len(picture.alt) <= MOST_ALT
    for side in FIGHTS[name].sides:
        assert NAMES[side.fighter.seat] in picture.alt
        assert f"{side.fighter.sum} in all" in picture.alt


def test_the_winner_stands_first_with_dice_and_effects(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    fell: list[int] = []
    draw = sprites.large_die

    def die(theme: Any, pips: int, size: int) -> Image.Image:
        fell.append(pips)
        return draw(theme, pips, size)

    monkeypatch.setattr(sprites, "large_die", die)
    texts = drawn("helped-5", words)
    shown = [text for text in texts if text in NAMES]
    assert shown[0] == "Ann"
    assert set(shown) == set(NAMES)
    rolls = [pips for side in FIGHTS["helped-5"].sides for pips in side.fighter.roll]
    assert sorted(fell) == sorted(rolls)
    assert {"Kek, Lol, Rofl", "Death Stable (Lazy Susan)", "wins"} <= set(texts)
    assert "+12" in texts
    assert "−11" in texts


def test_who_went_home_is_told(words: Words) -> None:
    texts = drawn("fought-5", words)
    assert "retreats" in texts
    assert texts.count("loses") == 3


def test_who_goes_home_is_not_drawn_as_who_is_beaten(words: Words) -> None:
    for name in ("fought-5", "avoided"):
        moods = {
            side.fighter.fights: mood_in(FIGHTS[name], side)
            for side in FIGHTS[name].sides
            if side.out
        }
        assert moods.pop(False) not in {Mood.BEATEN, Mood.SMUG}
        assert set(moods.values()) <= {Mood.BEATEN}
    assert {"retreats", "stands"} <= set(drawn("avoided", words))


def test_a_picture_says_that_there_were_more_fights(words: Words) -> None:
    more = "2 more fights: see the board below."
    assert more in drawn("avoided", words)
    assert more in CLOSEUPS.picture(FIGHTS["avoided"], NAMES, words).alt
    assert not any("more fights" in text for text in drawn("beaten", words))


def test_who_cannot_win_a_tie_any_more_is_out(words: Words) -> None:
    view = BOARDS["helped-5"]
    battle, city = view.battles[0], view.spaces[0].city
    assert city is not None
    event = common.BattleTied(1, city, battle.throwing, battle.fighters)
    shown = duel(event, view, view)
    assert shown is not None
    assert [side.fighter.seat for side in shown.sides if not side.out] == [1, 0]
    texts = [run.fit.text for run in CLOSEUPS.canvas(shown, NAMES, words).runs]
    assert texts.count("is out") == 3
    assert "wins" not in texts


def test_armies_stand_as_they_were_fought(words: Words) -> None:
    met = [each.attack for each in BOARDS["catching-3"].catches[0].armies]
    assert [foe.beaten for foe in FIGHTS["beaten"].foes] == [
        True,
        met[1] is None,
        None,
    ]
    texts = drawn("beaten", words)
    assert {str(attack) for attack in met if attack is not None} <= set(texts)
    assert {"beaten", "not met", "no army"} <= set(texts), "nobody meets those behind any more"
    assert "was not met" in CLOSEUPS.picture(FIGHTS["beaten"], NAMES, words).alt
    assert "waits" in drawn("caught", words)
    assert FIGHTS["beaten"].sides[0].out
    assert not FIGHTS["caught"].sides[0].out


def test_a_catch_is_won_with_its_last_army(words: Words) -> None:
    assert FIGHTS["caught"].winner is None
    assert "wins" not in drawn("caught", words)
    view = BOARDS["catching-3"]
    (catch,) = view.catches
    city = view.spaces[1].city
    assert city is not None
    event = ev.ArmyFought(2, city, 0, catch.armies[-1], catch.total, (6, 6), won=True)
    shown = duel(event, view, view)
    assert shown is not None
    assert shown.winner == 0
    assert "wins" in [run.fit.text for run in CLOSEUPS.canvas(shown, NAMES, words).runs]


def test_each_bonus_that_counts_has_its_sign(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[Bonus] = []

    def sign(bonus: Bonus) -> Shape:
        signs.append(bonus)
        return sign_of(bonus)

    monkeypatch.setattr("render.invasion.parts.parts.sign_of", sign)
    for name, fight in FIGHTS.items():
        signs.clear()
        drawn(name, words)
        sums = [
            each for side in fight.sides for each in sums_of(fight, side, army=bool(fight.foes))
        ]
        assert signs == [bonus for each in sums for bonus in each.bonuses]


def test_all_fights_of_a_game_can_be_seen_by_everybody(words: Words) -> None:
    kinds = set()
    for event, shown in _fights(words):
        assert not outside(CLOSEUPS.canvas(shown, NAMES, words))
        kinds.add(type(event))
        for side in shown.sides:
            ships = sum(each.attack for each in sums_of(shown, side, army=bool(shown.foes)))
            assert side.fighter.total == ships, event
    assert {common.DiceRolled, common.BattleWon, ev.ArmiesTurned, ev.ArmyFought} <= kinds


def _fights(words: Words) -> Iterator[tuple[Any, Duel]]:
    """Play a game; yield what anybody may look at, from anybody's own view."""
    pick = picker(KEY, "fights")
    tables: list[Table] = []

    def answer(_view: Any, _ask: Any, make: FormMaker) -> Any:
        return random_answer(make, pick)

    chance = SeededChance(KEY)
    play(RULES, Setup(4), chance, answer, lambda table, _notices: tables.append(table))
    for step, viewer in product(steps_of(tables[-1]), (None, 2)):
        past = seen(RULES, step, viewer)
        for event in past.events:
            shown = TREMBLE.fought(event, past.before, past.after)
            if shown is not None:
                assert TREMBLE.why([event], NAMES, words)
                yield event, shown


def test_other_events_are_no_fights() -> None:
    view = BOARDS["fought-5"]
    assert duel(ev.TurnBegan(3, 6), view, view) is None
    city = CITIES[0]
    assert duel(common.BattleWon(5, city, 0, (1,)), view, view) is None
    assert duel(ev.ArmyAvoided(5, city, 0, ARMIES[0]), view, view) is None
    assert Foe(ARMIES[0]).beaten is None


@pytest.mark.parametrize("name", FIGHTS)
def test_large_print_grows_and_cuts_nothing(name: str, words: Words) -> None:
    large = CLOSEUPS.canvas(FIGHTS[name], NAMES, words, Look(large=True))
    usual = CLOSEUPS.canvas(FIGHTS[name], NAMES, words)
    assert not outside(large)
    texts = {run.fit.text: run.fit.size for run in large.runs}
    assert not [text for text in texts if ELLIPSIS in text and text[-2].isdigit()]
    assert min(size for text, size in texts.items() if len(text) > 1) >= 26
    assert large.image.width == usual.image.width
    whole = {run.fit.text for run in usual.runs} - {"Battle", "Catch"}
    assert whole <= texts.keys()
