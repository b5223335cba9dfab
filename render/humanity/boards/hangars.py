"""Hangars of the ring: the module at each, the experiment behind it, and who stands there."""

from math import cos, pi, sin
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.table.view import AstronautView, HangarView, PublicView
from engine.humanity.tiles.tables import COMMUNICATIONS, HANGARS
from engine.humanity.tiles.tiles import Colour as TileColour
from engine.humanity.tiles.tiles import Experiment, Kind, Module
from render.boxes import Box
from render.canvas import Canvas, Style
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import count_signs, draw_fresh
from render.humanity.parts.paints import Stance, paint
from render.humanity.parts.parts import (
    AMOUNT,
    BELOW,
    BIG,
    FIGURE,
    LEAST,
    TEXT,
    Sign,
    cost_signs,
    draw_signs,
    draw_work,
    makes_signs,
)
from render.theme import Theme
from render.type import Face
from render.words import Words

MARGIN = 10
HEADING, MODULE, EXPERIMENT, PEOPLE = 56, 208, 66, 104
NAMED = 88  # high is room for a name in two lines
BADGE = 48  # wide is the token of whoever stands at a hangar
TITLE = Style(Face.DISPLAY, 44, LEAST)


class Visitor(NamedTuple):
    """An astronaut at a hangar, and whether it was not there before."""

    seat: Seat
    person: AstronautView
    fresh: bool


class Bay(NamedTuple):
    """A hangar with whoever stands there, and what is new in it."""

    place: HangarView
    year: int
    people: tuple[Visitor, ...]
    fresh: bool  # another module, or none any more
    tried: bool  # the experiment is another, or none any more


def bays_of(view: PublicView, before: PublicView | None) -> tuple[Bay, ...]:
    """List the hangars from number 0 on."""
    known = view if before is None else before
    people: list[list[Visitor]] = [[] for _ in range(HANGARS)]
    for player, was in zip(view.players, known.players, strict=True):
        stood = {each.number: each.hangar for each in was.astronauts}  # some may have come since
        for each in player.astronauts:
            if each.hangar is not None:
                fresh = each.hangar != stood.get(each.number)
                people[each.hangar].append(Visitor(player.seat, each, fresh))
    return tuple(
        Bay(
            place,
            view.year,
            tuple(there),
            place.module != old.module,
            place.experiment != old.experiment,
        )
        for place, there, old in zip(view.ring, people, known.ring, strict=True)
    )


def bay_height(bays: tuple[Bay, ...]) -> int:
    """Return how high hangars are: all alike, with room for the most who stand at one."""
    most = max(len(bay.people) for bay in bays)
    rows = -(-most // 3)
    return HEADING + MODULE + EXPERIMENT + 2 * MARGIN + 12 + PEOPLE * max(1, rows)


def draw_bay(canvas: Canvas, box: Box, bay: Bay, words: Words) -> None:
    """Draw a hangar."""
    theme, place = canvas.theme, bay.place
    canvas.panel(box, theme.card, outline=None if place.away else theme.accent)
    inner = box.inset(MARGIN)
    _draw_heading(canvas, inner.top(HEADING), place, words)
    rest = inner.below(HEADING)
    if place.module is None:
        canvas.panel(rest.top(MODULE), theme.well)
    else:
        draw_offer(canvas, rest.top(MODULE), place.module, bay.year, words)
    if bay.fresh:
        draw_fresh(canvas, rest.top(MODULE))
    rest = rest.below(MODULE + 6)
    canvas.panel(rest.top(EXPERIMENT), theme.well, radius=12)
    if place.experiment is not None:
        draw_experiment(canvas, rest.top(EXPERIMENT).inset(10, 6), place.experiment)
    if bay.tried:
        draw_fresh(canvas, rest.top(EXPERIMENT))
    rest = rest.below(EXPERIMENT + 6)
    for at, visitor in enumerate(bay.people):
        row, column = divmod(at, 3)
        x, y = rest.x + column * (rest.w // 3), rest.y + row * PEOPLE
        spot = Box(x, y, rest.w // 3, PEOPLE - 6)
        if visitor.fresh:
            canvas.panel(spot.inset(1), theme.card, radius=12, outline=theme.good, line=5)
        _draw_visitor(canvas, spot, visitor)


def _draw_visitor(canvas: Canvas, box: Box, visitor: Visitor) -> None:
    """Draw an astronaut away from its base: pale, its number upon the token of its captain."""
    theme, person = canvas.theme, visitor.person
    side = box.h - BELOW
    upper = Box(box.x + (box.w - BADGE - side - 4) // 2, box.y, BADGE + side + 4, side)
    canvas.place(upper.left(BADGE), paints.token, theme, visitor.seat)
    canvas.text(upper.left(BADGE), str(person.number + 1), FIGURE, theme.sky, "center")
    canvas.place(upper.end(side), paints.astronaut, theme, visitor.seat, Stance.AWAY)
    draw_work(canvas, box.below(side), person.work)


def _draw_heading(canvas: Canvas, box: Box, place: HangarView, words: Words) -> None:
    """Draw the number of a hangar, how far it is from the arm, and the white cross."""
    theme = canvas.theme
    number = box.left(HEADING).inset(2, 4)
    canvas.stamp(icons.disc, number, theme.well)
    canvas.text(number, str(place.hangar), BIG, theme.ink, "center")
    if place.crossed:
        canvas.stamp(icons.cross, box.end(HEADING).inset(8), theme.ink)
        box = box.before(HEADING)
    told = say("humanity-picture-from-arm", away=place.away)
    ink = theme.muted if place.away else theme.accent
    canvas.text(box.after(HEADING + 8), words(told), TEXT, ink)


def draw_offer(canvas: Canvas, box: Box, module: Module, year: int, words: Words) -> None:
    """Draw a module that may be deployed: name, what it is, and what it costs."""
    theme = canvas.theme
    painted = [paint(theme, each) for each in colours_of(module)]
    canvas.panel(box, painted[0].rim, radius=14)
    canvas.panel(box.inset(4), painted[0].fill, radius=10)
    if len(painted) > 1:  # of either colour
        half = box.end(box.w // 2)
        canvas.panel(half, painted[1].rim, radius=14)
        canvas.panel(half.inset(4), painted[1].fill, radius=10)
        canvas.panel(Box(half.x - 14, box.y + 4, 32, box.h - 8), painted[0].fill, radius=0)
    inner = box.inset(14, 8)
    brings, cost = inner.below(NAMED).rows(2, 2)
    canvas.name(inner.top(NAMED), words(module.name), TITLE, theme.ink)
    draw_signs(canvas, brings, offer_signs(canvas.theme, module, year), AMOUNT)
    cost_box = cost.inset(0, 1)
    canvas.panel(cost_box, theme.well, radius=12)
    draw_signs(canvas, cost_box.inset(10, 4), cost_signs(module.cost), AMOUNT, 8)


def colours_of(module: Module) -> tuple[TileColour, ...]:
    """List the colours that a module may have."""
    if module.colour is None:
        return TileColour.ORANGE, TileColour.BLUE
    return (module.colour,)


def offer_signs(theme: Theme, module: Module, year: int) -> list[Sign]:
    """List what a module would bring: its colour, what it makes or counts, points."""
    signs = [
        Sign(icons.COLOURS[each], "", paint(theme, each).rim, 0.7) for each in colours_of(module)
    ]
    effort = [Sign(icons.work, "", None, 0.6)] * module.work
    points = [Sign(icons.points, str(module.points))] if module.points else []
    match module.kind:
        case Kind.STORE:
            signs += [*makes_signs(module.makes), *effort]
        case Kind.TIME:
            signs += [Sign(icons.hourglass), *effort]
        case Kind.LAB:
            own = [Sign(icons.research, str(module.research))] if module.research else []
            signs += [*own, Sign(icons.research, f"+{module.each}"), *count_signs(theme, module)]
        case Kind.COMMUNICATIONS:
            signs += [Sign(icons.dish), Sign(icons.research, str(COMMUNICATIONS[year]))]
        case Kind.GREENHOUSE:
            assert module.shape is not None
            signs += [Sign(icons.SHAPES[module.shape], "", None, 1.2)]
        case Kind.STRIP:
            signs += [Sign(icons.strip)]
    return signs + points


def draw_experiment(canvas: Canvas, box: Box, experiment: Experiment) -> None:
    """Draw an experiment of the wheel: its side, its cost, and what it brings."""
    canvas.stamp(icons.SIDES[experiment.side], box.left(56), canvas.theme.muted)
    draw_signs(canvas, box.after(66), experiment_signs(experiment), AMOUNT, 8)


def experiment_signs(experiment: Experiment) -> list[Sign]:
    """List what an experiment costs and brings."""
    signs = [*cost_signs(experiment.cost), Sign(icons.turns, "", None, 0.7)]
    signs.append(Sign(icons.research, str(experiment.research)))
    if experiment.effect is not None:
        signs.append(Sign(icons.EFFECTS[experiment.effect]))
    if experiment.points:
        signs.append(Sign(icons.points, str(experiment.points)))
    return signs


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
