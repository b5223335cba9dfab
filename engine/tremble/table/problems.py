"""What must be true of every state: cards are conserved, limits and sums are kept."""

from collections.abc import Iterator

from engine.core.asks import Seat
from engine.invasion.battles.frames import Finished
from engine.invasion.cards.attack import ship_attack
from engine.invasion.cards.cards import HUMANS_STEP
from engine.invasion.cards.problems import attacks, compared, fuel_used, joined
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import (
    ARMIES,
    COMPENSATIONS,
    PAID_AT_ONCE,
    SHIPS,
    STATIONS,
    TRAINING,
    canonical,
    cities_of,
    deck_of,
    ships_in,
)
from engine.tremble.table.frames import Buying, catches_in
from engine.tremble.table.shopping import MAX_SHIPS, MAX_STATIONS
from engine.tremble.table.state import FLEET, Captain, State, city_at, colour_in
from engine.tremble.table.view import TURNS, Battle


def problems(state: State) -> tuple[str, ...]:
    """List what is wrong with a state; empty when it is sound."""
    found = [*_cards(state), *_piles(state), *_turn(state), *_attacks(state), *_claims(state)]
    for battle in state.battles:
        if state.spaces[battle.space - 1] is not None:
            found += [
                f"the battle for space {battle.space} {why}" for why in _battle(state, battle)
            ]
    buying = any(isinstance(frame, Buying) for frame in state.agenda)
    for seat, captain in enumerate(state.captains):
        whole = (*_squad(captain), *_rest(captain), *_order(captain, buying=buying))
        found += [f"seat {seat} {problem}" for problem in whole]
        if captain.humans < 0 and not isinstance(state.agenda[-1], Finished):
            found.append(f"seat {seat} has fewer than no humans")
    return tuple(found)


def _cards(state: State) -> Iterator[str]:
    """Look for cards that are missing, doubled or strangers."""
    captains, seats = state.captains, len(state.captains)
    held = (captain.ships + captain.stations + captain.offer for captain in captains)
    squads = joined((*held, state.ships.deck, state.ships.discard, state.red, state.gone))
    everything = (*deck_of(Colour.BLUE), *deck_of(Colour.RED), *TRAINING[:seats])
    yield from compared("ships and stations", squads, everything)
    taken = {space for space, _ in state.claimed}
    spaces = tuple(
        city
        for space, city in enumerate(state.spaces, start=1)
        if city is not None and space not in taken
    )
    trophies = (captain.trophies for captain in captains)
    cities = joined((*trophies, spaces, state.cities, state.city_discard))
    all_cities = (*cities_of(Colour.BLUE, seats), *cities_of(Colour.RED, seats))
    yield from compared("cities", cities, all_cities)
    fought = (each.armies for each in catches_in(state.agenda))
    armies = joined((*fought, state.armies.deck, state.armies.discard))
    yield from compared("armies", armies, ARMIES)
    hands = (captain.compensations for captain in captains)
    compensations = joined((*hands, state.compensations.deck, state.compensations.discard))
    yield from compared("compensations", compensations, COMPENSATIONS)


def _piles(state: State) -> Iterator[str]:
    """Look at what lies in which pile (S-4, RL-12)."""
    colour = colour_in(state.turn)
    offers = joined(captain.offer for captain in state.captains)
    if not set(deck_of(colour)).issuperset((*state.ships.deck, *state.ships.discard, *offers)):
        yield "cards of the wrong colour are in play"
    if bool(state.red) is not (colour is Colour.BLUE):
        yield "the red deck does not wait for its turn"
    for pile in (state.ships, state.armies, state.compensations):
        if not 0 <= pile.late <= len(pile.discard):
            yield "more cards came late to a discard than lie there"


def _squad(captain: Captain) -> Iterator[str]:
    if len(captain.ships) > MAX_SHIPS:
        yield "has too many ships"
    if not set(captain.ships).issubset(SHIPS):
        yield "holds a station among the ships"
    if len(captain.stations) > MAX_STATIONS:
        yield "has too many stations"
    series = [STATIONS[station].series for station in captain.stations]
    if len(set(series)) < len(series):
        yield "has two alike stations"
    if not set(captain.seen).issubset(captain.ships):
        yield "is known to have ships that are not in the squad"
    if not set(captain.ships).intersection(TRAINING).issubset(captain.seen):
        yield "hides a training saucer"
    if captain.seen != canonical(captain.seen):
        yield "shows in which order ships were bought"


def _rest(captain: Captain) -> Iterator[str]:
    """Look at what lies beside the squad."""
    if not set(captain.used).issubset(captain.stations):
        yield "has used stations of others"
    if not 0 <= captain.fresh <= len(captain.compensations):
        yield "has drawn more compensation cards than there are in hand"
    if PAID_AT_ONCE.intersection(captain.compensations):
        yield "holds humans that should have been paid"
    if captain.credits < 0:
        yield "has taken less than no credit"
    if min(*captain.fought, *captain.retreated) < 0:
        yield "has fought or retreated less than never"
    if captain.humans % HUMANS_STEP:
        yield "has humans that no card counts"


def _order(captain: Captain, *, buying: bool) -> Iterator[str]:
    """Look at what is drawn and ordered in phase 1 (B-1, B-2)."""
    basket = captain.basket
    if not buying and (captain.offer or basket is not None):
        yield "is still buying"
    if basket is None:
        return
    if not set(basket.buy).issubset(captain.offer):
        yield "buys what is not on offer"
    if not set(basket.discard).issubset(captain.ships + captain.stations):
        yield "discards what is not there"
    if not set(basket.discounts).issubset(captain.compensations):
        yield "pays with cards that are not in hand"


def _turn(state: State) -> Iterator[str]:
    if not 1 <= state.turn <= TURNS:
        yield "the turn is not one of ten"
    if not isinstance(state.agenda[0], Finished):
        yield "the game has no end"


def _attacks(state: State) -> Iterator[str]:
    """Look for attacks that cannot be, and for fuel that was not there (P-1, P-2, F-1)."""
    yield from attacks(state, FLEET)
    for seat, captain in enumerate(state.captains):
        if fuel_used(state, seat, FLEET) > fuel_limit(state.turn) + captain.extra_fuel:
            yield f"seat {seat} uses too much fuel"


def _claims(state: State) -> Iterator[str]:
    """Look for cities claimed by captains who do not have them (K-4)."""
    for space, seat in state.claimed:
        city = state.spaces[space - 1]
        if city is not None and city not in state.captains[seat].trophies:
            yield f"the city of space {space} is claimed and nobody has it"


def _battle(state: State, battle: Battle) -> Iterator[str]:
    """Look for dice, effects and winners that a battle cannot have (F-2 to F-5)."""
    fighting = {fighter.seat for fighter in battle.fighters if fighter.fights is not False}
    if len(battle.fighters) < 2:
        yield "needs two captains"
    if battle.winner is not None and battle.winner not in fighting:
        yield "was won by somebody who did not fight"
    if not fighting.issuperset(battle.throwing):
        yield "has dice of somebody who did not fight"
    for fighter in battle.fighters:
        if len(fighter.roll) != (2 if fighter.roll else 0):
            yield "was fought with other than two dice"
        if fighter.plus != _plus(state, battle, fighter.seat):
            yield f"adds something else to seat {fighter.seat} than its effects"


def _plus(state: State, battle: Battle, seat: Seat) -> int:
    """Sum up what all effects of a battle come to for one captain (A-7, RL-22)."""
    plus = sum(use.aid.effect.amount for use in battle.effects if use.seat == seat)
    cancelled = {use.ship.id for use in battle.effects if use.ship}
    for group in state.groups:
        ships = ships_in(canonical(group.ships + group.lost))
        lamed = [ship for ship in ships if ship.id in cancelled]
        if lamed and group.seat == seat and group.space == battle.space:
            city = city_at(state, battle.space)
            plus -= sum(ship_attack(ship, ships, city) - ship.attack for ship in lamed)
    return plus
