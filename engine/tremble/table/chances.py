"""Chances as a captain can know them: exact odds over what a view shows."""

from collections.abc import Sequence
from functools import lru_cache

from engine.invasion.battles.odds import (
    Armies,
    army_odds,
    catch_odds,
)
from engine.tremble.cards.tables import ARMIES
from engine.tremble.table.view import Catch, PublicView


def catch_chance(view: PublicView, total: int, armies: int) -> float:
    """Return how likely a total beats that many army cards, the next to be drawn (W-2, RL-12)."""
    pile = view.piles
    cut = len(pile.army_discard) - view.ledger.late[0]
    open_ = [army.id for catch in view.catches for army in catch.armies] if view.catches else ()
    deck, discard = _army_values(pile.army_discard, tuple(open_), cut)
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
