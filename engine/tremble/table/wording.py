"""The words of options: cards, spaces and cities as labels and notes, made once per card."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from engine.core.asks import Seat
from engine.core.words import Text, captain, listed, say
from engine.invasion.cards.terms import REGIONS, TYPES
from engine.invasion.cards.wording import Names
from engine.invasion.cards.wording import ship_note as note_of
from engine.tremble.cards.cards import Card, Station
from engine.tremble.cards.effects import BATTLE_STATIONS
from engine.tremble.cards.tables import AIDS, CITIES, SHIPS, SQUAD_CARDS
from engine.tremble.cards.terms import compensation_effect, ship_abilities, station_effect
from engine.tremble.table.aids import stations_ready
from engine.tremble.table.view import ID, STATION_ID, TrembleView, own_part


def _name(card: str) -> Text:
    found = SQUAD_CARDS.get(card) or AIDS[card]
    return found.name


_NAMES = Names(_name, lambda city: CITIES[city].name)
card_label, told_apart, space_label = _NAMES.card_label, _NAMES.told_apart, _NAMES.space_label


def squad_labels(view: TrembleView) -> Mapping[str, Text]:
    """Name one's own ships and stations, alike ones told apart."""
    own = own_part(view)
    captain = view.public.captains[own.seat]
    cards = (*map(ID, own.ships), *map(STATION_ID, captain.stations))
    return told_apart(cards, frozenset(map(ID, captain.seen)))


def rival_ship(name: Text, seat: Seat) -> Text:
    """Name a ship with its captain."""
    return say("tremble-option-rival-ship", name=name, captain=captain(seat))


def left_out(key: str, view: TrembleView, rivals: Iterable[Seat]) -> tuple[Text, ...]:
    """Say under `key` what odds leave out: all that rivals may use after the roll (F-4), if any.

    Everybody sees stations, and how many cards somebody holds.
    """
    found = [aid for seat in rivals for aid in _after_the_roll(view, seat)]
    return (say(key, aids=listed(found)),) if found else ()


def _after_the_roll(view: TrembleView, seat: Seat) -> Iterator[Text]:
    rival = view.public.captains[seat]
    for station in stations_ready(rival, BATTLE_STATIONS):
        yield say("tremble-left-out-station", station=station.name, captain=captain(seat))
    if cards := rival.compensations - rival.fresh:
        yield say("tremble-left-out-cards", count=cards, captain=captain(seat))


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
    return note_of(ship, ship_abilities(ship))


def _station(station: Station) -> Text:
    return say("tremble-note-station", effect=station_effect(station.effect))
