"""Offers: nobody is seated without their own word, and an offer ends in many ways."""

from pathlib import Path
from typing import Any

import pytest

from engine.host.doors.staff import Officer
from engine.host.values.denials import Denial
from engine.host.values.people import Guild
from engine.host.values.posts import Post
from engine.host.values.records import GameStatus
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, House, card, house, reason
from tests.host.test_replacing import HOST, NEWCOMER, STAFF, STRANGER, given, offered, seat_of
from tests.host.test_votes import posts, said

DAY = 86400.0


async def pending(home: House, number: int) -> int:
    """Count the offers that have not ended."""
    info = await home.host.info(number)
    assert info is not None
    return len(info.proceedings.offers)


def stands(home: House) -> list[Post]:
    """List the posts of offers as they stand now."""
    return [post for post in home.presenter.stands(CHANNEL) if post.kind == "offer"]


def outcomes(home: House) -> list[str | None]:
    """Tell how each offer ended, None where it stands."""
    return [post.texts[1].key if post.group is None else None for post in stands(home)]


async def accept(home: House, number: int, which: str, person: int = NEWCOMER) -> Any:
    return await home.host.offers.accept(number, person, "Newcomer", which)


async def test_an_offer_is_public_and_writes_to_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        await home.host.wait_idle()
        (post,) = posts(home, "offer")
        assert (post.group, post.due) == (which, home.clock.now() + PACE)
        assert post.called == (NEWCOMER,)
        assert post.texts[0].key == "offer-made-own"
        assert dict(post.texts[0].args)["old"] == "Captain 3"
        assert home.presenter.at(NEWCOMER) == []
        assert await home.host.games_of(NEWCOMER) == ()
        await home.submit(number, PEOPLE[2])
        assert "farewell" not in [each.kind for each in home.presenter.at(PEOPLE[2])]


async def test_who_accepts_is_seated_and_only_then_written_to(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        await home.host.wait_idle()
        card(await accept(home, number, which))
        await home.host.wait_idle()
        assert (await seat_of(home, number, 2)).person == NEWCOMER
        assert [post.kind for post in home.presenter.at(NEWCOMER)] == ["briefing"]
        assert outcomes(home) == ["offer-accepted"]
        assert stands(home)[0].called == ()
        assert said(home)[-1] == "note-taken-over"
        assert await pending(home, number) == 0
        assert await reason(accept(home, number, which)) == Denial.ALREADY_JOINED
        assert said(home).count("note-taken-over") == 1


@pytest.mark.parametrize("person", [STRANGER, PEOPLE[0]])
async def test_nobody_else_answers_an_offer(tmp_path: Path, person: int) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        assert await reason(accept(home, number, which, person)) == Denial.NOT_OFFERED
        declined = await reason(home.host.offers.decline(number, person, which))
        assert declined == Denial.NOT_OFFERED
        assert await pending(home, number) == 1
        assert (await seat_of(home, number, 2)).person == PEOPLE[2]


async def test_a_captain_takes_an_offer_of_the_own_seat_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        assert await reason(accept(home, number, which, PEOPLE[2])) == Denial.NOT_OFFERED
        card(await home.host.offers.decline(number, PEOPLE[2], which))
        await home.host.wait_idle()
        assert outcomes(home) == ["offer-moot"]
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER
        await offered(home, number)  # whom nobody asked has declined nothing


async def test_who_declines_is_left_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        card(await home.host.offers.decline(number, NEWCOMER, which))
        await home.host.wait_idle()
        assert outcomes(home) == ["offer-declined"]
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER
        assert await reason(home.host.offers.decline(number, NEWCOMER, which)) == Denial.NO_OFFER
        assert (await seat_of(home, number, 2)).person == PEOPLE[2]
        assert home.presenter.at(NEWCOMER) == []
        give = home.host.staff.replace_by_person
        await home.give_up(number, 1)
        assert await reason(give(number, HOST, 1, NEWCOMER, "Newcomer")) == Denial.DECLINED
        assert await reason(give(number, HOST, 0, NEWCOMER, "Newcomer")) == Denial.DECLINED
        await offered(home, number, person=NEWCOMER + 1)
        home.clock.jump(DAY)
        await offered(home, number)


@pytest.mark.parametrize("over", [False, True])
async def test_who_declined_can_be_forgotten(tmp_path: Path, *, over: bool) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        card(await home.host.offers.decline(number, NEWCOMER, which))
        if over:
            await home.play(number)
        (trace,) = await home.store.traces(NEWCOMER)
        assert trace.declined
        await home.host.privacy.forget(NEWCOMER)
        assert await home.store.traces(NEWCOMER) == ()


async def test_an_offer_runs_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        home.clock.jump(PACE)
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER
        assert (await seat_of(home, number, 2)).person == PEOPLE[2]
        again = await offered(home, number)
        assert again != which
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER
        home.clock.jump(PACE - 1)
        card(await accept(home, number, again))


@pytest.mark.parametrize(("pace", "life"), [(60.0, 600.0), (7200.0, 7200.0), (3 * DAY, DAY)])
async def test_how_long_an_offer_stands(tmp_path: Path, pace: float, life: float) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)

        def work(draft: Any) -> None:
            draft.tell(terms=type(draft.info.terms)(pace=pace))

        await home.change(number, work)
        await offered(home, number)
        info = await home.host.info(number)
        assert info is not None
        assert info.proceedings.offers[0].closes == home.clock.now() + life


async def test_a_newer_offer_of_a_seat_ends_the_older(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        older, elsewhere = await offered(home, number), await offered(home, number, 1, 556)
        newer = await offered(home, number, 2, 557)
        await home.host.wait_idle()
        assert outcomes(home) == ["offer-moot", None, None]
        assert await reason(accept(home, number, older)) == Denial.NO_OFFER
        card(await accept(home, number, newer, 557))
        card(await accept(home, number, elsewhere, 556))


async def test_the_same_offer_again_calls_nobody_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        assert await offered(home, number) == await offered(home, number)
        await home.host.wait_idle()
        assert len(posts(home, "offer")) == 1


async def test_an_offer_ends_when_the_seat_goes_otherwise(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        await home.give_up(number, 2)
        await home.host.wait_idle()
        assert outcomes(home) == ["offer-moot"]
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER


async def test_who_is_seated_has_no_other_offers(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        other = await offered(home, number, 1)
        await given(home, number)
        assert await pending(home, number) == 0
        assert await reason(accept(home, number, other)) == Denial.ALREADY_JOINED


@pytest.mark.parametrize("called_off", [False, True])
async def test_an_offer_ends_with_the_game(tmp_path: Path, called_off: bool) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        if called_off:
            card(await home.host.cancel(number, PEOPLE[0]))
        else:
            await home.play(number)
        await home.host.wait_idle()
        assert await home.status(number) is not GameStatus.RUNNING
        assert outcomes(home) == ["offer-moot"]
        assert await pending(home, number) == 0
        assert await reason(accept(home, number, which)) == Denial.NOT_RUNNING
        declined = await reason(home.host.offers.decline(number, NEWCOMER, which))
        assert declined == Denial.NOT_RUNNING


async def test_limits_count_at_the_accept(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.host.people_cache.rule(GUILD, lambda _: Guild(games_each=0))
        which = await offered(home, number)
        assert await reason(accept(home, number, which)) == Denial.OWN_LIMIT
        assert (await seat_of(home, number, 2)).person == PEOPLE[2]
        await home.host.people_cache.rule(GUILD, lambda _: Guild(games_each=1))
        card(await accept(home, number, which))
        assert await reason(accept(home, number, which)) == Denial.ALREADY_JOINED


async def test_who_names_themselves_agrees_by_that(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        await home.give_up(number, 2)
        give = home.host.staff.replace_by_person
        await home.host.people_cache.rule(GUILD, lambda _: Guild(games_each=0))
        own = (number, STAFF, 2, STRANGER, "Moderator")
        assert await reason(give(*own)) == Denial.OWN_LIMIT
        await home.host.people_cache.rule(GUILD, lambda _: Guild())
        stranger = Officer(STRANGER, "Moderator", staff=False)
        assert await reason(give(number, stranger, 2, STRANGER, "x")) == Denial.NOT_STAFF
        card(await give(*own))
        await home.host.wait_idle()
        assert (await seat_of(home, number, 2)).person == STRANGER
        assert said(home)[-1] == "note-taken-over"
        assert posts(home, "offer") == []
        assert await reason(give(*own)) == Denial.ALREADY_SEATED


async def test_an_offer_outlives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        await home.host.wait_idle()
    async with house(tmp_path, presenter=home.presenter) as home:
        assert await reason(accept(home, number, which, STRANGER)) == Denial.NOT_OFFERED
        card(await accept(home, number, which))
        await home.host.wait_idle()
        assert outcomes(home) == ["offer-accepted"]
        assert len([post for post in home.presenter.at(CHANNEL) if post.kind == "offer"]) == 1


async def test_who_wants_to_be_forgotten_is_offered_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(3)
        which = await offered(home, number)
        assert b'"offered": true' in await home.host.privacy.export(NEWCOMER)
        await home.host.privacy.forget(NEWCOMER)
        assert await pending(home, number) == 0
        assert await reason(accept(home, number, which)) == Denial.NO_OFFER


async def test_there_is_nothing_to_accept_where_there_is_no_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert await reason(accept(home, 99, "o1")) == Denial.NO_SUCH_GAME
        assert await reason(home.host.offers.decline(99, NEWCOMER, "o1")) == Denial.NO_SUCH_GAME
