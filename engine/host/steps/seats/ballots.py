"""Ballots: who may vote, how many are enough, and the public post in which a vote stands."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, say
from engine.host.steps.base.step import Step
from engine.host.steps.base.vote_counts import ayes, nays, needed, voters
from engine.host.values.posts import PostKind
from engine.host.values.proceedings import Matter, Motion, Vote
from engine.host.values.records import GameInfo
from engine.host.values.rows import Payload
from engine.host.values.times import after

PACE_SHARE = 0.5  # of the time for a question, for which a vote is open
SHORTEST, LONGEST = 60.0, 86400.0


def called_before(info: GameInfo, motion: Motion) -> bool:
    """Tell whether the same captain called the same vote while the same group was open."""
    return motion in info.proceedings.motions


def open_vote(step: Step, motion: Motion, computer: str) -> Vote:
    """Open a vote in which who called it agrees; it is not posted yet."""
    pace = step.info.terms.pace
    seconds = min(max(pace * PACE_SHARE, SHORTEST), LONGEST)
    vote = Vote(
        matter=motion.matter,
        by=motion.by,
        ayes=(motion.by,),
        closes=after(step.now, seconds, step.info.terms.night),
        about=motion.about,
        group=motion.group if motion.matter is Matter.UNDO else None,
        post=step.row.posts + 1,
        computer=computer,
    )
    kept = tuple(each for each in step.info.proceedings.motions if each.group == motion.group)
    step.tell_proceedings(vote=vote, motions=(*kept, motion))
    return vote


def speak(step: Step, vote: Vote, seat: Seat, *, agrees: bool | None) -> Vote:
    """Count a captain's last word, whatever they said before; None takes it back."""
    ayes, nays = ({*said} - {seat} for said in (vote.ayes, vote.nays))
    if agrees is not None:
        (ayes if agrees else nays).add(seat)
    vote = replace(vote, ayes=tuple(sorted(ayes)), nays=tuple(sorted(nays)))
    step.tell_proceedings(vote=vote)
    return vote


def show_vote(step: Step, vote: Vote) -> None:
    """Owe the post of an open vote, or an edit of it; it mentions whose word is missing.

    That rings once, as edits ring nowhere.
    """
    info = step.info
    told = [asked(info, vote)]
    if agreed := ayes(info, vote):
        told.append(say("vote-for", names=_named(info, agreed)))
    if disagreed := nays(info, vote):
        told.append(say("vote-against", names=_named(info, disagreed)))
    told.append(tally(info, vote))
    spoken = {*vote.ayes, *vote.nays}
    silent = tuple(seat for seat in voters(info, vote.about) if seat not in spoken)
    payload = Payload(texts=tuple(told), group=ticket(vote), due=vote.closes, called=silent)
    _put(step, vote, payload)


def end_vote(step: Step, outcome: Text | None = None) -> None:
    """Close the open vote, if there is one; its post tells what came of it."""
    vote = step.info.proceedings.vote
    if vote is None:
        return
    step.tell_proceedings(vote=None)
    told = asked(step.info, vote), outcome or say("vote-moot")
    _put(step, vote, Payload(texts=told))


def lapse(step: Step) -> None:
    """End a vote that found too few in time."""
    vote = step.info.proceedings.vote
    if vote is not None and vote.closes <= step.now:
        end_vote(step, say("vote-lapsed", tally=tally(step.info, vote)))


def tally(info: GameInfo, vote: Vote) -> Text:
    """Tell how many are for and against, and how many are needed."""
    count = len(voters(info, vote.about))
    return say(
        "vote-tally",
        ayes=len(ayes(info, vote)),
        nays=len(nays(info, vote)),
        needed=needed(vote.matter, count),
        voters=count,
    )


def outdate(step: Step, group: str) -> None:
    """End a vote about a group that is no longer open."""
    vote = step.info.proceedings.vote
    if vote is not None and vote.group not in {None, group}:
        end_vote(step, say("vote-outdated"))


def ticket(vote: Vote) -> str:
    """Name a vote, so that a button under an older one does not count for it."""
    return f"v{vote.post}"


def asked(info: GameInfo, vote: Vote) -> Text:
    """Say who asks for what."""
    about = "" if vote.about is None else info.seats[vote.about].name
    return say("vote-asked", matter=vote.matter.value, by=info.seats[vote.by].name, about=about)


def _put(step: Step, vote: Vote, payload: Payload) -> None:
    """Edit the post of a vote; where it was not there yet, make it."""
    fresh = vote.post > step.row.posts
    step.post(PostKind.VOTE, payload, edits=None if fresh else vote.post)


def _named(info: GameInfo, seats: Sequence[Seat]) -> Value:
    return listed([info.seats[seat].name for seat in seats])
