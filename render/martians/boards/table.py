"""The table as one picture: how all stand, and the town; for a captain the hand below it."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, named, say
from engine.martians.cards.cards import CardKind
from engine.martians.cards.tables import OBJECTS, TILES, card_of
from engine.martians.foreseen import Foreseen, open_cells
from engine.martians.help import ENTRIES
from engine.martians.table.terms import OBJECT_NAMES, card_text
from engine.martians.table.view import MartiansView
from engine.martians.town.town import tile_of
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name, letter
from render.house.voice import Voice
from render.martians import paints
from render.martians.boards.across import across
from render.martians.boards.town_map import TownMap, Window, tile_leaves
from render.martians.parts import CARD, HEADING, NAME, TEXT, badge, draw_sign, figure, sign
from render.page import Page
from render.scene.nodes import Beside, Card, Column, Grid, Label, Leaf, Node
from render.scene.painting import LARGE_WIDTH, MARGIN, WIDTH, stretched
from render.sheets import TALLEST
from render.theme import Look
from render.words import Words

EMBLEM, GAP, TILE = 54, 8, 120
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
    above = (_head(view, words), _chips(view, names, Voice(names, words)))
    return _built(view, NOTHING, _whole(view), above, (), words, look)


@lru_cache(KEPT)
def seat_scene(
    view: MartiansView,
    names: tuple[str, ...],
    words: Words,
    look: Look,
    shown: Foreseen = NOTHING,
) -> Column:
    """Show what a captain decides by: the town around them, their hand, and what a draft does."""
    voice = Voice(names, words)
    above = (_head(view, words), _chips(view, names, voice))
    return _built(view, shown, _near(view, shown), above, tuple(_held(view, voice)), words, look)


def hand_scene(view: MartiansView, names: tuple[str, ...], words: Words) -> Column:
    """Show what a captain holds, alone."""
    assert view.seat is not None
    return Column(inside=tuple(_held(view, Voice(names, words))), gap=GAP)


def _built(
    view: MartiansView,
    shown: Foreseen,
    window: Window,
    above: tuple[Node, ...],
    below: tuple[Node, ...],
    words: Words,
    look: Look,
) -> Column:
    """Make the town as large as there is room for it."""
    leaves, drawn = tile_leaves(view, window), across(view, shown, window)
    wide = LARGE_WIDTH if look.large else WIDTH
    room, high = wide - 2 * MARGIN, int(wide * TALLEST) - 3 * MARGIN  # it is never cut
    most = min(room // window.columns, high // window.rows)
    sizes = [side for side in SIDES if side <= most] or [most]
    brief = say("martians-alt-town", count=len(leaves))

    def build(side: int) -> Column:
        town = TownMap(tiles=leaves, window=window, side=side, across=drawn, short=brief)
        return Column(inside=(*above, town, *below), gap=GAP)

    return build(sizes[-1]) if look.large else stretched(build, sizes, window.rows, words)


def _whole(view: MartiansView) -> Window:
    cells = [(each.x, each.y) for each in view.table.tiles]
    return Window.around([*cells, *open_cells(view)])


def _near(view: MartiansView, shown: Foreseen) -> Window:
    """Return the part of the town that matters: all of it where a tile is laid."""
    whole = _whole(view)
    if view.drawn and view.seat == view.table.seat:
        return whole
    tiles, seat = view.table.town.tiles, view.seat or 0
    squares = [view.table.captains[seat].square, *shown.way]
    squares += [square for step in shown.steps for square in step]
    near = [tiles[tile_of(square)] for square in squares]
    return whole.within(Window.around([(each.x, each.y) for each in near]))


def _head(view: MartiansView, words: Words) -> Sky:
    """Say when it is, and how much is left."""
    table = view.table
    title = Label(text=headline(view), style=HEADING, heading=True, grow=1, lines=2)
    key = "martians-picture-left-coop" if table.coop else "martians-picture-left-comp"
    left = say(key, supply=table.supply, tiles=view.map_left, goal=table.goal)
    ship = Leaf(drawing=draw_sign, about=("mother-ship",), wide=64, high=64, mute=True)
    first = Beside(inside=(ship, title), gap=14, grow=1)
    inside: list[Node] = [
        first,
        Label(text=left, says=_race(view, left, words), style=TEXT, lines=2),
    ]
    if table.delivered:
        signs = tuple([sign(each) for each in table.delivered])
        told = listed([OBJECT_NAMES[each] for each in table.delivered])
        says = say("martians-alt-delivered", objects=told)
        inside.append(Beside(inside=signs, gap=4, says=says))
    return Sky(inside=Beside(inside=tuple(inside), gap=20, stacked=True), pad=10)


def _race(view: MartiansView, left: Text, words: Words) -> Text:
    """Say with what is left who has how many Martians, which stand with each captain."""
    if view.table.coop:
        return left
    found = [f"{letter(seat)} {words.number(has)}" for seat, has in enumerate(view.figures)]
    return say("martians-alt-race", left=left, standings=words.series(found))


def headline(view: MartiansView) -> Text:
    """Say where the game stands."""
    if view.is_over:
        return say("martians-headline-over")
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
    laying = view.drawn and view.seat == view.table.seat
    cards = tuple([_card(each, brief=bool(laying)) for each in view.hand])
    if laying:  # the town needs the room, and what cards do is told with the questions that follow
        cards = (_tile(view.drawn), *cards)
    if cards:
        yield Grid(inside=cards, columns=len(cards), gap=GAP)
    else:
        yield Label(text=say("martians-hand-empty"), style=TEXT, ink="muted")
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
