"""The house card set keeps the counts of the rules, and bad data are named in words."""

import json
import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import jsonschema
import pytest

from engine.invasion.cards.cards import Bonus, CityType, Region, ShipClass
from engine.kit.packs import PackError
from engine.tremble.cards.card_files import schema
from engine.tremble.cards.cards import Colour, Pack, Ship
from engine.tremble.cards.effects import CompensationKind, StationKind
from engine.tremble.cards.pack import DATA, load_pack
from engine.tremble.cards.pack_checks import contestable

COUNTS = [2, 3, 4, 5]
FILES = ["cities", "ships", "stations", "armies", "tasks", "compensations"]


@pytest.fixture
def pack() -> Pack:
    return load_pack()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the house card set that a test may spoil."""
    return shutil.copytree(DATA, tmp_path / "set")


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first `old` in a data file."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def complaints(folder: Path) -> list[str]:
    """Load a spoilt card set and return the problems it is refused for."""
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    return str(caught.value).split("\n")


def ships_of(pack: Pack, series: str) -> list[Ship]:
    """Return the cards of a series."""
    return [ship for ship in pack.ships.values() if ship.series == series]


# What the house card set is


@pytest.mark.parametrize(("captains", "spaces"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_s1_s2_cities_last_five_turns_of_each_colour(
    pack: Pack, captains: int, spaces: int
) -> None:
    for colour in Colour:
        deck = [c for c in pack.cities.values() if c.colour is colour and c.captains <= captains]
        assert len(deck) == 5 * spaces
        assert {city.type for city in deck} == set(CityType)
        assert {city.region for city in deck} == set(Region)


def test_s2_red_cities_are_richer(pack: Pack) -> None:
    raids = {
        colour: [city.raid for city in pack.cities.values() if city.colour is colour]
        for colour in Colour
    }
    assert max(raids[Colour.BLUE]) <= 80_000
    assert sum(raids[Colour.RED]) > 1.35 * sum(raids[Colour.BLUE])
    assert {city.difficulty for city in pack.cities.values()} == {1, 2, 3}


def test_s3_five_training_saucers_are_in_no_deck(pack: Pack) -> None:
    training = [ship for ship in pack.ships.values() if ship.colour is None]
    assert [ship.id for ship in training] == [f"training.{number}" for number in range(1, 6)]
    for ship in training:
        assert (ship.ship_class, ship.fuel, ship.invulnerable) == (ShipClass.SAUCER, 1, True)


def test_s4_decks_of_fifty_with_stations_mixed_in(pack: Pack) -> None:
    ships = Counter(ship.colour for ship in pack.ships.values())
    stations = Counter(station.colour for station in pack.stations.values())
    assert {colour: ships[colour] + stations[colour] for colour in Colour} == {
        Colour.BLUE: 50,
        Colour.RED: 50,
    }
    assert len(pack.ships) + len(pack.stations) == 105
    assert {station.effect.kind for station in pack.stations.values()} == set(StationKind)
    assert any(station.id.endswith(".2") for station in pack.stations.values())


def test_s4_red_ships_are_stronger(pack: Pack) -> None:
    for ship_class in ShipClass:
        mean: dict[Colour, list[float]] = {}
        for colour in Colour:
            mine = [
                ship
                for ship in pack.ships.values()
                if ship.colour is colour and ship.ship_class is ship_class
            ]
            mean[colour] = [sum(s.attack for s in mine), len(mine)]
        blue, red = mean[Colour.BLUE], mean[Colour.RED]
        assert red[0] / red[1] > blue[0] / blue[1]


@pytest.mark.parametrize("captains", COUNTS)
def test_s6_enough_tasks_are_left_and_each_can_be_contested(pack: Pack, captains: int) -> None:
    left = [task for task in pack.tasks.values() if task.captains <= captains]
    cities = [city for city in pack.cities.values() if city.captains <= captains]
    assert len(left) >= max(3, captains)
    assert all(contestable(task, cities, captains) for task in left)


def test_t1_a_task_for_every_type_and_region(pack: Pack) -> None:
    aims = [task.type or task.region for task in pack.tasks.values()]
    assert Counter(aims) == Counter((*CityType, *Region))
    assert {task.captains for task in pack.tasks.values()} == {2, 3, 4, 5}


def test_s7_twenty_armies_some_of_them_none(pack: Pack) -> None:
    attacks = [army.attack for army in pack.armies.values()]
    assert len(attacks) == 20
    assert 2 <= attacks.count(None) <= 10


def test_s8_twenty_compensations_of_every_kind(pack: Pack) -> None:
    assert len(pack.compensations) == 20
    kinds = {card.effect.kind for card in pack.compensations.values()}
    assert kinds == set(CompensationKind)


def test_a1_to_a5_every_ability_is_on_some_ship_of_each_colour(pack: Pack) -> None:
    for colour in Colour:
        ships = [ship for ship in pack.ships.values() if ship.colour is colour]
        bonuses = [bonus for ship in ships for bonus in ship.bonuses]
        assert {bonus.city for bonus in bonuses if bonus.city} == set(CityType)
        assert {ShipClass.SAUCER, ShipClass.TRIPOD} <= {bonus.wing for bonus in bonuses}
        assert any(bonus.army for bonus in bonuses)
        assert any(ship.transfer for ship in ships)
        assert any(ship.invulnerable for ship in ships)


def test_known_cards_of_the_rulebook(pack: Pack) -> None:
    science, saucer = Bonus(3, city=CityType.SCIENTIFIC), Bonus(3, wing=ShipClass.SAUCER)
    paris = pack.cities["paris"]
    assert (paris.type, paris.raid, paris.catch) == (CityType.SCIENTIFIC, 50_000, 80_000)
    assert pack.cities["seoul"].type is CityType.SCIENTIFIC
    golden_eye = ships_of(pack, "golden-eye")[0]
    assert (golden_eye.ship_class, golden_eye.attack) == (ShipClass.SAUCER, 3)
    assert golden_eye.bonuses == (Bonus(4, city=CityType.INDUSTRIAL),)
    doom_mole = ships_of(pack, "doom-mole")[0]
    assert (doom_mole.ship_class, doom_mole.attack) == (ShipClass.TRIPOD, 5)
    assert doom_mole.bonuses == (saucer, science)
    boom_mole = ships_of(pack, "boom-mole")[0]
    assert (boom_mole.ship_class, boom_mole.attack) == (ShipClass.CRUISER, 13)
    assert boom_mole.price == 50_000
    effects = {
        card.english: (card.effect.kind, card.effect.amount) for card in pack.stations.values()
    }
    assert effects["Kek, Lol, Rofl"] == ("boost", 3)
    assert effects["Death Stable"] == ("cancel-bonuses", 0)
    assert "move-enemy" in {kind for kind, _ in effects.values()}


def test_nameless_ships_of_the_rulebook(pack: Pack) -> None:
    seen = {(ship.ship_class, ship.attack, ship.bonuses) for ship in pack.ships.values()}
    science, saucer = Bonus(3, city=CityType.SCIENTIFIC), Bonus(3, wing=ShipClass.SAUCER)
    tripod = Bonus(3, wing=ShipClass.TRIPOD)
    assert (ShipClass.SAUCER, 3, (tripod,)) in seen
    assert (ShipClass.TRIPOD, 5, (Bonus(6, army=True), saucer, science)) in seen
    assert (ShipClass.TRIPOD, 5, (tripod, saucer)) in seen
    assert (ShipClass.CRUISER, 9, ()) in seen
    assert any(s.ship_class is ShipClass.TRIPOD and s.fuel == 3 for s in pack.ships.values())


def test_ids_and_names_fit_menus_and_custom_ids(pack: Pack) -> None:
    ids = [
        *pack.cities,
        *pack.ships,
        *pack.stations,
        *pack.armies,
        *pack.tasks,
        *pack.compensations,
    ]
    assert len(ids) == len(set(ids)) == 60 + 105 + 20 + 9 + 20
    for own_id in ids:
        assert len(own_id) <= 24
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(\.[1-9][0-9]?)?", own_id)
    names = [
        *((ship.id, ship.series, ship.english) for ship in pack.ships.values()),
        *((station.id, station.series, station.english) for station in pack.stations.values()),
        *((card.id, card.series, card.english) for card in pack.compensations.values()),
        *((city.id, city.id, city.english) for city in pack.cities.values()),
    ]
    for own_id, series, name in names:
        assert len(name) <= 24
        assert own_id.partition(".")[0] == series


def test_house_set_is_read_once() -> None:
    assert load_pack() is load_pack()
    assert load_pack(DATA) == load_pack()


# The hash names the content


def test_hash_ignores_comments_and_white_space(folder: Path) -> None:
    spoil(folder, "cities.toml", "raid = 50_000", "raid   =   50000  # as printed")
    assert load_pack(folder).hash == load_pack().hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cities.toml", "catch = 80_000", "catch = 90_000"),
        ("cities.toml", 'name = "Paris"', 'name = "París"'),
        ("ships.toml", "plus = 4", "plus = 5"),
        ("stations.toml", "amount = 3", "amount = 4"),
        ("armies.toml", "attack = 8", "attack = 7"),
        ("compensations.toml", "amount = 2 ", "amount = 3 "),
    ],
)
def test_hash_tells_any_change(folder: Path, file: str, old: str, new: str) -> None:
    spoil(folder, file, old, new)
    assert load_pack(folder).hash != load_pack().hash


def test_hash_tells_a_changed_order(folder: Path) -> None:
    text = (folder / "tasks.toml").read_text("utf-8")
    head, *cards = text.split("\n[[task]]")
    body = "".join(f"\n[[task]]{card.rstrip()}\n" for card in reversed(cards))
    (folder / "tasks.toml").write_text(head + body, "utf-8")
    assert list(load_pack(folder).tasks) == list(reversed(load_pack().tasks))
    assert load_pack(folder).hash != load_pack().hash


# The schema


def test_schema_file_is_up_to_date() -> None:
    assert (DATA / "schema.json").read_text("utf-8") == schema()


@pytest.mark.parametrize("file", FILES)
def test_schema_accepts_the_house_set(file: str) -> None:
    content = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))
    jsonschema.validate(content, json.loads(schema()))


def test_schema_refuses_an_unknown_region() -> None:
    content = tomllib.loads((DATA / "cities.toml").read_text("utf-8"))
    content["city"][0]["region"] = "atlantis"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(content, json.loads(schema()))


# Malformed data: file, card, field, what was expected


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cities.toml", 'type = "scientific"\n', "", ["city paris, type", "missing", '"cultural"']),
        ("cities.toml", "50_000", '"many"', ["city paris, raid", '"many"', "multiple of 10,000"]),
        ("cities.toml", "50_000", "55_000", ["city paris, raid", "55000", "multiple of 10,000"]),
        ("cities.toml", "50_000", "true", ["city paris, raid", "true", "multiple of 10,000"]),
        ("cities.toml", "50_000", "nan", ["city paris", "expected"]),
        ("cities.toml", "50_000", "1979-05-27", ["city paris, raid", "1979", "multiple of"]),
        ("cities.toml", '"europe"', '"atlantis"', ["city paris, region", '"atlantis"', '"asia"']),
        ("cities.toml", '"blue"', '"green"', ["city paris, colour", '"green"', '"red"']),
        ("cities.toml", '"vienna"', '"paris"', ["city paris, id", "cities.toml has it"]),
        ("cities.toml", '"Vienna"', '"Paris"', ["city vienna, name", "a name of its own"]),
        ("cities.toml", '"paris"', '"Gay Paris"', ["city Gay Paris, id", "small letters"]),
        ("cities.toml", 'id = "paris"\n', "", ["city number 1, id", "missing", "hyphens"]),
        ("cities.toml", "difficulty = 1", "difficulty = 4", ["paris, difficulty", "1, 2 or 3"]),
        ("cities.toml", "80_000", "40_000", ["city paris, catch", "more than the raid value"]),
        ("ships.toml", "plus = 4", "minus = 4", ["golden-eye, bonuses.1.minus", "only plus"]),
        ("ships.toml", "industrial", "rich", ["bonuses.1.city", '"rich"', '"scientific"']),
        ("ships.toml", 'city = "ind', 'army = true, city = "ind', ["golden-eye", "exactly one of"]),
        ("ships.toml", ', city = "industrial"', "", ["golden-eye", "says nothing", "exactly one"]),
        ("ships.toml", 'class = "saucer"', 'class = "sofa"', ["training, class", '"tripod"']),
        ("ships.toml", "copies = 5", "copies = 4", ['colour "none", copies', "are 4", "5 in all"]),
        ("ships.toml", "copies = 3", "copies = 4", ["blue ships, copies", "45", "50 in all"]),
        ("ships.toml", "invulnerable = true", "", ["ship training.1", "that is invulnerable"]),
        (
            "ships.toml",
            "attack = 3\nfuel = 1",
            "attack = 3\nfuel = 3",
            ["golden-eye, fuel", "1 to"],
        ),
        ("stations.toml", '"boost"', '"bost"', ["kek-lol-rofl, effect.kind", '"move-enemy"']),
        ("stations.toml", "amount = 3", "amount = 0", ["effect.amount", "1 to 12 for boost"]),
        ("stations.toml", "{ kind", '"x" # ', ["station kek-lol-rofl, effect", "a table like"]),
        ("armies.toml", '"none"', '"nine"', ["army no-army, attack", '"nine"', 'or "none"']),
        ("armies.toml", "copies = 4", "copies = 6", ["all armies, copies", "are 22", "20"]),
        ("armies.toml", "[[army]]", "[[navy]]", ["navy", "unknown here", "only [[army]]"]),
        ("tasks.toml", 'type = "scientific"', 'region = "asia"', ['"asia"', "are 2", "expected 1"]),
        ("tasks.toml", 'type = "scientific"', "", ["task scientific", "both are missing"]),
        ("tasks.toml", "captains = 5", "captains = 6", ["oceania, captains", "3, 4 or 5"]),
        ("compensations.toml", '"trophy"', '"reroll"', ["effect.kind", '"trophy"', "at least one"]),
        (
            "compensations.toml",
            "amount = 80_000",
            "amount = 95_000",
            ["lost-tourists", "steps of"],
        ),
        ("compensations.toml", "[[compensation]]", "[[compensation", ["not TOML", "line"]),
    ],
)
def test_malformed_data_are_named(
    folder: Path, file: str, old: str, new: str, said: list[str]
) -> None:
    spoil(folder, file, old, new)
    lines = [line for line in complaints(folder) if line.startswith(f"{file}: ")]
    assert all("; expected " in line for line in lines)
    assert any(all(word in line for word in said) for line in lines), lines


@pytest.mark.parametrize("file", FILES)
def test_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / f"{file}.toml").unlink()
    assert complaints(folder) == [
        f"{file}.toml: all cards: the file is missing; expected it in the folder set"
    ]


def test_unreadable_files_are_named(folder: Path) -> None:
    (folder / "ships.toml").write_bytes(b"\xff\xfe")
    (folder / "cities.toml").unlink()
    (folder / "cities.toml").mkdir()
    (folder / "tasks.toml").write_text("task = 3", "utf-8")
    cities, ships, tasks = complaints(folder)
    assert cities.startswith("cities.toml: all cards: the file cannot be read (Is a directory)")
    assert ships.startswith("ships.toml: all cards: the file cannot be read (it is not UTF-8)")
    assert tasks.startswith("tasks.toml: all cards: task is not a list of cards")


def test_all_problems_are_told_at_once(folder: Path) -> None:
    spoil(folder, "cities.toml", "50_000", "51_000")
    spoil(folder, "ships.toml", "attack = 3", 'attack = "three"')
    spoil(folder, "stations.toml", '"Death Stable"', '"' + "Death " * 9 + '"')
    assert [line.split(":")[0] for line in complaints(folder)] == [
        "cities.toml",
        "ships.toml",
        "stations.toml",
    ]


def test_tag_counts_are_told(folder: Path) -> None:
    spoil(folder, "cities.toml", "captains = 3\n", "")
    lines = complaints(folder)
    assert "cities.toml: blue cities without a tag, captains: there are 16; expected 15" in lines
    assert "cities.toml: blue cities tagged 3+, captains: there are 4; expected 5" in lines


def test_task_that_cannot_be_contested_is_told(folder: Path) -> None:
    spoil(folder, "tasks.toml", "captains = 4\n", "captains = 3\n")
    load_pack(folder)
    spoil(folder, "cities.toml", '"south-america"', '"africa"')
    (line,) = complaints(folder)
    assert line.startswith("tasks.toml: task south-america, captains: is in play with 3 captains")
    assert line.endswith("expected a higher tag, or at least 4 matching cities")


def test_too_few_tasks_left_is_told(folder: Path) -> None:
    for task in ("scientific", "cultural", "industrial"):
        spoil(folder, "tasks.toml", f'type = "{task}"\n', f'type = "{task}"\ncaptains = 5\n')
    (line, *more) = complaints(folder)
    assert line.endswith("2 are left with 2 captains; expected at least 3")
    assert not more


def test_too_few_kinds_of_station_are_told(folder: Path) -> None:
    for kind in ("cancel-bonuses", "move-enemy"):
        spoil(folder, "stations.toml", f'kind = "{kind}"', 'kind = "boost", amount = 1')
    assert complaints(folder) == [
        "stations.toml: all stations, effect.kind: there are 7 kinds; expected at least 8"
    ]
