"""Counting: who may vote, how many are enough, and what their words come to."""

from engine.core.asks import Seat
from engine.host.values.proceedings import Matter, Vote
from engine.host.values.records import GameInfo

# What cannot be mended afterwards needs everybody, but one who never answers must not block it
# where three or more vote.
GRAVE = frozenset({Matter.UNDO, Matter.CANCEL})
ALL_BUT_ONE_FROM = 3
ALONE = 1


def voters(info: GameInfo, about: Seat | None = None) -> tuple[Seat, ...]:
    """List the captains whose word counts: people who are there, but not the one concerned."""
    return tuple(
        each.seat
        for each in info.seats
        if each.person is not None and not each.strength and each.seat != about
    )


def needed(matter: Matter, count: int) -> int:
    """Tell how many of `count` voters are enough."""
    if matter not in GRAVE:
        return count // 2 + 1
    return count - 1 if count >= ALL_BUT_ONE_FROM else count


def ayes(info: GameInfo, vote: Vote) -> tuple[Seat, ...]:
    """List who agreed, as far as their word still counts."""
    return tuple(seat for seat in voters(info, vote.about) if seat in vote.ayes)


def nays(info: GameInfo, vote: Vote) -> tuple[Seat, ...]:
    """List who disagreed, as far as their word still counts."""
    return tuple(seat for seat in voters(info, vote.about) if seat in vote.nays)


def is_passed(info: GameInfo, vote: Vote) -> bool:
    """Tell whether enough captains agreed."""
    count = len(voters(info, vote.about))
    return not is_moot(info, vote) and 0 < needed(vote.matter, count) <= len(ayes(info, vote))


def is_lost(info: GameInfo, vote: Vote) -> bool:
    """Tell whether too few are left who may still agree."""
    count = len(voters(info, vote.about))
    return count - len(nays(info, vote)) < needed(vote.matter, count)


def is_settled(info: GameInfo, vote: Vote) -> bool:
    """Tell whether a vote need not wait for anybody's word."""
    return is_passed(info, vote) or is_lost(info, vote) or is_moot(info, vote)


def is_moot(info: GameInfo, vote: Vote) -> bool:
    """Tell whether a vote can no longer pass, whoever agrees."""
    match vote.matter:
        case Matter.PAUSE:
            return info.proceedings.pause is not None
        case Matter.RESUME:
            return info.proceedings.pause is None
        case Matter.REMOVE:
            return vote.about is not None and is_shielded(info, vote.about)
        case _:
            return False


def is_shielded(info: GameInfo, about: Seat) -> bool:
    """Protect captains from each other: a single one removes only who is absent."""
    return len(voters(info, about)) <= ALONE and not info.is_absent(about)
