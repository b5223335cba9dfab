"""The words of options: cards, spaces and cities as labels and notes, made once per card."""

from collections.abc import Mapping
from functools import cache, lru_cache

from engine.core.asks import Seat
from engine.core.words import Text, captain, say
from engine.invasion.terms import CLASSES, REGIONS, TYPES
from engine.tremble.cards.cards import Card, Ship, Station
from engine.tremble.cards.tables import AIDS, CITIES, SHIPS, SQUAD_CARDS
from engine.tremble.cards.terms import compensation_effect, ship_abilities, station_effect
from engine.tremble.table.view import ID, STATION_ID, TrembleView, own_part


@cache
def card_label(card: str) -> Text:
    """Name a ship, station or compensation card."""
    found = SQUAD_CARDS.get(card) or AIDS[card]
    return say("tremble-card", name=found.name)


@lru_cache(maxsize=4096)
def told_apart(cards: tuple[str, ...], known: frozenset[str] = frozenset()) -> Mapping[str, Text]:
    """Name ships and stations; of those alike, say which everybody knows, else count them."""
    labels = {card: card_label(card) for card in cards}
    if len(set(labels.values())) == len(labels):
        return labels
    for name in set(labels.values()):
        twins = [card for card in cards if labels[card] == name]
        seen = [card for card in twins if card in known]
        secret = [card for card in twins if card not in known]
        for alike in (seen, secret):
            for number, card in enumerate(alike[1:], start=2):
                labels[card] = say("tremble-twin", card=name, number=number)
        if seen and secret:
            for card in seen:
                labels[card] = say("tremble-twin-known", card=labels[card])
            for card in secret:
                labels[card] = say("tremble-twin-secret", card=labels[card])
    return labels


def squad_labels(view: TrembleView) -> Mapping[str, Text]:
    """Name one's own ships and stations, alike ones told apart."""
    own = own_part(view)
    captain = view.public.captains[own.seat]
    cards = (*map(ID, own.ships), *map(STATION_ID, captain.stations))
    return told_apart(cards, frozenset(map(ID, captain.seen)))


def rival_ship(name: Text, seat: Seat) -> Text:
    """Name a ship with its captain."""
    return say("tremble-option-rival-ship", name=name, captain=captain(seat))


@cache
def offer_note(card: str) -> Text:
    """Describe a card on offer, price first."""
    found = SQUAD_CARDS[card]
    return say("tremble-note-offer", price=found.price, card=_about(found))


@cache
def squad_note(card: str) -> Text:
    """Describe a card of one's own."""
    return _about(SQUAD_CARDS[card])


@cache
def city_note(city: str) -> Text:
    """Describe a city."""
    found = CITIES[city]
    return say(
        "tremble-note-city",
        type=TYPES[found.type],
        region=REGIONS[found.region],
        raid=found.raid,
        catch=found.catch,
        difficulty=found.difficulty,
    )


@cache
def space_label(number: int, city: str) -> Text:
    """Name a space by its number and city."""
    return say("tremble-space", space=number, city=CITIES[city].name)


@cache
def at_city(key: str, space: int, city: str) -> Text:
    """Say something of a space and the name of its city."""
    return say(key, space=space, city=city)


@cache
def aid_note(card: str) -> Text:
    """Describe a station or compensation card by what it does."""
    aid = AIDS[card]
    return (
        station_effect(aid.effect) if isinstance(aid, Station) else compensation_effect(aid.effect)
    )


def _about(card: Card) -> Text:
    return _station(card) if isinstance(card, Station) else ship_note(card.id)


@cache
def ship_note(card: str) -> Text:
    """Describe a ship: class, attack, fuel, abilities."""
    ship = SHIPS[card]
    return say(
        "tremble-note-ship",
        type=CLASSES[ship.ship_class],
        attack=ship.attack,
        fuel=ship.fuel,
        abilities=_abilities(ship),
    )


def _station(station: Station) -> Text:
    return say("tremble-note-station", effect=station_effect(station.effect))


def _abilities(ship: Ship) -> Text:
    """Enumerate the abilities of a ship."""
    texts = ship_abilities(ship)
    if not texts:
        return say("tremble-ability-none")
    listed = texts[0]
    for text in texts[1:]:
        listed = say("list-comma", rest=listed, next=text)
    return listed
