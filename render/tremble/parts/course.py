"""The course of a whole game: humans from turn to turn, and what the end added and took."""

from collections.abc import Iterable

import msgspec

from engine.core.asks import Seat
from engine.tremble.cards.cards import Task
from engine.tremble.table.events import CreditsPaid, TaskScored, TrembleEvent
from engine.tremble.table.view import Phase, PublicView, TrembleView
from render.renderers import Medal


class Course(msgspec.Struct, frozen=True):
    """A finished game in figures that everybody saw while it went on."""

    humans: tuple[tuple[int, ...], ...]  # by seat: at the start, after every turn, at the end
    scored: tuple[TaskScored, ...] = ()
    paid: tuple[CreditsPaid, ...] = ()

    def awards(self, seat: Seat) -> list[tuple[Task, int]]:
        """List the tasks that rewarded a captain, with the humans each brought."""
        return [
            (scored.task, award.humans)
            for scored in self.scored
            for award in scored.awards
            if award.seat == seat
        ]

    def debts(self, seat: Seat) -> int:
        """Return how many humans a captain paid back at the end."""
        return sum(paid.humans for paid in self.paid if paid.seat == seat)


class Finale(msgspec.Struct, frozen=True):
    """How a game ended, and how it came to that."""

    view: PublicView
    course: Course
    medals: tuple[Medal, ...] = ()


def course_of(steps: Iterable[tuple[TrembleView, Iterable[TrembleEvent]]]) -> Course:
    """Follow a game that is over through its views and the events before each."""
    begun: dict[int, tuple[int, ...]] = {}  # a turn begins as the one before it ended
    final: tuple[int, ...] = ()
    scored, paid = list[TaskScored](), list[CreditsPaid]()
    for view, events in steps:
        public = view.public
        final = tuple(captain.humans for captain in public.captains)
        if public.phase is not Phase.OVER:
            begun.setdefault(public.turn, final)
        scored += [event for event in events if isinstance(event, TaskScored)]
        paid += [event for event in events if isinstance(event, CreditsPaid)]
    ending = Course((), tuple(scored), tuple(paid))
    last = tuple(
        humans - sum(won for _, won in ending.awards(seat)) + ending.debts(seat)
        for seat, humans in enumerate(final)
    )
    rows = [*begun.values(), last, final]
    return Course(tuple(zip(*rows, strict=True)), ending.scored, ending.paid)
