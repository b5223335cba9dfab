"""What the abilities of a ship are worth at the moment, from its captain's own view alone."""

from collections.abc import Iterable, Sequence

from engine.tremble.cards.cards import Ship
from engine.tremble.cards.terms import ship_abilities
from engine.tremble.table.view import Space
from render.invasion.parts import icons
from render.invasion.parts.bonuses import Ability, bonus_ability


def abilities(ship: Ship, squad: Iterable[Ship], spaces: Sequence[Space]) -> tuple[Ability, ...]:
    """List what a ship can do, and which of its bonuses would count with this squad now."""
    others = [other.ship_class for other in squad if other.id != ship.id]
    found = tuple(
        bonus_ability(bonus, text, others, spaces)
        for bonus, text in zip(ship.bonuses, ship_abilities(ship), strict=False)
    )
    texts = ship_abilities(ship)[len(ship.bonuses) :]
    marks = [icons.arrow] * ship.transfer + [icons.shield] * ship.invulnerable
    return found + tuple(Ability(icon, text) for icon, text in zip(marks, texts, strict=True))
