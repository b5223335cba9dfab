"""A hand as text, where every edition tells alike: ships, and what is for sale."""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyShip
from engine.invasion.cards.terms import CLASSES
from render.words import Words


def ship_card(ship: AnyShip, words: Words, can: Sequence[str]) -> Text:
    """Tell everything printed on a ship but its price; `can` tells its abilities."""
    kind = CLASSES[ship.ship_class]
    if not can:
        return say("invasion-ship", ship=ship.name, kind=kind, attack=ship.attack, fuel=ship.fuel)
    return say(
        "invasion-ship-able",
        ship=ship.name,
        kind=kind,
        attack=ship.attack,
        fuel=ship.fuel,
        abilities=words.clauses(can),
    )


def price_text(price: int, humans: int) -> Text:
    """Tell a price, and what it leaves or how much is lacking."""
    left = humans - price
    key = "invasion-hand-price" if left >= 0 else "invasion-hand-price-short"
    return say(key, price=price, left=abs(left))
