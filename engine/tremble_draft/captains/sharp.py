"""The sharp computer captain: searches over its own guesses, within a budget of positions.

It imagines what it cannot see, lets every rival plan there, and weighs all of its own groups
against what they send; in battles it counts on ships that rivals may have in reserve.
"""

from collections.abc import Sequence
from statistics import mean

from engine.core.asks import Answer, Ask, Seat
from engine.core.playthrough import FormMaker, Pick
from engine.invasion.battles.battles import remaining
from engine.invasion.battles.odds import battle_odds
from engine.invasion.captains.positions import hopes_against
from engine.invasion.cards.attack import attack_total
from engine.invasion.orders import choosing
from engine.invasion.valuing.assignment import best_orders
from engine.invasion.valuing.plans import ordered
from engine.tremble_draft.captains.positions import Rivals, imagined
from engine.tremble_draft.captains.steady import steady
from engine.tremble_draft.cards.tables import SHIPS
from engine.tremble_draft.phases.reserve import in_reserve
from engine.tremble_draft.suggesting.battles import at_risk, stake
from engine.tremble_draft.suggesting.plans import prices, rewards_of, seen_by
from engine.tremble_draft.table.state import State, ships_in
from engine.tremble_draft.table.view import ID, DraftView, attack_at, battle_in, hand_of, own_part
from engine.tremble_draft.valuing.searches import outlook_of
from engine.tremble_draft.valuing.squads import squad_of

POSITIONS = 24  # imagined for a plan
HANDS = 8  # imagined for a battle


def plan(view: DraftView, make_form: FormMaker, pick: Pick) -> Answer:
    """Send the groups that bring most against what rivals may send."""
    public, seat = view.public, own_part(view).seat
    rivals = Rivals(public, seat)
    positions = [rivals.position(imagined(view, pick), pick) for _ in range(POSITIONS)]
    targets, squad = seen_by(view), squad_of(tuple(map(ID, hand_of(view))))
    solace, hopes = [0.0] * len(squad.fuel), []
    for place, rewards in enumerate(rewards_of(outlook_of(view), squad, targets)):
        totals = squad.battle[targets[place].city.type]
        meetings = [position[place] for position in positions]
        hopes.append(hopes_against(totals, rewards, solace, meetings))
    fuel = public.captains[seat].fuel
    orders = best_orders(hopes, squad.fuel, fuel, prices(public, squad, fuel))
    return make_form(ordered(squad, targets, orders)).answer()


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
