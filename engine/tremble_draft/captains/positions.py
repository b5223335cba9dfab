"""Positions that the sharp captain weighs: an imagined state, and the plans rivals make in it."""

from functools import cache
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import Pick
from engine.invasion.captains.moods import swayed
from engine.invasion.captains.positions import Position, RivalGroup
from engine.invasion.valuing.assignment import best_orders
from engine.invasion.valuing.plans import Target, targets_of
from engine.tremble_draft.cards.cards import City
from engine.tremble_draft.looking.imagine import imagine
from engine.tremble_draft.suggesting.plans import guessed, prices, rewards_of, worth_of
from engine.tremble_draft.table.state import Captain, State
from engine.tremble_draft.table.view import DraftView, PublicView
from engine.tremble_draft.valuing.searches import Outlook
from engine.tremble_draft.valuing.squads import squad_of
from engine.tremble_draft.valuing.values import TROPHY


def imagined(view: DraftView, pick: Pick) -> State:
    """Imagine a state that looks like `view`, by this chance."""
    return imagine(view, SeededChance(bytes([pick(256) for _ in range(KEY_BYTES)])))


class _Hopes(NamedTuple):
    """What the groups of a rival's hand hope for, city by city, and bring if they win."""

    hopes: list[list[float]]
    rewards: list[list[float]]


class Rivals:
    """Rivals before a board, who plan as steady captains do, but for tasks that nobody knows."""

    def __init__(self, view: PublicView, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._targets: list[Target[City]] = targets_of(view.spaces, lambda _: TROPHY, worth_of)
        self._hopes_of = cache(self._hoped)

    def position(self, state: State, pick: Pick) -> Position:
        """Let all rivals plan with the hands of an imagined state, by their moods."""
        found: list[list[RivalGroup]] = [[] for _ in self._targets]
        for seat, captain in enumerate(state.captains):
            if seat == self._seat or not captain.hand:
                continue
            squad = squad_of(captain.hand)
            hopes, rewards = self._hopes_of(seat, captain.hand, _next_hand(captain, state.turn))
            costs = prices(self._view, squad, captain.fuel)
            orders = best_orders(swayed(hopes, pick), squad.fuel, captain.fuel, costs)
            for place, group in enumerate(orders.groups):
                if group:
                    kind = self._targets[place].city.type
                    found[place].append(
                        RivalGroup(squad.battle[kind][group], rewards[place][group])
                    )
        return found

    def _hoped(self, seat: Seat, hand: tuple[str, ...], later: tuple[str, ...]) -> _Hopes:
        squad = squad_of(hand)
        outlook = Outlook(self._view, later, self._view.captains[seat].fuel)
        rewards = rewards_of(outlook, squad, self._targets)
        return _Hopes(guessed(self._view, seat, squad, self._targets, rewards), rewards)


def _next_hand(captain: Captain, turn: int) -> tuple[str, ...]:
    """List the ships that are at hand in the next turn if no more search begins."""
    away = {
        ship
        for each in captain.searches
        for ship in each.ships
        if each.counter > 1 or each.since == turn
    }
    return tuple([ship for ship in captain.ships if ship not in away])
