"""The poster of a lobby: dawn on Titan, and an astronaut for everybody who is in."""

from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gathering import Gathering
from render.house.poster import HUGE, MARGIN, SEATS_TOP, PosterArt
from render.house.scenery import Scenery
from render.humanity.parts import paints
from render.humanity.parts.paints import Stance
from render.type import Face
from render.words import Words

TITLE_TOP, TITLE_HEIGHT, BELOW = 26, 150, 60
UNDER = Style(Face.TEXT, 42, 34)
SUIT, APART = 150, 24
BEHIND = 8  # the seats


def _draw_sky(canvas: Canvas, gathering: Gathering, words: Words) -> None:
    """Draw the title in the haze, and before the hills those who land."""
    theme = canvas.theme
    canvas.fill(canvas.box.top(SEATS_TOP), paints.horizon, theme)
    canvas.panel(canvas.box.below(SEATS_TOP), theme.street, radius=0)
    title = canvas.box.inset(MARGIN, 0).below(TITLE_TOP)
    canvas.text(title.top(TITLE_HEIGHT), words(say("humanity-title")), HUGE, theme.ink, "center")
    below = title.below(TITLE_HEIGHT).top(BELOW)
    canvas.text(below, words(say("humanity-picture-place")), UNDER, theme.accent, "center")
    count = len(gathering.guests)
    x = (canvas.box.w - count * (SUIT + APART) + APART) // 2
    for seat in range(count):
        place = Box(x + seat * (SUIT + APART), SEATS_TOP - SUIT + BEHIND, SUIT, SUIT)
        canvas.place(place, paints.astronaut, theme, seat, Stance.LIT)


ART = PosterArt(
    Scenery(paints.inks, paints.backdrop, paints.emblem),
    _draw_sky,
    begun=say("humanity-poster-begun"),
    about="humanity-alt-poster",
)
