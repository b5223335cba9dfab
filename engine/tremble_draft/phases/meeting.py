"""Armies against searches: TD-11. All searchers choose at once; then the dice, then losses."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Seat
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import say
from engine.invasion.battles.battle_phase import DICE, tell
from engine.invasion.battles.battles import percent
from engine.invasion.battles.odds import army_odds
from engine.kit.agenda import popped, with_frame
from engine.tremble_draft.cards.tables import ARMIES, CITIES, SHIPS
from engine.tremble_draft.phases.losses import search_key
from engine.tremble_draft.table.events import ArmyFought, SearchBroken, SearchLeft
from engine.tremble_draft.table.frames import Clash, MeetingArmy, MeetingStage
from engine.tremble_draft.table.state import (
    Notices,
    Search,
    State,
    Step,
    from_lead,
    search_ended,
    ship_destroyed,
    ships_in,
)
from engine.tremble_draft.table.view import DraftView

FIGHT, LEAVE = "fight", "leave"
AVERAGE = 7  # of two dice

_CHOICES = (
    Option(FIGHT, say("tremble-draft-option-army-fight")),
    Option(LEAVE, say("tremble-draft-option-army-leave")),
)


def pending(state: State, frame: MeetingArmy) -> Decide | Draw | None:
    """Wait for the choice of all searchers, then for dice, then for ships to lose."""
    name = f"t{state.turn}:army:{frame.number}"
    match frame.step:
        case MeetingStage.CHOOSE:
            searchers = [seat for seat, each in enumerate(state.captains) if each.searches]
            return Decide(name, tuple([Ask(seat, "army") for seat in searchers]))
        case MeetingStage.ROLL:
            for each in frame.clashes:
                if not each.roll:
                    return Draw(f"{name}:seat:{each.seat}:{each.city}", DICE)
            return None
    seats = {each.seat for each, search in _lost(state, frame) if len(search.ships) > 1}
    asks = tuple([Ask(seat, "loss") for seat in sorted(seats)])
    return Decide(f"{name}:loss", asks) if asks else None


def decide(state: State, frame: MeetingArmy, answers: dict[Seat, Answer]) -> Step:
    """Leave cities or fight for them, each captain for each city (TD-Q21); or lose ships."""
    if frame.step is MeetingStage.LOSE:
        return _broken(state, frame, answers)
    told: Notices = ()
    clashes: list[Clash] = []
    for seat in from_lead(state):
        for search in state.captains[seat].searches:
            if answers[seat][search_key(search.city)] == (FIGHT,):
                clashes.append(Clash(seat, search.city))
                continue
            ships = ships_in(search.ships)
            told += tell(SearchLeft(seat, CITIES[search.city], ARMIES[frame.army], ships))
            state = search_ended(state, seat, search.city, discard=True)
    rolling = replace(frame, step=MeetingStage.ROLL, clashes=tuple(clashes))
    return with_frame(state, rolling), told


def draw(state: State, frame: MeetingArmy, roll: tuple[int, ...]) -> Step:
    """Throw for the next search that fights (TD-11.3)."""
    number = next(place for place, each in enumerate(frame.clashes) if not each.roll)
    clash = replace(frame.clashes[number], roll=roll)
    clashes = (*frame.clashes[:number], clash, *frame.clashes[number + 1 :])
    search, army = _search(state, clash), ARMIES[frame.army]
    fought = ArmyFought(
        clash.seat,
        CITIES[clash.city],
        army,
        ships_in(search.ships),
        search.total,
        roll,
        is_won(clash, search, army.attack),
    )
    return with_frame(state, replace(frame, clashes=clashes)), tell(fought)


def proceed(state: State, frame: MeetingArmy) -> Step:
    """Go from the dice to the losses, from there back to the deal."""
    if frame.step is MeetingStage.ROLL:
        return with_frame(state, replace(frame, step=MeetingStage.LOSE)), ()
    return _broken(state, frame, {})


def is_won(clash: Clash, search: Search, army: int) -> bool:
    """Tell whether strength and dice reach the army (TD-F11)."""
    return search.total + sum(clash.roll) >= army


def _search(state: State, clash: Clash) -> Search:
    searches = state.captains[clash.seat].searches
    return next(search for search in searches if search.city == clash.city)


def _lost(state: State, frame: MeetingArmy) -> Iterator[tuple[Clash, Search]]:
    for clash in frame.clashes:
        search = _search(state, clash)
        if not is_won(clash, search, ARMIES[frame.army].attack):
            yield clash, search


def _broken(state: State, frame: MeetingArmy, answers: dict[Seat, Answer]) -> Step:
    """Lose a ship and the city of each search that was beaten; discard the army (TD-11.5)."""
    told: Notices = ()
    army = ARMIES[frame.army]
    for clash, search in tuple(_lost(state, frame)):
        key = search_key(clash.city)
        (ship,) = answers.get(clash.seat, {}).get(key, ()) or search.ships[:1]
        told += tell(SearchBroken(clash.seat, CITIES[clash.city], army, SHIPS[ship]))
        state = search_ended(state, clash.seat, clash.city, discard=True)
        state = ship_destroyed(state, clash.seat, ship)
    return popped(replace(state, army_discard=(*state.army_discard, army.id))), told


# The question


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form: for each city that is searched, fight or leave."""
    fields, facts = [], []
    army = army_met(view)
    for search in view.public.captains[ask.seat].searches:
        city = search.city
        label = say("tremble-draft-field-army", city=city.name, army=army)
        fields.append(Field(search_key(city.id), label, _CHOICES))
        facts.append(
            say(
                "tremble-draft-fact-army",
                city=city.name,
                total=search.total,
                army=army,
                percent=percent(army_odds(search.total, army)),
            )
        )
    return filled(make_form(fields, facts=facts), draft)


def army_met(view: DraftView) -> int:
    """Return the strength of the army that is met; raise LookupError where there is none."""
    if view.public.meeting is None:
        raise LookupError("no army is met")
    return view.public.meeting.army.attack


def default(view: DraftView, ask: Ask) -> Answer:
    """Fight where an average throw is enough."""
    army = army_met(view)
    return {
        search_key(each.city.id): (FIGHT if each.total + AVERAGE >= army else LEAVE,)
        for each in view.public.captains[ask.seat].searches
    }
