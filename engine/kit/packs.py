"""Data packs: cards in TOML files, read strictly, with every problem said at once.

Card models are pydantic's; what the rules get are plain structs made from them.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias, TypeVar, get_args

import msgspec
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core.registry import GameDataError
from engine.core.words import Named

Slug: TypeAlias = Annotated[
    str,
    Field(
        pattern="^[a-z0-9]+(-[a-z0-9]+)*$",
        max_length=20,
        description="small letters, digits and single hyphens, at most 20 characters",
    ),
]
Name: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=24, description="a text of 1 to 24 characters")
]
Copies: TypeAlias = Annotated[
    int, Field(ge=1, le=10, description="how many such cards there are, 1 to 10")
]
YesNo: TypeAlias = Annotated[bool, Field(description="true or false")]


class CardPart(BaseModel):
    """What all cards share: no unknown fields, no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def one_of(words: Iterable[StrEnum]) -> str:
    """List the words a field knows."""
    return "one of " + ", ".join(f'"{word}"' for word in words)


def schema_of(files: type[CardPart]) -> str:
    """Return the JSON schema of data files, as text."""
    return json.dumps(files.model_json_schema(), indent=2, ensure_ascii=False) + "\n"


def names_in(pack: msgspec.Struct) -> tuple[str, ...]:
    """List the names of a pack's cards; every locale brings its own for them."""
    piles = [pile for pile in msgspec.structs.astuple(pack) if isinstance(pile, Mapping)]
    cards = [card for pile in piles for card in pile.values()]
    return tuple(sorted({card.english for card in cards if isinstance(card, Named)}))


class Problem(NamedTuple):
    """One fault of the data: where it is, what is there, and what belongs there."""

    file: str
    card: str
    field: str
    found: str
    expected: str

    def __str__(self) -> str:
        """Say it in one line."""
        place = ", ".join(part for part in (self.card, self.field) if part)
        return f"{self.file}: {place}: {self.found}; expected {self.expected}"


class PackError(GameDataError):
    """The card set cannot be played with; the message has one problem a line."""


Card = TypeVar("Card", bound=CardPart)


class Fault(NamedTuple):
    """What is wrong with one field of a card."""

    field: str
    found: str
    expected: str


def read_card(model: type[Card], raw: dict[str, Any]) -> Card | list[Fault]:
    """Read one card, or say what is wrong with it."""
    try:
        return model.model_validate_json(json.dumps(raw, default=str))
    except ValidationError as error:
        faults = [
            _fault(model, each["loc"], each["type"], each["input"]) for each in error.errors()
        ]
        return list(dict.fromkeys(faults))


def _fault(model: type[CardPart], loc: tuple[int | str, ...], sort: str, value: object) -> Fault:
    """Word what pydantic found at `loc` by the explanations of the fields."""
    path: list[str] = []
    expected = "a table of fields"
    inside: type[CardPart] | None = model
    for part in loc:
        if isinstance(part, int):
            path.append(str(part + 1))
        elif inside is not None:
            path.append(part)
            expected, inside = _explain(inside, part)
    if sort == "missing":
        return Fault(".".join(path), "is missing", expected)
    if sort == "extra_forbidden":
        return Fault(".".join(path), "is not a field of this card", expected)
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return Fault(".".join(path), f"is {shown[:60]}", expected)


def _explain(model: type[CardPart], name: str) -> tuple[str, type[CardPart] | None]:
    """Return what the field `name` should hold, and the model of its parts if it has any."""
    fields = {field.alias or key: field for key, field in model.model_fields.items()}
    if name not in fields:
        return "only " + ", ".join(fields), None
    field = fields[name]
    kinds = (field.annotation, *get_args(field.annotation))
    parts = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, CardPart)]
    return field.description or "", parts[0] if parts else None


class Reader:
    """Reads file after file and gathers what is wrong, so that all of it is said at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self._ids: dict[str, str] = {}
        self._names: dict[str, str] = {}

    def read(self, file: str, kind: str, model: type[Card]) -> list[Card]:
        """Read the cards of one file."""
        found: list[Card] = []
        for number, raw in enumerate(self._tables(file, kind), start=1):
            own_id = raw.get("id", raw.get("series"))
            card_name = f"{kind} {own_id if isinstance(own_id, str) else f'number {number}'}"
            card = read_card(model, raw)
            if isinstance(card, list):
                self.problems += [Problem(file, card_name, *fault) for fault in card]
            else:
                found.append(card)
            self._unique(file, card_name, raw)
        return found

    def stop_at_problems(self) -> None:
        """Raise PackError if there was a problem."""
        if self.problems:
            raise PackError("\n".join(map(str, self.problems)))

    def _tables(self, file: str, kind: str) -> list[dict[str, Any]]:
        """Return the tables `[[kind]]` of a file."""
        try:
            content = tomllib.loads((self.folder / file).read_text("utf-8"))
        except FileNotFoundError:
            self._broken(file, "the file is missing", f"it in the folder {self.folder.name}")
            return []
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
            self._broken(file, f"the file cannot be read ({reason})", "a text file in UTF-8")
            return []
        except tomllib.TOMLDecodeError as error:
            self._broken(file, f"the file is not TOML: {error}", 'lines like name = "Paris"')
            return []
        for key in content.keys() - {kind}:
            self.problems.append(Problem(file, key, "", "is unknown here", f"only [[{kind}]]"))
        tables = content.get(kind, [])
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            self._broken(file, f"{kind} is not a list of cards", f"each card under [[{kind}]]")
            return []
        return tables

    def _broken(self, file: str, found: str, expected: str) -> None:
        """Note that a whole file is of no use."""
        self.problems.append(Problem(file, "all cards", "", found, expected))

    def _unique(self, file: str, card: str, raw: dict[str, Any]) -> None:
        """Note an id or a name that another card has already."""
        for field, seen in (("id", self._ids), ("series", self._ids), ("name", self._names)):
            value = raw.get(field)
            if not isinstance(value, str):
                continue
            if value in seen:
                found = f'is "{value}", as {seen[value]} has it'
                self.problems.append(Problem(file, card, field, found, f"a {field} of its own"))
            seen.setdefault(value, f"a {card.partition(' ')[0]} of {file}")


class _HasId(Protocol):
    """A card that knows its id."""

    @property
    def id(self) -> str:
        """Return the id."""
        ...


Kind = TypeVar("Kind", bound=_HasId)


def by_id(found: Iterable[Kind]) -> dict[str, Kind]:
    """Put cards in a dictionary, in the order of the file."""
    return {card.id: card for card in found}


def copies_of(series: str, copies: int) -> Iterator[str]:
    """Name the cards of a series: itself when single, else numbered from 1."""
    if copies == 1:
        yield series
    else:
        yield from (f"{series}.{number}" for number in range(1, copies + 1))


def digest(pack: msgspec.Struct) -> str:
    """Hash the content of a card set; comments and white space do not count, the order does."""
    kinds = {
        kind: list(found.values())
        for kind, found in msgspec.to_builtins(pack).items()
        if kind != "hash"
    }
    text = json.dumps(kinds, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
