"""Verdicts: what enough captains want is done, also where others who would vote have gone."""

from engine.core.words import say
from engine.host.steps.base.step import Step
from engine.host.steps.base.vote_counts import is_moot, is_passed, is_settled
from engine.host.steps.changes.clock_changes import pause, resume
from engine.host.steps.changes.lobby import call_off
from engine.host.steps.changes.play import go_on
from engine.host.steps.changes.replacing import give_to_computer
from engine.host.steps.changes.undo import undo
from engine.host.steps.seats.ballots import end_vote, tally
from engine.host.values.proceedings import Matter, Vote
from engine.host.values.rows import Payload
from engine.host.values.times import moment

PAUSE = 3 * 86400.0  # seconds; whoever is back earlier calls a vote to go on


def decided(step: Step) -> bool:
    """End an open vote if nobody's word is missing, as others have gone; tell whether it did."""
    info, vote = step.info, step.info.proceedings.vote
    if vote is None or vote.closes <= step.now:
        return False
    if not is_settled(info, vote):
        return False
    settle(step, vote)
    return True


def settle(step: Step, vote: Vote) -> None:
    """End a vote that need not wait for anybody's word."""
    if is_passed(step.info, vote):
        carry_out(step, vote)
    elif is_moot(step.info, vote):
        end_vote(step)
    else:
        end_vote(step, say("vote-refused", tally=tally(step.info, vote)))


def carry_out(step: Step, vote: Vote) -> None:
    """Close a vote that passed, and do what was decided, with a public line."""
    end_vote(step, say("vote-passed", tally=tally(step.info, vote)))
    match vote.matter:
        case Matter.PAUSE:
            stands = pause(step, PAUSE)
            step.note(say("note-paused-by-vote", when=moment(stands.until)))
        case Matter.RESUME:
            step.note(say("note-resumed-by-vote"))
            resume(step)
            go_on(step, grace=0)
        case Matter.UNDO:
            step.note(say("note-undone-by-vote"))
            undo(step)
        case Matter.REMOVE if vote.about is not None:
            old = step.info.seats[vote.about].name
            strength = step.info.terms.substitute
            give_to_computer(step, vote.about, strength, vote.computer or old)
            new = step.info.seats[vote.about].name
            step.note(say("note-removed-by-vote", captain=old, computer=new))
        case _:
            call_off(step, Payload(text=say("cancelled-by-vote", number=step.info.number)))
