"""What missions measure (HU-9, 7.5), and the lines of experiments (HU-10.3)."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.humanity.base.experiments import line_points, lines_of, side_of
from engine.humanity.base.grid import AROUND, BESIDE, put
from engine.humanity.base.measuring import colours_of, measured
from engine.humanity.tiles.tables import EXPERIMENTS, MISSIONS, experiments_of
from engine.humanity.tiles.tiles import Side
from tests.humanity.bases import DRAWN, EMPTY, drawn

LEFT, CENTRE, RIGHT = "1-left-1", "1-centre-1", "1-right-1"


def value(mission: str, drawing: str = "", *experiments: str) -> int:
    """Measure a base that is drawn."""
    return measured(MISSIONS[mission], colours_of(drawn(drawing)), experiments)


@pytest.mark.parametrize(("mission", "mark", "other"), [("a1", "O", "B"), ("a2", "B", "O")])
def test_clusters(mission: str, mark: str, other: str) -> None:
    """HU-9, Q-26, Q-27: the largest cluster of the colour; corners do not connect it."""
    drawing = "##.# ..#. #..# ##..".replace("#", mark)
    assert value(mission, drawing) == 3
    assert value(mission, drawing.replace(".", other)) == 3
    assert value(mission, "###. #..#".replace("#", mark)) == 4
    assert value(mission, "") == 0


def test_purple_cluster_touches_over_corners() -> None:
    """HU-Y14, Q-27: three purple in a chain of corners are adjacent for this mission alone."""
    assert value("a3", "P.. .P. ..P") == 3
    assert value("a3", "P.. .P. P..") == 3
    assert value("a3", "PO. .O. ..P") == 1
    assert value("a1", "O.. .O. ..O") == 1
    assert value("a2", "B.. .B. ..B") == 1


@pytest.mark.parametrize("cell", range(49))
def test_what_touches_a_cell(cell: int) -> None:
    """HU-Y14, Q-27: up to four cells share a side with a cell, up to eight a side or a corner."""
    x, y = cell % 7, cell // 7
    apart = {each: (abs(each % 7 - x), abs(each // 7 - y)) for each in range(49)}
    assert sorted(BESIDE[cell]) == [each for each in apart if sum(apart[each]) == 1]
    assert sorted(AROUND[cell]) == [each for each in apart if max(apart[each]) == 1]


def test_counts_of_a_colour() -> None:
    """HU-9, HU-X17: modules of the colour anywhere in the base."""
    assert value("a4", "O.O .O. OBO ..O") == 6
    assert value("a5", "B.O .B.") == 2
    assert value("a6", "P.G P") == 2


def test_lines_follow_the_grid() -> None:
    """Q-30, HU-9: columns are vertical, rows horizontal, and both diagonals count."""
    column, row = "O B P G", "OBPGO"
    assert (value("b1", column), value("b2", column)) == (4, 1)
    assert (value("b1", row), value("b2", row)) == (1, 5)
    assert value("b3", "O... .B.. ..P. ...G") == 4
    assert value("b3", "...O ..B. .P.. G...") == 4
    assert value("b3", "....O ...B. ..x.. .G...") == 2


def test_lines_have_no_gaps() -> None:
    """Q-18: obstacles and empty cells end a line."""
    assert value("b2", "OOxOOO.") == 3
    assert value("b1", "O O . O") == 2
    assert value("b2", "......O OOOOOO.") == 6


def test_lines_of_one_colour() -> None:
    """HU-9, Q-30: the longest run of the same colour, whichever it is."""
    assert value("b4", "O O B B B") == 3
    assert value("b5", "OOBGGGG") == 4
    assert value("b6", "P..G .P.G G.P. BB.P") == 4
    assert value("b6", "O.. .B. ..O") == 1


@pytest.mark.parametrize("mission", ["b1", "b2", "b3", "b4", "b5", "b6"])
def test_every_place_of_a_line_counts(mission: str) -> None:
    """Q-30: on an empty grid one module is a line of one, wherever it lies."""
    tile = DRAWN["O"]
    assert {
        measured(MISSIONS[mission], colours_of(put(EMPTY, cell, tile)), ()) for cell in range(49)
    } == {1}


def test_icons_of_experiments() -> None:
    """Q-29, HU-9: each icon printed in a cost counts, whatever was paid for it."""
    done = ["1-left-1", "2-left-2", "3-left-1"]  # ice and methane; oxygen; oxygen and methane
    assert [value(mission, "", *done) for mission in ("c1", "c2", "c3")] == [3, 2, 0]


def test_sides_of_experiments() -> None:
    """HU-9: how many of a side were carried out."""
    done = ["1-left-1", "2-left-2", "3-right-1"]
    assert [value(mission, "", *done) for mission in ("c4", "c5", "c6")] == [2, 0, 1]


def points(*done: str) -> list[int]:
    """Return what each of a series of experiments brings for its line."""
    return [line_points(done[:number], each) for number, each in enumerate(done)]


def test_lines_of_experiments() -> None:
    """HU-10.3, HU-X13: the first of a line brings nothing, the second 1, the third 2."""
    assert points(LEFT, CENTRE, RIGHT) == [0, 1, 2]
    assert points(RIGHT, LEFT, CENTRE) == [0, 1, 2]


def test_several_lines_are_open() -> None:
    """HU-Y09: left, left, centre: a line of two and a line of one."""
    done = (LEFT, "1-left-2", CENTRE)
    assert points(*done) == [0, 0, 1]
    assert lines_of(done) == ((LEFT, CENTRE), ("1-left-2",))


def assigned(sides: list[Side]) -> Iterator[int]:
    """List the points of every way to put experiments into lines."""
    for choice in product(range(len(sides)), repeat=len(sides)):
        lines: list[list[Side]] = [[] for _ in sides]
        total = 0
        for side, number in zip(sides, choice, strict=True):
            if side in lines[number]:
                break
            total += len(lines[number])
            lines[number].append(side)
        else:
            yield total


@pytest.mark.parametrize("seed", range(12))
def test_longest_open_line_takes_an_experiment(seed: int) -> None:
    """Q-25: no other choice of lines brings more."""
    done = Random(seed).sample([each for year in (1, 2) for each in experiments_of(year)], 5)
    assert sum(points(*done)) == max(assigned([side_of(each) for each in done]))


def test_experiments_are_counted_by_their_side() -> None:
    """HU-K8: nine a year, three of each side."""
    for year in (1, 2, 3):
        sides = [EXPERIMENTS[each].side for each in experiments_of(year)]
        assert {side: sides.count(side) for side in Side} == dict.fromkeys(Side, 3)
