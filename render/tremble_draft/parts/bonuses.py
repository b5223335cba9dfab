"""What the abilities of a ship are worth at the moment, from its captain's own view alone."""

from collections.abc import Iterable, Sequence

from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.terms import ship_abilities
from engine.tremble_draft.table.view import Space
from render.invasion.parts import icons
from render.invasion.parts.bonuses import Ability, bonus_ability


def abilities(ship: Ship, squad: Iterable[Ship], spaces: Sequence[Space]) -> tuple[Ability, ...]:
    """List what a ship can do, and which of its bonuses would count with this squad now."""
    others = [other.ship_class for other in squad if other.id != ship.id]
    texts = ship_abilities(ship)
    found = [
        bonus_ability(bonus, text, others, spaces)
        for bonus, text in zip(ship.bonuses, texts, strict=False)
    ]
    able = ((icons.hourglass, ship.tempo), (icons.home, ship.reserve), (icons.arrow, ship.transfer))
    signs = [sign for sign, has in able if has]
    rest = texts[len(ship.bonuses) :]
    return (*found, *(Ability(sign, text) for sign, text in zip(signs, rest, strict=True)))
