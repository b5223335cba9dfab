"""What losers of battles lose and get: F-6 and F-7, with RL-24.

Before them, in the order of F-7, come the trophy claims (K-4, RL-15, RL-23) as a frame of their
own; a saved ship (section 5) becomes an option of the form here.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form
from engine.core.words import say
from engine.tremble.battle import losers_of, space_key
from engine.tremble.effects import CompensationKind
from engine.tremble.events import Compensated, NoCompensation, ShipLost, TrembleEvent
from engine.tremble.frames import Compensating, Losing
from engine.tremble.piles import laid, refill, refilled, taken
from engine.tremble.state import (
    Notices,
    State,
    Step,
    destroyable,
    group_at,
    popped,
    ship_destroyed,
    tell,
    with_captain,
)
from engine.tremble.tables import COMPENSATIONS, SHIPS
from engine.tremble.view import TrembleView
from engine.tremble.wording import squad_labels, squad_note

# F-6: ships


def loss_pending(state: State, _frame: Losing) -> Decide | None:
    """Ask the losers who have a choice, for all their lost battles at once (RL-27)."""
    spaces: dict[Seat, tuple[int, ...]] = {}
    for space, seat in _losses(state):
        if len(destroyable(group_at(state, seat, space).ships)) > 1:
            spaces[seat] = (*spaces.get(seat, ()), space)
    asks = tuple(Ask(seat, "loss", spaces[seat]) for seat in sorted(spaces))
    return Decide(f"t{state.turn}:loss", asks) if asks else None


def loss_proceed(state: State, _frame: Losing) -> Step:
    """Destroy ships where nobody has a choice."""
    return _destroyed(state, {})


def loss_decide(state: State, _frame: Losing, answers: dict[Seat, Answer]) -> Step:
    """Destroy the chosen ships, all revealed together."""
    return _destroyed(state, answers)


def _destroyed(state: State, answers: dict[Seat, Answer]) -> Step:
    events: list[TrembleEvent] = []
    for space, seat in _losses(state):
        state, lost = ship_lost(state, seat, space, answers.get(seat, {}))
        events.append(lost)
    return popped(state), tell(*events)


def ship_lost(state: State, seat: Seat, space: int, answer: Answer) -> tuple[State, ShipLost]:
    """Destroy the chosen ship of a group, the only one, or none but invulnerable ones (A-5)."""
    choice = destroyable(group_at(state, seat, space).ships)
    picked = answer.get(space_key(space), choice[:1])
    if not picked:
        return state, ShipLost(space, seat, None)
    return ship_destroyed(state, seat, picked[0]), ShipLost(space, seat, SHIPS[picked[0]])


def _losses(state: State) -> Iterator[tuple[int, Seat]]:
    """List who lost where: battles from left to right, from the lowest sum up (RL-24)."""
    for battle in state.battles:
        for seat in losers_of(battle):
            yield battle.space, seat


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: one own ship of each lost battle, or of a lost fight against an army."""
    fields, labels = [], squad_labels(view)
    for space in ask.about:
        ships = choices(view, ask.seat, space)
        city = view.public.spaces[space - 1].city
        name = city.name if city is not None else ""
        key = space_key(space)
        options = tuple(Option(ship, labels[ship], squad_note(ship)) for ship in ships)
        label = say("tremble-field-loss", space=space, city=name)
        fields.append(Field(key, label, options, chosen(draft, key, ships)))
    return make_form(fields)


def default(view: TrembleView, ask: Ask) -> Answer:
    """Give up the cheapest ship."""
    return {
        space_key(space): (min(choices(view, ask.seat, space), key=lambda ship: SHIPS[ship].price),)
        for space in ask.about
    }


def choices(view: TrembleView, seat: Seat, space: int) -> tuple[str, ...]:
    """List the ships of a revealed group that may be destroyed."""
    for attack in view.public.attacks:
        if attack.seat == seat and attack.space == space:
            return destroyable(ship.id for ship in attack.ships)
    raise LookupError(f"seat {seat} sent nothing to space {space}")


# F-7: compensation cards


def compensation_pending(state: State, _frame: Compensating) -> Draw | None:
    """Refill the deck where it is too small for all losers (K-3)."""
    return refill(state.compensations, len(list(_losses(state))), "compensations")


def compensation_draw(state: State, _frame: Compensating, order: tuple[int, ...]) -> Step:
    """Put the shuffled discard under the deck."""
    return replace(state, compensations=refilled(state.compensations, order)), ()


def compensation_proceed(state: State, _frame: Compensating) -> Step:
    """Let each loser draw a card for each battle lost; bonus humans are paid at once (K-2).

    They draw in the order of RL-24, but it is told by seat, shown cards first: which of two
    draws of a captain was the hidden one is nobody's business. Where cards are too few, the last
    go without (RL-12).
    """
    losers = [seat for _, seat in _losses(state)]
    cards, pile = taken(state.compensations, len(losers))
    state = replace(state, compensations=pile)
    shown: Notices = ()
    hidden: Notices = ()
    for seat, card in sorted(zip(losers, cards, strict=False), key=lambda draw: draw[0]):
        state, told = _compensated(state, seat, card)
        if told[0].private:
            hidden += told
        else:
            shown += told
    missing = tell(*(NoCompensation(seat) for seat in sorted(losers[len(cards) :])))
    return popped(state), shown + hidden + missing


def _compensated(state: State, seat: Seat, card: str) -> Step:
    captain, found = state.captains[seat], COMPENSATIONS[card]
    if found.effect.kind == CompensationKind.HUMANS:
        paid = found.effect.amount
        state = with_captain(state, seat, replace(captain, humans=captain.humans + paid))
        state = replace(state, compensations=laid(state.compensations, (card,)))
        return state, tell(Compensated(seat, found, paid))
    held = replace(captain, compensations=(*captain.compensations, card))
    told: Notices = (Notice(Compensated(seat), ((seat, Compensated(seat, found)),)),)
    return with_captain(state, seat, held), told
