"""The tiles: read from the data files, checked, and given to the rules as plain structs."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine.humanity.tiles import tiles
from engine.humanity.tiles.card_files import ExperimentCard, MissionCard, ModuleCard, StartCard
from engine.humanity.tiles.pack_checks import problems
from engine.kit.packs import CardPart, Reader, by_id, digest

DATA = Path(__file__).parent / "data"


@cache
def load_pack(folder: Path = DATA) -> tiles.Pack:
    """Load the tiles in `folder`; raise PackError."""
    reader = Reader(folder)
    modules = reader.read("modules.toml", "module", ModuleCard)
    experiments = reader.read("experiments.toml", "experiment", ExperimentCard)
    missions = reader.read("missions.toml", "mission", MissionCard)
    start = reader.read("start.toml", "start", StartCard)
    reader.stop_at_problems()
    pack = tiles.Pack(
        modules=by_id(tiles.Module(**_printed(each)) for each in modules),
        experiments=by_id(tiles.Experiment(**_printed(each)) for each in experiments),
        missions=by_id(tiles.Mission(**_printed(each)) for each in missions),
        start={each.cell: tiles.Start(each.cell, each.holds) for each in start},
        hash="",
    )
    reader.problems += problems(pack)
    reader.stop_at_problems()
    return msgspec.structs.replace(pack, hash=digest(pack))


def _printed(card: CardPart) -> dict[str, Any]:
    """Return what stands on a tile, as the rules call it."""
    printed: dict[str, Any] = {
        field: tuple(value) if isinstance(value, list) else value
        for field, value in card.model_dump().items()
    }
    if "name" in printed:
        printed["english"] = printed.pop("name")
    if "cost" in printed:
        cost: dict[tiles.Resource, int] = printed["cost"] or {}
        printed["cost"] = tuple((due, cost[due]) for due in tiles.Resource if due in cost)
    return printed
