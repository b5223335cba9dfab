"""Ballots: who may vote, how many are enough, and the public post in which a vote stands."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.asks import Seat
from engine.core.words import Text, Value, say
from engine.host.steps.step import Draft
from engine.host.steps.vote_counts import ayes, needed, voters
from engine.host.values.posts import PostKind
from engine.host.values.proceedings import Matter, Motion, Vote
from engine.host.values.records import GameInfo
from engine.host.values.rows import Payload
from engine.host.values.running_time import after

PACE_SHARE = 0.5  # of the time for a question, for which a vote is open
SHORTEST, LONGEST = 60.0, 86400.0


def called_before(info: GameInfo, motion: Motion) -> bool:
    """Tell whether the same captain called the same vote while the same group was open."""
    return motion in info.affairs.motions


def open_vote(draft: Draft, motion: Motion, computer: str) -> Vote:
    """Open a vote in which who called it agrees; it is not posted yet."""
    pace = draft.info.terms.pace
    seconds = min(max(pace * PACE_SHARE, SHORTEST), LONGEST)
    vote = Vote(
        matter=motion.matter,
        by=motion.by,
        ayes=(motion.by,),
        closes=after(draft.now, seconds, draft.info.terms.night),
        about=motion.about,
        group=motion.group if motion.matter is Matter.UNDO else None,
        post=draft.row.posts + 1,
        computer=computer,
    )
    kept = tuple(each for each in draft.info.affairs.motions if each.group == motion.group)
    draft.tell_affairs(vote=vote, motions=(*kept, motion))
    return vote


def agree(draft: Draft, vote: Vote, seat: Seat) -> Vote:
    """Add a captain's aye; a second one changes nothing."""
    if seat not in vote.ayes:
        vote = replace(vote, ayes=(*vote.ayes, seat))
        draft.tell_affairs(vote=vote)
    return vote


def show_vote(draft: Draft, vote: Vote) -> None:
    """Owe the post of an open vote, or an edit of it."""
    info, count = draft.info, len(voters(draft.info, vote.about))
    agreed = ayes(info, vote)
    state = say(
        "vote-state",
        agreed=_listed([info.seats[seat].name for seat in agreed]),
        needed=needed(vote.matter, count),
        voters=count,
    )
    told = asked(info, vote), state
    _put(draft, vote, Payload(texts=told, group=ticket(vote), due=vote.closes))


def end_vote(draft: Draft, outcome: Text | None = None) -> None:
    """Close the open vote, if there is one; its post tells what came of it."""
    vote = draft.info.affairs.vote
    if vote is None:
        return
    draft.tell_affairs(vote=None)
    told = asked(draft.info, vote), outcome or say("vote-moot")
    _put(draft, vote, Payload(texts=told))


def lapse(draft: Draft) -> None:
    """End a vote that found too few in time."""
    vote = draft.info.affairs.vote
    if vote is not None and vote.closes <= draft.now:
        count = len(voters(draft.info, vote.about))
        end_vote(
            draft,
            say(
                "vote-lapsed",
                ayes=len(ayes(draft.info, vote)),
                needed=needed(vote.matter, count),
            ),
        )


def outdate(draft: Draft, group: str) -> None:
    """End a vote about a group that is no longer open."""
    vote = draft.info.affairs.vote
    if vote is not None and vote.group not in {None, group}:
        end_vote(draft, say("vote-outdated"))


def ticket(vote: Vote) -> str:
    """Name a vote, so that a button under an older one does not count for it."""
    return f"v{vote.post}"


def asked(info: GameInfo, vote: Vote) -> Text:
    """Say who asks for what."""
    about = "" if vote.about is None else info.seats[vote.about].name
    return say("vote-asked", matter=vote.matter.value, by=info.seats[vote.by].name, about=about)


def _put(draft: Draft, vote: Vote, payload: Payload) -> None:
    """Edit the post of a vote; where it was not there yet, make it."""
    fresh = vote.post > draft.row.posts
    draft.post(PostKind.VOTE, payload, edits=None if fresh else vote.post)


def _listed(names: Sequence[str]) -> Value:
    """Join names into one enumeration."""
    first, *others = names or [""]
    listed: Value = first
    for name in others[:-1]:
        listed = say("list-comma", rest=listed, next=name)
    return say("list-last", rest=listed, last=others[-1]) if others else listed
