"""The end of a game: winners lifted up, everybody's place, and how it came to that."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from engine.core.asks import Seat
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.house.emblems import captain_colour
from render.house.medals import draw_medals, medals_height
from render.house.steps import EMBLEM, draw_step, shown_steps, steps
from render.invasion.boards.board_head import won_by
from render.invasion.ending.podium_curves import CURVES_HEIGHT, draw_curves
from render.invasion.facts.facts import winners
from render.invasion.facts.views import HasCaptains
from render.invasion.fights.moods import mood_of
from render.invasion.parts import icons, sprites
from render.invasion.parts.horizon import horizon
from render.invasion.parts.parts import GAP, PAD, portrait
from render.renderers import Medal
from render.theme import Look, grown
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
HEAD_HEIGHT, LARGE_HEAD_HEIGHT = 96, 160
SCENE_HEIGHT = 716
STREET = 84  # before the city
RADIUS = 22
NOWHERE = 3  # number of the city where nobody took one
SHIP_WIDTH, SHIP_HEIGHT = 440, 162
BEAM_WIDTH = 236
LIFTED = ((-0.3, 0.2, 28), (0.4, 0.38, 34), (-0.5, 0.55, 40), (0.7, 0.74, 46), (-0.9, 0.9, 52))
TITLE = Style(Face.DISPLAY, 62, 32)


class PodiumRow(NamedTuple):
    """A captain in the final ranking, below the podium."""

    height: int
    draw: Callable[[Canvas, Box], None]


def draw_podium(
    view: HasCaptains[Any],
    course: Sequence[tuple[int, ...]],
    rows: Sequence[PodiumRow],
    medals: Sequence[Medal],
    names: tuple[str, ...],
    words: Words,
    look: Look,
) -> Canvas:
    """Draw the end part by part, from top to bottom."""
    head = LARGE_HEAD_HEIGHT if look.large else HEAD_HEIGHT
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    below = medals_height(medals, roomy=not look.large)
    height = head + SCENE_HEIGHT + CURVES_HEIGHT + 3 * GAP + below
    height += sum(row.height + GAP for row in rows)
    canvas = Canvas(width, height, drawn, sprites.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    title = won_by(sorted(winners(view)), names, words)
    canvas.name(rest.top(head), title, TITLE, canvas.theme.ink, "center")
    _draw_scene(canvas, rest.below(head).top(SCENE_HEIGHT), view, names, words)
    rest = rest.below(head + SCENE_HEIGHT + GAP)
    canvas.breaks.append(rest.y - GAP // 2)
    for row in rows:
        row.draw(canvas, rest.top(row.height))
        rest = rest.below(row.height + GAP)
        canvas.breaks.append(rest.y - GAP // 2)
    face = partial(_draw_face, view=view)
    draw_medals(canvas, rest, medals, names, words, face)
    rest = rest.below(below)
    canvas.breaks.append(rest.y - GAP // 2)
    draw_curves(canvas, rest.top(CURVES_HEIGHT), course, names, words)
    return canvas


def _draw_face(canvas: Canvas, box: Box, seat: Seat, *, view: HasCaptains[Any]) -> None:
    portrait(canvas, box, seat, mood_of(view, seat))


def _draw_scene(
    canvas: Canvas, box: Box, view: HasCaptains[Any], names: tuple[str, ...], words: Words
) -> None:
    """Draw the podium in the city that the winner took last, or nowhere."""
    order = view.places
    trophies = order[0][1].trophies
    city = box.top(box.h - STREET)
    canvas.panel(box.below(box.h - 2 * STREET), canvas.theme.street, radius=RADIUS)
    if trophies:
        canvas.fill(city, sprites.city, canvas.theme, trophies[-1], radius=RADIUS)
    else:
        canvas.fill(city, horizon, canvas.theme, NOWHERE, radius=RADIUS)
    shown = order[: shown_steps([rank for rank, _ in order])]
    places = steps([rank for rank, _ in shown], box.inset(PAD, 0))
    for (rank, captain), place in zip(shown, places, strict=True):
        if rank == 1:
            _draw_rapture(canvas, place, box.y, view.turn, captain.seat)
    canvas.soften(box, sprites.inks(canvas.theme))
    face = partial(_draw_face, view=view)
    for (rank, captain), place in zip(shown, places, strict=True):
        name, humans = drawn_name(names, captain.seat, words), words.number(captain.humans)
        ink = canvas.theme.danger if captain.humans < 0 else canvas.theme.ink
        draw_step(canvas, place, rank, captain.seat, name, humans, face, ink)


def _draw_rapture(canvas: Canvas, block: Box, top: int, turn: int, seat: Seat) -> None:
    """Draw the mothership over a winner, and humans on their way up."""
    theme = canvas.theme
    middle, width = block.x + block.w // 2, min(SHIP_WIDTH, block.w + 60)
    ship = Box(middle - width // 2, top + 8, width, width * SHIP_HEIGHT // SHIP_WIDTH)
    source = ship.bottom - ship.h // 4
    beam = Box(middle - BEAM_WIDTH // 2, source, BEAM_WIDTH, block.y - source)
    canvas.fill(beam, sprites.beam, captain_colour(theme, seat))
    for side, depth, size in LIFTED:
        spread = BEAM_WIDTH * (0.1 + 0.25 * depth)
        x, y = middle + round(side * spread), beam.y + round(depth * (beam.h - EMBLEM // 2))
        canvas.stamp(icons.human, Box(x - size // 2, y - size, size, size), theme.ink)
    canvas.fill(ship, sprites.mothership, theme.metal, turn)
