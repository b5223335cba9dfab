"""Positions that the sharp captain weighs: an imagined state, and the plans rivals make in it."""

from collections.abc import Mapping, Sequence
from functools import cache

from engine.core.asks import Seat
from engine.core.chance import KEY_BYTES, SeededChance
from engine.core.playthrough import Pick
from engine.invasion.captains.moods import swayed
from engine.invasion.captains.positions import Position, RivalGroup
from engine.invasion.captains.positions import hopes_against as weighed
from engine.invasion.valuing.assignment import best_orders
from engine.invasion.valuing.plans import Target
from engine.invasion.valuing.squads import Squad
from engine.tremble.cards.cards import City
from engine.tremble.cards.tables import SHIPS
from engine.tremble.looking.imagine import imagine
from engine.tremble.suggesting.plans import hopes_of, targets_of
from engine.tremble.table.state import State
from engine.tremble.table.view import PublicView, TrembleView
from engine.tremble.valuing.guesses import fuel_for, help_of
from engine.tremble.valuing.prizes import best_reward
from engine.tremble.valuing.squads import squad_of
from engine.tremble.valuing.values import comfort, ship_worth


def imagined(view: TrembleView, pick: Pick) -> State:
    """Imagine a state that looks like `view`, by this chance."""
    return imagine(view, SeededChance(bytes([pick(256) for _ in range(KEY_BYTES)])))


class Rivals:
    """Rivals before a board, who plan as steady captains do."""

    def __init__(self, view: PublicView, seat: Seat) -> None:
        self._view = view
        self._captains = [each for each in view.captains if each.seat != seat and each.ships]
        self._targets = {each.seat: targets_of(view, each.seat) for each in self._captains}
        self._helps = {each.seat: help_of(view, each.seat) for each in self._captains}
        self._hopes_of = cache(self._hoped)
        self.hide = any(each.backs_blue or each.backs_red for each in self._captains)

    def position(self, squads: Mapping[Seat, tuple[str, ...]], pick: Pick) -> Position:
        """Let all rivals plan with these ships, by their moods."""
        found: list[list[RivalGroup]] = [[] for space in self._view.spaces if space.city]
        for captain in self._captains:
            squad, targets = squad_of(squads[captain.seat]), self._targets[captain.seat]
            hopes = self._hopes_of(captain.seat, squad.ids)
            fuel = fuel_for(self._view, captain)
            groups = best_orders(swayed(hopes, pick), squad.fuel, fuel).groups
            for foes, target, group in zip(found, targets, groups, strict=True):
                if group:
                    kind = target.city.type
                    army = squad.army[kind][group]
                    reward = best_reward(self._view, target.city, target.trophy, army)
                    total = squad.battle[kind][group] + self._helps[captain.seat]
                    foes.append(RivalGroup(total, reward))
        return found

    def _hoped(self, seat: Seat, ships: tuple[str, ...]) -> list[list[float]]:
        return hopes_of(self._view, seat, squad_of(ships), self._targets[seat])


def hopes_against(
    view: PublicView,
    seat: Seat,
    squad: Squad,
    targets: Sequence[Target[City]],
    positions: Sequence[Position],
) -> list[list[float]]:
    """Estimate for each city what each group brings, on the average over positions."""
    aid, solace = help_of(view, seat), _solace(view, squad)
    hopes = []
    for place, target in enumerate(targets):
        meetings = [position[place] for position in positions]
        armies = squad.army[target.city.type]
        rewards = [best_reward(view, target.city, target.trophy, army) for army in armies]
        totals = squad.battle[target.city.type]
        hopes.append(weighed(totals, rewards, solace, meetings, aid))
    return hopes


def _solace(view: PublicView, squad: Squad) -> list[float]:
    """Estimate for each group what a lost battle is worth: a card for a ship, or a retreat."""
    card, worths = comfort(view), [ship_worth(ship, view) for ship in squad.ids]
    solace = [0.0]
    for group in range(1, 1 << len(worths)):
        lost = [
            worth
            for place, worth in enumerate(worths)
            if group >> place & 1 and not SHIPS[squad.ids[place]].invulnerable
        ]
        solace.append(max(0.0, card - min(lost, default=0.0)))
    return solace
