"""What must be true of every state: cards are conserved, limits and sums are kept."""

from collections.abc import Iterator

from engine.invasion.battles.frames import Finished
from engine.invasion.cards.cards import HUMANS_STEP
from engine.invasion.cards.problems import attacks, compared, joined
from engine.tremble_draft.cards.tables import CITIES, MARKET, STARTING, canonical, half_of
from engine.tremble_draft.phases.turns import TANK
from engine.tremble_draft.table.frames import Buying, MeetingArmy
from engine.tremble_draft.table.state import FLEET, Captain, State

MAX_SHIPS = 5
COUNTERS = (1, 2)


def problems(state: State) -> tuple[str, ...]:
    """List what is wrong with a state; empty when it is sound."""
    found = [*_cards(state), *attacks(state, FLEET), *_agenda(state)]
    buying = any(isinstance(frame, Buying) for frame in state.agenda)
    over = isinstance(state.agenda[-1], Finished)
    for seat, captain in enumerate(state.captains):
        found += [f"seat {seat} {problem}" for problem in (*_squad(captain), *_searches(captain))]
        if captain.humans < 0 and not over:
            found.append(f"seat {seat} has fewer than no humans")
        if captain.offer and not buying:
            found.append(f"seat {seat} is still buying")
        if over and (captain.loan or captain.searches):
            found.append(f"seat {seat} has open accounts")
    return tuple(found)


def _cards(state: State) -> Iterator[str]:
    """Look for cards that are missing, doubled or strangers."""
    captains = state.captains
    held = (captain.ships + captain.offer for captain in captains)
    ships = joined((*held, state.ships.deck, state.ships.discard))
    yield from compared("ships", ships, (*STARTING[: len(captains)], *MARKET))
    taken = (captain.trophies for captain in captains)
    searched = tuple([each.city for captain in captains for each in captain.searches])
    laid = tuple([city for city in state.spaces if city is not None])
    met = tuple([frame.army for frame in state.agenda if isinstance(frame, MeetingArmy)])
    piles = (state.deck, state.box, state.city_discard, state.army_discard)
    cities = joined((*taken, searched, laid, met, *piles))
    halves = [half_of(len(captains), star=star) for star in (True, False)]
    yield from compared("cities and armies", cities, joined(halves))
    if not {*laid, *met} <= {*state.turned}:
        yield "a card lies open that was not turned up"
    if not CITIES.keys() >= {*state.city_discard, *laid, *searched}:
        yield "an army lies among the cities"
    tasks = joined(captain.tasks + captain.thrown for captain in captains)
    if len(set(tasks)) < len(tasks):
        yield "a task is doubled"


def _agenda(state: State) -> Iterator[str]:
    if not isinstance(state.agenda[0], Finished):
        yield "the game has no end"
    if state.turn < 1:
        yield "the turn is before the first"


def _squad(captain: Captain) -> Iterator[str]:
    if len(captain.ships) > MAX_SHIPS:
        yield "has too many ships"
    if not set(captain.seen).issubset(captain.ships):
        yield "is known to have ships that are not in the squad"
    if captain.seen != canonical(captain.seen):
        yield "shows in which order ships were bought"
    if not 0 <= captain.fuel <= TANK:
        yield "has more or less fuel than a tank can hold"
    if captain.humans % HUMANS_STEP:
        yield "has humans that no card counts"
    if captain.credits < captain.loan:
        yield "owes a credit that was never taken"


def _searches(captain: Captain) -> Iterator[str]:
    away = joined(each.ships for each in captain.searches)
    if len(set(away)) < len(away):
        yield "searches twice with one ship"
    if not set(away).issubset(captain.seen):
        yield "searches with ships that nobody has seen"
    for each in captain.searches:
        if not each.ships or each.counter not in COUNTERS:
            yield f"searches {each.city} in vain"
