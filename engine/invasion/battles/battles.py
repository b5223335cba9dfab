"""Battles and who fights in them: who is due, who threw, who leads, who lost."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.asks import Ask, Seat
from engine.invasion.battles.odds import battle_odds, reroll_odds, standing_odds


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """A captain in a battle; `fights` is None while undecided, `roll` () before dice."""

    seat: Seat
    total: int
    fights: bool | None = None
    roll: tuple[int, ...] = ()
    plus: int = 0  # by stations and cards, in this battle

    @property
    def sum(self) -> int:
        """Add effects and dice to the total."""
        return self.total + self.plus + sum(self.roll)


class Battle(msgspec.Struct, frozen=True, gc=False):
    """A battle for one space; fighters stand in the order in which they must decide."""

    space: int
    fighters: tuple[Fighter, ...]
    winner: Seat | None = None
    throwing: tuple[Seat, ...] = ()  # who threw the last dice: after a tie, those tied


AnyBattle = TypeVar("AnyBattle", bound=Battle)


Chosen: TypeAlias = tuple[tuple[Seat, bool], ...]
"""Captains and whether they fight."""


class Case(NamedTuple):
    """A choice that is due: its field, and the battle as it stands.

    Who chooses later says what to do in each case of what those `before` do.
    """

    key: str
    battle: Battle
    before: Chosen = ()  # who chooses first, and whether they fight
    left: tuple[Seat, ...] = ()  # those of them who retreat

    def supposed(self) -> Battle:
        """Return the battle in which the choice counts."""
        does = dict(self.before)
        fighters = [
            replace(each, fights=does[each.seat]) if each.seat in does else each
            for each in self.battle.fighters
        ]
        return replace(self.battle, fighters=tuple(fighters))


def due_in(battle: Battle, most: int) -> tuple[Seat, ...]:
    """List whose choices are due, in their order; none when all is chosen."""
    if battle.winner is not None:
        return ()
    return tuple([each.seat for each in battle.fighters if each.fights is None][:most])


def cases(battle: Battle, seat: Seat) -> tuple[Case, ...]:
    """List the cases in which a captain must choose: one, where nobody chooses before."""
    before = _before(battle, seat)
    if not before:
        return (Case(space_key(battle.space), battle),)
    known = _known_before(before, len(remaining(battle)) - 1)
    return tuple([_case(battle, each) for each in known])


def _case(battle: Battle, known: Chosen) -> Case:
    left = tuple([seat for seat, does in known if not does])
    return Case(case_key(battle.space, left), battle, known, left)


@cache
def _known_before(seats: tuple[Seat, ...], rivals: int) -> tuple[Chosen, ...]:
    """List what captains may have chosen so that not all rivals have retreated."""
    fought = product((True, False), repeat=len(seats))
    return tuple(
        [tuple(zip(seats, each, strict=True)) for each in fought if each.count(False) < rivals]
    )


def left_now(asked: Battle, now: Battle, seat: Seat) -> tuple[Seat, ...]:
    """Tell the case that has come up, of those a captain was asked about, by who retreated."""
    before = _before(asked, seat)
    return tuple([each for each in before if not fighter_of(now, each).fights])


def keys_where_more_stay(space: int, left: tuple[Seat, ...]) -> Iterator[str]:
    """Name the fields of the cases in which fewer retreat than `left`: more rivals stay."""
    for count in range(len(left)):
        for fewer in combinations(left, count):
            yield case_key(space, fewer)


def _before(battle: Battle, seat: Seat) -> tuple[Seat, ...]:
    """List who chooses before a captain, and has not yet."""
    before: tuple[Seat, ...] = ()
    for fighter in battle.fighters:
        if fighter.seat == seat:
            break
        if fighter.fights is None:
            before += (fighter.seat,)
    return before


@cache
def case_key(space: int, left: tuple[Seat, ...]) -> str:
    """Name the field of a case by who has retreated."""
    return ".".join(("without", str(space), *map(str, left))) if left else space_key(space)


def remaining(battle: Battle) -> tuple[Fighter, ...]:
    """List the fighters that have not retreated."""
    return tuple([fighter for fighter in battle.fighters if fighter.fights is not False])


def throwers(battle: Battle) -> tuple[Fighter, ...]:
    """List who threw the last dice; after a tie the others have lost."""
    return tuple([fighter for fighter in battle.fighters if fighter.seat in battle.throwing])


def leaders(battle: Battle) -> tuple[Seat, ...]:
    """List who has the highest sum of the last throw, by seat."""
    return ahead(throwers(battle))


def ahead(fighters: Iterable[Fighter]) -> tuple[Seat, ...]:
    """List who has the highest sum of those who threw, by seat."""
    best = 0
    first: list[Seat] = []
    for fighter in fighters:
        reached = fighter.sum
        if reached > best or not first:
            best, first = reached, []
        if reached == best:
            first.append(fighter.seat)
    return tuple(sorted(first))


def losers_of(battle: Battle) -> tuple[Seat, ...]:
    """List who fought and lost, from the lowest sum up.

    What counts is the sum of the last dice that each of them threw.
    """
    lost = [each for each in battle.fighters if each.fights and each.seat != battle.winner]
    if len(lost) > 1:
        lost.sort(key=lambda each: each.sum)
    return tuple([each.seat for each in lost]) if lost else ()


def space_key(space: int) -> str:
    """Name the field of a space."""
    return f"space.{space}"


def totals(battle: Battle, seat: Seat, left: tuple[Seat, ...] = ()) -> tuple[int, int]:
    """Return the total of a seat and the best of its rivals who have not retreated or `left`."""
    own = best = 0
    for each in battle.fighters:
        if each.seat == seat:
            own = each.total
        elif each.total > best and each.fights is not False and each.seat not in left:
            best = each.total
    return own, best


def with_fighter(battle: AnyBattle, fighter: Fighter) -> AnyBattle:
    """Exchange the fighter of a seat."""
    fighters = [fighter if each.seat == fighter.seat else each for each in battle.fighters]
    return replace(battle, fighters=tuple(fighters))


def fighter_of(battle: Battle, seat: Seat) -> Fighter:
    """Return the fighter of a seat; raise LookupError where it has none in this battle."""
    for fighter in battle.fighters:
        if fighter.seat == seat:
            return fighter
    raise LookupError(f"seat {seat} is not in the battle for space {battle.space}")


def fighter_in(battle: Battle | None, seat: Seat) -> Fighter | None:
    """Find a captain in a battle; nobody where they were left alone and never asked."""
    if battle is None:
        return None
    own = (fighter for fighter in battle.fighters if fighter.seat == seat)
    return next((one for one in own if one.fights is not None or battle.winner is None), None)


def is_out(battle: Battle | None, fighter: Fighter) -> bool:
    """Tell whether a captain has rolled and lost while others roll on for a tie."""
    if battle is None or not fighter.roll:
        return False
    return bool(battle.throwing) and fighter.seat not in battle.throwing


def fight_chance(battle: Battle, seat: Seat, left: tuple[Seat, ...] = ()) -> float:
    """Return how likely a seat wins if all who have not retreated or `left` fight."""
    place = 0
    sums: list[int] = []
    for fighter in battle.fighters:
        if fighter.fights is not False and fighter.seat not in left:
            if fighter.seat == seat:
                place = len(sums)
            sums.append(fighter.total + fighter.plus)
    return battle_odds(tuple(sums))[place]


def standing_chance(battle: Battle, seat: Seat, plus: int = 0) -> float:
    """Return how likely a seat wins after a throw if `plus` is all that comes yet."""
    return _standing(battle, seat, seat, plus)


def cancel_chance(battle: Battle, seat: Seat, rival: Seat, lost: int) -> float:
    """Return how likely a seat wins if a rival loses bonuses and nothing else comes."""
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
    """Return how likely a seat wins that rolls its dice again, if nothing else comes."""
    own = fighter_of(battle, seat)
    rivals = [fighter for fighter in throwers(battle) if fighter.seat != seat]
    return reroll_odds(
        own.total + own.plus,
        tuple([rival.sum for rival in rivals]),
        tuple([rival.total + rival.plus for rival in rivals]),
    )


@lru_cache(maxsize=1 << 12)
def percent(chance: float) -> int:
    """Round a chance to per cent, with 0 and 100 kept for what is certain."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def lost_battles(battles: Iterable[Battle]) -> Iterator[tuple[int, Seat]]:
    """List who lost where: battles from left to right, from the lowest sum up."""
    for battle in battles:
        for seat in losers_of(battle):
            yield battle.space, seat


def by_seat(places: Iterable[tuple[int, Seat]], kind: str) -> tuple[Ask, ...]:
    """Ask every seat once about all of its spaces."""
    spaces: dict[Seat, tuple[int, ...]] = {}
    for space, seat in places:
        spaces[seat] = (*spaces.get(seat, ()), space)
    return tuple([Ask(seat, kind, spaces[seat]) for seat in sorted(spaces)])
