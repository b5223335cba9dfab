"""Parts of the table that are looked at one by one: the table, and each base."""

import msgspec

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.table.view import PublicView
from render.house.captains import letter
from render.humanity import pictures
from render.humanity.texts.texts import base_text, board_text
from render.picture import Picture
from render.renderers import Part
from render.words import Words


class Closeup(msgspec.Struct, frozen=True):
    """What everybody sees, or of that one base."""

    view: PublicView
    seat: Seat | None = None


def parts(view: PublicView, names: tuple[str, ...], words: Words) -> list[Part]:
    """List all that may be looked at by itself."""
    table = board_text(view, names, words)
    found = [Part(say("humanity-part-table"), Closeup(view), table)]
    for player in view.players:
        label = say("humanity-part-base", captain=letter(player.seat))
        text = base_text(view, player.seat, names, words)
        found.append(Part(label, Closeup(view, player.seat), text))
    return found


def closeup(shown: Closeup, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw one of them."""
    if shown.seat is None:
        return pictures.board(shown.view, names, words, look)
    return pictures.base(shown.view, shown.seat, names, words, look)
