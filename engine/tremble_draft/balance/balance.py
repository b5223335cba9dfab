"""What is counted to balance the cards, kept for many games."""

from typing import Any

import msgspec

from engine.core.measures import Ratio, median_of
from engine.invasion.ending import balance


class Tally(balance.Tally, msgspec.Struct):
    """Counts over games of what only this game has."""

    turns: Ratio = Ratio()  # of a game
    short: Ratio = Ratio()  # games of fewer or more turns than 12 to 14
    searches: Ratio = Ratio()  # of cities taken, raided or searched
    ended: Ratio = Ratio()  # searches that paid
    met: Ratio = Ratio()  # of tasks kept

    def figures(self) -> dict[str, Any]:
        """Return the balance figures without their intervals."""
        bought = {series: round(each.value, 3) for series, each in sorted(self.bought.items())}
        return {
            "median_winner_humans": median_of(self.winners).value,
            "turns": round(self.turns.value, 2),
            "bought_share_by_ship": bought,
            "battles_per_attacked_city": round(self.battles.value, 4),
            "search_share": round(self.searches.value, 4),
            "searches_that_paid": round(self.ended.value, 4),
            "tasks_met": round(self.met.value, 4),
            "leader_after_turn_5_wins": round(self.leaders.value, 4),
            "last_after_turn_5_wins": round(self.laggards.value, 4),
            "last_below_a_quarter": round(self.crushed.value, 4),
        }
