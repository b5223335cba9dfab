"""The poster of a lobby: the title of a B-movie, saucers over the town, Martians below."""

from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gathering import Gathering
from render.house.poster import HUGE, MARGIN, SEATS_TOP, PosterArt
from render.house.scenery import Scenery
from render.martians import paints
from render.type import Face
from render.words import Words

TITLE_TOP, TITLE_HEIGHT, BELOW = 40, 150, 60
UNDER = Style(Face.TEXT, 42, 34)
SAUCERS = ((40, 60, 170), (1010, 30, 150), (1060, 250, 90))
"""Where saucers fly on a poster of 1200 units, and how large."""
HEADS, HEAD = 9, 150


def _draw_sky(canvas: Canvas, gathering: Gathering, words: Words) -> None:
    """Draw the title between saucers, and a row of Martians that come over the hill."""
    del gathering
    theme, wide = canvas.theme, canvas.box.w
    canvas.fill(canvas.box.top(SEATS_TOP), paints.dusk, theme)
    for x, y, size in SAUCERS:
        canvas.place(Box(x * wide // 1200, y, size, size), paints.thing, "mother-ship")
    apart = wide // HEADS
    for at in range(HEADS):
        high = SEATS_TOP - HEAD + (24 if at % 2 else 0)
        canvas.place(Box(at * apart, high, apart, HEAD).inset(2, 0), paints.martian, at)
    title = canvas.box.inset(MARGIN, 0).below(TITLE_TOP)
    canvas.text(title.top(TITLE_HEIGHT), words(say("martians-title")), HUGE, theme.ink, "center")
    below = title.below(TITLE_HEIGHT).top(BELOW)
    canvas.text(below, words(say("martians-poster-line")), UNDER, theme.accent, "center")


ART = PosterArt(
    Scenery(paints.inks, paints.backdrop, paints.emblem),
    _draw_sky,
    begun=say("martians-poster-begun"),
    about="martians-alt-poster",
)
