"""The steady computer captain: values every action it can pay for, and takes the best."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.asks import Answer, Ask
from engine.core.fields import region_key
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.base.experiments import line_points
from engine.humanity.base.grid import NAMES, SIDE, Cells, Obstacle, Tile, put
from engine.humanity.base.measuring import measured
from engine.humanity.base.paying import Keep, offers, spend
from engine.humanity.captains.places import around, place_worth
from engine.humanity.captains.spelling import spelled
from engine.humanity.captains.values import (
    Outlook,
    mission_worth,
    module_worth,
    outlook_of,
    research_worth,
    stock_worth,
)
from engine.humanity.phases.deploy import gains
from engine.humanity.phases.moves import COLOURS, Action, Move
from engine.humanity.phases.placing import PLACE, free, place_key, waiting
from engine.humanity.phases.reach import Reach, reach_in, work_for, workable
from engine.humanity.phases.work import activated
from engine.humanity.table.view import HumanityView, PlayerView, cells_of
from engine.humanity.tiles.tables import CLEARED, EXPERIMENTS, MODULES, MOST_WORK
from engine.humanity.tiles.tiles import Colour, Effect, Kind, Module

ACT = 0.3  # what a point of work is worth
AWAY = 3.0  # hangars that the arm passes in a round
UPGRADED = 0.2  # what a point more of work is worth in every round
STARTED = 0.25  # what the first of a line of experiments promises, and the second more
MOOD = 0.1
"""How far a worth may be off."""


class Choice(NamedTuple):
    """A move, how it is paid, and its worth."""

    worth: float
    move: Move
    keeps: Keep = Keep.PLAIN


def steady(view: HumanityView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by estimates; chance breaks what is nearly equal."""
    if ask.kind == PLACE:
        return make_form(placed(view, ask)).fresh()
    choices = Turn(view, ask).choices()
    best = max(choices, key=lambda each: each.worth + MOOD * pick(100) / 100)
    return spelled(best.move, best.keeps, make_form)


def placed(view: HumanityView, ask: Ask) -> Answer:
    """Place each astronaut where most can come of it."""
    player = view.public.players[ask.seat]
    cells, answer = cells_of(player), Answer()
    places = set(free(cells, player.astronauts))
    for number in waiting(player.astronauts):
        if places:
            best = max(sorted(places), key=lambda cell: place_worth(cells, cell))
            key = place_key(number)
            answer |= {region_key(key): (str(best // SIDE + 1),), key: (NAMES[best],)}
            places.discard(best)
    return answer


class Turn:
    """A turn as its captain sees it: every move in reach, and what it is worth."""

    def __init__(self, view: HumanityView, ask: Ask) -> None:
        self._view, self._seat = view, ask.seat
        self._player: PlayerView = view.public.players[ask.seat]
        self._reach: Reach = reach_in(view, ask.seat)
        self._cells = self._reach.cells
        self._outlook: Outlook = outlook_of(view, ask.seat)
        self._done = tuple([each.id for each in self._player.experiments])
        self._stock = stock_worth(self._cells, self._outlook.rounds)

    def choices(self) -> list[Choice]:
        """Value all moves."""
        return [*self._works(), *self._deployments(), *self._experiments()]

    # Work

    def _works(self) -> Iterator[Choice]:
        """Let each active astronaut spend its points, one by one, on what brings most."""
        for number in self._reach.active():
            left, cells, points, worth = self._reach.astronauts[number].work, self._cells, [], 0.0
            worth -= ACT * left
            while usable := workable(cells, left):
                ranked = [(self._activation(cells, cell), cell) for cell in usable]
                best, cell = max(
                    ranked, key=lambda each: (each[0] / work_for(cells, each[1]), -each[1])
                )
                if best <= 0:
                    break
                worth += best
                left -= work_for(cells, cell)
                cells = activated(cells, cell)
                points.append(cell)
            yield Choice(worth, Move(Action.WORK, number, tuple(points)))

    def _activation(self, cells: Cells, cell: int) -> float:
        """Value one activation."""
        match cells[cell]:
            case Obstacle(left=left):
                cleared = research_worth(self._outlook, CLEARED)
                freed = place_worth(put(cells, cell, None), cell) * min(
                    1.0, self._outlook.rounds / 3
                )
                return (cleared + freed) / (left + 1)
            case Tile(module=module) if MODULES[module].kind is Kind.TIME:
                return sum([self._sooner(each.away, 1) for each in self._player.astronauts])
        rounds = self._outlook.rounds
        return stock_worth(activated(cells, cell), rounds) - stock_worth(cells, rounds)

    def _sooner(self, away: int | None, units: int) -> float:
        """Value that an astronaut comes nearer to the arm."""
        if away is None:
            return 0.0
        return self._absence(away) - self._absence(max(0, away - units))

    def _absence(self, away: int) -> float:
        """Price an astronaut that is so many hangars behind the arm, by the rounds it misses."""
        missed = max(0.0, (away - 1) / AWAY)
        return 2.5 * ACT * min(missed, self._outlook.rounds)

    # Modules and experiments

    def _paid(self, tile: str) -> tuple[float, Keep]:
        """Price a tile by the way to pay that is missed least."""
        cost = MODULES[tile].cost if tile in MODULES else EXPERIMENTS[tile].cost
        rounds = self._outlook.rounds
        prices = [
            (self._stock - stock_worth(spend(self._cells, way.payment), rounds), way.keeps)
            for way in offers(self._cells, cost)
        ]
        return min(prices, key=lambda each: each[0])

    def _deployments(self) -> Iterator[Choice]:
        """Value each module, in each cell where it can be placed."""
        for place in self._view.public.ring:
            module = place.module
            numbers = self._reach.deploying(module.id) if module is not None else ()
            if module is None or not numbers:
                continue
            price, keeps = self._paid(module.id)
            colours = COLOURS if module.colour is None else (module.colour,)
            for number in numbers:
                costs = price + self._absence(place.away) + ACT * self._work(number)
                for colour in colours:
                    worth, upgrades = self._deployed(module, colour, number)
                    move = Move(
                        Action.DEPLOY, number, tile=module.id, colour=colour, upgrades=upgrades
                    )
                    yield Choice(worth - costs, move, keeps)

    def _work(self, number: int) -> int:
        return self._reach.astronauts[number].work

    def _deployed(
        self, module: Module, colour: Colour, number: int
    ) -> tuple[float, tuple[int, ...]]:
        """Value a module where an astronaut stands, and choose whom it upgrades."""
        cells, cell = self._cells, self._reach.astronauts[number].cell
        assert cell is not None
        rounds = self._outlook.rounds
        won = list(gains(module, colour, self._view.public.year, cells, cell))
        research = sum([each.research for each in won])
        worth = sum([each.points for each in won]) + research_worth(self._outlook, research)
        after = put(cells, cell, Tile(module.id, colour))
        worth += module_worth(module) * rounds + self._missions(after, self._done)
        later = min(1.0, rounds / 4)
        worth += later * (around(after, cell, 0.7) - place_worth(cells, cell))
        upgrades = self._upgrades(sum([each.upgrades for each in won]))
        return worth + UPGRADED * rounds * len(upgrades), upgrades

    def _upgrades(self, count: int) -> tuple[int, ...]:
        """Upgrade whoever works least."""
        works = [each.work for each in self._reach.astronauts]
        chosen = []
        for _ in range(count):
            number = min(range(len(works)), key=works.__getitem__)
            if works[number] < MOST_WORK:
                works[number] += 1
                chosen.append(number)
        return tuple(chosen)

    def _missions(self, cells: Cells, done: Iterable[str]) -> float:
        """Value what a move does for the missions."""
        done, seats = tuple(done), len(self._view.public.players)
        return sum(
            [
                mission_worth(task, self._seat, measured(task.mission, cells, done), seats)
                for task in self._view.public.tasks
            ]
        )

    def _experiments(self) -> Iterator[Choice]:
        """Value each experiment; who works least goes."""
        numbers = self._reach.active()
        number = min(numbers, key=self._work)
        for place in self._view.public.ring:
            tile = place.experiment
            if tile is None or not self._reach.pays(tile.id):
                continue
            price, keeps = self._paid(tile.id)
            line = line_points(self._done, tile.id)
            worth = tile.points + line + research_worth(self._outlook, tile.research)
            worth += self._missions(self._cells, (*self._done, tile.id))
            worth += STARTED * (2 - line) * min(1.0, self._outlook.rounds / 4)
            away = place.away
            if tile.effect is Effect.TIME:
                worth += sum([self._sooner(each.away, 2) for each in self._player.astronauts])
                away = max(0, away - 2)
            elif tile.effect is Effect.REACTIVATE:
                worth += ACT * sum(self._tired())
            costs = price + self._absence(away) + ACT * self._work(number)
            cell = self._reach.astronauts[number].cell
            if cell is not None:
                costs += 0.3 * place_worth(self._cells, cell)
            yield Choice(worth - costs, Move(Action.EXPERIMENT, number, tile=tile.id), keeps)

    def _tired(self) -> list[int]:
        """List the work of all exhausted astronauts in the base."""
        return [
            each.work for each in self._reach.astronauts if each.hangar is None and not each.active
        ]
