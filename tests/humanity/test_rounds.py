"""The reset, placing, the ends of years and of the game: HU-11 to HU-13."""

from typing import Any

import pytest

from engine.core.contract import agreed
from engine.core.log import Source
from engine.core.table import Table
from engine.core.words import listed, say
from engine.humanity.base.grid import NAMES, Cells, Obstacle, put
from engine.humanity.looking.foreseen import foreseen
from engine.humanity.phases.years import final_ranking, science_lines
from engine.humanity.rules import HUMANITY
from engine.humanity.table.events import (
    AstronautsPlaced,
    BoardReset,
    Deployed,
    GameEnded,
    HangarsFilled,
    RoundBegan,
    Worked,
    YearEnded,
)
from engine.humanity.table.frames import Resetting
from engine.humanity.table.state import Player, State
from engine.humanity.table.terms import gains_text
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from tests.humanity.bases import at, drawn, lay
from tests.humanity.harness import Play, player, state
from tests.invasion.harness import parsed

SEVEN = (
    "1=lake-farm 2=frost-hatchery 3=shore-pump 4=electrolyser 5=pyrolyser 6=protein-mill"
    " 7=botany-lab"
)
NEXT = "geology-lab chemistry-lab relay-mast ground-link rover-shed long-greenhouse"


def reset(*players: Player, **more: Any) -> Play:
    """Reset the board at once."""
    return Play(state(*players, frame=Resetting(), **more))


def lying(made: State) -> list[str | None]:
    """List the modules from the arm on."""
    return [made.hangars[(made.arm + step) % 8] for step in range(8)]


def test_the_worked_reset() -> None:
    """HU-11, HU-Y01, HU-X20: m1 drops; four close up at 4 to 7; the arm is at 3; 0, 1, 2 return."""
    hangars = "1=lake-farm 3=shore-pump 5=pyrolyser 6=protein-mill 7=botany-lab"
    playing = reset(player(None, "@0 @1 @2"), player(None, "@3 @6 C3"), hangars=hangars, deck=NEXT)
    (event,) = playing.told(BoardReset)
    assert [each.module.id for each in event.dropped] == ["lake-farm"]
    assert playing.state.dropped[-1] == "lake-farm"
    assert event.arm == 3
    assert [(each.hangar, each.module.id) for each in event.shifted] == [
        (4, "shore-pump"),
        (5, "pyrolyser"),
        (6, "protein-mill"),
        (7, "botany-lab"),
    ]
    assert [(each.hangar, each.module.id) for each in event.filled] == [
        (0, "geology-lab"),
        (1, "chemistry-lab"),
        (2, "relay-mast"),
    ]
    assert event.returned == ((0, 0), (0, 1), (0, 2))
    assert playing.stands(1)[:2] == ["@3", "@6"]
    assert playing.state.hangars[3] is None


def test_nothing_deployed() -> None:
    """HU-11, HU-Y02, HU-X20: the first two are removed, the arm moves by two."""
    playing = reset(player(None, "C3- @1 @2"), hangars=SEVEN, deck=NEXT)
    (event,) = playing.told(BoardReset)
    assert [each.module.id for each in event.dropped] == ["lake-farm", "frost-hatchery"]
    assert playing.state.arm == 2
    assert event.returned == ((0, 1),)
    assert lying(playing.state)[1:] == [
        "shore-pump",
        "electrolyser",
        "pyrolyser",
        "protein-mill",
        "botany-lab",
        "geology-lab",
        "chemistry-lab",
    ]


def test_everything_deployed() -> None:
    """HU-11, HU-Y03: the arm moves by seven; only who is at the last hangar stays."""
    deck = f"{NEXT} {SEVEN.rsplit('=', maxsplit=1)[-1]}"
    playing = reset(
        player(None, "@0 @6 @7"), player(None, "@1 C3- E3-"), hangars="", deck=deck, arm=0
    )
    assert playing.state.arm == 7
    (event,) = playing.told(BoardReset)
    assert event.returned == ((0, 0), (0, 1), (1, 0))
    assert playing.stands()[2] == "@7"
    assert lying(playing.state)[1:] == deck.split()


@pytest.mark.parametrize(
    "hangars",
    [
        SEVEN,
        "3=shore-pump 7=botany-lab",
        "1=lake-farm 3=shore-pump 5=pyrolyser 6=protein-mill 7=botany-lab",
    ],
)
def test_everybody_sees_where_the_arm_would_turn_to(hangars: str) -> None:
    """HU-11: to the last of the hangars that are empty, or will be."""
    before = Play(state(player(), hangars=hangars, deck=NEXT)).view().public
    playing = reset(player(None, "C3- @1 @2"), hangars=hangars, deck=NEXT)
    assert before.next_arm == playing.state.arm


@pytest.mark.parametrize(("deck", "ends"), [(1, 2), (2, 1), (4, 1), (5, 0)])
def test_everybody_sees_when_a_year_may_end(deck: int, ends: int) -> None:
    """HU-12.1: two modules leave at least, and each astronaut at home may fetch one."""
    tiles = " ".join(NEXT.split()[:deck])
    view = Play(
        state(player(None, "C3 @1 @2"), player(None, "C3 E3 @2"), hangars=SEVEN, deck=tiles)
    )
    assert view.view().public.year_ends == ends


def test_who_stands_before_the_arm_stays() -> None:
    """HU-11, Q-05: the arm does not pass the hangar that it comes to."""
    playing = reset(player(None, "C3- E3- @2"), hangars=SEVEN, deck=NEXT)
    assert playing.state.arm == 2
    assert playing.stands()[2] == "@2"
    assert playing.view().public.players[0].astronauts[2].away == 0


def test_the_patch_passes() -> None:
    """HU-11, Q-42, HU-K3: clockwise, at the end of a year too; who has it begins."""
    playing = reset(player(), player(), player(), hangars=SEVEN, deck=NEXT, first=1)
    assert playing.state.first == 2
    assert playing.asks[0].seat == 2
    ended = reset(player(), player(), player(), hangars=SEVEN, deck="", first=2)
    assert (ended.state.year, ended.state.first) == (2, 0)


def test_everybody_in_a_base_acts_again() -> None:
    """HU-11, HU-K4: where they stand; who is out does not."""
    playing = reset(player(None, "C3- E3- @5"), hangars=SEVEN, deck=NEXT)
    assert playing.stands() == ["C3", "E3", "@5"]
    (event,) = playing.told(RoundBegan)
    assert (event.year, event.round) == (1, 2)
    assert playing.group == "y1:r2:t1"


# Landing


def landing(*players: Player, **more: Any) -> Play:
    """Reset the board so that the first player begins the next round."""
    return reset(*players, hangars=SEVEN, deck=NEXT, first=max(1, len(players) - 1), **more)


def test_returned_astronauts_land_with_the_first_turn_of_their_player() -> None:
    """HU-11, HU-D8, HU-T18, Q-39, Q-47: before its action, each in its order; nobody else does."""
    playing = landing(
        player(None, "C3- @1 @0"), player(None, "@1 C3- E3-"), player(None, "C3- E3- @7")
    )
    assert playing.group == "y1:r2:t1"
    assert playing.view().public.landing == (0, 1)
    assert playing.view().public.phase.value == "actions"
    playing.act("cell.2=B4 cell.3=F4 action=auto")
    assert playing.stands() == ["C3-", "B4", "F4"]
    assert playing.stands(1)[0] == "home"
    assert playing.view().public.landing == (1,)
    placed, worked = playing.notices
    assert isinstance(placed.public, AstronautsPlaced)
    assert [(each.seat, each.astronaut) for each in placed.public.settled] == [(0, 1), (0, 2)]
    assert isinstance(worked.public, Worked)
    assert "cell.2" not in playing.act().form(playing.asks[0].seat).answer()


def test_landing_is_filled_in_and_summed_up() -> None:
    """Q-47: a section of its own above the turn; where nothing is said that counts."""
    form = landing(player(None, "C3- @1 @0")).form(0)
    (section,) = form.sections
    assert section.fields == ("cell.2.region", "cell.2", "cell.3.region", "cell.3")
    assert [form.field(key).chosen for key in ("cell.2", "cell.3")] == [("B4",), ("D6",)]
    assert len(form.faults) == 1, "only an action is missing"


@pytest.mark.parametrize(
    ("draft", "cells", "action", "source"),
    [
        ("cell.3=F4", ["B4", "F4"], "auto", Source.PARTLY),
        ("cell.3=F4 action=deploy", ["B4", "F4"], "auto", Source.PARTLY),
        ("action=deploy", ["B4", "D6"], "auto", Source.DEFAULT),
        ("cell.2=B4 cell.3=B4", ["B4", "D6"], "auto", Source.DEFAULT),
        ("cell.3=F4 action=work astronaut=3 work=idle", ["B4", "F4"], "work", Source.DRAFT),
    ],
)
def test_where_somebody_lands_counts_without_an_action(
    draft: str, cells: list[str], action: str, source: Source
) -> None:
    """Q-47, Q-40: a landing that was drafted looks settled, so it counts when the time is up."""
    playing = landing(player(None, "C3- @1 @0"))
    table = Table(HUMANITY, agreed(HUMANITY, 2), playing.state)
    saved = table.save(0, table.group() or "", playing.form(0, draft).answer())
    assert isinstance(saved, Table)
    slip = saved.expire_one(0).inbox[0]
    assert [slip.answer[key] for key in ("cell.2", "cell.3")] == [(each,) for each in cells]
    assert (slip.answer["action"], slip.source) == ((action,), source)


def test_a_landing_that_was_drafted_counts_with_orders_to_work() -> None:
    """Q-40, Q-47: orders answer the rest."""
    playing = landing(player(None, "C3- @1 @0"))
    table = Table(HUMANITY, agreed(HUMANITY, 2), playing.state)
    saved = table.save(0, table.group() or "", playing.form(0, "cell.3=F4").answer())
    assert isinstance(saved, Table)
    left = saved.leave(0, {"work": ("always",), "place": ("suggested",)})
    assert isinstance(left, Table)
    assert left.expire_one(0).inbox[0].answer["cell.3"] == ("F4",)


def test_a_cell_that_is_taken_by_another_leaves_the_rest_as_chosen() -> None:
    """Whoever moves the first onto the cell of the second has not moved the third."""
    playing = landing(player(None, "@1 @0 @1"))
    draft = playing.form(0, "cell.1=B4 cell.2=B4 cell.3=E3")
    assert draft.faults
    cells = [draft.fresh()[f"cell.{number}"] for number in (1, 2, 3)]
    assert cells == [("B4",), (), ("E3",)]


def test_a_turn_is_offered_on_the_table_after_landing() -> None:
    """Q-47, HU-5.4: who just came home may deploy, and what lies in its cell counts."""
    rich = lay(C4="ice-drill 3", D4="methane-tap 3", E4="insect-rack 3", A1="drill-lab")
    playing = landing(player(rich, "@1 @7 @7"))
    assert "deploy" in playing.open(0, "action")
    text = "action=deploy module=shore-pump"
    gains = {cell: gained(playing, f"cell.1={cell} {text}") for cell in ("C3", "B1")}
    assert gains == {"C3": 0, "B1": 4}
    playing.act(f"cell.1=B1 {text}")
    (event,) = playing.told(Deployed)
    assert (event.cell, playing.player().research) == (at("B1"), 4)


def gained(playing: Play, text: str) -> int:
    """Return the research that the picture of a draft shows, and its options, facts, receipt say.

    They are told as what a turn wins once its player has landed.
    """
    view, ask, answer = playing.view(0), playing.ask(0), parsed(text)
    research = foreseen(view, ask, answer).public.players[0].research
    told = say("humanity-fact-gains", won=gains_text(research, 0, 0))
    assert told in playing.form(0, text).facts
    assert told in HUMANITY.comes_to(view, ask, answer)
    offered = HUMANITY.noted(view, ask, HUMANITY.form(view, ask, answer)).field("module").options
    note = next(each.note for each in offered if each.key == "shore-pump")
    wins = say("humanity-note-wins", research=4, points=0)
    assert note is not None
    assert (wins in dict(note.args).values()) is (research == 4)
    return research


def test_who_lands_is_asked_though_one_work_is_left() -> None:
    """Q-47: where to land is a choice; without anybody to land that turn plays itself."""
    poor = lay(C4="ice-drill 2")
    assert 0 in landing(player(poor, "@1 @7 @7")).asked()
    assert 0 not in landing(player(poor, "C3- @7 @7")).asked()


def test_those_who_can_only_land_and_work_are_asked_together() -> None:
    """Q-47, HU-3.1: what can be paid for may be placed once somebody has landed."""
    poor, rich = lay(D4="ice-drill"), lay(D4="ice-drill 3")
    assert [*landing(*[player(poor, "@1 @7 @7")] * 3).asked()] == [0, 1, 2]
    mixed = [player(poor, "C3- E3- @1"), player(rich, "@1 @7 @7"), player(poor, "@1 @7 @7")]
    assert [*landing(*mixed).asked()] == [0]


def test_a_cell_beside_a_module() -> None:
    """HU-11, HU-Y13, Q-37, Q-39: not beside an obstacle alone, nor where somebody stands."""
    base = put(lay(D4="ice-drill"), at("D3"), Obstacle())
    playing = landing(player(base, "C4- @1 @7"))
    assert playing.open(0, "cell.2") == {"E4", "D5"}
    assert playing.faults(0, "action=auto cell.2=E4") == []
    assert playing.faults(0, "action=auto cell.2=D2")
    assert playing.faults(0, "action=auto cell.2=C4")


def test_two_never_share_a_cell() -> None:
    """Q-37, HU-11: what one is given is not offered to the next."""
    playing = landing(player(lay(D4="ice-drill"), "@1 @0 @7"))
    assert playing.open(0, "cell.2", "cell.1=C4") == {"D3", "E4", "D5"}
    assert playing.faults(0, "action=auto cell.1=C4 cell.2=C4")
    playing.act("action=auto cell.1=C4 cell.2=D5")
    assert {each.rstrip("-") for each in playing.stands()} == {"C4", "D5", "@7"}


def test_landing_by_default() -> None:
    """HU-D8, Q-40: beside as many modules as possible, ties by the cell's name."""
    base = lay(C4="ice-drill", E4="methane-tap", D7="generator")
    playing = landing(player(base, "@1 @0 @7"))
    assert playing.default(0)["cell.1"] == ("D4",)
    assert playing.default(0)["cell.2"] == ("B4",)


def crowded() -> Cells:
    """Lay a base out in which no cell is both empty and beside a module."""
    cells = lay(A1="ice-drill 1")
    for name in ("A2", "B1"):
        cells = put(cells, at(name), Obstacle())
    return cells


def test_without_a_cell_there_is_a_reserve() -> None:
    """Q-36: active, works and experiments, cannot deploy; placed at a later reset."""
    more = player(None, "C3 E3 B4")
    playing = reset(player(crowded(), "@1 @7 @7"), more, hangars=SEVEN, deck=NEXT)
    assert playing.stands() == ["home", "@7", "@7"]
    assert playing.group == "y1:r2:t1"
    playing.until_seat(0)
    assert playing.open(0, "action") == {"auto", "work"}
    playing.act("action=work work=A2.2")
    assert playing.stands()[0] == "home-"
    later = landing(player(put(crowded(), at("A2"), None), "home- @7 @7"))
    assert later.open(0, "cell.1") == {"A2"}


def test_who_finds_no_cell_waits_while_others_land() -> None:
    """Q-36: only who has a free cell lands, even where one falls free within the round."""
    playing = landing(player(crowded(), "@1 @7 @7"), player(None, "@1 @7 @7"))
    assert playing.view().public.landing == (1,)
    playing.until_seat(1).give({1: "cell.1=B4 action=auto"})
    assert [playing.stands(seat)[0].rstrip("-") for seat in (0, 1)] == ["home", "B4"]


def test_who_is_in_reserve_carries_out_experiments() -> None:
    """Q-36, HU-10.1: from the reserve to the hangar."""
    base = put(lay(A1="ice-drill 3", A2="methane-tap 3"), at("B1"), Obstacle())
    playing = Play(state(player(base, "home @7 @7"), wheel="4=1-left-1", hangars="5=lake-farm"))
    assert "deploy" not in playing.open(0, "action")
    playing.act("action=experiment experiment=1-left-1")
    assert playing.stands()[0] == "@2"


def test_a_large_base_asks_for_the_row_first() -> None:
    """HU-D8: more than 25 cells are offered row by row."""
    base = drawn("O....O. ...O... .O....O ....O.. ..O.... O....O. ...O...")
    drills = tuple([each if each is None else lay(A1="ice-drill")[0] for each in base])
    playing = landing(player(drills, "@1 @7 @7"))
    assert playing.open(0, "cell.1.region") == {"1", "2", "3", "4", "5", "6", "7"}
    rows = playing.form(0).field("cell.1.region").options
    assert rows[0].label == say("humanity-row", row=1)
    offered = playing.form(0, "cell.1.region=2").field("cell.1").options
    assert {each.key for each in offered} == {"A2", "B2", "C2", "E2", "F2", "G2"}
    assert offered[0].note == say("humanity-note-cell", modules=listed([MODULES["ice-drill"].name]))


def test_whoever_finds_no_cell_is_placed_nowhere_by_default() -> None:
    """Q-36, HU-D8: the first lands in the only cell, the next stays in reserve."""
    base = put(crowded(), at("A2"), None)
    playing = landing(player(base, "@1 @0 @7"))
    assert playing.default(0)["cell.1"] == ("A2",)
    playing.act()
    assert playing.stands() == ["A2-", "home", "@7"]


# Years


def test_a_deck_that_runs_out_exactly_ends_nothing() -> None:
    """HU-11, HU-X21: the last hangar is filled with the last module."""
    playing = reset(player(), hangars=SEVEN, deck="geology-lab chemistry-lab")
    assert playing.state.year == 1
    assert playing.state.decks[0] == ()
    assert not playing.told(YearEnded)


def test_a_deck_that_is_short_ends_the_year() -> None:
    """HU-1.2, HU-12.2, HU-12.3, HU-X22, Q-31: old modules first, the rest from the new year."""
    playing = reset(
        player(None, research=9, experiments=("1-left-1",)), hangars=SEVEN, deck="geology-lab"
    )
    assert (playing.state.year, playing.state.round) == (2, 1)
    assert lying(playing.state)[1:7] == [
        "shore-pump",
        "electrolyser",
        "pyrolyser",
        "protein-mill",
        "botany-lab",
        "geology-lab",
    ]
    (filled,) = playing.told(HangarsFilled)
    assert [each.module.year for each in filled.filled] == [2]
    assert playing.state.hangars[filled.filled[0].hangar] == filled.filled[0].module.id
    assert len(playing.state.decks[1]) == 14
    shown = [each for each in playing.state.wheel if each is not None]
    assert [EXPERIMENTS[each].year for each in shown] == [2] * 7
    assert playing.state.wheel[playing.state.arm] is None
    assert playing.state.piles[1] == ()
    assert playing.player().research == 0
    assert playing.player().experiments == ("1-left-1",)
    assert playing.group == "y2:r1:t1"


@pytest.mark.parametrize(
    ("research", "science"),
    [
        ((12, 7), (1 + 2, 0)),
        ((10, 10, 4), (1 + 1, 1 + 1, 0)),
        ((20, 20), (2, 2)),
        ((50, 30, 8, 7), (10 + 3, 5 + 2, 1 + 1, 0)),
    ],
)
def test_science_of_a_year(research: tuple[int, ...], science: tuple[int, ...]) -> None:
    """HU-12.1, HU-X23, HU-Y10, HU-Y11, Q-35: by the track, and for each strictly behind.

    The thresholds are those of the components; between two players one behind counts 2.
    """
    players = tuple([player(None, research=each) for each in research])
    assert tuple([line.total for line in science_lines(players)]) == science


def test_the_track_ends_at_fifty() -> None:
    """Q-32, HU-K2: the marker stays there."""
    base = lay(C4="ice-drill 3", D4="generator 3", E4="methane-tap 3")
    playing = Play(state(player(base, research=48), wheel="4=1-left-3"))
    playing.act("action=experiment astronaut=1 experiment=1-left-3 payment=plain")
    assert playing.player().research == 50


def test_the_game_ends_after_the_third_year() -> None:
    """HU-1.2, HU-12.4, Q-44: science as before; nobody is placed any more."""
    playing = reset(player(None, "@1 C3- E3-", research=8), player(), year=3, hangars="", deck="")
    assert playing.told(YearEnded)[0].experiments == ()
    assert playing.told(GameEnded)
    assert playing.over.winners == (0,)
    assert playing.player().science == 3
    assert playing.stands()[0] == "home-"


def stored(**tiles: str) -> Player:
    return player(lay(**tiles), "G7 F7 @1")


def test_final_points() -> None:
    """HU-1.1, HU-13.1, HU-X24, HU-K11: 1 for each science, 1 for each full 5 resources."""
    rich = lay(
        A1="ice-drill 3",
        A3="electrolyser 3",
        A5="generator 3",
        C1="lake-farm 3",
        C3="methane-tap 1",
    )
    one = player(rich, "G7 F7 @1", points=10, science=7)
    line = next(each for each in final_ranking((one, player())) if each.seat == 0)
    assert (line.points, line.science, line.stored, line.total) == (10, 7, 2, 19)


@pytest.mark.parametrize(
    ("mine", "theirs", "key"),
    [
        ({"A1": "generator 2"}, {"A1": "generator 1", "A3": "ice-drill 3"}, "electricity"),
        ({"A1": "electrolyser 2"}, {"A1": "electrolyser 1", "A3": "ice-drill 3"}, "advanced"),
        ({"A1": "ice-drill 2"}, {"A1": "ice-drill 1"}, "basic"),
    ],
)
def test_ties(mine: dict[str, str], theirs: dict[str, str], key: str) -> None:
    """HU-13.2, HU-X25: most electricity, then advanced, then basic resources."""
    ranking = final_ranking((stored(**theirs), stored(**mine)))
    assert [(each.seat, each.rank) for each in ranking] == [(1, 1), (0, 2)]
    assert GameEnded(ranking).reason.key == f"humanity-decided-{key}"


def test_a_tie_in_everything_is_shared() -> None:
    """HU-13.2, Q-33: both win."""
    ranking = final_ranking((stored(A1="ice-drill 2"), stored(A1="ice-drill 2"), stored()))
    assert [each.rank for each in ranking] == [1, 1, 3]
    assert GameEnded(ranking).reason.key == "humanity-decided-shared"
    ahead = final_ranking((player(None, points=3), player()))
    assert GameEnded(ahead).reason.key == "humanity-decided-points"
    assert NAMES


def test_the_track_ends_for_obstacles_too() -> None:
    """Q-32, HU-4.4: the research of an obstacle stops at 50."""
    base = put(lay(C4="ice-drill 1", D4="generator 1"), at("D3"), Obstacle(1))
    playing = Play(state(player(base, research=49)))
    playing.act("action=work astronaut=1 work=D3.1")
    assert playing.player().research == 50
