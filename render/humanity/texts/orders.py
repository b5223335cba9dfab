"""A turn as it is drafted: the base as it would be, and in words what would change."""

import msgspec

from engine.core.asks import Ask
from engine.core.forms import Form
from engine.core.words import say
from engine.humanity.looking.foreseen import foreseen
from engine.humanity.table.view import HumanityView
from render.humanity.texts.news import news
from render.words import Words


class DraftedView(msgspec.Struct, frozen=True):
    """A player's view, and the same as it would be after the draft."""

    view: HumanityView
    after: HumanityView


def drafted(view: HumanityView, ask: Ask, form: Form) -> DraftedView:
    """Take a draft to be drawn."""
    return DraftedView(view, foreseen(view, ask, form.answer()))


def changes_text(shown: DraftedView, words: Words) -> str:
    """Say what a draft places, spends and brings; what follows says how the base would be."""
    seat = shown.view.seat
    assert seat is not None
    told = news(shown.view.public.players[seat], shown.after.public.players[seat], words)
    return " ".join(
        [words(say("humanity-alt-drafted", news=told)), words(say("humanity-alt-after"))]
    )
