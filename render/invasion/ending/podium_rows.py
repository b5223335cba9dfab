"""A captain in the final ranking: place, portrait, humans, debts, trophies."""

from engine.core.asks import Seat
from engine.core.words import say
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts import icons
from render.invasion.parts.parts import BIG, labelled, portrait
from render.type import Face
from render.words import Words

LINE = 54
MARGIN = 8
ROW_HEIGHT = 2 * (LINE + MARGIN)
RANK = 62
EMBLEM = 88
HUMANS, DEBTS, TROPHIES = 268, 292, 92  # wide
SIGN = 36
COUNT = Style(Face.BOLD, 34, 26)
PLACE = Style(Face.DISPLAY, 62, 40)
AWARD = Style(Face.BOLD, 34, 26)
NAMED = Style(Face.DISPLAY, 44, 20)


def draw_rank(canvas: Canvas, box: Box, rank: int, seat: Seat, mood: Mood, high: int = 0) -> Box:
    """Draw the card, with a frame for winners, place and emblem; return what is left beside."""
    theme, won = canvas.theme, rank == 1
    card = box.top(high or box.h)
    canvas.panel(card, theme.card, outline=theme.accent if won else None)
    inner = box.inset(18, MARGIN)
    ink = theme.accent if won else theme.ink
    canvas.text(inner.left(RANK), str(rank), PLACE, ink, "center")
    portrait(canvas, inner.after(RANK + 6).left(EMBLEM), seat, mood)
    return inner.after(RANK + EMBLEM + 24)


def draw_sums(canvas: Canvas, box: Box, humans: int, owed: int, words: Words) -> None:
    """Draw humans at the right, and before them what debts took."""
    theme = canvas.theme
    amount = theme.danger if humans < 0 else theme.ink
    told = words.number(humans)
    labelled(canvas, box.end(HUMANS), icons.human, told, BIG, amount, align="right")
    if owed:
        told = words(say("invasion-podium-repaid", humans=-owed))
        canvas.text(box.before(HUMANS).end(DEBTS), told, AWARD, theme.danger, "right")


def draw_trophies(canvas: Canvas, box: Box, count: int) -> None:
    """Draw how many trophies there are."""
    canvas.stamp(icons.star, box.left(SIGN), canvas.theme.ink)
    canvas.text(box.after(SIGN + 6), str(count), COUNT, canvas.theme.ink)
