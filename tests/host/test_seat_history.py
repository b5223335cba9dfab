"""Nobody reads a second seat: not by replacing, offers, votes, coming back or being forgotten."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.host.doors.staff import Officer
from engine.host.values.denials import Denial
from engine.host.values.proceedings import Matter
from engine.host.values.records import GameStatus
from engine.host.values.terms import Absence
from tests.host.clockwork import begun, passes
from tests.host.house import PACE, PEOPLE, House, card, dumped, house, reason
from tests.host.test_offers import accept, outcomes, pending
from tests.host.test_replacing import HOST, NEWCOMER, STAFF, given, offered, seat_of
from tests.host.test_votes import ballot, called

FIRST, SECOND, THIRD = PEOPLE[:3]
MODERATOR = Officer(SECOND, "Captain 2", staff=True)  # a captain whom the server trusts


async def deserted(home: House, **terms: Any) -> int:
    """Let the third captain miss a question, which is as many as this table bears."""
    number = await begun(home, **{"patience": 1, **terms})
    await home.submit(number, FIRST, {"bid": ("1",)})
    await home.submit(number, SECOND, {"bid": ("0",)})
    await passes(home, PACE)
    return number


@pytest.mark.parametrize("who", [HOST, MODERATOR, STAFF])
async def test_nobody_gives_a_seat_away_on_which_somebody_plays(
    tmp_path: Path, who: Officer
) -> None:
    """The attack: the host hands a rival's seat to a friend, who tells what it knows."""
    async with house(tmp_path) as home:
        number, staff = await home.started(3), home.host.staff
        before = (await home.row(number)).info
        for act in (
            staff.replace_by_person(number, who, 2, NEWCOMER, "Friend"),
            staff.replace_by_person(number, who, 2, 999, "Moderator"),
            staff.replace_by_computer(number, who, 2, "", "Tin"),
        ):
            assert await reason(act) == Denial.STILL_PLAYS
        assert (await home.row(number)).info == before


async def test_captains_give_their_own_seats_and_no_others(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number, staff = await home.started(3), home.host.staff
        guest = Officer(THIRD, "Captain 3", staff=False)
        denied = await reason(staff.replace_by_computer(number, guest, 1, "", "Tin"))
        assert denied == Denial.NOT_STAFF
        card(await staff.replace_by_computer(number, guest, 2, "", "Tin"))
        assert (await seat_of(home, number, 2)).person is None
        assert await reason(home.panel(number, THIRD)) == Denial.NO_LONGER_CAPTAIN


async def test_who_gave_a_seat_up_takes_no_other_by_any_way(tmp_path: Path) -> None:
    """The attack: a captain whom the server trusts walks from seat to seat."""
    async with house(tmp_path) as home:
        number, staff = await home.started(4), home.host.staff
        await home.give_up(number, 2)
        await home.give_up(number, 1)
        for act in (
            staff.replace_by_person(number, MODERATOR, 2, SECOND, "Captain 2"),
            staff.replace_by_person(number, STAFF, 2, SECOND, "Captain 2"),
        ):
            assert await reason(act) == Denial.KNOWS_A_SEAT
    async with house(tmp_path, presenter=home.presenter) as home:
        again = home.host.staff.replace_by_person
        assert await reason(again(number, MODERATOR, 2, SECOND, "x")) == Denial.KNOWS_A_SEAT
        card(await again(number, MODERATOR, 1, SECOND, "Captain 2"))  # the own one is no secret
        await home.give_up(number, 1)
        assert await reason(again(number, MODERATOR, 2, SECOND, "x")) == Denial.KNOWS_A_SEAT
        await given(home, number, 2)  # who knows nothing may


async def test_who_took_a_seat_over_takes_no_other(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        await home.give_up(number, 3)
        other = await offered(home, number, 3)
        await given(home, number, 2)
        await home.give_up(number, 2)
        assert await reason(accept(home, number, other)) == Denial.NO_OFFER
        offer = home.host.staff.replace_by_person(number, STAFF, 3, NEWCOMER, "Newcomer")
        assert await reason(offer) == Denial.KNOWS_A_SEAT


async def test_who_was_voted_out_takes_no_other(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(4)
        which = await called(home, number, FIRST, Matter.REMOVE, 2)
        assert ballot(await home.host.votes.speak(number, SECOND, which, agrees=True)).passed
        await home.give_up(number, 3)
        offer = home.host.staff.replace_by_person(number, STAFF, 3, THIRD, "Captain 3")
        assert await reason(offer) == Denial.KNOWS_A_SEAT


@pytest.mark.parametrize("over", [False, True])
async def test_being_forgotten_opens_no_other_seat_and_keeps_no_name(
    tmp_path: Path, *, over: bool
) -> None:
    async with house(tmp_path) as home:
        number, staff = await home.started(4), home.host.staff
        await home.give_up(number, 2)
        await home.host.privacy.forget(SECOND)
        kept = await dumped(home)
        assert not re.search(rf"\b{SECOND}\b", kept)
        (mark,) = (each.mark for each in (await home.row(number)).info.proceedings.former[1:])
        assert mark in kept
        taking = staff.replace_by_person(number, STAFF, 2, SECOND, "Stranger")
        assert await reason(taking) == Denial.KNOWS_A_SEAT
        assert json.loads(await home.host.privacy.export(SECOND))["games"] == []
        if over:
            card(await home.host.cancel(number, FIRST))
            assert mark not in await dumped(home)
        else:
            await given(home, number, 1, SECOND)
            await home.host.privacy.forget(SECOND)
            assert (await dumped(home)).count(mark) == 1


async def test_marks_go_when_a_game_is_won(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.give_up(number, 2)
        await home.host.privacy.forget(THIRD)
        (known,) = (await home.row(number)).info.proceedings.former
        while await home.status(number) is GameStatus.RUNNING:
            await passes(home, PACE)
        assert await home.status(number) is GameStatus.OVER
        assert known.mark not in await dumped(home)


async def test_a_lobby_has_no_history_and_a_rematch_begins_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby(3)
        card(await home.host.leave(number, SECOND))
        card(await home.host.join(number, SECOND, "Captain 2"))
        assert (await seat_of(home, number, 2)).person == SECOND
        await home.start(number)
        assert (await home.row(number)).info.proceedings.former == ()
        await given(home, number, 1)
        card(await home.host.cancel(number, FIRST))
        again = card(await home.host.rematch(number, FIRST, "Captain 1")).number
        card(await home.host.join(again, NEWCOMER, "Newcomer"))
        card(await home.host.join(again, THIRD, "Captain 3"))
        assert (await home.row(again)).info.proceedings.former == ()


@pytest.mark.parametrize("absence", [Absence.DEFAULT, Absence.COMPUTER])
async def test_who_is_absent_is_replaced_without_a_vote(tmp_path: Path, absence: Absence) -> None:
    async with house(tmp_path) as home:
        number, staff = await deserted(home, absence=absence), home.host.staff
        denied = await reason(staff.replace_by_person(number, HOST, 1, NEWCOMER, "x"))
        assert denied == Denial.STILL_PLAYS
        info = card(await staff.replace_by_person(number, HOST, 2, NEWCOMER, "Newcomer"))
        card(await accept(home, number, f"o{info.proceedings.offers[0].post}"))
        assert (await seat_of(home, number, 2)).person == NEWCOMER


@pytest.mark.parametrize("absence", [Absence.DEFAULT, Absence.COMPUTER])
async def test_who_is_back_keeps_the_seat(tmp_path: Path, absence: Absence) -> None:
    """An offer that was made meanwhile ends, and no other can be made."""
    async with house(tmp_path) as home:
        number, staff = await deserted(home, absence=absence), home.host.staff
        info = card(await staff.replace_by_person(number, HOST, 2, NEWCOMER, "Newcomer"))
        which = f"o{info.proceedings.offers[0].post}"
        ballot(await home.host.votes.call(number, THIRD, Matter.PAUSE))
        await home.host.wait_idle()
        assert (await pending(home, number), outcomes(home)) == (0, ["offer-moot"])
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER
        denied = await reason(staff.replace_by_computer(number, HOST, 2, "", "Tin"))
        assert denied == Denial.STILL_PLAYS


@pytest.mark.parametrize("left", [False, True])
async def test_who_reads_the_question_keeps_the_seat(tmp_path: Path, *, left: bool) -> None:
    """The attack: the host gives the seat away while its captain thinks about the panel."""
    async with house(tmp_path) as home:
        number, staff = await deserted(home), home.host.staff
        if left:
            await home.change(number, lambda step: step.tell_seat(2, missed=0))
            await home.host.vanished.member_gone(number, THIRD)
        await home.host.orders(number, THIRD)
        assert not (await home.row(number)).info.is_absent(2)
        for act in (
            staff.replace_by_computer(number, HOST, 2, "", "Tin"),
            staff.replace_by_person(number, HOST, 2, NEWCOMER, "Friend"),
        ):
            assert await reason(act) == Denial.STILL_PLAYS


async def test_an_offer_that_outlives_an_absence_gives_nothing_away(tmp_path: Path) -> None:
    """Whoever left a standing order was there, though nothing was clicked."""
    async with house(tmp_path) as home:
        number = await deserted(home)
        card(await home.host.staff.replace_by_person(number, HOST, 2, NEWCOMER, "Newcomer"))
        await home.change(number, lambda step: step.tell_seat(2, missed=0))
        (made,) = (await home.row(number)).info.proceedings.offers
        assert await reason(accept(home, number, f"o{made.post}")) == Denial.STILL_PLAYS
        assert (await seat_of(home, number, 2)).person == THIRD


async def test_who_left_the_server_is_replaced_without_a_vote(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        removing = home.host.votes.call(number, FIRST, Matter.REMOVE, 1)
        assert await reason(removing) == Denial.TOO_FEW_VOTERS
        await home.host.vanished.member_gone(number, SECOND)
        card(await home.host.staff.replace_by_computer(number, HOST, 1, "", "Tin"))
        assert (await seat_of(home, number, 1)).person is None
