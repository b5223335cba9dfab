"""Chances as a captain can know them: exact odds over what a view shows."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.asks import Seat
from engine.tremble.cards.tables import ARMIES
from engine.tremble.table.fighters import fighter_of, remaining, throwers
from engine.tremble.table.odds import (
    Armies,
    army_odds,
    battle_odds,
    catch_odds,
    reroll_odds,
    standing_odds,
)
from engine.tremble.table.view import Battle, Catch, PublicView


def fight_chance(battle: Battle, seat: Seat) -> float:
    """Return how likely a seat wins if all who have not retreated fight (F-2, F-3)."""
    fighters = remaining(battle)
    odds = battle_odds(tuple([fighter.total + fighter.plus for fighter in fighters]))
    return odds[[fighter.seat for fighter in fighters].index(seat)]


def standing_chance(battle: Battle, seat: Seat, plus: int = 0) -> float:
    """Return how likely a seat wins after a throw if `plus` is all that comes yet (F-4)."""
    return _standing(battle, seat, seat, plus)


def cancel_chance(battle: Battle, seat: Seat, rival: Seat, lost: int) -> float:
    """Return how likely a seat wins if a rival loses bonuses and nothing else comes (F-4)."""
    return _standing(battle, seat, rival, -lost)


def _standing(battle: Battle, seat: Seat, changed: Seat, plus: int) -> float:
    """Return how likely a seat wins if `plus` more for one of the throwers is all that comes."""
    seats, sums, totals = [], [], []
    for fighter in throwers(battle):
        more = plus if fighter.seat == changed else 0
        seats.append(fighter.seat)
        sums.append(fighter.sum + more)
        totals.append(fighter.total + fighter.plus + more)
    return standing_odds(sums, totals)[seats.index(seat)]


def reroll_chance(battle: Battle, seat: Seat) -> float:
    """Return how likely a seat wins that rolls its dice again, if nothing else comes (F-4)."""
    own = fighter_of(battle, seat)
    rivals = [fighter for fighter in throwers(battle) if fighter.seat != seat]
    return reroll_odds(
        own.total + own.plus,
        tuple([rival.sum for rival in rivals]),
        tuple([rival.total + rival.plus for rival in rivals]),
    )


def catch_chance(view: PublicView, total: int, armies: int) -> float:
    """Return how likely a total beats that many army cards, the next to be drawn (W-2, RL-12)."""
    pile = view.piles
    cut = len(pile.army_discard) - view.ledger.late[0]
    open_ = tuple([army.id for catch in view.catches for army in catch.armies])
    deck, discard = _army_values(pile.army_discard, open_, cut)
    return catch_odds(total, armies, deck, discard)


@lru_cache(maxsize=256)
def _army_values(discard: Sequence[str], open_: Sequence[str], cut: int) -> tuple[Armies, Armies]:
    """Return the values of the army cards in the deck, and of those that may refill it."""
    gone = {*discard, *open_}
    deck = tuple([army.attack for army in ARMIES.values() if army.id not in gone])
    return deck, tuple([ARMIES[card].attack for card in sorted(discard[:cut])])


def chance_of_rest(catch: Catch) -> float:
    """Return how likely all armies are beaten that still stand in the way of a catch (W-2)."""
    rest = tuple([army.attack for army in catch.armies[catch.beaten :]])
    return catch_odds(catch.total, len(rest), rest)


def army_reroll_chance(catch: Catch) -> float:
    """Return how likely dice thrown again beat the army that is faced (W-2)."""
    return army_odds(catch.total + catch.plus, catch.armies[catch.beaten].attack)


def percent(chance: float) -> int:
    """Round a chance to per cent, with 0 and 100 kept for what is certain."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)
