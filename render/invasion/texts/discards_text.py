"""Discards as text: what lies on a pile, alike cards counted."""

from collections import Counter
from collections.abc import Iterable

from engine.core.words import say
from engine.invasion.cards.cards import AnyCity, AnyShip
from engine.invasion.cards.terms import TYPES
from render.words import Words


def pile(cards: Iterable[str], words: Words) -> str:
    """List what lies on a pile, or that nothing does."""
    return alike(cards, words) or words(say("invasion-discards-none"))


def alike(cards: Iterable[str], words: Words) -> str:
    """List cards, what is alike once with its number."""
    return words.series(
        card if count == 1 else words(say("invasion-discards-alike", card=card, count=count))
        for card, count in Counter(cards).items()
    )


def ship_name(ship: AnyShip, words: Words) -> str:
    """Name a ship with its attack."""
    return words(say("invasion-discards-ship", ship=ship.name, attack=ship.attack))


def city_name(city: AnyCity, words: Words) -> str:
    """Name a city with its type."""
    return words(say("invasion-discards-city", city=city.name, type=TYPES[city.type]))
