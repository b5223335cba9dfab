"""What the data files of a card set may say: every field, its limits, and its explanation."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.invasion.cards.card_files import REGION, TYPE, CityPart, Humans, ShipPart, Tag
from engine.invasion.cards.cards import HUMANS_STEP, CityType, Region
from engine.kit.packs import CardPart, Copies, Name, Slug, YesNo, one_of, schema_of
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.effects import CompensationKind, StationKind

Back: TypeAlias = Annotated[Colour, Field(description='"blue" or "red"')]


class CityCard(CityPart):
    """A city of cities.toml."""

    colour: Back
    catch: Humans
    difficulty: Annotated[int, Field(ge=1, le=3, description="1, 2 or 3")]


class ShipCard(ShipPart):
    """A series of ships of ships.toml."""

    colour: Annotated[
        Literal["blue", "red", "none"],
        Field(description='"blue", "red", or "none" for the training saucers'),
    ]
    price: Annotated[
        int,
        Field(
            ge=0,
            le=300_000,
            multiple_of=HUMANS_STEP,
            description="a multiple of 10,000 up to 300,000",
        ),
    ]
    invulnerable: YesNo = False


class StationEffect(CardPart):
    """The effect of a station."""

    kind: Annotated[StationKind, Field(description=one_of(StationKind))]
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

    kind: Annotated[CompensationKind, Field(description=one_of(CompensationKind))]
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
    return schema_of(PackFiles)
