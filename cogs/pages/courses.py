"""The course of a finished game: how captains stood from turn to turn, and who led since when."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from cogs.pages.history import turn_of
from cogs.pages.posts import renderer_of
from engine.core.asks import Over, Seat
from engine.core.words import Text, say
from engine.host.values.past import History
from render.house.captains import marked_name
from render.words import Words


class Course(NamedTuple):
    """What everybody saw of the race, at the start and after each turn."""

    counted: Text
    turns: tuple[int, ...]
    standings: tuple[tuple[int, ...], ...]  # by moment, then by seat; the first is the start
    settled: bool  # whether the end itself changed something, which is the last moment then

    def of(self, seat: Seat) -> tuple[int, ...]:
        """Return how a captain stood from moment to moment."""
        return tuple(standing[seat] for standing in self.standings)


def course_of(history: History, over: Over) -> Course | None:
    """Follow the race of a finished game through its public views; None where there is none."""
    renderer = renderer_of(history.game)
    if renderer.counted is None or not history.steps:
        return None
    start = tuple(renderer.standings(history.steps[0].after))
    if not start:
        return None
    ends = {
        turn_of(history, step): tuple(renderer.standings(step.after)) for step in history.steps[1:]
    }
    standings, final = [start, *ends.values()], _final(over)
    settled = final != standings[-1]
    standings += [final] if settled else []
    return Course(renderer.counted, tuple(ends), tuple(standings), settled)


def _final(over: Over) -> tuple[int, ...]:
    """Return what counted in the end, by seat."""
    return tuple(place.score for place in sorted(over.places, key=lambda place: place.seat))


def course_lines(
    course: Course | None, over: Over, names: tuple[str, ...], words: Words
) -> Iterator[str]:
    """Tell who led since when; nothing where nobody won alone, or not by what is counted."""
    if course is not None and len(over.winners) == 1:
        (winner,) = over.winners
        captain = marked_name(names, winner, words)
        yield from map(words, lead_of(course, winner, captain))


def lead_of(course: Course, winner: Seat, captain: str) -> Iterator[Text]:
    """Say since when the winner led for good, and how often the lead changed."""
    leaders = [_leader(standing) for standing in course.standings]
    if leaders[-1] != winner:
        return
    since = len(leaders)
    while since and leaders[since - 1] == winner:
        since -= 1
    if since <= 1:
        yield say("course-always", captain=captain, counted=course.counted)
    elif since == len(leaders) - 1:
        yield say("course-late", captain=captain, counted=course.counted)
    else:
        turn = course.turns[since - 1]
        yield say("course-since", captain=captain, turn=turn, counted=course.counted)
    led = [leader for leader in leaders if leader is not None]
    changes = sum(before != after for before, after in pairwise(led))
    if changes:
        yield say("course-changes", count=changes)


def _leader(standing: tuple[int, ...]) -> Seat | None:
    """Return who is ahead of all others."""
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None
