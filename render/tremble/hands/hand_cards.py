"""The cards of a hand: how ships, stations and compensation cards are drawn."""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.tremble.cards.cards import Colour as Back
from engine.tremble.cards.cards import Compensation, Ship, Station
from engine.tremble.cards.terms import compensation_effect, station_effect
from render.boxes import Box
from render.canvas import Canvas, Shape
from render.invasion.parts import icons
from render.invasion.parts.ship_cards import (
    FRAME,
    LINE,
    NOTE,
    WINDOW,
    WORD,
    Shown,
    draw_frame,
    draw_note,
    draw_ship,
    draw_title,
    draw_window,
    foot_height,
    ship_height,
)
from render.theme import Colour
from render.words import Words

STATION_HEIGHT = 224
LOW_HEIGHT = 176
LOW_WINDOW = 104  # wide

EVENINGS = {None: 2, Back.RED: 1, Back.BLUE: 3}  # skies in the colours of card backs

EFFECTS: dict[str, Shape] = {
    "army-boost": icons.army,
    "boost": icons.up,
    "cancel-bonuses": icons.down,
    "catch-bonus": icons.human,
    "discount": icons.coin,
    "extra-fuel": icons.fuel,
    "fewer-armies": icons.army,
    "fuel": icons.fuel,
    "humans": icons.human,
    "move-enemy": icons.arrow,
    "reroll": icons.dice,
    "reroll-own": icons.dice,
    "save-ship": icons.shield,
    "trophy": icons.card,
}


def card_height(cards: Sequence[Shown]) -> int:
    """Return how high these cards are drawn, side by side."""
    return max(_height(shown) for shown in cards)


def _height(shown: Shown) -> int:
    if isinstance(shown.card, Compensation):
        return LOW_HEIGHT + (NOTE if shown.note is not None else 0)
    if isinstance(shown.card, Ship):
        return ship_height(shown)
    return STATION_HEIGHT + foot_height(shown)


def draw_card(canvas: Canvas, box: Box, shown: Shown, colour: Colour, words: Words) -> None:
    """Draw a card: what it is in its window, its name, and what it can do."""
    inner = draw_frame(canvas, box, shown, words)
    window = LOW_WINDOW if isinstance(shown.card, Compensation) else WINDOW
    _draw_window(canvas, inner.left(window), shown, colour, words)
    right = inner.after(window + 16)
    draw_title(canvas, right.top(LINE), shown, _name(shown, words))
    if isinstance(shown.card, Ship):
        draw_ship(canvas, right.below(LINE), shown.card, shown.abilities, words)
    else:
        told = words(_effect(shown.card))
        canvas.paragraph(right.below(LINE), told, WORD, canvas.theme.muted)
    if isinstance(shown.card, Compensation):
        draw_note(canvas, right.below(right.h - NOTE), shown, words, "left")


def _name(shown: Shown, words: Words) -> str:
    if shown.copies == 1:
        return words(shown.card.name)
    return words(say("tremble-card-names", card=shown.card.name, count=shown.copies))


def _effect(card: Station | Compensation) -> Text:
    if isinstance(card, Station):
        return station_effect(card.effect)
    return compensation_effect(card.effect)


def _draw_window(canvas: Canvas, box: Box, shown: Shown, colour: Colour, words: Words) -> None:
    """Draw what a card is in a lit window, framed in the colour of its back."""
    theme, card = canvas.theme, shown.card
    ink = theme.muted if shown.idle else theme.good
    if isinstance(card, Compensation):
        canvas.panel(box, theme.well, radius=12, outline=ink)
        canvas.stamp(EFFECTS[card.effect.kind], box.inset(box.w // 5), ink)
        return
    frame = {Back.BLUE: theme.blue, Back.RED: theme.red, None: theme.muted}[card.colour]
    tint = colour if isinstance(card, Ship) else ink
    draw_window(canvas, box, shown, tint, frame, EVENINGS[card.colour], words)
    _draw_stripes(canvas, box, card.colour)


def _draw_stripes(canvas: Canvas, box: Box, back: Back | None) -> None:
    """Mark a frame as its back is: blue ones have one stripe, red ones two."""
    count = {None: 0, Back.BLUE: 1, Back.RED: 2}[back]
    for stripe in range(count):
        x = box.x + 16 + stripe * 34
        canvas.panel(Box(x, box.bottom - FRAME - 4, 26, 8), canvas.theme.ink, radius=3)
