"""A second, small bookkeeper: it hears the events of a game and works all numbers out.

It shares no arithmetic with the rules. Whatever differs is an AssertionError.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.humanity.table import events as ev
from engine.humanity.tiles.tables import MODULES
from engine.humanity.tiles.tiles import Experiment, Mission, Module
from tests.humanity.reckoning import (
    STEPS,
    Base,
    Laid,
    Spot,
    gains_of,
    icons_of,
    line_points,
    measured,
    number,
    science_of,
    settles,
    spot,
)

START = {(2, 3): "ice-drill", (3, 3): "generator", (4, 3): "methane-tap", (3, 4): "insect-rack"}
OBSTACLES = [(3, 2), (2, 4), (4, 4)]


@dataclass
class Walker:
    """An astronaut: on a spot, at a hangar, or in neither."""

    work: int = 2
    spot: Spot | None = None
    hangar: int | None = None
    active: bool = True


def crew() -> list[Walker]:
    """Let two astronauts stand in a base, the third one is out."""
    return [Walker(spot=(2, 2)), Walker(spot=(4, 2)), Walker(active=False)]


def start_base() -> Base:
    """Lay out the base of the beginning, from the components."""
    modules = {
        place: Laid(MODULES[name], "blue" if name == "generator" else "orange", 1)
        for place, name in START.items()
    }
    return Base(modules, dict.fromkeys(OBSTACLES, 3))


@dataclass
class Side:
    """What one player has."""

    base: Base = field(default_factory=start_base)
    crew: list[Walker] = field(default_factory=crew)
    research: int = 0
    points: int = 0
    science: int = 0
    experiments: list[Experiment] = field(default_factory=list)

    @property
    def ready(self) -> bool:
        """Tell whether anybody may act."""
        return any(each.active for each in self.crew)

    def gain(self, research: int, points: int = 0) -> None:
        """Add up; the track ends at 50."""
        self.research = min(50, self.research + research)
        self.points += points

    def open_spots(self) -> set[Spot]:
        """List the free spots beside a module."""
        taken = {*self.base.modules, *self.base.obstacles, *(each.spot for each in self.crew)}
        found = {(x + a, y + b) for x, y in self.base.modules for a, b in STEPS}
        return {(x, y) for x, y in found - taken if 0 <= x < 7 and 0 <= y < 7}


class Auditor:
    """Keep own books of a game; `hear` checks each event against them."""

    def __init__(self, seats: int) -> None:
        self.sides = [Side() for _ in range(seats)]
        self.year, self.round, self.first, self.arm = 1, 1, 0, 0
        self.turn: int | None = None
        self.hangars: dict[int, Module] = {}
        self.wheel: dict[int, Experiment] = {}
        self.unseen = {1: 15, 2: 15, 3: 15}
        self.seen: set[str] = set()
        self.missions: list[Mission] = []
        self.holders: dict[str, int] = {}
        self.due: list[tuple[int, str, int | None]] = []  # missions that must be told now
        self.short = 0
        self.landing: set[int] = set()  # whose astronauts came home and have no cell yet
        self.heard = Counter[str]()

    def hear(self, event: Any) -> None:
        """Check an event, and note what it changes."""
        kind = type(event).__name__.lower()
        self.heard[kind] += 1
        assert (kind == "missiontaken") == bool(self.due), "missions are taken after an action"
        getattr(self, f"_{kind}")(event)

    # The board

    def _lay(self, found: tuple[ev.Hangar, ...], year: int) -> None:
        """Lay new modules out."""
        for each in found:
            assert each.hangar not in self.hangars
            assert each.module.year == year
            assert each.module.id not in self.seen
            self.seen.add(each.module.id)
            self.hangars[each.hangar] = each.module
        self.unseen[year] -= len(found)
        assert self.unseen[year] >= 0

    def _turn_wheel(self, experiments: tuple[Experiment, ...]) -> None:
        assert len(experiments) == 7
        assert {each.year for each in experiments} == {self.year}
        self.wheel = {(self.arm + n) % 8: each for n, each in enumerate(experiments, start=1)}

    def _ring(self) -> list[int]:
        """List the hangars behind the arm."""
        return [(self.arm + n) % 8 for n in range(1, 8)]

    def _gamebegan(self, event: ev.GameBegan) -> None:
        self.first, self.missions = event.first, list(event.missions)
        assert sorted(each.group for each in event.missions) == ["a", "b", "c"]
        self._lay(event.modules, 1)
        assert sorted(self.hangars) == self._ring()
        self._turn_wheel(event.experiments)
        count = len(self.sides)
        for place in range(count):
            hangar = {2: [5, 4], 3: [6, 5, 4], 4: [7, 6, 5, 4]}[count][place]
            self.sides[(self.first + place) % count].crew[2].hangar = hangar

    def _roundbegan(self, event: ev.RoundBegan) -> None:
        assert (event.year, event.round, event.first) == (self.year, self.round, self.first)
        assert sorted(self.hangars) == sorted(self._ring())
        for seat, side in enumerate(self.sides):
            for each in side.crew:
                each.active = each.hangar is None
            if any(each.active and each.spot is None for each in side.crew) and side.open_spots():
                self.landing.add(seat)
        self._pass(self.first)

    def _pass(self, seat: int) -> None:
        """Find out whose turn it is, from a seat on."""
        order = [(seat + n) % len(self.sides) for n in range(len(self.sides))]
        self.turn = next((each for each in order if self.sides[each].ready), None)

    # Turns

    def _act(self, seat: int, astronaut: int) -> Walker:
        """Check that an astronaut may act."""
        assert seat == self.turn
        assert seat not in self.landing, "who came home lands first"
        walker = self.sides[seat].crew[astronaut]
        assert walker.active
        walker.active = False
        return walker

    def _end(self, seat: int) -> None:
        """Work out which missions change hands, and who is next."""
        side = self.sides[seat]
        for mission in self.missions:
            value, holder = (
                measured(mission, side.base, side.experiments),
                self.holders.get(mission.id),
            )
            other = self.sides[holder] if holder is not None else None
            most = measured(mission, other.base, other.experiments) if other else mission.least - 1
            if holder != seat and value > most:
                self.due.append((seat, mission.id, holder))
        self._pass((seat + 1) % len(self.sides))

    def _worked(self, event: ev.Worked) -> None:
        side, walker = self.sides[event.seat], self._act(event.seat, event.astronaut)
        base, research, work = side.base, 0, 0
        for each in event.done:
            place = spot(each.cell)
            if each.module is None:
                work += 1
                base.obstacles[place] -= 1
                assert each.left == base.obstacles[place]
                if not each.left:
                    del base.obstacles[place]
                    research += 3
                continue
            laid = base.modules[place]
            assert each.module == laid.module
            work += 2 if laid.colour == "blue" else 1
            if laid.module.kind == "time":
                self._nearer(side, 1, each.moves)
            else:
                assert laid.module.makes
                laid.stock += 1
            assert each.left == laid.stock <= 3
        assert work <= walker.work
        assert research == event.research
        side.gain(research)
        self._end(event.seat)

    def _nearer(self, side: Side, units: int, moves: tuple[ev.Moved, ...]) -> None:
        """Move everybody who is out, step by step, and not past the arm."""
        told = []
        for place, each in enumerate(side.crew):
            if each.hangar is not None:
                origin = each.hangar
                for _ in range(units):
                    each.hangar -= each.hangar != self.arm
                    each.hangar %= 8
                told.append((place, origin, each.hangar))
        assert [(each.astronaut, each.origin, each.target) for each in moves] == told

    def _pay(self, side: Side, paid: tuple[ev.Paid, ...], cost: Any) -> None:
        units = []
        for each in paid:
            laid = side.base.modules[spot(each.cell)]
            assert laid.module == each.module
            assert 0 < each.amount <= laid.stock
            laid.stock -= each.amount
            units += [laid.module.makes] * each.amount
        assert settles(units, icons_of(cost))

    def _deployed(self, event: ev.Deployed) -> None:
        side, walker = self.sides[event.seat], self._act(event.seat, event.astronaut)
        place, module = spot(event.cell), event.module
        assert self.hangars.pop(event.hangar) == module
        assert walker.spot == place
        assert place not in {*side.base.modules, *side.base.obstacles}
        assert event.colour in ({module.colour} if module.colour else {"orange", "blue"})
        self._pay(side, event.paid, module.cost)
        side.base.modules[place] = Laid(module, str(event.colour))
        assert module.kind != "greenhouse" or side.base.greenhouses_fit(place)
        walker.spot, walker.hangar = None, event.hangar
        told = Counter(
            (str(each.cause), each.research, each.points, each.cell) for each in event.gains
        )
        assert told == gains_of(side.base, place, self.year)
        self.heard.update(str(each.cause) for each in event.gains)
        self.heard["upgrade"] += len(event.upgrades)
        side.gain(
            sum(each.research for each in event.gains), sum(each.points for each in event.gains)
        )
        self._upgrade(side, place, event)
        self._end(event.seat)

    def _upgrade(self, side: Side, place: Spot, event: ev.Deployed) -> None:
        few = {number(corner) for corner, colours in side.base.squares(place) if len(colours) < 3}
        assert {each.cell for each in event.gains if each.upgrades} == few
        room = sum(4 - each.work for each in side.crew)
        assert len(event.upgrades) == min(len(few), room)
        for each in event.upgrades:
            side.crew[each.astronaut].work += 1
            assert each.work == side.crew[each.astronaut].work <= 4

    def _experimented(self, event: ev.Experimented) -> None:
        side, walker = self.sides[event.seat], self._act(event.seat, event.astronaut)
        tile = event.experiment
        assert self.wheel.pop(event.hangar) == tile
        assert walker.spot == (None if event.cell is None else spot(event.cell))
        self._pay(side, event.paid, tile.cost)
        walker.spot, walker.hangar = None, event.hangar
        line = line_points(side.experiments, tile)
        side.experiments.append(tile)
        told = {str(each.cause): (each.research, each.points) for each in event.gains}
        assert told.pop("printed") == (tile.research, tile.points)
        assert told == ({"line": (0, line)} if line else {})
        self.heard.update(line=bool(line), woken=len(event.woken), nearer=len(event.moves))
        side.gain(tile.research, tile.points + line)
        tired = [n for n, each in enumerate(side.crew) if each.hangar is None and not each.active]
        assert list(event.woken) == (tired if tile.effect == "reactivate" else [])
        for each in event.woken:
            side.crew[each].active = True
        if tile.effect == "time":
            self._nearer(side, 2, event.moves)
        else:
            assert not event.moves
        self._end(event.seat)

    def _missiontaken(self, event: ev.MissionTaken) -> None:
        assert (event.seat, event.mission.id, event.loser) == self.due.pop(0)
        side = self.sides[event.seat]
        assert event.value == measured(event.mission, side.base, side.experiments)
        assert event.science == (event.loser is None)
        side.points += 3
        side.science += event.loser is None
        self.heard["stolen"] += event.loser is not None
        if event.loser is not None:
            other = self.sides[event.loser]
            other.points -= 3
            assert event.beaten == measured(event.mission, other.base, other.experiments)
        self.holders[event.mission.id] = event.seat

    # Resets and ends

    def _boardreset(self, event: ev.BoardReset) -> None:
        assert self.turn is None
        self.first = (self.first + 1) % len(self.sides)
        self.round += not event.last
        assert (event.first, event.origin) == (self.first, self.arm)
        near = [hangar for hangar in self._ring()[:2] if hangar in self.hangars]
        assert [(each.hangar, each.module) for each in event.dropped] == [
            (hangar, self.hangars.pop(hangar)) for hangar in near
        ]
        kept = [self.hangars[hangar] for hangar in self._ring() if hangar in self.hangars]
        empty = 7 - len(kept)
        back = [
            (seat, n)
            for seat, side in enumerate(self.sides)
            for n, each in enumerate(side.crew)
            if each.hangar in [(self.arm + step) % 8 for step in range(empty)]
        ]
        assert list(event.returned) == back
        for seat, n in back:
            self.sides[seat].crew[n].hangar = None
        self.arm = (self.arm + empty) % 8
        assert event.arm == self.arm
        self.hangars = dict(zip(self._ring(), kept, strict=False))
        assert [(each.hangar, each.module) for each in event.shifted] == list(self.hangars.items())
        assert len(event.filled) == min(empty, self.unseen[self.year])
        self.short = empty - len(event.filled)
        assert event.last == (self.short > 0 and self.year == 3)
        self._lay(event.filled, self.year)

    def _yearended(self, event: ev.YearEnded) -> None:
        assert self.short
        assert event.year == self.year
        marks = [side.research for side in self.sides]
        for line, side in zip(event.lines, self.sides, strict=True):
            behind = len([mark for mark in marks if mark < side.research])
            bonus = behind * (2 if len(marks) == 2 else 1)
            assert (line.research, line.bonus) == (side.research, bonus)
            assert line.science == science_of(side.research)
            side.science += line.science + line.bonus
            assert line.total == side.science
            side.research = 0
        if self.year < 3:
            self.year, self.round = self.year + 1, 1
            self._turn_wheel(event.experiments)
        else:
            assert not event.experiments

    def _hangarsfilled(self, event: ev.HangarsFilled) -> None:
        assert len(event.filled) == self.short
        self.short = 0
        self._lay(event.filled, self.year)

    def _astronautsplaced(self, event: ev.AstronautsPlaced) -> None:
        (seat,) = {each.seat for each in event.settled}
        assert seat == self.turn, "who lands does so in its turn"
        self.landing.remove(seat)
        crew = enumerate(self.sides[seat].crew)
        waiting = {n for n, each in crew if each.hangar is None and each.spot is None}
        assert {each.astronaut for each in event.settled} == waiting
        for each in event.settled:
            side = self.sides[each.seat]
            if each.cell is None:
                assert not side.open_spots()
            else:
                assert spot(each.cell) in side.open_spots()
                side.crew[each.astronaut].spot = spot(each.cell)

    def _gameended(self, event: ev.GameEnded) -> None:
        assert (self.year, self.heard["yearended"]) == (3, 3)
        merits = []
        for line in event.ranking:
            side = self.sides[line.seat]
            held = Counter[str]()
            for laid in side.base.modules.values():
                held[_class_of(laid.module)] += laid.stock
            stored = held.total() // 5
            assert (line.points, line.science, line.stored) == (side.points, side.science, stored)
            assert line.total == side.points + side.science + stored
            assert line.held == (held["electricity"], held["advanced"], held["basic"])
            merits.append((line.total, *line.held))
        assert merits == sorted(merits, reverse=True)
        assert [line.rank for line in event.ranking] == [
            1 + len([other for other in merits if other > merit]) for merit in merits
        ]


def _class_of(module: Module) -> str:
    made = {str(each) for each in module.makes}
    if made == {"electricity"}:
        return "electricity"
    return "basic" if made <= {"ice", "methane", "insects"} else "advanced"
