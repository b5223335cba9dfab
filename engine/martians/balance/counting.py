"""Counting one game: its events become a tally, and tallies of many games are added up."""

from collections import Counter
from typing import Any

import msgspec

from engine.core.asks import Ask, Notice
from engine.core.measures import Ratio, add_counts
from engine.martians.cards.tables import CARDS
from engine.martians.table import events as ev
from engine.martians.table.events import REASONS, MartiansEvent

TOGETHER = frozenset({"delivered", "invaded", "no-ship"})
"""How only games end in which all play together."""
COUNTED: dict[type[Any], str] = {
    ev.TurnBegan: "turns",
    ev.TileLaid: "tiles",
    ev.Died: "deaths",
    ev.PickedUp: "found",
}


class Tally(msgspec.Struct):
    """Counts over games of what only this game has."""

    ends: dict[str, Ratio] = {}  # games by how they ended
    order: dict[str, Ratio] = {}  # games won by whoever began first, second and so on
    happened: dict[str, Ratio] = {}  # times in a game
    cards: dict[str, Ratio] = {}  # times in a game that a card was played or drawn
    won: Ratio = Ratio()  # games that anybody won

    @property
    def together(self) -> bool:
        """Tell whether these are games in which all play together."""
        return any(self.ends[why].part for why in TOGETHER & self.ends.keys())

    def add(self, other: "Tally") -> None:
        """Add what another tally counted after this one."""
        add_counts(self, other)

    def figures(self) -> dict[str, Any]:
        """Return the balance figures without their intervals."""
        found = {"ends": self.ends, "wins_by_order": self.order, "times_in_a_game": self.happened}
        told = {
            name: {key: round(each.value, 3) for key, each in ratios.items()}
            for name, ratios in found.items()
        }
        return {**told, "won": round(self.won.value, 4)}


class Counting:
    """Watches one game and counts it; the tally is made when it is over."""

    def __init__(self, seats: int) -> None:
        self._seats, self._first = seats, 0
        self._happened: Counter[str] = Counter()
        self._cards: Counter[str] = Counter()
        self._ended: ev.GameEnded | None = None

    def ask(self, _asks: tuple[Ask, ...]) -> None:
        """Count no questions."""

    def hear(self, notices: tuple[Notice[MartiansEvent], ...]) -> None:
        """Count what happened."""
        for notice in notices:
            if notice.public is not None:
                self._count(notice.public)

    def _count(self, event: MartiansEvent) -> None:
        match event:
            case ev.GameBegan(first=first):
                self._first = first
            case ev.Fought(won=won):
                self._happened["beaten" if won else "lost"] += 1
            case ev.CardPlayed(card=card, drawn=drawn):
                self._happened["drawn" if drawn else "played"] += 1
                self._cards[card] += 1
            case ev.GameEnded():
                self._ended = event
            case _ if type(event) in COUNTED:
                self._happened[COUNTED[type(event)]] += 1

    def tally(self) -> Tally:
        """Return what this game adds to a tally."""
        names = (*COUNTED.values(), "beaten", "lost", "drawn", "played")
        tally = Tally(
            happened={name: Ratio.of_game(self._happened[name]) for name in names},
            cards={card: Ratio.of_game(self._cards[card]) for card in CARDS},
        )
        ended = self._ended
        if ended is not None:
            winners = ended.winners
            tally.ends = {why: Ratio.of_game(why == ended.why) for why in REASONS}
            tally.won = Ratio.of_game(bool(winners))
            share = 1 / len(winners) if winners else 0.0
            tally.order = {
                str(place + 1): Ratio.of_game(
                    share * ((self._first + place) % self._seats in winners)
                )
                for place in range(self._seats)
            }
        return tally
