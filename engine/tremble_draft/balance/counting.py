"""Counting one game: its events become a tally."""

from collections import Counter

from engine.core.asks import Ask, Notice, Seat
from engine.core.measures import Ratio
from engine.invasion.balance import HALF, shares
from engine.invasion.ending import Final, GameEnded
from engine.invasion.events import DiceRolled
from engine.tremble_draft.balance.balance import Tally
from engine.tremble_draft.phases.setup import START_HUMANS
from engine.tremble_draft.table.events import (
    CityTaken,
    CreditRepaid,
    CreditTaken,
    DraftEvent,
    LootChosen,
    Offered,
    PlansRevealed,
    Shopped,
    TasksScored,
    TurnBegan,
)

TURNS = range(12, 15)


class Counting:
    """Watches one game and counts it; the tally is made when it is over."""

    def __init__(self, seats: int) -> None:
        self._humans = dict.fromkeys(range(seats), START_HUMANS)
        self._half: dict[Seat, int] = {}  # humans after turn 5
        self._turn = 0
        self._ranking: tuple[Final, ...] = ()
        self._happened: Counter[str] = Counter()
        self._offered: Counter[str] = Counter()
        self._bought: Counter[str] = Counter()

    def ask(self, _asks: tuple[Ask, ...]) -> None:
        """Count no questions."""

    def hear(self, notices: tuple[Notice[DraftEvent], ...]) -> None:
        """Count what happened."""
        for notice in notices:
            if notice.public is not None:
                self._count(notice.public)
            for _, event in notice.private:
                self._count_private(event)

    def _count(self, event: DraftEvent) -> None:
        happened = self._happened
        match event:
            case TurnBegan(turn=turn):
                if turn == HALF + 1:
                    self._half = dict(self._humans)
                self._turn = turn
            case Shopped(seat=seat) | CreditTaken(seat=seat) | CreditRepaid(seat=seat):
                self._humans[seat] = event.humans
            case PlansRevealed(attacks=attacks):
                happened["attacked"] += len({attack.space for attack in attacks})
            case DiceRolled(round=1):
                happened["battles"] += 1
            case LootChosen(counter=counter):
                happened["loot"] += 1
                happened["searches"] += counter > 0
            case CityTaken(seat=seat, total=total, ships=ships):
                happened["ended"] += bool(ships)
                self._humans[seat] = total
            case TasksScored(results=results):
                happened["tasks"] += len(results)
                happened["met"] += sum(each.met for each in results)
            case GameEnded(ranking=ranking):
                self._ranking = ranking

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
            bought=shares(self._bought, self._offered),
            battles=Ratio.of_game(happened["battles"], happened["attacked"]),
            searches=Ratio.of_game(happened["searches"], happened["loot"]),
            ended=Ratio.of_game(happened["ended"], happened["searches"]),
            met=Ratio.of_game(happened["met"], happened["tasks"]),
        )
        if self._ranking:
            tally.count_end(self._ranking, self._half)
        return tally
