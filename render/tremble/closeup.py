"""A battle or a catch from close up: who fights for what, ships, effects, dice, sums."""

from collections.abc import Callable
from typing import NamedTuple

from engine.core.words import Text, say
from engine.tremble.cards.cards import Aid, Ship, Station
from engine.tremble.cards.terms import compensation_effect, station_effect
from engine.tremble.table.view import EffectUse, Space
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.house.captains import drawn_name, raw_name
from render.house.emblems import captain_colour
from render.invasion import icons, sprites
from render.invasion.close_fights import draw_fleet, draw_reckoning
from render.invasion.duels import Side
from render.invasion.moods import mood_in
from render.invasion.parts import GAP, NAME, PAD, TITLE, emblem, portrait
from render.picture import Picture, within
from render.theme import USUAL, Look, grown
from render.tremble.board_cities import draw_ground
from render.tremble.duel import Duel, Foe
from render.tremble.hand_cards import EFFECTS
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
CITY_HEIGHT = 290
SIDE_HEIGHT = 274
RECKONING = 130  # more for a side in large print
HEAD = 60
PORTRAIT = 172
SHIP_WIDTH, SHIP_HEIGHT = 470, 172
LIGHTS = 10  # of the mothership, all lit
EFFECT_HEIGHT = 116
EFFECT_TITLE = 56
FOES_HEIGHT = 210
MORE_HEIGHT = 60
FLEET = 404
ARMY = Style(Face.BOLD, 64, 28)
AID = Style(Face.BOLD, 36, 26)
FOE = Style(Face.BOLD, 34, 26)
EFFECT = Style(Face.TEXT, 34, 26)


class Foot(NamedTuple):
    """What else is drawn under a fight."""

    height: int
    draw: Callable[[Canvas, Box], None]


NO_FOOT = Foot(0, lambda _canvas, _box: None)


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
    foot: Foot = NO_FOOT,
) -> Canvas:
    """Draw the city, then everybody who fights for it, the strongest first, and what is below."""
    side_height = SIDE_HEIGHT + (RECKONING if look.large else 0)
    height = CITY_HEIGHT + (side_height + GAP) * len(duel.sides) + 2 * GAP
    height += EFFECT_HEIGHT * len(duel.effects) + (8 if duel.effects else 0)
    height += (FOES_HEIGHT + GAP if duel.foes else 0) + foot.height
    height += MORE_HEIGHT if duel.more else 0
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    canvas = Canvas(width, height, drawn, sprites.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    if look.large:
        draw_ground(canvas, rest.top(CITY_HEIGHT), Space(duel.space, duel.city), words)
    else:
        _draw_prize(canvas, rest.top(CITY_HEIGHT), duel, words)
    rest = rest.below(CITY_HEIGHT + GAP)
    for side in duel.sides:
        _draw_side(canvas, rest.top(side_height), duel, side, names, words)
        rest = rest.below(side_height + GAP)
    if duel.foes:
        _draw_foes(canvas, rest.top(FOES_HEIGHT), duel, words)
        rest = rest.below(FOES_HEIGHT + GAP)
    for effect in duel.effects:
        _draw_effect(canvas, rest.top(EFFECT_HEIGHT - 8), effect, words)
        rest = rest.below(EFFECT_HEIGHT)
    if duel.more:
        canvas.text(rest.top(MORE_HEIGHT), words(_more(duel)), EFFECT, canvas.theme.accent)
    foot.draw(canvas, rest.top(foot.height))
    return canvas


def _draw_prize(canvas: Canvas, box: Box, duel: Duel, words: Words) -> None:
    """Draw the city that is fought for, and what kind of fight it is."""
    theme = canvas.theme
    place, rest = box.columns(2, GAP)
    draw_ground(canvas, place, Space(duel.space, duel.city), words)
    ship = rest.below(20).top(SHIP_HEIGHT).inset((rest.w - SHIP_WIDTH) // 2, 0)
    canvas.fill(ship, sprites.mothership, theme.metal, LIGHTS)
    canvas.text(rest.below(SHIP_HEIGHT + 20), words(_kind(duel)), TITLE, theme.ink, "center")


def _kind(duel: Duel) -> Text:
    if duel.foes:
        return say("tremble-closeup-catch")
    return say("tremble-closeup-battle" if len(duel.sides) > 1 else "tremble-closeup-prize")


def _more(duel: Duel) -> Text:
    return say("tremble-closeup-more", count=duel.more)


def _draw_side(
    canvas: Canvas, box: Box, duel: Duel, side: Side[Ship], names: tuple[str, ...], words: Words
) -> None:
    """Draw a captain: name and fate above, ships and what their sum is made of below."""
    theme, seat = canvas.theme, side.fighter.seat
    won = duel.winner == seat
    colour = captain_colour(theme, seat)
    canvas.panel(box, theme.card, outline=theme.accent if won else None)
    stripe = box.inset(9, 24).left(8)
    canvas.panel(stripe, theme.muted if side.out else colour, radius=4)
    inner = box.inset(26, 12)
    portrait(canvas, inner.left(PORTRAIT), seat, mood_in(duel, side))
    inner = inner.after(PORTRAIT + 20)
    title, body = inner.top(HEAD), inner.below(HEAD + 8)
    fate, icon = _fate(duel, side)
    if fate is not None:
        ink = theme.accent if won else theme.muted
        width = canvas.text(title.end(320), words(fate), NAME, ink, "right")
        canvas.stamp(icon, Box(title.right - width - 56, title.y, 44, title.h), ink)
        title = title.before(width + 72)
    name = drawn_name(names, seat, words)
    canvas.text(title, name, NAME, theme.muted if side.out else theme.ink)
    if box.h > SIDE_HEIGHT:
        fleet, reckoning = body.top(body.h - RECKONING), body.below(body.h - RECKONING + 10)
    else:
        fleet, reckoning = body.left(FLEET), body.after(FLEET + 16)
    draw_fleet(
        canvas, fleet, duel.sums(side), side.fighter.seat, left=len(side.ships), pale=side.out
    )
    draw_reckoning(canvas, reckoning, side.fighter, pale=side.out)


def _fate(duel: Duel, side: Side[Ship]) -> tuple[Text | None, Shape]:
    if duel.winner == side.fighter.seat:
        return say("tremble-closeup-wins"), icons.star
    if side.fighter.fights is False:
        return say("tremble-closeup-retreats"), icons.flag
    if not side.out:
        return None, icons.blast
    lost = duel.winner is not None or bool(duel.foes)
    return say("tremble-closeup-loses" if lost else "tremble-closeup-out"), icons.slash


def _draw_foes(canvas: Canvas, box: Box, duel: Duel, words: Words) -> None:
    """Draw the armies and what became of them: framed, struck through, and in a word."""
    theme, over = canvas.theme, _is_over(duel)
    for place, foe in zip(box.columns(max(3, len(duel.foes)), GAP), duel.foes, strict=False):
        outline = {True: theme.good, False: theme.danger, None: None}[foe.beaten]
        canvas.panel(place, theme.card, outline=outline)
        left, right = place.inset(20, 16).columns(2, 0)
        if foe.army.attack is None:
            canvas.stamp(icons.star, left.inset(10), theme.good)
            canvas.text(right, words(say("tremble-no-army")), NAME, theme.muted, "center")
            continue
        ink = {True: theme.muted, False: theme.danger, None: theme.ink}[foe.beaten]
        canvas.stamp(icons.army, left.inset(10), ink)
        if foe.beaten:
            canvas.stamp(icons.slash, left.inset(10), theme.good)
        upper, lower = right.top(right.h - 56), right.below(right.h - 56)
        canvas.text(upper, str(foe.army.attack), ARMY, ink, "center")
        canvas.text(lower, words(_became(foe, over=over)), FOE, outline or theme.muted, "center")


def _is_over(duel: Duel) -> bool:
    """Tell whether a catch has ended: who is out of it meets no further army."""
    return any(side.out for side in duel.sides)


def _became(foe: Foe, *, over: bool) -> Text:
    if foe.beaten is None:
        return say("tremble-closeup-army-unmet" if over else "tremble-closeup-army-waits")
    return say("tremble-closeup-army-beaten" if foe.beaten else "tremble-closeup-army-stands")


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


def closeup_alt(duel: Duel, names: tuple[str, ...], words: Words) -> str:
    """Say who fights for what, and how it stands."""
    told = [say("tremble-closeup-alt", space=duel.space, city=duel.city.name)]
    told += [_told(duel, side, names, words) for side in duel.sides]
    told += [_foe(foe, over=_is_over(duel)) for foe in duel.foes]
    told += [
        say(
            "tremble-closeup-alt-effect",
            captain=raw_name(names, effect.seat, words),
            aid=effect.aid.name,
        )
        for effect in duel.effects
    ]
    told += [_more(duel)] if duel.more else []
    return within(words(text) for text in told)


def _told(duel: Duel, side: Side[Ship], names: tuple[str, ...], words: Words) -> Text:
    fighter = side.fighter
    fate, _ = _fate(duel, side)
    return say(
        "tremble-closeup-alt-side" if fate is None else "tremble-closeup-alt-fate",
        captain=raw_name(names, fighter.seat, words),
        total=fighter.total,
        sum=fighter.sum,
        ships=words.listed(each.ship.name for each in duel.sums(side)),
        **({} if fate is None else {"fate": fate}),
    )


def _foe(foe: Foe, *, over: bool) -> Text:
    if foe.army.attack is None:
        return say("tremble-closeup-alt-no-army")
    key = {
        True: "tremble-closeup-alt-beaten",
        False: "tremble-closeup-alt-unbeaten",
        None: "tremble-closeup-alt-unmet" if over else "tremble-closeup-alt-army",
    }[foe.beaten]
    return say(key, attack=foe.army.attack)
