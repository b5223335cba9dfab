"""A city that is gone, in one row: its name, who was there, how strong, and who won it."""

from collections.abc import Sequence

from engine.core.words import say
from engine.invasion.battles.battles import Battle, fighter_in
from engine.invasion.cards.cards import AnyAttack, AnyCity
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.fights.attackers import is_beaten
from render.invasion.parts import icons
from render.invasion.parts.city_cards import CITY, NUMBER, RADIUS, draw_number
from render.invasion.parts.parts import AMOUNT, GAP, emblem
from render.type import Face
from render.words import Words

GONE_HEIGHT = 74
EMBLEM = 54
CHIP = 148  # wide is whoever was there
STAR = 38
GONE = Style(Face.TEXT, 36, 26)


def gone_height(attackers: int, width: int) -> int:
    """Return how high what is left of a city is: two rows where many were there."""
    return GONE_HEIGHT * (1 if CHIP * attackers <= width // 2 else 2)


def draw_gone(
    canvas: Canvas,
    box: Box,
    number: int,
    ruins: AnyCity | None,
    attacks: Sequence[AnyAttack],
    battle: Battle | None,
    words: Words,
) -> None:
    """Draw what is left of a city; its name only where that is fresh."""
    theme = canvas.theme
    canvas.panel(box, theme.well, radius=RADIUS)
    line = box.inset(0, (GONE_HEIGHT - NUMBER) // 2 - 8).top(NUMBER + 16)
    room = draw_number(canvas, line, number)
    chips = Box(box.right - GAP - CHIP * len(attacks), box.bottom - GONE_HEIGHT, CHIP, 0)
    if box.h == GONE_HEIGHT:
        room = room.before(box.right - chips.x)
    text = words(say("invasion-board-gone" if attacks else "invasion-board-spared"))
    width = canvas.text(room, words(ruins.name), CITY, theme.muted) + GAP if ruins else 0
    canvas.text(room.after(width), text, GONE, theme.muted)
    for attack in attacks:
        _draw_chip(canvas, chips._replace(h=GONE_HEIGHT).inset(0, 10), attack, battle)
        chips = chips._replace(x=chips.right)


def _draw_chip(canvas: Canvas, box: Box, attack: AnyAttack, battle: Battle | None) -> None:
    """Draw who was there with what strength, or the flag of whoever went home."""
    theme, fighter = canvas.theme, fighter_in(battle, attack.seat)
    pale = is_beaten(battle, fighter)
    emblem(canvas, box.left(EMBLEM), attack.seat)
    figure = box.after(EMBLEM).before(12)
    if fighter is not None and fighter.fights is False:
        canvas.stamp(icons.flag, figure.inset(0, 6), theme.muted)
        return
    strength = fighter.sum if fighter is not None and fighter.roll else attack.total
    if battle is not None and battle.winner == attack.seat:
        canvas.stamp(icons.star, figure.end(STAR), theme.accent)
        figure = figure.before(STAR)
    canvas.text(figure, str(strength), AMOUNT, theme.muted if pale else theme.ink, "center")
