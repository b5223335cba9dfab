"""Voting: captains call a vote, agree or disagree; what enough of them want is done at once."""

import msgspec

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.host.runtime.runtime import Runtime
from engine.host.steps.base.step import Step
from engine.host.steps.base.vote_counts import is_passed, is_settled, is_shielded
from engine.host.steps.changes.verdicts import settle
from engine.host.steps.seats.ballots import (
    called_before,
    open_vote,
    show_vote,
    speak,
    tally,
    ticket,
)
from engine.host.steps.seats.permits import acting
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.proceedings import Matter, Motion, Vote
from engine.host.values.records import GameInfo, SeatKind


class Ballot(msgspec.Struct, frozen=True, kw_only=True):
    """How a vote stands after somebody's word."""

    game: GameInfo
    matter: Matter
    passed: bool
    refused: bool
    tally: Text
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
    ) -> Ballot:
        """Call a vote, in which the caller agrees.

        `computer` names the captain who would take a seat over, else it keeps its name.
        """

        def work(step: Step) -> Ballot:
            seat = acting(step, person)
            group = step.group or ""
            motion = Motion(group, seat, matter, about if matter is Matter.REMOVE else None)
            _insist_callable(step, motion)
            return _counted(step, open_vote(step, motion, computer))

        return await self._runtime.step(number, work)

    async def speak(self, number: int, person: int, which: str, *, agrees: bool) -> Ballot:
        """Agree or disagree in the vote `which`; the last word of a captain counts."""

        def work(step: Step) -> Ballot:
            vote = step.info.proceedings.vote
            seat = acting(step, person)
            if vote is None or ticket(vote) != which or vote.closes <= step.now:
                raise DeniedError(Denial.NO_VOTE)
            if vote.about == seat:
                raise DeniedError(Denial.CONCERNED)
            return _counted(step, speak(step, vote, seat, agrees=agrees))

        return await self._runtime.step(number, work)


def _insist_callable(step: Step, motion: Motion) -> None:
    """Deny a vote that cannot be called."""
    proceedings, table = step.info.proceedings, step.table
    if proceedings.vote is not None:
        raise DeniedError(Denial.VOTE_OPEN)
    if called_before(step.info, motion):
        raise DeniedError(Denial.VOTED_BEFORE)
    match motion.matter:
        case Matter.PAUSE if step.info.terms.alone:
            raise DeniedError(Denial.NO_HURRY, said=say("alone-no-clock"))
        case Matter.PAUSE if proceedings.pause is not None:
            raise DeniedError(Denial.ALREADY_PAUSED)
        case Matter.RESUME if proceedings.pause is None:
            raise DeniedError(Denial.NOT_PAUSED)
        case Matter.UNDO if table is None or table.last_step() is None:
            raise DeniedError(Denial.NOTHING_TO_UNDO)
        case Matter.REMOVE:
            _insist_removable(step.info, motion)


def _insist_removable(info: GameInfo, motion: Motion) -> None:
    """Deny to vote on a captain who stays."""
    about = motion.about
    if about is None or not 0 <= about < len(info.seats):
        raise DeniedError(Denial.NO_SUCH_SEAT)
    if info.seats[about].kind is SeatKind.COMPUTER:
        raise DeniedError(Denial.NO_SUCH_SEAT)
    if about == motion.by:
        raise DeniedError(Denial.CONCERNED)
    if is_shielded(info, about):
        raise DeniedError(
            Denial.TOO_FEW_VOTERS, said=say("denied-answers-still", missed=info.terms.patience)
        )


def _counted(step: Step, vote: Vote) -> Ballot:
    """Show how the vote stands, or do what enough captains want."""
    count, passed = tally(step.info, vote), is_passed(step.info, vote)
    settled = is_settled(step.info, vote)
    if settled:
        settle(step, vote)
    elif vote != step.before.info.proceedings.vote:
        show_vote(step, vote)
    return Ballot(
        game=step.info,
        matter=vote.matter,
        passed=passed,
        refused=settled and not passed,
        tally=count,
        closes=vote.closes,
    )
