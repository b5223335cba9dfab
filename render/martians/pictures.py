"""The kinds of pictures of Martians!!!: the table, a captain's own, a draft, what has changed."""

import re

import msgspec

from engine.core.asks import Ask
from engine.core.fields import region_key
from engine.core.forms import Form
from engine.martians.foreseen import Foreseen, foreseen
from engine.martians.table.view import MartiansView
from engine.martians.town.town import Square, square_at
from render.house.shortening import LIMIT
from render.martians import paints
from render.martians.boards.table import board_scene, seat_scene
from render.picture import Caption, Picture
from render.scene.changes import changes
from render.scene.nodes import Column
from render.scene.painting import lay_scene
from render.scene.speaking import alternative, text_form
from render.theme import USUAL, Look, look_of
from render.words import Words

SQUARE, STEP = re.compile(r"[0-9]+\.[1-9]"), "to-"


class ChangedTown(msgspec.Struct, frozen=True):
    """What everybody saw once, and what they see now."""

    before: MartiansView
    view: MartiansView


class DraftedTurn(msgspec.Struct, frozen=True):
    """A captain's view, and what a draft would come to."""

    view: MartiansView
    shown: Foreseen
    asked: tuple[Square, ...] = ()  # squares from which one is chosen next


def drafted(view: MartiansView, ask: Ask, form: Form) -> DraftedTurn | None:
    """Take a draft to be drawn; None where it comes to nothing that is seen."""
    shown, asked = foreseen(view, ask, form.answer()), asked_for(form)
    return None if shown == Foreseen() and not asked else DraftedTurn(view, shown, asked)


def asked_for(form: Form) -> tuple[Square, ...]:
    """List the squares from which one is chosen next; none where something else is.

    They are those of a tile that was chosen, or to which a Martian may step.
    """
    chosen = {field.key for field in form.fields if field.chosen}
    for field in form.fields:
        begun = region_key(field.key) in chosen or field.key.startswith(STEP)
        keys = [option.key for option in field.open_options()]
        if begun and keys and not field.chosen and all(map(SQUARE.fullmatch, keys)):
            return tuple(map(square_at, keys))
    return ()


def board(
    view: MartiansView,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: MartiansView | None = None,
) -> Picture:
    """Draw what everybody sees; what is new since `before` is marked."""
    chosen = look_of(look)
    scene = board_scene(view, names, words, chosen)
    known = None if before is None else board_scene(before, names, words, chosen)
    return _picture(scene, words, chosen, f"town-{view.table.turn}.png", known)


def hand(view: MartiansView, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw what a captain decides by."""
    chosen = look_of(look)
    scene = seat_scene(view, names, words, chosen)
    return _picture(scene, words, chosen, f"hand-{view.table.turn}.png")


def orders(shown: DraftedTurn, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw it with what a draft would come to."""
    chosen = look_of(look)
    scene = seat_scene(shown.view, names, words, chosen, shown.shown, shown.asked)
    return _picture(scene, words, chosen, f"orders-{shown.view.table.turn}.png")


def _picture(
    scene: Column, words: Words, look: Look, name: str, before: Column | None = None
) -> Picture:
    new = frozenset() if before is None else changes(before, scene)
    page = lay_scene(scene, words, paints.backdrop, look, new)
    return page.picture(paints.inks, Caption(alternative(scene, words, new), name, words))


def orders_text(shown: DraftedTurn, names: tuple[str, ...], words: Words) -> str:
    """Tell what a draft would come to, the town around it, and the hand."""
    scene = seat_scene(shown.view, names, words, USUAL, shown.shown, shown.asked)
    return text_form(scene, words, LIMIT)
