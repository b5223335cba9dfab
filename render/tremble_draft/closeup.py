"""A battle, or a search against an army, from close up: ships, reserves, dice, sums."""

from engine.core.words import Text, say
from engine.tremble_draft.table.view import Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import icons, sprites
from render.invasion.board_cities import draw_town
from render.invasion.city_cards import draw_title
from render.invasion.closeups import (
    FOES_HEIGHT,
    Foot,
    Stage,
    draw_duel,
    draw_foe,
    foe_alt,
    kind_of,
    more_foot,
    side_alt,
)
from render.invasion.parts import GAP, TEXT, emblem
from render.picture import Picture, within
from render.theme import USUAL, Look
from render.tremble_draft.board_cities import draw_ground, draw_promise
from render.tremble_draft.duel import Duel, Joined
from render.words import Words

JOINED = 76  # high


def closeup(duel: Duel, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw a fight."""
    canvas = draw_closeup(duel, names, words, look)
    alt = closeup_alt(duel, names, words)
    return Picture(canvas.png(sprites.inks(look.theme)), alt, f"closeup-{duel.space}.png")


def draw_closeup(
    duel: Duel,
    names: tuple[str, ...],
    words: Words,
    look: Look = USUAL,
    foot: Foot | None = None,
) -> Canvas:
    """Draw the city, everybody who fights for it, an army, and who came from home."""

    def ground(canvas: Canvas, box: Box) -> None:
        if duel.space:
            draw_ground(canvas, box, Space(duel.space, duel.city), words)
            return
        room = draw_town(canvas, box, duel.city)
        draw_title(canvas, box, 0, duel.city, words)
        draw_promise(canvas, room, duel.city, words)

    title = say("tremble-draft-picture-against") if duel.foe is not None else kind_of(duel)
    feet = [*_feet(duel, words), *more_foot(duel.more, words), *([foot] if foot else [])]
    return draw_duel(duel, Stage(ground, title, duel.foe is not None), feet, names, words, look)


def _feet(duel: Duel, words: Words) -> list[Foot]:
    """List the army, and the ships that joined."""
    foe = duel.foe

    def army(canvas: Canvas, box: Box) -> None:
        if foe is not None:
            place = box.top(FOES_HEIGHT)
            draw_foe(canvas, place, foe.attack, words, beaten=duel.beaten)

    def joined(canvas: Canvas, box: Box) -> None:
        for each in duel.joined:
            _draw_joined(canvas, box.top(JOINED - 8), each, words)
            box = box.below(JOINED)

    feet = [Foot(FOES_HEIGHT + GAP, army)] if foe is not None else []
    return [*feet, Foot(JOINED * len(duel.joined), joined)] if duel.joined else feet


def _draw_joined(canvas: Canvas, box: Box, joined: Joined, words: Words) -> None:
    """Draw which ships came from home, and whose they are."""
    theme = canvas.theme
    canvas.panel(box, theme.card, radius=14)
    line = box.inset(14, 6)
    emblem(canvas, line.left(line.h), joined.seat)
    canvas.stamp(icons.home, line.after(line.h + 14).left(40), theme.good)
    canvas.text(line.after(line.h + 70), words(_came(joined, words)), TEXT, theme.ink)


def _came(joined: Joined, words: Words) -> Text:
    ships = words.listed(ship.name for ship in joined.ships)
    return say("tremble-draft-picture-joined", ships=ships, fuel=joined.paid)


def closeup_alt(duel: Duel, names: tuple[str, ...], words: Words) -> str:
    """Say who fights for what, and how it stands."""
    army = duel.foe is not None
    told = [
        say("invasion-closeup-alt", space=duel.space, city=duel.city.name)
        if duel.space
        else say("tremble-draft-picture-alt-against", city=duel.city.name)
    ]
    told += [side_alt(duel, side, names, words, army=army) for side in duel.sides]
    told += [foe_alt(duel.foe.attack, beaten=duel.beaten)] if duel.foe is not None else []
    told += [_came(each, words) for each in duel.joined]
    told += [say("invasion-closeup-more", count=duel.more)] if duel.more else []
    return within(words(text) for text in told)
