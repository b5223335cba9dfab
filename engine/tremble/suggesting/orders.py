"""What battle orders are suggested (RL-28): odds and stakes, turned into thresholds."""

from engine.core.asks import Answer, Ask
from engine.invasion.orders.choosing import FIGHTS, NEVER, at_least
from engine.invasion.orders.orders import CITY, FIGHT, LOSE, WHEN, Spot
from engine.tremble.ahead.terms import AIDS, CARDS, CITIES, CLAIM, STATIONS
from engine.tremble.cards.effects import CompensationKind
from engine.tremble.choosing.using import TURNS
from engine.tremble.phases.facing import ARMIES
from engine.tremble.phases.losses import CLAIM as CLAIMED
from engine.tremble.phases.losses import LET_GO, choices
from engine.tremble.phases.reward import RAID, attackers
from engine.tremble.suggesting.battles import cost, solace, stake
from engine.tremble.suggesting.catches import faced
from engine.tremble.table.aids import at_hand
from engine.tremble.table.view import TrembleView
from engine.tremble.valuing.prizes import trophy_worth
from engine.tremble.valuing.values import card_worth, ship_worth

SAVING = 0.5  # how likely a ship is lost that a card could save, roughly


def battle_orders(view: TrembleView, ask: Ask) -> Answer:
    """Suggest ahead what would be suggested at the moment, as near as orders can say it."""
    answer: Answer = {WHEN: (TURNS,)}
    for space in ask.about:
        for kind, picked in _space(view, ask, space).items():
            answer[Spot(kind, space).key] = picked
    return answer


def _space(view: TrembleView, ask: Ask, space: int) -> Answer:
    """Decide ahead for one space; what it does not ask for is said all the same."""
    public, seat = view.public, ask.seat
    city, _ = attackers(view, seat, space)
    trophy, card = trophy_worth(public, seat, city), card_worth(public)
    ships = choices(view, seat, space)
    worth = {ship: ship_worth(ship, public) for ship in ships}
    there = [each.seat for each in public.attacks if each.space == space]
    risk, won = min(worth.values(), default=0.0), stake(view, seat, space)
    claims = trophy > card and at_hand(view, (), (CompensationKind.TROPHY,))
    aids = at_hand(view, STATIONS, CARDS)
    return {
        FIGHT: (at_least(risk - solace(public, seat, there), won, FIGHTS, NEVER),),
        LOSE: tuple(sorted(ships, key=lambda ship: (worth[ship], ship))[:1]),
        CLAIM: (CLAIMED if claims else LET_GO,),
        AIDS: tuple([aid for aid in aids if cost(view, (aid,)) < max(won, risk) * SAVING]),
        CITY: (at_least(city.raid + trophy, city.catch - city.raid, CITIES, RAID),),
        ARMIES: (faced(view, seat, space),),
    }
