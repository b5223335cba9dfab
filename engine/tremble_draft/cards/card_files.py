"""What the data files of the cards may say: every field, its limits, and its explanation."""

from typing import Annotated, TypeAlias

from pydantic import Field

from engine.invasion.cards.card_files import (
    REGION,
    TYPE,
    Attack,
    CityPart,
    Humans,
    ShipPart,
    Tag,
)
from engine.invasion.cards.cards import CityType, Region
from engine.kit.packs import CardPart, Name, Slug, YesNo, one_of, schema_of
from engine.tremble_draft.cards.cards import Measure

Least: TypeAlias = Annotated[int, Field(ge=1, description="a whole number from 1")]


class CityCard(CityPart):
    """A city of cities.toml."""

    star: YesNo = False
    search: Humans


class ArmyCard(CardPart):
    """An army of armies.toml."""

    id: Slug
    name: Name
    star: YesNo = False
    attack: Attack


class ShipCard(ShipPart):
    """A series of ships of ships.toml."""

    price: Humans
    tempo: YesNo = False
    reserve: YesNo = False
    starting: YesNo = False


class NeedPart(CardPart):
    """One need of a task."""

    measure: Annotated[Measure, Field(description=one_of(Measure))] = Measure.CITIES
    least: Least
    each: Least = 1
    regions: Annotated[
        list[Annotated[Region, REGION]], Field(max_length=6, description="a list of regions")
    ] = []
    type: Annotated[CityType | None, TYPE] = None
    raid: Annotated[int, Field(ge=0, description="a whole number, not negative")] = 0
    star: YesNo = False


class TaskCard(CardPart):
    """A task of tasks.toml."""

    id: Slug
    captains: Tag = 2
    bonus: Humans
    penalty: Humans
    needs: Annotated[
        list[NeedPart],
        Field(min_length=1, max_length=3, description="1 to 3 like { least = 4, star = true }"),
    ]


class PackFiles(CardPart):
    """All tables that the files of a card set may hold; the base of the schema."""

    city: list[CityCard] = []
    army: list[ArmyCard] = []
    ship: list[ShipCard] = []
    task: list[TaskCard] = []


def schema() -> str:
    """Return the JSON schema of the data files, as text."""
    return schema_of(PackFiles)
