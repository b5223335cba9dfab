"""What must be true of every state: cards are conserved, limits and sums are kept."""

from collections.abc import Iterable, Iterator

from engine.invasion.attack import attack_total
from engine.invasion.cards import HUMANS_STEP
from engine.tremble_draft.cards.tables import CITIES, MARKET, STARTING, canonical, half_of
from engine.tremble_draft.phases.turns import TANK
from engine.tremble_draft.table.frames import Buying, Finished, Meeting
from engine.tremble_draft.table.state import Captain, State, ships_in

MAX_SHIPS = 5
COUNTERS = (1, 2)


def problems(state: State) -> tuple[str, ...]:
    """List what is wrong with a state; empty when it is sound."""
    found = [*_cards(state), *_attacks(state), *_agenda(state)]
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
    ships = _joined((*held, state.ships.deck, state.ships.discard))
    yield from _compared("ships", ships, (*STARTING[: len(captains)], *MARKET))
    taken = (captain.trophies for captain in captains)
    searched = tuple([each.city for captain in captains for each in captain.searches])
    laid = tuple([city for city in state.spaces if city is not None])
    met = tuple([frame.army for frame in state.agenda if isinstance(frame, Meeting)])
    piles = (state.deck, state.box, state.city_discard, state.army_discard)
    cities = _joined((*taken, searched, laid, met, *piles))
    halves = [half_of(len(captains), star=star) for star in (True, False)]
    yield from _compared("cities and armies", cities, _joined(halves))
    if not CITIES.keys() >= {*state.city_discard, *laid, *searched}:
        yield "an army lies among the cities"
    tasks = _joined(captain.tasks + captain.thrown for captain in captains)
    if len(set(tasks)) < len(tasks):
        yield "a task is doubled"


def _joined(piles: Iterable[tuple[str, ...]]) -> list[str]:
    return [card for pile in piles for card in pile]


def _compared(name: str, found: Iterable[str], expected: Iterable[str]) -> Iterator[str]:
    if sorted(found) != sorted(expected):
        yield f"{name} are missing or doubled"


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
    away = _joined(each.ships for each in captain.searches)
    if len(set(away)) < len(away):
        yield "searches twice with one ship"
    if not set(away).issubset(captain.seen):
        yield "searches with ships that nobody has seen"
    for each in captain.searches:
        if not each.ships or each.counter not in COUNTERS:
            yield f"searches {each.city} in vain"


def _attacks(state: State) -> Iterator[str]:
    """Look for ships that attack without leave, and totals that are not theirs."""
    sent = _joined(group.ships + group.lost for group in state.groups)
    if len(set(sent)) < len(sent):
        yield "a ship attacks twice"
    for group in state.groups:
        captain = state.captains[group.seat]
        if not set(captain.ships).issuperset(group.ships):
            yield f"seat {group.seat} attacks with ships that are not in the squad"
        city = state.spaces[group.space - 1]
        if city is not None:
            ships = ships_in(canonical(group.ships + group.lost))
            if attack_total(ships, CITIES[city]) != group.total:
                yield f"the total of seat {group.seat} at space {group.space} is wrong"
    for battle in state.battles:
        attackers = {
            (group.seat, group.total) for group in state.groups if group.space == battle.space
        }
        if {(each.seat, each.total) for each in battle.fighters} != attackers:
            yield f"other captains fight for space {battle.space} than attack it"
