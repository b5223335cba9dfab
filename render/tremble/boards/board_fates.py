"""What goes on over a city on the board: attackers with ships or dice, and catches."""

from engine.core.words import say
from engine.invasion.battles.battles import Fighter, fighter_in
from engine.tremble.table.view import Catch
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion.boards.board_cities import draw_attacks, fate_place
from render.invasion.fights.attackers import (
    DIE,
    LINE,
    PLATE,
    RISE,
    SUM,
    draw_throw,
)
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import AMOUNT, army_card, emblem
from render.page import Page
from render.tremble.parts.facts import Fate
from render.type import Face
from render.words import Words

FEWEST_CARDS = 3
NOBODY = Style(Face.TEXT, 34, 26)
CATCHER = 168
ARMY = 72  # of a card is its picture
EMBLEM, CHIP, CHIPS_APART = 64, 120, 6  # of who left a city to whoever catches there
GONE = Style(Face.BOLD, 34, 34)


def add_fate(page: Page | Canvas, box: Box, fate: Fate, words: Words) -> None:
    """Add who attacks a city, or the catch under way there; beams where there is room."""
    page.add(_draw_fate, fate_place(box), fate, words)


def _draw_fate(canvas: Canvas, box: Box, fate: Fate, words: Words) -> None:
    if fate.catch is not None:
        _draw_catch(canvas, box.below(RISE), fate.catch, words)
        _draw_gone(canvas, box.below(RISE + PLATE + 2), fate)
        return
    draw_attacks(canvas, box, fate.attacks, fate.battle)


def _draw_gone(canvas: Canvas, box: Box, fate: Fate) -> None:
    """Draw in a line who left the city to whoever catches: with a flag, or how strong they were."""
    place = Box(box.right, box.y, CHIP, EMBLEM)
    for attack in reversed(fate.others):
        place = place._replace(x=place.x - CHIP - CHIPS_APART)
        canvas.panel(place, canvas.theme.well, radius=12)
        emblem(canvas, place.left(EMBLEM).inset(2), attack.seat)
        figure = place.after(EMBLEM)
        fighter = fighter_in(fate.battle, attack.seat)
        if fighter is not None and fighter.fights is False:
            canvas.stamp(icons.flag, figure.inset(4), canvas.theme.ink)
        else:
            canvas.text(figure, str(attack.total), GONE, canvas.theme.muted, "center")


def _draw_catch(canvas: Canvas, box: Box, catch: Catch, words: Words) -> None:
    """Draw a catch: the captain's strength, then the armies, and those that were kept away."""
    theme = canvas.theme
    colour = captain_colour(theme, catch.seat)
    place, cards = box.left(CATCHER), box.after(CATCHER + 8).top(PLATE)
    if box.h > PLATE:
        canvas.fill(place.below(PLATE - 6), sprites.beam, colour)
    plate = place.top(PLATE)
    canvas.panel(plate, colour, radius=16)
    canvas.panel(plate.inset(4), theme.well, radius=12)
    inner = plate.inset(8, 6)
    upper = inner.top(LINE) if catch.roll else inner.inset(0, (inner.h - LINE) // 2)
    strength = catch.total + catch.plus + sum(catch.roll)
    emblem(canvas, upper.left(LINE - 2), catch.seat)
    canvas.text(upper.after(LINE), str(strength), SUM, theme.ink, "center")
    if catch.roll:
        fighter = Fighter(catch.seat, catch.total, fights=True, roll=catch.roll, plus=catch.plus)
        draw_throw(canvas, inner.below(LINE + 8).top(DIE), fighter)
    count = len(catch.armies)
    places = cards.columns(max(FEWEST_CARDS, count + catch.fewer), 8)
    for position, spot in enumerate(places[: count + catch.fewer]):
        if position < count:
            _draw_army(canvas, spot, catch, position, words)
        else:
            army_card(canvas, spot.inset(20, 12).top(ARMY), theme.muted)
            away = spot.inset(2, 8).below(ARMY + 8)
            canvas.name(away, words(say("tremble-board-away")), NOBODY, theme.muted, "center")


def _draw_army(canvas: Canvas, box: Box, catch: Catch, position: int, words: Words) -> None:
    """Draw an army that was turned up; a star marks what is passed, a frame what is next."""
    theme, army = canvas.theme, catch.armies[position]
    passed = position < catch.beaten
    outline = theme.good if passed else theme.danger if position == catch.beaten else None
    canvas.panel(box, theme.card, radius=14, outline=outline)
    ink = theme.muted if passed or army.attack is None else theme.ink
    upper, lower = box.inset(6, 8).top(ARMY), box.inset(6, 8).below(ARMY)
    canvas.stamp(icons.star if passed else icons.army, upper, theme.good if passed else ink)
    if army.attack is None:
        canvas.name(lower, words(say("tremble-no-army")), NOBODY, ink, "center")
    else:
        canvas.text(lower, str(army.attack), AMOUNT, ink, "center")
