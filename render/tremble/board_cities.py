"""A city on the board: what it is worth, who attacks it, and how that ends."""

from engine.core.words import say
from engine.tremble.cards import City
from engine.tremble.terms import REGIONS, TYPES
from engine.tremble.view import Attack, Battle, Catch, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.tremble import icons
from render.tremble.facts import attacks_at, battle_at, catch_at, fighter_in
from render.tremble.parts import AMOUNT, NAME, TEXT, emblem, labelled
from render.type import Face
from render.words import Words

QUIET_HEIGHT = 176  # before anybody attacks
FATE_HEIGHT = 104
NUMBER = 60
VALUE = Style(Face.BOLD, 34, 26)
SUM = Style(Face.BOLD, 38, 28)
DICE = Style(Face.TEXT, 28, 22)
MOST_ATTACKERS = 5


def city_height(view: PublicView) -> int:
    """Return how high cities are drawn: higher once there is something to tell of them."""
    return QUIET_HEIGHT + FATE_HEIGHT + 6 if view.attacks else QUIET_HEIGHT


def draw_city(canvas: Canvas, box: Box, view: PublicView, space: Space, words: Words) -> None:
    """Draw a space of the board with its city and everything over it."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    inner = box.inset(16, 12)
    number = inner.top(NUMBER).left(NUMBER)
    canvas.panel(number, theme.accent, radius=NUMBER // 2)
    canvas.text(number, str(space.number), SUM, theme.sky, "center")
    if space.city is None:
        text = words(say("tremble-board-empty"))
        canvas.text(inner.top(NUMBER).after(NUMBER + 14), text, TEXT, theme.muted)
    else:
        _draw_facts(canvas, inner, space.city, words)
    _draw_fate(canvas, inner.below(inner.h - FATE_HEIGHT), view, space.number, words)


def _draw_facts(canvas: Canvas, box: Box, city: City, words: Words) -> None:
    theme = canvas.theme
    canvas.text(box.top(NUMBER).after(NUMBER + 14), city.name, NAME, theme.ink)
    kind = say("tremble-board-kind", type=TYPES[city.type], region=REGIONS[city.region])
    line = box.below(NUMBER + 2).top(40)
    labelled(canvas, line, icons.TYPES[city.type], words(kind), TEXT, theme.muted)
    raid, catch = box.below(NUMBER + 42).top(44).columns(2, 8)
    text = words(say("tremble-board-raid", humans=city.raid))
    canvas.text(raid.before(10), text, VALUE, theme.ink)
    text = words(say("tremble-board-catch", humans=city.catch, difficulty=city.difficulty))
    canvas.text(catch, text, VALUE, theme.ink, "right")


def _draw_fate(canvas: Canvas, box: Box, view: PublicView, number: int, words: Words) -> None:
    attacks, battle = attacks_at(view, number), battle_at(view, number)
    catch = catch_at(view, number)
    if not attacks:
        return
    canvas.panel(box, canvas.theme.well, radius=12)
    box = box.inset(6, 4)
    if catch is not None:
        _draw_catch(canvas, box, catch, words)
        return
    places = box.columns(MOST_ATTACKERS, 4)
    for place, attack in zip(places, attacks, strict=False):
        _draw_attack(canvas, place, attack, battle)


def _draw_attack(canvas: Canvas, box: Box, attack: Attack, battle: Battle | None) -> None:
    """Draw an attacker: emblem and strength above, ships or dice below."""
    theme = canvas.theme
    fighter = fighter_in(battle, attack.seat)
    won = battle is not None and battle.winner == attack.seat
    if won:
        canvas.panel(box, theme.card, radius=10, outline=theme.accent)
    upper, lower = box.inset(4, 2).rows(2, 0)
    away = fighter is not None and fighter.fights is False
    emblem(canvas, upper.left(upper.h), attack.seat)
    strength = fighter.sum if fighter is not None and fighter.roll else attack.total
    ink = theme.muted if away else theme.ink
    canvas.text(upper.after(upper.h + 4), str(strength), SUM, ink, "center")
    if away:
        canvas.stamp(icons.flag, lower, theme.muted)
    elif fighter is not None and fighter.roll:
        dice = "+".join(str(part) for part in (attack.total, *fighter.roll))
        canvas.text(lower, dice, DICE, theme.muted, "center")
    else:
        _draw_ships(canvas, lower, attack)
    if won:
        size = 26
        canvas.stamp(icons.star, Box(box.right - size + 6, box.y - 8, size, size), theme.accent)


def _draw_ships(canvas: Canvas, box: Box, attack: Attack) -> None:
    """Draw the ships of an attack; destroyed ones are pale and struck through."""
    theme, ships = canvas.theme, attack.ships + attack.lost
    size = min(box.h - 4, box.w // max(1, len(ships)))
    x = box.x + (box.w - size * len(ships)) // 2
    for position, ship in enumerate(ships):
        place = Box(x, box.y, size, box.h).inset(1, 0)
        gone = position >= len(attack.ships)
        canvas.stamp(icons.CLASSES[ship.ship_class], place, theme.muted if gone else theme.ink)
        if gone:
            canvas.stamp(icons.slash, place, theme.danger)
        x += size


def _draw_catch(canvas: Canvas, box: Box, catch: Catch, words: Words) -> None:
    """Draw a catch: the captain, then the armies; a star marks what is passed."""
    theme = canvas.theme
    emblem(canvas, box.left(64), catch.seat)
    canvas.text(box.after(70).left(64), str(catch.total), SUM, theme.ink)
    places = box.after(150).columns(max(3, len(catch.armies)), 8)
    for position, (place, card) in enumerate(zip(places, catch.armies, strict=False)):
        passed = position < catch.beaten
        outline = theme.good if passed else theme.danger if position == catch.beaten else None
        canvas.panel(place, theme.card, radius=10, outline=outline)
        inner = place.inset(10, 6)
        icon = icons.star if passed else icons.army
        text = words(say("tremble-no-army-short")) if card.attack is None else str(card.attack)
        ink = theme.muted if passed else theme.ink
        labelled(canvas, inner, icon, text, AMOUNT, ink)
