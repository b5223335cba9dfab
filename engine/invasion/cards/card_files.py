"""What the data files of every edition say alike: fields, their limits and explanations."""

from typing import Annotated, TypeAlias

from pydantic import Field

from engine.invasion.cards.cards import HUMANS_STEP, Bonus, CityType, Region, ShipClass
from engine.kit.packs import CardPart, Copies, Name, Slug, YesNo, one_of

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
Attack: TypeAlias = Annotated[int, Field(ge=1, le=60, description="a whole number from 1 to 60")]


TYPE = Field(description=one_of(CityType))
REGION = Field(description=one_of(Region))
CLASS = Field(description=one_of(ShipClass))


class CityPart(CardPart):
    """What every city card says."""

    id: Slug
    name: Name
    region: Annotated[Region, REGION]
    type: Annotated[CityType, TYPE]
    captains: Tag = 2
    raid: Humans


class BonusPart(CardPart):
    """One bonus of a ship."""

    plus: Annotated[int, Field(ge=1, le=20, description="a whole number from 1 to 20")]
    city: Annotated[CityType | None, TYPE] = None
    wing: Annotated[ShipClass | None, CLASS] = None
    army: YesNo = False


class ShipPart(CardPart):
    """What every series of ships says."""

    series: Slug
    name: Name
    copies: Copies = 1
    ship_class: Annotated[ShipClass, Field(alias="class", description=one_of(ShipClass))]
    attack: Annotated[int, Field(ge=1, le=40, description="a whole number from 1 to 40")]
    fuel: Annotated[int, Field(ge=1, le=6, description="a whole number from 1 to 6")]
    bonuses: Annotated[
        list[BonusPart],
        Field(max_length=4, description='at most 4 like { plus = 3, wing = "saucer" }'),
    ] = []
    transfer: YesNo = False


def bonuses_of(card: ShipPart) -> tuple[Bonus, ...]:
    """Make the bonuses of a series."""
    return tuple([Bonus(**bonus.model_dump()) for bonus in card.bonuses])
