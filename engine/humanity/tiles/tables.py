"""The tiles in the shape the rules look things up in, and the numbers printed on the board."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from engine.humanity.tiles.pack import load_pack
from engine.humanity.tiles.tiles import Kind

PACK = load_pack()

MODULES, EXPERIMENTS, MISSIONS, START = PACK.modules, PACK.experiments, PACK.missions, PACK.start

YEARS = 3
HANGARS = 8
CROSSES = 2
"""Hangars after the arm whose modules leave at a reset, if they are still there."""
SHOWN = 7
"""How many modules, and how many experiments, lie out: none at the arm."""
SEATS = range(2, 5)
LEAST_WORK, MOST_WORK = 2, 4
MOST_STOCK = 3
FIRST_STOCK = 1
"""What each module that stands in a base from the start holds."""
RESISTANCE, CLEARED = 3, 3
"""Work that an obstacle takes, and the research it brings then."""
MISSION_POINTS = 3
PER_POINT = 5
"""Resources for one point at the end."""
TWO = 2
LEADS_ALONE = 2
"""The bonus of the leader where only two play (HU-12.1)."""
TRACK = 50
SCIENCE = (8, 15, 21, 26, 30, 34, 38, 42, 46, 50)
"""Research that is worth 1, 2 and up to 10 science at the end of a year."""

COMMUNICATIONS = {
    each.year: each.research for each in MODULES.values() if each.kind is Kind.COMMUNICATIONS
}
"""Research that a communications module brings in a year, of whatever year it is (HU-Y08)."""

EVENED = {3: (6, 6, 4), 4: (6, 7, 6, 5)}
"""Where third astronauts begin, in order of play, where seats are evened out (measured).

Two players are even as it is printed.
"""


@cache
def deck_of(year: int) -> tuple[str, ...]:
    """List the modules of a year, in the order of the data files."""
    return tuple(each.id for each in MODULES.values() if each.year == year)


@cache
def experiments_of(year: int) -> tuple[str, ...]:
    """List the experiments of a year, in the order of the data files."""
    return tuple(each.id for each in EXPERIMENTS.values() if each.year == year)


@cache
def missions_of(group: str) -> tuple[str, ...]:
    """List the missions of a group, in the order of the data files."""
    return tuple(each.id for each in MISSIONS.values() if each.group == group)


def science_for(research: int) -> int:
    """Return the science that so much research is worth at the end of a year (HU-12.1)."""
    return bisect_right(SCIENCE, research)


def year_science(research: Sequence[int]) -> list[tuple[int, int]]:
    """Return what the research of each player is worth, and the bonus for it (HU-12.1)."""
    each_behind = LEADS_ALONE if len(research) == TWO else 1
    return [
        (science_for(own), each_behind * sum(other < own for other in research)) for own in research
    ]


def third_hangar(place: int, seats: int, *, even: bool = False) -> int:
    """Return where the third astronaut of a player begins, who plays at this place from 0."""
    if even and seats in EVENED:
        return EVENED[seats][place]
    return seats + 3 - place
