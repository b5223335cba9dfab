"""The table as one picture: how all stand, and the town; for a captain the hand below it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, named, say
from engine.martians.cards.cards import CardKind
from engine.martians.cards.tables import OBJECTS, TILES, card_of
from engine.martians.foreseen import Foreseen, open_cells
from engine.martians.help import ENTRIES
from engine.martians.table.terms import OBJECT_NAMES, card_text
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, tile_of
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name, letter
from render.house.voice import Voice
from render.martians import paints
from render.martians.boards.across import across
from render.martians.boards.overview import draw_overview, town_of
from render.martians.boards.town_map import Tiles, TownMap, Window, tile_leaves, window_of
from render.martians.parts import CARD, HEADING, NAME, TEXT, badge, draw_sign, figure, sign
from render.page import Page
from render.scene.layout import Sizes
from render.scene.nodes import Beside, Card, Column, Grid, Label, Leaf, Node
from render.scene.painting import LARGE_WIDTH, MARGIN, WIDTH, stretched
from render.sheets import TALLEST
from render.theme import Look
from render.words import Words

EMBLEM, GAP, TILE = 54, 8, 120
ASIDE = 200  # wide at least is the whole town beside a part of it
SIDES = tuple(range(60, 301, 4))
"""How wide a tile may be: as large as leaves the picture low enough."""
NOTHING = Foreseen()
KEPT = 32  # scenes: what was shown is soon what it was before
_RULES = {entry.id: entry.text for entry in ENTRIES}


class Sky(Card):
    """A panel that shows dusk."""

    def draw(self, page: Page, place: Box, _sizes: object) -> None:
        """Note the dusk."""
        page.add(draw_sky, place)


def draw_sky(canvas: Canvas, box: Box) -> None:
    """Draw dusk over the town."""
    canvas.fill(box, paints.dusk, canvas.theme, radius=18, below=True)


@lru_cache(KEPT)
def board_scene(view: MartiansView, names: tuple[str, ...], words: Words, look: Look) -> Column:
    """Show what everybody sees: all of the town."""
    above = (_head(view), _chips(view, names, Voice(names, words)))
    return _built(TownShown(view, _whole(view)), above, (), words, look)


@lru_cache(KEPT)
def seat_scene(
    view: MartiansView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    shown: Foreseen = NOTHING,
    asked: tuple[Square, ...] = (),
) -> Column:
    """Show what a captain decides by: the town around them, their hand, and what a draft does."""
    voice = Voice(names, words)
    above = (_head(view), _chips(view, names, voice))
    window = _near(view, shown, asked)
    town = TownShown(view, window, across(view, shown, window, asked), asked)
    return _built(town, above, tuple(_held(view, voice)), words, look)


def hand_scene(view: MartiansView, names: tuple[str, ...], words: Words) -> Column:
    """Show what a captain holds, alone."""
    assert view.seat is not None
    return Column(inside=tuple(_held(view, Voice(names, words))), gap=GAP)


class TownShown(NamedTuple):
    """A part of the town, and what is drawn across it."""

    view: MartiansView
    window: Window
    across: tuple[Leaf, ...] = ()
    asked: tuple[Square, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Tell whether nothing of the town lies outside."""
        return all(self.window.has((each.x, each.y)) for each in self.view.table.tiles)

    @property
    def tiles(self) -> Tiles:
        """Show the tiles; where places or squares have numbers, tiles there have none."""
        bare = {tile_of(square) for square in self.asked}
        if _is_laying(self.view):
            bare = {each.number for each in self.view.table.tiles}
        return tile_leaves(self.view, self.window, bare)


def _built(
    town: TownShown,
    above: tuple[Node, ...],
    below: tuple[Node, ...],
    words: Words,
    look: Look,
) -> Column:
    """Make the town as large as there is room for it, with all of it in small beside a part."""
    leaves, window = town.tiles, town.window
    wide = LARGE_WIDTH if look.large else WIDTH
    room, high = wide - 2 * MARGIN, int(wide * TALLEST) - 3 * MARGIN  # it is never cut
    aside = 0 if town.is_whole or look.large else ASIDE + GAP
    most = min((room - aside) // window.columns, high // window.rows)
    sizes = [side for side in SIDES if side <= most] or [most]
    brief = say("martians-alt-town", count=len(leaves))

    def build(side: int) -> Column:
        shown: Node = TownMap(
            tiles=leaves, window=window, side=side, across=town.across, short=brief
        )
        if aside:
            left = room - GAP - side * window.columns
            beside = _overview(town, left, side * window.rows)
            shown = Beside(inside=(shown, beside), gap=GAP)
        return Column(inside=(*above, shown, *below), gap=GAP)

    return build(sizes[-1]) if look.large else stretched(build, sizes, Sizes(words))


def _overview(town: TownShown, wide: int, high: int) -> Leaf:
    """Show all of the town in small, and which part is shown beside it."""
    whole = window_of(town.view.table)
    return Leaf(
        drawing=draw_overview,
        about=(whole, town.window, *town_of(town.view, whole)),
        wide=wide,
        high=min(high, wide * whole.rows // whole.columns + GAP),
        says=say("martians-alt-overview"),
    )


def _is_laying(view: MartiansView) -> bool:
    return bool(view.drawn) and view.seat == view.table.seat


def _whole(view: MartiansView) -> Window:
    cells = [(each.x, each.y) for each in view.table.tiles]
    return Window.around([*cells, *open_cells(view)])


def _near(view: MartiansView, shown: Foreseen, asked: tuple[Square, ...]) -> Window:
    """Return the part of the town that matters: all of it where a tile is laid."""
    whole = _whole(view)
    if _is_laying(view):
        return whole
    tiles, seat = view.table.town.tiles, view.seat or 0
    squares = list(asked) or [view.table.captains[seat].square, *shown.way]
    squares += [square for step in shown.steps for square in step]
    near = [tiles[tile_of(square)] for square in squares]
    return whole.within(Window.around([(each.x, each.y) for each in near]))


def _head(view: MartiansView) -> Sky:
    """Say when it is, and how much is left."""
    table = view.table
    title = Label(text=headline(view), style=HEADING, heading=True, grow=1, lines=2)
    key = "martians-picture-left-coop" if table.coop else "martians-picture-left-comp"
    left = say(key, supply=table.supply, tiles=view.map_left, goal=table.goal)
    ship = Leaf(drawing=draw_sign, about=("mother-ship",), wide=64, high=64, mute=True)
    first = Beside(inside=(ship, title), gap=14, grow=1)
    inside: list[Node] = [
        first,
        Label(text=left, style=TEXT, lines=2),
    ]
    if table.delivered:
        signs = tuple([sign(each) for each in table.delivered])
        told = listed([OBJECT_NAMES[each] for each in table.delivered])
        says = say("martians-alt-delivered", objects=told)
        inside.append(Beside(inside=signs, gap=4, says=says))
    return Sky(inside=Beside(inside=tuple(inside), gap=20, stacked=True), pad=10)


def headline(view: MartiansView) -> Text:
    """Say where the game stands."""
    if view.is_over:
        return say("martians-headline-over")
    if view.is_planning:
        return say("martians-headline-plans", round=view.table.round + 1)
    return say("martians-headline", round=view.table.round, turn=view.table.turn)


def _chips(view: MartiansView, names: tuple[str, ...], voice: Voice) -> Node:
    seats = range(len(view.table.captains))
    chips = tuple([_chip(view, seat, names, voice) for seat in seats])
    return Grid(inside=chips, columns=min(2, len(chips)), gap=GAP)


def _chip(view: MartiansView, seat: Seat, names: tuple[str, ...], voice: Voice) -> Card:
    """Show what a captain has."""
    table, captain = view.table, view.table.captains[seat]
    name = Label(text=drawn_name(names, seat, voice.words), style=NAME, lines=1, grow=1, cut=True)
    figures = [
        figure("life", captain.life, "danger" if captain.life == 1 else "ink"),
        figure("bullet", captain.bullets),
    ]
    if not table.coop:
        figures.append(figure("martian", captain.kills, "accent"))
    figures.append(figure("card", captain.cards))
    if captain.shells:
        figures.append(figure("shell", captain.shells))
    kinds = [each for each in OBJECTS if each in captain.objects]
    things = [sign(each) for each in kinds]
    if captain.weapons:
        things.append(figure("weapon", len(captain.weapons)))
    acts = view.is_turning and seat == table.seat
    first = (badge(seat, EMBLEM), name, *things)
    return Card(
        inside=Column(
            inside=(Beside(inside=first, gap=6), Beside(inside=tuple(figures), gap=4)), gap=2
        ),
        outline="accent" if acts else None,
        pad=8,
        key=("captain", seat),
        says=_standing(view, seat, voice, acts=acts),
    )


def _standing(view: MartiansView, seat: Seat, voice: Voice, *, acts: bool) -> Text:
    table, captain = view.table, view.table.captains[seat]
    about: dict[str, Value] = {
        "captain": voice.captain(seat),
        "letter": letter(seat),
        "lives": captain.life,
        "bullets": captain.bullets,
        "kills": captain.kills,
        "cards": captain.cards,
        "shells": captain.shells,
        "acts": int(acts),
    }
    told = say("martians-alt-captain-coop" if table.coop else "martians-alt-captain", **about)
    owned = [OBJECT_NAMES[each] for each in OBJECTS if each in captain.objects]
    owned += [card_text(each) for each in captain.weapons]
    if not owned:
        return told
    key = "martians-alt-captain-armed" if captain.weapons else "martians-alt-captain-has"
    return say(key, standing=told, things=listed(owned), weapons=len(captain.weapons))


def _held(view: MartiansView, voice: Voice) -> Iterator[Node]:
    """Show the hand, and a tile that is to be laid."""
    laying = _is_laying(view)  # then the town needs the room; what cards do is told later
    cards = tuple([_card(each, brief=laying) for each in view.hand])
    own: Node = Label(text=say("martians-hand-empty"), style=TEXT, ink="muted")
    if cards:
        own = Grid(inside=cards, columns=len(cards), gap=GAP, grow=1)
    yield Beside(inside=(_tile(view.drawn), own), gap=GAP) if laying else own
    for seat, hand in enumerate(view.hands):
        if seat != view.seat and hand:
            held = listed([card_text(each) for each in hand])
            text = say("martians-hand-of", captain=letter(seat), cards=held)
            says = say("martians-hand-of", captain=voice.lettered(seat), cards=held)
            yield Label(text=text, says=says, style=TEXT, lines=2)


def _card(card: str, *, brief: bool) -> Card:
    """Show a card of the hand: its name, and what it does where there is room."""
    of_martians = card_of(card).kind is CardKind.MARTIAN
    name = Label(text=card_text(card), style=CARD, lines=3 if brief else 2, ink="accent")
    does, held = _RULES[card_of(card).rule], say("martians-alt-card-short", card=card_text(card))
    inside = (name,) if brief else (name, Label(text=does, style=TEXT, lines=7))
    return Card(
        inside=Column(inside=inside, gap=4),
        outline="danger" if of_martians else "good",
        pad=12,
        key=("card", card),
        says=held if brief else say("martians-alt-card", card=card_text(card), text=does),
        short=held,
    )


def _tile(tile: str) -> Card:
    """Show a tile that is to be laid."""
    name = say("martians-picture-tile", tile=named(TILES[tile].english))
    drawn = Leaf(drawing=draw_drawn, about=(tile,), wide=TILE, high=TILE, mute=True)
    label = Label(text=name, style=CARD, lines=3, grow=1)
    return Card(inside=Beside(inside=(drawn, label), gap=10), outline="accent", pad=12)


def draw_drawn(canvas: Canvas, box: Box, tile: str) -> None:
    """Draw a tile as it is printed."""
    canvas.fill(box, paints.land, tile, 0)
