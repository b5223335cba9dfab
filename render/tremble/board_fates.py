"""What goes on over a city on the board: attackers with ships or dice, and catches."""

from engine.core.words import say
from engine.invasion.battles import Fighter
from engine.tremble.table.view import Attack, Battle, Catch, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.tremble import icons, sprites
from render.tremble.facts import attacks_at, battle_at, catch_at, fighter_in, is_out
from render.tremble.parts import AMOUNT, army_card, emblem
from render.tremble.sums import short_formula, signed
from render.type import Face
from render.words import Words

FATE_HEIGHT = 190
PLATE = 134  # of it; below it is the beam
FEWEST_COLUMNS = 3  # attackers stand as if there were so many
FEWEST_CARDS = 3
SUM = Style(Face.BOLD, 42, 28)
BASE = Style(Face.BOLD, 30, 18)
SHORT = Style(Face.TEXT, 30, 18)
NOBODY = Style(Face.TEXT, 28, 20)
LETTER = 15  # of it, at least
LINE = 46
DIE = 34
SMALLEST_DIE = 22
STAR = 34
CATCHER = 150


def draw_fate(canvas: Canvas, box: Box, view: PublicView, space: Space, words: Words) -> None:
    """Draw who attacks a space, or the catch under way there; beams where there is room."""
    catch = catch_at(view, space.number)
    if catch is not None:
        _draw_catch(canvas, box, catch, words)
        return
    attacks, battle = attacks_at(view, space.number), battle_at(view, space.number)
    for place, attack in zip(attack_places(box, len(attacks)), attacks, strict=True):
        _draw_attack(canvas, place, attack, battle, gone=space.city is None)


def attack_places(box: Box, count: int) -> list[Box]:
    """Divide the room over a city between those who attack it."""
    return box.columns(max(FEWEST_COLUMNS, count), 6)[:count]


def _draw_attack(
    canvas: Canvas, box: Box, attack: Attack, battle: Battle | None, *, gone: bool
) -> None:
    """Draw an attacker above the beam: emblem and strength, dice, ships."""
    theme = canvas.theme
    colour = captain_colour(theme, attack.seat)
    fighter = fighter_in(battle, attack.seat)
    won = battle is not None and battle.winner == attack.seat
    pale = _is_beaten(battle, fighter)
    plate = box.top(PLATE)
    if not pale and not gone and box.h > PLATE:
        canvas.fill(box.below(PLATE - 6), sprites.beam, colour)
    canvas.panel(plate, theme.accent if won else colour if not pale else theme.well, radius=16)
    canvas.panel(plate.inset(4), theme.well, radius=12)
    inner = plate.inset(8, 6)
    upper, middle, lower = inner.top(LINE), inner.below(LINE).top(DIE), inner.below(LINE + DIE + 2)
    emblem(canvas, upper.left(LINE - 4), attack.seat)
    rolled = fighter is not None and bool(fighter.roll)
    strength = fighter.sum if fighter is not None and rolled else attack.total
    ink = theme.muted if pale else theme.ink
    canvas.text(upper.after(LINE), str(strength), SUM, ink, "center")
    if fighter is not None and fighter.fights is False:
        canvas.stamp(icons.flag, middle, theme.muted)
    elif fighter is not None and rolled:
        _draw_throw(canvas, middle, fighter)
    else:
        lower = inner.below(LINE)
    _draw_ships(canvas, lower, attack, pale=pale)
    if won:
        place = Box(plate.right - STAR + 10, plate.y - 10, STAR, STAR)
        canvas.stamp(icons.star, place, theme.accent)


def _draw_throw(canvas: Canvas, box: Box, fighter: Fighter) -> None:
    """Draw what a sum is made of: ships, effects and dice; in figures where room is short."""
    muted, roll = canvas.theme.muted, fighter.roll
    base = str(fighter.total) + (signed(fighter.plus) if fighter.plus else "")
    size = min(DIE, (box.w - LETTER * len(base)) // len(roll) - 3)
    if size < SMALLEST_DIE:
        text = short_formula(fighter.total, fighter.plus, (sum(roll),))
        canvas.text(box.inset(-6, 0), text, SHORT, muted, "center")
        return
    dice = (size + 3) * len(roll)
    canvas.text(box.before(dice), base, BASE, muted, "center")
    for place in box.end(dice).columns(len(roll), 3):
        canvas.place(place, sprites.die, roll[0], muted)
        roll = roll[1:]


def _is_beaten(battle: Battle | None, fighter: Fighter | None) -> bool:
    """Tell whether a captain has retreated, or can no longer win."""
    if battle is None or fighter is None:
        return False
    lost = battle.winner is not None and battle.winner != fighter.seat
    return fighter.fights is False or is_out(battle, fighter) or lost


def _draw_ships(canvas: Canvas, box: Box, attack: Attack, *, pale: bool) -> None:
    """Draw the ships of an attack; destroyed ones are pale and struck through."""
    theme, ships = canvas.theme, attack.ships + attack.lost
    size = min(box.h, 58, box.w // max(1, len(ships)))
    x = box.x + (box.w - size * len(ships)) // 2
    colour = captain_colour(theme, attack.seat)
    for position, ship in enumerate(ships):
        place = Box(x, box.y, size, box.h)
        lost = position >= len(attack.ships)
        shade = theme.muted if lost or pale else colour
        canvas.place(place.inset(1), sprites.vessel, ship.ship_class, shade)
        if lost:
            canvas.stamp(icons.slash, place, theme.danger)
        x += size


def _draw_catch(canvas: Canvas, box: Box, catch: Catch, words: Words) -> None:
    """Draw a catch: the captain's strength, then the armies, and those that were kept away."""
    theme = canvas.theme
    colour = captain_colour(theme, catch.seat)
    place, cards = box.left(CATCHER), box.after(CATCHER + 8).top(PLATE)
    if box.h > PLATE:
        canvas.fill(place.below(PLATE - 6), sprites.beam, colour)
    plate = place.top(PLATE)
    canvas.panel(plate, colour, radius=16)
    canvas.panel(plate.inset(4), theme.well, radius=12)
    inner = plate.inset(8, 6)
    upper = inner.top(LINE) if catch.roll else inner.inset(0, (inner.h - LINE) // 2)
    strength = catch.total + catch.plus + sum(catch.roll)
    emblem(canvas, upper.left(LINE - 4), catch.seat)
    canvas.text(upper.after(LINE), str(strength), SUM, theme.ink, "center")
    if catch.roll:
        fighter = Fighter(catch.seat, catch.total, fights=True, roll=catch.roll, plus=catch.plus)
        _draw_throw(canvas, inner.below(LINE + 8).top(DIE), fighter)
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
    canvas.panel(box, theme.card, radius=14, outline=outline)
    ink = theme.muted if passed or army.attack is None else theme.ink
    upper, lower = box.inset(10, 10).rows(2, 4)
    canvas.stamp(icons.star if passed else icons.army, upper, theme.good if passed else ink)
    if army.attack is None:
        canvas.text(lower, words(say("tremble-no-army")), NOBODY, ink, "center")
    else:
        canvas.text(lower, str(army.attack), AMOUNT, ink, "center")
