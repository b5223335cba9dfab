"""The targets that games of equal captains are held against, by the way they play."""

from collections.abc import Iterator

from engine.core.measures import Finding
from engine.martians.balance.counting import Tally

WON, END, ORDER, TIMES = "won", "end", "order", "times"
SAVED = {1: (0.55, 0.7), 2: (0.55, 0.7), 3: (0.45, 0.6), 4: (0.4, 0.55), 5: (0.35, 0.5)}
MOST_SAVED = (0.3, 0.45)  # with six
OFF_FAIR_SHARE = 0.06
SECOND_ROAD = (0.08, 0.25)  # of races, won by Martians


def findings(tally: Tally, captains: int) -> tuple[Finding, ...]:
    """Hold what games of equal captains gave against the targets."""
    own = _together(tally, captains) if tally.together else _race(tally, captains)
    times = (Finding(TIMES, name, each.mean()) for name, each in tally.happened.items())
    return (*own, *times)


def _together(tally: Tally, captains: int) -> Iterator[Finding]:
    least, most = SAVED.get(captains, MOST_SAVED)
    yield Finding(WON, "", tally.won.share(), least, most)
    for why, each in tally.ends.items():
        if each.part:
            yield Finding(END, why, each.share())


def _race(tally: Tally, captains: int) -> Iterator[Finding]:
    for why, each in tally.ends.items():
        if why == "kills":
            yield Finding(END, why, each.share(), *SECOND_ROAD)
        elif each.part:
            yield Finding(END, why, each.share())
    fair = 1 / captains
    for place, wins in sorted(tally.order.items()):
        yield Finding(ORDER, place, wins.share(), fair - OFF_FAIR_SHARE, fair + OFF_FAIR_SHARE)
