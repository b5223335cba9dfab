"""Fighters in a battle, by what everybody sees: who is due, who threw, who leads, who lost."""

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.tremble.cards.cards import City
from engine.tremble.table.view import Battle, Fighter, TrembleView


def due_in(battle: Battle) -> Seat | None:
    """Return whose choice is due, or None when all is chosen."""
    if battle.winner is not None:
        return None
    for each in battle.fighters:
        if each.fights is None:
            return each.seat
    return None


def remaining(battle: Battle) -> tuple[Fighter, ...]:
    """List the fighters that have not retreated."""
    return tuple([fighter for fighter in battle.fighters if fighter.fights is not False])


def throwers(battle: Battle) -> tuple[Fighter, ...]:
    """List who threw the last dice; after a tie the others have lost (F-5)."""
    return tuple([fighter for fighter in battle.fighters if fighter.seat in battle.throwing])


def leaders(battle: Battle) -> tuple[Seat, ...]:
    """List who has the highest sum of the last throw, by seat."""
    sums = {fighter.seat: fighter.sum for fighter in throwers(battle)}
    best = max(sums.values())
    return tuple(sorted([seat for seat, reached in sums.items() if reached == best]))


def losers_of(battle: Battle) -> tuple[Seat, ...]:
    """List who fought and lost, from the lowest sum up (RL-24; ties in the RL-5 order).

    What counts is the sum of the last dice that each of them threw.
    """
    lost = [each for each in battle.fighters if each.fights and each.seat != battle.winner]
    if len(lost) > 1:
        lost.sort(key=lambda each: each.sum)
    return tuple([each.seat for each in lost])


def space_key(space: int) -> str:
    """Name the field of a space."""
    return f"space.{space}"


def battle_in(view: TrembleView, space: int) -> tuple[Battle, City]:
    """Find the battle for a space, and its city."""
    city = view.public.spaces[space - 1].city
    for battle in view.public.battles:
        if battle.space == space and city is not None:
            return battle, city
    raise LookupError(f"there is no battle for space {space}")


def totals(battle: Battle, seat: Seat) -> tuple[int, int]:
    """Return the total of a seat and the best of its rivals who have not retreated."""
    own = fighter_of(battle, seat).total
    return own, max([each.total for each in remaining(battle) if each.seat != seat])


def with_fighter(battle: Battle, fighter: Fighter) -> Battle:
    """Exchange the fighter of a seat."""
    fighters = [fighter if each.seat == fighter.seat else each for each in battle.fighters]
    return replace(battle, fighters=tuple(fighters))


def fighter_of(battle: Battle, seat: Seat) -> Fighter:
    """Return the fighter of a seat; raise LookupError where it has none in this battle."""
    for fighter in battle.fighters:
        if fighter.seat == seat:
            return fighter
    raise LookupError(f"seat {seat} is not in the battle for space {battle.space}")
