"""What goes on over a city on the board: attackers with ships or dice, and catches."""

from engine.core.words import say
from engine.tremble.view import Attack, Battle, Catch, Fighter, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.theme import Colour
from render.tremble import icons
from render.tremble.facts import attacks_at, battle_at, catch_at, fighter_in, is_out
from render.tremble.parts import AMOUNT, army_card, emblem, labelled
from render.tremble.sums import short_formula
from render.type import Face, fit
from render.words import Words

FATE_HEIGHT = 104
FEWEST_COLUMNS = 4  # attackers stand as if there were so many
FEWEST_CARDS = 3
SUM = Style(Face.BOLD, 38, 28)
DICE = Style(Face.TEXT, 28, 20)
STAR = 26
CATCHER = 150


def draw_fate(canvas: Canvas, box: Box, view: PublicView, space: Space, words: Words) -> None:
    """Draw who attacks a space, or the catch under way there."""
    canvas.panel(box, canvas.theme.well, radius=12)
    box = box.inset(6, 4)
    catch = catch_at(view, space.number)
    if catch is not None:
        _draw_catch(canvas, box, catch, words)
        return
    attacks, battle = attacks_at(view, space.number), battle_at(view, space.number)
    places = box.columns(max(FEWEST_COLUMNS, len(attacks)), 4)
    for place, attack in zip(places, attacks, strict=False):
        _draw_attack(canvas, place, attack, battle, gone=space.city is None)


def _draw_attack(
    canvas: Canvas, box: Box, attack: Attack, battle: Battle | None, *, gone: bool
) -> None:
    """Draw an attacker: emblem and strength above, ships or dice below."""
    theme = canvas.theme
    fighter = fighter_in(battle, attack.seat)
    won = battle is not None and battle.winner == attack.seat
    if won:
        canvas.panel(box, theme.card, radius=10, outline=theme.accent)
    upper, lower = box.inset(4, 2).rows(2, 0)
    emblem(canvas, upper.left(upper.h), attack.seat)
    rolled = fighter is not None and bool(fighter.roll)
    strength = fighter.sum if fighter is not None and rolled else attack.total
    pale = (gone and not won) or _is_beaten(battle, fighter)
    ink = theme.muted if pale else theme.ink
    canvas.text(upper.after(upper.h + 4), str(strength), SUM, ink, "center")
    if fighter is not None and fighter.fights is False:
        canvas.stamp(icons.flag, lower, theme.muted)
    elif fighter is not None and rolled:
        _draw_formula(canvas, lower, fighter.total, fighter.plus, fighter.roll)
    else:
        _draw_ships(canvas, lower, attack, ink)
    if won:
        place = Box(box.right - STAR + 6, box.y - 8, STAR, STAR)
        canvas.stamp(icons.star, place, theme.accent)


def _draw_formula(canvas: Canvas, box: Box, total: int, plus: int, roll: tuple[int, ...]) -> None:
    """Write what a sum is made of; where room is short, the dice are added up."""
    text = short_formula(total, plus, roll)
    if fit(text, DICE.face, DICE.size, DICE.smallest, box.w, box.h).text != text:
        text = short_formula(total, plus, (sum(roll),))
    canvas.text(box, text, DICE, canvas.theme.muted, "center")


def _is_beaten(battle: Battle | None, fighter: Fighter | None) -> bool:
    """Tell whether a captain has retreated, or can no longer win."""
    if battle is None or fighter is None:
        return False
    lost = battle.winner is not None and battle.winner != fighter.seat
    return fighter.fights is False or is_out(battle, fighter) or lost


def _draw_ships(canvas: Canvas, box: Box, attack: Attack, ink: Colour) -> None:
    """Draw the ships of an attack; destroyed ones are pale and struck through."""
    theme, ships = canvas.theme, attack.ships + attack.lost
    size = min(box.h - 4, box.w // max(1, len(ships)))
    x = box.x + (box.w - size * len(ships)) // 2
    for position, ship in enumerate(ships):
        place = Box(x, box.y, size, box.h).inset(1, 0)
        lost = position >= len(attack.ships)
        canvas.stamp(icons.CLASSES[ship.ship_class], place, theme.muted if lost else ink)
        if lost:
            canvas.stamp(icons.slash, place, theme.danger)
        x += size


def _draw_catch(canvas: Canvas, box: Box, catch: Catch, words: Words) -> None:
    """Draw a catch: the captain's strength, then the armies, and those that were kept away."""
    theme = canvas.theme
    place, cards = box.left(CATCHER), box.after(CATCHER + 8)
    upper, lower = place.inset(4, 2).rows(2, 0)
    strength = catch.total + catch.plus + sum(catch.roll)
    if not catch.roll:
        upper = place.inset(4, 20)
    emblem(canvas, upper.left(upper.h), catch.seat)
    canvas.text(upper.after(upper.h + 4), str(strength), SUM, theme.ink, "center")
    if catch.roll:
        _draw_formula(canvas, lower, catch.total, catch.plus, catch.roll)
    count = len(catch.armies)
    places = cards.columns(max(FEWEST_CARDS, count + catch.fewer), 8)
    for position, spot in enumerate(places[: count + catch.fewer]):
        if position < count:
            _draw_army(canvas, spot, catch, position, words)
        else:
            army_card(canvas, spot.inset(20, 12), theme.muted)
            canvas.stamp(icons.slash, spot.inset(20, 12), theme.danger)


def _draw_army(canvas: Canvas, box: Box, catch: Catch, position: int, words: Words) -> None:
    """Draw an army that was turned up; a star marks what is passed, a frame what is next."""
    theme, army = canvas.theme, catch.armies[position]
    passed = position < catch.beaten
    outline = theme.good if passed else theme.danger if position == catch.beaten else None
    canvas.panel(box, theme.card, radius=10, outline=outline)
    text = words(say("tremble-no-army-short")) if army.attack is None else str(army.attack)
    ink = theme.muted if passed else theme.ink
    labelled(canvas, box.inset(10, 6), icons.star if passed else icons.army, text, AMOUNT, ink)
