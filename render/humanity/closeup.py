"""Parts of the table that are looked at one by one: all bases, each base, the hub."""

import msgspec

from engine.core.asks import Seat
from engine.core.words import say
from engine.humanity.table.view import PublicView
from render.house.captains import letter, marked_name
from render.humanity import pictures
from render.humanity.boards.landing import landing
from render.humanity.texts.alt import sheet_lines
from render.humanity.texts.base_text import base_text
from render.humanity.texts.board_text import hub_text
from render.picture import Picture
from render.renderers import Part
from render.words import Words


class Closeup(msgspec.Struct, frozen=True):
    """What everybody sees, and of that a base, all bases, or the hub."""

    view: PublicView
    seat: Seat | None = None
    hub: bool = False


def parts(view: PublicView, names: tuple[str, ...], words: Words) -> list[Part]:
    """List all that may be looked at by itself."""
    marked = tuple(marked_name(names, player.seat, words) for player in view.players)
    told = "\n".join(sheet_lines(view, marked, words))
    found = [Part(say("humanity-part-bases"), Closeup(view), told)]
    for player in view.players:
        label = say("humanity-part-base", captain=letter(player.seat))
        text = base_text(player, names, words, lands=landing(view))
        found.append(Part(label, Closeup(view, player.seat), text))
    hub = Closeup(view, hub=True)
    return [*found, Part(say("humanity-part-hub"), hub, hub_text(view, names, words))]


def closeup(shown: Closeup, names: tuple[str, ...], words: Words, look: str = "") -> Picture:
    """Draw one of them."""
    if shown.hub:
        return pictures.hub(shown.view, names, words, look)
    if shown.seat is None:
        return pictures.sheet(shown.view, names, words, look)
    return pictures.base(shown.view, shown.seat, names, words, look)
