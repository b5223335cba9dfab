"""The tiles keep the counts of the game, the schema describes them, bad data are named."""

import json
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import jsonschema
import pytest

from engine.humanity.base.grid import (
    NAMES,
    Obstacle,
    Tile,
    open_cells,
    start_astronauts,
    start_cells,
)
from engine.humanity.tiles.card_files import schema
from engine.humanity.tiles.pack import DATA, load_pack
from engine.humanity.tiles.tables import (
    COMMUNICATIONS,
    MISSIONS,
    MODULES,
    SEATS,
    deck_of,
    science_for,
    third_hangar,
)
from engine.humanity.tiles.tiles import Kind, Resource, Shape
from engine.kit.packs import PackError
from tests.humanity.bases import stocked

FILES = ["modules", "experiments", "missions", "start"]


def test_schema_file_is_up_to_date() -> None:
    assert (DATA / "schema.json").read_text("utf-8") == schema()


@pytest.mark.parametrize("file", FILES)
def test_schema_accepts_the_house_set(file: str) -> None:
    content = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))
    jsonschema.validate(content, json.loads(schema()))
    next(iter(content.values()))[0]["weight"] = 1
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(content, json.loads(schema()))


def test_modules_of_each_year() -> None:
    """HU-K6: fifteen a year, by kind; the one wild greenhouse comes in the last year."""
    kinds = [Counter(MODULES[each].kind for each in deck_of(year)) for year in (1, 2, 3)]
    assert kinds == [
        {"communications": 2, "time": 1, "store": 6, "lab": 3, "greenhouse": 3},
        {"communications": 2, "time": 1, "store": 5, "lab": 4, "greenhouse": 3},
        {"communications": 1, "strip": 6, "lab": 4, "greenhouse": 4},
    ]
    shapes = [[MODULES[each].shape for each in deck_of(year)] for year in (1, 2, 3)]
    assert [found.count(Shape.WILD) for found in shapes] == [0, 0, 1]


def test_costs_of_modules() -> None:
    """HU-K6: how often each resource is asked for, over all modules."""
    asked = Counter[Resource]()
    for module in MODULES.values():
        asked.update(dict(module.cost))
    assert {each.value: asked[each] for each in Resource} == {
        "ice": 24,
        "methane": 24,
        "insects": 24,
        "oxygen": 9,
        "aircarbon": 8,
        "protein": 9,
        "electricity": 12,
    }


def test_communications_by_year() -> None:
    """HU-K7, HU-T9: 3, 4 and 5 research, in a colour that is chosen."""
    assert COMMUNICATIONS == {1: 3, 2: 4, 3: 5}
    faces = [each for each in MODULES.values() if each.kind is Kind.COMMUNICATIONS]
    assert {each.colour for each in faces} == {None}


def test_what_modules_take_and_make() -> None:
    """HU-T1, HU-T2, HU-T3, HU-T4, HU-T5: orange 1 work, blue 2; a start generator too."""
    stores = [each for each in MODULES.values() if each.makes]
    assert {(each.colour, each.work) for each in stores} == {("orange", 1), ("blue", 2)}
    assert (MODULES["generator"].makes, MODULES["generator"].work) == ((Resource.ELECTRICITY,), 2)


def test_base_at_the_start() -> None:
    """HU-2.6, HU-K4, HU-K5, HU-K9: four modules with one unit each, three obstacles."""
    cells = start_cells()
    assert stocked(cells) == {"C4": 1, "D4": 1, "E4": 1, "D5": 1}
    assert [NAMES[n] for n, each in enumerate(cells) if isinstance(each, Obstacle)] == [
        "D3",
        "C5",
        "E5",
    ]
    modules = {NAMES[n]: each.module for n, each in enumerate(cells) if isinstance(each, Tile)}
    assert modules == {
        "C4": "ice-drill",
        "D4": "generator",
        "E4": "methane-tap",
        "D5": "insect-rack",
    }
    assert [NAMES[cell] for cell in start_astronauts()] == ["C3", "E3"]
    assert set(start_astronauts()) <= set(open_cells(cells))


@pytest.mark.parametrize("seats", SEATS)
def test_third_astronauts_begin_at_hangars(seats: int) -> None:
    """Q-02: in order of play from the last hangars down to the fourth."""
    assert [third_hangar(place, seats) for place in range(seats)] == [7, 6, 5, 4][-seats:]


def test_research_is_worth_science() -> None:
    """HU-K2, HU-12.1: by the steps of the track."""
    steps = [8, 15, 21, 26, 30, 34, 38, 42, 46, 50]
    assert [science_for(step) for step in steps] == list(range(1, 11))
    assert [science_for(step - 1) for step in steps] == list(range(10))


def test_missions_of_each_group() -> None:
    """HU-K10: six of each."""
    assert Counter(each.group for each in MISSIONS.values()) == {"a": 6, "b": 6, "c": 6}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the house set that a test may spoil."""
    return shutil.copytree(DATA, tmp_path / "set")


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("modules", 'makes = ["ice"]', 'makes = ["snow"]', "module ice-drill, makes.1: is"),
        ("modules", 'makes = ["ice"]', "", "module ice-drill, makes: is missing"),
        ("modules", "work = 1", "work = 1\npoints = 2", "module ice-drill, points: is there"),
        ("modules", "year = 1", "year = 2", "modules of year 1: there are 14; expected 15"),
        ("modules", "research = 3", "research = 4", "communications of year 1, research: are"),
        ("modules", 'colour = "green"', 'colour = "blue"', "octagon-greenhouse, colour: is blue"),
        ("modules", '"methane", "insects"', '"methane", "oxygen"', "lake-farm, makes: are methane"),
        ("modules", 'name = "Ice Drill"', 'name = "Rover Shed"', 'name: is "Rover Shed", as'),
        ("modules", "ice = 2", "ice = 9", "module lake-farm, cost"),
        ("experiments", 'side = "left"', 'side = "right"', "year 1, left: there are 2; expected 3"),
        ("missions", 'colour = "orange"', "", "mission a1, colour: is missing"),
        ("missions", 'group = "a"', 'group = "b"', "missions of group a: there are 5"),
        ("start", 'holds = "generator"', 'holds = "obstacle"', "obstacles: there are 4"),
        ("start", 'holds = "generator"', 'holds = "ice-drill"', "modules, holds: are ice-drill"),
        ("start", 'cell = "C3"', 'cell = "C8"', 'start number 1, cell: is "C8"'),
    ],
)
def test_bad_data_are_named(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    assert complaint in str(caught.value)
