"""How a moment of a film is drawn: ring, bases, astronauts."""

from typing import NamedTuple

from engine.core.asks import Seat
from engine.humanity.table.events import Deployed, Worked
from engine.humanity.tiles.tables import HANGARS
from engine.humanity.tiles.tiles import Module
from render.boxes import Box
from render.canvas import Canvas
from render.humanity.boards.hangars import colours_of, draw_hub
from render.humanity.boards.sheet import ROUND, draw_dawn, draw_tile
from render.humanity.film.rounds import Built, Deed, Moment, Person, Rock
from render.humanity.film.stage import HEAD, HEADING, HOME, LABEL, MARGIN, Plot, Stage
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import draw_fresh
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import BIG, CLOSE, FIGURE, NAME
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
    draw_dawn(canvas, canvas.box.top(HEAD), scene.title)
    draw_hub(canvas, stage.hub, moment.arm, moment.arm)
    for hangar in range(HANGARS):
        _draw_bay(canvas, stage, moment, hangar)
    for seat, plot in enumerate(stage.plots):
        _draw_base(canvas, plot, moment, seat, scene.names[seat])
    for person, place in stage.people(moment).items():
        draw_waiting(canvas, place, person[0], stance_of(moment, person))
    if deed is not None:
        for cell in _touched(deed):
            draw_fresh(canvas, stage.plots[deed.seat].place(cell))
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
                canvas.stamp(icons.rock, place.inset(8).left(place.w // 2), theme.muted)
                canvas.text(place.end(place.w // 2), str(left), FIGURE, theme.muted, "center")
            case None:
                canvas.panel(place, theme.well, radius=ROUND)
