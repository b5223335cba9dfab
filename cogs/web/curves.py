"""Curves as drawings that a page holds itself: lines that follow captains from turn to turn."""

from typing import NamedTuple

from markupsafe import Markup

from cogs.pages.courses import Course
from engine.core.words import say
from render.words import Words

WIDTH, HEIGHT = 720, 320
RIGHT, TOP, BOTTOM = 24, 20, 44
LETTER = 15  # as wide as one gets on a phone
TICKS = 4  # at most, between the lowest and the highest line
DASHES = ("", "14 6", "4 6", "14 6 4 6", "24 8", "8 4")
"""How lines are drawn, so that nobody needs to tell colours apart."""


class CaptainFigures(NamedTuple):
    """A captain in the legend and in the figures."""

    name: str
    sample: Markup
    figures: tuple[str, ...]


class CurvePage(NamedTuple):
    """All that a page shows of a course."""

    title: str
    alt: str
    drawing: Markup
    moments: tuple[str, ...]
    lines: list[CaptainFigures]


def curve_page(course: Course, names: tuple[str, ...], words: Words) -> CurvePage:
    """Draw a course, and write the same as figures."""
    seats = range(len(course.standings[0]))
    return CurvePage(
        title=words(say("web-course", counted=course.counted)),
        alt=words(say("web-course-alt")),
        drawing=_drawing(course, words),
        moments=_moments(course, words),
        lines=[
            CaptainFigures(names[seat], _sample(seat), tuple(map(words.number, course.of(seat))))
            for seat in seats
        ],
    )


def _moments(course: Course, words: Words) -> tuple[str, ...]:
    """Name the start, the turns, and the end where that still changed something."""
    turns = map(words.number, course.turns)
    end = [words(say("web-course-end"))] if course.settled else []
    return (words(say("web-course-start")), *turns, *end)


def _drawing(course: Course, words: Words) -> Markup:
    """Draw lines, one for each captain, over a few levels with their numbers."""
    ticks = _ticks(course)
    low, high = ticks[0], ticks[-1]
    last = max(len(course.standings) - 1, 1)

    labels = [words.number(tick) for tick in ticks]
    left = LETTER * (1 + max(map(len, labels)))

    def x(moment: int) -> float:
        return left + (WIDTH - left - RIGHT) * moment / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = [_level(left, y(tick), label) for tick, label in zip(ticks, labels, strict=True)]
    every = -(-len(course.turns) // 10)
    parts += [
        _label(x(place), HEIGHT - 8, words.number(turn), "middle")
        for place, turn in enumerate(course.turns, 1)
        if place % every == 0 or place == 1
    ]
    for seat in range(len(course.standings[0])):
        points = " ".join(f"{x(at):.0f},{y(have):.0f}" for at, have in enumerate(course.of(seat)))
        shape = Markup('<polyline class="line seat{}" points="{}" stroke-dasharray="{}"/>')
        parts.append(shape.format(seat % len(DASHES), points, DASHES[seat % len(DASHES)]))
    return Markup("").join(parts)


def _ticks(course: Course) -> list[int]:
    """List round numbers around all that has to be drawn."""
    values = [have for standing in course.standings for have in standing]
    low, high = min(0, *values), max(1, *values)
    step = _round_step((high - low) / TICKS)
    first = low // step
    return [step * level for level in range(first, -(-high // step) + 1)]


def _round_step(least: float) -> int:
    """Return the first of 1, 2, 5, 10, 20, 50 and so on that is no less."""
    step = 1
    while step < least:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _level(left: int, y: float, label: str) -> Markup:
    line = Markup('<line class="level" x1="{}" x2="{}" y1="{:.0f}" y2="{:.0f}"/>')
    return line.format(left, WIDTH - RIGHT, y, y) + _label(left - 10, y + 8, label, "end")


def _label(x: float, y: float, text: str, anchor: str) -> Markup:
    label = Markup('<text x="{:.0f}" y="{:.0f}" text-anchor="{}">{}</text>')
    return label.format(x, y, anchor, text)


def _sample(seat: int) -> Markup:
    """Draw a piece of a captain's line for the legend."""
    shape = Markup(
        '<svg class="sample" viewBox="0 0 60 12" aria-hidden="true">'
        '<line class="line seat{}" x1="0" x2="60" y1="6" y2="6" stroke-dasharray="{}"/></svg>'
    )
    return shape.format(seat % len(DASHES), DASHES[seat % len(DASHES)])
