"""What is kept with bases and of views is what would be found anew."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from engine.core.asks import PUBLIC, Setup
from engine.core.chance import SeededChance
from engine.core.playthrough import play, random_answer
from engine.core.table import Table
from engine.humanity.base.grid import Base, Plan
from engine.humanity.base.measuring import in_base
from engine.humanity.phases.reach import Reach, reach_in, reach_of
from engine.humanity.rules import HUMANITY
from engine.humanity.table.state import State
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import MISSIONS
from tests.contract.records import key_of

PLANNED = ("modules", "colours", "near", "edge", "light", "heavy", "alike")
FOUND = ("things", "tiles", "landing", "ready", "stores")
IN_REACH = ("cells", "astronauts", "modules", "experiments", "missions")
OF_REACH = ("active", "affords", "able_to_deploy", "auto", "only_work")


def states(seed: int) -> Iterator[State]:
    """Play a game by chance; list all its states."""
    found: list[State] = []
    play(
        HUMANITY,
        Setup(2 + seed % 3),
        SeededChance(key_of(seed)),
        lambda _view, _ask, make_form: random_answer(make_form, Random(len(found)).randrange),
        lambda table, _: found.append(_kept(table)),
    )
    yield from found


def _kept(table: Table) -> State:
    state: State = table.state
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_base_keeps_what_would_be_found_anew(seed: int) -> None:
    """A plan lasts until something is built, so it must not hang on what modules hold."""
    bases = 0
    for state in states(seed):
        for player in state.players:
            kept = player.cells
            assert isinstance(kept, Base)
            anew = Base(tuple(kept))
            plan = Plan(anew.tiles)
            assert [getattr(kept, each) for each in FOUND] == [
                getattr(anew, each) for each in FOUND
            ]
            for each in PLANNED:
                assert getattr(kept.plan, each) == getattr(plan, each), each
            for mission, value in kept.plan.measures.items():
                assert value == in_base(MISSIONS[mission], plan.colours)
            bases += bool(kept.plan.measures)
    assert bases


def values(reach: Reach) -> list[object]:
    """List all that a reach says."""
    names = IN_REACH + (OF_REACH if reach.active else ())
    return [getattr(reach, each) for each in names]


@pytest.mark.parametrize("seed", range(6))
def test_a_view_from_elsewhere_says_what_the_state_says(seed: int) -> None:
    for state in states(seed):
        view = HUMANITY.view(state, PUBLIC)
        elsewhere = msgspec.json.decode(msgspec.json.encode(view), type=HumanityView)
        for seat in range(len(state.players)):
            assert reach_in(view, seat) is reach_of(state, seat)
            assert values(reach_in(elsewhere, seat)) == values(reach_of(state, seat))


def test_a_state_from_elsewhere_looks_the_same() -> None:
    for state in states(7):
        elsewhere = msgspec.json.decode(msgspec.json.encode(state), type=State)
        assert elsewhere == state
        assert not any(isinstance(each.cells, Base) for each in elsewhere.players)
        assert HUMANITY.view(elsewhere, PUBLIC) == HUMANITY.view(state, PUBLIC)
