"""The balance report: games for every number of captains, held against the targets."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.measures import Finding
from render.games import GAMES
from render.report.measures import Measures
from render.report.simulate import Simulation, simulate
from render.report.tally import Totals

SEAT = "seat"
OnProgress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class ReportSection:
    """The games of one number of captains, and what was found."""

    captains: int
    played: Simulation
    findings: tuple[Finding, ...]

    @property
    def missed(self) -> tuple[Finding, ...]:
        """List the targets that do not hold."""
        return tuple(each for each in self.findings if each.aimed and not each.holds)

    def of(self, key: str) -> tuple[Finding, ...]:
        """List the findings of one kind."""
        return tuple(each for each in self.findings if each.key == key)


@dataclass(frozen=True, slots=True)
class BalanceReport:
    """All sections."""

    game: str  # id of the rules
    captain: str
    games: int
    seed: int
    sections: tuple[ReportSection, ...]

    @property
    def measures(self) -> Measures | None:
        """Return what the game adds, if it does."""
        return measures_of(self.game)

    @property
    def holds(self) -> bool:
        """Tell whether every target holds."""
        return not any(section.missed for section in self.sections)

    @property
    def data_hash(self) -> str:
        """Return the hash of the game's data."""
        return self.sections[0].played.data_hash

    def to_json(self) -> str:
        """Return everything that was measured as JSON."""
        found = {
            "game": self.game,
            "captain": self.captain,
            "games": self.games,
            "seed": self.seed,
            "data_hash": self.data_hash,
            "holds": self.holds,
            "captains": {str(each.captains): _section_found(each) for each in self.sections},
        }
        return json.dumps(found, indent=2) + "\n"


def balance_report(
    game: str,
    captain: str,
    counts: Iterable[int],
    games: int,
    seed: int,
    jobs: int = 1,
    on_progress: Callable[[int], OnProgress] | None = None,
    variant: str | None = None,
) -> BalanceReport:
    """Play `games` games of equal captains for each of `counts`, and hold them to the targets."""
    sections = []
    for captains in counts:
        told = on_progress(captains) if on_progress else None
        played = simulate(game, (captain,) * captains, games, seed, jobs, told, variant)
        sections.append(ReportSection(captains, played, findings(game, played.tally, captains)))
    return BalanceReport(
        game=game, captain=captain, games=games, seed=seed, sections=tuple(sections)
    )


def measures_of(game: str) -> Measures | None:
    """Return what a game measures of itself, if it does."""
    bring = GAMES.of(game).measures
    return bring() if bring else None


def findings(game: str, tally: Totals, captains: int) -> tuple[Finding, ...]:
    """Hold the wins of seats, and what the game counts of itself, against the targets."""
    measures = measures_of(game)
    off, fair = measures.off_fair_share if measures else None, 1 / captains
    least, most = (None, None) if off is None else (fair - off, fair + off)
    found = [
        Finding(SEAT, str(seat + 1), wins.share(), least, most)
        for seat, wins in sorted(tally.seat_wins.items())
    ]
    if measures and tally.own:
        found += measures.findings(tally.own[0], captains)
    return tuple(found)


def _section_found(section: ReportSection) -> dict[str, Any]:
    return {
        "seconds": section.played.seconds,
        "decisions": section.played.decisions,
        "holds": not section.missed,
        "findings": [_finding_found(each) for each in section.findings],
        "figures": section.played.figures,
    }


def _finding_found(finding: Finding) -> dict[str, Any]:
    measured = finding.measured
    found: dict[str, Any] = {
        "key": finding.key,
        "about": finding.about,
        "value": round(measured.value, 5),
        "low": round(measured.low, 5),
        "high": round(measured.high, 5),
    }
    if finding.aimed:
        found |= {"least": finding.least, "most": finding.most}
        found |= {"holds": finding.holds, "certain": finding.certain}
    return found
