"""Imagined states, sound states, JSON: what the contract relies on."""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Over, Setup, Viewer
from engine.core.chance import SeededChance
from engine.core.playthrough import FormMaker, play, random_answer
from engine.core.table import Table
from engine.invasion.battles.frames import EndingTurn
from engine.invasion.cards.groups import Group
from engine.kit.piles import Pile
from engine.tremble.cards.tables import AIDS, PAID_AT_ONCE, SHIPS, STATIONS
from engine.tremble.rules import TREMBLE
from engine.tremble.table.problems import problems
from engine.tremble.table.shopping import Basket
from engine.tremble.table.state import State
from engine.tremble.table.view import EffectUse
from tests.tremble.harness import Play, captain, planned, state


def imagined(real: State, viewer: Viewer, seed: int) -> State:
    chance = SeededChance(seed.to_bytes(32, "big"))
    return TREMBLE.imagine(TREMBLE.view(real, viewer), chance)


def offered() -> State:
    """Return a state with hidden ships, offers and compensation cards."""
    return Play(
        state(
            captain("training.1 knock-knee.1 boom-mole.1", seen=False),
            captain("training.2 doom-mole.1", seen=False, compensations=("pep-talk.1",)),
            captain("training.3 kek-lol-rofl.1"),
            turn=4,
        )
    ).state


def test_an_imagined_state_looks_the_same_and_is_sound() -> None:
    real = offered()
    for viewer in (None, 0, 1, 2):
        twin = imagined(real, viewer, 1)
        assert TREMBLE.view(twin, viewer) == TREMBLE.view(real, viewer)
        assert not problems(twin)
        assert TREMBLE.pending(twin) == TREMBLE.pending(real)


def test_what_is_hidden_varies_and_what_is_seen_does_not() -> None:
    real = offered()
    twins = [imagined(real, 0, seed) for seed in range(30)]
    assert all(twin.captains[0] == real.captains[0] for twin in twins)
    assert len({twin.captains[1].ships for twin in twins}) > 10
    assert len({twin.captains[1].offer for twin in twins}) > 10
    assert len({twin.captains[1].compensations for twin in twins}) > 5
    assert len({twin.ships.deck[0] for twin in twins}) > 10
    assert len({twin.cities[0] for twin in twins}) > 10


def test_hidden_hands_hold_no_stations() -> None:
    real = offered()
    for seed in range(50):
        twin = imagined(real, 2, seed)
        assert not {*twin.captains[0].ships, *twin.captains[1].ships} & STATIONS.keys()


def test_k_2_nobody_is_imagined_to_hold_bonus_humans() -> None:
    hand = ("pep-talk.1", "pep-talk.2", "jerry-can.1", "jerry-can.2")
    real = state(captain("training.1"), captain("training.2", compensations=hand), turn=4)
    for seed in range(40):
        twin = imagined(real, 0, seed)
        assert not PAID_AT_ONCE.intersection(twin.captains[1].compensations)
        assert PAID_AT_ONCE.issubset(twin.compensations.deck)


def test_hidden_ships_keep_the_colour_of_their_backs() -> None:
    squad = captain("training.1 knock-knee.1 big-whoops.1", seen=False)
    real = Play(state(squad, captain("training.2"), turn=7)).state
    seen = TREMBLE.view(real, 1).public.captains[0]
    assert (seen.backs_blue, seen.backs_red) == (1, 1)
    for seed in range(20):
        again = TREMBLE.view(imagined(real, 1, seed), 1).public.captains[0]
        assert (again.backs_blue, again.backs_red) == (1, 1)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda s: replace(s, ships=Pile(s.ships.deck[1:])), "ships and stations are missing"),
        (lambda s: replace(s, cities=s.cities[1:]), "cities are missing"),
        (lambda s: replace(s, armies=Pile(s.armies.deck[1:])), "armies are missing"),
        (lambda s: replace(s, compensations=Pile(())), "compensations are missing"),
        (lambda s: replace(s, turn=11), "not one of ten"),
        (lambda s: replace(s, agenda=s.agenda[1:]), "no end"),
        (lambda s: replace(s, red=s.ships.deck, ships=replace(s.ships, deck=s.red)), "colour"),
        (lambda s: replace(s, red=(), gone=s.gone + s.red), "does not wait for its turn"),
        (lambda s: replace(s, armies=replace(s.armies, late=1)), "more cards came late"),
        (lambda s: replace(s, agenda=(s.agenda[0], EndingTurn())), "seat 0 is still buying"),
        (lambda s: replace(s, claimed=((1, 0),), spaces=(s.cities[0],)), "nobody has it"),
    ],
)
def test_problems_of_a_state_are_found(change: object, problem: str) -> None:
    assert callable(change)
    assert not problems(offered())
    assert any(problem in found for found in problems(change(offered())))


def met() -> State:
    """Return a state in which two captains meet at space 1, with fuel 5."""
    return planned(
        captain("training.1 knock-knee.1 paper-plate.1"),
        captain("training.2"),
        plans={0: "training.1>1 knock-knee.1>2", 1: "training.2>1"},
        turn=2,
    ).state


def with_groups(whole: State, first: Group) -> State:
    return replace(whole, groups=(first, *whole.groups[1:]))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"space": 4}, "beyond the board"),
        ({"ships": ("training.2",)}, "not in the squad"),
        ({"ships": ("training.1", "training.1")}, "attacks twice"),
        ({"ships": ("knock-knee.1",)}, "attacks twice"),
        ({"ships": ("training.1", "knock-knee.1", "paper-plate.1")}, "too much fuel"),
        ({"total": 9}, "total of seat 0 at space 1 is wrong"),
        ({"total": 9}, "other captains fight for space 1"),
        ({"seat": 1}, "other captains fight for space 1"),
        ({"ships": (), "lost": ("training.1",)}, "still has a ship that was destroyed"),
    ],
)
def test_problems_of_attacks_are_found(change: dict[str, Any], problem: str) -> None:
    whole = met()
    assert not problems(whole)
    broken = with_groups(whole, replace(whole.groups[0], **change))
    assert any(problem in found for found in problems(broken))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"winner": 2}, "by somebody who did not fight"),
        ({"throwing": (2,)}, "dice of somebody who did not fight"),
        ({"fighters": ()}, "needs two captains"),
        ({"effects": (EffectUse(0, AIDS["kek-lol-rofl.1"]),)}, "something else to seat 0"),
        (
            {"effects": (EffectUse(0, AIDS["death-stable"], SHIPS["golden-eye.1"]),)},
            "something else to seat 1",
        ),
    ],
)
def test_problems_of_battles_are_found(change: dict[str, Any], problem: str) -> None:
    whole = planned(
        captain("training.1"),
        captain("golden-eye.1"),
        plans={0: "training.1>1", 1: "golden-eye.1>1"},
        cities="naples",
    ).state
    assert not problems(whole)
    broken = replace(whole, battles=(replace(whole.battles[0], **change),))
    assert any(problem in found for found in problems(broken))


def test_a_battle_is_fought_with_two_dice() -> None:
    whole = met()
    first, *rest = whole.battles[0].fighters
    fighters = (replace(first, roll=(1, 2, 3)), *rest)
    broken = replace(whole, battles=(replace(whole.battles[0], fighters=fighters),))
    assert any("two dice" in found for found in problems(broken))


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (replace(captain("training.1"), humans=-10_000), "fewer than no humans"),
        (replace(captain("training.1"), seen=()), "hides a training saucer"),
        (replace(captain("training.1"), credits=-1), "less than no credit"),
        (captain("training.1", humans=12_345), "humans that no card counts"),
        (captain("training.1", compensations=("lost-tourists.1",)), "should have been paid"),
        (captain("training.1", used=("death-stable",)), "stations of others"),
        (captain("training.1", fresh=1), "than there are in hand"),
        (captain("training.1", fought=(0, 0, -1, 0, 0)), "less than never"),
        (captain("training.1", retreated=(-1, 0, 0, 0, 0)), "less than never"),
        (captain("training.1", basket=Basket(("bar-stool.1",), (), credit=False)), "on offer"),
        (captain("training.1", basket=Basket((), ("bar-stool.1",), credit=False)), "not there"),
        (
            captain("training.1", basket=Basket((), (), credit=False, discounts=("pep-talk.1",))),
            "not in hand",
        ),
        (captain("training.1 kek-lol-rofl.1 kek-lol-rofl.2"), "two alike stations"),
        (captain("training.1 kek-lol-rofl.1 death-stable tug-of-woe"), "too many stations"),
        (replace(captain("training.1"), ships=("training.1", "death-stable")), "among the ships"),
        (
            captain(
                "training.1 "
                + " ".join(f"test-tube.{n}" for n in (1, 2, 3))
                + " bar-stool.1 bar-stool.2"
            ),
            "too many ships",
        ),
        (replace(captain("training.1"), seen=("training.1", "bar-stool.1")), "not in the squad"),
        (replace(captain("training.1 bar-stool.1"), seen=("bar-stool.1", "training.1")), "order"),
    ],
)
def test_problems_of_a_captain_are_found(broken: object, problem: str) -> None:
    base = state(broken, captain("training.2"))  # type: ignore[arg-type]
    assert any(problem in found for found in problems(base))


def random_game(captains: int, seed: int) -> Table:
    rng = random.Random(seed)

    def answer(view: object, ask: Ask, make: FormMaker) -> Answer:
        del view, ask
        return random_answer(make, rng.randrange)

    def check(table: Table, notices: object) -> None:
        del notices
        assert not problems(table.state)
        coded = msgspec.json.encode(table.state)
        assert msgspec.json.decode(coded, type=State) == table.state

    chance = SeededChance(seed.to_bytes(32, "big"))
    return play(TREMBLE, Setup(captains), chance, answer, check)


@pytest.mark.parametrize("captains", [2, 3, 4, 5])
def test_random_games_end_and_survive_json(captains: int) -> None:
    for seed in range(5):
        over = random_game(captains, seed).pending()
        assert isinstance(over, Over)
        assert len(over.places) == captains
