"""Set-up, turns and work: HU-1 to HU-4."""

import pytest

from engine.core.asks import Decide, Seat
from engine.core.chance import SeededChance
from engine.core.contract import variants_of
from engine.core.table import open_table
from engine.humanity.base.grid import NAMES, Cells, Obstacle, put
from engine.humanity.phases.moves import Action
from engine.humanity.rules import EVEN, HUMANITY, THIRD_OPTION
from engine.humanity.table.events import EVENT_TYPES, GameBegan, Worked
from engine.humanity.table.state import State
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, SEATS, deck_of, experiments_of
from render.words import words_for
from tests.humanity.bases import at, lay, stocked
from tests.humanity.harness import Play, begun, player, state

START = {"C4": 1, "D4": 1, "E4": 1, "D5": 1}


def state_of(seats: int, seed: int = 1) -> State:
    made = begun(seats, seed).state
    assert isinstance(made, State)
    return made


def full(**more: str) -> Cells:
    """Lay a base out in which nothing can be stored any more."""
    return lay(D4="ice-drill 3", E4="methane-tap 3", **more)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_laid_out(seats: int) -> None:
    """HU-2.2, HU-2.3, HU-2.4, HU-2.5, HU-K1, HU-K8, HU-K10, Q-01, Q-04, Q-05, Q-06: seven of each.

    Fifteen modules a year and none set aside, one mission of each group, the arm at hangar 0.
    """
    made = state_of(seats)
    assert list(SEATS) == [2, 3, 4]
    assert (made.arm, made.year, made.round, made.number) == (0, 1, 1, 1)
    assert [each is None for each in made.hangars] == [True] + [False] * 7
    assert [each is None for each in made.wheel] == [True] + [False] * 7
    assert [len(deck) for deck in made.decks] == [8, 15, 15]
    assert {*made.decks[0], *made.hangars} - {None} == {*deck_of(1)}
    assert {*made.wheel} - {None} < {*experiments_of(1)}
    assert [MISSIONS[task.mission].group for task in made.tasks] == ["a", "b", "c"]
    assert not made.dropped
    assert made.decks != state_of(seats, 2).decks


@pytest.mark.parametrize(("seats", "hangars"), [(2, [5, 4]), (3, [6, 5, 4]), (4, [7, 6, 5, 4])])
def test_astronauts_at_the_start(seats: int, hangars: list[int]) -> None:
    """HU-2.1, HU-2.6, HU-K4, Q-02: two in the base, the third out, in the order of play."""
    made = state_of(seats)
    order = [(made.first + step) % seats for step in range(seats)]
    assert [made.players[seat].astronauts[2].hangar for seat in order] == hangars
    for each in made.players:
        assert [one.cell for one in each.astronauts] == [at("C3"), at("E3"), None]
        assert [one.work for one in each.astronauts] == [2, 2, 2]
        assert [one.active for one in each.astronauts] == [True, True, False]
        assert stocked(each.cells) == START
        assert (each.research, each.points, each.science) == (0, 0, 0)
    assert {state_of(seats, seed).first for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize(("seats", "hangars"), [(2, [5, 4]), (3, [6, 6, 4]), (4, [6, 7, 6, 5])])
def test_seats_are_evened_out_where_that_is_agreed(seats: int, hangars: list[int]) -> None:
    """HU-2.6: with three or four the third astronauts begin where all win as often."""
    setup = variants_of(HUMANITY)[0].setup(seats, {THIRD_OPTION: EVEN})
    made = open_table(HUMANITY, setup)[0].settle(SeededChance(bytes(32)))[0].state
    order = [(made.first + step) % seats for step in range(seats)]
    assert [made.players[seat].astronauts[2].hangar for seat in order] == hangars


def test_the_start_is_told() -> None:
    """HU-K3, HU-2.1: who begins has the patch, and the board is told to all."""
    playing = Play(begun(2).state)
    assert not playing.told(GameBegan)
    assert playing.asks[0].seat == playing.state.first


def test_a_turn_is_one_question_to_one_player() -> None:
    """HU-3.1, HU-D1, HU-D2: an action with an astronaut; then the next to the left."""
    playing = Play(state(player(), player(), player()))
    assert playing.group == "y1:r1:t2"
    assert playing.open(0, "action") == {"auto", "work", "experiment", "deploy"}
    assert playing.open(0, "astronaut", "action=work") == {"1", "2"}
    assert playing.act("action=work astronaut=1 work=idle").asked() == {1: (1, 1, 3, 1)}
    assert playing.act().asks[0].seat == 2
    assert playing.act().asks[0].seat == 0
    assert playing.stands() == ["C3-", "E3", "@7"]


POOR = lay(D4="ice-drill", E4="generator")


def test_those_in_a_row_who_can_only_work_are_asked_at_once() -> None:
    """HU-3.1: their work changes nothing for each other; turns count in their order."""
    poor = player(POOR, "C3 E5 @7")
    playing = Play(state(player(), poor, poor, player())).act()
    assert playing.asked() == {1: (1, 1, 3, 1), 2: (1, 1, 4, 1)}
    assert playing.view(3).public.acting == (1, 2)
    assert playing.group == "y1:r1:t3"
    playing.give({1: "action=work astronaut=2 work=D4.1", 2: "action=auto"})
    assert [(each.seat, each.astronaut) for each in playing.told(Worked)] == [(1, 1), (2, 0)]
    assert playing.asked() == {3: (1, 1, 5, 1)}
    assert [each.turns for each in playing.state.players] == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("second", "third"),
    [
        (None, POOR),  # whoever can pay is asked alone, while those before could pay next
        (POOR, None),
        (POOR, lay(D4="electrolyser 3")),  # nobody has to be asked
    ],
)
def test_whoever_can_do_more_waits_for_their_turn(
    second: Cells | None, third: Cells | None
) -> None:
    """HU-3.1: what they may want depends on what others take before them."""
    crew = "C3 E3 @7"
    playing = Play(state(player(), player(second, crew), player(third, crew), player())).act()
    assert list(playing.asked()) == [1]


@pytest.mark.parametrize(
    ("second", "third", "asked"),
    [
        ("C3 @6 @7", "C3 E3 @7", [1, 2]),  # who can pay, behind a last astronaut: the next waits
        ("C3 E3 @7", "C3 E3 @7", [1]),  # who may pay in this round, after all
    ],
)
def test_behind_last_astronauts_that_work_the_next_is_asked_along(
    second: str, third: str, asked: list[Seat]
) -> None:
    """HU-3.1: what those store pays for nothing before the reset."""
    crew = [player(), player(POOR, second), player(None, third), player()]
    playing = Play(state(*crew)).act()
    assert list(playing.asked()) == asked
    playing.give(dict.fromkeys(asked, "action=auto"))
    assert [each.seat for each in playing.told(Worked)] == asked
    assert list(playing.asked()) == [asked[-1] + 1]


def test_behind_two_last_astronauts_the_next_is_asked_along() -> None:
    """HU-3.1: all before have to be on their last; who has nothing to do is not asked at all."""
    last, more = player(POOR, "C3 @6 @7"), player(POOR, "C3 E3 @7")
    nothing = player(lay(D4="electrolyser 3"), "C3 @6 @7")
    asked = [
        list(Play(state(player(), *crew, player())).act().asked())
        for crew in ((last, last), (more, last), (last, more), (last, nothing))
    ]
    assert asked == [[1, 2, 3], [1, 2], [1, 2], [1]]


def test_nobody_passes() -> None:
    """HU-3.2, Q-11: whoever has an active astronaut acts."""
    playing = Play(state(player()))
    assert playing.form(0).faults
    assert playing.form(0).field("action").least == 1


def test_players_without_active_astronauts_are_skipped() -> None:
    """HU-3.2, HU-3.3, HU-X19: a player left alone has turn after turn, in one sitting."""
    playing = Play(state(player(), player(None, "C3- E3- @7"), player(None, "C3- @5 @7")))
    assert playing.sitting == "y1:r1:alone"
    playing.act("action=work astronaut=1 work=idle")
    assert (playing.asks[0].seat, playing.sitting, playing.group) == (0, "y1:r1:alone", "y1:r1:t3")
    assert playing.state.round == 1
    assert playing.act().state.round == 2


def test_together_nobody_sits_alone() -> None:
    """HU-3.1: where two may act, turns are questions by themselves."""
    assert Play(state(player(), player())).sitting == ""


def test_work_is_spread_over_tiles() -> None:
    """HU-4.1, HU-4.2, Q-09, HU-T1, HU-D3: any tiles, also the same again; then exhausted."""
    playing = Play(state(player(None, "C3*3 E3 @7")))
    playing.act("action=work astronaut=1 work=C4.2,D5.1")
    assert stocked(playing.player().cells) == {**START, "C4": 3, "D5": 2}
    assert playing.stands() == ["C3-", "E3", "@7"]
    (event,) = playing.told(Worked)
    assert [(each.cell, each.left) for each in event.done] == [
        (at("C4"), 2),
        (at("C4"), 3),
        (at("D5"), 2),
    ]


def test_points_that_are_left_are_lost() -> None:
    """HU-4.1, HU-X06, HU-T3, HU-T4: two points for an advanced module, one is left with three."""
    cells = lay(D4="electrolyser", E4="air-plant", D5="ice-drill")
    two = Play(state(player(cells, "C3 E3 @7")))
    every = {"D4.1", "E4.1", "D5.1", "D5.2", "idle"}
    assert two.open(0, "work", "action=work astronaut=1") == every
    assert two.open(0, "work", "action=work astronaut=1 work=D4.1") == {"D4.1"}
    three = Play(state(player(cells, "C3*3 E3 @7")))
    assert three.open(0, "work", "action=work astronaut=1 work=D4.1") == {"D4.1", "D5.1"}
    three.act("action=work astronaut=1 work=E4.1")
    assert stocked(three.player().cells) == {"D4": 0, "E4": 1, "D5": 0}
    assert three.stands()[0] == "C3-"


def test_all_work_of_a_plan_is_chosen_in_one_field() -> None:
    """HU-4.1, HU-D3: cells with amounts, each with what it takes and makes."""
    playing = Play(state(player(lay(D4="electrolyser", D5="ice-drill 1"), "C3*3 E3 @7")))
    field = playing.form(0, "action=work astronaut=1").field("work")
    words = words_for("en")
    assert words(field.label) == "Where do you work? 3 points in all"
    assert [(words(each.label), words(each.note)) for each in field.options if each.note] == [
        ("D4 × 1", "oxygen 0 → 1, takes 2"),
        ("D5 × 1", "ice 1 → 2, takes 1"),
        ("D5 × 2", "ice 1 → 3, takes 2"),
        ("Work on nothing", "all work of this turn is lost"),
    ]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ("D4.1,D5.2", "takes more work than is left."),
        ("D5.1,D5.2", "another amount of this cell is chosen."),
        ("D5.1,idle", "goes with nothing else, as “Work on nothing” says."),
    ],
)
def test_a_plan_of_too_much_says_why(plan: str, why: str) -> None:
    """HU-4.1: what does not go together is a fault, and counts for nothing."""
    playing = Play(state(player(lay(D4="electrolyser", D5="ice-drill 1"), "C3*3 E3 @7")))
    faults = playing.form(0, f"action=work astronaut=1 work={plan}").faults
    assert faults
    assert all(why in words_for("en")(each) for each in faults)


@pytest.mark.parametrize(
    ("draft", "left"),
    [
        ("", [3]),
        ("work=idle", [3]),
        ("work=D4.1", [1]),
        ("work=D4.1,D5.1", []),
        ("work=D5.2", []),
    ],
)
def test_work_that_could_still_be_done_is_told(draft: str, left: list[int]) -> None:
    """HU-4.1: one point is no use for a module that takes two."""
    cells = lay(D4="electrolyser", E4="air-plant", D5="ice-drill 1")
    playing = Play(state(player(cells, "C3*3 E3- @7")))
    facts = playing.form(0, f"action=work {draft}").facts
    told = [dict(each.args)["left"] for each in facts if each.key == "humanity-fact-left"]
    assert told == left


def test_a_full_module_is_not_activated() -> None:
    """HU-4.2, HU-X05, Q-08: three units are the most."""
    playing = Play(state(player(lay(D4="ice-drill 3", E4="generator 2"))))
    assert playing.open(0, "work", "action=work astronaut=1") == {"E4.1", "idle"}
    assert playing.open(0, "work", "action=work astronaut=1 work=E4.1") == {"E4.1"}
    assert playing.faults(0, "action=work astronaut=1 work=D4.1")


def test_two_kinds_are_stored_as_one() -> None:
    """HU-T2, HU-T5: a unit more; which kind it is shows when it is spent.

    The generator of the start takes two points, as the components say.
    """
    playing = Play(state(player(lay(D4="lake-farm", E4="generator"), "C3*3 E3 @7")))
    playing.act("action=work astronaut=1 work=D4.1,E4.1")
    assert stocked(playing.player().cells) == {"D4": 1, "E4": 1}


def test_time_brings_astronauts_nearer() -> None:
    """HU-4.3, HU-T6, HU-X16: all on the main board move 1 at once, none past the arm."""
    cells = lay(D4="rover-shed", E4="ice-drill")
    playing = Play(state(player(cells, "C3 @4 @7"), arm=4))
    playing.act("action=work work=D4.2")
    assert playing.stands() == ["C3-", "@4", "@5"]
    (event,) = playing.told(Worked)
    assert [(each.origin, each.target) for each in event.done[0].moves] == [(4, 4), (7, 6)]
    assert stocked(playing.player().cells) == {"D4": 0, "E4": 0}


def test_time_may_pass_for_nobody() -> None:
    """Q-41: a time module may be used with nobody out."""
    playing = Play(state(player(lay(D4="rover-shed", E4="ice-drill"), "C3 E3 C5")))
    assert "D4.2" in playing.open(0, "work", "action=work astronaut=1")
    playing.act("action=work astronaut=1 work=D4.2")
    assert playing.stands() == ["C3-", "E3", "C5"]


def test_an_obstacle_is_cleared_in_three_steps() -> None:
    """HU-4.4, HU-X07, HU-T13, HU-K9, Q-12: a point each; 3 research, and the cell is free."""
    playing = Play(state(player(None, "C3*4 E3 @7")))
    playing.act("action=work astronaut=1 work=D3.2,C4.1")
    assert playing.player().cells[at("D3")] == Obstacle(1)
    assert playing.player().research == 0
    playing.act().act("action=work work=D3.1,C4.1")
    assert playing.player().cells[at("D3")] is None
    assert playing.player().research == 3


def test_an_obstacle_that_is_gone_takes_no_more() -> None:
    """HU-X07: after the third activation there is nothing left to work on."""
    cells = put(full(), at("D3"), Obstacle(1))
    playing = Play(state(player(cells, "C3 E3 @7")))
    assert "D3.2" not in playing.open(0, "work", "action=work astronaut=1")
    playing.act("action=work astronaut=1 work=D3.1")
    assert playing.player().research == 3


def test_only_ones_own_tiles() -> None:
    """Q-38: nobody works in another base."""
    other = player(lay(A1="generator", D4="ice-drill"))
    playing = Play(state(player(), other))
    cells = playing.form(0, "action=work astronaut=1").field("work").options
    assert {each.key[:2] for each in cells} == {*START, "D3", "C5", "E5", "id"}


@pytest.mark.parametrize(
    ("cells", "called"), [(None, "humanity-action-auto"), (full(), "humanity-action-rest")]
)
def test_each_action_has_its_place_and_one_that_does_nothing_says_so(
    cells: Cells | None, called: str
) -> None:
    """HU-D1: the same is found at the same place; what may bring nothing comes last."""
    *others, last = Play(state(player(cells))).form(0).field("action").options
    assert [each.key for each in others] == ["deploy", "experiment", "work"]
    assert (last.key, last.label.key) == ("auto", called)


def test_work_may_do_nothing() -> None:
    """HU-3.2, Q-10: allowed where there is nothing to do, and as a waste."""
    playing = Play(state(player(full())))
    assert playing.open(0, "work", "action=work astronaut=1") == set()
    playing.act("action=work astronaut=1")
    assert playing.stands()[0] == "C3-"
    waste = Play(state(player()))
    assert waste.open(0, "work", "action=work astronaut=1 work=idle") == {"idle"}
    waste.act("action=work astronaut=1 work=idle")
    assert stocked(waste.player().cells) == START
    assert waste.stands()[0] == "C3-"


@pytest.mark.parametrize("draft", ["action=work", "action=work astronaut=1"])
def test_a_plan_without_any_work_is_not_sent_by_accident(draft: str) -> None:
    """HU-3.2, Q-10: nobody wastes a turn by pressing Done early; who means to says so."""
    playing = Play(state(player()))
    (fault,) = playing.form(0, draft).faults
    assert words_for("en")(fault) == (
        "No work is planned yet. Choose what to work on, or “Work on nothing” if that is what"
        " you want."
    )
    last = playing.form(0, draft).field("work").options[-1]
    assert words_for("en")(last.label) == "Work on nothing"
    assert playing.faults(0, f"{draft} work=idle") == []
    assert playing.faults(0, f"{draft} work=D4.1") == []


def test_a_turn_without_any_choice_plays_itself() -> None:
    """HU-Y12, Q-10: all full, nothing to be paid: the astronaut works on nothing."""
    cells = lay(D4="electrolyser 3")
    playing = Play(state(player(cells, "C3 E3- @7"), player()))
    events = playing.told(Worked)
    assert [(each.seat, each.done, each.forced) for each in events] == [(0, (), True)]
    assert playing.asks[0].seat == 1


def test_of_several_with_nothing_to_do_who_works_least_is_first() -> None:
    """Q-40, HU-D2: as wherever nobody chooses; then the lower number."""
    playing = Play(state(player(lay(D4="electrolyser 3"), "C3*3 E3 E5"), player()))
    astronauts = []
    for _ in range(3):
        astronauts += [each.astronaut for each in playing.told(Worked) if each.seat == 0]
        playing.act("action=auto")
    assert astronauts == [1, 2, 0]


def test_the_last_astronaut_does_all_there_is_to_do() -> None:
    """HU-Y12: where nothing can be paid, and two points fill all, nobody is asked."""
    cells = put(lay(D4="electrolyser 3", E4="pyrolyser 3"), at("D3"), Obstacle(2))
    playing = Play(state(player(cells, "C3 @6 @7")))
    (event,) = playing.told(Worked)
    assert event.forced
    assert playing.player().research == 3
    assert playing.asks[0].seat == 1


@pytest.mark.parametrize(
    ("tiles", "rocks", "done"),
    [
        ({}, {"D3": 3}, ["D3", "D3"]),  # there is nothing else, however long it takes
        ({}, {"D3": 1, "E3": 1}, ["D3", "E3"]),  # all of it, and no point is left
        ({"D4": "ice-drill 2"}, {"D3": 1}, ["D4", "D3"]),
    ],
)
def test_work_without_a_choice_is_not_asked_for(
    tiles: dict[str, str], rocks: dict[str, int], done: list[str]
) -> None:
    """HU-Y12: one cell, or as many points as all cells take."""
    cells = lay(**tiles)
    for cell, left in rocks.items():
        cells = put(cells, at(cell), Obstacle(left))
    (event,) = Play(state(player(cells, "C3 @6 @7"), hangars="")).told(Worked)
    assert event.forced
    assert [NAMES[each.cell] for each in event.done] == done


def test_time_is_never_spent_unasked() -> None:
    """HU-Y12: also where the points would do for all."""
    cells = put(lay(D4="rover-shed"), at("D3"), Obstacle(1))
    playing = Play(state(player(cells, "C3*4 @6 @7"), hangars=""))
    assert list(playing.asked()) == [0]
    playing.act("action=work work=D4.1,D3.1")
    assert [each.forced for each in playing.told(Worked) if each.seat == 0] == [False]


@pytest.mark.parametrize(
    ("tiles", "astronauts"),
    [
        ({"D4": "electrolyser 3", "E4": "rover-shed"}, "C3 @6 @7"),
        ({"D4": "electrolyser 1", "E4": "pyrolyser 1"}, "C3 @6 @7"),
        ({"D4": "electrolyser 2"}, "C3 E3 @7"),
        ({"D4": "ice-drill 1", "E4": "generator 1"}, "C3 @6 @7"),
    ],
)
def test_whoever_has_a_choice_is_asked(tiles: dict[str, str], astronauts: str) -> None:
    """HU-3.1: time to spend, more to do than can be done, somebody else to send, or a payment."""
    playing = Play(state(player(lay(**tiles), astronauts)))
    assert playing.asks[0].seat == 0


def test_default_is_work_by_the_laziest() -> None:
    """Q-40, HU-D1, HU-D2: the lowest work, then the lowest number; it spends nothing."""
    playing = Play(state(player(None, "C3*3 E3*2 B4*2")))
    assert playing.default(0) == {"action": (Action.AUTO,)}
    playing.act()
    assert playing.stands() == ["C3", "E3-", "B4"]
    assert sum(stocked(playing.player().cells).values()) == 6


def test_autopilot_fills_what_is_lowest() -> None:
    """Q-40, HU-D3: one-point modules with the lowest stock, ties by the cell's name."""
    cells = lay(D4="ice-drill 1", C4="methane-tap 1", E4="insect-rack", D5="electrolyser")
    playing = Play(state(player(cells, "C3*4 E3*4 @7"))).act()
    assert stocked(playing.player().cells) == {"C4": 2, "D4": 2, "D5": 0, "E4": 2}


def test_autopilot_clears_and_then_makes_advanced() -> None:
    """Q-40: all full, an obstacle with the lowest resistance; else a two-point module."""
    cells = put(full(D5="electrolyser"), at("D3"), Obstacle(1))
    playing = Play(state(player(cells, "C3*3 E3*3 @7"))).act()
    assert stocked(playing.player().cells)["D5"] == 1
    assert playing.player().research == 3


def test_autopilot_leaves_time_alone() -> None:
    """Q-40: time modules are never used by it."""
    cells = lay(D4="rover-shed", E4="ice-drill 2")
    playing = Play(state(player(cells, "C3*4 E3*4 @7"))).act()
    assert playing.stands() == ["C3-", "E3", "@7"]


def test_groups_are_named_by_year_round_and_turn() -> None:
    """HU-3.1: numbers of turns run on within a round."""
    table = begun(3)
    pending = table.pending()
    assert isinstance(pending, Decide)
    assert pending.group == "y1:r1:t1"
    assert pending.asks[0].about == (1, 1, 1, 1)
    assert len(EVENT_TYPES) == 12
    assert EXPERIMENTS


def test_who_works_is_not_asked_who_goes() -> None:
    """HU-D2: nobody leaves for work."""
    base = lay(D4="ice-drill 1", E4="methane-tap 2", D3="insect-rack 2")
    playing = Play(state(player(base, "C3 E3 @7"), hangars="1=relay-mast"))
    labels = {
        action: playing.form(0, f"action={action} module=relay-mast").field("astronaut").label.key
        for action in ("work", "deploy")
    }
    assert labels == {"work": "humanity-field-worker", "deploy": "humanity-field-astronaut"}
