"""A battle or a catch from close up: who fights for what, ships, effects, dice, sums."""

from collections.abc import Iterator

from engine.core.words import Text, say
from engine.tremble.cards.cards import Aid, Station
from engine.tremble.cards.terms import compensation_effect, station_effect
from engine.tremble.table.view import EffectUse, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import raw_name
from render.invasion.fights.closeups import (
    FOES_HEIGHT,
    Closeups,
    Foot,
    Stage,
    draw_foe,
    foe_alt,
    kind_of,
)
from render.invasion.parts import icons
from render.invasion.parts.parts import GAP, NAME, emblem
from render.tremble.boards.board_cities import draw_ground
from render.tremble.fights.duel import Duel, Foe
from render.tremble.hands.hand_cards import EFFECTS
from render.type import Face
from render.words import Words

EFFECT_HEIGHT = 116
EFFECT_TITLE = 56
AID = Style(Face.BOLD, 36, 26)
EFFECT = Style(Face.TEXT, 34, 26)


def _stage(duel: Duel, words: Words) -> Stage:
    def ground(canvas: Canvas, box: Box) -> None:
        draw_ground(canvas, box, Space(duel.space, duel.city), words)

    title = say("tremble-closeup-catch") if duel.foes else kind_of(duel)
    return Stage(ground, title, army=bool(duel.foes))


def _feet(duel: Duel, words: Words) -> list[Foot]:
    """List the armies, and the effects that were used."""

    def armies(canvas: Canvas, box: Box) -> None:
        _draw_foes(canvas, box.top(FOES_HEIGHT), duel, words)

    def effects(canvas: Canvas, box: Box) -> None:
        for effect in duel.effects:
            _draw_effect(canvas, box.top(EFFECT_HEIGHT - 8), effect, words)
            box = box.below(EFFECT_HEIGHT)

    feet = [Foot(FOES_HEIGHT + GAP, armies)] if duel.foes else []
    used = EFFECT_HEIGHT * len(duel.effects) + 8
    return [*feet, Foot(used, effects)] if duel.effects else feet


def _draw_foes(canvas: Canvas, box: Box, duel: Duel, words: Words) -> None:
    """Draw the armies and what became of them."""
    theme, foes, over = canvas.theme, duel.foes, _is_over(duel)
    for place, foe in zip(box.columns(len(foes), GAP), foes, strict=True):
        if foe.army.attack is not None:
            draw_foe(canvas, place, foe.army.attack, words, beaten=foe.beaten, over=over)
            continue
        canvas.panel(place, theme.card, outline=theme.good if foe.beaten else None)
        left, right = place.inset(20, 16).columns(2, 0)
        canvas.stamp(icons.star, left.inset(10), theme.good)
        canvas.text(right, words(say("tremble-no-army")), NAME, theme.muted, "center")


def _is_over(duel: Duel) -> bool:
    """Tell whether a catch has ended: who is out of it meets no further army."""
    return any(side.out for side in duel.sides)


def _draw_effect(canvas: Canvas, box: Box, effect: EffectUse, words: Words) -> None:
    """Draw who used what, and what it does."""
    theme = canvas.theme
    canvas.panel(box, theme.card, radius=14)
    inner = box.inset(14, 4)
    line = inner.top(EFFECT_TITLE)
    emblem(canvas, line.left(line.h).inset(1), effect.seat)
    canvas.stamp(EFFECTS[effect.aid.effect.kind], line.after(70).left(40), theme.good)
    name = words(effect.aid.name)
    if effect.ship is not None:
        name = words(say("tremble-closeup-against", effect=name, ship=effect.ship.name))
    canvas.text(line.after(124), name, AID, theme.ink)
    canvas.text(inner.below(line.h), words(_does(effect.aid)), EFFECT, theme.muted)


def _does(aid: Aid) -> Text:
    if isinstance(aid, Station):
        return station_effect(aid.effect)
    return compensation_effect(aid.effect)


def _heading(duel: Duel) -> Text:
    return say("invasion-closeup-alt", space=duel.space, city=duel.city.name)


def _lines(duel: Duel, names: tuple[str, ...], words: Words) -> Iterator[Text]:
    """Say what became of armies, and who used what."""
    for foe in duel.foes:
        yield _foe(foe, over=_is_over(duel))
    for effect in duel.effects:
        captain = raw_name(names, effect.seat, words)
        yield say("tremble-closeup-alt-effect", captain=captain, aid=effect.aid.name)


def _foe(foe: Foe, *, over: bool) -> Text:
    if foe.army.attack is None:
        return say("tremble-closeup-alt-no-army")
    return foe_alt(foe.army.attack, beaten=foe.beaten, over=over)


CLOSEUPS = Closeups(_stage, _feet, _heading, _lines)
