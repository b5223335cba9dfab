"""What modules and experiments are worth to a player, wherever its astronauts could bring them."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.base.experiments import line_points
from engine.humanity.base.grid import Cells, Tile, put
from engine.humanity.base.measuring import colours_of, measured
from engine.humanity.phases.deploy import gains
from engine.humanity.phases.moves import COLOURS, Action, Move
from engine.humanity.phases.reach import Reach
from engine.humanity.table.view import HangarView, HumanityView
from engine.humanity.tiles.tables import MODULES, MOST_WORK
from engine.humanity.tiles.tiles import Colour, Effect, Experiment, Module
from engine.humanity.valuing.places import around, place_worth
from engine.humanity.valuing.values import (
    ACT,
    SETTLED,
    UPGRADED,
    Outlook,
    absence,
    mission_worth,
    module_worth,
    research_worth,
    sooner,
)

STARTED = 0.25  # what a line of experiments promises for each tile that it lacks
HELD = 0.3  # of what a cell is worth, that is lost when an astronaut leaves it empty
_ANY = next(iter(MODULES))  # colours alone are looked at
UNITS = 2  # of time, that an experiment brings


class Prize(NamedTuple):
    """A move that brings a tile, and its worth before it is paid for."""

    worth: float
    move: Move


class Prizes:
    """Values every tile of the ring for one player."""

    def __init__(self, view: HumanityView, seat: Seat, reach: Reach, outlook: Outlook) -> None:
        self._public, self._seat = view.public, seat
        self._reach, self._outlook = reach, outlook
        self._done = tuple([each.id for each in self._public.players[seat].experiments])
        self._aways = [each.away for each in self._public.players[seat].astronauts]
        self._later = min(1.0, outlook.rounds / SETTLED)
        self._placed: dict[tuple[Colour, int], tuple[float, float]] = {}

    def all(self) -> Iterator[Prize]:
        """Value what lies out, for everybody in the base: whoever is exhausted fetches it later."""
        for place in self._public.ring:
            if place.module is not None:
                yield from self._modules(place, place.module)
            if place.experiment is not None:
                yield from self._experiments(place, place.experiment)

    def _modules(self, place: HangarView, module: Module) -> Iterator[Prize]:
        colours = COLOURS if module.colour is None else (module.colour,)
        for number in range(len(self._reach.astronauts)):
            if not self._reach.fits(module.id, number):
                continue
            costs = self._costs(number, place.away)
            for colour in colours:
                worth, upgrades = self._deployed(module, colour, number)
                move = Move(Action.DEPLOY, number, tile=module.id, colour=colour, upgrades=upgrades)
                yield Prize(worth - costs, move)

    def _costs(self, number: int, away: int) -> float:
        """Price that an astronaut goes: its work now, and the rounds that it misses."""
        return ACT * self._reach.astronauts[number].work + absence(away, self._outlook)

    def _deployed(
        self, module: Module, colour: Colour, number: int
    ) -> tuple[float, tuple[int, ...]]:
        """Value a module where an astronaut stands, and choose whom it upgrades."""
        cells, cell = self._reach.cells, self._reach.astronauts[number].cell
        assert cell is not None
        rounds = self._outlook.rounds
        won = list(gains(module, colour, self._public.year, cells, cell))
        research = sum([each.research for each in won])
        worth = sum([each.points for each in won]) + research_worth(self._outlook, research)
        missions, squares = self._laid(colour, cell)
        worth += module_worth(module) * rounds + missions
        worth += self._later * squares
        upgrades = lowest(self._reach, sum([each.upgrades for each in won]))
        return worth + UPGRADED * rounds * len(upgrades), upgrades

    def _laid(self, colour: Colour, cell: int) -> tuple[float, float]:
        """Value any module of a colour in a cell, for the missions and for the squares around."""
        if (colour, cell) not in self._placed:
            cells = self._reach.cells
            after = put(cells, cell, Tile(_ANY, colour))
            squares = around(after, cell) - place_worth(cells, cell)
            self._placed[colour, cell] = self._missions(after, self._done), squares
        return self._placed[colour, cell]

    def _missions(self, cells: Cells, done: tuple[str, ...]) -> float:
        """Value what a move does for the missions."""
        seats = len(self._public.players)
        return sum(
            [
                mission_worth(
                    task, self._seat, measured(task.mission, colours_of(cells), done), seats
                )
                for task in self._public.tasks
            ]
        )

    def _experiments(self, place: HangarView, tile: Experiment) -> Iterator[Prize]:
        line = line_points(self._done, tile.id)
        worth = tile.points + line + research_worth(self._outlook, tile.research)
        worth += self._missions(self._reach.cells, (*self._done, tile.id))
        worth += STARTED * (2 - line) * self._later
        crew, away = self._reach.astronauts, place.away
        if tile.effect is Effect.TIME:
            worth += sum([sooner(each, UNITS, self._outlook) for each in self._aways])
            away = max(0, away - UNITS)
        elif tile.effect is Effect.REACTIVATE:
            tired = [each for each in crew if each.hangar is None and not each.active]
            worth += ACT * sum([each.work for each in tired])
        for number, each in enumerate(crew):
            if each.hangar is None:
                held = place_worth(self._reach.cells, each.cell) if each.cell is not None else 0.0
                costs = self._costs(number, away) + HELD * held
                yield Prize(worth - costs, Move(Action.EXPERIMENT, number, tile=tile.id))


def lowest(reach: Reach, count: int) -> tuple[int, ...]:
    """Choose for so many upgrades whoever works least."""
    works = [each.work for each in reach.astronauts]
    chosen = []
    for _ in range(count):
        number = works.index(min(works))
        if works[number] < MOST_WORK:
            works[number] += 1
            chosen.append(number)
    return tuple(chosen)
