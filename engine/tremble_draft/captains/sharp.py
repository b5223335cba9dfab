"""The sharp computer captain: searches over its own guesses, within a budget of positions.

It imagines what it cannot see, lets every rival plan there, and weighs all of its own groups
against what they send; in battles it counts on ships that rivals may have in reserve.
"""

from collections.abc import Sequence
from statistics import mean

from engine.core.asks import Answer, Ask, Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import FormMaker, Pick
from engine.invasion import choosing
from engine.invasion.attack import attack_total
from engine.invasion.battles import remaining
from engine.invasion.captains.assignment import best_orders
from engine.invasion.captains.plans import Target, ordered, swayed
from engine.invasion.captains.positions import Foe, Position, hopes_against
from engine.invasion.odds import battle_odds
from engine.tremble_draft.captains.searches import outlook_of
from engine.tremble_draft.captains.squads import chances, rivals_of, squad_of
from engine.tremble_draft.captains.steady import steady
from engine.tremble_draft.captains.steady_battle import at_risk, stake
from engine.tremble_draft.captains.steady_plan import in_hand, prices, seen_by
from engine.tremble_draft.captains.values import TROPHY, fuel_price
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.looking.imagine import imagine
from engine.tremble_draft.phases.reserve import in_reserve
from engine.tremble_draft.table.state import State, ships_in
from engine.tremble_draft.table.view import ID, DraftView, attack_at, battle_in, hand_of, own_part

POSITIONS = 24  # imagined for a plan
HANDS = 8  # imagined for a battle


def imagined(view: DraftView, pick: Pick) -> State:
    """Imagine a state that looks like `view`, by this chance."""
    return imagine(view, SeededChance(bytes([pick(256) for _ in range(KEY_BYTES)])))


def plan(view: DraftView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that bring most against what rivals may send."""
    targets, squad = seen_by(view), squad_of(tuple(map(ID, hand_of(view))))
    positions = [_position(view, imagined(view, pick), targets, pick) for _ in range(POSITIONS)]
    outlook = outlook_of(view)
    groups, solace = list(in_hand(outlook, squad)), [0.0] * len(squad.fuel)
    hopes = []
    for place, target in enumerate(targets):
        rewards = outlook.rewards(target.city, target.trophy)
        meetings = [position[place] for position in positions]
        totals = squad.battle[target.city.type]
        found = hopes_against(totals, [rewards[group] for group in groups], solace, meetings)
        hopes.append(found)
    fuel = view.public.captains[own_part(view).seat].fuel
    orders = best_orders(hopes, squad.fuel, fuel, prices(view, squad, fuel))
    return make_form(ordered(squad, targets, orders)).answer()


def _position(
    view: DraftView, state: State, targets: Sequence[Target[City]], pick: Pick
) -> Position:
    """Let all rivals plan with the hands of an imagined state, by their moods."""
    found: list[list[Foe]] = [[] for _ in targets]
    for seat, captain in enumerate(state.captains):
        if seat == own_part(view).seat or not captain.hand:
            continue
        squad, rivals = squad_of(captain.hand), rivals_of(view.public, seat)
        hopes = []
        for target in targets:
            totals = squad.battle[target.city.type]
            held = chances(rivals, target.city.type, target.rich, totals)
            worth = _worth(target.city)
            hopes.append([held[total] * worth for total in totals])
            hopes[-1][0] = 0.0
        costs = [fuel_price(view.public, captain.fuel, min(captain.fuel, n)) for n in squad.fuel]
        orders = best_orders(swayed(hopes, pick), squad.fuel, captain.fuel, costs)
        for foes, target, group in zip(found, targets, orders.groups, strict=True):
            if group:
                foes.append(Foe(squad.battle[target.city.type][group], _worth(target.city)))
    return found


def _worth(city: City) -> float:
    """Estimate what a city brings a rival."""
    return (city.raid + city.search) / 2 + TROPHY


def fight(view: DraftView, ask: Ask, pick: Pick) -> Answer:
    """Fight where the city outweighs the ship, against reserves of imagined hands."""
    states = [imagined(view, pick) for _ in range(HANDS)]
    return choosing.fight(view, ask, lambda seen, space: _fights(seen, ask.seat, space, states))


def _fights(view: DraftView, seat: Seat, space: int, states: Sequence[State]) -> bool:
    fighters = remaining(battle_in(view, space)[0])
    place = [each.seat for each in fighters].index(seat)
    own = max(
        [
            _total(view, seat, space, ships)
            for ships in ((), *[(ship.id,) for ship in in_reserve(view, seat)])
            if sum([SHIPS[ship].fuel for ship in ships]) <= view.public.captains[seat].fuel
        ]
    )
    found = []
    for state in states:
        totals = [
            own if each.seat == seat else _joined(view, state, each.seat, space)
            for each in fighters
        ]
        found.append(battle_odds(tuple(totals))[place])
    chance = mean(found)
    return chance * stake(view, seat, space) > (1 - chance) * at_risk(view, seat, space)


def _joined(view: DraftView, state: State, seat: Seat, space: int) -> int:
    """Return the most that a rival may bring with one ship in reserve of an imagined hand."""
    captain = state.captains[seat]
    sent = {ship for group in state.groups for ship in group.ships}
    home = [
        ship
        for ship in captain.hand
        if ship not in sent and SHIPS[ship].reserve and SHIPS[ship].fuel <= captain.fuel
    ]
    return max([_total(view, seat, space, ships) for ships in ((), *[(ship,) for ship in home])])


def _total(view: DraftView, seat: Seat, space: int, joining: Sequence[str]) -> int:
    ships = attack_at(view, seat, space).ships
    return attack_total((*ships, *ships_in(joining)), battle_in(view, space)[1])


def sharp(view: DraftView, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
    """Answer by search where something is hidden, else by exact odds."""
    match ask.kind:
        case "plan":
            return plan(view, make_form, pick)
        case "fight":
            return fight(view, ask, pick)
        case _:
            return steady(view, ask, make_form, pick)
