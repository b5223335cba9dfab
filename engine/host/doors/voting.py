"""Voting: captains call a vote and agree; what enough of them want is done at once."""

import msgspec

from engine.core.asks import Seat
from engine.core.words import say
from engine.host.runtime.runtime import Runtime
from engine.host.runtime.session import Work
from engine.host.steps.absence import come_back
from engine.host.steps.ballots import agree, called_before, open_vote, show_vote, ticket
from engine.host.steps.play import not_running
from engine.host.steps.replacing import stranger
from engine.host.steps.step import Step
from engine.host.steps.undo import why_not
from engine.host.steps.verdicts import carry_out
from engine.host.steps.vote_counts import ayes, is_passed, is_shielded, needed, voters
from engine.host.values.denials import Denial, Denied
from engine.host.values.proceedings import Matter, Motion, Vote
from engine.host.values.records import GameInfo, SeatKind


class Ballot(msgspec.Struct, frozen=True, kw_only=True):
    """How a vote stands after somebody's word."""

    game: GameInfo
    matter: Matter
    ayes: int
    needed: int
    passed: bool
    closes: float


class Votes:
    """The door for captains who decide together; one vote at a time."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def call(
        self,
        number: int,
        person: int,
        matter: Matter,
        about: Seat | None = None,
        *,
        computer: str = "",
    ) -> Ballot | Denied:
        """Call a vote, in which the caller agrees.

        `computer` names the captain who would take a seat over, else it keeps its name.
        """
        made: list[Ballot] = []

        def work(step: Step) -> Denied | None:
            seat = _seat(step, person)
            if isinstance(seat, Denied):
                return seat
            group = _group(step)
            motion = Motion(group, seat, matter, about if matter is Matter.REMOVE else None)
            if denied := _may_not(step, motion):
                return denied
            made[:] = [_counted(step, open_vote(step, motion, computer))]
            return None

        return await self._done(number, work, made)

    async def agree(self, number: int, person: int, which: str) -> Ballot | Denied:
        """Agree in the vote `which`; once or twice is the same."""
        made: list[Ballot] = []

        def work(step: Step) -> Denied | None:
            vote = step.info.proceedings.vote
            seat = _seat(step, person)
            if isinstance(seat, Denied):
                return seat
            if vote is None or ticket(vote) != which or vote.closes <= step.now:
                return Denied(Denial.NO_VOTE)
            if vote.about == seat:
                return Denied(Denial.CONCERNED)
            made[:] = [_counted(step, agree(step, vote, seat))]
            return None

        return await self._done(number, work, made)

    async def _done(self, number: int, work: Work, made: list[Ballot]) -> Ballot | Denied:
        session = await self._runtime.sessions.find(number)
        if session is None:
            return Denied(Denial.NO_SUCH_GAME)
        return await self._runtime.step(session, work, lambda _: made[0], seated=True)


def _seat(step: Step, person: int) -> Seat | Denied:
    """Find a captain's seat; whoever speaks up is back."""
    seat = step.info.seat_of(person)
    if seat is None:
        return stranger(step.info, person)
    if denied := not_running(step.info):
        return denied
    come_back(step, seat)
    return seat


def _may_not(step: Step, motion: Motion) -> Denied | None:
    """Tell why a vote cannot be called, if so."""
    proceedings, table = step.info.proceedings, step.table
    if proceedings.vote is not None:
        return Denied(Denial.VOTE_OPEN)
    if called_before(step.info, motion):
        return Denied(Denial.VOTED_BEFORE)
    match motion.matter:
        case Matter.PAUSE if proceedings.pause is not None:
            return Denied(Denial.ALREADY_PAUSED)
        case Matter.RESUME if proceedings.pause is None:
            return Denied(Denial.NOT_PAUSED)
        case Matter.UNDO if table is not None:
            return why_not(table)
        case Matter.REMOVE:
            return _may_not_remove(step.info, motion)
        case _:
            return None


def _may_not_remove(info: GameInfo, motion: Motion) -> Denied | None:
    """Tell why the captain whom a vote is about stays, if so."""
    about = motion.about
    if about is None or not 0 <= about < len(info.seats):
        return Denied(Denial.NO_SUCH_SEAT)
    if info.seats[about].kind is SeatKind.COMPUTER:
        return Denied(Denial.NO_SUCH_SEAT)
    if about == motion.by:
        return Denied(Denial.CONCERNED)
    if is_shielded(info, about):
        return Denied(
            Denial.TOO_FEW_VOTERS, said=say("denied-answers-still", missed=info.terms.patience)
        )
    return None


def _counted(step: Step, vote: Vote) -> Ballot:
    """OpenPosts how the vote stands, or do what enough captains want."""
    count = len(voters(step.info, vote.about))
    agreed, enough = len(ayes(step.info, vote)), needed(vote.matter, count)
    passed = is_passed(step.info, vote)
    if passed:
        carry_out(step, vote)
    elif vote != step.before.info.proceedings.vote:
        show_vote(step, vote)
    return Ballot(
        game=step.info,
        matter=vote.matter,
        ayes=agreed,
        needed=enough,
        passed=passed,
        closes=vote.closes,
    )


def _group(step: Step) -> str:
    return (step.table.group() if step.table is not None else None) or ""
