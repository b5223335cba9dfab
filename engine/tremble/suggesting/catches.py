"""What is suggested for cities: raid or catch, and fights against armies, by odds."""

from engine.core.asks import Answer, Ask, Seat
from engine.invasion.battles.odds import army_odds, army_odds_with_help
from engine.invasion.orders.choosing import NEVER, at_least
from engine.tremble.cards.effects import ARMY_STATIONS, ROLL_CARDS, StationKind
from engine.tremble.cards.tables import AIDS
from engine.tremble.choosing import rewards
from engine.tremble.choosing.responses import REROLLS, Response, army_ways, best, boosting
from engine.tremble.phases.catch import catch_in
from engine.tremble.phases.facing import FACED
from engine.tremble.phases.losses import choices
from engine.tremble.phases.reward import attackers, catch_worth
from engine.tremble.suggesting.battles import any_of, cost, subsets
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import Catch, TrembleView
from engine.tremble.valuing.prizes import trophy_worth
from engine.tremble.valuing.values import ship_worth

HELP = 0.6  # how much of its boosts a captain may count on against every army of a catch


def reward(view: TrembleView, ask: Ask) -> Answer:
    """Catch where that brings more on the average; meet fewer armies where that pays."""

    def gain(catch: rewards.Prospect) -> float:
        card = trophy(view, ask, catch.space)
        hope = catch.chance * (catch.humans + card) - cost(view, catch.used)
        return hope - (catch.city.raid + card)

    def met(space: int) -> str:
        return faced(view, ask.seat, space)

    return rewards.reward(view, ask, any_of, gain, _help(view), met)


def faced(view: TrembleView, seat: Seat, space: int) -> str:
    """Say which armies to fight: those beaten so likely that the ship at risk is worth it."""
    city, _ = attackers(view, seat, space)
    ships = choices(view, seat, space)
    risk = min((ship_worth(ship, view.public) for ship in ships), default=0.0)
    return at_least(risk, city.catch + trophy_worth(view.public, seat, city), FACED, NEVER)


def trophy(view: TrembleView, ask: Ask, space: int) -> float:
    """Estimate what the card of a city is worth, nothing where it has been claimed (K-4)."""
    each = view.public.spaces[space - 1]
    if each.city is None or each.claimed_by is not None:
        return 0.0
    return trophy_worth(view.public, ask.seat, each.city)


def _help(view: TrembleView) -> int:
    """Count what stations will add to a fight against one of the armies."""
    stations = at_hand(view, ARMY_STATIONS, ())
    return round(HELP * sum(AIDS[aid].effect.amount for aid in stations))


def army(view: TrembleView, ask: Ask) -> Answer:
    """Fight where the catch, weighed by the odds, is worth more than the ship at risk."""
    catch = catch_in(view, ask)
    aids = at_hand(view, ARMY_STATIONS, ROLL_CARDS)
    boosts = [AIDS[aid].effect.amount for aid in aids if AIDS[aid].effect.amount]
    rerolls = sum(AIDS[aid].effect.kind in REROLLS for aid in aids)
    faced = catch.armies[catch.beaten].attack
    chance = army_odds_with_help(catch.total, faced, boosts, rerolls)
    rest = chance_of_later(catch)
    ships = choices(view, ask.seat, catch.space)
    risk = min((ship_worth(ship, view.public) for ship in ships), default=0.0)
    fights = chance * rest * _gain(view, ask) > (1 - chance) * risk
    return rewards.army(fights=fights)


def _gain(view: TrembleView, ask: Ask) -> float:
    """Estimate what a catch brings that succeeds."""
    city, _ = attackers(view, ask.seat, ask.about[0])
    bonuses = at_hand(view, (StationKind.CATCH_BONUS,), ())
    return catch_worth(city, bonuses) + trophy(view, ask, ask.about[0])


def army_respond(view: TrembleView, ask: Ask) -> Answer:
    """Turn a lost fight by what costs least; else roll again where that is worth it."""
    catch = catch_in(view, ask)
    aids = at_hand(view, ARMY_STATIONS, ROLL_CARDS)
    later = chance_of_later(catch)
    ships = choices(view, ask.seat, catch.space)
    risk = min((ship_worth(ship, view.public) for ship in ships), default=0.0)
    won = later * _gain(view, ask) + risk

    def worth(way: Response) -> float:
        return way.chance * won - cost(view, way.used) if way.used else 1.0

    return best(army_ways(catch, aids, subsets(boosting(aids)), both=False), worth)


def chance_of_later(catch: Catch) -> float:
    """Return how likely the armies after the one that is faced are beaten."""
    chance = 1.0
    for each in catch.armies[catch.beaten + 1 :]:
        chance *= army_odds(catch.total, each.attack)
    return chance
