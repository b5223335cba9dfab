"""Verdicts: what enough captains want is done, also where others who would vote have gone."""

from engine.core.words import say
from engine.host.steps.ballots import end_vote
from engine.host.steps.lobby import call_off
from engine.host.steps.pausing import pause, resume
from engine.host.steps.play import go_on
from engine.host.steps.replacing import give_to_computer
from engine.host.steps.step import Draft
from engine.host.steps.undo import undo
from engine.host.steps.vote_counts import ayes, is_moot, is_passed, needed, voters
from engine.host.values.moments import moment
from engine.host.values.proceedings import Matter, Vote
from engine.host.values.rows import Payload

PAUSE = 3 * 86400.0  # seconds; whoever is back earlier calls a vote to go on


def decided(draft: Draft) -> bool:
    """End an open vote if nobody's word is missing, as others have gone; tell whether it did."""
    info, vote = draft.info, draft.info.affairs.vote
    if vote is None or vote.closes <= draft.now:
        return False
    if is_passed(info, vote):
        carry_out(draft, vote)
    elif is_moot(info, vote):
        end_vote(draft)
    else:
        return False
    return True


def carry_out(draft: Draft, vote: Vote) -> None:
    """Close a vote that passed, and do what was decided, with a public line."""
    enough = needed(vote.matter, len(voters(draft.info, vote.about)))
    end_vote(draft, say("vote-passed", ayes=len(ayes(draft.info, vote)), needed=enough))
    match vote.matter:
        case Matter.PAUSE:
            stands = pause(draft, PAUSE)
            draft.note(say("note-paused-by-vote", when=moment(stands.until)))
        case Matter.RESUME:
            draft.note(say("note-resumed-by-vote"))
            resume(draft)
            go_on(draft, grace=0)
        case Matter.UNDO:
            draft.note(say("note-undone-by-vote"))
            undo(draft)
        case Matter.REMOVE if vote.about is not None:
            old = draft.info.seats[vote.about].name
            strength = draft.info.terms.substitute
            give_to_computer(draft, vote.about, strength, vote.computer or old)
            new = draft.info.seats[vote.about].name
            draft.note(say("note-removed-by-vote", captain=old, computer=new))
        case _:
            call_off(draft, Payload(text=say("cancelled-by-vote", number=draft.info.number)))
