"""Phase 2, buying ships: TD-4; a credit may be paid back with it (TD-12.2)."""

from typing import Any

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option, shut
from engine.core.words import Text, say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import popped, with_frame
from engine.kit.piles import laid, refill, refilled, taken
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.cards.tables import SHIPS, canonical
from engine.tremble_draft.table.events import CreditRepaid, Offered, Shopped
from engine.tremble_draft.table.frames import Buying
from engine.tremble_draft.table.state import (
    Notices,
    State,
    Step,
    from_lead,
    loan_repaid,
    ships_in,
    without_ships,
)
from engine.tremble_draft.table.view import CREDIT_DUE, DraftView, hand_of, own_part
from engine.tremble_draft.table.wording import offer_note, squad_labels, squad_note, told_apart

OFFER, MAX_SHIPS = 2, 5
BUY, DISCARD, REPAY = "buy", "discard", "repay"
PAY = Option("pay", say("tremble-draft-option-repay"))


def pending(state: State, frame: Buying) -> Decide | Draw | None:
    """Ask everybody what they buy, once there are cards to deal (TD-4.1)."""
    seats = range(len(state.captains))
    if not frame.dealt:
        return refill(state.ships, OFFER * len(seats), "ships")
    return Decide(f"t{state.turn}:buy", tuple([Ask(seat, "buy") for seat in seats]))


def draw(state: State, _frame: Buying, order: tuple[int, ...]) -> Step:
    """Shuffle the discard into a new deck where the old one does not suffice (TD-Q8)."""
    return replace(state, ships=refilled(state.ships, order, canonical)), ()


def proceed(state: State, _frame: Buying) -> Step:
    """Deal two cards to each captain, from the lead seat on."""
    told: dict[Seat, Notices] = {}
    for seat in from_lead(state):
        cards, ships = taken(state.ships, OFFER)
        captain = replace(state.captains[seat], offer=cards)
        state = with_captain(replace(state, ships=ships), seat, captain)
        own = Offered(seat, ships_in(cards))
        told[seat] = (Notice(Offered(seat, ()), ((seat, own),)),)
    notices: Notices = sum((told[seat] for seat in sorted(told)), ())
    return with_frame(state, Buying(dealt=True)), notices


def decide(state: State, _frame: Buying, answers: dict[Seat, Answer]) -> Step:
    """Buy for all at once; what is not bought is discarded face up (TD-4.3)."""
    told: Notices = ()
    for seat, answer in sorted(answers.items()):
        if answer[REPAY]:
            state = loan_repaid(state, seat, CREDIT_DUE)
            told += tell(CreditRepaid(seat, state.captains[seat].humans))
        state, shopped = _settled(state, seat, answer[BUY], answer[DISCARD])
        told += shopped
    return popped(state), told


def _settled(state: State, seat: Seat, buy: tuple[str, ...], gone: tuple[str, ...]) -> Step:
    """Pay, take the ship, discard what was refused and what had to make room."""
    captain = state.captains[seat]
    refused = tuple([card for card in captain.offer if card not in buy])
    paid = sum([SHIPS[card].price for card in buy])
    after = without_ships(captain, gone)
    after = replace(after, humans=captain.humans - paid, ships=after.ships + buy, offer=())
    state = with_captain(state, seat, after)
    state = replace(state, ships=laid(state.ships, refused + gone))
    public = Shopped(seat, paid, ships_in(refused), ships_in(gone), after.humans, captain.humans)
    if not buy:
        return state, (Notice(public),)
    return state, (Notice(public, ((seat, replace(public, bought=SHIPS[buy[0]])),)),)


# The question


def form(view: DraftView, ask: Ask, draft: Answer) -> Form:
    """Make the form: a card to buy, a ship to make room for it, a credit to pay back."""
    own, captain = own_part(view), view.public.captains[ask.seat]
    repays = captain.loan and captain.humans >= CREDIT_DUE and PAY.key in draft.get(REPAY, ())
    purse = captain.humans - CREDIT_DUE * repays
    hand = hand_of(view)
    full = len(own.ships) >= MAX_SHIPS
    names = told_apart(tuple([ship.id for ship in own.offer]))
    stages = Stages(draft)
    offered = [
        _offered(ship, names[ship.id], purse, room=bool(hand) or not full) for ship in own.offer
    ]
    bought = stages.one(BUY, say("tremble-draft-field-buy"), offered, least=0)
    labels = squad_labels(view)
    room = [Option(ship.id, labels[ship.id], squad_note(ship.id)) for ship in hand]
    needed = full and bought is not None
    stages.one(DISCARD, say("tremble-draft-field-discard"), room if needed else ())
    price = SHIPS[bought].price if bought else 0
    loan = [repayment(captain.humans - price)] if captain.loan else []
    stages.one(REPAY, say("tremble-draft-field-repay"), loan, least=0)
    return stages.form(facts=_facts(purse, price))


def _offered(ship: Ship, name: Text, purse: int, *, room: bool) -> Option:
    option = Option(ship.id, name, offer_note(ship.id))
    if ship.price > purse:
        return shut(option, say("tremble-draft-closed-dear", price=ship.price, humans=purse))
    return option if room else shut(option, say("tremble-draft-closed-room"))


def repayment(left: int) -> Option:
    """Offer to pay a credit back, if what is left is enough (TD-12.2)."""
    return PAY if left >= CREDIT_DUE else shut(PAY, say("tremble-draft-closed-repay"))


def _facts(purse: int, price: int) -> tuple[Text, ...]:
    if price > purse:
        return ()
    return (say("tremble-draft-fact-purchase", price=price, left=purse - price),)


def default(_view: DraftView, _ask: Ask) -> Answer:
    """Buy nothing, pay nothing back."""
    return {BUY: (), DISCARD: (), REPAY: ()}


def public_part(view: DraftView, _ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns when the phase closes: all but which ship was bought."""
    offer = own_part(view).offer
    bought = answer.get(BUY, ())
    return [
        sum([SHIPS[card].price for card in bought]),
        [ship.id for ship in offer if ship.id not in bought],
        answer.get(DISCARD, ()),
        answer.get(REPAY, ()),
    ]
