"""Who attacks a city, as it stands on the board: emblem and strength, dice, ships."""

from collections.abc import Sequence

from engine.invasion.battles.battles import Battle, Fighter, fighter_in, is_out
from engine.invasion.cards.cards import AnyAttack
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion.facts.sums import signed
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import draw_vessel, emblem
from render.theme import Colour
from render.type import Face

PLATE = 176  # high; below it is the beam
RISE = 10  # above it comes the star of whoever has won
WIDE, NARROW = 222, 164  # are plates at least, and where their ships would be too small
APART = 6
EDGE = 10  # of a plate, beside its ships
SUM = Style(Face.BOLD, 50, 30)
BASE = Style(Face.BOLD, 34, 26)
LETTER = 21  # of it
NUMBER = 76  # has room for a sum
LINE = 56
DIE, LEAST_DIE = 44, 32
STAR = 40
SHIP, LEAST = 100, 64  # large is a ship at most, and where there is room for it


def attack_places(box: Box, attacks: Sequence[AnyAttack]) -> list[Box]:
    """Divide the room over a city between those who attack it, by how many ships they sent."""
    count = len(attacks)
    if not count:
        return []
    room = box.w - APART * (count - 1)
    widths = _widths(room, [len(attack.ships) + len(attack.lost) for attack in attacks])
    return [
        Box(box.x + sum(widths[:place]) + APART * place, box.y, width, box.h)
        for place, width in enumerate(widths)
    ]


def _widths(room: int, fleets: Sequence[int]) -> list[int]:
    """Tell how wide plates are that show large ships, with room for all of a throw if that fits."""
    size, widths = _fitted(room, fleets, WIDE)
    return widths if size >= LEAST else _fitted(room, fleets, NARROW)[1]


def _fitted(room: int, fleets: Sequence[int], usual: int) -> tuple[int, list[int]]:
    """Find the largest size of ships for which there is room, and how wide plates are then."""
    least = min(usual, room // len(fleets))
    for size in range(SHIP, 0, -1):
        widths = [max(least, size * ships + EDGE) for ships in fleets]
        if sum(widths) <= room:
            return size, widths
    return 0, [least] * len(fleets)


def draw_attackers(canvas: Canvas, box: Box, attack: AnyAttack, battle: Battle | None) -> None:
    """Draw an attacker above the beam: emblem and strength, dice, ships."""
    theme = canvas.theme
    colour = captain_colour(theme, attack.seat)
    fighter = fighter_in(battle, attack.seat)
    won = battle is not None and battle.winner == attack.seat
    pale = is_beaten(battle, fighter)
    plate = box.top(PLATE)
    if not pale and box.h > PLATE:
        canvas.fill(box.below(PLATE - 6), sprites.beam, colour)
    canvas.panel(plate, theme.accent if won else colour if not pale else theme.well, radius=16)
    canvas.panel(plate.inset(4), theme.well, radius=12)
    inner = plate.inset(8, 6)
    emblem(canvas, inner.top(LINE).left(LINE - 2), attack.seat)
    ink = theme.muted if pale else theme.ink
    lower = _draw_strength(canvas, inner, attack.total, fighter, ink)
    _draw_ships(
        canvas, Box(plate.x + EDGE // 2, lower.y, plate.w - EDGE, lower.h), attack, pale=pale
    )
    if won:
        place = Box(plate.right - STAR + 10, plate.y - RISE, STAR, STAR)
        canvas.stamp(icons.star, place, theme.accent)


def _draw_strength(
    canvas: Canvas, box: Box, total: int, fighter: Fighter | None, ink: Colour
) -> Box:
    """Draw a sum with its dice, or the flag of a retreat; return the room that is left below."""
    number, below = box.top(LINE).after(LINE), box.below(LINE)
    decided = fighter if fighter and (fighter.roll or fighter.fights is False) else None
    place, beside = below.top(DIE), number.after(NUMBER).inset(0, (LINE - DIE) // 2)
    if decided and beside.w >= LETTER * len(_base(decided)) + (DIE + 3) * len(decided.roll) + 6:
        place, number = beside, number.left(NUMBER)
    elif decided:
        below = below.below(DIE + 2)
    elif number.w > WIDE:
        number = number.left(NUMBER)
    shown = decided.sum if decided and decided.roll else total
    canvas.text(number, str(shown), SUM, ink, "center")
    if decided and decided.fights is False:
        canvas.stamp(icons.flag, place, canvas.theme.muted)
    elif decided:
        draw_throw(canvas, place, decided)
    return below


def draw_throw(canvas: Canvas, box: Box, fighter: Fighter) -> None:
    """Draw the dice of a sum, and before them, where there is room, what they are added to."""
    muted, roll, base = canvas.theme.muted, fighter.roll, _base(fighter)
    size = min(DIE, box.w // len(roll) - 3)
    beside = (box.w - LETTER * len(base) - 6) // len(roll) - 3
    if beside >= LEAST_DIE:  # smaller dice are read more easily than a sum that does not add up
        size = min(size, beside)
    dice = (size + 3) * len(roll)
    if LETTER * len(base) + 6 <= box.w - dice:
        canvas.text(box.before(dice), base, BASE, muted, "center")
        box = box.end(dice)
    box = Box(box.x + (box.w - dice) // 2, box.y, dice, box.h)
    for pips, place in zip(roll, box.columns(len(roll), 3), strict=True):
        canvas.place(place, sprites.die, pips, muted)


def _base(fighter: Fighter) -> str:
    return str(fighter.total) + (signed(fighter.plus) if fighter.plus else "")


def is_beaten(battle: Battle | None, fighter: Fighter | None) -> bool:
    """Tell whether a captain has retreated, or can no longer win."""
    if battle is None or fighter is None:
        return False
    lost = battle.winner is not None and battle.winner != fighter.seat
    return fighter.fights is False or is_out(battle, fighter) or lost


def _draw_ships(canvas: Canvas, box: Box, attack: AnyAttack, *, pale: bool) -> None:
    """Draw the ships of an attack as large as fits; destroyed ones are pale and crossed out."""
    theme, ships = canvas.theme, (*attack.ships, *attack.lost)
    count = max(1, len(ships))
    columns = max(range(1, count + 1), key=lambda each: _size(box, count, each))
    size = _size(box, count, columns)
    rows = -(-count // columns)
    colour = captain_colour(theme, attack.seat)
    for position, ship in enumerate(ships):
        row, column = divmod(position, columns)
        x = box.x + (box.w - size * min(columns, count - row * columns)) // 2 + size * column
        place = Box(x, box.y + (box.h - size * rows) // 2 + size * row, size, size)
        lost = position >= len(attack.ships)
        draw_vessel(canvas, place.inset(1), ship, colour, pale=lost or pale)
        if lost:
            canvas.stamp(icons.cross, place.inset(size // 8), theme.danger)


def _size(box: Box, count: int, columns: int) -> int:
    """Tell how large ships are in so many columns."""
    return min(SHIP, box.w // columns, box.h // -(-count // columns))
