"""How the steady captain fights: by exact odds, weighed with what is at stake."""

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Seat
from engine.invasion import choosing
from engine.invasion.attack import attack_total
from engine.invasion.battles import Battle, fight_chance, fighter_of, with_fighter
from engine.invasion.captains.boards import Board
from engine.invasion.transfers import transferable
from engine.tremble_draft.captains.prizes import trophy_worth
from engine.tremble_draft.captains.searches import outlook_of
from engine.tremble_draft.captains.values import fuel_price, poorest, ship_worth
from engine.tremble_draft.cards.cards import Ship
from engine.tremble_draft.phases.looting import captured
from engine.tremble_draft.phases.losses import beaten
from engine.tremble_draft.phases.reserve import in_reserve, join_key
from engine.tremble_draft.table.view import ID, DraftView, battle_in


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
    battle, _ = battle_in(view, space)
    chance = max(fight_chance(each, seat) for each, _ in joined(view, seat, battle))
    return chance * won > (1 - chance) * risk


def at_risk(view: DraftView, seat: Seat, space: int) -> float:
    """Estimate what a lost battle costs."""
    return poorest(map(ID, captured(view, seat, space)[1]), view.public)


def joined(
    view: DraftView, seat: Seat, battle: Battle
) -> Iterator[tuple[Battle, tuple[Ship, ...]]]:
    """List a battle as it is, and with each ship in reserve that may join it."""
    yield battle, ()
    fuel, (city, ships) = view.public.captains[seat].fuel, captured(view, seat, battle.space)
    for ship in in_reserve(view, seat):
        if ship.fuel <= fuel:
            total = attack_total((*ships, ship), city)
            fighter = fighter_of(battle, seat)
            yield with_fighter(battle, replace(fighter, total=total)), (ship,)


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
    plain = {space: _chance_with(view, seat, space, ()) for space in ask.about}
    for places in product((0, *ask.about), repeat=len(ships)):
        flown = list(zip(ships, places, strict=True))
        need = sum([ship.fuel for ship, place in flown if place])
        if not need or need > fuel:
            continue
        gain = -fuel_price(view.public, fuel, need)
        for space in set(places) - {0}:
            joining = [ship for ship, place in flown if place == space]
            more = _chance_with(view, seat, space, joining) - plain[space]
            gain += more * stakes[space]
        if gain > most:
            best, most = places, gain
    pairs = list(zip(ships, best, strict=True))
    return {
        join_key(space): tuple([ship.id for ship, place in pairs if place == space])
        for space in ask.about
    }


def _chance_with(view: DraftView, seat: Seat, space: int, joining: Sequence[Ship]) -> float:
    battle, city = battle_in(view, space)
    ships = (*captured(view, seat, space)[1], *joining)
    fighter = replace(fighter_of(battle, seat), total=attack_total(ships, city))
    return fight_chance(with_fighter(battle, fighter), seat)


def loss(view: DraftView, ask: Ask) -> Answer:
    """Give up what is missed least."""

    def rank(ship: Ship) -> tuple[float, str]:
        return ship_worth(ship.id, view.public), ship.id

    return {each.key: (min(each.ships, key=rank).id,) for each in beaten(view, ask)}
