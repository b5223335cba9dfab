"""A city on the board: its skyline, what it is worth, and who attacks it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.words import say
from engine.invasion.battles.battles import Battle
from engine.invasion.cards.cards import AnyAttack
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.facts.facts import attacks_at
from render.invasion.facts.views import HasSpaces, Space
from render.invasion.fights.attackers import PLATE, RISE, attack_places, draw_attackers
from render.invasion.parts import sprites
from render.invasion.parts.city_cards import FOOT, MARGIN, RADIUS, TITLE_HEIGHT
from render.invasion.parts.parts import TEXT
from render.type import Face
from render.words import Words

SKYLINE = 76  # of it is always seen
BELOW = 42  # of it under those who attack
VALUE = Style(Face.BOLD, 44, 30)
LABEL = 44  # high
RAID = 196  # wide, so that other ways to loot stand close to it and below each other
CROWD, FLEET = 3, 7  # more attackers, or more ships of them, need a whole row


def city_rows(
    view: HasSpaces[Space, Any, Any], columns: int, over: Callable[[int], int]
) -> Iterator[tuple[Space, ...]]:
    """Divide cities into rows by their numbers, those with many `over` them into one of their own.

    No row has an empty place.
    """
    row: tuple[Space, ...] = ()
    for space in view.spaces:
        if space.city is None:
            continue
        crowded = over(space.number) > CROWD or _ships_at(view, space.number) > FLEET
        if row and crowded:
            yield row
            row = ()
        row = (*row, space)
        if crowded or len(row) == columns:
            yield row
            row = ()
    if row:
        yield row


def _ships_at(view: HasSpaces[Any, Any, Any], space: int) -> int:
    return sum(len(attack.ships) + len(attack.lost) for attack in attacks_at(view, space))


def row_height(
    view: HasSpaces[Space, Any, Any], spaces: Sequence[Space], below: int = BELOW
) -> int:
    """Return how high a row of cities is: higher where there is something to tell of one."""
    attacked = any(attacks_at(view, space.number) for space in spaces)
    return TITLE_HEIGHT + (PLATE + below if attacked else SKYLINE) + FOOT


def fate_box(box: Box) -> Box:
    """Return the room over a city."""
    return box.top(box.h - FOOT).below(TITLE_HEIGHT).inset(12, 0)


def fate_place(box: Box) -> Box:
    """Return the same with room for the star of whoever has won."""
    room = fate_box(box)
    return Box(room.x, room.y - RISE, room.w, room.h + RISE)


def draw_attacks(
    canvas: Canvas, box: Box, attacks: Sequence[AnyAttack], battle: Battle | None
) -> None:
    """Draw who attacks a city, side by side, below the room for a star."""
    box = box.below(RISE)
    for place, attack in zip(attack_places(box, attacks), attacks, strict=True):
        draw_attackers(canvas, place, attack, battle)


def draw_town(canvas: Canvas, box: Box, city: Any) -> Box:
    """Draw a city alone; return the room for what it is worth."""
    canvas.panel(box, canvas.theme.card, radius=RADIUS)
    canvas.fill(box.top(box.h - FOOT), sprites.city, canvas.theme, city, radius=RADIUS)
    return box.below(box.h - FOOT).inset(MARGIN + 4, 4)


def draw_worth(canvas: Canvas, box: Box, raid: int, told: str, amount: int, words: Words) -> Box:
    """Draw what a raid brings, and the other way to loot; return the room beside its name."""
    theme = canvas.theme
    label = words(say("invasion-board-raid"))
    named = canvas.text(box.top(LABEL), label, TEXT, theme.muted)
    width = canvas.text(box.below(LABEL), words.number(raid), VALUE, theme.ink)
    right = box.after(max(RAID, named + MARGIN, width + MARGIN))
    width = canvas.text(right.top(LABEL), told, TEXT, theme.muted)
    canvas.text(right.below(LABEL), words.number(amount), VALUE, theme.accent)
    return right.top(LABEL).after(width + 14)
