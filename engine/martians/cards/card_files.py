"""What the data files of tiles and cards may say: every field, its limits, its explanation."""

from typing import Annotated, TypeAlias

from pydantic import Field

from engine.kit.packs import CardPart, Name, Slug, YesNo, one_of, schema_of
from engine.martians.cards.cards import CardKind, Moment, Target, TileKind, When

Place: TypeAlias = Annotated[
    int, Field(ge=0, le=8, description="a square by number, 0 to 8, row by row")
]
Amount: TypeAlias = Annotated[int, Field(ge=0, le=3, description="a whole number from 0 to 3")]


class TileCard(CardPart):
    """A tile of tiles.toml."""

    id: Slug
    title: Name
    kind: Annotated[TileKind, Field(description=one_of(TileKind))]
    rows: Annotated[
        list[Annotated[str, Field(pattern="^[RBFHx]{3}$")]],
        Field(min_length=3, max_length=3, description='three rows like "xRx"'),
    ]
    exits: Annotated[
        str, Field(pattern="^[NESW]{1,4}$", description="sides like NES, each at most once")
    ]
    doors: Annotated[
        list[list[Place]], Field(max_length=4, description="pairs of squares like [4, 7]")
    ] = []
    icon: Place | None = None
    bullets: Amount = 0
    lives: Amount = 0
    objects: Amount = 0


class PlayedCard(CardPart):
    """A card of cards.toml."""

    id: Slug
    name: Name
    rule: Annotated[str, Field(pattern="^(EV|MC)-[0-9]{2}$", description="an ID like EV-01")]
    kind: Annotated[CardKind, Field(description=one_of(CardKind))]
    when: Annotated[When, Field(description=one_of(When))]
    target: Annotated[Target, Field(description=one_of(Target))] = Target.NONE
    moment: Annotated[Moment, Field(description=one_of(Moment))] = Moment.KEEP
    harm: YesNo = False


class PackFiles(CardPart):
    """All tables that the files may hold; the base of the schema."""

    tile: list[TileCard] = []
    card: list[PlayedCard] = []


def schema() -> str:
    """Return the JSON schema of the data files, as text."""
    return schema_of(PackFiles)
