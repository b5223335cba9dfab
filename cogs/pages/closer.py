"""Pages with one part of what everybody sees, as a picture or in words."""

from collections.abc import Sequence

import discord

from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted
from engine.core.words import say
from render.picture import Picture
from render.renderers import Part
from render.words import Words

DRAWN, TOLD = 0, 1  # how a part is shown


def part_page(
    number: int,
    parts: Sequence[Part],
    place: int,
    words: Words,
    picture: Picture | None,
    *,
    turned: bool = False,
) -> Layout:
    """Lay out one part, and the way to the others; who reads goes on reading.

    Who has `turned` from a picture to words may turn back.
    """
    way = TOLD if picture is None else DRAWN
    layout = Layout().say(f"### {words(parts[place].label)}")
    if picture is None:
        layout.say(fitted(parts[place].text, TEXT_LIMIT - layout.letters))
    controls = [*part_buttons(number, parts, words, way, chosen=place)]
    if picture is not None:
        layout.show(picture)
        controls.append(button(Act.to("part", number, place, TOLD), words(say("button-text"))))
    elif turned:
        drawn = Act.to("part", number, place, DRAWN)
        controls.append(button(drawn, words(say("button-picture"))))
    return layout.rows(controls)


def part_buttons(
    number: int, parts: Sequence[Part], words: Words, way: int, chosen: int | None = None
) -> list[Control]:
    """Make a button for each part; the one that is shown is marked."""
    styles = {True: discord.ButtonStyle.primary, False: discord.ButtonStyle.secondary}
    return [
        button(Act.to("part", number, place, way), words(part.label), styles[place == chosen])
        for place, part in enumerate(parts)
    ]
