"""The figures by which the house card set is balanced (digest section 9), counted from events."""

from collections import Counter
from statistics import median

import msgspec

from engine.core.asks import Notice, Seat
from engine.tremble.events import (
    DiceRolled,
    Final,
    GameEnded,
    Offered,
    PlansRevealed,
    RewardChosen,
    Shopped,
    TaskScored,
    TrembleEvent,
)


class Tally(msgspec.Struct):
    """Counts over games; tallies of several processes are added up."""

    games: int = 0
    seat_wins: dict[int, float] = {}
    captain_wins: dict[str, float] = {}
    captain_seats: dict[str, int] = {}
    winners: list[int] = []  # humans of the winner of each game
    offered: dict[str, int] = {}  # by series
    bought: dict[str, int] = {}
    attacked: int = 0
    battles: int = 0
    rewards: int = 0
    catches: int = 0
    deciding: dict[str, int] = {}  # by task: games it decided

    def add(self, other: "Tally") -> None:
        """Add what another tally counted after this one."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                for key, count in theirs.items():
                    mine[key] = mine.get(key, 0) + count
            else:
                setattr(self, name, mine + theirs)

    def figures(self) -> dict[str, object]:
        """Return the balance figures."""
        shares = {
            series: round(self.bought.get(series, 0) / count, 3)
            for series, count in sorted(self.offered.items())
        }
        return {
            "seat_win_share": {
                str(seat + 1): _share(wins, self.games)
                for seat, wins in sorted(self.seat_wins.items())
            },
            "captain_win_share_per_seat": {
                name: _share(self.captain_wins.get(name, 0.0), seats)
                for name, seats in sorted(self.captain_seats.items())
            },
            "median_winner_humans": median(self.winners) if self.winners else 0,
            "bought_share_by_ship": shares,
            "least_bought": min(shares, key=lambda series: shares[series], default=""),
            "least_bought_share": min(shares.values(), default=0.0),
            "battles_per_attacked_city": _share(self.battles, self.attacked),
            "catch_share": _share(self.catches, self.rewards),
            "games_decided_by_task": {
                task: _share(count, self.games) for task, count in sorted(self.deciding.items())
            },
            "most_deciding_task_share": max(
                (_share(count, self.games) for count in self.deciding.values()), default=0.0
            ),
        }


class Counting:
    """Watches one game and counts it."""

    def __init__(self, captains: tuple[str, ...]) -> None:
        self.tally = Tally(games=1)
        self._captains = captains
        self._tasks: list[TaskScored] = []

    def hear(self, notices: tuple[Notice[TrembleEvent], ...]) -> None:
        """Count what happened."""
        for notice in notices:
            self._count(notice.public)
            for _, event in notice.private:
                self._count_private(event)

    def _count(self, event: TrembleEvent | None) -> None:
        tally = self.tally
        match event:
            case PlansRevealed(attacks=attacks):
                tally.attacked += len({attack.space for attack in attacks})
            case DiceRolled(round=1):
                tally.battles += 1
            case RewardChosen(catch=catch):
                tally.rewards += 1
                tally.catches += catch
            case TaskScored():
                self._tasks.append(event)
            case GameEnded(ranking=ranking):
                self._count_end(ranking)

    def _count_private(self, event: TrembleEvent) -> None:
        """Count offers and purchases of ships by what their captains are told."""
        match event:
            case Offered(cards=cards):
                _count_all(self.tally.offered, [card.series for card in cards if _is_ship(card)])
            case Shopped(bought=ships):
                _count_all(self.tally.bought, [ship.series for ship in ships])

    def _count_end(self, ranking: tuple[Final, ...]) -> None:
        tally = self.tally
        winners = _winners(ranking, {})
        tally.winners.append(ranking[0].humans)
        for seat, captain in enumerate(self._captains):
            share = 1 / len(winners) if seat in winners else 0.0
            tally.seat_wins[seat] = share
            tally.captain_wins[captain] = tally.captain_wins.get(captain, 0.0) + share
            tally.captain_seats[captain] = tally.captain_seats.get(captain, 0) + 1
        for scored in self._tasks:
            without = {award.seat: award.humans for award in scored.awards}
            tally.deciding[scored.task.id] = int(_winners(ranking, without) != winners)


def _is_ship(card: object) -> bool:
    return hasattr(card, "ship_class")


def _count_all(counts: dict[str, int], keys: list[str]) -> None:
    for key, count in Counter(keys).items():
        counts[key] = counts.get(key, 0) + count


def _winners(ranking: tuple[Final, ...], without: dict[Seat, int]) -> set[Seat]:
    """Return who would have won without what a task brought."""
    keys = {
        line.seat: (line.humans - without.get(line.seat, 0), line.trophies, -line.credits)
        for line in ranking
    }
    best = max(keys.values())
    return {seat for seat, key in keys.items() if key == best}


def _share(part: float, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
