"""Who attacks a city, as it stands on the board: emblem and strength, dice, ships."""

from engine.invasion.battles import Battle, Fighter, fighter_in, is_out
from engine.invasion.cards import AnyAttack
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion import icons, sprites
from render.invasion.parts import draw_vessel, emblem
from render.invasion.sums import short_formula, signed
from render.type import Face

PLATE = 134  # high; below it is the beam
RISE = 10  # above it comes the star of whoever has won
FEWEST_COLUMNS = 3  # attackers stand as if there were so many
SUM = Style(Face.BOLD, 42, 28)
BASE = Style(Face.BOLD, 30, 18)
SHORT = Style(Face.TEXT, 30, 18)
LETTER = 15  # of it, at least
LINE = 46
DIE = 34
SMALLEST_DIE = 22
STAR = 34


def attack_places(box: Box, count: int) -> list[Box]:
    """Divide the room over a city between those who attack it."""
    return box.columns(max(FEWEST_COLUMNS, count), 6)[:count]


def draw_attackers(
    canvas: Canvas, box: Box, attack: AnyAttack, battle: Battle | None, *, gone: bool
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
        draw_throw(canvas, middle, fighter)
    else:
        lower = inner.below(LINE)
    _draw_ships(canvas, lower, attack, pale=pale)
    if won:
        place = Box(plate.right - STAR + 10, plate.y - RISE, STAR, STAR)
        canvas.stamp(icons.star, place, theme.accent)


def draw_throw(canvas: Canvas, box: Box, fighter: Fighter) -> None:
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


def _draw_ships(canvas: Canvas, box: Box, attack: AnyAttack, *, pale: bool) -> None:
    """Draw the ships of an attack; destroyed ones are pale and struck through."""
    theme, ships = canvas.theme, (*attack.ships, *attack.lost)
    size = min(box.h, 58, box.w // max(1, len(ships)))
    x = box.x + (box.w - size * len(ships)) // 2
    colour = captain_colour(theme, attack.seat)
    for position, ship in enumerate(ships):
        place = Box(x, box.y, size, box.h)
        lost = position >= len(attack.ships)
        draw_vessel(canvas, place.inset(1), ship, colour, pale=lost or pale)
        if lost:
            canvas.stamp(icons.slash, place, theme.danger)
        x += size
