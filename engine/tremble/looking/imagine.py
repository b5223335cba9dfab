"""A state that the owner of a view cannot tell from the real one.

What a view does not show is dealt anew from the cards it does not show: hidden ships by the
backs everybody sees (never stations, which lie open once bought), other offers, other
compensation hands (never bonus humans, which are paid when drawn), and the order of every deck.
"""

from engine.core.asks import Seat
from engine.core.chance import Chance
from engine.invasion.cards.groups import Group
from engine.kit.dealer import Dealer
from engine.kit.piles import Pile
from engine.tremble.cards.cards import Colour
from engine.tremble.cards.tables import (
    COMPENSATIONS,
    PAID_AT_ONCE,
    SHIPS,
    cities_of,
    deck_of,
)
from engine.tremble.table.state import Captain, State, colour_in
from engine.tremble.table.view import Attack, CaptainView, PublicView, TrembleView


def imagine(view: TrembleView, chance: Chance) -> State:
    """Make a state that looks like `view`, with what is hidden dealt by `chance`."""
    public, piles = view.public, view.public.piles
    (ships, armies, compensations), colour = public.ledger.shuffles, colour_in(public.turn)
    squads, blue, red = _squads(view, chance)
    offers = blue if colour is Colour.BLUE else red
    hidden = _hidden_compensations(view)
    hands = Dealer("hands", (card for card in hidden if card not in PAID_AT_ONCE), chance)
    captains = tuple(
        _captain(view, captain, squads[captain.seat], offers, hands) for captain in public.captains
    )
    paid = (card for card in hidden if card in PAID_AT_ONCE)
    drawn = Dealer("compensations", [*hands.rest(), *paid], chance)
    return State(
        turn=public.turn,
        captains=captains,
        tasks=tuple(standing.task.id for standing in public.tasks),
        spaces=tuple(space.city.id if space.city else None for space in public.spaces),
        claimed=tuple(
            (space.number, space.claimed_by)
            for space in public.spaces
            if space.claimed_by is not None
        ),
        groups=tuple(_group(attack) for attack in public.attacks),
        battles=public.battles,
        ships=Pile(offers.rest(), piles.ship_discard, ships),
        red=red.rest() if colour is Colour.BLUE else (),
        gone=piles.out_of_play,
        cities=_cities(public, chance),
        city_discard=piles.city_discard,
        armies=Pile(_armies(public, chance), piles.army_discard, armies, public.ledger.late[0]),
        compensations=Pile(
            drawn.rest(), piles.compensation_discard, compensations, public.ledger.late[1]
        ),
        agenda=public.ledger.agenda,
        ahead=public.ledger.ahead,
        unordered=public.ledger.unordered,
    )


def _group(attack: Attack) -> Group:
    return Group(
        attack.seat,
        attack.space,
        tuple(ship.id for ship in attack.ships),
        attack.total,
        tuple(ship.id for ship in attack.lost),
    )


def _captain(
    view: TrembleView, captain: CaptainView, squad: tuple[str, ...], offers: Dealer, hands: Dealer
) -> Captain:
    own = view.own
    if own is not None and own.seat == captain.seat:
        offer = tuple(card.id for card in own.offer)
        held = tuple(card.id for card in own.compensations)
        basket, orders = own.basket, own.orders
    else:
        offer = offers.deal(view.public.ledger.offers[captain.seat])
        held = hands.deal(captain.compensations)
        basket = None  # whatever rivals want to buy waits unseen: here they want nothing
        orders = ()  # and their battle orders are what counts where none are given
    return Captain(
        humans=captain.humans,
        ships=squad,
        seen=tuple(ship.id for ship in captain.seen),
        stations=tuple(each.station.id for each in captain.stations),
        trophies=tuple(city.id for city in captain.trophies),
        compensations=held,
        credits=captain.credits,
        offer=offer,
        basket=basket,
        used=tuple(each.station.id for each in captain.stations if each.used),
        fresh=captain.fresh,
        extra_fuel=captain.extra_fuel,
        fought=captain.fought,
        retreated=captain.retreated,
        orders=orders,
    )


def _squads(
    view: TrembleView, chance: Chance
) -> tuple[dict[Seat, tuple[str, ...]], Dealer, Dealer]:
    """Deal rivals' hidden ships; return all squads, and what is left of either colour."""
    own = view.own
    squads = {
        captain.seat: tuple(ship.id for ship in captain.seen) for captain in view.public.captains
    }
    visible = _visible_cards(view)
    left: list[Dealer] = []
    for colour in (Colour.BLUE, Colour.RED):
        hidden = [card for card in deck_of(colour) if card not in visible]
        ships = [card for card in hidden if card in SHIPS]
        backs = Dealer(f"squads:{colour}", ships, chance)
        for captain in view.public.captains:
            if own is None or captain.seat != own.seat:
                count = captain.backs_blue if colour is Colour.BLUE else captain.backs_red
                squads[captain.seat] += backs.deal(count)
        stations = [card for card in hidden if card not in SHIPS]
        left.append(Dealer(f"deck:{colour}", [*backs.rest(), *stations], chance))
    if own is not None:
        squads[own.seat] = tuple(ship.id for ship in own.ships)
    return squads, left[0], left[1]


def _visible_cards(view: TrembleView) -> set[str]:
    """Collect the ships and stations that the owner of a view can name."""
    piles = view.public.piles
    visible = {*piles.ship_discard, *piles.out_of_play}
    for captain in view.public.captains:
        visible.update(ship.id for ship in captain.seen)
        visible.update(each.station.id for each in captain.stations)
    if view.own is not None:
        visible.update(ship.id for ship in view.own.ships)
        visible.update(card.id for card in view.own.offer)
    return visible


def _hidden_compensations(view: TrembleView) -> list[str]:
    visible = {*view.public.piles.compensation_discard}
    if view.own is not None:
        visible.update(card.id for card in view.own.compensations)
    return [card for card in COMPENSATIONS if card not in visible]


def _cities(public: PublicView, chance: Chance) -> tuple[str, ...]:
    """Shuffle the cities that are still to come, blue on red (S-2)."""
    visible = {*public.piles.city_discard}
    visible.update(space.city.id for space in public.spaces if space.city)
    visible.update(city.id for captain in public.captains for city in captain.trophies)
    deck: tuple[str, ...] = ()
    for colour in (Colour.BLUE, Colour.RED):
        cities = cities_of(colour, len(public.captains))
        hidden = [city for city in cities if city not in visible]
        deck += Dealer(f"cities:{colour}", hidden, chance).rest()
    return deck


def _armies(public: PublicView, chance: Chance) -> tuple[str, ...]:
    hidden = [army.id for army in public.discards.unseen_armies]
    return Dealer("armies", hidden, chance).rest()
