"""Laying tiles."""

import pytest
from msgspec.structs import replace

from engine.core.asks import Decide
from engine.martians.cards.tables import CROP, OTHERS, SHIP, TILES
from engine.martians.table.events import MapClosed, TileDropped, TileLaid
from engine.martians.table.frames import Laying, TileDrawing
from engine.martians.table.state import Token, on
from engine.martians.town.fitting import fitting, is_closed
from engine.martians.town.town import Laid, Town, shape_of, town_of, turns_of
from tests.martians.scenes import STREET, Scene, at

HOUSE = Laid(1, "house", 0, 0)


def without(scene: Scene, tile: str) -> tuple[str, ...]:
    """Take a tile out of the map deck."""
    return tuple([each for each in scene.state.map if each != tile])


def laying(tile: str, *tiles: Laid, mode: str = "comp") -> Scene:
    """Return a scene in which a tile is laid."""
    scene = Scene(mode).town(*tiles)
    scene.state = replace(scene.state, map=without(scene, tile))
    return scene.step(Laying(tile))


def test_roads_meet_roads() -> None:
    """MA-5.1 MA-5.2 MA-T18: a cell takes a tile only where roads and closed sides agree."""
    town = town_of((HOUSE,))
    assert set(fitting(town, "straight-1")) == {"1n", "1e", "1s", "1w"}
    assert fitting(town, "straight-1")["1e"] == (0,)
    assert fitting(town, "straight-1")["1n"] == (1,)


def test_a_closed_side_refuses_a_road() -> None:
    """MA-T18 MA-5.2: next to a straight's closed side no crossroads can lie."""
    town = town_of((HOUSE, Laid(2, "straight-1", 1, 0), Laid(3, "crossroads-1", 0, 1)))
    cell = "3e"  # north of it is the closed side of the straight
    assert cell not in fitting(town, "crossroads-1")
    assert fitting(town, "straight-2")[cell] == (0,)


def test_a_tile_is_turned_clockwise() -> None:
    """MA-5.1: turns after which it looks the same are offered once (corrections, 21)."""
    assert turns_of("crossroads-1") == (0,)
    assert turns_of("straight-1") == (0, 1)
    assert len(turns_of("school")) == 4
    assert shape_of("bend", 0).exits == (False, False, True, True)
    assert shape_of("bend", 1).exits == (True, False, False, True)


def test_it_is_filled_in_nearest_to_the_own_pawn() -> None:
    """MA-5.1: in the smallest turn; what is filled in counts where nobody answers."""
    scene = laying("crossroads-2", HOUSE, Laid(2, "crossroads-1", 0, -1))
    filled = scene.form(0).answer()
    assert (filled["cell"], filled["turn"]) == (("1e",), ("0",))
    scene.default()
    laid = scene.state.table.tiles[-1]
    assert (laid.x, laid.y, laid.turn) == (1, 0, 0)


def test_martians_come_with_roads_only() -> None:
    """MA-T16 MA-5.4 MA-F10 MA-5.5 MA-Q32: four on the road of a T, none in its building."""
    scene = laying("diner", HOUSE)
    scene.answer(cell="1n", turn="0")
    town = scene.state.table.town
    assert len(scene.state.table.martians) == 4
    assert {town.kinds[each] for each in scene.state.table.martians} == {"R"}
    kinds = [each.kind for each in scene.state.table.tokens]
    assert (kinds.count("bullet"), kinds.count("life"), kinds.count("object")) == (1, 1, 1)
    assert all(town.kinds[each.square] == "B" for each in scene.state.table.tokens)
    assert len({each.square for each in scene.state.table.tokens}) == 3
    assert scene.view(0).face(scene.state.table.tokens[-1]) == ""


def test_a_farm_gets_a_token_and_a_martian() -> None:
    """MA-T17 MA-5.3 MA-5.7 MA-5.4: in its middle, face down, with roads on four sides."""
    scene = laying("farm-1", HOUSE)
    scene.answer(cell="1e")
    (token,) = scene.state.table.tokens
    assert (token.kind, token.face, token.square) == (CROP, "", at("2.5"))
    assert scene.state.table.martians == (at("2.5"),)
    assert TILES["farm-1"].exits == "NESW"


@pytest.mark.parametrize(
    ("how", "first"), [("rows", "bullet"), ("far", "object"), ("near", "object")]
)
def test_tokens_are_spread_as_wished(how: str, first: str) -> None:
    """MA-5.6 MA-Q6: row by row, or objects far from the road or near it."""
    scene = laying("school", HOUSE)
    scene.answer(cell="1n", turn="0", tokens=how)
    town, tokens = scene.state.table.town, scene.state.table.tokens
    road = town.where[at("2.8")]

    def steps(token: Token) -> int:
        row, column = town.where[token.square]
        return abs(row - road[0]) + abs(column - road[1])

    assert tokens[0].kind == first
    objects = [steps(each) for each in tokens if each.kind == "object"]
    others = [steps(each) for each in tokens if each.kind != "object"]
    if how == "far":
        assert min(objects) >= max(others)
    if how == "near":
        assert max(objects) <= min(others) + 1


def dead_ends(*names: str) -> tuple[Laid, ...]:
    """Close the house by tiles with one exit, all but the last side."""
    places = (((0, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 0), 3))
    return tuple(
        [
            Laid(number, name, x, y, turn)
            for number, (name, ((x, y), turn)) in enumerate(zip(names, places, strict=False), 2)
        ]
    )


def test_a_tile_without_a_place_is_dropped() -> None:
    """MA-T19 MA-5.8: it is told, and the next step follows."""
    closed = (HOUSE, *dead_ends("school", "church", "grain-elevator", "radio-station"))
    scene = Scene().town(*closed).step(TileDrawing())
    dropped = scene.told(TileDropped)
    assert dropped[0].tile == scene.state.table.gone[0]
    assert scene.state.table.turn == 2


def test_closing_the_map_ends_the_turn() -> None:
    """MA-T20 MA-5.9 MA-Q41 MA-Q7: steps 2 to 8 are left out."""
    open_ = (HOUSE, *dead_ends("school", "church", "grain-elevator"))
    scene = Scene().town(*open_)
    scene.state = on(scene.state, seat=0)
    scene = laying("radio-station", *open_)
    scene.answer(cell="1w", turn="3")
    assert scene.told(MapClosed)
    assert scene.state.table.turn == 2
    assert is_closed(town_of(scene.state.table.tiles))


def test_a_closed_map_without_the_ship_is_lost_together() -> None:
    """MA-5.10 MA-T20 MA-Q8: no tile can come any more, and none that lies has the ship."""
    open_ = (HOUSE, *dead_ends("school", "church", "grain-elevator"))
    scene = laying("radio-station", *open_, mode="coop")
    assert SHIP in scene.state.crops
    scene.answer(cell="1w", turn="3")
    assert scene.over.winners == ()
    assert scene.over.reason.key == "martians-over-no-ship"


def test_nothing_is_drawn_from_an_empty_map_deck() -> None:
    """MA-5.11: step 1 is left out."""
    scene = Scene().town()
    scene.state = on(scene.state, gone=tuple([e for e in OTHERS if e in scene.state.map]))
    scene.state = replace(scene.state, map=())
    scene.step(TileDrawing())
    assert not scene.told(TileLaid)
    assert not scene.told(TileDropped)


def test_an_empty_supply_places_nothing() -> None:
    """MA-5.12 MA-Q9: where Martians are used up in a race, no more come."""
    scene = Scene().town(HOUSE)
    scene.captain(0, kills=20).captain(1, kills=20)
    scene.state = on(scene.state, supply=0, box=60)
    scene.state = replace(scene.state, map=without(scene, "crossroads-1"))
    scene.step(Laying("crossroads-1")).answer(cell="1n")
    assert scene.state.table.martians == ()


def test_the_question_names_its_turn() -> None:
    """MA-4.1: one question for the tile, to whoever is on turn."""
    pending = laying("crossroads-2", *STREET[:3]).pending
    assert isinstance(pending, Decide)
    assert [ask.kind for ask in pending.asks] == ["tile"]


def test_a_town_joins_what_its_lines_join() -> None:
    """MA-6.2 MA-T30: buildings open through their doors alone, tiles from road to road."""
    town = Town(STREET)
    assert at("3.2") in town.links[at("3.5")]  # the door of the General Store
    assert at("3.1") not in town.links[at("3.4")]
    assert at("2.6") in town.links[at("3.4")]
    assert at("4.4") in town.links[at("3.6")]
    assert at("1.2") in town.links[at("1.5")]
