"""Why something happened: the rules behind an event, and how its numbers add up.

Events carry the cards and numbers they come from; this names the rules by the IDs of the help.
"""

from collections.abc import Sequence

from engine.invasion.battles import events as common
from engine.invasion.ending.ending import GameEnded
from engine.tremble.cards.cards import Aid, Compensation
from engine.tremble.cards.effects import StationKind
from engine.tremble.table import events as ev

_RULES: dict[type[ev.TrembleEvent], tuple[str, ...]] = {
    ev.TurnBegan: ("E-1", "RL-3"),
    ev.Offered: ("B-1",),
    ev.Shopped: ("B-4",),
    ev.GivenBack: ("B-3", "RL-1"),
    ev.CitiesLaid: ("C-1",),
    ev.PlansRevealed: ("R-1", "F-1"),
    ev.FuelAdded: ("P-2",),
    ev.EnemiesMoved: ("R-2", "RL-4", "RL-20"),
    ev.ShipsTransferred: ("A-4", "RL-20"),
    ev.DecidesNow: ("RL-28",),
    common.CitySpared: ("R-3",),
    common.Unopposed: ("R-3",),
    common.OrderRolled: ("RL-5",),
    common.FightChosen: ("F-2",),
    common.Walkover: ("F-2",),
    common.DiceRolled: ("F-3",),
    ev.DiceRerolled: ("F-4",),
    ev.Passed: ("F-4", "RL-6"),
    common.BattleTied: ("F-5",),
    common.BattleWon: ("F-3",),
    ev.TrophyClaimed: ("K-4",),
    ev.ClaimRolled: ("K-4",),
    ev.NoCompensation: ("F-7", "RL-12"),
    ev.RewardChosen: ("W-1", "RL-14"),
    ev.ArmiesTurned: ("W-2", "RL-13"),
    ev.ArmyRolled: ("W-2",),
    ev.ArmyRerolled: ("W-2",),
    ev.ArmyFought: ("W-2",),
    ev.ArmyAvoided: ("W-2",),
    ev.CreditsPaid: ("T-5", "RL-10"),
    GameEnded: ("T-5", "RL-11"),
}


def rules_behind(event: ev.TrembleEvent) -> tuple[str, ...]:
    """Return the IDs of the rules that made an event, the most telling first."""
    match event:
        case ev.Shopped(credit=True):
            return ("B-4", "B-5")
        case ev.EffectUsed(aid=aid):
            return ("F-4", _rule_of(aid))
        case ev.ArmyEffectUsed(aid=aid):
            return ("W-2", _rule_of(aid))
        case ev.Compensated(humans=humans):
            return ("F-7", "K-2") if humans else ("F-7", "RL-7")
        case ev.TaskScored(awards=awards):
            return _task_rules(awards)
        case ev.ShipLost() | ev.ShipSaved() | ev.CityTaken() | ev.CityLost():
            return _outcome_rules(event)
        case _:
            return _RULES[type(event)]


def _rule_of(aid: Aid) -> str:
    """Name the rule by which a station or card acts after a roll."""
    if isinstance(aid, Compensation):
        return "K-3"
    return "RL-22" if aid.effect.kind == StationKind.CANCEL_BONUSES else "A-7"


def _outcome_rules(
    event: ev.ShipLost | ev.ShipSaved | ev.CityTaken | ev.CityLost,
) -> tuple[str, ...]:
    """Name the rules by which a ship or a city was lost or won."""
    match event:
        case ev.ShipLost(ship=None):
            return ("A-5",)
        case ev.ShipLost(army=army) | ev.ShipSaved(army=army):
            return ("W-3", "F-6") if army else ("F-6",)
        case ev.CityTaken(claimed_by=None, caught=caught):
            return ("W-2", "W-4") if caught else ("W-1", "W-4")
        case ev.CityTaken():
            return ("W-1", "K-4", "RL-15")
        case ev.CityLost(fled=fled):
            return ("W-2",) if fled else ("W-3",)


def _task_rules(awards: Sequence[ev.Award]) -> tuple[str, ...]:
    """Name the rules by which a task was shared (T-1 to T-4)."""
    first = sum(award.rank == 1 for award in awards)
    second = len(awards) - first
    if first > 1:
        return ("T-2", "RL-8")
    if second > 1:
        return ("T-3", "RL-8")
    return ("T-1",) if second else ("T-4",)
