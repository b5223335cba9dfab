"""The course of a finished game: how captains stood from turn to turn, and who led since when."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from cogs.pages.history import turn_of
from cogs.pages.posts import names_of, renderer_of
from engine.core.asks import Over, Seat
from engine.core.words import Text, say
from engine.host.values.past import History
from render.house.captains import marked_name
from render.words import Words


class Course(NamedTuple):
    """What everybody saw of the race, at the start and after each turn."""

    counted: Text
    turns: tuple[int, ...]  # those that are over
    standings: tuple[tuple[int, ...], ...]  # by moment, then by seat; the first is the start

    def of(self, seat: Seat) -> tuple[int, ...]:
        """Return how a captain stood from moment to moment."""
        return tuple(standing[seat] for standing in self.standings)


def course_of(history: History) -> Course | None:
    """Follow the race of a game through its public views; None where nothing is counted."""
    renderer = renderer_of(history.game)
    if renderer.counted is None or not history.steps:
        return None
    start = tuple(renderer.standings(history.steps[0].after))
    ends = {
        turn_of(history, step): tuple(renderer.standings(step.after)) for step in history.steps[1:]
    }
    return Course(renderer.counted, tuple(ends), (start, *ends.values()))


def course_lines(history: History, over: Over, words: Words) -> Iterator[str]:
    """Tell who led since when; nothing where nobody won alone, or not by what is counted."""
    course = course_of(history)
    if course is None or len(over.winners) != 1:
        return
    (winner,) = over.winners
    leaders = [_leader(standing) for standing in course.standings]
    if leaders[-1] != winner:
        return
    captain = marked_name(names_of(history.game), winner, words)
    yield words(_lead(course, leaders, captain))
    led = [leader for leader in leaders if leader is not None]
    changes = sum(before != after for before, after in pairwise(led))
    if changes:
        yield words(say("course-changes", count=changes))


def _lead(course: Course, leaders: list[Seat | None], captain: str) -> Text:
    """Say when the winner took the lead for good."""
    since = len(leaders)
    while since and leaders[since - 1] == leaders[-1]:
        since -= 1
    if since <= 1:
        return say("course-always", captain=captain)
    if since == len(leaders) - 1:
        return say("course-late", captain=captain)
    return say("course-since", captain=captain, turn=course.turns[since - 1])


def _leader(standing: tuple[int, ...]) -> Seat | None:
    """Return who is ahead of all others."""
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None
