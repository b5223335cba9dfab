"""What the data files of a card set may say: every field, its limits, and its explanation."""

import json
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.invasion.cards import CityType, Region, ShipClass
from engine.kit.packs import CardPart, Copies, Name, Slug, YesNo
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.effects import HUMANS_STEP, CompensationKind, StationKind

Humans: TypeAlias = Annotated[
    int,
    Field(
        ge=HUMANS_STEP,
        le=500_000,
        multiple_of=HUMANS_STEP,
        description="a multiple of 10,000 from 10,000 to 500,000",
    ),
]
Tag: TypeAlias = Annotated[
    int, Field(ge=2, le=5, description="3, 4 or 5 for a card tagged 3+, 4+, 5+; else left out")
]
Back: TypeAlias = Annotated[Colour, Field(description='"blue" or "red"')]


def _words(names: type[CityType | Region | ShipClass | StationKind | CompensationKind]) -> str:
    """List the words a field knows."""
    return "one of " + ", ".join(f'"{name}"' for name in names)


TYPE = Field(description=_words(CityType))
REGION = Field(description=_words(Region))
CLASS = Field(description=_words(ShipClass))


class CityCard(CardPart):
    """A city of cities.toml."""

    id: Slug
    name: Name
    region: Annotated[Region, REGION]
    type: Annotated[CityType, TYPE]
    colour: Back
    captains: Tag = 2
    raid: Humans
    catch: Humans
    difficulty: Annotated[int, Field(ge=1, le=3, description="1, 2 or 3")]


class BonusPart(CardPart):
    """One bonus of a ship."""

    plus: Annotated[int, Field(ge=1, le=20, description="a whole number from 1 to 20")]
    city: Annotated[CityType | None, TYPE] = None
    wing: Annotated[ShipClass | None, CLASS] = None
    army: YesNo = False


class ShipCard(CardPart):
    """A series of ships of ships.toml."""

    series: Slug
    name: Name
    copies: Copies = 1
    ship_class: Annotated[ShipClass, Field(alias="class", description=_words(ShipClass))]
    colour: Annotated[
        Literal["blue", "red", "none"],
        Field(description='"blue", "red", or "none" for the training saucers'),
    ]
    attack: Annotated[int, Field(ge=1, le=40, description="a whole number from 1 to 40")]
    fuel: Annotated[int, Field(ge=1, le=6, description="a whole number from 1 to 6")]
    price: Annotated[
        int,
        Field(
            ge=0,
            le=300_000,
            multiple_of=HUMANS_STEP,
            description="a multiple of 10,000 up to 300,000",
        ),
    ]
    bonuses: Annotated[
        list[BonusPart],
        Field(max_length=4, description='at most 4 like { plus = 3, wing = "saucer" }'),
    ] = []
    transfer: YesNo = False
    invulnerable: YesNo = False


class StationEffect(CardPart):
    """The effect of a station."""

    kind: Annotated[StationKind, Field(description=_words(StationKind))]
    amount: Annotated[int, Field(ge=0, description="a whole number, not negative")] = 0


class StationCard(CardPart):
    """A series of stations of stations.toml."""

    series: Slug
    name: Name
    copies: Copies = 1
    colour: Back
    price: Humans
    effect: Annotated[
        StationEffect, Field(description='a table like { kind = "boost", amount = 3 }')
    ]


class ArmyCard(CardPart):
    """A series of armies of armies.toml."""

    series: Slug
    copies: Copies = 1
    attack: Annotated[
        Literal["none"] | Annotated[int, Field(ge=1, le=60)],
        Field(description='a whole number from 1 to 60, or "none" for "no army"'),
    ]


class TaskCard(CardPart):
    """A task of tasks.toml."""

    id: Slug
    captains: Tag = 2
    type: Annotated[CityType | None, TYPE] = None
    region: Annotated[Region | None, REGION] = None


class CompensationEffect(CardPart):
    """The effect of a compensation card."""

    kind: Annotated[CompensationKind, Field(description=_words(CompensationKind))]
    amount: Annotated[int, Field(ge=0, description="a whole number, not negative")] = 0


class CompensationCard(CardPart):
    """A series of compensation cards of compensations.toml."""

    series: Slug
    name: Name
    copies: Copies = 1
    effect: Annotated[
        CompensationEffect, Field(description='a table like { kind = "fuel", amount = 2 }')
    ]


class PackFiles(CardPart):
    """All tables that the files of a card set may hold; the base of the schema."""

    city: list[CityCard] = []
    ship: list[ShipCard] = []
    station: list[StationCard] = []
    army: list[ArmyCard] = []
    task: list[TaskCard] = []
    compensation: list[CompensationCard] = []


def schema() -> str:
    """Return the JSON schema of the data files, as text."""
    return json.dumps(PackFiles.model_json_schema(), indent=2, ensure_ascii=False) + "\n"
