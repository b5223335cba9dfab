"""The targets that the game is held against; its tiles are those that were published."""

from collections.abc import Iterator

from engine.core.measures import Finding, median_of
from engine.humanity.balance.balance import Tally

WINNER, ROUNDS, ORDER, MODULE, EXPERIMENT = "winner", "rounds", "order", "module", "experiment"
TAKEN, STOLEN, AWAY, FORCED, SCIENCE = "taken", "stolen", "away", "forced", "science"
OFF_FAIR_SHARE = 0.03
USED = 0.05  # of the games in which a tile lies out


def findings(tally: Tally, players: int) -> tuple[Finding, ...]:
    """Hold what games of equal players gave against the targets."""
    return (*_play(tally), *_order(tally, players), *_tiles(tally))


def _play(tally: Tally) -> Iterator[Finding]:
    yield Finding(WINNER, "", median_of(tally.winners))
    for year, rounds in tally.rounds.items():
        yield Finding(ROUNDS, year, rounds.mean())
    yield Finding(TAKEN, "", tally.missions.share())
    yield Finding(STOLEN, "", tally.stolen.mean())
    yield Finding(AWAY, "", tally.away.share())
    yield Finding(FORCED, "", tally.forced.share())
    yield Finding(SCIENCE, "", tally.science.share())


def _order(tally: Tally, players: int) -> Iterator[Finding]:
    """Hold the wins of whoever begins first, second and so on against a fair share."""
    fair = 1 / players
    for place, wins in sorted(tally.order.items()):
        yield Finding(ORDER, place, wins.share(), fair - OFF_FAIR_SHARE, fair + OFF_FAIR_SHARE)


def _tiles(tally: Tally) -> Iterator[Finding]:
    """Hold every tile against the target: none is dead."""
    for key, used in ((MODULE, tally.modules), (EXPERIMENT, tally.experiments)):
        for tile, ratio in used.items():
            yield Finding(key, tile, ratio.share(), least=USED)
