"""Views of Humanity made by hand: from the first turn to bases that fill the whole grid."""

from typing import Any

from msgspec.structs import replace

from engine.core.asks import Place
from engine.core.words import say
from engine.humanity.base.grid import Cells, Obstacle, put
from engine.humanity.looking.views import make_view
from engine.humanity.table.frames import Finished, Programming
from engine.humanity.table.state import Player
from engine.humanity.table.view import PublicView
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Colour
from render.gathering import Gathering, Guest
from render.humanity.ending.finale import Finale
from render.renderers import Medal
from tests.humanity.bases import at, lay, tile
from tests.humanity.harness import player, state

NAMES = ("Ann", "Bob the Unready", "Zoë", "Дмитрий")
SETTLED = lay(
    B3="plasma-lab",
    C3="dish-array",
    D3="drone-apron",
    E3="obstacle",
    B4="ice-drill 1",
    C4="generator 2",
    D4="methane-tap 3",
    B5="shore-pump 2",
    C5="insect-rack",
    D5="electrolyser 1",
    B6="long-biome",
    C6="octagon-dome",
    D6="shifting-biome",
    E5="transit-hub",
)
"""A base in the third year, with one module of each kind."""
DONE = ("1-left-1", "1-centre-2", "2-right-3", "2-left-2")


def crowded() -> Cells:
    """Fill a grid from edge to edge, with every module but the greenhouses."""
    cells = SETTLED
    cells = put(cells, at("G7"), Obstacle(1))
    kinds = [each for each in MODULES.values() if each.colour is not Colour.GREEN]
    free = [cell for cell, ground in enumerate(cells) if ground is None and cell not in _KEPT]
    for cell, each in zip(free, kinds[::-1], strict=False):
        cells = put(cells, cell, tile(each.id, cell % 4 if each.makes else 0))
    return cells


_KEPT = (at("A1"), at("G1"), at("A7"))


def _players(count: int) -> list[Player]:
    rich = player(
        SETTLED, "E4*4 @3*3 A4*2-", points=17, science=12, research=33, experiments=DONE, turns=20
    )
    full = player(crowded(), "A1*3 G1*2- A7*4", points=40, science=20, research=50, turns=30)
    away = player(None, "@5*2 @5*3 @6*4", points=3, research=7)
    reserve = player(None, "C3*2- home*3 @2*2", points=8, science=3, research=15)
    return [rich, full, away, reserve][:count]


def view(count: int, name: str) -> PublicView:
    """Make a view for so many players, of the first turn or late in a game."""
    if name == "first":
        return make_view(state(*(player() for _ in range(count))), None).public
    frames = {"placing": Programming(), "over": Finished()}
    more: dict[str, Any] = {"frame": frames[name]} if name in frames else {}
    if name in ("placing", "landing"):
        more["landing"] = (3,)
    modules = "3=synthesis-lab 4=deep-space-link 6=north-strip"
    late = state(
        *_players(count),
        year=3,
        arm=1,
        round=4,
        hangars=modules,
        wheel="3=3-left-1 6=3-right-2",
        deck="",
        missions="a6 b6 c3",
        held={"b6": 0},
        seat=1,
        **more,
    )
    return make_view(late, None).public


VIEWS = {
    "first-2": view(2, "first"),
    "late-2": view(2, "late"),
    "late-3": view(3, "late"),
    "late-4": view(4, "late"),
    "placing-4": view(4, "placing"),
    "landing-4": view(4, "landing"),
    "over-4": view(4, "over"),
}


def earlier(shown: PublicView) -> PublicView:
    """Return what was seen before: emptier bases, less of everything and another ring."""
    poorer = tuple(
        replace(
            each,
            cells=VIEWS["first-2"].players[0].cells,
            squares=(),
            points=each.points - 2,
            research=max(0, each.research - 4),
        )
        for each in shown.players
    )
    ring = tuple(replace(each, module=None) for each in shown.ring)
    return replace(shown, players=poorer, ring=ring)


def _finale() -> Finale:
    points: tuple[tuple[int, ...], ...] = (
        (4, 10, 8, 3, 3, 12, 1),
        (2, 3, 6, 10, 6, 20, 0),
        (0, 0, 1, 2, 0, 0, 0),
    )
    points = (*points, (2, 0, 0, 3, 3, 3, 0))
    sums = [sum(each) for each in points]
    ranks = [1 + sum(other > each for other in sums) for each in sums]
    places = [Place(seat, rank, sums[seat]) for seat, rank in enumerate(ranks)]
    by = say("humanity-medal-turn-by", points=5)
    medals = (Medal((0, 3), say("humanity-medal-turn"), by),)
    best = tuple(sorted(places, key=lambda place: place.rank))
    return Finale(VIEWS["over-4"], best, points, medals)


FINALE = _finale()
GATHERING = Gathering(7, tuple(map(Guest, NAMES[:3])), 4, say("pace-days", days=1))
