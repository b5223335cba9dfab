"""The words of options: cards, and cities on their spaces, made once per card."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from engine.core.words import Text, say
from engine.invasion.cards.cards import AnyShip
from engine.invasion.cards.terms import CLASSES


class Names:
    """The names of an edition's cards, alike ones told apart."""

    def __init__(self, card: Callable[[str], Text], city: Callable[[str], Text]) -> None:
        self._card, self._city = card, city
        self.card_label = cache(self._card_label)
        self.space_label = cache(self._space_label)
        self.told_apart = lru_cache(maxsize=4096)(self._told_apart)

    def _card_label(self, card: str) -> Text:
        """Name a card."""
        return say("invasion-card", name=self._card(card))

    def _space_label(self, number: int, city: str) -> Text:
        """Name a space by its number and its city."""
        return say("invasion-place", space=number, city=self._city(city))

    def _told_apart(
        self, cards: tuple[str, ...], known: frozenset[str] = frozenset()
    ) -> Mapping[str, Text]:
        """Name cards; of those alike, say which everybody knows, else count them."""
        labels = {card: self.card_label(card) for card in cards}
        if len(set(labels.values())) == len(labels):
            return labels
        for name in set(labels.values()):
            twins = [card for card in cards if labels[card] == name]
            seen = [card for card in twins if card in known]
            secret = [card for card in twins if card not in known]
            for alike in (seen, secret):
                for number, card in enumerate(alike[1:], start=2):
                    labels[card] = say("invasion-twin", card=name, number=number)
            if seen and secret:
                for card in seen:
                    labels[card] = say("invasion-twin-known", card=labels[card])
                for card in secret:
                    labels[card] = say("invasion-twin-secret", card=labels[card])
        return labels


@cache
def at_city(key: str, space: int, city: Text) -> Text:
    """Say something of a space and the name of its city."""
    return say(key, space=space, city=city)


def ship_note(ship: AnyShip, abilities: Iterable[Text]) -> Text:
    """Describe a ship: class, attack, fuel, abilities."""
    return say(
        "invasion-note-ship",
        type=CLASSES[ship.ship_class],
        attack=ship.attack,
        fuel=ship.fuel,
        abilities=enumerated(abilities) or say("invasion-ability-none"),
    )


def enumerated(texts: Iterable[Any]) -> Text | None:
    """Join texts by commas; None where there is none."""
    listed: Text | None = None
    for text in texts:
        listed = text if listed is None else say("list-comma", rest=listed, next=text)
    return listed
