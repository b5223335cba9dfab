"""Phase 7, reward: TD-10. Raid at once, or search with ships that stay away."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import by_seat, space_key
from engine.invasion.battles.reveal import owners
from engine.invasion.cards.groups import with_captain, without_city
from engine.kit.agenda import popped, with_frame
from engine.kit.ahead import said, spelled
from engine.tremble_draft.cards.cards import City, Ship
from engine.tremble_draft.cards.tables import CITIES, canonical
from engine.tremble_draft.phases.buying import REPAY, repayment
from engine.tremble_draft.phases.turns import armies_at, armies_key
from engine.tremble_draft.table.events import CityTaken, CreditRepaid, LootChosen, SearchCounted
from engine.tremble_draft.table.frames import CountingDown, Looting
from engine.tremble_draft.table.state import (
    Captain,
    Notices,
    Search,
    State,
    Step,
    city_at,
    city_gained,
    loan_repaid,
    search_ended,
    ships_in,
)
from engine.tremble_draft.table.view import CREDIT_DUE, CaptainView, DraftView, attack_at
from engine.tremble_draft.table.wording import squad_labels, squad_note

RAID, SEARCH = "raid", "search"
TURNS, FAST = 2, 1  # of a search, and of one with tempo (TD-F10)


def stay_key(space: int) -> str:
    """Name the field of the ships that stay for a search."""
    return f"stay.{space}"


def pending(state: State, _frame: Looting) -> Decide | None:
    """Ask all who have a city, at once (TD-Q18)."""
    asks = by_seat(owners(state.groups, state.battles), "loot")
    return Decide(f"t{state.turn}:loot", asks) if asks else None


def proceed(state: State, _frame: Looting) -> Step:
    """Go on where nobody has a city."""
    return popped(state), ()


def decide(state: State, _frame: Looting, answers: dict[Seat, Answer]) -> Step:
    """Show all choices; raids pay at once, searches begin, from left to right."""
    shown: Notices = ()
    told: Notices = ()
    for space, seat in owners(state.groups, state.battles):
        city, answer = city_at(state, space), answers[seat]
        if answer[space_key(space)] == (SEARCH,):
            ships = canonical(answer[stay_key(space)])
            counter = counter_of(ships_in(ships))
            shown += tell(LootChosen(space, city, seat, ships_in(ships), counter))
            state = _begun(state, seat, space, Search(city.id, ships, counter, state.turn))
            continue
        shown += tell(LootChosen(space, city, seat))
        state = city_gained(without_city(state, space), seat, city, city.raid)
        humans = state.captains[seat].humans
        told += tell(CityTaken(city, seat, city.raid, humans, space))
    repaying = tuple([seat for seat in sorted(answers) if answers[seat].get(REPAY)])
    return with_frame(popped(state), CountingDown(repaying)), shown + told


def counter_of(ships: Iterable[Ship]) -> int:
    """Count the turns of a search: one ship with tempo among those that stay is enough."""
    return FAST if any(ship.tempo for ship in ships) else TURNS


def _begun(state: State, seat: Seat, space: int, search: Search) -> State:
    """Lay the city before its captain; orders for armies there stay with it."""
    captain = state.captains[seat]
    ordered = said(captain.orders, armies_at(space))
    armies = spelled({armies_key(search.city): ordered})
    captain = replace(
        captain, searches=(*captain.searches, search), orders=(*captain.orders, *armies)
    )
    return with_captain(without_city(state, space), seat, captain)


def count(state: State, frame: CountingDown) -> Step:
    """Let the counters of older searches go down; finished ones pay (TD-10.4, TD-10.5)."""
    told: Notices = ()
    for seat in range(len(state.captains)):
        for search in state.captains[seat].searches:
            if search.since < state.turn:
                state, counted = _counted(state, seat, search)
                told += counted
    for seat in frame.repaying:
        state = loan_repaid(state, seat, CREDIT_DUE)
        told += tell(CreditRepaid(seat, state.captains[seat].humans))
    return popped(state), told


def _counted(state: State, seat: Seat, search: Search) -> Step:
    city, left = CITIES[search.city], search.counter - 1
    if left:
        captain = _with_search(state.captains[seat], replace(search, counter=left))
        return with_captain(state, seat, captain), tell(SearchCounted(seat, city, left))
    state = search_ended(state, seat, search.city, discard=False)
    state = city_gained(state, seat, city, city.search)
    humans, ships = state.captains[seat].humans, ships_in(search.ships)
    return state, tell(CityTaken(city, seat, city.search, humans, ships=ships))


def _with_search(captain: Captain, search: Search) -> Captain:
    searches = [search if each.city == search.city else each for each in captain.searches]
    return replace(captain, searches=tuple(searches))


# The question


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form: raid or search each city, who stays there, a credit to pay back."""
    labels, stages = squad_labels(view), Stages(draft)
    captain = view.public.captains[ask.seat]
    purse = captain.humans + coming(captain, view.public.turn)
    facts: list[Text] = []
    for space in ask.about:
        city, ships = captured(view, ask.seat, space)
        label = say("tremble-draft-field-loot", place=space, city=city.name)
        loot = stages.one(space_key(space), label, choices(city))
        stay = [Option(ship.id, labels[ship.id], squad_note(ship.id)) for ship in ships]
        label = say("tremble-draft-field-stay", place=space, city=city.name)
        searched = loot == SEARCH
        stages.some(stay_key(space), label, stay if searched else (), 1, len(ships))
        purse += city.raid if loot == RAID else 0
        if searched and any(ship.tempo for ship in ships):
            facts.append(say("tremble-draft-fact-tempo", city=city.name))
    loan = [repayment(purse)] if captain.loan else []
    stages.one(REPAY, say("tremble-draft-field-repay"), loan, least=0)
    return stages.form(facts=facts)


def captured(view: DraftView, seat: Seat, space: int) -> tuple[City, Sequence[Ship]]:
    """Return a city that a captain has, and the ships there."""
    city = view.public.spaces[space - 1].city
    if city is None:
        raise LookupError(f"space {space} is empty")
    return city, attack_at(view, seat, space).ships


def coming(captain: CaptainView, turn: int) -> int:
    """Add up what searches bring that end in this turn."""
    return sum(
        [each.city.search for each in captain.searches if each.counter == 1 and each.since < turn]
    )


def choices(city: City) -> tuple[Option, ...]:
    """Offer to raid or to search a city."""
    raid = say("tremble-draft-option-raid", humans=city.raid)
    return Option(RAID, raid), Option(
        SEARCH, say("tremble-draft-option-search", humans=city.search)
    )
