"""What is suggested in battles: by exact odds, weighed with what is at stake."""

from collections.abc import Sequence
from itertools import product

from engine.core.asks import Answer, Ask, Seat
from engine.invasion.battles.transfers import transferable
from engine.invasion.orders import choosing
from engine.invasion.valuing.boards import Board
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.phases.looting import captured
from engine.tremble_draft.phases.losses import beaten
from engine.tremble_draft.phases.reserve import chance_with, in_reserve, join_key
from engine.tremble_draft.table.view import ID, DraftView
from engine.tremble_draft.valuing.prizes import trophy_worth
from engine.tremble_draft.valuing.searches import outlook_of
from engine.tremble_draft.valuing.values import fuel_price, poorest, ship_worth


def transfer(view: DraftView, ask: Ask) -> Answer:
    """Let own ships go where they help most."""

    def prize(seat: Seat, space: int, _ships: Sequence[Ship]) -> float:
        city = view.public.spaces[space - 1].city
        return city.raid + trophy_worth(view, seat, city) if city else 0.0

    ships = [ship for _, ship in transferable(view, ask.seat)]
    return Board(view.public, ask.seat, prize).moved(ships)


def fight(view: DraftView, ask: Ask) -> Answer:
    """Fight where the city, weighed by the odds, is worth more than the ship at risk."""
    return choosing.fight(view, ask, lambda seen, space: _fights(seen, ask.seat, space))


def _fights(view: DraftView, seat: Seat, space: int) -> bool:
    risk, won = at_risk(view, seat, space), stake(view, seat, space)
    fuel = view.public.captains[seat].fuel
    joining = [(ship,) for ship in in_reserve(view, seat) if ship.fuel <= fuel]
    chance = max(chance_with(view, seat, space, ships) for ships in ((), *joining))
    return chance * won > (1 - chance) * risk


def at_risk(view: DraftView, seat: Seat, space: int) -> float:
    """Estimate what a lost battle costs."""
    return poorest(map(ID, captured(view, seat, space)[1]), view.public)


def stake(view: DraftView, seat: Seat, space: int) -> float:
    """Estimate what a city is worth to the group of a seat."""
    city, ships = captured(view, seat, space)
    trophy = trophy_worth(view, seat, city)
    stay = outlook_of(view).best(city, trophy, tuple(map(ID, ships)))
    return max(city.raid + trophy, stay.worth)


def reserve(view: DraftView, ask: Ask) -> Answer:
    """Let ships join where that raises the odds by more than their fuel is worth."""
    ships, seat = in_reserve(view, ask.seat), ask.seat
    stakes = {space: stake(view, seat, space) + at_risk(view, seat, space) for space in ask.about}
    fuel, best, most = view.public.captains[seat].fuel, (0,) * len(ships), 0.0
    plain = {space: chance_with(view, seat, space, ()) for space in ask.about}
    for places in product((0, *ask.about), repeat=len(ships)):
        flown = list(zip(ships, places, strict=True))
        need = sum([ship.fuel for ship, place in flown if place])
        if not need or need > fuel:
            continue
        gain = -fuel_price(view.public, fuel, need)
        for space in set(places) - {0}:
            joining = [ship for ship, place in flown if place == space]
            more = chance_with(view, seat, space, joining) - plain[space]
            gain += more * stakes[space]
        if gain > most:
            best, most = places, gain
    pairs = list(zip(ships, best, strict=True))
    return {
        join_key(space): tuple([ship.id for ship, place in pairs if place == space])
        for space in ask.about
    }


def loss(view: DraftView, ask: Ask) -> Answer:
    """Give up what is missed least."""

    def rank(ship: Ship) -> tuple[float, str]:
        return ship_worth(ship.id, view.public), ship.id

    return {each.key: (min(each.ships, key=rank).id,) for each in beaten(view, ask)}
