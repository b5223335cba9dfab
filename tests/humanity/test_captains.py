"""Computer captains: legal in every question, and with some sense."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide
from engine.core.chance import SeededChance, picker
from engine.core.contract import variants_of
from engine.core.forms import Form
from engine.core.playthrough import play
from engine.core.table import open_table
from engine.humanity.base.grid import Cells
from engine.humanity.base.paying import Keep
from engine.humanity.captains.captains import CAPTAINS
from engine.humanity.captains.spelling import spelled
from engine.humanity.phases.moves import Action, Move
from engine.humanity.phases.turns import TURN
from engine.humanity.rules import HUMANITY
from engine.humanity.table.frames import Acting, Finished
from engine.humanity.table.state import Astronaut, Player, State, Task
from engine.humanity.tiles.tables import MODULES
from engine.humanity.valuing.wants import lacking, piles_of
from tests.humanity.bases import at, lay

SETUP = variants_of(HUMANITY)[0].setup(2, {})


def state(cells: Cells, *stand: str, **more: object) -> State:
    """Lay out a game of two; seat 0 acts, with astronauts in these cells and an empty ring."""
    table = open_table(HUMANITY, SETUP)[0].settle(SeededChance(bytes(32)))[0]
    crew = [Astronaut(cell=at(name), active=True) for name in stand]
    crew += [Astronaut(hangar=7)] * (3 - len(crew))
    changed = {
        "hangars": (None,) * 8,
        "wheel": (None,) * 8,
        "tasks": tuple(map(Task, ("a4", "b2", "c4"))),
        "players": (Player(cells, tuple(crew)), table.state.players[1]),
        "agenda": (Finished(), Acting(0)),
        **more,
    }
    return replace(table.state, **changed)  # type: ignore[no-any-return]


def ring(**tiles: str) -> tuple[str | None, ...]:
    """Write what lies at hangars: `h1="lake-farm"`."""
    return tuple(tiles.get(f"h{hangar}") for hangar in range(8))


def answered(state: State, name: str = "steady") -> Answer:
    """Let a computer captain answer; only what it says."""
    pending = HUMANITY.pending(state)
    assert isinstance(pending, Decide)
    ask: Ask = pending.asks[0]
    view = HUMANITY.view(state, ask.seat)
    answer = CAPTAINS[name](view, ask, lambda draft: HUMANITY.form(view, ask, draft), lambda _: 0)
    assert not HUMANITY.form(view, ask, answer).faults
    return {key: chosen for key, chosen in answer.items() if chosen}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_captains_play_whole_games(seats: int) -> None:
    key = bytes([seats]) * 32
    pick, names = picker(key, "players"), tuple(CAPTAINS)
    table = play(
        HUMANITY,
        variants_of(HUMANITY)[0].setup(seats, {}),
        SeededChance(key),
        lambda view, ask, make: CAPTAINS[names[ask.seat % len(names)]](view, ask, make, pick),
    )
    assert table.state.year == 3


def test_whoever_can_pay_for_nothing_works_on_what_stores() -> None:
    found = answered(state(lay(C4="ice-drill", E4="methane-tap 3"), "C3", "E3"))
    assert found["action"] == ("work",)
    assert found["work"] == ("C4.2",)


def test_captains_who_work_on_nothing_say_so() -> None:
    """Where work can be done a move without any is spelled with a choice of its own."""
    before = state(lay(D4="ice-drill"), "C3")
    view, ask = HUMANITY.view(before, 0), Ask(0, TURN, (1, 1, 1, 1))

    def make_form(draft: Answer) -> Form:
        return HUMANITY.form(view, ask, draft)

    found = spelled(Move(Action.WORK, 0), Keep.PLAIN, {}, make_form)
    assert found["work"] == ("idle",)
    assert not make_form(found).faults


def test_work_goes_to_what_is_wanted() -> None:
    """A lab between three orange modules lacks electricity, another insects."""
    base = {"B3": "ice-drill 1", "C2": "shore-pump", "D3": "insect-rack {}", "A1": "generator {}"}
    for insects, electricity, wanted in ((1, 0, "A1"), (0, 1, "D3")):
        amounts = {"D3": insects, "A1": electricity}
        cells = lay(**{cell: what.format(amounts.get(cell)) for cell, what in base.items()})
        found = answered(state(cells, "C3", hangars=ring(h1="geology-lab")))
        assert found["action"] == ("work",)
        assert wanted in [each[:2] for each in found["work"]]


@pytest.mark.parametrize(
    ("stores", "missing"),
    [
        ("ice-drill 3", 2.0 + 2.5 + 1.0),
        ("generator 2", 2.5),
        ("air-plant 1", 2.0 + 1.0),
        ("shore-pump 2", 2.0 + 2.5),
    ],
)
def test_the_work_that_a_cost_lacks(stores: str, missing: float) -> None:
    cost = MODULES["plasma-lab"].cost  # electricity, oxygen, methane
    lacked = lacking(piles_of(lay(C4=stores)), cost)
    assert lacked == pytest.approx(missing)


def test_a_mission_in_reach_is_taken() -> None:
    cells = lay(A4="ice-drill", B4="methane-tap 2", C4="round-dome", D4="electrolyser 2")
    for stand, astronaut in ((("E4", "G7"), "1"), (("G7", "E4"), "2")):
        found = answered(state(cells, *stand, hangars=ring(h3="south-strip")))
        assert (found["action"], found["astronaut"]) == (("deploy",), (astronaut,))


def test_of_equal_modules_the_nearer_one_is_taken() -> None:
    cells = lay(C4="ice-drill 1", E4="insect-rack 1", D4="electrolyser 1", D5="protein-mill 1")
    both = ring(h1="drone-apron", h7="north-strip")
    assert answered(state(cells, "D3", hangars=both))["module"] == ("drone-apron",)
    turned = ring(h7="drone-apron", h1="north-strip")
    assert answered(state(cells, "D3", hangars=turned))["module"] == ("north-strip",)


def test_a_square_upgrades_whoever_works_least() -> None:
    cells = lay(C4="ice-drill 1", D4="electrolyser 1", C3="insect-rack 1")
    before = state(cells, "D3", "A1", hangars=ring(h2="drone-apron"))
    able = replace(before.players[0].astronauts[1], work=3)
    crew = (before.players[0].astronauts[0], able, Astronaut(hangar=7, work=4))
    skilled = replace(before.players[0], astronauts=crew)
    found = answered(replace(before, players=(skilled, before.players[1])))
    assert (found["module"], found["upgrade.1"]) == (("drone-apron",), ("1",))


def test_a_lab_goes_where_its_neighbours_are() -> None:
    cells = lay(
        C4="ice-drill", D4="generator 2", C2="insect-rack 1", B3="lake-farm", E4="air-plant"
    )
    for stand, astronaut in ((("C3", "E3"), "1"), (("E3", "C3"), "2")):
        found = answered(state(cells, *stand, hangars=ring(h2="geology-lab")))
        assert (found["module"], found["astronaut"]) == (("geology-lab",), (astronaut,))


def test_an_experiment_that_ends_a_line_is_worth_its_price() -> None:
    cells = lay(C4="ice-drill 2", D4="methane-tap 2")
    before = state(cells, "C3", wheel=ring(h1="1-right-1", h2="1-right-2"))
    done = replace(before.players[0], experiments=("1-left-1", "1-centre-1"))
    found = answered(replace(before, players=(done, before.players[1])))
    assert found["experiment"] == ("1-right-2",)  # ice and methane; the other one wants insects


def test_returned_astronauts_are_placed_where_squares_wait() -> None:
    cells = lay(C4="ice-drill", D4="methane-tap", C5="insect-rack", F1="generator")
    before = state(cells)
    crew = (Astronaut(active=True), Astronaut(hangar=7), Astronaut(hangar=6))
    waits = replace(before.players[0], astronauts=crew)
    before = replace(before, players=(waits, before.players[1]), landing=(0,))
    for captain in ("steady", "sharp"):
        assert answered(before, captain)["cell.1"] == ("D5",)


@pytest.mark.parametrize("captain", ["steady", "sharp"])
def test_who_has_just_landed_is_reckoned_with(captain: str) -> None:
    """Q-47: it may deploy in the same turn, and its cell is chosen before."""
    cells = lay(C4="ice-drill 3", D4="methane-tap 3", E4="insect-rack 3", D5="geology-lab")
    before = state(cells, hangars=ring(h2="rover-shed"))
    crew = (Astronaut(active=True), Astronaut(hangar=7), Astronaut(hangar=6))
    waits = replace(before.players[0], astronauts=crew)
    found = answered(replace(before, players=(waits, before.players[1]), landing=(0,)), captain)
    assert found["module"] == ("rover-shed",)


@pytest.mark.parametrize(
    ("rival", "first"),
    [("electrolyser 2", "octagon-biome"), ("protein-mill 2", "round-biome")],
)
def test_sharp_takes_first_what_a_rival_can_pay_for(rival: str, first: str) -> None:
    """Two greenhouses for two astronauts: only one of them can be lost."""
    own = lay(C4="ice-drill 1", D4="electrolyser 1", D2="insect-rack 1", C2="protein-mill 1")
    out = ring(h3="octagon-biome", h4="round-biome")
    before = state(own, "C3", "D3", hangars=out)
    other = replace(before.players[1], cells=lay(C4=rival, D4="ice-drill 2", E4="insect-rack 2"))
    found = answered(replace(before, players=(before.players[0], other)), "sharp")
    assert found["module"] == (first,)


def test_sharp_works_before_it_wakes_whoever_has_worked() -> None:
    """Steady does what brings most by itself: the experiment, with nobody to wake yet."""
    cells = lay(C4="ice-drill 3", D4="methane-tap 1", C5="insect-rack", F1="generator")
    before = state(cells, "C3", "E4", wheel=ring(h1="1-right-2"))
    assert answered(before)["experiment"] == ("1-right-2",)
    assert answered(before, "sharp")["action"] == ("work",)
