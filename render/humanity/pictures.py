"""The kinds of pictures of Humanity: the table, a base, a draft, and what has changed."""

import msgspec

from engine.core.asks import Seat
from engine.humanity.table.view import HumanityView, PublicView
from render.humanity.boards.table import base_scene, board_scene, seat_scene
from render.humanity.parts import paints
from render.humanity.texts.orders import DraftedView, changes_text
from render.picture import Caption, Picture
from render.scene.changes import NO_GROWTH, changes, growth
from render.scene.nodes import Column
from render.scene.painting import lay_scene
from render.scene.speaking import alternative
from render.theme import Look, look_of
from render.words import Words


class ChangedBoard(msgspec.Struct, frozen=True):
    """What everybody saw once, and what they see now."""

    before: HumanityView
    view: HumanityView


def board(
    view: PublicView,
    names: tuple[str, ...],
    words: Words,
    look: str = "",
    before: PublicView | None = None,
) -> Picture:
    """Draw what everybody sees; what is new since `before` is marked."""
    chosen = look_of(look)
    scene = board_scene(view, names, words, chosen)
    known = None if before is None else board_scene(before, names, words, chosen)
    return picture(scene, words, chosen, f"board-{view.year}-{view.round}.png", known)


def hand(
    view: PublicView, seat: Seat, names: tuple[str, ...], words: Words, look: str = ""
) -> Picture:
    """Draw what a player decides by."""
    chosen = look_of(look)
    scene = seat_scene(view, seat, names, words, chosen)
    return picture(scene, words, chosen, f"base-{view.year}-{view.round}.png")


def base(
    view: PublicView, seat: Seat, names: tuple[str, ...], words: Words, look: str = ""
) -> Picture:
    """Draw one base alone."""
    scene, name = base_scene(view, seat, names, words), f"base-{view.year}-{view.round}.png"
    return picture(scene, words, look_of(look), name)


def orders(shown: DraftedView, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw what a player decides by as it would be after the draft; what would change is marked."""
    before, after, seat = shown.view.public, shown.after.public, shown.view.seat
    assert seat is not None
    chosen, name = look_of(look), f"orders-{after.year}-{after.round}.png"
    scene = seat_scene(after, seat, names, words, chosen, before)
    known = seat_scene(before, seat, names, words, chosen)
    return picture(scene, words, chosen, name, known, changes_text(shown, words))


def picture(
    scene: Column,
    words: Words,
    look: Look,
    name: str,
    before: Column | None = None,
    told: str = "",
) -> Picture:
    """Draw a scene with what is new since another; `told` is said before all that it shows."""
    new = frozenset() if before is None else changes(before, scene)
    grew = NO_GROWTH if before is None else growth(before, scene)
    sentences = [*filter(None, [told]), *alternative(scene, words, new, grew=grew)]
    page = lay_scene(scene, words, paints.backdrop, look, new, grew)
    return page.picture(paints.inks, Caption(sentences, name, words))
