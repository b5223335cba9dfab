"""What is counted to judge the balance of the tiles, kept for many games."""

from typing import Any

import msgspec

from engine.core.measures import Ratio, add_counts, median_of


class Tally(msgspec.Struct):
    """Counts over games of what only this game has."""

    winners: list[int] = []  # points of the winner of each game
    rounds: dict[str, Ratio] = {}  # of each year
    order: dict[str, Ratio] = {}  # games won by whoever began first, second and so on
    modules: dict[str, Ratio] = {}  # deployed, of the games in which each lay out
    experiments: dict[str, Ratio] = {}  # carried out, of the games in which each lay out
    missions: Ratio = Ratio()  # that somebody took
    stolen: Ratio = Ratio()  # of those taken: how often they changed hands
    away: Ratio = Ratio()  # astronauts on the main board when a round begins
    forced: Ratio = Ratio()  # turns that played themselves
    science: Ratio = Ratio()  # of all points

    def add(self, other: "Tally") -> None:
        """Add what another tally counted after this one."""
        add_counts(self, other)

    def figures(self) -> dict[str, Any]:
        """Return the balance figures without their intervals."""
        return {
            "median_winner_points": median_of(self.winners).value,
            "rounds_by_year": _values(self.rounds),
            "wins_by_order": _values(self.order),
            "deployed_share_by_module": _values(self.modules),
            "carried_out_share_by_experiment": _values(self.experiments),
            "missions_taken": round(self.missions.value, 4),
            "missions_stolen": round(self.stolen.value, 4),
            "astronauts_away": round(self.away.value, 4),
            "forced_turns": round(self.forced.value, 4),
            "science_of_points": round(self.science.value, 4),
        }


def _values(ratios: dict[str, Ratio]) -> dict[str, float]:
    return {key: round(each.value, 3) for key, each in ratios.items()}
