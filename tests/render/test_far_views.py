"""No picture fails, whichever two views of a game it compares: a gap may be a whole game long."""

from typing import Any

import pytest

from engine.core.asks import PUBLIC
from render.games import GAMES
from render.house.full_renderer import FullRenderer
from render.theme import LARGE
from render.words import words_for
from tests.contract.records import Step, dice, events_of, record
from tests.contract.subjects import SUBJECTS, Subject, case_name

LOOKS = ("", LARGE, "clear", f"clear {LARGE}")
LOCALES = ("en", "ru")
PAIRS = 2  # of views of a game, each drawn in both directions, besides its first and last
FIGHTS = 3  # of those of a gap
CASES = [
    (subject, seats) for subject in SUBJECTS if subject.installed is None for seats in subject.seats
]


def spans(steps: tuple[Step, ...], seats: int) -> list[tuple[int, int]]:
    """Choose gaps of a game: all of it, and some between any two steps."""
    rng = dice(seats, "gaps")
    picked = [sorted(rng.sample(range(len(steps)), 2)) for _ in range(PAIRS)]
    return [(0, len(steps) - 1), *((first, last) for first, last in picked)]


def fights_between(
    renderer: FullRenderer, subject: Subject, steps: tuple[Step, ...], before: Any
) -> list[Any]:
    """List some fights of a gap, as a post tells them that looks at an older view."""
    events = [event for step in steps for event in events_of(step.turn, PUBLIC)]
    return [*renderer.fights(before, events)][:FIGHTS]


@pytest.mark.parametrize(("subject", "seats"), CASES, ids=case_name)
def test_every_picture_of_two_views_is_drawn(subject: Subject, seats: int) -> None:
    renderer = subject_renderer(subject)
    steps, game = record(subject, seats, 0), subject.game
    names = tuple(f"Captain {seat}" for seat in range(seats))
    rng = dice(seats, "looks")
    for first, last in spans(steps, seats):
        words, look = words_for(rng.choice(LOCALES)), rng.choice(LOOKS)
        states = steps[first].before, steps[last].turn.state
        for seat in (PUBLIC, rng.randrange(seats)):
            views = [game.view(state, seat) for state in states]
            for before, view in (views, reversed(views)):
                change = renderer.since(before, view)
                drawn = renderer.drawings["change"].draw(change, names, words, look)
                assert drawn.png
                assert drawn.alt
            if seat is not PUBLIC and renderer.draws_hands:
                assert renderer.drawings["hand"].draw(views[0], names, words, look).png
        for fight in fights_between(renderer, subject, steps[first : last + 1], views[0]):
            assert renderer.drawings["fight"].draw(fight, names, words, look).png


def subject_renderer(subject: Subject) -> FullRenderer:
    """Return who draws the game of a subject."""
    return GAMES.of(subject.game.id).full_renderer
