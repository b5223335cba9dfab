"""What the data files of the tiles may say: every field, its limits, and its explanation."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.humanity.tiles.tiles import Colour, Effect, Kind, Measure, Resource, Shape, Side
from engine.kit.packs import CardPart, Name, Slug, YesNo, one_of, schema_of

Amount: TypeAlias = Annotated[int, Field(ge=1, le=4, description="a whole number from 1 to 4")]
Price: TypeAlias = Annotated[
    dict[Resource, Amount],
    Field(min_length=1, description="resources like { ice = 2, methane = 1 }, each 1 to 4"),
]
Gain: TypeAlias = Annotated[int, Field(ge=0, le=9, description="a whole number from 0 to 9")]
Year: TypeAlias = Annotated[int, Field(ge=1, le=3, description="1, 2 or 3")]
ANY_COLOUR = Field(description=one_of(Colour))
ANY_SIDE = Field(description=one_of(Side))
Resources: TypeAlias = Annotated[
    list[Resource], Field(max_length=2, description="one or two resources")
]


class ModuleCard(CardPart):
    """A module of modules.toml."""

    id: Slug
    name: Name
    year: Annotated[int, Field(ge=0, le=3, description="0 for the start, 1, 2 or 3")]
    kind: Annotated[Kind, Field(description=one_of(Kind))]
    colour: Annotated[Colour | None, ANY_COLOUR] = None
    cost: Price | None = None
    work: Annotated[int, Field(ge=0, le=2, description="0, 1 or 2")] = 0
    makes: Resources = []
    research: Gain = 0
    counts: Annotated[
        list[Colour], Field(max_length=4, description="the colours of neighbours that count")
    ] = []
    each: Gain = 0
    shape: Annotated[Shape | None, Field(description=one_of(Shape))] = None
    points: Gain = 0


class ExperimentCard(CardPart):
    """An experiment of experiments.toml."""

    id: Slug
    name: Name
    year: Year
    side: Annotated[Side, ANY_SIDE]
    cost: Price
    research: Gain
    effect: Annotated[Effect | None, Field(description=one_of(Effect))] = None
    points: Gain = 0


class MissionCard(CardPart):
    """A mission of missions.toml."""

    id: Slug
    group: Annotated[Literal["a", "b", "c"], Field(description='"a", "b" or "c"')]
    measure: Annotated[Measure, Field(description=one_of(Measure))]
    least: Annotated[int, Field(ge=2, le=9, description="a whole number from 2 to 9")]
    colour: Annotated[Colour | None, ANY_COLOUR] = None
    diagonals: YesNo = False
    alike: YesNo = False
    icons: Resources = []
    side: Annotated[Side | None, ANY_SIDE] = None


class StartCard(CardPart):
    """What a cell of every base holds from the start, in start.toml."""

    cell: Annotated[str, Field(pattern="^[A-G][1-7]$", description="a cell like D4")]
    holds: Annotated[
        Slug, Field(description='"obstacle", "astronaut", or the id of a module of year 0')
    ]


class PackFiles(CardPart):
    """All tables that the files of a set of tiles may hold; the base of the schema."""

    module: list[ModuleCard] = []
    experiment: list[ExperimentCard] = []
    mission: list[MissionCard] = []
    start: list[StartCard] = []


def schema() -> str:
    """Return the JSON schema of the data files, as text."""
    return schema_of(PackFiles)
