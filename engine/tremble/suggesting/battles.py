"""What is suggested in battles: by exact odds, weighed with what is at stake."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from engine.core.asks import Answer, Ask, Seat
from engine.invasion.battles.battles import remaining
from engine.invasion.battles.odds import battle_odds
from engine.invasion.cards.attack import attack_total
from engine.invasion.orders import choosing
from engine.tremble.cards.effects import BATTLE_STATIONS, ROLL_CARDS, CompensationKind, StationKind
from engine.tremble.cards.tables import STATIONS
from engine.tremble.choosing import battles
from engine.tremble.choosing.responses import battle_ways, best, boosting
from engine.tremble.phases.losses import choices
from engine.tremble.phases.reward import attackers
from engine.tremble.table.aids import PASS, USE, at_hand
from engine.tremble.table.view import PublicView, TrembleView, battle_in
from engine.tremble.valuing.guesses import help_of
from engine.tremble.valuing.prizes import best_reward, trophy_worth
from engine.tremble.valuing.renown import never_gives_way
from engine.tremble.valuing.values import card_worth, comfort, ship_worth

PRUDENT = 0.5  # of the comfort of losing, that a captain counts on who takes no wild bets
AID_COST = 500  # what a station is worth for other fights of the turn


def fight(view: TrembleView, ask: Ask) -> Answer:
    """Fight where the city, weighed by the odds, is worth more than the ship at risk."""
    return choosing.fight(view, ask, lambda seen, space: _fights(seen, ask.seat, space))


def _fights(view: TrembleView, seat: Seat, space: int) -> bool:
    public = view.public
    fighters = remaining(battle_in(view, space)[0])
    seats = [each.seat for each in fighters]
    totals = tuple([each.total + help_of(public, each.seat) for each in fighters])
    chance = battle_odds(totals)[seats.index(seat)]
    ships = choices(view, seat, space)
    missed = min((ship_worth(ship, public) for ship in ships), default=0.0)
    risk = missed - solace(public, seat, seats)
    return chance * stake(view, seat, space) > (1 - chance) * risk


def solace(view: PublicView, seat: Seat, there: Collection[Seat]) -> float:
    """Estimate what of the comfort of losing counts: all, where somebody never gives way.

    Who retreats from such a captain leaves them every city: prudence no longer pays.
    """
    rivals = [view.captains[other] for other in there if other != seat]
    return comfort(view) * (1.0 if any(map(never_gives_way, rivals)) else PRUDENT)


def stake(view: TrembleView, seat: Seat, space: int) -> float:
    """Estimate what a city is worth to the group of a seat."""
    city, ships = attackers(view, seat, space)
    trophy = trophy_worth(view.public, seat, city)
    return best_reward(view.public, city, trophy, attack_total(ships, city, army=True))


def cost(view: TrembleView, aids: Iterable[str]) -> float:
    """Price stations and cards by what they are worth elsewhere."""
    return sum(AID_COST if aid in STATIONS else card_worth(view.public) for aid in aids)


def respond(view: TrembleView, ask: Ask) -> Answer:
    """Use what raises the chance to win by more than it is worth elsewhere."""
    aids = at_hand(view, BATTLE_STATIONS, ROLL_CARDS)
    if not aids:
        return {USE: (PASS,)}
    (space,) = ask.about
    worth = stake(view, ask.seat, space)
    ways = battle_ways(view, ask, aids, subsets(boosting(aids)), both=False)
    return best(ways, lambda way: way.chance * worth - cost(view, way.used))


def subsets(aids: Sequence[str]) -> list[tuple[str, ...]]:
    """List all that may be used of some aids, nothing first."""
    return [used for count in range(len(aids) + 1) for used in combinations(aids, count)]


def any_of(aids: Sequence[str], _space: int, _difficulty: int) -> list[tuple[str, ...]]:
    """List all that may be used for a catch, of what is left."""
    return subsets(aids)


def loss(view: TrembleView, ask: Ask) -> Answer:
    """Give up what is missed least; save dear ships; claim trophies that are worth a card."""
    public = view.public

    def worth(ship: str) -> float:
        return ship_worth(ship, public)

    aids = at_hand(view, (StationKind.SAVE_SHIP,), (CompensationKind.SAVE_SHIP,))
    answer = battles.give_up(
        view,
        ask,
        lambda ship: (worth(ship), ship),
        aids,
        worth,
        lambda aid, _space, ship: worth(ship) > cost(view, (aid,)),
    )
    if not battles.may_claim(view, ask):
        return answer
    trophies = {
        space: trophy_worth(public, ask.seat, battle_in(view, space)[1]) for space in ask.about
    }
    card = card_worth(public)
    return answer | battles.claims(
        view, ask, trophies.__getitem__, lambda space: trophies[space] > card
    )
