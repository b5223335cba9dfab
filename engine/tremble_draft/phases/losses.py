"""Ships that are lost: TD-9.10 to all losers of battles at once, TD-11.5 to an army."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import by_seat, lost_battles, space_key
from engine.invasion.battles.frames import Losing
from engine.invasion.cards.groups import group_at
from engine.kit.agenda import popped
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.table.events import ShipLost
from engine.tremble_draft.table.state import Notices, State, Step, city_at, ship_destroyed
from engine.tremble_draft.table.view import DraftView, attack_at, battle_in
from engine.tremble_draft.table.wording import squad_labels, squad_note


def search_key(city: str) -> str:
    """Name the field of a searched city."""
    return f"search.{city}"


def pending(state: State, _frame: Losing) -> Decide | None:
    """Ask all losers who have a choice, for all their lost battles at once."""
    lost = [
        (space, seat)
        for space, seat in lost_battles(state.battles)
        if len(group_at(state, seat, space).ships) > 1
    ]
    asks = by_seat(lost, "loss")
    return Decide(f"t{state.turn}:loss", asks) if asks else None


def proceed(state: State, frame: Losing) -> Step:
    """Go on where nobody has a choice."""
    return decide(state, frame, {})


def decide(state: State, _frame: Losing, answers: dict[Seat, Answer]) -> Step:
    """Discard the ships chosen, all revealed together; one alone is lost without a question."""
    told: Notices = ()
    for space, seat in tuple(lost_battles(state.battles)):
        ships = group_at(state, seat, space).ships
        (ship,) = answers.get(seat, {}).get(space_key(space), ()) or ships[:1]
        state = ship_destroyed(state, seat, ship)
        told += tell(ShipLost(space, city_at(state, space), seat, SHIPS[ship]))
    return popped(state), told


# The question


class Beaten(NamedTuple):
    """A group or search that was beaten: a ship of it is lost."""

    key: str
    label: Text
    ships: Sequence[Ship]


def beaten(view: DraftView, ask: Ask) -> Iterator[Beaten]:
    """List what a question about losses is about: battles, or searches an army has beaten."""
    meeting = view.public.meeting
    for space in ask.about:
        city = battle_in(view, space)[1]
        label = say("tremble-draft-field-loss", place=space, city=city.name)
        yield Beaten(space_key(space), label, attack_at(view, ask.seat, space).ships)
    for each in meeting.encounters if meeting is not None else ():
        if each.seat == ask.seat and each.won is False and len(each.ships) > 1:
            label = say("tremble-draft-field-loss-search", city=each.city.name)
            yield Beaten(search_key(each.city.id), label, each.ships)


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a ship of each group that was beaten."""
    labels = squad_labels(view)
    fields = []
    for each in beaten(view, ask):
        options = [Option(ship.id, labels[ship.id], squad_note(ship.id)) for ship in each.ships]
        fields.append(Field(each.key, each.label, tuple(options)))
    return filled(make_form(fields), draft)


def worth(ship: Ship) -> tuple[int, int, str]:
    """Rank ships by what is lost with them."""
    return ship.price, ship.attack, ship.id


def default(view: DraftView, ask: Ask) -> Answer:
    """Give up the cheapest ship, of these the weakest."""
    return {each.key: (min(each.ships, key=worth).id,) for each in beaten(view, ask)}
