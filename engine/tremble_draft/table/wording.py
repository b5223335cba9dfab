"""The words of options: ships and cities as labels and notes, made once per card."""

from collections.abc import Mapping
from functools import cache

from engine.core.words import Text, say
from engine.invasion.cards.terms import REGIONS, TYPES
from engine.invasion.cards.wording import Names, ship_note
from engine.tremble_draft.cards.tables import CITIES, SHIPS
from engine.tremble_draft.cards.terms import ship_abilities
from engine.tremble_draft.table.view import ID, DraftView, own_part

_NAMES = Names(lambda ship: SHIPS[ship].name, lambda city: CITIES[city].name)
told_apart, space_label = _NAMES.told_apart, _NAMES.space_label


def squad_labels(view: DraftView) -> Mapping[str, Text]:
    """Name one's own ships, alike ones told apart."""
    own = own_part(view)
    known = view.public.captains[own.seat].seen
    return told_apart(tuple(map(ID, own.ships)), frozenset(map(ID, known)))


@cache
def squad_note(card: str) -> Text:
    """Describe a ship."""
    ship = SHIPS[card]
    return ship_note(ship, ship_abilities(ship))


@cache
def offer_note(card: str) -> Text:
    """Describe a card on offer, price first."""
    return say("tremble-draft-note-offer", price=SHIPS[card].price, card=squad_note(card))


@cache
def city_note(city: str) -> Text:
    """Describe a city."""
    found = CITIES[city]
    return say(
        "tremble-draft-note-city",
        type=TYPES[found.type],
        region=REGIONS[found.region],
        raid=found.raid,
        search=found.search,
    )
