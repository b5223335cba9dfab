"""What stations and compensation cards can do: the kinds the rules know, and their one number."""

from enum import StrEnum

from engine.invasion.cards.cards import HUMANS_STEP


class StationKind(StrEnum):
    """What an orbital station does, once a turn (A-7)."""

    BOOST = "boost"  # +amount attack to one of your ships
    CANCEL_BONUSES = "cancel-bonuses"  # one enemy ship in a battle loses its printed bonuses
    MOVE_ENEMY = "move-enemy"  # after the reveal one enemy ship goes to another city
    REROLL_OWN = "reroll-own"  # roll your two dice again
    ARMY_BOOST = "army-boost"  # +amount attack in one fight against a human army
    CATCH_BONUS = "catch-bonus"  # one catch that succeeds brings `amount` more humans
    FEWER_ARMIES = "fewer-armies"  # one catch draws `amount` army cards less
    SAVE_SHIP = "save-ship"  # one ship that would be destroyed returns to hand
    EXTRA_FUEL = "extra-fuel"  # the fuel limit of one plan is `amount` higher


class CompensationKind(StrEnum):
    """What a compensation card does, once (K-3)."""

    FUEL = "fuel"  # the fuel limit of one plan is `amount` higher (P-2)
    HUMANS = "humans"  # `amount` humans, paid at once when drawn (K-2)
    TROPHY = "trophy"  # a loser takes the city card (K-4)
    BOOST = "boost"  # +amount attack to one of your ships
    REROLL = "reroll"  # roll your two dice again
    SAVE_SHIP = "save-ship"  # one ship that would be destroyed returns to hand
    DISCOUNT = "discount"  # one purchase costs `amount` less
    FEWER_ARMIES = "fewer-armies"  # one catch draws `amount` army cards less


_NOTHING = range(1)
_ATTACK = range(1, 13)
_FUEL = range(1, 7)
_ARMIES = range(1, 3)
_HUMANS = range(HUMANS_STEP, 100_001, HUMANS_STEP)

STATION_AMOUNTS: dict[StationKind, range] = {
    StationKind.BOOST: _ATTACK,
    StationKind.CANCEL_BONUSES: _NOTHING,
    StationKind.MOVE_ENEMY: _NOTHING,
    StationKind.REROLL_OWN: _NOTHING,
    StationKind.ARMY_BOOST: _ATTACK,
    StationKind.CATCH_BONUS: _HUMANS,
    StationKind.FEWER_ARMIES: _ARMIES,
    StationKind.SAVE_SHIP: _NOTHING,
    StationKind.EXTRA_FUEL: _FUEL,
}
COMPENSATION_AMOUNTS: dict[CompensationKind, range] = {
    CompensationKind.FUEL: _FUEL,
    CompensationKind.HUMANS: _HUMANS,
    CompensationKind.TROPHY: _NOTHING,
    CompensationKind.BOOST: _ATTACK,
    CompensationKind.REROLL: _NOTHING,
    CompensationKind.SAVE_SHIP: _NOTHING,
    CompensationKind.DISCOUNT: _HUMANS,
    CompensationKind.FEWER_ARMIES: _ARMIES,
}

BATTLE_STATIONS = frozenset(
    {StationKind.BOOST, StationKind.CANCEL_BONUSES, StationKind.REROLL_OWN},
)
"""Stations that can act after a roll in a battle (RL-6)."""

ARMY_STATIONS = frozenset({StationKind.BOOST, StationKind.ARMY_BOOST, StationKind.REROLL_OWN})
"""Stations that can act after a roll against an army (W-2)."""

ROLL_CARDS = frozenset({CompensationKind.BOOST, CompensationKind.REROLL})
"""Compensation cards that can act after a roll, in a battle or against an army."""
