"""The kinds of pictures of Humanity: the hub, a base, all bases, and what has changed."""

import msgspec

from engine.core.asks import Seat
from engine.humanity.table.view import HumanityView, Phase, PublicView
from render.humanity.alt import base_alt, hub_alt, sheet_alt
from render.humanity.base import lay_base
from render.humanity.hub import lay_hub
from render.humanity.paints import inks
from render.humanity.sheet import add_bases, lay_sheet
from render.page import Page
from render.picture import Picture
from render.theme import USUAL, Look, look_of
from render.words import Words


class Change(msgspec.Struct, frozen=True):
    """What everybody saw once, and what they see now."""

    before: HumanityView
    view: HumanityView


def lay_board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    before: PublicView | None = None,
) -> Page:
    """Lay out what everybody sees: the hub, and between rounds all bases below it."""
    page = lay_hub(view, names, words, look, before)
    if view.phase is not Phase.ACTIONS:
        add_bases(page, view, names, words, look, before)
    return page


def board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw what everybody sees; what is new since `before` is marked."""
    png = lay_board(view, names, words, look_of(look), before).png(inks)
    return Picture(png, hub_alt(view, names, words), _named("board", view))


def base(
    view: PublicView,
    seat: Seat,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw the base of a player; what is new since `before` is marked."""
    png = lay_base(view, seat, names, words, look_of(look), before).png(inks)
    return Picture(png, base_alt(view, seat, names, words), _named("base", view))


def sheet(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw all bases; what is new since `before` is marked."""
    png = lay_sheet(view, names, words, look_of(look), before).png(inks)
    return Picture(png, sheet_alt(view, names, words), _named("bases", view))


def _named(kind: str, view: PublicView) -> str:
    return f"{kind}-{view.year}-{view.round}.png"
