"""Trophy claims: K-4, with RL-15. The card is the claimant's, the humans stay the winner's."""

from msgspec.structs import replace

from engine.core.asks import Draw, Seat
from engine.invasion.battles.battle_phase import DICE, tell
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import popped, with_frame
from engine.tremble.table.events import ClaimRolled, TrophyClaimed
from engine.tremble.table.frames import Claiming, Contest
from engine.tremble.table.state import State, Step, city_at


def pending(state: State, frame: Claiming) -> Draw | None:
    """Ask for the next throw where several claim one card."""
    if not frame.contests:
        return None
    contest = frame.contests[0]
    if len(contest.seats) == 1 or len(contest.rolls) == len(contest.seats):
        return None
    seat = contest.seats[len(contest.rolls)]
    name = f"t{state.turn}:battle:{contest.space}:claim:{contest.number}"
    return Draw(f"{name}:seat:{seat}", DICE)


def draw(state: State, frame: Claiming, roll: tuple[int, ...]) -> Step:
    """Note a throw."""
    contest = frame.contests[0]
    thrown = replace(contest, rolls=(*contest.rolls, sum(roll)))
    return with_frame(state, Claiming((thrown, *frame.contests[1:]))), ()


def proceed(state: State, frame: Claiming) -> Step:
    """Give the card to the highest throw; those tied for it throw again."""
    if not frame.contests:
        return popped(state), ()
    contest, rest = frame.contests[0], frame.contests[1:]
    city = city_at(state, contest.space)
    if not contest.rolls:
        return _given(with_frame(state, Claiming(rest)), contest, contest.seats[0])
    told = tell(ClaimRolled(contest.space, city, contest.seats, contest.rolls))
    best = max(contest.rolls)
    first = tuple(
        seat for seat, roll in zip(contest.seats, contest.rolls, strict=True) if roll == best
    )
    if len(first) > 1:
        again = Contest(contest.space, contest.claimants, first, contest.number + 1)
        return with_frame(state, Claiming((again, *rest))), told
    state, given = _given(with_frame(state, Claiming(rest)), contest, first[0])
    return state, told + given


def _given(state: State, contest: Contest, seat: Seat) -> Step:
    """Make the city card a trophy of the claimant; the city stays to be raided or caught."""
    city, captain = city_at(state, contest.space), state.captains[seat]
    richer = replace(captain, trophies=(*captain.trophies, city.id))
    state = with_captain(state, seat, richer)
    state = replace(state, claimed=(*state.claimed, (contest.space, seat)))
    return state, tell(TrophyClaimed(contest.space, city, seat, contest.claimants))
