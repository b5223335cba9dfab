"""Bases: the grid of one, what it stores, its experiments, and who is in no cell."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, say
from engine.humanity.table.terms import experiment_text, makes_text, units_text
from engine.humanity.table.view import ModuleView, Phase, PlayerView, PublicView
from engine.humanity.tiles.tables import SCIENCE, science_for
from engine.humanity.tiles.tiles import Colour, Resource, Side
from render.boxes import Box
from render.canvas import Canvas, Shape
from render.house.voice import Voice
from render.humanity.boards.grids import BaseGrid, grid_of, lying, small_grid
from render.humanity.boards.landing import awake, lands_now
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance, paint
from render.humanity.parts.parts import (
    AMOUNT,
    FIGURE,
    LEAST,
    TEXT,
    Sign,
    cost_signs,
    draw_figure,
    draw_work,
    high_enough,
    makes_signs,
    signed,
    signs_line,
)
from render.scene.nodes import Beside, Card, Column, Label, Leaf, Node, Wrap
from render.theme import NIGHT

EMBLEM, LINE, GROWTH = 54, 34, 158
PAD, LINE_PAD = 8, 4
COUNTED = 3  # rivals, or more: their bases are counts, as cells would be too small to be seen
SIDE_SIGN, COST = 38, 36  # wide are the side of an experiment, and a sign beside it
SMALL_LINE, SMALL_PAD = 42, 6  # in a small base


_Stores: TypeAlias = Mapping[tuple[Resource, ...], int]


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
        told = say("humanity-scene-stores", now=_listed(stores), by=_changed(old, stores))
    kinds = sorted({*stores, *old}, key=_place)
    signs = [_stock(makes, old.get(makes, 0), stores.get(makes, 0)) for makes in kinds]
    return Wrap(inside=tuple(signs), gap=8, says=told)


def _listed(stores: _Stores) -> Value:
    """List what is stored; nothing, where that is so."""
    if not stores:
        return say("humanity-scene-nothing")
    return listed([units_text(each, made) for made, each in stores.items()])


def _changed(old: _Stores, stores: _Stores) -> Value:
    """List what became more or less, with its sign."""
    kinds = sorted({*stores, *old}, key=_place)
    grown = [(makes, stores.get(makes, 0) - old.get(makes, 0)) for makes in kinds]
    return listed(
        [
            say("humanity-scene-by", what=makes_text(makes), by=signed(by))
            for makes, by in grown
            if by
        ]
    )


def _stock(makes: tuple[Resource, ...], was: int, now: int) -> Leaf:
    """Show how much of a kind is stored, after what it `was` where that is something else."""
    *others, last = makes_signs(makes)
    if was == now:
        return signs_line((*others, last._replace(text=str(now))), LINE)
    ink = "good" if now > was else "danger"
    grown = (Sign(icons.turns, "", None, 0.6), Sign(None, str(now), figure=ink))
    old = last._replace(text=str(was), figure="muted")
    return signs_line((*others, old, *grown), LINE)


def _experiments(player: PlayerView, side: int = EMBLEM, *, whole: bool = False) -> Iterator[Leaf]:
    """Show each line of experiments: which of its sides are there; `side` is how high it is.

    As a `whole` it also shows what each experiment took, by which it is known.
    """
    for number, line in enumerate(player.lines, start=1):
        done = tuple([player.experiments[place] for place in line])
        told = listed([experiment_text(each) for each in done])
        signs = tuple([(each.side, tuple(cost_signs(each.cost)) if whole else ()) for each in done])
        yield Leaf(
            drawing=draw_line,
            about=(signs, number),
            key=("line", player.seat, number),
            says=say("humanity-base-line", number=number, experiments=told),
            wide=_line_width(dict(signs)) if whole else 3 * side,
            high=side,
        )


def _line_width(signs: Mapping[Side, tuple[Sign, ...]]) -> int:
    return 2 * LINE_PAD + sum(SIDE_SIGN + COST * len(signs.get(side, ())) for side in Side)


def _waiting(view: PublicView, player: PlayerView, side: int = EMBLEM) -> Iterator[Leaf]:
    """Show who is in no cell and at no hangar: in reserve, or about to land."""
    lands = lands_now(view, player.seat)
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


def _emblem(seat: Seat) -> Leaf:
    return Leaf(drawing=draw_emblem, about=(seat,), wide=EMBLEM, high=EMBLEM, mute=True)


def small_base(
    view: PublicView, seat: Seat, voice: Voice, *, below: bool = False
) -> Callable[[int], Card]:
    """Return what shows a base in small, so wide at most: what lies where, is stored, was tried.

    Its grid stands beside what is stored, or `below` it. What all widths share is made once.
    """
    player = awake(view)[seat]
    people, tried = _waiting(view, player, SMALL_LINE), _experiments(player, SMALL_LINE)
    head = Wrap(inside=(_emblem(seat), *people, *tried), gap=6)
    held = Column(inside=(head, _stores(player)), gap=2, grow=1)
    grid, short = small_grid(view, seat, voice), lying(player, voice)

    @cache
    def sized(most: int) -> Card:
        whole: Node = Beside(inside=(grid(most), held), gap=12, level="top")
        if below:
            whole = Column(inside=(held, grid(most)), gap=6)
        return Card(inside=whole, pad=SMALL_PAD, short=short)

    return sized


def counted_base(view: PublicView, seat: Seat, voice: Voice) -> Card:
    """Show a base where cells would be too small: how many modules of each colour, and stores.

    What lies where is left to the picture of everybody, and to that of the base itself.
    """
    player = awake(view)[seat]
    tried, people = _experiments(player, SMALL_LINE), _waiting(view, player, SMALL_LINE)
    head = (_emblem(seat), _counts(player, voice), *tried, *people)
    whole = Column(inside=(Wrap(inside=head, gap=10), _stores(player)), gap=4)
    return Card(inside=whole, pad=SMALL_PAD, short=lying(player, voice))


def _counts(player: PlayerView, voice: Voice) -> Leaf:
    """Show how many modules of each colour lie in a base, and how many squares."""
    found = Counter(each.colour for each in player.cells if isinstance(each, ModuleView))
    signs = [
        Sign(icons.COLOURS[colour], str(found[colour]), paint(NIGHT, colour).rim, 0.8)
        for colour in Colour
        if found[colour]
    ]
    signs.append(Sign(icons.every, str(len(player.squares)), None, 0.8))
    line = signs_line(tuple(signs), SMALL_LINE, grow=0)
    return replace(line, says=lying(player, voice), key=("counts", player.seat))


def own_base(view: PublicView, seat: Seat, voice: Voice, most: int) -> Card:
    """Show a base in large, with the names of its cells."""
    grid, short = grid_of(view, seat, most), lying(view.players[seat], voice)
    return own_card(holdings(view, seat), grid, short)


def own_card(above: Node, grid: BaseGrid, short: Text) -> Card:
    """Show the grid of a base in a panel, and what it holds above it."""
    return Card(inside=Column(inside=(above, grid), gap=4), pad=PAD, short=short)


def holdings(view: PublicView, seat: Seat, before: PublicView | None = None) -> Node:
    """Show what a base holds beside its grid, and what its figures were `before`."""
    player = awake(view)[seat]
    was = None if before is None else before.players[seat]
    grown = () if was is None else _grown(was, player)
    tried = _experiments(player, SMALL_LINE, whole=True)
    head = (_emblem(seat), *_waiting(view, player), *grown, *_threshold(view, player), *tried)
    stores = _stores(player, was)
    if len(head) == 1:
        return Beside(inside=(*head, stores), gap=12)
    return Column(inside=(Wrap(inside=head, gap=8), stores), gap=4)


def _threshold(view: PublicView, player: PlayerView) -> Iterator[Leaf]:
    """Show how much research is worth more science at the end of a year; none at the most."""
    worth = science_for(player.research)
    if view.phase is Phase.OVER or worth == len(SCIENCE):
        return
    research, science = SCIENCE[worth], worth + 1
    signs = (
        Sign(icons.research, f"{research}+", None, 0.8),
        Sign(icons.turns, "", None, 0.6),
        Sign(icons.atom, str(science), None, 0.9),
    )
    told = say("humanity-scene-threshold", research=research, science=science)
    yield replace(signs_line(signs, LINE, grow=0), says=told, key=("threshold", player.seat))


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


def draw_line(
    canvas: Canvas, box: Box, done: tuple[tuple[Side, tuple[Sign, ...]], ...], _number: int
) -> None:
    """Draw the three places of a line of experiments, those that are filled lit."""
    theme, found = canvas.theme, dict(done)
    canvas.panel(box, theme.well, radius=12)
    if not any(found.values()):
        for side, place in zip(Side, box.inset(LINE_PAD).columns(3, 2), strict=True):
            canvas.stamp(icons.SIDES[side], place, theme.ink if side in found else theme.card)
        return
    rest = box.inset(LINE_PAD)
    for side in Side:
        ink = theme.ink if side in found else theme.card
        canvas.stamp(icons.SIDES[side], rest.left(SIDE_SIGN).inset(2), ink)
        rest = rest.after(SIDE_SIGN)
        for sign in found.get(side, ()):
            assert sign.shape is not None
            canvas.stamp(sign.shape, rest.left(COST).inset(1), sign.ink or theme.ink)
            rest = rest.after(COST)


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
