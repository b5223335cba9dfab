"""What bonuses of ships are worth at the moment, by what their captain sees."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.words import Text, say
from engine.invasion.cards.cards import AnySpace, Bonus
from render.canvas import Shape
from render.invasion.parts import icons
from render.words import Words


class Ability(NamedTuple):
    """An ability of a ship; `counts` is None where that cannot be told yet."""

    icon: Shape
    text: Text
    plus: int = 0
    counts: bool | None = None
    spaces: tuple[int, ...] = ()  # where it counts


def sign_of(bonus: Bonus) -> Shape:
    """Return the sign of what a bonus needs: a ship beside it, a kind of city, or an army."""
    if bonus.wing is not None:
        return icons.CLASSES[bonus.wing]
    return icons.army if bonus.city is None else icons.TYPES[bonus.city]


def bonus_ability(
    bonus: Bonus, text: Text, others: Sequence[object], spaces: Sequence[AnySpace]
) -> Ability:
    """Tell whether a bonus would count now, beside these classes and with these cities open."""
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
        return words(say("invasion-bonus-at", bonus=ability.text, spaces=spaces))
    key = "invasion-bonus-now" if ability.counts else "invasion-bonus-not-now"
    return words(say(key, bonus=ability.text))
