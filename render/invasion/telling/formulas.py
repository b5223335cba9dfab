"""The formulas of explanations: ship by ship, captain by captain, each with its total."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.attack import ShipSum, ship_sums
from engine.invasion.cards.cards import AnyAttack, AnyCity, AnyShip, Bonus
from engine.invasion.cards.terms import CLASSES, TYPES
from render.house.voice import Voice
from render.invasion.facts.sums import dice
from render.invasion.telling.rows import TakenCity

ON_ONE_LINE = 2  # ships of a group; more get a line each


def added(parts: Sequence[tuple[Text, int]], voice: Voice) -> str:
    """Write parts with their amounts as a sum, the total only where there are several."""
    terms = [text for text, _ in parts]
    return _equation(terms, sum(amount for _, amount in parts), voice)


def itemised(items: Iterable[tuple[Text, int]], voice: Voice) -> str:
    """Add up named amounts."""
    return added([(_part(name, amount), amount) for name, amount in items], voice)


def bonus_sum(bonuses: Iterable[Bonus], ship: AnyShip, voice: Voice) -> str:
    """Add up bonuses of a ship."""
    return added([(_bonus(bonus, ship), bonus.plus) for bonus in bonuses], voice)


def group_lines(attack: AnyAttack, city: AnyCity | None, voice: Voice) -> list[str]:
    """Take an attack apart: ship by ship, in one line or with a line for each."""
    captain = voice.lettered(attack.seat)
    if city is None:
        return [voice(say("invasion-why-part", name=captain, amount=attack.total))]
    return ships_lines(captain, attack.ships, city, voice)


def ships_lines(
    name: str, ships: Sequence[AnyShip], city: AnyCity, voice: Voice, *, army: bool = False
) -> list[str]:
    """Add up the ships of a group under the name of their captain."""
    sums = ship_sums(ships, city, army=army)
    parts = [_ship(each, voice) for each in sums]
    total = sum(each.attack for each in sums)
    if len(parts) > ON_ONE_LINE:
        short = [_number(each.attack) for each in sums]
        line = say("invasion-why-of", name=name, sum=_equation(short, total, voice))
        return [voice(line), *(f"  - {part}" for part in parts)]
    listed = parts[0]
    for part in parts[1:]:
        listed = voice(say("invasion-why-next", rest=listed, next=part))
    if len(parts) > 1:
        listed = voice(say("invasion-why-together", rest=listed, total=total))
    return [voice(say("invasion-why-of", name=name, sum=listed))]


def fighter_lines(fighters: Iterable[Fighter], voice: Voice) -> list[str]:
    """Add up what each fighter reached, the highest first."""
    thrown = sorted((each for each in fighters if each.roll), key=lambda each: -each.sum)
    lines = [
        say(
            "invasion-why-of",
            name=voice.captain(each.seat),
            sum=dice_sum(each.total, each.plus, each.roll),
        )
        for each in thrown
    ]
    return [f"- {voice(line)}" for line in lines]


def dice_sum(total: int, plus: int, roll: Sequence[int]) -> Text:
    """Add effects and dice to an attack total."""
    reached, pips = total + plus + sum(roll), dice(roll)
    if not plus:
        return say("invasion-why-sum", total=total, dice=pips, sum=reached)
    if plus > 0:
        return say("invasion-why-sum-more", total=total, plus=plus, dice=pips, sum=reached)
    return say("invasion-why-sum-less", total=total, plus=-plus, dice=pips, sum=reached)


def throws(seats: Iterable[Seat], rolls: Iterable[int], voice: Voice, *, best: bool) -> str:
    """List what captains threw, the best throw first or the worst."""
    thrown = sorted(zip(seats, rolls, strict=True), key=lambda each: each[1], reverse=best)
    return voice.cards(
        voice(say("invasion-why-threw", captain=voice.captain(seat), roll=roll))
        for seat, roll in thrown
    )


def army_lines(event: Any, plus: int, voice: Voice) -> list[str]:
    """Add up a fight against an army: the ships, then effects and dice, then the army."""
    ships = ships_lines(voice.captain(event.seat), event.ships, event.city, voice, army=True)
    reached = event.total + plus + sum(event.roll)
    thrown = say("invasion-why-army-reached", sum=dice_sum(event.total, plus, event.roll))
    return [*ships, voice(thrown), voice(compared(reached, event.army.attack or 0))]


def compared(reached: int, army: int) -> Text:
    """Compare what was reached with an army."""
    if reached == army:
        return say("invasion-why-army-enough", army=army)
    if reached > army:
        return say("invasion-why-army-over", army=army, sum=reached, over=reached - army)
    return say("invasion-why-army-short", army=army, sum=reached, short=army - reached)


def gained(event: TakenCity, voice: Voice) -> Text:
    """Tell how many humans a captain had before a city was taken, and has now."""
    return say(
        "invasion-why-humans-more",
        captain=voice.captain(event.seat),
        before=event.total - event.humans,
        gained=event.humans,
        humans=event.total,
    )


def _ship(found: ShipSum[AnyShip], voice: Voice) -> str:
    plain = _part(found.ship.name, found.ship.attack)
    parts = [(plain, found.ship.attack)]
    parts += [(_bonus(bonus, found.ship), bonus.plus) for bonus in found.bonuses]
    return added(parts, voice)


def _bonus(bonus: Bonus, ship: AnyShip) -> Text:
    if bonus.city is not None:
        return say("invasion-why-bonus-city", plus=bonus.plus, type=TYPES[bonus.city])
    if bonus.wing is ship.ship_class:
        return say("invasion-why-bonus-another", plus=bonus.plus, wing=CLASSES[bonus.wing])
    if bonus.wing is not None:
        return say("invasion-why-bonus-wing", plus=bonus.plus, wing=CLASSES[bonus.wing])
    return say("invasion-why-bonus-army", plus=bonus.plus)


def _part(name: Text, amount: int) -> Text:
    return say("invasion-why-part", name=name, amount=amount)


def _number(value: int) -> Text:
    return say("number", value=value)


def _equation(terms: Sequence[Text], total: int, voice: Voice) -> str:
    whole = terms[0]
    for term in terms[1:]:
        whole = say("invasion-why-plus", rest=whole, next=term)
    return voice(say("invasion-why-equals", sum=whole, total=total) if len(terms) > 1 else whole)
