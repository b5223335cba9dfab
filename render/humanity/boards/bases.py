"""Bases: the grid of one, what it stores, its experiments, and who is in no cell."""

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.core.asks import Seat
from engine.core.words import Value, listed, say
from engine.humanity.table.terms import experiment_text, units_text
from engine.humanity.table.view import ModuleView, PlayerView, PublicView
from engine.humanity.tiles.tiles import Resource, Side
from render.boxes import Box
from render.canvas import Canvas, Shape
from render.house.voice import Voice
from render.humanity.boards.grids import grid_of, lying
from render.humanity.boards.landing import awake, still_lands
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import (
    AMOUNT,
    FIGURE,
    LEAST,
    TEXT,
    Sign,
    draw_figure,
    draw_work,
    high_enough,
    makes_signs,
    signs_line,
)
from render.scene.nodes import Beside, Card, Column, Label, Leaf, Node, Wrap

EMBLEM, LINE, GROWTH = 54, 34, 158
PAD = 8
TURNS = 0.7  # of its line is the sign between what was stored and what is
SMALL_LINE, SMALL_PAD = 42, 6  # in a small base


def stores_of(player: PlayerView) -> tuple[tuple[tuple[Resource, ...], int], ...]:
    """Sum up what is stored, by what it can be spent as."""
    found: Counter[tuple[Resource, ...]] = Counter()
    for ground in player.cells:
        if isinstance(ground, ModuleView) and ground.stock:
            found[ground.module.makes] += ground.stock
    return tuple((makes, found[makes]) for makes in sorted(found, key=_place))


def _place(makes: tuple[Resource, ...]) -> tuple[int, list[int]]:
    """Return what puts stores in order: what is one thing, then what is either of two."""
    order = list(Resource)
    return len(makes), [order.index(each) for each in makes]


def _stores(player: PlayerView, was: PlayerView | None = None) -> Node:
    """Show what is stored, kind by kind, and how much it `was` where that is something else."""
    stores, old = dict(stores_of(player)), dict(stores_of(was or player))
    if not stores and not old:
        return Label(text=say("humanity-picture-empty"), style=TEXT, ink="muted")
    told = say("humanity-base-held", stores=_listed(stores))
    if stores != old:
        told = say("humanity-scene-stores", was=_listed(old), now=_listed(stores))
    kinds = sorted({*stores, *old}, key=_place)
    signs = [_stock(makes, old.get(makes, 0), stores.get(makes, 0)) for makes in kinds]
    return Wrap(inside=tuple(signs), gap=8, says=told)


def _listed(stores: Mapping[tuple[Resource, ...], int]) -> Value:
    """List what is stored; nothing, where that is so."""
    if not stores:
        return say("humanity-scene-nothing")
    return listed([units_text(each, made) for made, each in stores.items()])


def _stock(makes: tuple[Resource, ...], was: int, now: int) -> Leaf:
    """Show how much of a kind is stored, after how much that `was`."""
    *others, last = makes_signs(makes)
    if was == now:
        return signs_line((*others, last._replace(text=str(now))), LINE)
    turns = Sign(icons.turns, str(now), None, TURNS)
    return signs_line((*others, last._replace(text=str(was)), turns), LINE)


def _experiments(player: PlayerView, side: int = EMBLEM) -> Iterator[Leaf]:
    """Show each line of experiments: which of its sides are there; `side` is how high it is."""
    for number, line in enumerate(player.lines, start=1):
        done = tuple([player.experiments[place] for place in line])
        told = listed([experiment_text(each) for each in done])
        yield Leaf(
            drawing=draw_line,
            about=(tuple([each.side for each in done]), number),
            key=("line", player.seat, number),
            says=say("humanity-base-line", number=number, experiments=told),
            wide=3 * side,
            high=side,
        )


def _waiting(view: PublicView, player: PlayerView, side: int = EMBLEM) -> Iterator[Leaf]:
    """Show who is in no cell and at no hangar: in reserve, or about to land."""
    lands = still_lands(view, player.seat)
    for each in player.astronauts:
        if each.cell is None and each.hangar is None:
            about = {"number": each.number + 1, "work": each.work, "active": int(each.active)}
            told = "humanity-alt-astronaut-lands" if lands else "humanity-alt-astronaut-reserve"
            yield Leaf(
                drawing=draw_waiting,
                about=(player.seat, each.active, each.number + 1, each.work),
                says=say(told, **about),
                wide=LEAST + 2 * side,
                high=side,
            )


def _emblem(seat: Seat, side: int = EMBLEM) -> Leaf:
    return Leaf(drawing=draw_emblem, about=(seat,), wide=side, high=side, mute=True)


def small_base(view: PublicView, seat: Seat, voice: Voice, most: int) -> Card:
    """Show a base in small: where what lies, what is stored, and what was tried."""
    player = awake(view)[seat]
    people, tried = _waiting(view, player, SMALL_LINE), _experiments(player, SMALL_LINE)
    beside = Column(
        inside=(
            Wrap(inside=(_emblem(seat), *people, *tried), gap=6),
            _stores(player),
        ),
        gap=2,
        grow=1,
    )
    grid = grid_of(view, seat, voice, most, large=False)
    whole = Beside(inside=(grid, beside), gap=12, level="top")
    return Card(inside=whole, pad=SMALL_PAD, short=lying(player, voice))


def own_base(
    view: PublicView,
    seat: Seat,
    voice: Voice,
    most: int,
    before: PublicView | None = None,
) -> Card:
    """Show a base in large, with the names of its cells, and what its figures were `before`."""
    grid = grid_of(view, seat, voice, most, large=True)
    above = _holdings(view, seat, before)
    short = lying(view.players[seat], voice)
    return Card(inside=Column(inside=(above, grid), gap=4), pad=PAD, short=short)


def own_grid(view: PublicView, seat: Seat, voice: Voice, most: int) -> Card:
    """Show the grid of a base alone, as large as in `own_base`."""
    grid = grid_of(view, seat, voice, most, large=True)
    return Card(inside=grid, pad=PAD, short=lying(view.players[seat], voice))


def own_holdings(view: PublicView, seat: Seat, before: PublicView | None = None) -> Card:
    """Show what `own_base` shows above its grid."""
    return Card(inside=_holdings(view, seat, before), pad=PAD)


def _holdings(view: PublicView, seat: Seat, before: PublicView | None) -> Node:
    player = awake(view)[seat]
    was = None if before is None else before.players[seat]
    grown = () if was is None else _grown(was, player)
    head = (_emblem(seat), *_waiting(view, player), *grown, *_experiments(player))
    stores = _stores(player, was)
    if len(head) == 1:
        return Beside(inside=(*head, stores), gap=12)
    return Column(inside=(Wrap(inside=head, gap=8), stores), gap=4)


def _grown(was: PlayerView, player: PlayerView) -> tuple[Leaf, ...]:
    """Show the figures that are others than they were."""
    figures = {
        "points": (icons.points, was.points, player.points),
        "science": (icons.atom, was.science, player.science),
        "research": (icons.research, was.research, player.research),
    }
    return tuple(
        [
            Leaf(
                drawing=draw_growth,
                about=(sign, old, new),
                says=say("humanity-scene-grows", what=what, was=old, now=new),
                wide=GROWTH,
                high=LINE,
            )
            for what, (sign, old, new) in figures.items()
            if old != new
        ]
    )


def draw_growth(canvas: Canvas, box: Box, sign: Shape, was: int, now: int) -> None:
    """Draw a figure, and before it what it was."""
    draw_figure(canvas, box, sign, now, was, AMOUNT, canvas.theme.accent)


def draw_line(canvas: Canvas, box: Box, sides: tuple[Side, ...], _number: int) -> None:
    """Draw the three places of a line of experiments, those that are filled lit."""
    canvas.panel(box, canvas.theme.well, radius=12)
    for side, place in zip(Side, box.inset(4).columns(3, 2), strict=True):
        ink = canvas.theme.ink if side in sides else canvas.theme.card
        canvas.stamp(icons.SIDES[side], place, ink)


def draw_waiting(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    active: bool,  # noqa: FBT001
    number: int,
    work: int,
) -> None:
    """Draw who is in no cell: number, suit, work."""
    place = high_enough(box.left(LEAST - 8), FIGURE)
    canvas.text(place, str(number), FIGURE, canvas.theme.ink, "center")
    stance = Stance.LIT if active else Stance.TIRED
    canvas.place(box.after(LEAST - 8).left(box.h), paints.astronaut, canvas.theme, seat, stance)
    draw_work(canvas, box.end(box.h), work)


def draw_emblem(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw a captain's emblem."""
    paints.emblem(canvas, box, seat)
