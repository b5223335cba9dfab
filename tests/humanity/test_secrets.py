"""What everybody sees and nobody does, chance, and states that are unsound."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.asks import Setup
from engine.core.chance import SeededChance
from engine.core.contract import agreed
from engine.core.playthrough import play, random_answer
from engine.core.table import open_table
from engine.humanity.base.grid import NAMES, Obstacle, put
from engine.humanity.rules import HUMANITY
from engine.humanity.table.frames import Resetting
from engine.humanity.table.state import State, Task, with_astronaut, with_player
from tests.contract.records import dice, key_of
from tests.humanity.bases import at, lay, tile
from tests.humanity.harness import Play, crew, player, state


def test_everybody_sees_what_anybody_sees() -> None:
    """So all can tell who has one answer, and nobody waits for it."""
    table = open_table(HUMANITY, Setup(2))[0]
    assert [table.derived.is_public(seat) for seat in range(2)] == [True, True]


def test_science_is_public() -> None:
    """Q-34: every gain was seen; all else that lies on the table is seen by all alike."""
    playing = Play(state(player(None, science=4, research=9, points=2)))
    views = [playing.view(viewer).public for viewer in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert views[0].players[0].science == 4


def test_the_base_has_seven_by_seven_cells() -> None:
    """Q-03, HU-K5: A1 to G7, with what stands there at the start in the middle."""
    shown = Play(state(player())).view().public.players[0]
    assert (NAMES[0], NAMES[-1], len(shown.cells)) == ("A1", "G7", 49)
    held = {NAMES[cell] for cell, each in enumerate(shown.cells) if each is not None}
    assert held == {"C4", "D3", "D4", "E4", "C5", "D5", "E5"}


def test_nobody_sees_the_order_of_decks() -> None:
    """HU-2.2, HU-2.4: neither modules nor experiments that are still to come."""
    one = state(player())
    decks = tuple([deck[::-1] for deck in one.decks])
    other = replace(one, decks=decks, piles=tuple([pile[::-1] for pile in one.piles]))
    assert one != other
    for viewer in (None, 0, 1):
        seen = [msgspec.json.encode(HUMANITY.view(each, viewer)) for each in (one, other)]
        assert seen[0] == seen[1]
        assert one.decks[2][0].encode() not in seen[0]


def test_imagined_decks_vary() -> None:
    """HU-2.2: what is hidden is shuffled anew, what is seen stays."""
    playing = Play(state(player(lay(D4="lake-farm")), deck="geology-lab relay-mast", hangars=""))
    view = playing.view(0)
    twins = [HUMANITY.imagine(view, SeededChance(key_of(seed))) for seed in range(20)]
    assert all(HUMANITY.view(twin, 0) == view for twin in twins)
    assert not any(HUMANITY.problems(twin) for twin in twins)
    assert {twin.decks[0] for twin in twins} == {
        ("geology-lab", "relay-mast"),
        ("relay-mast", "geology-lab"),
    }
    assert len({twin.decks[2][0] for twin in twins}) > 5
    assert len({twin.piles[1][0] for twin in twins}) > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_one_seed_makes_one_game(seats: int) -> None:
    """HU-2.1: same seed, same answers, same game."""

    def game() -> bytes:
        rng = dice(7, "players")
        table = play(
            HUMANITY,
            agreed(HUMANITY, seats),
            SeededChance(key_of(7)),
            lambda _view, _ask, make: random_answer(make, rng.randrange),
        )
        return msgspec.json.encode(table.log)

    assert game() == game()


def _tile_doubled(made: State) -> State:
    return with_player(
        made, 0, replace(made.players[0], cells=put(made.players[0].cells, 0, tile("lake-farm")))
    )


def _too_full(made: State) -> State:
    cells = put(made.players[0].cells, at("C4"), tile("ice-drill", 4))
    return with_player(made, 0, replace(made.players[0], cells=cells))


def _obstacle_worn(made: State) -> State:
    cells = put(made.players[0].cells, at("D3"), Obstacle(0))
    return with_player(made, 0, replace(made.players[0], cells=cells))


def _greenhouses(made: State) -> State:
    hangars = tuple([None if each == "round-greenhouse" else each for each in made.hangars])
    decks = (
        tuple([each for each in made.decks[0] if each != "round-greenhouse"]),
        tuple([each for each in made.decks[1] if each != "round-dome"]),
        made.decks[2],
    )
    cells = put(made.players[0].cells, 0, tile("round-greenhouse"))
    cells = put(cells, 1, tile("round-dome"))
    with_both = with_player(made, 0, replace(made.players[0], cells=cells))
    return replace(with_both, hangars=hangars, decks=decks)


def _crewed(words: str) -> Callable[[State], State]:
    return lambda made: with_player(made, 0, replace(made.players[0], astronauts=crew(words)))


def _owed(**changes: Any) -> Callable[[State], State]:
    return lambda made: with_player(made, 0, replace(made.players[0], **changes))


def _active_outside(made: State) -> State:
    out = replace(made.players[0].astronauts[2], active=True)
    return with_player(made, 0, with_astronaut(made.players[0], 2, out))


UNSOUND: dict[str, Callable[[State], State]] = {
    "modules are missing or doubled": _tile_doubled,
    "stores more or less": _too_full,
    "that is none": _obstacle_worn,
    "greenhouses that may not touch": _greenhouses,
    "two astronauts in a cell": _crewed("C3 C3 @7"),
    "where something lies": _crewed("C4 E3 @7"),
    "works too much": _crewed("C3*5 E3 @7"),
    "more or fewer astronauts": _crewed("C3 E3"),
    "in two places": _active_outside,
    "nobody to act with": _crewed("C3- E3- @7"),
    "off the research track": _owed(research=51),
    "less than nothing": _owed(points=-1),
    "an experiment is doubled": lambda made: replace(made, wheel=(made.wheel[1], *made.wheel[1:])),
    "the wheel has lost experiments": lambda made: replace(made, wheel=(None,) * 8),
    "experiments of year 2": lambda made: replace(made, piles=((), (), made.piles[2])),
    "under the arm": lambda made: replace(made, arm=3),
    "the game has no end": lambda made: replace(made, agenda=made.agenda[1:]),
    "the year is none": lambda made: replace(made, year=4),
    "waits to be reset": lambda made: replace(made, agenda=(made.agenda[0], Resetting())),
    "missions are missing": lambda made: replace(made, tasks=made.tasks[1:]),
    "went to nobody": lambda made: replace(
        made, tasks=(Task("a3", None, taken=True), *made.tasks[1:])
    ),
    "begins with an empty hangar": lambda made: replace(
        made,
        number=1,
        hangars=(None,) * 8,
        dropped=(*made.dropped, *[each for each in made.hangars if each]),
    ),
}


@pytest.mark.parametrize("problem", UNSOUND)
def test_what_is_wrong_with_a_state_is_found(problem: str) -> None:
    made = state(player(), player())
    assert not HUMANITY.problems(made)
    assert any(problem in each for each in HUMANITY.problems(UNSOUND[problem](made)))
