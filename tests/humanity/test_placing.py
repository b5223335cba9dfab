"""What placing a module brings: labs, greenhouses, squares (HU-5.5, HU-7, HU-8)."""

import pytest

from engine.humanity.base.grid import (
    CELLS,
    NAMES,
    Cells,
    Square,
    neighbours,
    open_cells,
    put,
    start_cells,
)
from engine.humanity.base.placing import (
    Research,
    corners_of,
    group_with,
    may_lie,
    neighbours_research,
    own_research,
    squares_at,
)
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour, Kind, Shape
from tests.humanity.bases import at, drawn, lay, tile

ORANGE, BLUE, PURPLE, GREEN = Colour
ROUND, LONG, OCTAGON = (f"{shape}-greenhouse" for shape in ("round", "long", "octagon"))


def legal(module: str, cells: Cells) -> set[str]:
    """List the empty cells of columns A to E and rows 1 to 3 in which a module may lie."""
    cells_here = [at(f"{column}{row}") for column in "ABCDE" for row in "123"]
    return {
        NAMES[cell]
        for cell in cells_here
        if cells[cell] is None and may_lie(MODULES[module], cells, cell)
    }


def test_modules_beside_a_cell_are_counted() -> None:
    """HU-11: what is told of a cell to land in; corners do not count, nor do obstacles."""
    near = neighbours(lay(B1="ice-drill", C2="generator", A2="obstacle"))
    told = {NAMES[cell]: count for cell, count in near.items()}
    assert told == {"A1": 1, "C1": 2, "B2": 2, "D2": 1, "C3": 1}


def test_lab_counts_its_neighbours() -> None:
    """HU-T7, HU-X01, HU-5.5: 2 and 3 for the one orange neighbour; corners do not count."""
    lab = MODULES["geology-lab"]
    cells = drawn("O.. .B. ..O")
    assert (lab.research, own_research(lab, cells, at("B1"))) == (2, 3)
    assert own_research(lab, cells, at("A2")) == 3
    assert own_research(lab, cells, at("C2")) == 3
    assert own_research(lab, drawn("O.O .O. ..."), at("B1")) == 9
    assert own_research(lab, drawn(".x. G.G .P."), at("B2")) == 0


def test_lab_of_all_colours() -> None:
    """Q-24: one count for each adjacent module."""
    lab = MODULES["survey-lab"]
    assert own_research(lab, drawn(".O. O.B .x."), at("B2")) == 3 * lab.each
    assert own_research(lab, drawn(".O. P.B .G."), at("B2")) == 4 * lab.each


def test_labs_gain_for_what_comes_later() -> None:
    """HU-T8, HU-Y07: an orange module beside two labs that count orange: both gain."""
    cells = lay(B1="geology-lab", A2="drill-lab", C2="botany-lab", B3="ice-drill")
    assert neighbours_research(ORANGE, cells, at("B2")) == [
        Research(at("B1"), 3),
        Research(at("A2"), 4),
    ]
    assert neighbours_research(GREEN, cells, at("B2")) == [Research(at("C2"), 3)]
    assert neighbours_research(ORANGE, cells, at("A1")) == [
        Research(at("B1"), 3),
        Research(at("A2"), 4),
    ]
    assert neighbours_research(ORANGE, cells, at("C3")) == []


def test_two_labs_that_count_each_other() -> None:
    """Q-23: the new one gains for the old one, and the old one for the new one."""
    cells = lay(B1="survey-lab")
    new = MODULES["synthesis-lab"]
    assert own_research(new, cells, at("B2")) == 4
    assert neighbours_research(PURPLE, cells, at("B2")) == [Research(at("B1"), 3)]


def test_squares_lie_within_the_grid() -> None:
    """HU-8.1: six by six of them; a cell lies in four, at an edge in two, in a corner in one."""
    corners = {NAMES[cell]: [NAMES[each] for each in corners_of(cell)] for cell in CELLS}
    assert (corners["A1"], corners["G1"], corners["A7"], corners["G7"]) == (
        ["A1"],
        ["F1"],
        ["A6"],
        ["F6"],
    )
    assert (corners["D1"], corners["G4"]) == (["C1", "D1"], ["F3", "F4"])
    assert corners["D7"] == ["C6", "D6"]
    assert corners["D4"] == ["C3", "D3", "C4", "D4"]
    assert len({each for found in corners.values() for each in found}) == 36


def test_colour_of_communications_counts() -> None:
    """Q-19: a communications module counts as the colour chosen, a strip as its own."""
    cells = put(lay(A1="drone-apron"), at("B2"), tile("relay-mast", colour=BLUE))
    assert own_research(MODULES["chemistry-lab"], cells, at("B1")) == 6
    assert own_research(MODULES["geology-lab"], cells, at("B1")) == 0
    assert squares_at(GREEN, put(cells, at("A2"), tile("ice-drill")), at("B1")) == [
        Square(at("A1"), 3)
    ]


def test_points_of_greenhouses() -> None:
    """HU-7.2, HU-X08, HU-T10: one alone brings 1, beside another 2, a set 3."""
    assert group_with(lay(), at("B2")) == 1
    assert group_with(lay(A1=ROUND), at("B2")) == 1
    assert group_with(lay(A2=ROUND), at("B2")) == 2
    assert group_with(lay(A2=ROUND, A1=LONG), at("B2")) == 3


def test_single_greenhouses_are_joined() -> None:
    """HU-Y05, Q-21: the size of the union counts."""
    cells = lay(A2=ROUND, C2=LONG)
    assert may_lie(MODULES[OCTAGON], cells, at("B2"))
    assert group_with(cells, at("B2")) == 3
    placed = put(cells, at("B2"), tile(OCTAGON))
    assert group_with(placed, at("B2")) == 3  # it does not count twice once it lies there


def test_greenhouses_of_one_shape_do_not_touch() -> None:
    """HU-7.1, HU-X09: refused beside its own shape, and as the fourth of a group."""
    assert legal(ROUND, lay(B2=ROUND)) == legal("ice-drill", lay(B2=ROUND)) - {
        "A2",
        "B1",
        "B3",
        "C2",
    }
    assert legal("round-dome", lay(B2=LONG)) == legal("ice-drill", lay(B2=LONG))
    group = lay(A1=ROUND, B1=LONG, C1=OCTAGON)
    for shape in (ROUND, LONG, OCTAGON, "shifting-biome"):
        assert legal(shape, group) == legal("ice-drill", group) - {"D1", "A2", "B2", "C2"}


def test_groups_that_may_not_be_joined() -> None:
    """Q-21, HU-7.1: legal if and only if the union is: shapes all different, at most three."""
    assert not may_lie(MODULES[OCTAGON], lay(A2=ROUND, C2="round-dome"), at("B2"))
    assert not may_lie(MODULES[OCTAGON], lay(A2=ROUND, A1=LONG, C2=LONG), at("B2"))
    assert not may_lie(MODULES[ROUND], lay(B1=LONG, C1=ROUND), at("A1"))  # not beside it


def test_wild_greenhouse() -> None:
    """HU-7.3, HU-Y06, Q-22, HU-T11: it is any shape that fits, and 1 point of its own."""
    wild = MODULES["shifting-biome"]
    assert (wild.points, wild.shape) == (1, Shape.WILD)
    assert may_lie(wild, lay(A1=ROUND), at("B1"))
    cells = lay(A1=ROUND, B1="shifting-biome")
    assert may_lie(MODULES[LONG], cells, at("C1"))
    assert group_with(cells, at("C1")) == 3
    assert not may_lie(MODULES[ROUND], cells, at("C1"))


@pytest.mark.parametrize(
    ("drawing", "colours", "upgrades"),
    [("OB O.", 2, True), ("OB P.", 3, False), ("OO O.", 1, True), ("BG P.", 4, False)],
)
def test_square(drawing: str, colours: int, upgrades: bool) -> None:
    """HU-8.1, HU-8.2, HU-X10, HU-T16: four modules; at most two colours upgrade."""
    (square,) = squares_at(ORANGE, drawn(drawing), at("B2"))
    assert square == Square(at("A1"), colours)
    assert square.upgrades is upgrades


def test_several_squares_at_once() -> None:
    """Q-17, HU-X11: every one counts, overlaps included."""
    two = squares_at(ORANGE, drawn("OOO O.O"), at("B2"))
    assert [(NAMES[each.corner], each.upgrades) for each in two] == [("A1", True), ("B1", True)]
    four = squares_at(BLUE, drawn("OOG O.O OPO"), at("B2"))
    assert [(NAMES[each.corner], each.colours) for each in four] == [
        ("A1", 2),
        ("B1", 3),
        ("A2", 3),
        ("B2", 3),
    ]


def test_squares_are_of_modules_alone() -> None:
    """Q-18: neither an obstacle nor an empty cell, where astronauts stand, is part of one."""
    assert squares_at(ORANGE, drawn("OO x."), at("B2")) == []
    assert squares_at(ORANGE, drawn("O. O."), at("B2")) == []
    assert squares_at(ORANGE, drawn("......O O.....O O"), at("A1")) == []  # not over the edge


def test_modules_that_score_by_themselves() -> None:
    """HU-T12: a landing strip brings 1 point, is orange or blue, and takes no work."""
    strips = [each for each in MODULES.values() if each.kind is Kind.STRIP]
    assert {(each.points, each.work, each.makes) for each in strips} == {(1, 0, ())}
    assert [each.colour for each in strips] == [ORANGE] * 3 + [BLUE] * 3


def test_where_astronauts_may_be_placed() -> None:
    """HU-T18, HU-Y13, HU-11: beside a module; a cell that touches obstacles alone is closed."""
    assert [NAMES[cell] for cell in open_cells(start_cells())] == ["C3", "E3", "B4", "F4", "D6"]
