"""Order panels with their private picture: the hand, or the orders as drafted; or all in words."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from cogs.pages.panel import heading, panel_layout
from cogs.pages.posts import in_lesson, names_of, renderer_of
from cogs.pages.recorded import recap_lines
from cogs.parts.layouts import TEXT_LIMIT, Hanging, Layout, fitted, lines
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import pictured
from engine.core.words import say
from engine.host.values.people import Newcomer, Person
from engine.host.values.replies import Panel
from render.house.emblems import captain_colour
from render.picture import Picture
from render.theme import look_of
from render.words import Words

SPARE = 500  # characters for what is said below a panel


class PanelReader(NamedTuple):
    """For whom a panel is laid out: the words, what the captain chose, and whether they learn."""

    words: Words
    card: Person
    newcomer: Newcomer = Newcomer.NO  # how new they are to games of the kind
    link: str | None = None  # of the post that tells at length what a panel sums up


class Arrangement(NamedTuple):
    """How a panel is laid out: which page of a long form, what is said below, whether unfolded."""

    page: int | None = None
    below: str = ""
    unfolded: bool = False


USUAL = Arrangement()


def begins(panel: Panel) -> bool:
    """Tell whether a panel asks in the first turn, in which newcomers are guided."""
    return panel.ask is not None and in_lesson(panel.game, panel.view)


async def drawn_panel(
    picture_cache: PictureCache,
    panel: Panel,
    reader: PanelReader,
    kept: Hanging = (),
    look: Arrangement = USUAL,
) -> Layout:
    """Lay out a captain's panel with the private picture, or the same in words."""
    if not is_drawn(panel, reader):
        return laid_out(panel, reader, None, look)

    def lay_out(drawn: Picture | Hanging | None) -> Layout:
        layout = laid_out(panel, reader, drawn, look)
        if layout.kept:
            layout.anew = partial(drawn_panel, picture_cache, panel, reader, look=look)
        return layout

    seconds = picture_cache.wait(private=True)
    return await pictured(seconds, private_picture(picture_cache, panel, reader, kept), lay_out)


async def drawn_receipt(
    picture_cache: PictureCache,
    panel: Panel,
    reader: PanelReader,
    lay_out: Callable[[Picture | Hanging | None], Layout],
    kept: Hanging = (),
) -> Layout:
    """Lay out the receipt of an answer that closed its question, with the picture of its panel."""
    if not is_drawn(panel, reader):
        return lay_out(None)

    def complete(drawn: Picture | Hanging | None) -> Layout:
        layout = lay_out(drawn)
        if layout.kept:
            layout.anew = partial(drawn_receipt, picture_cache, panel, reader, lay_out)
        return layout

    if kept:
        return complete(kept)
    drawing = private_picture(picture_cache, panel, reader)
    return await pictured(picture_cache.wait(private=True), drawing, complete)


def laid_out(
    panel: Panel,
    reader: PanelReader,
    picture: Picture | Hanging | None,
    look: Arrangement = USUAL,
) -> Layout:
    """Lay out a panel; where there is no picture, all that it would show is told."""
    words = reader.words
    heard = panel.recap.texts if panel.recap else ()
    recap = recap_lines(heard, reader.link, words.of(names_of(panel.game)))
    over = words(say("alone-lesson-over")) if panel.lesson_over else ""
    head = lines([heading(panel, words), recap, over])
    if picture is None:
        room = TEXT_LIMIT - SPARE - _bare(panel, reader, head, None, look).letters
        renderer, names = renderer_of(panel.game), names_of(panel.game)
        drafted = _drafted(panel)
        if drafted is None:
            told = renderer.hand_text(panel.view, names, words)
        else:
            told = renderer.orders_text(drafted, names, words)
        head = lines([head, fitted(told, max(0, room))])
    return _bare(panel, reader, head, picture, look).say(look.below)


def _bare(
    panel: Panel,
    reader: PanelReader,
    head: str,
    picture: Picture | Hanging | None,
    look: Arrangement,
) -> Layout:
    newcomer = Newcomer.TO_GAME if panel.game.terms.guided else reader.newcomer
    newcomer = newcomer if begins(panel) else Newcomer.NO
    colour = captain_colour(look_of(reader.card.look).theme, panel.seat)
    layout = panel_layout(
        panel,
        reader.words,
        head,
        picture,
        newcomer=newcomer,
        page=look.page,
        unfolded=look.unfolded,
    )
    return layout.framed(colour)


async def private_picture(
    picture_cache: PictureCache,
    panel: Panel,
    reader: PanelReader,
    kept: Hanging = (),
) -> Picture | Hanging:
    """Draw the orders as they are drafted, else the hand; one that hangs there already stays."""
    drafted, words, look = _drafted(panel), reader.words, reader.card.look
    if drafted is None:
        return kept or await picture_cache.hand(panel.game, panel.view, words, look)
    return await picture_cache.draw("orders", panel.game, drafted, words, look)


def is_drawn(panel: Panel, reader: PanelReader) -> bool:
    """Tell whether a panel has a picture: of what its captain holds, or has drafted."""
    if reader.card.text_board:
        return False
    return renderer_of(panel.game).draws_hands or _drafted(panel) is not None


def _drafted(panel: Panel) -> Any:
    """Take what a panel's captain has drafted, where that can be seen."""
    if panel.ask is None or panel.form is None:
        return None
    return renderer_of(panel.game).drafted(panel.view, panel.ask, panel.form)
