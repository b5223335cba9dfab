"""The search of the sharp captain: its own next turns, one after another, until nobody is active.

Rivals do not act in it; what they could pay for before the next turn counts the less for that.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.humanity.base.grid import Cells
from engine.humanity.base.paying import Keep, can_pay, offers, spend
from engine.humanity.base.placing import squares_at
from engine.humanity.captains.positions import Scales, worth
from engine.humanity.looking.imagine import imagine
from engine.humanity.phases.acting import acted
from engine.humanity.phases.missions import checked
from engine.humanity.phases.moves import COLOURS, Action, Move, cost_of
from engine.humanity.phases.reach import Reach, reach_in, reach_of
from engine.humanity.table.state import State, is_ready, steps_from_arm
from engine.humanity.table.view import HumanityView, PublicView, cells_of
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES
from engine.humanity.valuing.prizes import Prizes, lowest
from engine.humanity.valuing.values import Outlook, outlook_of, price, stock_worth
from engine.humanity.valuing.wants import Want, hope, piles_of
from engine.humanity.valuing.working import Working

WIDTHS = (6, 3, 2)
"""How many of the best moves are followed in each turn."""
TAKES = 0.2  # the chance that a rival takes a tile which it can pay for
SURELY = 0.8  # the most that all rivals together take it
SENT = 0.25  # of the active astronauts of rivals: those that leave for a hangar in this round
WANTED = 6  # tiles that are kept in mind
AIMED_AT = 4  # of them: those for each of which an astronaut may work

_NOTHING_IS_DRAWN = SeededChance(bytes(KEY_BYTES))


class Line(NamedTuple):
    """A move, how it is paid, the position after it, and what may come of it."""

    worth: float
    after: State
    move: Move
    keeps: Keep = Keep.PLAIN


class Search:
    """Looks ahead from a view, through the turns that a player has left in the round."""

    def __init__(self, view: HumanityView, seat: Seat) -> None:
        self._seat = seat
        self._state = imagine(view, _NOTHING_IS_DRAWN)
        self._outlook = outlook_of(view, seat)
        self._risks = risks_in(view.public, seat)
        wants = wants_in(view, seat, self._outlook)
        self._now = [want for _, want in wants[:WANTED]]
        self._later = tuple(self._staying(view.public, wants))[:WANTED]
        ready = [each.active for one in view.public.players for each in one.astronauts]
        own = [each.active for each in view.public.players[seat].astronauts]
        gone = sum(each.module is None or each.crossed for each in view.public.ring) - 1
        passes = gone + SENT * (sum(ready) - sum(own))
        self._scales = Scales(self._outlook, self._later, passes)

    def lines(self) -> list[Line]:
        """List the best moves with what may come of each."""
        found = self._best(self._state, WIDTHS[0])
        return [line._replace(worth=self._deeper(line.after, line.worth, 1)) for line in found]

    def _staying(
        self, public: PublicView, wants: list[tuple[str, Want]]
    ) -> Iterator[tuple[str, Want]]:
        """List what will still lie out in the next round."""
        crossed = {each.module.id for each in public.ring if each.module and each.crossed}
        for tile, want in wants:
            if tile not in crossed and not (self._outlook.year_ends and tile in EXPERIMENTS):
                yield tile, want._replace(worth=want.worth * (1 - self._risks[tile]))

    def _deeper(self, state: State, value: float, ply: int) -> float:
        """Follow the best lines on; what somebody else may take first counts in part."""
        if ply == len(WIDTHS) or not is_ready(state.players[self._seat]):
            return value
        best = -float("inf")
        for line in self._best(state, WIDTHS[ply]):
            deep = self._deeper(line.after, line.worth, ply + 1)
            gain = deep - value
            risk = self._risks.get(line.move.tile, 0.0)
            best = max(best, value + gain * (1 - risk) if gain > 0 else deep)
        return best

    def _best(self, state: State, width: int) -> list[Line]:
        """List the moves with the best positions after them."""
        found = []
        for move, keeps in self._moves(state):
            after, _ = acted(state, self._seat, move)
            after, _ = checked(after, self._seat)
            found.append(Line(worth(after, self._seat, self._scales), after, move, keeps))
        return sorted(found, key=lambda line: -line.worth)[:width]

    def _moves(self, state: State) -> Iterator[tuple[Move, Keep]]:
        """List all ways to get a tile that can be paid for, and some to work."""
        reach = reach_of(state, self._seat)
        for tile in (*reach.modules, *reach.experiments):
            ways = offers(reach.cells, cost_of(tile))
            moves = list(bringing(reach, tile)) if ways else []
            if moves:
                way = max(ways, key=lambda each: self._stores(spend(reach.cells, each.payment)))
                yield from [(each._replace(payment=way.payment), way.keeps) for each in moves]
        for move in self._works(state, reach):
            yield move, Keep.PLAIN

    def _works(self, state: State, reach: Reach) -> Iterator[Move]:
        """Work for all that is wanted, or for one of the best of it."""
        crew = reach.astronauts
        aways = [
            None if each.hangar is None else steps_from_arm(state.arm, each.hangar) for each in crew
        ]
        aims = [self._now, *[[each] for each in self._now[:AIMED_AT]]]
        workings = [Working(reach, aways, self._outlook, aim) for aim in aims]
        for number in reach.active:
            several = [working.best(number)[1] for working in workings]
            yield from [
                Move(Action.WORK, number, points)
                for points in {tuple(sorted(each)): each for each in several}.values()
            ]

    def _stores(self, cells: Cells) -> float:
        wants = [want for _, want in self._later]
        return stock_worth(cells, self._outlook.rounds) + hope(wants, piles_of(cells))


def wants_in(view: HumanityView, seat: Seat, outlook: Outlook) -> list[tuple[str, Want]]:
    """List the tiles that are worth more than their price, the best first."""
    best: dict[str, float] = {}
    for prize in Prizes(view, seat, reach_in(view, seat), outlook).all():
        best[prize.move.tile] = max(prize.worth, best.get(prize.move.tile, 0.0))
    costs = {tile: cost_of(tile) for tile in best}
    wants = [
        (tile, Want(value - price(costs[tile], outlook.rounds), costs[tile]))
        for tile, value in best.items()
    ]
    return sorted([each for each in wants if each[1].worth > 0], key=lambda each: -each[1].worth)


def risks_in(public: PublicView, seat: Seat) -> dict[str, float]:
    """Estimate for each tile how likely somebody else takes it first."""
    rivals = [cells_of(each) for each in public.players if each.seat != seat and each.ready]
    out = [each.module.id for each in public.ring if each.module]
    out += [each.experiment.id for each in public.ring if each.experiment]
    return {
        tile: min(SURELY, TAKES * sum([can_pay(cells, cost_of(tile)) for cells in rivals]))
        for tile in out
    }


def bringing(reach: Reach, tile: str) -> Iterator[Move]:
    """List the moves that bring a tile, still unpaid."""
    for number in reach.active:
        if tile in EXPERIMENTS:
            yield Move(Action.EXPERIMENT, number, tile=tile)
            continue
        cell, module = reach.astronauts[number].cell, MODULES[tile]
        if cell is None or not reach.fits(tile, number):
            continue
        for colour in COLOURS if module.colour is None else (module.colour,):
            squares = squares_at(colour, reach.cells, cell)
            upgrades = lowest(reach, sum([each.upgrades for each in squares]))
            yield Move(Action.DEPLOY, number, tile=tile, colour=colour, upgrades=upgrades)
