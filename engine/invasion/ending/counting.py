"""Counting one game of any edition: its events become a tally."""

from collections import Counter
from typing import Any

from engine.core.asks import Ask, Notice, Seat
from engine.core.measures import Ratio
from engine.invasion.battles.events import DiceRolled, PlansRevealed
from engine.invasion.ending.balance import Tally, shares
from engine.invasion.ending.ending import Final, GameEnded


class Counting:
    """Watches one game and counts it; the tally is made when it is over."""

    def __init__(self, seats: int, humans: int) -> None:
        self._humans = dict.fromkeys(range(seats), humans)
        self._half: dict[Seat, int] = {}  # humans after turn 5
        self._turn = 0
        self._ranking: tuple[Final, ...] = ()
        self._happened: Counter[str] = Counter()
        self._offered: Counter[str] = Counter()  # ships, by series
        self._bought: Counter[str] = Counter()

    def ask(self, _asks: tuple[Ask, ...], /) -> None:
        """Count no questions."""

    def hear(self, notices: tuple[Notice[Any], ...]) -> None:
        """Count what happened."""
        for notice in notices:
            if notice.public is not None:
                self._count(notice.public)
            for _, event in notice.private:
                self._count_private(event)

    def _count(self, event: Any) -> None:
        """Count what everybody is told."""
        match event:
            case PlansRevealed(attacks=attacks):
                self._happened["attacked"] += len({attack.space for attack in attacks})
            case DiceRolled(round=1):
                self._happened["battles"] += 1
            case GameEnded(ranking=ranking):
                self._ranking = ranking

    def _count_private(self, event: Any) -> None:
        """Count offers and purchases by what their captains are told."""
        raise NotImplementedError

    def _fill(self, tally: Tally) -> None:
        """Count in a tally what every edition has."""
        tally.bought = shares(self._bought, self._offered)
        tally.battles = Ratio.of_game(self._happened["battles"], self._happened["attacked"])
