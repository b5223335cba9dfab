"""Counting one game: its events become a tally."""

from collections import Counter
from collections.abc import Iterable

from engine.core.asks import Ask, Notice
from engine.core.measures import Ratio
from engine.humanity.balance.balance import Tally
from engine.humanity.table.events import (
    BoardReset,
    Deployed,
    Experimented,
    Final,
    GameBegan,
    GameEnded,
    HangarsFilled,
    HumanityEvent,
    MissionTaken,
    RoundBegan,
    Worked,
    YearEnded,
)
from engine.humanity.tiles.tables import EXPERIMENTS, MODULES

ASTRONAUTS, MISSIONS_PLAYED = 3, 3


class Counting:
    """Watches one game and counts it; the tally is made when it is over."""

    def __init__(self, seats: int) -> None:
        self._seats, self._first = seats, 0
        self._out = 0  # astronauts on the main board
        self._rounds: Counter[int] = Counter()
        self._shown: set[str] = set()
        self._taken: set[str] = set()
        self._happened: Counter[str] = Counter()
        self._ranking: tuple[Final, ...] = ()

    def ask(self, _asks: tuple[Ask, ...]) -> None:
        """Count no questions."""

    def hear(self, notices: tuple[Notice[HumanityEvent], ...]) -> None:
        """Count what happened."""
        for notice in notices:
            if notice.public is not None:
                self._count(notice.public)

    def _count(self, event: HumanityEvent) -> None:
        happened = self._happened
        match event:
            case GameBegan(first=first):
                self._first, self._out = first, self._seats
            case RoundBegan(year=year):
                self._rounds[year] += 1
                happened["away"] += self._out
                happened["astronauts"] += ASTRONAUTS * self._seats
            case Worked(forced=forced):
                happened["turns"] += 1
                happened["forced"] += forced
            case Deployed(module=tile) | Experimented(experiment=tile):
                happened["turns"] += 1
                self._out += 1
                self._taken.add(tile.id)
            case MissionTaken(loser=loser):
                happened["missions" if loser is None else "stolen"] += 1
            case BoardReset(returned=returned):
                self._out -= len(returned)
            case GameEnded(ranking=ranking):
                self._ranking = ranking
        self._lay_out(event)

    def _lay_out(self, event: HumanityEvent) -> None:
        """Note which tiles lie out."""
        match event:
            case GameBegan(modules=found) | BoardReset(filled=found) | HangarsFilled(filled=found):
                self._shown.update(each.module.id for each in found)
        match event:
            case GameBegan(experiments=laid) | YearEnded(experiments=laid):
                self._shown.update(each.id for each in laid)

    def tally(self) -> Tally:
        """Return what this game adds to a tally."""
        happened, ranking = self._happened, self._ranking
        tally = Tally(
            rounds={str(year): Ratio.of_game(count) for year, count in self._rounds.items()},
            modules=self._used(MODULES),
            experiments=self._used(EXPERIMENTS),
            missions=Ratio.of_game(happened["missions"], MISSIONS_PLAYED),
            stolen=Ratio.of_game(happened["stolen"], happened["missions"]),
            away=Ratio.of_game(happened["away"], happened["astronauts"]),
            forced=Ratio.of_game(happened["forced"], happened["turns"]),
        )
        if ranking:
            winners = [line.seat for line in ranking if line.rank == 1]
            tally.winners = [ranking[0].total]
            tally.order = {
                str(place + 1): Ratio.of_game(
                    ((self._first + place) % self._seats in winners) / len(winners)
                )
                for place in range(self._seats)
            }
            science = sum(line.science for line in ranking)
            tally.science = Ratio.of_game(science, sum(line.total for line in ranking))
        return tally

    def _used(self, tiles: Iterable[str]) -> dict[str, Ratio]:
        """Tell of each tile that lay out whether anybody took it."""
        return {each: Ratio.of_game(each in self._taken) for each in tiles if each in self._shown}
