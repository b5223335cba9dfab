"""A turn as it is drafted: the base as it would be, with all that would change marked."""

import msgspec

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.core.words import say
from engine.humanity.looking.foreseen import foreseen
from engine.humanity.table.view import HumanityView
from render.humanity.boards.base import lay_base
from render.humanity.parts.paints import inks
from render.humanity.texts.alt import base_alt
from render.humanity.texts.news import news
from render.picture import Caption, Picture
from render.theme import look_of
from render.words import Words


class DraftedView(msgspec.Struct, frozen=True):
    """A player's view, and the same as it would be after the draft."""

    view: HumanityView
    after: HumanityView


def drafted(view: HumanityView, ask: Ask, form: Form) -> DraftedView:
    """Take a draft to be drawn."""
    return DraftedView(view, foreseen(view, ask, form.answer()))


def orders(shown: DraftedView, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw the base as it would be; what would change is marked."""
    before, after, seat = shown.view.public, shown.after.public, shown.view.seat
    assert seat is not None
    page = lay_base(after, seat, names, words, look_of(look), before)
    told = [changes(shown, words), *base_alt(after, seat, names, words)]
    return page.picture(inks, Caption(told, f"orders-{after.year}-{after.round}.png", words))


def changes(shown: DraftedView, words: Words) -> str:
    """Say what a draft places, spends and brings; what follows says how the base would be."""
    seat = shown.view.seat
    assert seat is not None
    told = news(shown.view.public.players[seat], shown.after.public.players[seat], words)
    return " ".join(
        [words(say("humanity-alt-drafted", news=told)), words(say("humanity-alt-after"))]
    )
