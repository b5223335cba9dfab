"""What is counted to balance the cards, kept for many games."""

from typing import Any

import msgspec

from engine.core.measures import Ratio, add_counts, median_of


class Tally(msgspec.Struct):
    """Counts over games of what only this game has."""

    winners: list[int] = []  # humans of the winner of each game
    turns: Ratio = Ratio()  # of a game
    short: Ratio = Ratio()  # games of fewer or more turns than 12 to 14
    bought: dict[str, Ratio] = {}  # by series: of the times a ship was offered
    battles: Ratio = Ratio()  # of attacked cities
    searches: Ratio = Ratio()  # of cities taken, raided or searched
    ended: Ratio = Ratio()  # searches that paid
    met: Ratio = Ratio()  # of tasks kept
    leaders: Ratio = Ratio()  # games won by whoever led after turn 5; who share it count in part
    laggards: Ratio = Ratio()  # games won by whoever was last then
    crushed: Ratio = Ratio()  # games whose last ends below a quarter of the winner

    def add(self, other: "Tally") -> None:
        """Add what another tally counted after this one."""
        add_counts(self, other)

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
