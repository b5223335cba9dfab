"""What must be true of every state: nothing is lost or doubled, limits are kept."""

from collections.abc import Iterator

from engine.martians.cards.tables import (
    BULLETS,
    CROP,
    CROPS,
    EVENT_DECK,
    GENTLE,
    HAND,
    HOUSE,
    LIVES,
    MARTIAN_DECK,
    MARTIANS,
    MOST,
    OBJECT,
    OBJECTS,
    OF_EACH,
    OTHERS,
    kind_of,
)
from engine.martians.table.frames import Laying
from engine.martians.table.looking import cards_on
from engine.martians.table.state import State, bullets_left, face_of, lives_left


def problems(state: State) -> tuple[str, ...]:
    """List what is wrong with a state; empty when it is sound."""
    return (*_tiles(state), *_martians(state), *_cards(state), *_tokens(state), *_captains(state))


def _tiles(state: State) -> Iterator[str]:
    lie = [each.tile for each in state.table.tiles]
    drawn = [each.tile for each in state.agenda if isinstance(each, Laying)]
    if sorted([*lie, *drawn, *state.table.gone, *state.map]) != sorted((HOUSE, *OTHERS)):
        yield "tiles are missing or doubled"


def _martians(state: State) -> Iterator[str]:
    table = state.table
    kills = sum(each.kills for each in table.captains)
    every = table.supply + table.box + kills + len(table.martians)
    if every not in (MARTIANS, MARTIANS + GENTLE):
        yield f"there are {every} Martians"
    if len({*table.martians}) < len(table.martians):
        yield "two Martians stand on a square"
    if not {*table.martians} <= table.town.kinds.keys():
        yield "a Martian stands nowhere"


def _cards(state: State) -> Iterator[str]:
    piles = (state.events, state.martians)
    cards = [card for pile in piles for card in (*pile.deck, *pile.discard)]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for each in state.table.captains for card in each.weapons]
    cards += [each.card for each in state.table.effects if each.card]
    cards += cards_on(state.agenda)
    if sorted(cards) != sorted((*EVENT_DECK, *MARTIAN_DECK)):
        yield "cards are missing or doubled"


def _tokens(state: State) -> Iterator[str]:
    table = state.table
    objects = [face_of(state, each) for each in table.tokens if each.kind == OBJECT]
    objects += [each for captain in table.captains for each in captain.objects]
    objects += [*state.pool, *table.delivered]
    if sorted(objects) != sorted(OBJECTS * OF_EACH[table.mode]):
        yield "objects are missing or doubled"
    crops = [face_of(state, each) for each in table.tokens if each.kind == CROP]
    if sorted([*crops, *state.crops]) != sorted(CROPS):
        yield "crop tokens are missing or doubled"
    if not 0 <= bullets_left(table) <= BULLETS or not 0 <= lives_left(table) <= LIVES:
        yield "Bullets or Lives are more than there are"


def _captains(state: State) -> Iterator[str]:
    town = state.table.town
    for seat, captain in enumerate(state.table.captains):
        if not 1 <= captain.life <= MOST or not 0 <= captain.bullets <= MOST:
            yield f"seat {seat} has more or less than there may be"
        if captain.square not in town.kinds:
            yield f"seat {seat} stands nowhere"
        if len({*captain.objects}) < len(captain.objects):
            yield f"seat {seat} has two objects of a kind"
        if captain.cards != len(state.hands[seat]) or captain.cards > HAND:
            yield f"seat {seat} has too many cards"
        weapons = [kind_of(each) for each in captain.weapons]
        if len({*weapons}) < len(weapons) or bool(captain.shells) != ("shotgun" in weapons):
            yield f"seat {seat} has weapons that cannot be"
