"""Abilities of ships as chips: lit where they count now, pale where they do not."""

from collections.abc import Sequence

from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import circle
from render.invasion.parts import icons
from render.invasion.parts.bonuses import Ability
from render.theme import Colour, Theme
from render.type import Face
from render.words import Words

CHIP = Style(Face.BOLD, 34, 26)
WORD = Style(Face.TEXT, 34, 26)
GAP = 8
HEIGHT, TOLD_HEIGHT = 56, 100
LINE_HEIGHT = 62  # of one line of chips above another
PLAIN = 104  # wide is a chip without spaces
SIGN = 34
SPACE = 44  # wide is the disc of a space
NAMING = PLAIN + 20  # wide is a chip with spaces, beside their discs
TIGHT = 98  # wide at least
LINE = 368  # wide is the room for chips on the narrowest card


def draw_abilities(canvas: Canvas, box: Box, abilities: Sequence[Ability], words: Words) -> None:
    """Draw abilities as chips; one that stands alone is told in words."""
    if is_told(abilities):
        told = _draw_sign(canvas, box.top(TOLD_HEIGHT), abilities[0])
        canvas.name(told, words(abilities[0].text), WORD, _ink(canvas.theme, abilities[0]))
        return
    if not are_crowded(abilities):
        _draw_line(canvas, box.top(HEIGHT), abilities, words)
        return
    naming = [ability for ability in abilities if ability.spaces]
    plain = [ability for ability in abilities if not ability.spaces]
    upper, lower = box.top(HEIGHT), box.below(LINE_HEIGHT).top(HEIGHT)
    _draw_line(canvas, upper, naming[:1], words)
    _draw_line(canvas, lower, [*plain, *naming[1:]], words)


def _draw_line(canvas: Canvas, box: Box, abilities: Sequence[Ability], words: Words) -> None:
    """Draw abilities as chips beside each other."""
    for ability, place in zip(abilities, _places(box, abilities), strict=True):
        plus = words(say("invasion-plus", plus=ability.plus)) if ability.plus else ""
        rest = _draw_sign(canvas, place, ability)
        rest = rest.after(canvas.text(rest, plus, CHIP, _ink(canvas.theme, ability)) + 6)
        if ability.spaces:
            _draw_spaces(canvas, rest, ability.spaces)


def is_told(abilities: Sequence[Ability]) -> bool:
    """Tell whether abilities are one that stands alone, and is told in words."""
    return len(abilities) == 1 and not abilities[0].spaces


def are_crowded(abilities: Sequence[Ability]) -> bool:
    """Tell whether chips with all their spaces take more than a line."""
    wide = [TIGHT + SPACE * len(each.spaces) if each.spaces else PLAIN for each in abilities]
    return len(wide) > 1 and sum(wide) + GAP * (len(wide) - 1) > LINE


def _places(box: Box, abilities: Sequence[Ability]) -> list[Box]:
    """Divide a line among chips; those that name spaces get what the others do not need."""
    naming = sum(bool(ability.spaces) for ability in abilities)
    gaps, plain = GAP * (len(abilities) - 1), len(abilities) - naming
    most = max((len(ability.spaces) for ability in abilities), default=0)
    wide = min((box.w - gaps - PLAIN * plain) // max(1, naming), NAMING + SPACE * most)
    x, places = box.x, []
    for ability in abilities:
        width = wide if ability.spaces else PLAIN
        places.append(Box(x, box.y, width, box.h))
        x += width + GAP
    return places


def _ink(theme: Theme, ability: Ability) -> Colour:
    """Choose the ink of an ability: lit where it counts now, pale where it does not."""
    return theme.muted if ability.counts is False else theme.good if ability.counts else theme.ink


def _draw_sign(canvas: Canvas, box: Box, ability: Ability) -> Box:
    """Draw the chip of an ability and its sign; return the room beside that."""
    theme = canvas.theme
    canvas.panel(box, theme.well, radius=14, outline=theme.good if ability.counts else None, line=3)
    inner = box.inset(6)
    canvas.stamp(ability.icon, inner.left(SIGN), _ink(theme, ability))
    if ability.counts is False:
        canvas.stamp(icons.slash, inner.left(SIGN), theme.muted)
    return inner.after(SIGN + 6)


def _draw_spaces(canvas: Canvas, box: Box, spaces: Sequence[int]) -> None:
    """Mark the spaces where an ability counts as on the board; count them where room lacks."""
    theme, count = canvas.theme, len(spaces)
    if SPACE * count > box.w:
        canvas.text(box, f"×{count}", CHIP, theme.accent, "right")
        return
    rest = box.end(SPACE * count)
    for number in spaces:
        disc = rest.left(SPACE).inset(1, 0)
        canvas.stamp(circle, disc, theme.accent)
        canvas.text(disc, str(number), CHIP, theme.sky, "center")
        rest = rest.after(SPACE)
