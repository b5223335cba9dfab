"""The table as one picture: how all stand, hangars, missions and bases; one base alone."""

from collections.abc import Callable
from enum import Enum, auto
from functools import cache, lru_cache, partial
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, Value, say
from engine.humanity.table.view import Phase, PlayerView, PublicView
from engine.humanity.tiles.tables import YEARS
from render.boxes import Box
from render.canvas import Canvas, Shape
from render.house.captains import drawn_name, letter
from render.house.voice import Voice
from render.humanity.boards.bases import PAD, draw_emblem, own_base, small_base
from render.humanity.boards.grids import APART, BaseGrid
from render.humanity.boards.halves import GAP, OWN, SMALL, Bases, Halves
from render.humanity.boards.hangars import hangars
from render.humanity.boards.landing import awake, between_rounds, crew_to_land, everyone_lands
from render.humanity.boards.missions import missions
from render.humanity.parts import icons, paints
from render.humanity.parts.cells import FIGURED
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import AMOUNT, BIG, HEADING, NAME, TEXT, draw_figure
from render.humanity.parts.terms import headline
from render.page import Page
from render.scene.layout import Sizes
from render.scene.nodes import Beside, Card, Column, Grid, Label, Leaf, Node, nodes
from render.scene.painting import room_below, stretched
from render.theme import Look
from render.words import Words

EMBLEM, CHIP, PERSON = 54, 42, 34
BADGE, BEYOND = 26, 8  # wide is the badge of who begins, and its part beside the emblem
CROWD, STEP = 4, 9  # among so many, suits of ready astronauts stand so close
SIGN, DIGIT = 27, 21  # wide are the sign of a figure with its gap, and a digit, at least
NAME_LINES = 2
KEPT = 32  # scenes: what was shown is soon what it was before


class Arrangement(Enum):
    """How what a player decides by is divided between two columns."""

    BENEATH = auto()  # missions stand below the base of the only rival
    APART = auto()  # what one holds stands above the bases of rivals, beside one's own grid
    USUAL = auto()


class Sky(Card):
    """A panel that shows dawn."""

    def draw(self, page: Page, place: Box, _sizes: object) -> None:
        """Note the dawn."""
        page.add(draw_sky, place)


@lru_cache(KEPT)
def board_scene(view: PublicView, names: tuple[str, ...], words: Words, look: Look) -> Column:
    """Show what everybody sees: all bases are equally small."""
    voice, sizes = Voice(names, words), Sizes(words)
    below = len(view.players) < CROWD  # grids of four, two in a row, are as high as there is room
    small = [small_base(view, player.seat, voice, below=below) for player in view.players]
    above, tasks = _above(view, names, voice), missions(view, voice)

    def build(lines: int, most: int) -> Column:
        bases = tuple([sized(most) for sized in small])
        columns = 3 if len(bases) == 3 else 2
        last = Grid(inside=bases, columns=columns, gap=GAP)
        return Column(inside=(*above(lines), tasks, last), gap=GAP)

    if look.large:
        return build(NAME_LINES, SMALL[-1])
    scene = stretched(partial(build, NAME_LINES), SMALL, sizes)
    if room_below(scene, sizes) >= 0:  # names take two lines as far as it has them
        return scene
    return stretched(partial(build, 1), SMALL, sizes)


@lru_cache(KEPT)
def seat_scene(
    view: PublicView,
    seat: Seat,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    before: PublicView | None = None,
) -> Column:
    """Show what a player decides by: its own base large, those of rivals beside it.

    Where it shows a draft, it says what the figures of the player were `before`. Names take a
    second line where that leaves cells with figures; else being one picture for a phone comes
    first, then how large the cells are.
    """
    voice, sizes = Voice(names, words), Sizes(words)
    bases, above = Bases(view, seat, voice, before, sizes), _above(view, names, voice)
    wide, narrow = missions(view, voice), missions(view, voice, 1)

    def build(plan: Arrangement, lines: int, most: int) -> Column:
        head: tuple[Node, ...] = above(lines)
        if plan is Arrangement.BENEATH:
            pair = bases.whole(most, (narrow,))
        else:
            head = (*head, wide)
            pair = bases.apart(most - OWN[0]) if plan is Arrangement.APART else bases.whole(most)
        return Column(inside=(*head, pair), gap=GAP)

    if look.large:
        return Column(inside=(*above(NAME_LINES), wide, bases.large()), gap=GAP)
    plans = list(Arrangement) if len(bases.rivals) == 1 else [Arrangement.APART, Arrangement.USUAL]
    found: list[_Laid] = []
    for lines in (NAME_LINES, 1):
        found += [
            _laid(stretched(partial(build, plan, lines), OWN, sizes), sizes) for plan in plans
        ]
        clearest = max(found, key=lambda laid: laid[:2])
        if not clearest.over and clearest.side >= FIGURED + APART:
            break
    return clearest.scene


class _Laid(NamedTuple):
    """A scene, by how much it is too high for one picture on a phone (0 or less), its own cells."""

    over: int
    side: int
    scene: Column


def _laid(scene: Column, sizes: Sizes) -> _Laid:
    grid = next(node for node in nodes(scene) if isinstance(node, BaseGrid) and node.edge)
    parts = next(node for node in scene.inside if isinstance(node, Halves))
    return _Laid(min(0, room_below(scene, sizes)), grid.side(parts.first - 2 * PAD), scene)


def base_scene(view: PublicView, seat: Seat, names: tuple[str, ...], words: Words) -> Column:
    """Show one base alone, as large as can be."""
    voice = Voice(names, words)
    chip = _chip(view, awake(view)[seat], names, voice, NAME_LINES)
    return Column(inside=(_head(view), chip, own_base(view, seat, voice, 160)), gap=GAP)


def _above(
    view: PublicView, names: tuple[str, ...], voice: Voice
) -> Callable[[int], tuple[Node, ...]]:
    """Return what stands above bases and missions, where a name may fill so many lines."""
    head, ring = _head(view), hangars(view, voice)

    @cache
    def lined(lines: int) -> tuple[Node, ...]:
        chips = tuple([_chip(view, each, names, voice, lines) for each in awake(view)])
        return head, Grid(inside=chips, columns=len(chips), large_columns=2, gap=GAP), ring

    return lined


def _head(view: PublicView) -> Sky:
    """Say when it is, and what is left to come."""
    when = say("humanity-picture-when", year=view.year, round=view.round)
    if between_rounds(view):
        when = headline(view)
    title = Label(text=when, style=HEADING, heading=True, grow=1)
    decks = Label(text=_decks(view), style=TEXT, lines=2)
    return Sky(inside=Beside(inside=(title, decks), gap=20, stacked=True), pad=6)


def _decks(view: PublicView) -> Text:
    """Say what is left to come this year, or that the game is over."""
    if view.phase is Phase.OVER:
        return say("humanity-picture-over")
    count, years = view.decks[view.year - 1], YEARS - view.year
    return say("humanity-picture-deck", count=count, years=years, ends=view.year_ends)


def _chip(
    view: PublicView, player: PlayerView, names: tuple[str, ...], voice: Voice, lines: int
) -> Card:
    """Show how a player stands, and how many of its astronauts may act, or land."""
    seat, lands = player.seat, crew_to_land(view, view.players[player.seat])
    ready = lands
    acts = bool(lands) or (seat in view.acting and not between_rounds(view))
    if view.phase not in (Phase.OVER, Phase.PLACING) and not everyone_lands(view):
        ready = [each for each in player.astronauts if each.active]
    named = drawn_name(names, seat, voice.words)
    name = Label(text=named, style=NAME, lines=lines, grow=1, cut=True)
    emblem = Leaf(drawing=draw_emblem, about=(seat,), wide=EMBLEM, high=EMBLEM)
    if view.first == seat:
        emblem = Leaf(drawing=draw_first, about=(seat,), wide=EMBLEM + BEYOND, high=EMBLEM)
    step = PERSON if len(view.players) < CROWD else STEP
    people = Leaf(
        drawing=draw_ready,
        about=(seat, len(ready)),
        wide=PERSON + step * (len(ready) - 1) if ready else 0,
        high=PERSON,
    )
    figures = (
        (icons.points, player.points),
        (icons.atom, player.science),
        (icons.research, player.research),
    )
    shown = tuple(
        [
            Leaf(
                drawing=draw_amount,
                about=(sign, figure),
                key=("figure", seat, at),
                wide=SIGN + DIGIT * len(str(figure)),
                high=CHIP,
                grow=1,
                amount=figure,
            )
            for at, (sign, figure) in enumerate(figures)
        ]
    )
    return Card(
        inside=Column(
            inside=(
                Beside(inside=(emblem, name), gap=6),
                Beside(inside=(*shown, people), gap=3),
            ),
            gap=2,
        ),
        outline="accent" if acts else None,
        pad=8,
        says=_standing(view, player, len(ready), voice),
    )


def _standing(view: PublicView, player: PlayerView, ready: int, voice: Voice) -> Text:
    about: dict[str, Value] = {
        "captain": voice.captain(player.seat),
        "letter": letter(player.seat),
        "points": player.points,
        "science": player.science,
        "research": player.research,
    }
    if everyone_lands(view):
        return say("humanity-alt-player-lands", **about, lands=ready)
    if view.phase is Phase.OVER or between_rounds(view):
        return say("humanity-alt-player-over", **about)
    acting = int(player.seat in view.acting)
    return say("humanity-alt-player", **about, active=ready, acting=acting)


def draw_sky(canvas: Canvas, box: Box) -> None:
    """Draw dawn on Titan."""
    canvas.fill(box, paints.horizon, canvas.theme, radius=18, below=True)


def draw_amount(canvas: Canvas, box: Box, sign: Shape, figure: int) -> None:
    """Draw a figure after its sign."""
    is_points = sign is icons.points
    ink = canvas.theme.accent if is_points else canvas.theme.ink
    style = BIG if is_points else AMOUNT
    draw_figure(canvas, box, sign, figure, figure, style, ink)


def draw_ready(canvas: Canvas, box: Box, seat: Seat, count: int) -> None:
    """Draw those who may act, or land."""
    step = (box.w - box.h) // max(1, count - 1)
    for place in [box.after(at * step).left(box.h) for at in range(count)]:
        canvas.place(place, paints.astronaut, canvas.theme, seat, Stance.LIT)


def draw_first(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw the emblem of who begins the round, with a badge at its lower right."""
    draw_emblem(canvas, box.left(EMBLEM), seat)
    badge = Box(box.right - BADGE, box.bottom - BADGE, BADGE, BADGE)
    canvas.stamp(icons.patch, badge, canvas.theme.accent)
