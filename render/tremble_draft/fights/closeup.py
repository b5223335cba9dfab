"""A battle, or a search against an army, from close up: ships, reserves, dice, sums."""

from collections.abc import Iterator

from engine.core.words import Text, say
from engine.tremble_draft.table.view import Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_cities import draw_town
from render.invasion.fights.closeups import (
    FOES_HEIGHT,
    Closeups,
    Foot,
    Stage,
    draw_foe,
    foe_alt,
    kind_of,
)
from render.invasion.kinds import Fights
from render.invasion.parts import icons
from render.invasion.parts.city_cards import draw_title
from render.invasion.parts.parts import GAP, TEXT, emblem
from render.tremble_draft.boards.board_cities import draw_ground, draw_promise
from render.tremble_draft.fights.duel import Duel, Joined, duel, fights
from render.words import Words

JOINED = 76  # high


def _stage(duel: Duel, words: Words) -> Stage:
    def ground(canvas: Canvas, box: Box) -> None:
        if duel.space:
            draw_ground(canvas, box, Space(duel.space, duel.city), words)
            return
        room = draw_town(canvas, box, duel.city)
        draw_title(canvas, box, 0, duel.city, words)
        draw_promise(canvas, room, duel.city, words)

    title = say("tremble-draft-picture-against") if duel.foe is not None else kind_of(duel)
    return Stage(ground, title, army=duel.foe is not None)


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


def _heading(duel: Duel) -> Text:
    if duel.space:
        return say("invasion-closeup-alt", space=duel.space, city=duel.city.name)
    return say("tremble-draft-picture-alt-against", city=duel.city.name)


def _lines(duel: Duel, _names: tuple[str, ...], words: Words) -> Iterator[Text]:
    """Say what became of the army, and who came from home."""
    if duel.foe is not None:
        yield foe_alt(duel.foe.attack, beaten=duel.beaten)
    for each in duel.joined:
        yield _came(each, words)


CLOSEUPS = Closeups(_stage, _feet, _heading, _lines)
FIGHTS = Fights(Duel, duel, fights, CLOSEUPS)
