"""A hand part by part, where every edition lays it out alike: its head, cards under headings."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.core.words import Text
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion import icons
from render.invasion.parts import BIG, GAP, TEXT, labelled, portrait
from render.invasion.ship_cards import Shown
from render.page import Page
from render.theme import Colour
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
HEAD_HEIGHT = 92
HEADING_HEIGHT = 50
COLUMNS = 2
NAMED = Style(Face.DISPLAY, 62, 26)

Heights: TypeAlias = Callable[[Sequence[Shown]], int]
"""Tells how high cards are side by side."""
Draw: TypeAlias = Callable[[Canvas, Box, Shown, Colour, Words], None]
"""Draws one."""


class Part(NamedTuple):
    """Cards of a kind under their heading, and what is said at its end."""

    title: Text
    cards: list[Shown]
    aside: Text | None = None


def draw_head(
    canvas: Canvas, box: Box, seat: Seat, mood: Mood, name: str, humans: str, fuel: str
) -> None:
    """Draw whose picture it is, with humans and fuel."""
    theme = canvas.theme
    portrait(canvas, box.left(box.h), seat, mood)
    canvas.name(box.after(box.h + 16).before(580), name, NAMED, theme.ink)
    labelled(canvas, box.end(230), icons.fuel, fuel, BIG, theme.accent, align="right")
    labelled(canvas, box.before(250).end(310), icons.human, humans, BIG, theme.ink, align="right")


def draw_large_head(
    canvas: Canvas, box: Box, seat: Seat, mood: Mood, name: str, humans: str, fuel: str
) -> None:
    """Draw the same in large print, in two lines."""
    theme = canvas.theme
    portrait(canvas, box.left(box.h).inset(12), seat, mood)
    upper, lower = box.after(box.h + 12).rows(2, 0)
    canvas.name(upper, name, NAMED, theme.ink)
    used = labelled(canvas, lower, icons.human, humans, BIG, theme.ink)
    labelled(canvas, lower.after(used + 30), icons.fuel, fuel, BIG, theme.accent, align="right")


def add_part(
    page: Page,
    box: Box,
    part: Part,
    seat: Seat,
    words: Words,
    columns: int,
    height: Heights,
    draw: Draw,
) -> Box:
    """Lay out a heading and the cards below it; return the last of their places."""
    page.add(draw_heading, box.top(HEADING_HEIGHT), part.title, part.aside, words)
    places = card_places(box.below(HEADING_HEIGHT), part.cards, columns, height)
    colour = captain_colour(page.look.theme, seat)
    for place, card in zip(places, part.cards, strict=False):
        page.add(draw, place, card, colour, words)
    return places[-1]


def card_places(box: Box, cards: Sequence[Shown], columns: int, height: Heights) -> list[Box]:
    """Divide a place between cards in rows; the last place is free where they are odd."""
    places = [box] if not cards else []
    for _ in range(0, len(cards), columns):
        places += box.top(height(cards)).columns(columns, GAP)
        box = box.below(height(cards) + GAP)
    return places


def part_height(cards: Sequence[Shown], columns: int, height: Heights) -> int:
    """Return how high cards are with their heading."""
    rows = -(-len(cards) // columns)
    return HEADING_HEIGHT + rows * (height(cards) + GAP) if rows else HEADING_HEIGHT


def draw_heading(canvas: Canvas, box: Box, title: Text, aside: Text | None, words: Words) -> None:
    """Name what stands below, and what is said of it at the end of the line."""
    theme = canvas.theme
    used = canvas.text(box, words(title), TEXT, theme.accent)
    if aside is not None:
        canvas.text(box.after(used + 40), words(aside), TEXT, theme.muted, "right")
