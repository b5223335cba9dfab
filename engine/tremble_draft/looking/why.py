"""Why something happened: the rules behind an event, by the IDs of the help."""

from engine.invasion.battles import events as common
from engine.invasion.ending.ending import GameEnded
from engine.tremble_draft.table import events as ev

_RULES: dict[type[ev.DraftEvent], tuple[str, ...]] = {
    ev.TasksDealt: ("TD-1.9",),
    ev.TasksKept: ("TD-1.9", "TD-13.1"),
    ev.TurnBegan: ("TD-3.1", "TD-3.2"),
    ev.CreditTaken: ("TD-12.1",),
    ev.CreditRepaid: ("TD-12.2", "TD-12.3"),
    ev.Offered: ("TD-4.1",),
    ev.Shopped: ("TD-4.2", "TD-4.7"),
    ev.CityLaid: ("TD-5.1",),
    ev.ArmyTurned: ("TD-5.2", "TD-5.3"),
    ev.SearchLeft: ("TD-11.2",),
    ev.ArmyFought: ("TD-11.3",),
    ev.SearchBroken: ("TD-11.5",),
    ev.PlansRevealed: ("TD-6.2", "TD-A1", "TD-A2"),
    ev.FuelPaid: ("TD-7.1", "TD-7.4"),
    ev.ShipsTransferred: ("TD-8.1", "TD-8.4"),
    ev.DecidesNow: ("TD-2.13",),
    common.CitySpared: ("TD-9.2",),
    common.Unopposed: ("TD-9.3",),
    common.OrderRolled: ("TD-Q14",),
    common.FightChosen: ("TD-9.4", "TD-9.5"),
    common.Walkover: ("TD-9.6",),
    ev.ReserveJoined: ("TD-9.7", "TD-A4"),
    common.DiceRolled: ("TD-9.8",),
    common.BattleTied: ("TD-9.9",),
    common.BattleWon: ("TD-9.8",),
    ev.ShipLost: ("TD-9.10",),
    ev.LootChosen: ("TD-10.1", "TD-10.3"),
    ev.SearchCounted: ("TD-10.4",),
    ev.SearchUnfinished: ("TD-14.2",),
    ev.TasksScored: ("TD-13.2", "TD-14.6"),
    GameEnded: ("TD-14.4", "TD-14.5"),
}


def rules_behind(event: ev.DraftEvent) -> tuple[str, ...]:
    """Return the IDs of the rules that made an event, the most telling first."""
    if isinstance(event, ev.CityTaken):
        return ("TD-10.5",) if event.ships else ("TD-10.2",)
    return _RULES[type(event)]
