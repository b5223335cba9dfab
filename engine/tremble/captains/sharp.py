"""The sharp computer captain: searches over its own guesses, within a budget of positions.

It imagines what it cannot see, lets every rival plan there as a steady captain, and weighs all of
its own purchases and groups against what they send; in battles it counts on the cards that rivals
may hold, in catches on armies that may come.
"""

from statistics import mean

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.battles.battles import remaining
from engine.invasion.battles.odds import battle_odds
from engine.invasion.captains.positions import Position
from engine.invasion.orders import choosing
from engine.invasion.valuing.assignment import best_orders
from engine.invasion.valuing.plans import Target
from engine.tremble.captains.positions import Rivals, hopes_against, imagined
from engine.tremble.captains.sharp_catch import reward
from engine.tremble.captains.steady import steady
from engine.tremble.cards.cards import City
from engine.tremble.cards.effects import ROLL_CARDS
from engine.tremble.cards.tables import CITIES, COMPENSATIONS
from engine.tremble.phases.losses import choices
from engine.tremble.suggesting.battles import stake
from engine.tremble.suggesting.plans import fuelled, ordered, targets_of
from engine.tremble.suggesting.shop import answered, cost
from engine.tremble.table.state import State
from engine.tremble.table.view import PublicView, Space, TrembleView, battle_in, own_part
from engine.tremble.valuing.guesses import CARD_PLUS, PLAIN_PLUS, help_of
from engine.tremble.valuing.purchases import Purchase, customer_of, purchases
from engine.tremble.valuing.squads import squad_of
from engine.tremble.valuing.values import KEPT, comfort, extra_fuel, future, ship_worth

POSITIONS = 24  # imagined for a plan
BOARDS = 10  # imagined for a purchase
HANDS = 4  # imagined for a battle


def plan(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that bring most against what rivals may send."""
    public, own = view.public, own_part(view)
    rivals, positions = Rivals(public, own.seat), []
    for number in range(POSITIONS):
        if rivals.hide or not number:
            squads = _squads(imagined(view, pick))
        positions.append(rivals.position(squads, pick))
    squad = squad_of(tuple([ship.id for ship in own.ships]))
    targets = targets_of(public, own.seat)
    hopes = hopes_against(public, own.seat, squad, targets, positions)
    orders, fuel = fuelled(view, squad, hopes)
    return make_form(ordered(squad, targets, orders, fuel)).answer()


class _Outlook:
    """A turn as it may go: the cities that may be laid, and what rivals may send there."""

    def __init__(self, view: TrembleView, seat: Seat, pick: Pick) -> None:
        state = imagined(view, pick)
        laid = state.cities[: len(state.spaces)]
        spaces = tuple(Space(number, CITIES[city]) for number, city in enumerate(laid, 1))
        self._public: PublicView = replace(view.public, spaces=spaces)
        self._seat = seat
        self._targets: list[Target[City]] = targets_of(self._public, seat)
        self._position: Position = Rivals(self._public, seat).position(_squads(state), pick)

    def hope(self, ships: tuple[str, ...], stations: tuple[str, ...]) -> float:
        """Estimate what the best plan of these ships brings."""
        squad = squad_of(ships)
        hopes = hopes_against(self._public, self._seat, squad, self._targets, (self._position,))
        return best_orders(hopes, squad.fuel, self._public.fuel + extra_fuel(stations)).hope


def buy(view: TrembleView, make_form: FormMaker, pick: Pick) -> Answer:
    """Buy what brings most: this turn on boards that may come, later by what cards are worth."""
    customer, seat = customer_of(view), own_part(view).seat
    turn, captains = view.public.turn, len(view.public.captains)
    outlooks = [_Outlook(view, seat, pick) for _ in range(BOARDS)]

    def worth(ships: tuple[str, ...], stations: tuple[str, ...]) -> float:
        now = mean([outlook.hope(ships, stations) for outlook in outlooks])
        aids = future((), stations, turn, captains) - KEPT * future(
            (), stations, turn + 1, captains
        )
        return now + aids + KEPT * future(ships, stations, turn + 1, captains)

    best: Purchase | None = None
    most = worth(customer.ships, customer.stations)
    for purchase in purchases(customer):
        if purchase.basket.buy:
            gain = worth(purchase.ships, purchase.stations) - cost(purchase)
            if gain > most:
                best, most = purchase, gain
    return answered(best, make_form)


def fight(view: TrembleView, ask: Ask, pick: Pick) -> Answer:
    """Fight where the city and the comfort of losing outweigh the ship, against hands imagined."""
    hands = [_help(view, imagined(view, pick)) for _ in range(HANDS)]
    return choosing.fight(view, ask, lambda seen, space: _fights(seen, ask.seat, space, hands))


def _fights(view: TrembleView, seat: Seat, space: int, hands: list[list[int]]) -> bool:
    fighters = remaining(battle_in(view, space)[0])
    seats = [each.seat for each in fighters]
    place = seats.index(seat)
    chance = mean(
        [
            battle_odds(tuple([each.total + plus[each.seat] for each in fighters]))[place]
            for plus in hands
        ]
    )
    ships = choices(view, seat, space)
    missed = min([ship_worth(ship, view.public) for ship in ships], default=0.0)
    risk = missed - comfort(view.public)
    return chance * stake(view, seat, space) > (1 - chance) * risk


def _help(view: TrembleView, state: State) -> list[int]:
    """Add up for each captain what stations and the cards of an imagined hand add after a roll."""
    plus = []
    for each in view.public.captains:
        held = [COMPENSATIONS[card].effect for card in state.captains[each.seat].compensations]
        usable = held[: each.compensations - each.fresh]
        cards = sum([effect.amount or PLAIN_PLUS for effect in usable if effect.kind in ROLL_CARDS])
        guessed = CARD_PLUS if each.compensations > each.fresh else 0
        plus.append(help_of(view.public, each.seat) - guessed + cards)
    return plus


def _squads(state: State) -> dict[Seat, tuple[str, ...]]:
    return {seat: captain.ships for seat, captain in enumerate(state.captains)}


def sharp(view: TrembleView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by search where something is hidden, else by exact odds."""
    match ask.kind:
        case "buy":
            return buy(view, make_form, pick)
        case "plan":
            return plan(view, make_form, pick)
        case "fight":
            return fight(view, ask, pick)
        case "reward":
            return reward(view, ask, pick)
        case _:
            return steady(view, ask, make_form, pick)
