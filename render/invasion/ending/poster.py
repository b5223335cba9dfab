"""The poster of a lobby: the mothership over a city by night."""

from functools import partial

from engine.core.words import Text, say
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.gathering import Gathering
from render.house.poster import HUGE, MARGIN, PosterArt
from render.house.scenery import Scenery
from render.invasion.parts import icons, sprites
from render.invasion.parts.horizon import horizon
from render.invasion.parts.parts import portrait
from render.type import Face
from render.words import Words

CITY = 590  # how far down the city reaches
TITLE_TOP, TITLE_HEIGHT = 22, 170
BELOW = 50  # high is what stands below a title
UNDER = Style(Face.DISPLAY, 46, 34)
SHIP_TOP, SHIP_WIDTH, SHIP_HEIGHT = 186, 580, 213
BEAM_TOP, BEAM_WIDTH, BEAM_HEIGHT = 336, 280, 236
LIGHT = (94, 190, 255)  # of the beam, as of the glass above it
LIFTED = ((-34, 400, 30), (40, 432, 36), (-62, 478, 42), (72, 512, 50))  # from the middle


def _draw_sky(
    canvas: Canvas, gathering: Gathering, words: Words, title: Text, below: Text | None
) -> None:
    """Draw the title over the mothership, and what it lifts from a city."""
    theme, middle = canvas.theme, canvas.box.w // 2
    canvas.panel(canvas.box, theme.street, radius=0)
    canvas.fill(canvas.box.top(CITY), horizon, theme, gathering.number)
    beam = Box(middle - BEAM_WIDTH // 2, BEAM_TOP, BEAM_WIDTH, BEAM_HEIGHT)
    canvas.fill(beam, sprites.beam, LIGHT)
    ship = Box(middle - SHIP_WIDTH // 2, SHIP_TOP, SHIP_WIDTH, SHIP_HEIGHT)
    canvas.fill(ship, sprites.mothership, theme.metal, 10)
    canvas.soften(canvas.box.top(CITY), sprites.inks(theme))
    for x, bottom, size in LIFTED:
        place = Box(middle + x - size // 2, bottom - size, size, size)
        canvas.stamp(icons.human, place, theme.ink)
    place = canvas.box.inset(MARGIN, 0).below(TITLE_TOP).top(TITLE_HEIGHT)
    if below is not None:
        canvas.text(place.below(TITLE_HEIGHT - BELOW), words(below), UNDER, theme.accent, "center")
        place = place.top(TITLE_HEIGHT - BELOW)
    canvas.text(place, words(title), HUGE, theme.ink, "center")


def poster_art(title: Text, about: str, below: Text | None = None) -> PosterArt:
    """Make the art of an edition: its title, what stands below that, and how its text begins."""
    return PosterArt(
        Scenery(sprites.inks, sprites.backdrop, partial(portrait, mood=Mood.CALM)),
        partial(_draw_sky, title=title, below=below),
        begun=say("invasion-poster-begun"),
        about=about,
    )
