"""How a moment of a film is drawn: ring, bases, astronauts."""

from math import cos, pi, sin
from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.table.events import Deed, Deployed, Worked
from engine.humanity.tiles.tables import HANGARS
from engine.humanity.tiles.tiles import Module
from render.boxes import Box
from render.canvas import Canvas
from render.humanity.boards.hangars import colours_of
from render.humanity.film.rounds import Built, Moment, Person, Rock
from render.humanity.film.stage import HEAD, HEADING, HOME, LABEL, MARGIN, Plot, Stage
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import ROUND, draw_tile
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import BIG, CLOSE, FIGURE, NAME, PAD, TITLE
from render.scene.drawing import draw_mark
from render.theme import Look


class Set(NamedTuple):
    """What stays as it is while a film lasts."""

    stage: Stage
    look: Look
    title: str
    names: tuple[str, ...]


def draw_moment(scene: Set, moment: Moment, deed: Deed | None = None) -> Canvas:
    """Draw a moment, with what a deed touched marked."""
    stage = scene.stage
    canvas = Canvas(stage.size.w, stage.size.h, scene.look, paints.backdrop)
    canvas.fill(canvas.box.top(HEAD), paints.horizon, canvas.theme)
    title = Box(PAD, 10, canvas.box.w * 7 // 10, 76)
    canvas.text(title, scene.title, TITLE, canvas.theme.ink)
    draw_hub(canvas, stage.hub, moment.arm, moment.arm)
    for hangar in range(HANGARS):
        _draw_bay(canvas, stage, moment, hangar)
    for seat, plot in enumerate(stage.plots):
        _draw_base(canvas, plot, moment, seat, scene.names[seat])
    for person, place in stage.people(moment).items():
        draw_waiting(canvas, place, person[0], stance_of(moment, person))
    if deed is not None:
        for cell in _touched(deed):
            draw_mark(canvas, stage.plots[deed.seat].place(cell))
    return canvas


def draw_waiting(canvas: Canvas, box: Box, seat: Seat, stance: Stance) -> None:
    """Draw an astronaut, wherever it is."""
    canvas.place(box, paints.astronaut, canvas.theme, seat, stance)


def draw_offer(canvas: Canvas, box: Box, module: Module) -> None:
    """Draw a module that nobody has deployed."""
    draw_tile(canvas, box, module, colours_of(module)[0])


def stance_of(moment: Moment, person: Person) -> Stance:
    """Tell how an astronaut is shown: lit where it may act, is away, or has just come home."""
    spot = moment.people[person]
    return Stance.LIT if spot.active or spot.cell is None else Stance.TIRED


def _touched(deed: Deed) -> set[int]:
    """List the cells that a deed changed."""
    match deed:
        case Worked(done=done):
            return {each.cell for each in done}
        case Deployed(cell=cell):
            return {cell}
    return {each.cell for each in deed.paid}


def _draw_bay(canvas: Canvas, stage: Stage, moment: Moment, hangar: int) -> None:
    """Draw a hangar: its module, its number, and the side of its experiment."""
    theme, box = canvas.theme, stage.bays[hangar]
    canvas.panel(box, theme.card, outline=theme.accent if hangar == moment.arm else None)
    tile = stage.module(hangar)
    module, experiment = moment.modules.get(hangar), moment.experiments.get(hangar)
    if module is None:
        canvas.panel(tile, theme.well, radius=ROUND)
    else:
        draw_offer(canvas, tile, module)
    head = box.inset(MARGIN).after(tile.w + CLOSE).top(HEADING)
    number = head.left(HEADING)
    canvas.stamp(icons.disc, number, theme.well)
    canvas.text(number, str(hangar), BIG, theme.ink, "center")
    if experiment is not None:
        canvas.stamp(icons.SIDES[experiment.side], head.end(HEADING), theme.muted)


def _draw_base(canvas: Canvas, plot: Plot, moment: Moment, seat: Seat, name: str) -> None:
    """Draw a base: whose it is, and what lies in its cells."""
    theme = canvas.theme
    canvas.panel(plot.box, theme.card)
    label = plot.box.top(LABEL).inset(12, 8)
    paints.emblem(canvas, label.left(label.h), seat)
    canvas.text(label.after(label.h + 12).before(HOME), name, NAME, theme.ink)
    for cell in plot.cells():
        place = plot.place(cell)
        match moment.bases.get((seat, cell)):
            case Built(module, colour):
                draw_tile(canvas, place, module, colour)
            case Rock(left):
                canvas.panel(place, theme.well, radius=ROUND)
                canvas.place(place.inset(6), paints.rock)
                canvas.text(place, str(left), FIGURE, theme.ink, "center")
            case None:
                canvas.panel(place, theme.well, radius=ROUND)


def draw_hub(canvas: Canvas, box: Box, arm: int, was: int) -> None:
    """Draw the hub, the arm that points at its hangar, and where it pointed before."""
    theme = canvas.theme
    x, y = box.x + box.w // 2, box.y + box.h // 2
    size = min(box.w, box.h) // 3
    canvas.stamp(icons.disc, Box(x - size, y - size, 2 * size, 2 * size), theme.well)
    if was != arm:
        canvas.line([(x, y), _tip(box, was)], theme.card, 34)
    canvas.line([(x, y), _tip(box, arm)], theme.metal, 34)
    canvas.line([(x, y), _tip(box, arm)], theme.good if was != arm else theme.accent, 10)
    hub = Box(x - size // 2, y - size // 2, size, size)
    canvas.stamp(icons.disc, hub.inset(-10), theme.metal)
    canvas.stamp(icons.disc, hub, theme.card)
    canvas.text(hub, str(arm), BIG, theme.ink, "center")


def _tip(box: Box, arm: int) -> tuple[int, int]:
    """Find the end of an arm that points at a hangar."""
    angle = 2 * pi * (arm + HANGARS - 1) / HANGARS
    reach = (box.w / 2 - 6) * sin(angle), -(box.h / 2 - 6) * cos(angle)
    return box.x + box.w // 2 + round(reach[0]), box.y + box.h // 2 + round(reach[1])
