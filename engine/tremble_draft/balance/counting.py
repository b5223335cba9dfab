"""Counting one game: its events become a tally."""

from engine.core.measures import Ratio
from engine.invasion.ending import counting
from engine.invasion.ending.balance import HALF
from engine.tremble_draft.balance.balance import Tally
from engine.tremble_draft.phases.setup import START_HUMANS
from engine.tremble_draft.table.events import (
    CityTaken,
    CreditRepaid,
    CreditTaken,
    DraftEvent,
    LootChosen,
    Offered,
    Shopped,
    TasksScored,
    TurnBegan,
)

TURNS = range(12, 15)


class Counting(counting.Counting):
    """Counts searches and tasks besides."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, START_HUMANS)

    def _count(self, event: DraftEvent) -> None:
        super()._count(event)
        happened = self._happened
        match event:
            case TurnBegan(turn=turn):
                if turn == HALF + 1:
                    self._half = dict(self._humans)
                self._turn = turn
            case Shopped(seat=seat) | CreditTaken(seat=seat) | CreditRepaid(seat=seat):
                self._humans[seat] = event.humans
            case LootChosen(counter=counter):
                happened["loot"] += 1
                happened["searches"] += counter > 0
            case CityTaken(seat=seat, total=total, ships=ships):
                happened["ended"] += bool(ships)
                self._humans[seat] = total
            case TasksScored(results=results):
                happened["tasks"] += len(results)
                happened["met"] += sum(each.met for each in results)

    def _count_private(self, event: DraftEvent) -> None:
        """Count offers and purchases by what their captains are told."""
        match event:
            case Offered(cards=cards):
                self._offered.update(card.series for card in cards)
            case Shopped(bought=ship) if ship is not None:
                self._bought[ship.series] += 1

    def tally(self) -> Tally:
        """Return what this game adds to a tally."""
        happened = self._happened
        tally = Tally(
            turns=Ratio.of_game(self._turn),
            short=Ratio.of_game(self._turn not in TURNS),
            searches=Ratio.of_game(happened["searches"], happened["loot"]),
            ended=Ratio.of_game(happened["ended"], happened["searches"]),
            met=Ratio.of_game(happened["met"], happened["tasks"]),
        )
        self._fill(tally)
        if self._ranking:
            tally.count_end(self._ranking, self._half)
        return tally
