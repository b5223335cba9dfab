"""Phase 1, buying: B-1 to B-5, with RL-1, RL-2, RL-16, RL-18, RL-19 and RL-26.

Who gives two stations back is asked again, in a group of its own (RL-1); what the others want
waits with them until all have bought, and becomes public in one instant (RL-18).
"""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Draw, Notice, Seat
from engine.core.forms import Field, Form, Option, chosen, make_form, shut
from engine.core.words import Text, say
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import popped, with_frame
from engine.kit.memo import latest
from engine.kit.piles import refill, refilled, taken
from engine.tremble.cards.cards import CREDIT
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.cards.fuel import fuel_limit
from engine.tremble.cards.tables import (
    COMPENSATIONS,
    SHIPS,
    STATIONS,
    canonical,
    cards_in,
    ships_in,
)
from engine.tremble.table.aids import at_hand, spent
from engine.tremble.table.events import GivenBack, Offered, Shopped
from engine.tremble.table.frames import Buying
from engine.tremble.table.shopping import (
    Basket,
    Customer,
    Way,
    affordable,
    budget,
    of_use,
    off,
    price_of,
    purse,
    room_for,
    rooms_ahead,
    twice_alike,
    ways_to_buy,
)
from engine.tremble.table.state import (
    BLUE_TURNS,
    Notices,
    State,
    Step,
    colour_in,
    discarded,
)
from engine.tremble.table.view import ID, STATION_ID, PublicView, TrembleView, own_part
from engine.tremble.table.wording import aid_note, offer_note, squad_labels, squad_note, told_apart

_BUY, _DISCARD = say("tremble-field-buy"), say("tremble-field-discard")
_CREDIT = say("tremble-field-credit")
_GIVEN_BACK = say("tremble-closed-given-back")
_NO_ROOM, _ALIKE = say("tremble-closed-room"), say("tremble-closed-alike")
_DISCARDS = say("tremble-closed-discards")
_LOAN = Option("take", say("tremble-option-credit"), say("tremble-note-credit"))
_NO_LOAN = shut(_LOAN, say("tremble-closed-credit"))
_LOAN_GIVEN_BACK = shut(_LOAN, _GIVEN_BACK)

_Cards: TypeAlias = tuple[str, ...]

_NOTHING = Basket((), (), credit=False)
OFFER = 2  # cards drawn by each captain, and most that one may discard for them (B-1)
REDRAW = "redraw"


def pending(state: State, frame: Buying) -> Decide | Draw | None:
    """Ask everybody what they buy, once there are cards to deal (RL-12)."""
    seats = range(len(state.captains))
    if not frame.dealt:
        return refill(state.ships, OFFER * len(seats), f"ships:{colour_in(state.turn)}")
    group = f"t{state.turn}:buy"
    if frame.round > 1:
        return Decide(f"{group}:{frame.round}", tuple([Ask(seat, "buy") for seat in frame.seats]))
    return Decide(group, tuple([Ask(seat, "buy") for seat in seats]))


def draw(state: State, _frame: Buying, order: tuple[int, ...]) -> Step:
    """Refill the ship deck."""
    return replace(state, ships=refilled(state.ships, order, canonical)), ()


def proceed(state: State, _frame: Buying) -> Step:
    """Deal a card to each captain, then a second one (B-1)."""
    many = len(state.captains)
    cards, ships = taken(state.ships, OFFER * many)
    seats = enumerate(state.captains)
    captains = tuple([replace(captain, offer=cards[seat::many]) for seat, captain in seats])
    notices: Notices = ()
    for seat, captain in enumerate(captains):
        notices += _offered_to(seat, captain.offer)
    dealt = replace(state, captains=captains, ships=ships)
    return with_frame(dealt, Buying(dealt=True)), notices


def _offered_to(seat: Seat, cards: tuple[str, ...]) -> Notices:
    return (Notice(Offered(seat, ()), ((seat, Offered(seat, cards_in(cards))),)),)


def decide(state: State, frame: Buying, answers: dict[Seat, Answer]) -> Step:
    """Let those draw again who gave stations back; else buy for all at once (B-3, B-4)."""
    again = tuple([seat for seat in sorted(answers) if answers[seat].get(REDRAW)])
    baskets = {seat: _basket(answers[seat]) for seat in answers if seat not in again}
    if again:
        for seat, basket in baskets.items():
            waiting = replace(state.captains[seat], basket=basket)
            state = with_captain(state, seat, waiting)
        return _drawn_again(state, frame, again)
    notices: Notices = ()
    for seat, captain in enumerate(state.captains):
        state, told = _settled(state, seat, baskets.get(seat) or captain.basket or _NOTHING)
        notices += told
    return popped(state), notices


def _drawn_again(state: State, frame: Buying, seats: tuple[Seat, ...]) -> Step:
    """Discard the stations given back, and deal others in seat order (B-3, RL-1)."""
    shown: Notices = ()
    dealt: Notices = ()
    for seat in seats:
        given = state.captains[seat].offer
        state = discarded(state, given)
        shown += (Notice(GivenBack(seat, cards_in(given))),)
    for seat in seats:
        cards, ships = taken(state.ships, OFFER)
        captain = replace(state.captains[seat], offer=cards)
        state = with_captain(replace(state, ships=ships), seat, captain)
        dealt += _offered_to(seat, cards)
    again = Buying(dealt=True, round=frame.round + 1, seats=seats)
    return with_frame(state, again), shown + dealt


def _settled(state: State, seat: Seat, basket: Basket) -> Step:
    """Let a captain pay; what was spent becomes public, which ships it bought does not (B-4)."""
    captain = state.captains[seat]
    refused = tuple([card for card in captain.offer if card not in basket.buy])
    ships, stations = basket.ships(), basket.stations()
    after = replace(
        captain,
        humans=captain.humans + CREDIT * basket.credit - basket.due,
        credits=captain.credits + basket.credit,
        ships=_without(captain.ships, basket.discard) + ships,
        seen=_without(captain.seen, basket.discard),
        stations=_without(captain.stations, basket.discard)
        + tuple([station.id for station in stations]),
        offer=(),
        basket=None,
    )
    public = Shopped(
        seat=seat,
        paid=basket.due,
        credit=basket.credit,
        ships=len(ships),
        stations=stations,
        refused=cards_in(refused),
        discarded=cards_in(basket.discard),
        humans=after.humans,
        discounts=tuple([COMPENSATIONS[card] for card in basket.discounts]),
        before=captain.humans,
    )
    private = replace(public, bought=ships_in(ships))
    state = discarded(with_captain(state, seat, after), refused + basket.discard)
    for card in basket.discounts:
        state = spent(state, seat, card)
    return state, (Notice(public, ((seat, private),)),)


def _basket(answer: Answer) -> Basket:
    return Basket(
        answer["buy"],
        canonical(answer["discard"]),
        bool(answer["credit"]),
        canonical(answer.get("discount", ())),
    )


def _without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card in cards if card not in gone]) if gone else cards


class _Shop(msgspec.Struct, frozen=True, gc=False):
    """What a captain's form shows, whatever is chosen in it."""

    customer: Customer
    budget: int
    ways: list[Way]
    squad: tuple[str, ...]
    offered: tuple[Option, ...]
    owned: tuple[Option, ...]
    kept: tuple[Option, ...]  # own cards while nothing on offer could replace them
    may_redraw: bool


@latest
def _shop(view: TrembleView, ask: Ask) -> _Shop:
    customer = _customer(view, ask.seat)
    squad = customer.ships + customer.stations
    named, own = told_apart(customer.offer), squad_labels(view)
    owned = tuple([Option(card, own[card], squad_note(card)) for card in squad])
    return _Shop(
        customer,
        budget(customer),
        ways_to_buy(customer),
        squad,
        tuple([Option(card, named[card], offer_note(card)) for card in customer.offer]),
        owned,
        tuple([Option(each.key, each.label, each.note, _NO_ROOM) for each in owned]),
        _may_redraw(view, customer),
    )


def _customer(view: TrembleView, seat: Seat) -> Customer:
    own, captain = own_part(view), view.public.captains[seat]
    return Customer(
        captain.humans,
        tuple(map(ID, own.ships)),
        tuple(map(STATION_ID, captain.stations)),
        tuple(map(ID, own.offer)),
        at_hand(view, (), (CompensationKind.DISCOUNT,)),
    )


def _may_redraw(view: TrembleView, customer: Customer) -> bool:
    """Tell whether two stations may be given back for two other cards (B-3, RL-1)."""
    stations = [card for card in customer.offer if card in STATIONS]
    return len(stations) == OFFER and view.public.piles.ships >= OFFER


def form(view: TrembleView, ask: Ask, draft: Answer) -> Form:
    """Make the form: cards to buy or to give back, cards to discard, a credit, discounts."""
    shop = _shop(view, ask)
    customer = shop.customer
    again = chosen(draft, REDRAW, (REDRAW,))
    picked = buy, discard, credit, discount = _picked(shop, draft)
    basket = _wanted(shop, *picked)
    if again:
        offered = tuple([shut(option, _GIVEN_BACK) for option in shop.offered])
        owned = tuple([shut(option, _GIVEN_BACK) for option in shop.owned])
        loan = _LOAN_GIVEN_BACK
    else:
        offered = _offered(shop, basket)
        owned = _owned(shop, basket)
        loan = _LOAN if customer.may_borrow else _NO_LOAN
    room = max(1, min(OFFER, len(owned)))
    fields = [
        Field("buy", _BUY, offered, buy, 0, max(1, len(offered))),
        Field("discard", _DISCARD, owned, discard, 0, room),
        Field("credit", _CREDIT, (loan,), credit, 0),
    ]
    if customer.discounts:
        fields.append(_discounts(customer, basket, discount))
    if shop.may_redraw:
        fields.append(_redraw(basket, again))
    return make_form(fields, _faults(customer, basket))


def facts(view: TrembleView, ask: Ask, draft: Answer) -> Iterator[Text]:
    """Tell the price, which of the ships on offer need more fuel than the turn has, and what comes.

    Before cities and ships become red, humans that are kept buy more a turn later.
    """
    shop = _shop(view, ask)
    if view.public.turn == BLUE_TURNS:
        yield say("tremble-fact-red")
    yield from _cost(shop.customer, _wanted(shop, *_picked(shop, draft)))
    yield from _thirsty(shop.customer.offer, view.public)


def _picked(shop: _Shop, draft: Answer) -> tuple[_Cards, _Cards, _Cards, _Cards]:
    """Read what is chosen: to buy, to discard, a credit, discounts."""
    return (
        chosen(draft, "buy", shop.customer.offer),
        chosen(draft, "discard", shop.squad),
        chosen(draft, "credit", ("take",)),
        chosen(draft, "discount", shop.customer.discounts),
    )


def _wanted(shop: _Shop, buy: _Cards, discard: _Cards, credit: _Cards, less: _Cards) -> Basket:
    """Take of what is chosen what there is."""
    customer = shop.customer
    return Basket(
        _known(buy, customer.offer),
        _known(discard, shop.squad),
        bool(credit),
        _known(less, customer.discounts),
    )


def _known(picked: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card in picked if card in cards]) if picked else ()


def _redraw(basket: Basket, again: tuple[str, ...]) -> Field:
    closed = None
    if basket.buy or basket.discard or basket.credit or basket.discounts:
        closed = say("tremble-closed-redraw")
    option = Option(REDRAW, say("tremble-option-redraw"), say("tremble-note-redraw"), closed)
    return Field(REDRAW, say("tremble-field-redraw"), (option,), again, 0)


def _discounts(customer: Customer, basket: Basket, chosen_: tuple[str, ...]) -> Field:
    labels = told_apart(customer.discounts)
    closed = say("tremble-closed-discount")
    options = tuple(
        Option(card, labels[card], aid_note(card), None if _pays(basket, card) else closed)
        for card in customer.discounts
    )
    most = len(options)
    return Field("discount", say("tremble-field-discount"), options, chosen_, 0, most)


def _pays(basket: Basket, card: str) -> bool:
    """Tell whether a discount has something to pay for, and leaves that to each other one too."""
    wanted = {*basket.discounts, card}
    return all(basket.price > off(wanted - {each}) for each in wanted)


def _cost(customer: Customer, basket: Basket) -> Iterator[Text]:
    """Tell the price of what is bought, and what is left; where that is too little a fault does."""
    left = purse(customer, basket) - basket.due
    if left >= 0 and (basket.buy or basket.credit):
        yield say("tremble-fact-purchase", price=basket.due, left=left)


def _thirsty(cards: Iterable[str], public: PublicView) -> Iterator[Text]:
    """Say which ships need more fuel than the turn has, and from when on they can fly."""
    for ship in ships_in(tuple([card for card in cards if card in SHIPS])):
        if ship.fuel > public.fuel:
            turn = next(turn for turn in count(public.turn + 1) if fuel_limit(turn) >= ship.fuel)
            yield say("tremble-fact-thirsty", name=ship.name, fuel=ship.fuel, turn=turn)


def _offered(shop: _Shop, basket: Basket) -> tuple[Option, ...]:
    """Offer cards; one is closed where the humans do not suffice or two would be alike."""
    options = []
    for option in shop.offered:
        closed = None
        buy = basket.buy if option.key in basket.buy else (*basket.buy, option.key)
        if (price := price_of(buy)) > shop.budget:
            humans = purse(shop.customer, basket)
            closed = say("tremble-closed-too-dear", price=price, humans=humans)
        elif len(buy) > 1 and twice_alike(buy):
            closed = _ALIKE
        elif basket.discard and not of_use(basket.discard, rooms_ahead(shop.ways, buy)):
            closed = _DISCARDS
        options.append(shut(option, closed) if closed else option)
    return tuple(options)


def _owned(shop: _Shop, basket: Basket) -> tuple[Option, ...]:
    """Offer own cards to discard, as far as room is needed (B-2); ships are all one to that."""
    rooms = rooms_ahead(shop.ways, basket.buy)
    if not rooms:
        return shop.kept
    discard = basket.discard
    useful: dict[str, bool] = dict.fromkeys(discard, of_use(discard, rooms))
    rest = [ship for ship in shop.customer.ships if ship not in discard]
    useful |= dict.fromkeys(rest, bool(rest) and of_use((*discard, rest[0]), rooms))
    for station in shop.customer.stations:
        if station not in discard:
            useful[station] = of_use((*discard, station), rooms)
    return tuple(
        [
            option if useful[option.key] else closed
            for option, closed in zip(shop.owned, shop.kept, strict=True)
        ]
    )


def _faults(customer: Customer, basket: Basket) -> Iterator[Text]:
    """Say what is still missing: humans that a credit or discounts bring, discards for room."""
    if not basket.buy and not basket.discard:
        return
    if not affordable(customer, basket.buy) or twice_alike(basket.buy):
        return  # no room makes up for that, so none is offered
    short = basket.due - purse(customer, basket)
    if short > 0:
        helps = _helps(customer, basket)
        yield say("tremble-fault-short", price=basket.due, short=short, helps=helps)
    room = room_for(customer, basket.buy)
    stations = [card for card in basket.discard if card in STATIONS]
    ships = room.ships - (len(basket.discard) - len(stations))
    if ships > 0:
        yield say("tremble-fault-discard-ships", count=ships)
    missing = [card for card in customer.stations if card in room.alike and card not in stations]
    for card in missing:
        yield say("tremble-fault-discard-alike", name=STATIONS[card].name)
    more = room.stations - len(stations) - len(missing)
    if more > 0:
        yield say("tremble-fault-discard-stations", count=more)
    if ships < 0 or more < 0:
        yield say("tremble-fault-discards-for-nothing")


def _helps(customer: Customer, basket: Basket) -> str:
    """Name what is left to pay with: whatever is offered can be paid somehow."""
    credit = customer.may_borrow and not basket.credit
    discount = len(basket.discounts) < len(customer.discounts)
    if credit and discount:
        return "both"
    return "credit" if credit else "discount"


def default(_view: TrembleView, _ask: Ask) -> Answer:
    """Buy nothing, take no credit, give nothing back."""
    return {"buy": (), "discard": (), "credit": ()}


def public_part(view: TrembleView, _ask: Ask, answer: Answer) -> Any:
    """Show what everybody learns when the phase closes (B-4)."""
    basket = _basket(answer)
    if answer.get(REDRAW):
        return [REDRAW]
    return [
        basket.due,
        basket.discounts,
        len(basket.ships()),
        [station.id for station in basket.stations()],
        [card.id for card in own_part(view).offer if card.id not in basket.buy],
        basket.discard,
        basket.credit,
    ]
