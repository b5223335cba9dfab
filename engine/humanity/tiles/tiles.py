"""The kinds of tile, as the rules see them."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from engine.core.words import Named


class Resource(StrEnum):
    """What modules store and players pay: basics, the advanced one of each, electricity."""

    ICE = "ice"
    METHANE = "methane"
    INSECTS = "insects"
    OXYGEN = "oxygen"
    AIRCARBON = "aircarbon"
    PROTEIN = "protein"
    ELECTRICITY = "electricity"

    __hash__ = str.__hash__  # costs are looked up by the thousand; that of enums is no C


BASICS = (Resource.ICE, Resource.METHANE, Resource.INSECTS)
ADVANCED = (Resource.OXYGEN, Resource.AIRCARBON, Resource.PROTEIN)
BASIC_OF = dict(zip(ADVANCED, BASICS, strict=True))
"""The basic resource of each advanced one."""

Cost: TypeAlias = tuple[tuple[Resource, int], ...]


class Colour(StrEnum):
    """The colour of a module."""

    ORANGE = "orange"
    BLUE = "blue"
    PURPLE = "purple"
    GREEN = "green"

    __hash__ = str.__hash__


class Kind(StrEnum):
    """What a module is for."""

    STORE = "store"  # makes a resource and keeps it
    TIME = "time"  # brings astronauts nearer to their return
    LAB = "lab"  # research for its neighbours
    COMMUNICATIONS = "communications"  # research, in a colour of choice
    GREENHOUSE = "greenhouse"
    STRIP = "strip"  # a landing strip: points alone


class Shape(StrEnum):
    """The shape of a greenhouse."""

    ROUND = "round"
    RECTANGULAR = "rectangular"
    OCTAGONAL = "octagonal"
    WILD = "wild"


class Module(Named, msgspec.Struct, frozen=True):
    """A module: what it costs, what work makes of it, and what placing it brings."""

    id: str
    english: str = msgspec.field(name="name")
    year: int  # 0: stands in every base from the start
    kind: Kind
    colour: Colour | None  # none: its player chooses orange or blue
    cost: Cost = ()
    work: int = 0  # points of work for one activation; 0: it is never activated
    makes: tuple[Resource, ...] = ()  # one of them, chosen when it is spent
    research: int = 0
    counts: tuple[Colour, ...] = ()  # the colours of neighbours that bring research
    each: int = 0  # research for each such neighbour
    shape: Shape | None = None
    points: int = 0


class Side(StrEnum):
    """From which side of the wheel an experiment is."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Effect(StrEnum):
    """What an experiment does besides research and points."""

    TIME = "time"  # two units of time
    REACTIVATE = "reactivate"


class Experiment(Named, msgspec.Struct, frozen=True):
    """An experiment on the wheel."""

    id: str
    english: str = msgspec.field(name="name")
    year: int
    side: Side
    cost: Cost
    research: int
    effect: Effect | None = None
    points: int = 0


class Measure(StrEnum):
    """What a mission measures."""

    CLUSTER = "cluster"  # the most adjacent modules of a colour
    COUNT = "count"  # modules of a colour
    COLUMN = "column"  # the longest line of each direction
    ROW = "row"
    DIAGONAL = "diagonal"
    ICONS = "icons"  # resources in the costs of experiments
    SIDE = "side"  # experiments of a side


class Mission(msgspec.Struct, frozen=True):
    """A mission: who measures `least` may take it, whoever measures more takes it away."""

    id: str
    group: str  # "a", "b" or "c"; one of each is played
    measure: Measure
    least: int
    colour: Colour | None = None
    diagonals: bool = False  # corners touch as well
    alike: bool = False  # a line of one colour
    icons: tuple[Resource, ...] = ()
    side: Side | None = None


class Start(msgspec.Struct, frozen=True):
    """What every base has in one cell from the start: a module, an obstacle or an astronaut."""

    cell: str
    holds: str  # the id of a module, or one of the words below


OBSTACLE, ASTRONAUT = "obstacle", "astronaut"


class Pack(msgspec.Struct, frozen=True):
    """All tiles, each kind by id, in the canonical order of the data files."""

    modules: dict[str, Module]
    experiments: dict[str, Experiment]
    missions: dict[str, Mission]
    start: dict[str, Start]
    hash: str
