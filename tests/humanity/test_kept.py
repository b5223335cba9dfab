"""What is kept with bases and of views is what would be found anew."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

from engine.core.asks import PUBLIC, Setup
from engine.core.chance import SeededChance
from engine.core.playthrough import play, random_answer
from engine.core.table import Table
from engine.humanity.base.grid import (
    CELLS,
    Base,
    Cells,
    Obstacle,
    Plan,
    Thing,
    Tile,
    base_of,
    put_all,
)
from engine.humanity.base.measuring import in_base
from engine.humanity.base.placing import squares_at
from engine.humanity.phases.reach import Reach, reach_in, reach_of
from engine.humanity.rules import HUMANITY
from engine.humanity.table.state import State
from engine.humanity.table.view import HumanityView
from engine.humanity.tiles.tables import MISSIONS
from tests.contract.records import key_of
from tests.humanity.bases import EMPTY, STORES, tile

PLANNED = ("modules", "colours", "near", "edge", "light", "heavy", "alike", "units", "workplaces")
FOUND = ("things", "tiles", "landing", "ready", "stores", "stocks", "obstacles")
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
            for (colour, cell), squares in kept.plan.squares.items():
                assert squares == squares_at(colour, anew, cell)
            bases += bool(kept.plan.measures and kept.plan.squares)
    assert bases


@pytest.mark.parametrize("seed", range(6))
def test_a_base_knows_of_changes_what_would_be_found_anew(seed: int) -> None:
    """Some build, some only fill, use up or clear what lies there; several at once, or none."""
    chance, built = Random(seed), set[bool]()
    for _ in range(100):
        before = base_of(drawn_by(chance, EMPTY, CELLS))
        places = [cell for cell, _ in before.things] if chance.random() < 0.6 else CELLS
        after = drawn_by(chance, before, places)
        anew = Base(tuple(after))
        assert [getattr(after, each) for each in FOUND] == [getattr(anew, each) for each in FOUND]
        assert after.plan.modules == anew.plan.modules
        assert after.plan.colours == anew.plan.colours
        built.add(after.plan is not before.plan)
    assert built == {True, False}


def drawn_by(chance: Random, cells: Cells, places: Sequence[int]) -> Base:
    """Put what a throw says into some of these cells."""
    changes: dict[int, Thing | None] = {}
    for cell in chance.sample(places, min(len(places), chance.randint(0, 6))):
        what = cells[cell]
        if isinstance(what, Tile) and chance.random() < 0.9:
            changes[cell] = Tile(what.module, what.colour, chance.randint(0, 3))
        elif isinstance(what, Tile) or chance.random() < 0.5:
            changes[cell] = tile(chance.choice(STORES).id, chance.randint(0, 3))
        else:
            changes[cell] = chance.choice((None, Obstacle(chance.randint(1, 3))))
    return put_all(cells, changes)


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
