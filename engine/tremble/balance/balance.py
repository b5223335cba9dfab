"""What is counted to balance the house card set (digest section 9), kept for many games."""

from typing import Any, TypeVar

import msgspec

from engine.core.measures import Ratio, median_of
from engine.invasion.ending import balance

K = TypeVar("K")


class Tally(balance.Tally, msgspec.Struct):
    """Counts over games of what only this game has."""

    games: int = 0
    built: dict[str, Ratio] = {}  # by series: of the times a station was offered
    catches: Ratio = Ratio()  # of rewards
    caught: Ratio = Ratio()  # catches that succeeded
    deciding: dict[str, Ratio] = {}  # by task: of the games it lay in
    level: Ratio = Ratio()  # games in which several had the most humans
    credits: Ratio = Ratio()  # taken in a game
    humans: dict[int, Ratio] = {}  # of a captain when a turn ends
    final: Ratio = Ratio()  # humans of a captain after tasks and credits
    purchases: dict[str, Ratio] = {}  # by colour and quality: of a ship bought
    rarities: dict[str, int] = {}  # what does not happen in every turn
    waits_by_turn: dict[int, Ratio] = {}
    decisions_by_turn: dict[int, Ratio] = {}
    stations_bought: dict[str, int] = {}  # by kind of effect
    stations_used: dict[str, int] = {}
    cards_drawn: dict[str, int] = {}
    cards_used: dict[str, int] = {}

    def figures(self) -> dict[str, Any]:
        """Return the balance figures without their intervals."""
        shares = _rounded(self.bought, 3)
        decided = _rounded(self.deciding)
        return {
            "median_winner_humans": median_of(self.winners).value,
            "bought_share_by_ship": shares,
            "bought_share_by_station": _rounded(self.built, 3),
            "least_bought": min(shares, key=lambda series: shares[series], default=""),
            "least_bought_share": min(shares.values(), default=0.0),
            "battles_per_attacked_city": round(self.battles.value, 4),
            "catch_share": round(self.catches.value, 4),
            "games_decided_by_task": decided,
            "most_deciding_task_share": max(decided.values(), default=0.0),
            "catches_succeeded": round(self.caught.value, 4),
            "leader_after_turn_5_wins": round(self.leaders.value, 4),
            "last_after_turn_5_wins": round(self.laggards.value, 4),
            "last_below_a_quarter": round(self.crushed.value, 4),
            "credits_per_game": round(self.credits.value, 2),
            "mean_humans_by_turn": _rounded(self.humans, 0),
            "rarities": dict(sorted(self.rarities.items())),
            "stations_bought": dict(sorted(self.stations_bought.items())),
            "stations_used": dict(sorted(self.stations_used.items())),
            "cards_drawn": dict(sorted(self.cards_drawn.items())),
            "cards_used": dict(sorted(self.cards_used.items())),
        }


def _of(ratios: dict[Any, Ratio], digits: int = 4) -> list[tuple[Any, float]]:
    return [(key, round(ratio.value, digits)) for key, ratio in sorted(ratios.items())]


def _rounded(ratios: dict[Any, Ratio], digits: int = 4) -> dict[str, float]:
    return {str(key): share for key, share in _of(ratios, digits)}
