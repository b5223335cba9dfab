"""Deploying, experiments and missions in a game: HU-5, HU-6, HU-8.2, HU-9, HU-10."""

import pytest

from engine.humanity.base.grid import Tile
from engine.humanity.base.suggesting import work_for
from engine.humanity.phases.reach import reach_of
from engine.humanity.table.events import (
    Deployed,
    Experimented,
    MissionTaken,
)
from engine.humanity.table.terms import COLOURS
from engine.humanity.tiles.tiles import Colour
from tests.humanity.bases import at, lay, stocked
from tests.humanity.harness import Play, player, state

RICH = {"C4": "ice-drill 3", "D4": "generator 3", "E4": "methane-tap 3", "D5": "insect-rack 3"}


def rich(astronauts: str = "C3 E3 @7", **more: str) -> Play:
    """Play with a base that can pay for anything of the first year."""
    return Play(state(player(lay(**{**RICH, **more}), astronauts)))


def gains(playing: Play) -> list[tuple[str, int, int]]:
    """List what a deployment brought: cause, research, points."""
    (event,) = playing.told(Deployed)
    return [(each.cause.value, each.research, each.points) for each in event.gains]


def test_a_module_lies_where_its_astronaut_stood() -> None:
    """HU-5.1, HU-5.2, HU-5.3, HU-5.4, Q-07, HU-D4: paid for; the astronaut goes to its hangar."""
    playing = rich()
    hangar = playing.state.hangars.index("lake-farm")
    playing.act("action=deploy astronaut=1 module=lake-farm payment=plain")
    assert playing.player().cells[at("C3")] == Tile("lake-farm", Colour.ORANGE, 0)
    assert playing.stands() == [f"@{hangar}", "E3", "@7"]
    assert stocked(playing.player().cells)["C4"] == 1
    assert playing.state.hangars[hangar] is None
    (event,) = playing.told(Deployed)
    assert [(each.cell, each.amount) for each in event.paid] == [(at("C4"), 2)]


def test_astronauts_at_a_hangar_are_in_nobodys_way() -> None:
    """HU-5.1: a module can be chosen although others stand there."""
    playing = Play(state(player(lay(**RICH), "C3 @3 @3"), hangars="3=lake-farm 4=shore-pump"))
    playing.act("action=deploy module=lake-farm payment=plain")
    assert playing.stands() == ["@3", "@3", "@3"]


def test_what_cannot_be_paid_is_closed() -> None:
    """HU-5.2, HU-D4: shown, and why it cannot be chosen; without any the action is closed."""
    playing = Play(state(player(lay(D4="ice-drill 2", E4="methane-tap"))))
    assert playing.open(0, "astronaut", "action=deploy module=lake-farm") == {"1", "2"}
    assert playing.open(0, "astronaut", "action=deploy module=round-greenhouse") == set()
    options = playing.form(0, "action=deploy astronaut=1").field("module").options
    assert len(options) == 7
    assert options[0].closed is not None
    poor = Play(state(player(lay(D4="ice-drill 1", E4="methane-tap"))))
    assert "deploy" not in poor.open(0, "action")
    assert "experiment" not in poor.open(0, "action")


def test_a_lab_counts_its_neighbours() -> None:
    """HU-5.5, HU-X01: 2 and 3 for the one orange neighbour; the astronaut stands at its hangar."""
    playing = Play(
        state(
            player(lay(C4="ice-drill", D4="generator 1", D5="insect-rack 1")),
            hangars="3=geology-lab",
        )
    )
    playing.act("action=deploy astronaut=1 module=geology-lab")
    assert playing.player().research == 5
    assert gains(playing) == [("printed", 2, 0), ("neighbours", 3, 0)]
    assert playing.stands()[0] == "@3"
    assert playing.asks[0].seat == 1


def test_gains_in_their_order() -> None:
    """HU-5.5, Q-16: printed, for its neighbours, labs beside it, then squares."""
    base = lay(**{**RICH, "C3": "survey-lab", "D3": "lake-farm", "B3": "protein-mill 1"})
    playing = Play(state(player(base, "B4 E3 @7"), year=3, hangars="1=synthesis-lab"))
    playing.act("action=deploy astronaut=1 module=synthesis-lab payment=plain")
    assert gains(playing) == [
        ("printed", 1, 0),
        ("neighbours", 8, 0),
        ("square", 0, 1),
    ]
    strips = Play(state(player(base, "B4 E3 @7"), year=3, hangars="1=north-strip"))
    strips.act("action=deploy astronaut=1 module=north-strip payment=plain")
    assert gains(strips) == [("printed", 0, 1), ("square", 0, 1)]
    beside = Play(state(player(base, "C2 E3 @7"), year=3, hangars="1=north-strip"))
    beside.act("action=deploy astronaut=1 module=north-strip payment=plain")
    assert gains(beside) == [("printed", 0, 1), ("lab", 3, 0)]


@pytest.mark.parametrize(("colour", "upgrades"), [("blue", 1), ("orange", 1)])
def test_communications(colour: str, upgrades: int) -> None:
    """HU-5.1, HU-T9, HU-K7: in the colour chosen; 3 research in the first year."""
    playing = rich("C3 E3 @7", D3="lake-farm")
    playing.act(
        f"action=deploy astronaut=1 module=relay-mast colour={colour} payment=plain upgrade.1=2"
    )
    assert playing.player().research == 3
    tile = playing.player().cells[at("C3")]
    assert isinstance(tile, Tile)
    assert tile.colour is Colour(colour)
    (event,) = playing.told(Deployed)
    assert len(event.upgrades) == upgrades


@pytest.mark.parametrize(
    ("more", "missions", "colour"),
    [
        ({}, "a3 b1 c4", "orange"),
        ({}, "a5 b1 c4", "blue"),  # a blue module more is measured
        ({"C2": "geology-lab"}, "a5 b1 c4", "orange"),  # 3 research for an orange neighbour
        ({"C2": "chemistry-lab"}, "a4 b1 c4", "blue"),
        ({"C2": "geology-lab", "B2": "chemistry-lab", "B3": "drone-apron"}, "a4 b1 c4", "blue"),
    ],
    ids=["nothing", "mission", "lab", "lab and mission", "square and lab"],
)
def test_communications_have_the_colour_that_brings_more(
    more: dict[str, str], missions: str, colour: str
) -> None:
    """HU-5.1: unless one is chosen; upgrades first, then labs, then missions; else orange."""
    base = player(lay(**{**RICH, **more}))
    playing = Play(state(base, hangars="1=relay-mast", missions=missions))
    text = "action=deploy astronaut=1 module=relay-mast"
    assert not playing.form(0, text).faults
    told = [
        dict(each.args)["colour"]
        for each in playing.form(0, text).facts
        if each.key == "humanity-fact-colour"
    ]
    assert told == [COLOURS[Colour(colour)]]
    keys = [each.key for each in playing.form(0, f"{text} colour=orange").facts]
    assert "humanity-fact-colour" not in keys
    playing.act(text)
    (event,) = playing.told(Deployed)
    assert event.colour is Colour(colour)


@pytest.mark.parametrize(("work", "colour"), [(3, Colour.BLUE), (4, Colour.ORANGE)])
def test_upgrades_that_are_lost_choose_no_colour(work: int, colour: Colour) -> None:
    """HU-5.1, HU-8.2: a blue one would upgrade somebody, an orange one brings 3 research."""
    base = lay(**RICH, C2="geology-lab", B2="chemistry-lab", B3="drone-apron")
    crew = f"C3*{work} E3*4 @7*4"
    playing = Play(state(player(base, crew), hangars="1=relay-mast", missions="a4 b1 c4"))
    playing.act("action=deploy astronaut=1 module=relay-mast")
    (event,) = playing.told(Deployed)
    assert event.colour is colour


def test_faces_of_communications_are_unlimited() -> None:
    """HU-T9, HU-K7: the same colour again and again, though six faces are printed."""
    base = lay(**RICH, C3="relay-mast", D3="dish-array", E3="orbit-link")
    playing = Play(state(player(base, "B4 B3 @7"), hangars="1=ground-link"))
    text = "action=deploy astronaut=1 module=ground-link"
    assert playing.open(0, "colour", text) == {"orange", "blue"}
    playing.act(f"{text} colour=orange payment=plain")
    tiles = [each for each in playing.player().cells if isinstance(each, Tile)]
    assert (
        sum(
            each.module in {"relay-mast", "ground-link", "dish-array", "orbit-link"}
            for each in tiles
        )
        == 4
    )


def test_an_old_module_of_communications_has_the_face_of_the_year() -> None:
    """HU-Y08, HU-T9: one of the first year brings 4 in the second."""
    old = state(player(lay(**RICH)), year=2, hangars="1=relay-mast 2=dish-array")
    playing = Play(old).act("action=deploy astronaut=1 module=relay-mast colour=blue payment=plain")
    assert playing.player().research == 4


def test_greenhouses_keep_apart() -> None:
    """HU-7.1, HU-X09, HU-5.4: not where its own shape touches; from another cell it may."""
    playing = Play(
        state(player(lay(**RICH, D3="round-dome"), "C3 F5 @7"), hangars="1=round-greenhouse")
    )
    assert playing.open(0, "action") >= {"deploy"}
    playing.act("action=deploy module=round-greenhouse payment=plain")
    assert playing.stands() == ["C3", "@1", "@7"]
    assert gains(playing) == [("greenhouse", 0, 1)]


def test_where_nobody_is_chosen_the_module_says_who_goes() -> None:
    """HU-D2, HU-7.1: one of those that can place it; a module is open if anybody can."""
    base = lay(**RICH, D3="round-dome")
    tiles = "1=round-greenhouse 2=lake-farm"
    playing = Play(state(player(base, "C3*2 F5*3 @7"), hangars=tiles))
    assert playing.open(0, "module", "action=deploy") == {"round-greenhouse", "lake-farm"}
    assert playing.open(0, "astronaut", "action=deploy module=lake-farm") == {"1", "2"}
    assert playing.open(0, "astronaut", "action=deploy module=round-greenhouse") == set()
    for module, stands in (("lake-farm", ["@2", "F5", "@7"]), ("round-greenhouse", ["C3", "@1"])):
        went = Play(playing.state).act(f"action=deploy module={module}")
        assert went.stands()[: len(stands)] == stands


def test_where_nobody_is_chosen_a_module_goes_where_it_brings_most() -> None:
    """HU-D2: beside its neighbours, whoever works more; a choice may say otherwise."""
    base = lay(**RICH, D3="lake-farm")
    playing = Play(state(player(base, "C3*4 F5*2 @7"), hangars="1=geology-lab"))
    assert playing.act("action=deploy module=geology-lab").stands()[0] == "@1"
    other = Play(state(player(base, "C3*4 F5*2 @7"), hangars="1=geology-lab"))
    assert other.act("action=deploy module=geology-lab astronaut=2").stands()[1] == "@1"


@pytest.mark.parametrize("action", ["experiment experiment=1-left-3", "work work=idle"])
def test_whoever_stands_where_a_module_would_bring_most_is_spared(action: str) -> None:
    """HU-D2: who is needed least works or experiments, if nobody is chosen, whoever works less."""
    base = lay(**RICH, D3="lake-farm")
    playing = Play(state(player(base, "C3*2 F5*3 @7"), hangars="1=geology-lab", wheel="1=1-left-3"))
    assert playing.act(f"action={action}").stands()[0] == "C3"


def test_whoever_may_place_one_of_several_modules_can_deploy() -> None:
    """HU-7.1: where its shape touches there is no place for a greenhouse, but for a lab."""
    base = lay(**RICH, D3="round-dome")
    reach = reach_of(state(player(base, "C3 @6 @7"), hangars="1=round-greenhouse"), 0)
    assert reach.able_to_deploy == ()
    more = reach_of(state(player(base, "C3 @6 @7"), hangars="1=round-greenhouse 2=relay-mast"), 0)
    assert more.able_to_deploy == (0,)


def test_an_empty_cell_takes_no_work() -> None:
    """HU-4.1: work is for modules and obstacles."""
    cells = lay(D4="generator")
    assert [work_for(cells, at(cell)) for cell in ("D4", "E4")] == [2, 0]


def test_a_greenhouse_scores_its_group() -> None:
    """HU-7.2, HU-X08: the second of a group brings 2."""
    base = lay(**RICH, C3="octagon-greenhouse")
    playing = Play(state(player(base, "D3 E3 @7"), hangars="1=round-greenhouse"))
    playing.act("action=deploy astronaut=1 module=round-greenhouse payment=plain")
    assert ("greenhouse", 0, 2) in gains(playing)
    shown = playing.view().public.players[0].cells[at("D3")]
    assert shown is not None
    assert shown.group == 2  # type: ignore[union-attr]


# Paying


def test_ways_to_pay_are_offered() -> None:
    """HU-6.2, HU-6.3, HU-D6: at most five, the usual one first, and one's own."""
    playing = rich()
    field = playing.form(0, "action=deploy astronaut=1 module=relay-mast").field("payment")
    assert field.options[0].key == "plain"
    assert field.options[-1].key == "own"
    assert len(field.options) <= 6


def test_paying_in_ones_own_way() -> None:
    """HU-6.1, HU-6.3, HU-D6: cell by cell, only what can still come to the cost exactly."""
    playing = rich()
    text = "action=deploy astronaut=1 module=relay-mast colour=blue payment=own"
    assert playing.open(0, "pay.C4", text) == {"0", "1"}
    assert playing.open(0, "pay.D4", text) == set()
    assert playing.open(0, "pay.D4", f"{text} pay.C4=0") == {"1", "2", "3"}
    assert playing.open(0, "pay.E4", f"{text} pay.C4=0 pay.D4=3") == set()
    playing.act(f"{text} pay.C4=0 pay.D4=2 pay.E4=0")
    assert stocked(playing.player().cells) == {"C3": 0, "C4": 3, "D4": 1, "E4": 3, "D5": 2}


def test_the_only_way_to_pay_goes_without_saying() -> None:
    """HU-6.1: nobody is asked where there is one payment."""
    playing = Play(state(player(lay(D4="ice-drill 2", E4="methane-tap"))))
    field = playing.form(0, "action=deploy astronaut=1 module=lake-farm").field("payment")
    assert not field.options
    playing.act("action=deploy astronaut=1 module=lake-farm")
    assert stocked(playing.player().cells)["D4"] == 0


def test_which_of_two_alike_pays_may_be_chosen() -> None:
    """HU-6.1: any modules; of two that make the same either may give."""
    twins = lay(C4="wind-vanes 1", D4="tide-turbine 1", E4="electrolyser 2")
    playing = Play(state(player(twins), year=2, hangars="1=reaction-lab"))
    text = "action=deploy astronaut=1 module=reaction-lab payment=own"
    assert playing.open(0, "pay.C4", text) == {"0", "1"}
    playing.act(f"{text} pay.C4=0")
    assert stocked(playing.player().cells) == {"C3": 0, "C4": 1, "D4": 0, "E4": 1}


# Upgrades


def squared(astronauts: str, module: str = "lake-farm") -> Play:
    """Play where a module at C3 completes squares with what lies around."""
    base = lay(**RICH, B3="west-strip", B4="north-strip", D3="south-strip")
    return Play(state(player(base, astronauts), hangars=f"1={module}"))


def test_squares_upgrade_whom_one_likes() -> None:
    """HU-8.2, HU-X11, HU-D7, Q-20, HU-K4: two upgrades, freely spread, also the one just sent."""
    playing = squared("C3 E3 @7")
    text = "action=deploy astronaut=1 module=lake-farm payment=plain"
    assert playing.open(0, "upgrade.1", text) == {"1", "2", "3"}
    assert playing.open(0, "upgrade.2", text) == {"1", "2", "3"}
    playing.act(f"{text} upgrade.1=1 upgrade.2=3")
    assert [each.work for each in playing.player().astronauts] == [3, 2, 3]
    assert playing.stands() == ["@1", "E3", "@7"]
    assert playing.player().points == 2


def test_upgrades_nobody_chose_go_to_whoever_works_least() -> None:
    """HU-8.2, HU-D7: the lowest work, then the lowest number, one after another."""
    playing = squared("C3*3 E3 @7*3")
    playing.act("action=deploy astronaut=1 module=lake-farm")
    assert [each.work for each in playing.player().astronauts] == [4, 3, 3]


def test_both_upgrades_may_go_to_one() -> None:
    """HU-8.2: several to one astronaut."""
    playing = squared("C3 E3 @7")
    playing.act("action=deploy astronaut=1 module=lake-farm payment=plain upgrade.1=2 upgrade.2=2")
    assert [each.work for each in playing.player().astronauts] == [2, 4, 2]


def test_four_is_the_most() -> None:
    """HU-X12, HU-8.2, HU-K4: whoever works 4 cannot be chosen; with all at 4 it is lost."""
    playing = squared("C3*4 E3*3 @7*2")
    text = "action=deploy astronaut=1 module=lake-farm payment=plain"
    assert playing.open(0, "upgrade.1", text) == {"2", "3"}
    assert playing.open(0, "upgrade.2", f"{text} upgrade.1=2") == set()
    playing.act(f"{text} upgrade.1=2")
    assert [each.work for each in playing.player().astronauts] == [4, 4, 3]
    lost = squared("C3*4 E3*4 @7*4").act(text)
    assert [each.work for each in lost.player().astronauts] == [4, 4, 4]
    assert lost.player().points == 2


def test_three_colours_upgrade_nobody() -> None:
    """HU-8.2, HU-X10: a point alone."""
    base = lay(**RICH, D3="botany-lab")
    playing = Play(state(player(base, "C3 E3 @7"), hangars="1=lake-farm"))
    playing.act("action=deploy astronaut=1 module=lake-farm payment=plain")
    assert playing.player().points == 1
    assert [each.work for each in playing.player().astronauts] == [2, 2, 2]


# Experiments


def test_an_experiment_is_carried_out() -> None:
    """HU-10.1, HU-10.2, HU-10.4, HU-D5: paid for; its cell stays empty; printed research."""
    playing = rich()
    hangar = playing.state.wheel.index("1-left-3")
    playing.act("action=experiment astronaut=1 experiment=1-left-3 payment=plain")
    assert playing.stands() == [f"@{hangar}", "E3", "@7"]
    assert playing.player().cells[at("C3")] is None
    assert playing.player().experiments == ("1-left-3",)
    assert playing.state.wheel[hangar] is None
    assert (playing.player().research, playing.player().points) == (4, 0)


def test_experiments_need_no_module_before_them() -> None:
    """Q-43, Q-05: an empty hangar, or the arm's, is no obstacle; the way home is shortest there."""
    playing = Play(
        state(player(lay(**RICH)), arm=3, hangars="5=lake-farm", wheel="3=1-left-3 7=1-left-1")
    )
    playing.act("action=experiment astronaut=1 experiment=1-left-3 payment=plain")
    assert playing.stands()[0] == "@3"
    assert playing.view().public.players[0].astronauts[0].away == 0


@pytest.mark.parametrize(
    ("before", "new", "points"),
    [
        ((), "1-left-3", 0),
        (("1-left-1",), "1-centre-3", 1),
        (("1-left-1", "1-centre-1"), "1-right-1", 2),
        (("1-left-1", "1-left-2"), "1-centre-3", 1),
    ],
)
def test_lines_of_experiments(before: tuple[str, ...], new: str, points: int) -> None:
    """HU-10.3, HU-X13, HU-Y09: the second of a line brings 1 point, the third 2."""
    base = player(lay(**RICH), experiments=before)
    playing = Play(state(base, wheel=f"4={new}"))
    playing.act(f"action=experiment astronaut=1 experiment={new} payment=plain")
    assert playing.player().points == points


def test_points_of_the_third_year() -> None:
    """HU-10.4, HU-K8: each brings a point of its own."""
    base = lay(C4="ice-drill 1", D4="pyrolyser 1", E4="generator 1")
    playing = Play(state(player(base), year=3, wheel="4=3-right-1"))
    playing.act("action=experiment astronaut=1 experiment=3-right-1 payment=plain")
    assert (playing.player().research, playing.player().points) == (6, 1)


def test_reactivation() -> None:
    """HU-10.5, HU-X14, HU-T14: all exhausted in the base act again; the one sent does not."""
    playing = Play(state(player(lay(**RICH), "C3 E3- B4-"), wheel="4=1-left-2"))
    playing.act("action=experiment experiment=1-left-2 payment=plain")
    assert playing.stands() == ["@4", "E3", "B4"]
    (event,) = playing.told(Experimented)
    assert event.woken == (1, 2)
    playing.act()
    assert playing.asks[0].seat == 0


def test_reactivation_of_nobody_is_lost() -> None:
    """HU-10.5: without exhausted astronauts in the base nothing happens."""
    playing = Play(state(player(lay(**RICH), "C3 E3 @7"), wheel="4=1-left-2"))
    playing.act("action=experiment astronaut=1 experiment=1-left-2 payment=plain")
    assert playing.stands() == ["@4", "E3", "@7"]


def test_two_units_of_time() -> None:
    """HU-10.6, HU-X15, HU-T15: two hangars nearer, the one just sent as well, none past the arm."""
    playing = Play(state(player(lay(**RICH), "C3 @3 @6"), arm=2, wheel="4=1-left-1"))
    playing.act("action=experiment experiment=1-left-1 payment=plain")
    assert playing.stands() == ["@2", "@2", "@4"]
    (event,) = playing.told(Experimented)
    assert [(each.origin, each.target) for each in event.moves] == [(4, 2), (3, 2), (6, 4)]


# Missions


def test_the_first_takes_a_mission_and_its_science() -> None:
    """HU-9, HU-X17, HU-T17: tile, science, 3 points."""
    base = lay(**RICH, A1="west-strip", A2="north-strip", D3="south-strip")
    playing = Play(state(player(base, "C3 E3 @7"), missions="a4 b1 c1", hangars="1=lake-farm"))
    assert playing.view().public.tasks[0].values[0] == 6
    playing.act("action=work astronaut=2")
    task = playing.state.tasks[0]
    assert (task.holder, task.taken) == (0, True)
    assert (playing.player().points, playing.player().science) == (3, 1)
    assert [(each.science, each.beaten) for each in playing.told(MissionTaken)] == [(True, 0)]


def test_one_action_may_take_several_missions() -> None:
    """HU-9: each of the three is checked, and each is told."""
    base = lay(**RICH, A1="west-strip", A2="north-strip", A3="south-strip")
    playing = Play(state(player(base, "C3 E3 @7"), missions="a4 b4 c1", hangars="1=lake-farm"))
    playing.act("action=work astronaut=2")
    assert [each.mission.id for each in playing.told(MissionTaken)] == ["a4", "b4"]
    assert (playing.player().points, playing.player().science) == (6, 2)


@pytest.mark.parametrize(("oranges", "stolen"), [(6, False), (7, True)])
def test_a_mission_is_stolen_by_strictly_more(oranges: int, *, stolen: bool) -> None:
    """HU-9, HU-X18, HU-T17, Q-28: 6 against 6 nothing, 7 takes it; the science stays."""
    six = lay(
        A1="south-strip",
        A3="west-strip",
        A5="north-strip",
        A7="lake-farm",
        C1="shore-pump",
        C3="rover-shed",
    )
    strips = ["frost-hatchery 1", "transit-hub", "wind-vanes", "tide-turbine 1", "ice-drill 1"]
    strips += ["methane-tap 1", "insect-rack 1"]
    cells = ["A1", "A3", "A5", "A7", "C1", "C7", "E1"]
    more = lay(**dict(zip(cells, strips[:oranges], strict=False)))
    holder = player(six, "G4 G6 @7", points=3, science=1)
    rival = player(more, "G4 G6 @7")
    playing = Play(
        state(holder, rival, missions="a4 b1 c1", held={"a4": 0}, seat=1, hangars="", year=2)
    )
    playing.act("action=work astronaut=1 work=idle")
    assert playing.state.tasks[0].holder == int(stolen)
    assert [each.points for each in playing.state.players] == ([0, 3] if stolen else [3, 0])
    assert [each.science for each in playing.state.players] == [1, 0]


def test_only_who_acted_is_looked_at() -> None:
    """HU-9: another player's base is not measured now."""
    base = lay(**RICH, A1="west-strip", A2="north-strip", D3="south-strip")
    playing = Play(state(player(), player(base), missions="a4 b1 c1"))
    playing.act("action=work astronaut=2 work=idle")
    assert playing.state.tasks[0].holder is None
    playing.act("action=work astronaut=2")
    assert playing.state.tasks[0].holder == 1
