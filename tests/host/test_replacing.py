"""Replacing a captain: what stays with the seat, what goes with the person, who is told."""

import asyncio
from pathlib import Path
from typing import Any

from engine.core.table import SeatStatus
from engine.host.doors.staff import Officer
from engine.host.steps.changes.drafting import Pick
from engine.host.values.denials import Denial
from engine.host.values.proceedings import Matter
from engine.host.values.records import Reach, SeatInfo
from tests.host.fakes import until
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house, reason
from tests.host.test_outbox import Journal
from tests.host.test_votes import ballot, called, open_vote, said

NEWCOMER, STRANGER = 555, 999
HOST = Officer(PEOPLE[0], "Captain 1", staff=False)
STAFF = Officer(STRANGER, "Moderator", staff=True)


async def seat_of(home: House, number: int, seat: int) -> SeatInfo:
    info = await home.host.info(number)
    assert info is not None
    return info.seats[seat]


async def offered(home: House, number: int, seat: int = 2, person: int = NEWCOMER) -> str:
    """Offer a seat to somebody, as its captain or for a computer; return the offer's ticket."""
    captain = await seat_of(home, number, seat)
    who = STAFF if captain.person is None else Officer(captain.person, captain.name, staff=False)
    info = card(await home.host.staff.replace_by_person(number, who, seat, person, "Newcomer"))
    return f"o{info.proceedings.offers[-1].post}"


async def given(home: House, number: int, seat: int = 2, person: int = NEWCOMER) -> None:
    """Give a seat to a newcomer who wants it."""
    which = await offered(home, number, seat, person)
    card(await home.host.offers.accept(number, person, "Newcomer", which))


async def replaced(home: House, number: int, seat: int = 2, person: int = NEWCOMER) -> SeatInfo:
    """Give a seat to a newcomer, and wait until all know."""
    await given(home, number, seat, person)
    await home.host.wait_idle()
    return await seat_of(home, number, seat)


async def test_the_newcomer_has_the_seat_and_its_view(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.host.wait_idle()
        before = await home.panel(number, PEOPLE[2])
        mixed = (await seat_of(home, number, 2)).mixed
        captain = await replaced(home, number)
        assert (captain.person, captain.name, captain.mixed) == (NEWCOMER, "Newcomer", mixed)
        after = await home.panel(number, NEWCOMER)
        assert after.view == before.view
        assert after.group == before.group
        (briefing,) = home.presenter.at(NEWCOMER)
        assert (briefing.kind, briefing.person, briefing.seat) == ("briefing", NEWCOMER, 2)
        await home.submit(number, NEWCOMER)
        history = await home.host.past.history(number, NEWCOMER)
        assert history.seat == 2


async def test_what_a_briefing_asks_closes_with_its_question(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await replaced(home, number)
        (briefing,) = home.presenter.stands(NEWCOMER)
        assert not briefing.closed
        for person in (PEOPLE[0], PEOPLE[1], NEWCOMER):
            await home.submit(number, person)
        await home.host.wait_idle()
        first, *_ = home.presenter.stands(NEWCOMER)
        assert first.edits is not None
        assert first.closed


async def test_the_old_captain_is_told_once_and_refused_politely(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await replaced(home, number)
        old = PEOPLE[2]
        assert [post.kind for post in home.presenter.at(old)][-1] == "farewell"
        assert home.presenter.at(old)[-1].view is None
        for act in (
            home.host.panel(number, old),
            home.host.submit(number, old, "r1:bid", {"bid": ("0",)}),
            home.host.save(number, old, "r1:bid", {"bid": ("0",)}),
            home.host.votes.call(number, old, Matter.PAUSE),
        ):
            assert await reason(act) == Denial.NO_LONGER_CAPTAIN
        assert await reason(home.host.panel(number, STRANGER)) == Denial.NOT_YOUR_GAME
        glance: Any = await home.host.glance(number, old)
        assert glance.view.hand == ()


async def test_a_done_answer_stays_and_a_draft_goes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.submit(number, PEOPLE[1], {"bid": ("3",)})
        await home.host.save(number, PEOPLE[2], "r1:bid", {"bid": ("4",)})
        await replaced(home, number, 1)
        await replaced(home, number, 2, person=556)
        done, begun = await home.panel(number, NEWCOMER), await home.panel(number, 556)
        assert done.status is SeatStatus.DONE
        assert done.form is not None
        assert done.form.answer()["bid"] == ("3",)
        assert begun.status is SeatStatus.EMPTY
        stored = await home.store.table(number)
        assert stored is not None
        assert set(stored.inbox) == {1}


async def test_standing_orders_go(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.host.standing.choose(number, PEOPLE[2], Pick(1, (0,)))
        await replaced(home, number)
        table = await home.store.table(number)
        assert table is not None
        assert not any(table.standing.values())


async def test_one_more_extension_and_never_a_second(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        info = await home.host.info(number)
        assert info is not None
        most = info.terms.extensions
        assert (await replaced(home, number)).extended == 0
        await spend(home, number, most)
        assert (await replaced(home, number, person=556)).extended == most - 1


async def spend(home: House, number: int, count: int) -> None:
    def work(draft: Any) -> None:
        draft.tell_seat(2, extended=count)

    await home.change(number, work)


async def test_nobody_sits_on_two_seats_and_seats_must_exist(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        give = home.host.staff.replace_by_person
        own = Officer(PEOPLE[2], "Captain 3", staff=False)
        assert await reason(give(number, own, 2, PEOPLE[0], "x")) == Denial.ALREADY_SEATED
        assert await reason(give(number, own, 2, PEOPLE[2], "x")) == Denial.ALREADY_SEATED
        assert await reason(give(number, STAFF, 3, NEWCOMER, "x")) == Denial.NO_SUCH_SEAT
        assert await reason(give(number, STAFF, -1, NEWCOMER, "x")) == Denial.NO_SUCH_SEAT
        assert await reason(give(99, STAFF, 1, NEWCOMER, "x")) == Denial.NO_SUCH_GAME
        guest = Officer(PEOPLE[1], "Captain 2", staff=False)
        assert await reason(give(number, guest, 2, NEWCOMER, "x")) == Denial.NOT_STAFF
        lobby = await home.lobby(2, channel=8)
        assert await reason(give(lobby, STAFF, 1, NEWCOMER, "x")) == Denial.NOT_RUNNING


async def test_a_computer_takes_a_seat_and_answers_in_time(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        give = home.host.staff.replace_by_computer
        own = Officer(PEOPLE[1], "Captain 2", staff=False)
        denied = await reason(give(number, own, 1, "godlike", "Computer"))
        assert denied == Denial.UNKNOWN_STRENGTH
        card(await give(number, own, 1, "", "Computer"))
        captain = await seat_of(home, number, 1)
        assert (captain.person, captain.name, captain.strength) == (None, "Computer", "steady")
        await home.submit(number, PEOPLE[0], {"bid": ("0",)})
        await home.clock.advance(PACE / 2)
        await home.host.wait_idle()
        row = await home.row(number)
        assert row.deadline is not None
        assert row.deadline.group != "r1:bid"
        assert said(home)[-1] == "note-gave-up"


async def test_who_gave_a_seat_up_may_have_it_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.give_up(number, 1)
        captain = await replaced(home, number, 1, PEOPLE[1])
        assert (captain.strength, captain.kind) == ("", "person")
        await home.submit(number, PEOPLE[1])
        info = await home.host.info(number)
        assert info is not None
        assert not info.was_captain(PEOPLE[1])


async def test_a_host_who_goes_leaves_a_host(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await replaced(home, number, 0)
        info = await home.host.info(number)
        assert info is not None
        assert info.host == PEOPLE[1]


async def test_who_takes_the_only_captains_seat_leads(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.give_up(number, 1)
        await replaced(home, number, 0)
        info = await home.host.info(number)
        assert info is not None
        assert info.host == NEWCOMER


async def test_a_word_in_a_vote_goes_with_the_person(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, PEOPLE[0], Matter.CANCEL)
        ballot(await home.host.votes.speak(number, PEOPLE[2], which, agrees=True))
        await replaced(home, number, 2)
        vote = await open_vote(home, number)
        assert vote is not None
        assert vote.ayes == (0,)
        await replaced(home, number, 0, 556)
        assert await open_vote(home, number) is None


async def test_messages_on_their_way_reach_who_sits_there_now(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.presenter.failures[PEOPLE[2]] = 1
        number = await home.started(3)
        await until(lambda: home.presenter.failures[PEOPLE[2]] == 0)
        await given(home, number)
        await home.clock.advance(60)
        await until(lambda: bool(home.presenter.at(NEWCOMER)))
        assert "order" in [post.kind for post in home.presenter.at(NEWCOMER)]
        assert "order" not in [post.kind for post in home.presenter.at(PEOPLE[2])]


async def test_messages_on_their_way_to_nobody_reach_nobody(tmp_path: Path) -> None:
    """What was for a captain's eyes must not fall into the channel."""
    async with house(tmp_path) as home:
        home.presenter.failures[PEOPLE[2]] = 1
        number = await home.started(3)
        await until(lambda: home.presenter.failures[PEOPLE[2]] == 0)
        await home.give_up(number, 2)
        await home.clock.advance(60)
        await home.host.wait_idle()
        assert "order" not in [post.kind for post in home.presenter.at(CHANNEL)]
        assert await home.store.owed() == ()


async def test_closed_messages_of_who_left_say_nothing_of_who_came(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.host.wait_idle()
        home.presenter.closed.add(PEOPLE[2])
        assert (await replaced(home, number)).reach != "closed"


async def test_messages_that_find_closed_doors_late_say_nothing_of_who_came(tmp_path: Path) -> None:
    """The refusal of a message under way when the seat changed hands is the old captain's."""
    presenter = Journal()
    gate = presenter.gates[PEOPLE[2]] = asyncio.Event()
    async with house(tmp_path, presenter=presenter) as home:
        number = await home.started(3)
        await until(lambda: PEOPLE[2] in presenter.waiting)
        await given(home, number)
        presenter.closed.add(PEOPLE[2])
        gate.set()
        await home.host.wait_idle()
        assert (await seat_of(home, number, 2)).reach is Reach.UNKNOWN
        assert "briefing" in [post.kind for post in presenter.at(NEWCOMER)]


async def test_who_sat_there_before_gets_no_extension_for_it(tmp_path: Path) -> None:
    """Two who hand a seat to and fro would have time without end."""
    async with house(tmp_path) as home:
        number = await home.started(3)
        info = await home.host.info(number)
        assert info is not None
        most = info.terms.extensions
        await replaced(home, number)
        await spend(home, number, most)
        assert (await replaced(home, number, person=PEOPLE[2])).extended == most
        assert (await replaced(home, number)).extended == most


async def test_that_a_draft_went_shows_nowhere(tmp_path: Path) -> None:
    """With or without a draft to drop, everybody else is told the same."""
    told = []
    for begun in (False, True):
        folder = tmp_path / str(begun)
        folder.mkdir()
        async with house(folder) as home:
            number = await home.started(3)
            await home.host.wait_idle()
            if begun:
                await home.host.save(number, PEOPLE[2], "r1:bid", {"bid": ("4",)})
            await replaced(home, number)
            everybody = (CHANNEL, PEOPLE[0], PEOPLE[1], PEOPLE[2], NEWCOMER)
            told.append(
                [
                    (post.kind, post.texts, post.view, post.panel and post.panel.view)
                    for at in everybody
                    for post in home.presenter.at(at)
                ]
            )
    assert told[0] == told[1]
