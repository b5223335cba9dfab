"""The kinds of pictures of Humanity: the hub, a base, all bases, and what has changed."""

import msgspec

from engine.core.asks import Seat
from engine.humanity.table.view import HumanityView, Phase, PlayerView, PublicView
from render.humanity.boards.base import lay_base
from render.humanity.boards.hub import lay_hub
from render.humanity.boards.landing import awake
from render.humanity.boards.legend import MARKS, STATES, LegendEntry, add_legend
from render.humanity.boards.sheet import COLUMNS, add_bases, lay_sheet
from render.humanity.parts.paints import inks
from render.humanity.texts.alt import base_alt, hub_alt, sheet_lines
from render.page import Page
from render.picture import Caption, Picture
from render.theme import USUAL, Look, look_of
from render.words import Words


class ChangedBoard(msgspec.Struct, frozen=True):
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
    """Lay out what everybody sees: the hub, below it what is new; between rounds all bases.

    Between rounds the bases say who stands how, and nobody may act.
    """
    within = view.phase is Phase.ACTIONS
    page = lay_hub(view, names, words, look, before, standings=within)
    shown = shown_bases(view, before)
    if shown and (not within or not look.large):  # large ones are long enough
        add_bases(page, view, shown, names, words, look, before)
        marks = (
            MARKS if any(each.squares for each in shown) else (LegendEntry.STOCK, LegendEntry.FULL)
        )
        add_legend(page, words, marks if within else (*STATES, *marks))  # a hub tells the states
    return page


def shown_bases(view: PublicView, before: PublicView | None) -> tuple[PlayerView, ...]:
    """List the bases below a hub: within rounds a row of those where most lately much was done."""
    if view.phase is not Phase.ACTIONS:
        return awake(view)
    known, acting = view if before is None else before, next(iter(view.acting), 0)
    pairs = zip(view.players, known.players, strict=True)
    changed = [new for new, old in pairs if new.cells != old.cells]
    changed.sort(key=lambda each: (acting - each.seat - 1) % len(view.players))
    return tuple(sorted(changed[:COLUMNS], key=lambda each: each.seat))


def board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw what everybody sees; what is new since `before` is marked."""
    told = hub_alt(view, names, words, shown_bases(view, before), before)
    page = lay_board(view, names, words, look_of(look), before)
    return page.picture(inks, Caption(told, _named("board", view), words))


def hub(view: PublicView, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw the hub alone."""
    caption = Caption(hub_alt(view, names, words), _named("hub", view), words)
    return lay_hub(view, names, words, look_of(look)).picture(inks, caption)


def base(
    view: PublicView,
    seat: Seat,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw the base of a player; what is new since `before` is marked."""
    caption = Caption(base_alt(view, seat, names, words), _named("base", view), words)
    return lay_base(view, seat, names, words, look_of(look), before).picture(inks, caption)


def sheet(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw all bases; what is new since `before` is marked."""
    caption = Caption([*sheet_lines(view, names, words)], _named("bases", view), words)
    return lay_sheet(view, names, words, look_of(look), before).picture(inks, caption)


def _named(kind: str, view: PublicView) -> str:
    return f"{kind}-{view.year}-{view.round}.png"
