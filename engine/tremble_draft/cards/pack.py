"""The cards: read from the data files, checked, and given to the rules as plain cards."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine.invasion.cards.card_files import bonuses_of
from engine.kit.packs import Reader, by_id, copies_of, digest
from engine.tremble_draft.cards import cards
from engine.tremble_draft.cards.card_files import ArmyCard, CityCard, ShipCard, TaskCard
from engine.tremble_draft.cards.pack_checks import problems

DATA = Path(__file__).parent / "data"


@cache
def load_pack(folder: Path = DATA) -> cards.Pack:
    """Load the cards in `folder`; raise PackError."""
    reader = Reader(folder)
    cities = reader.read("cities.toml", "city", CityCard)
    armies = reader.read("armies.toml", "army", ArmyCard)
    ships = reader.read("ships.toml", "ship", ShipCard)
    tasks = reader.read("tasks.toml", "task", TaskCard)
    reader.stop_at_problems()
    pack = cards.Pack(
        cities=by_id(cards.City(**_printed(each)) for each in cities),
        armies=by_id(cards.Army(**_printed(each)) for each in armies),
        ships=by_id(ship for series in ships for ship in _ships(series)),
        tasks=by_id(map(_task, tasks)),
        hash="",
    )
    reader.problems += problems(pack)
    reader.stop_at_problems()
    return msgspec.structs.replace(pack, hash=digest(pack))


def _printed(card: CityCard | ArmyCard | ShipCard, *without: str) -> dict[str, Any]:
    """Return what stands on a card, as the rules call it."""
    printed = card.model_dump(exclude=set(without))
    return {"english": printed.pop("name"), **printed}


def _ships(card: ShipCard) -> Iterator[cards.Ship]:
    """Make the ships of a series."""
    shared = _printed(card, "copies", "bonuses")
    for own_id in copies_of(card.series, card.copies):
        yield cards.Ship(id=own_id, bonuses=bonuses_of(card), **shared)


def _task(card: TaskCard) -> cards.Task:
    """Make the task of a data file."""
    needs = tuple(
        cards.Need(**{**each.model_dump(), "regions": tuple(each.regions)}) for each in card.needs
    )
    return cards.Task(card.id, card.captains, card.bonus, card.penalty, needs)
