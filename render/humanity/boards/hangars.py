"""Hangars in the order in which astronauts come home: module, experiment, and who stands there."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.humanity.table.terms import COLOURS, experiment_text, module_note, tile_note
from engine.humanity.table.view import HangarView, Phase, PublicView
from engine.humanity.tiles.tables import COMMUNICATIONS
from engine.humanity.tiles.tiles import Colour as TileColour
from engine.humanity.tiles.tiles import Experiment, Kind, Module
from render.boxes import Box
from render.canvas import Canvas
from render.house.voice import Voice
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Fill, Rim, Stance, paint
from render.humanity.parts.parts import (
    FIGURE,
    SMALL_NAME,
    TEXT,
    Sign,
    cost_signs,
    high_enough,
    makes_signs,
    signs_line,
)
from render.scene.nodes import Beside, Card, Column, Grid, Label, Leaf, Node, Wrap
from render.theme import NIGHT

NUMBER, CROSS, WORKS, LINE, EXPERIMENT = 42, 34, 82, 39, 40
VISITOR, VISITOR_HIGH, SUIT = 84, 48, 42
EITHER = (TileColour.ORANGE, TileColour.BLUE)
HOMES = ("accent", "ink", "muted")
"""In which ink it is said when whoever stands at a hangar comes home."""


def hangars(view: PublicView, voice: Voice) -> Grid:
    """Show all hangars, the soonest in front; once the game is over, nothing leaves any more."""
    over = view.phase is Phase.OVER
    ring = [
        replace(place, crossed=place.crossed and not over)
        for place in sorted(view.ring, key=lambda place: place.away)
    ]
    cards = tuple([_hangar(view, place, voice) for place in ring])
    named = [
        say("humanity-ring-hangar", hangar=each.hangar, things=voice.words.listed(_short(each)))
        for each in ring
    ]
    short = say("humanity-ring", hangars=voice.words.clauses(named))
    return Grid(inside=cards, columns=4, large_columns=2, gap=8, short=short)


def _hangar(view: PublicView, place: HangarView, voice: Voice) -> Card:
    home, over = view.home(place.away), view.phase is Phase.OVER
    head: list[Node] = [Leaf(drawing=draw_number, about=(place.hangar,), wide=NUMBER, high=NUMBER)]
    if not over:
        way = say("humanity-picture-home", home=home)
        head.append(Label(text=way, style=TEXT, ink=HOMES[home], grow=1))
    if place.crossed and place.module is not None:
        head.append(Leaf(drawing=draw_cross, wide=CROSS, high=CROSS))
    inside: list[Node] = [Beside(inside=tuple(head), gap=8)]
    if place.module is not None:
        inside.append(_offer(place.module, view.year))
    if place.experiment is not None:
        inside.append(_experiment(place.experiment))
    people = tuple(_visitors(view, place.hangar))
    if people:
        inside.append(Wrap(inside=people, gap=6))
    facts = list(_facts(view, place, voice))
    told = {"hangar": place.hangar, "home": -1 if over else home}
    short = _short(place)
    shown = Column(
        inside=tuple(inside),
        gap=4,
        says=say("humanity-scene-hangar", **told, facts=voice.words.clauses(facts)),
        short=say("humanity-scene-hangar", **told, facts=voice.words.clauses(short)),
    )
    if place.away == 0 and not over:
        shown = Column(inside=(shown, _legend(view)), gap=6)
    return Card(inside=shown, pad=7, outline=None if place.away or over else "accent")


def _legend(view: PublicView) -> Column:
    """Say where the arm turns next, and what a cross means."""
    crossed = any(place.crossed and place.module for place in view.ring)
    arm = say("humanity-picture-arm", arm=view.next_arm)
    lines: list[Node] = [Label(text=arm, style=TEXT, ink="muted", lines=3)]
    if crossed:
        sign = Leaf(drawing=draw_cross, wide=CROSS, high=CROSS, mute=True)
        told = Label(text=say("humanity-picture-crossed"), style=TEXT, ink="muted", lines=2, grow=1)
        lines.append(Beside(inside=(sign, told), gap=8))
    return Column(inside=tuple(lines), gap=6)


def _facts(view: PublicView, place: HangarView, voice: Voice) -> Iterator[str | Text]:
    """Tell of a hangar: its module, the experiment behind it, and who stands there."""
    if place.module is not None:
        module = place.module
        colours = [COLOURS[each] for each in colours_of(module)]
        note = module_note(module, view.year)
        yield say(
            "humanity-scene-module",
            name=module.name,
            colour=voice.words.either(colours),
            note=note,
            crossed=int(place.crossed),
        )
    if place.experiment is not None:
        name, note = experiment_text(place.experiment), tile_note(place.experiment.id)
        yield say("humanity-text-tile", name=name, note=note)
    standing = [
        say("humanity-text-stands", captain=voice.captain(player.seat), number=each.number + 1)
        for player in view.players
        for each in player.astronauts
        if each.hangar == place.hangar
    ]
    if standing:
        yield say("humanity-text-here", astronauts=voice.words.listed(standing))
    elif place.module is None and place.experiment is None:
        yield say("humanity-text-empty")


def _short(place: HangarView) -> list[Text]:
    """Name what lies at a hangar."""
    named: list[Text] = []
    if place.module is not None:
        key = "humanity-scene-leaves" if place.crossed else "humanity-scene-lies"
        named.append(say(key, module=place.module.name))
    if place.experiment is not None:
        named.append(place.experiment.name)
    return named or [say("humanity-text-empty")]


def _visitors(view: PublicView, hangar: int) -> Iterator[Leaf]:
    for player in view.players:
        for each in player.astronauts:
            if each.hangar == hangar:
                yield Leaf(
                    drawing=draw_visitor,
                    about=(player.seat, each.number + 1),
                    key=("astronaut", player.seat, each.number, hangar),
                    wide=VISITOR,
                    high=VISITOR_HIGH,
                )


def _offer(module: Module, year: int) -> Card:
    """Show a module that may be deployed: what it is, what it costs and brings."""
    own = colours_of(module)
    name = Label(text=module.name, style=SMALL_NAME, lines=2)
    drawn = Leaf(drawing=draw_works, about=(module, own[0]), wide=WORKS, high=WORKS)
    lines = Column(
        inside=(
            signs_line(tuple(cost_signs(module.cost)), LINE),
            signs_line(tuple(offer_signs(module, year)), LINE),
        ),
        gap=4,
        grow=1,
    )
    return Card(
        inside=Column(inside=(name, Beside(inside=(drawn, lines), gap=8)), gap=2),
        fill=Fill(own[0]),
        outline=Rim(own[-1]),
        radius=14,
        pad=6,
        key=("module", module.id),
    )


def _experiment(experiment: Experiment) -> Card:
    """Show an experiment of the wheel: its side, its cost, and what it brings."""
    signs = (Sign(icons.SIDES[experiment.side], "", None, 1.2), *_experiment_signs(experiment))
    return Card(
        inside=signs_line(signs, EXPERIMENT),
        fill="well",
        radius=12,
        pad=3,
        key=("experiment", experiment.id),
    )


def colours_of(module: Module) -> tuple[TileColour, ...]:
    """List the colours that a module may have."""
    return EITHER if module.colour is None else (module.colour,)


def offer_signs(module: Module, year: int) -> Iterator[Sign]:
    """List what a module would bring: its colour, what it makes or counts, points."""
    for each in colours_of(module):
        yield Sign(icons.COLOURS[each], "", paint(NIGHT, each).rim, 0.7)
    match module.kind:
        case Kind.STORE:
            yield from makes_signs(module.makes)
        case Kind.TIME:
            yield Sign(icons.hourglass)
        case Kind.LAB:
            if module.research:
                yield Sign(icons.research, str(module.research), None, 0.8)
            yield Sign(icons.research, f"+{module.each}", None, 0.8)
            yield from count_signs(module)
        case Kind.COMMUNICATIONS:
            yield Sign(icons.research, str(COMMUNICATIONS[year]))
        case Kind.GREENHOUSE:
            assert module.shape is not None
            yield Sign(icons.SHAPES[module.shape], "", None, 1.1)
    yield from [Sign(icons.work, "", None, 0.5)] * module.work
    if module.points:
        yield Sign(icons.points, str(module.points))


def count_signs(module: Module) -> list[Sign]:
    """List the signs of the colours that a lab counts, as modules of these colours bear them."""
    if len(module.counts) == len(TileColour):
        return [Sign(icons.every)]
    return [Sign(icons.COLOURS[each], "", paint(NIGHT, each).rim) for each in module.counts]


def draw_number(canvas: Canvas, box: Box, hangar: int) -> None:
    """Draw the number of a hangar."""
    canvas.stamp(icons.disc, box, canvas.theme.well)
    canvas.text(high_enough(box, FIGURE), str(hangar), FIGURE, canvas.theme.ink, "center")


def draw_cross(canvas: Canvas, box: Box) -> None:
    """Draw the cross of what leaves."""
    canvas.stamp(icons.cross, box.inset(2), canvas.theme.danger)


def draw_works(canvas: Canvas, box: Box, module: Module, colour: TileColour) -> None:
    """Draw a module as the machine it is."""
    canvas.place(box, paints.works, canvas.theme, module, colour)


def _experiment_signs(experiment: Experiment) -> Iterator[Sign]:
    yield from cost_signs(experiment.cost)
    yield Sign(icons.turns, "", None, 0.6)
    yield Sign(icons.research, str(experiment.research))
    if experiment.effect is not None:
        yield Sign(icons.EFFECTS[experiment.effect])
    if experiment.points:
        yield Sign(icons.points, str(experiment.points))


def draw_visitor(canvas: Canvas, box: Box, seat: Seat, number: int) -> None:
    """Draw an astronaut away from its base: pale, its number upon the token of its captain."""
    suit, token = box.end(SUIT), box.left(box.h)
    canvas.place(suit, paints.astronaut, canvas.theme, seat, Stance.AWAY)
    canvas.place(token, paints.token, canvas.theme, seat)
    canvas.text(high_enough(token, FIGURE), str(number), FIGURE, canvas.theme.sky, "center")
