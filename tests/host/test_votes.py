"""Votes: who may call them, how many are enough, what they do, and how they end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.host.doors.voting import Ballot
from engine.host.steps.base.timetable import LOST_LIFE
from engine.host.steps.base.vote_counts import is_passed, needed, voters
from engine.host.values.denials import Denial
from engine.host.values.proceedings import Matter, Vote
from engine.host.values.records import GameStatus
from playground.limits import GUARD
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, House, card, house, reason

STRANGER = 999


def ballot(outcome: Ballot) -> Ballot:
    """Insist on a counted word."""
    assert isinstance(outcome, Ballot), outcome
    return outcome


async def called(
    home: House, number: int, person: int, matter: Matter, about: int | None = None
) -> str:
    """Call a vote that stays open; return its ticket."""
    assert not ballot(await home.host.votes.call(number, person, matter, about)).passed
    return await ticket(home, number)


async def ticket(home: House, number: int) -> str:
    vote = await open_vote(home, number)
    assert vote is not None
    return f"v{vote.post}"


async def open_vote(home: House, number: int) -> Vote | None:
    info = await home.host.info(number)
    assert info is not None
    return info.proceedings.vote


def card_of(info: Any) -> Any:
    assert info is not None
    return info


def posts(home: House, kind: str) -> list[Any]:
    return [post for post in home.presenter.at(CHANNEL) if post.kind == kind]


def said(home: House) -> list[str]:
    """List the keys of all public lines, edits included."""
    found = []
    for message in home.presenter.messages.values():
        for post in (message.post, *message.edits):
            found += [text.key for text in post.texts if post.kind in {"note", "vote"}]
    return found


async def test_a_vote_stands_in_one_post_that_is_edited(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        await home.host.wait_idle()
        (post,) = posts(home, "vote")
        assert post.group == which
        assert post.due == home.clock.now() + PACE / 2
        assert dict(post.texts[0].args)["by"] == "Captain 1"
        assert dict(post.texts[1].args) == {"names": "Captain 1"}
        assert dict(post.texts[2].args) == {"ayes": 1, "nays": 0, "needed": 2, "voters": 3}
        outcome = ballot(await home.host.votes.speak(number, PEOPLE[2], which, agrees=True))
        assert outcome.passed
        await home.host.wait_idle()
        (post,) = posts(home, "vote")
        (message,) = [m for m in home.presenter.messages.values() if m.post is post]
        assert message.edits[-1].group is None
        assert message.edits[-1].texts[1].key == "vote-passed"
        assert card_of(await home.host.info(number)).proceedings.pause is not None
        assert await open_vote(home, number) is None


async def test_a_vote_mentions_whose_word_is_missing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, PEOPLE[0], Matter.REMOVE, 3)
        await home.host.votes.speak(number, PEOPLE[1], which, agrees=False)
        await home.host.wait_idle()
        (message,) = [m for m in home.presenter.messages.values() if m.post.kind == "vote"]
        assert message.post.called == (PEOPLE[1], PEOPLE[2]), "whoever it is about has none"
        assert [edit.called for edit in message.edits] == [(PEOPLE[2],)]


async def test_only_captains_vote_and_one_vote_is_open(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        votes = home.host.votes
        assert await reason(votes.call(number, STRANGER, Matter.PAUSE)) == Denial.NOT_YOUR_GAME
        assert await reason(votes.call(99, PEOPLE[0], Matter.PAUSE)) == Denial.NO_SUCH_GAME
        assert await reason(votes.speak(number, PEOPLE[0], "v3", agrees=True)) == Denial.NO_VOTE
        which = await called(home, number, PEOPLE[0], Matter.CANCEL)
        assert await reason(votes.call(number, PEOPLE[1], Matter.PAUSE)) == Denial.VOTE_OPEN
        assert (
            await reason(votes.speak(number, STRANGER, which, agrees=True)) == Denial.NOT_YOUR_GAME
        )
        assert await reason(votes.speak(number, PEOPLE[1], "v1", agrees=True)) == Denial.NO_VOTE
        again = ballot(await votes.speak(number, PEOPLE[0], which, agrees=True))
        assert (dict(again.tally.args)["ayes"], again.passed) == (1, False)


async def test_a_vote_lapses_with_a_word_and_is_not_called_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        await home.clock.advance(PACE / 2 - 1)
        assert await open_vote(home, number) is not None
        await home.clock.advance(2)
        await home.host.wait_idle()
        assert await open_vote(home, number) is None
        assert said(home)[-1] == "vote-lapsed"
        votes = home.host.votes
        assert await reason(votes.speak(number, PEOPLE[1], which, agrees=True)) == Denial.NO_VOTE
        assert await reason(votes.call(number, PEOPLE[0], Matter.PAUSE)) == Denial.VOTED_BEFORE
        await called(home, number, PEOPLE[1], Matter.PAUSE)


async def test_a_vote_that_cannot_pass_any_more_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        speak = home.host.votes.speak
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        first = ballot(await speak(number, PEOPLE[1], which, agrees=False))
        assert not first.refused
        await home.host.wait_idle()
        assert said(home)[-3:] == ["vote-for", "vote-against", "vote-tally"]
        second = ballot(await speak(number, PEOPLE[2], which, agrees=False))
        assert (second.passed, second.refused) == (False, True)
        assert dict(second.tally.args) == {"ayes": 1, "nays": 2, "needed": 2, "voters": 3}
        await home.host.wait_idle()
        assert said(home)[-1] == "vote-refused"
        assert await open_vote(home, number) is None
        assert card_of(await home.host.info(number)).proceedings.pause is None
        denied = await reason(speak(number, PEOPLE[1], which, agrees=True))
        assert denied == Denial.NO_VOTE


async def test_the_last_word_of_a_captain_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        speak = home.host.votes.speak
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        for person, agrees in ((PEOPLE[1], True), (PEOPLE[0], False), (PEOPLE[0], False)):
            outcome = ballot(await speak(number, person, which, agrees=agrees))
        assert dict(outcome.tally.args) == {"ayes": 1, "nays": 1, "needed": 3, "voters": 4}
        ballot(await speak(number, PEOPLE[0], which, agrees=True))
        assert ballot(await speak(number, PEOPLE[2], which, agrees=True)).passed


async def test_only_whose_word_counts_disagrees(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        speak = home.host.votes.speak
        which = await called(home, number, PEOPLE[0], Matter.REMOVE, 3)
        assert await reason(speak(number, PEOPLE[3], which, agrees=False)) == Denial.CONCERNED
        assert await reason(speak(number, STRANGER, which, agrees=False)) == Denial.NOT_YOUR_GAME
        assert await reason(speak(number, PEOPLE[1], "v1", agrees=False)) == Denial.NO_VOTE
        assert not ballot(await speak(number, PEOPLE[1], which, agrees=False)).refused
        assert ballot(await speak(number, PEOPLE[2], which, agrees=False)).refused


async def test_a_vote_is_refused_when_too_few_are_left_to_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await called(home, number, PEOPLE[0], Matter.CANCEL)
        against = await home.host.votes.speak(number, PEOPLE[1], which, agrees=False)
        assert not ballot(against).refused
        await home.give_up(number, 2)
        async with asyncio.timeout(GUARD):
            await home.host.wait_idle()
        assert await open_vote(home, number) is None
        assert "vote-refused" in said(home)
        assert await home.status(number) is GameStatus.RUNNING


async def test_whoever_leaves_takes_their_word_along(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=False))
        await home.give_up(number, 1)
        assert card_of(await open_vote(home, number)).nays == ()


async def test_the_next_question_allows_the_same_vote_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await called(home, number, PEOPLE[0], Matter.PAUSE)
        await home.clock.advance(PACE / 2 + 1)
        await home.play_round(number)
        await called(home, number, PEOPLE[0], Matter.PAUSE)


async def test_two_agree_at_once_and_it_is_done_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        first = ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True))
        assert not first.passed
        second = await home.host.votes.speak(number, PEOPLE[2], which, agrees=True)
        assert ballot(second).passed
        assert (
            await reason(home.host.votes.speak(number, PEOPLE[3], which, agrees=True))
            == Denial.NO_VOTE
        )
        await home.host.wait_idle()
        assert said(home).count("note-paused-by-vote") == 1


async def test_a_pause_ends_by_vote_and_time_did_not_count(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        votes = home.host.votes
        assert await reason(votes.call(number, PEOPLE[0], Matter.RESUME)) == Denial.NOT_PAUSED
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        ballot(await votes.speak(number, PEOPLE[1], which, agrees=True))
        assert await reason(votes.call(number, PEOPLE[1], Matter.PAUSE)) == Denial.ALREADY_PAUSED
        await home.clock.advance(5 * PACE)
        await home.submit(number, PEOPLE[0], {"bid": ("0",)})
        await home.submit(number, PEOPLE[1], {"bid": ("1",)})
        which = await called(home, number, PEOPLE[0], Matter.RESUME)
        assert (await home.row(number)).deadline is not None
        ballot(await votes.speak(number, PEOPLE[1], which, agrees=True))
        panel = await home.panel(number, PEOPLE[1])
        assert panel.group == "r1:prize"  # all had answered, so the game went on at once


async def test_cancelling_takes_all_but_one(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, PEOPLE[0], Matter.CANCEL)
        assert not ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True)).passed
        assert ballot(await home.host.votes.speak(number, PEOPLE[2], which, agrees=True)).passed
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        last = home.presenter.at(CHANNEL)[-1]
        assert last.kind == "cancelled"
        assert last.text is not None
        assert last.text.key == "cancelled-by-vote"
        assert last.key is not None


@pytest.mark.parametrize(
    ("matter", "enough"),
    [(Matter.PAUSE, (1, 2, 2, 3, 3)), (Matter.UNDO, (1, 2, 2, 3, 4))],
)
def test_how_many_are_enough(matter: Matter, enough: tuple[int, ...]) -> None:
    assert tuple(needed(matter, count) for count in range(1, 6)) == enough


async def test_a_captain_is_removed_without_voting(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        votes = home.host.votes
        assert await reason(votes.call(number, PEOPLE[0], Matter.REMOVE, 0)) == Denial.CONCERNED
        assert await reason(votes.call(number, PEOPLE[0], Matter.REMOVE, 9)) == Denial.NO_SUCH_SEAT
        which = await called(home, number, PEOPLE[0], Matter.REMOVE, 3)
        assert await reason(votes.speak(number, PEOPLE[3], which, agrees=True)) == Denial.CONCERNED
        assert ballot(await votes.speak(number, PEOPLE[1], which, agrees=True)).passed
        info = card_of(await home.host.info(number))
        assert info.seats[3].person is None
        assert info.seats[3].strength == "steady"
        denied = await reason(home.host.panel(number, PEOPLE[3]))
        assert denied == Denial.NO_LONGER_CAPTAIN
        await home.host.wait_idle()
        assert [post.kind for post in home.presenter.at(PEOPLE[3])][-1] == "farewell"
        assert said(home)[-1] == "note-removed-by-vote"


async def test_one_alone_removes_only_who_is_absent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        votes = home.host.votes
        denied = await reason(votes.call(number, PEOPLE[0], Matter.REMOVE, 1))
        assert denied == Denial.TOO_FEW_VOTERS
        await home.submit(number, PEOPLE[0], {"bid": ("0",)})
        for _ in range(3):  # a bid, perhaps a prize, and a window
            await home.clock.advance(PACE + 1)
            await home.host.wait_idle()
        assert card_of(await home.host.info(number)).seats[1].missed >= 2
        assert ballot(await votes.call(number, PEOPLE[0], Matter.REMOVE, 1)).passed
        await home.host.wait_idle()
        (post,) = posts(home, "vote")
        assert post.group is None  # it never was open to anybody's button


async def test_votes_end_with_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await called(home, number, PEOPLE[1], Matter.PAUSE)
        card(await home.host.cancel(number, PEOPLE[0]))
        await home.host.wait_idle()
        assert await open_vote(home, number) is None
        assert "vote-moot" in said(home)


async def test_a_vote_outlives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
    async with house(tmp_path, presenter=home.presenter) as home:
        assert ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True)).passed


async def test_a_vote_passes_when_those_who_are_left_are_enough(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, PEOPLE[0], Matter.PAUSE)
        assert not ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True)).passed
        await home.give_up(number, 3)
        async with asyncio.timeout(GUARD):
            await home.host.wait_idle()
        assert await open_vote(home, number) is None
        assert card_of(await home.host.info(number)).proceedings.pause is not None
        assert said(home).count("note-paused-by-vote") == 1


async def test_nobody_is_left_to_the_word_of_a_single_captain(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await called(home, number, PEOPLE[0], Matter.REMOVE, about=1)
        await home.give_up(number, 2)
        await home.host.wait_idle()
        assert card_of(await home.host.info(number)).seats[1].person == PEOPLE[1]
        assert await open_vote(home, number) is None
        assert "vote-moot" in said(home)


async def test_whoever_decides_a_removal_the_computer_has_the_name_of_the_call(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        votes = home.host.votes
        first = await votes.call(number, PEOPLE[0], Matter.REMOVE, 2, computer="Bolt")
        assert not ballot(first).passed
        assert ballot(
            await votes.speak(number, PEOPLE[1], await ticket(home, number), agrees=True)
        ).passed
        seat = card_of(await home.host.info(number)).seats[2]
        assert (seat.person, seat.name) == (None, "Bolt")


async def voted_while_lost(home: House, matter: Matter) -> int:
    """Call a vote, lose the server, and let somebody leave without whom the vote would pass."""
    number = await home.started(4)
    if matter is Matter.RESUME:
        card(await home.host.clock.pause(number, PEOPLE[0], 2 * LOST_LIFE))
    which = await called(home, number, PEOPLE[0], matter)
    assert not ballot(await home.host.votes.speak(number, PEOPLE[1], which, agrees=True)).passed
    await home.host.vanished.guild_gone(GUILD)
    await home.host.privacy.forget(PEOPLE[3])
    assert await open_vote(home, number) is not None
    return number


@pytest.mark.parametrize("matter", [Matter.PAUSE, Matter.RESUME, Matter.CANCEL])
async def test_a_vote_does_not_disturb_the_end_of_a_lost_game(
    tmp_path: Path, matter: Matter
) -> None:
    async with house(tmp_path) as home:
        number = await voted_while_lost(home, matter)
        await home.clock.advance(LOST_LIFE + 1)
        async with asyncio.timeout(GUARD):
            await home.host.wait_idle()
        info = card_of(await home.host.info(number))
        assert info.status is GameStatus.CANCELLED
        assert not {"note-paused-by-vote", "note-resumed-by-vote", "vote-passed"} & set(said(home))


async def test_what_was_voted_for_is_not_done_after_the_vote_has_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await voted_while_lost(home, Matter.CANCEL)
        await home.clock.advance(PACE)
        await home.host.vanished.guild_back(GUILD)
        async with asyncio.timeout(GUARD):
            await home.host.wait_idle()
        assert card_of(await home.host.info(number)).status is GameStatus.RUNNING
        assert "vote-lapsed" in said(home)


async def test_a_vote_for_a_pause_ends_with_the_host_s_pause(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        await called(home, number, PEOPLE[0], Matter.PAUSE)
        stands = card_of(await home.host.clock.pause(number, PEOPLE[0], 600)).proceedings.pause
        await home.host.wait_idle()
        assert await open_vote(home, number) is None
        assert "vote-moot" in said(home)
        assert card_of(await home.host.info(number)).proceedings.pause == stands


async def test_a_vote_about_a_question_ends_with_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await with_a_prize_taken(home)
        which = await called(home, number, PEOPLE[0], Matter.UNDO)
        for person in PEOPLE[:3]:
            await home.submit(number, person, {"play": ("pass",)})
        await home.host.wait_idle()
        assert await open_vote(home, number) is None
        assert "vote-outdated" in said(home)
        denied = await reason(home.host.votes.speak(number, PEOPLE[0], which, agrees=True))
        assert denied == Denial.NO_VOTE


async def with_a_prize_taken(home: House) -> int:
    """Play until a prize was taken in public and hidden cards may be played."""
    number = await home.started(3)
    for person, bid in zip(PEOPLE[:3], "021", strict=True):
        await home.submit(number, person, {"bid": (bid,)})
    await home.submit(number, PEOPLE[1], {"prize": ("coins",)})
    panel = await home.panel(number, PEOPLE[0])
    assert panel.group == "r1:window:1"
    return number


async def test_the_away_do_not_count_until_they_are_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        info = card_of(await home.host.info(number))
        assert voters(info) == (0, 1, 2)
        assert voters(info, 1) == (0, 2)
        vote = Vote(matter=Matter.PAUSE, by=0, ayes=(0,), closes=0.0, about=1)
        assert not is_passed(info, vote)
        assert is_passed(info, Vote(matter=Matter.PAUSE, by=0, ayes=(0, 2), closes=0.0, about=1))
