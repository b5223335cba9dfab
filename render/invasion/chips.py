"""Abilities of ships as chips: lit where they count now, pale where they do not."""

from collections.abc import Sequence

from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import circle
from render.invasion import icons
from render.invasion.bonuses import Ability
from render.type import Face
from render.words import Words

CHIP = Style(Face.BOLD, 32, 24)
WORD = Style(Face.TEXT, 28, 22)
SPACES = Style(Face.BOLD, 26, 20)
GAP = 8
PLAIN = 100  # wide is a chip without spaces
SPACE, SMALL_SPACE = 34, 26  # wide is the disc of a space


def draw_abilities(canvas: Canvas, box: Box, abilities: Sequence[Ability], words: Words) -> None:
    """Draw abilities as chips; one that stands alone is told in words."""
    if len(abilities) == 1 and not abilities[0].spaces:
        _draw_chip(canvas, box, abilities[0], words(abilities[0].text), WORD)
        return
    for ability, place in zip(abilities, _places(box, abilities), strict=True):
        plus = words(say("invasion-plus", plus=ability.plus)) if ability.plus else ""
        _draw_chip(canvas, place, ability, plus, CHIP)


def _places(box: Box, abilities: Sequence[Ability]) -> list[Box]:
    """Divide a line among chips; those that name spaces get what the others do not need."""
    naming = sum(bool(ability.spaces) for ability in abilities)
    gaps, plain = GAP * (len(abilities) - 1), len(abilities) - naming
    most = max((len(ability.spaces) for ability in abilities), default=0)
    wide = min((box.w - gaps - PLAIN * plain) // max(1, naming), PLAIN + 20 + SPACE * most)
    x, places = box.x, []
    for ability in abilities:
        width = wide if ability.spaces else PLAIN
        places.append(Box(x, box.y, width, box.h))
        x += width + GAP
    return places


def _draw_chip(canvas: Canvas, box: Box, ability: Ability, text: str, style: Style) -> None:
    """Draw an ability: lit where it counts now, with the spaces where; pale where it does not."""
    theme = canvas.theme
    pale = ability.counts is False
    ink = theme.muted if pale else theme.good if ability.counts else theme.ink
    canvas.panel(box, theme.well, radius=14, outline=theme.good if ability.counts else None, line=3)
    inner = box.inset(8, 6)
    canvas.stamp(ability.icon, inner.left(36), ink)
    if pale:
        canvas.stamp(icons.slash, inner.left(36), theme.muted)
    rest = inner.after(42)
    if not ability.spaces:
        canvas.text(rest, text, style, ink)
        return
    rest = rest.after(canvas.text(rest, text, style, ink) + 8)
    _draw_spaces(canvas, rest, ability.spaces)


def _draw_spaces(canvas: Canvas, box: Box, spaces: Sequence[int]) -> None:
    """Mark the spaces where an ability counts as on the board; count them where room lacks."""
    theme, count = canvas.theme, len(spaces)
    step = min(SPACE, box.w // count)
    if step < SMALL_SPACE:
        canvas.text(box, f"×{count}", SPACES, theme.accent, "right")
        return
    rest = box.end(step * count)
    for number in spaces:
        disc = rest.left(step).inset(1, 0)
        canvas.stamp(circle, disc, theme.accent)
        canvas.text(disc, str(number), SPACES, theme.sky, "center")
        rest = rest.after(step)
