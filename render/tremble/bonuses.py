"""What the abilities of a ship are worth at the moment, from its captain's own view alone."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.words import Text, say
from engine.invasion.cards import Bonus
from engine.tremble.cards.cards import Ship
from engine.tremble.cards.terms import ship_abilities
from engine.tremble.table.view import PublicView, Space
from render.canvas import Shape
from render.tremble import icons
from render.tremble.facts import live_spaces
from render.words import Words


class Ability(NamedTuple):
    """An ability of a ship; `counts` is None where that cannot be told yet."""

    icon: Shape
    text: Text
    plus: int = 0
    counts: bool | None = None
    spaces: tuple[int, ...] = ()  # where it counts


def open_spaces(view: PublicView) -> tuple[Space, ...]:
    """List the spaces where there is a city to go to."""
    return tuple(space for space in live_spaces(view) if space.city is not None)


def abilities(ship: Ship, squad: Iterable[Ship], spaces: Sequence[Space]) -> list[Ability]:
    """List what a ship can do, and which of its bonuses would count with this squad now."""
    others = [other.ship_class for other in squad if other.id != ship.id]
    found = [
        _ability(bonus, text, others, spaces)
        for bonus, text in zip(ship.bonuses, ship_abilities(ship), strict=False)
    ]
    texts = ship_abilities(ship)[len(ship.bonuses) :]
    marks = [icons.arrow] * ship.transfer + [icons.shield] * ship.invulnerable
    return found + [Ability(icon, text) for icon, text in zip(marks, texts, strict=True)]


def sign_of(bonus: Bonus) -> Shape:
    """Return the sign of what a bonus needs: a ship beside it, a kind of city, or an army."""
    if bonus.wing is not None:
        return icons.CLASSES[bonus.wing]
    return icons.army if bonus.city is None else icons.TYPES[bonus.city]


def _ability(
    bonus: Bonus, text: Text, others: Sequence[object], spaces: Sequence[Space]
) -> Ability:
    if bonus.wing is not None:
        return Ability(sign_of(bonus), text, bonus.plus, bonus.wing in others)
    if bonus.city is None:
        return Ability(sign_of(bonus), text, bonus.plus)
    where = [space.number for space in spaces if space.city and space.city.type is bonus.city]
    counts = bool(where) if spaces else None
    return Ability(sign_of(bonus), text, bonus.plus, counts, tuple(where))


def ability_text(ability: Ability, words: Words) -> str:
    """Say what an ability is, and whether it counts now."""
    if ability.counts is None:
        return words(ability.text)
    if ability.spaces:
        spaces = words.listed(str(number) for number in ability.spaces)
        return words(say("tremble-bonus-at", bonus=ability.text, spaces=spaces))
    key = "tremble-bonus-now" if ability.counts else "tremble-bonus-not-now"
    return words(say(key, bonus=ability.text))
