"""The ready check: who is called, who is waited for, and whom a start may leave behind."""

from pathlib import Path

from msgspec.structs import replace

from engine.host.steps.changes.readiness import CALL_WAIT
from engine.host.values.denials import Denial
from engine.host.values.records import GameStatus
from engine.host.values.terms import Terms
from tests.host.fakes import until
from tests.host.house import CHANNEL, PACE, PEOPLE, House, card, house, reason
from tests.walk.game import WALK

HOST, SECOND, THIRD = PEOPLE[:3]


async def asked_anew(home: House, captains: int = 3) -> int:
    """Open a lobby in which everybody but the host is asked anew."""
    number = await home.lobby(captains)
    terms = replace(Terms(pace=PACE), patience=3)
    card(await home.host.seating.settle(number, HOST, lambda card: replace(card, terms=terms)))
    return number


async def captains(home: House, number: int) -> list[int | None]:
    info = await home.host.info(number)
    assert info is not None
    return [each.person for each in info.seats]


async def test_the_last_one_called_begins_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await asked_anew(home)
        card(await home.host.seating.ready(number, SECOND))
        assert card(await home.host.start(number, HOST)).status is GameStatus.LOBBY
        await home.host.wait_idle()
        (call,) = [post for post in home.presenter.at(CHANNEL) if post.kind == "ready"]
        assert call.called == (THIRD,)
        assert card(await home.host.seating.ready(number, THIRD)).status is GameStatus.STARTING


async def test_who_does_not_answer_a_call_is_left_behind(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await asked_anew(home)
        card(await home.host.seating.ready(number, SECOND))
        card(await home.host.start(number, HOST))
        assert await reason(home.host.start(number, HOST)) == Denial.STILL_AWAITED
        await home.clock.advance(CALL_WAIT)
        assert card(await home.host.start(number, HOST)).status is GameStatus.STARTING
        assert await captains(home, number) == [HOST, SECOND]


async def test_who_was_ready_when_others_were_called_is_not_left_behind(tmp_path: Path) -> None:
    """A word that grows old while others are waited for still counts."""
    async with house(tmp_path) as home:
        number = await asked_anew(home)
        card(await home.host.seating.ready(number, SECOND))
        await home.clock.advance(PACE - 60)
        card(await home.host.start(number, HOST))
        await home.clock.advance(CALL_WAIT)
        card(await home.host.start(number, HOST))
        assert await captains(home, number) == [HOST, SECOND]


async def test_a_call_of_long_ago_is_made_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await asked_anew(home)
        card(await home.host.seating.ready(number, SECOND))
        card(await home.host.start(number, HOST))
        await home.host.wait_idle()
        await home.clock.advance(2 * PACE)
        assert card(await home.host.start(number, HOST)).status is GameStatus.LOBBY
        await home.host.wait_idle()
        calls = [post.called for post in home.presenter.at(CHANNEL) if post.kind == "ready"]
        assert calls == [(THIRD,), (SECOND, THIRD)]


async def test_after_a_call_of_long_ago_nobody_begins_by_a_word(tmp_path: Path) -> None:
    """Who was ready days ago may be asleep now."""
    async with house(tmp_path) as home:
        number = await asked_anew(home)
        card(await home.host.seating.ready(number, SECOND))
        card(await home.host.start(number, HOST))
        await home.clock.advance(2 * PACE)
        assert card(await home.host.seating.ready(number, THIRD)).status is GameStatus.LOBBY


async def test_a_call_that_goes_out_late_mentions_who_is_still_awaited(tmp_path: Path) -> None:
    """Seats are counted anew when somebody leaves; a call under way must follow."""
    async with house(tmp_path) as home:
        number = await asked_anew(home, captains=4)
        await home.host.wait_idle()
        card(await home.host.seating.ready(number, SECOND))
        await home.host.wait_idle()
        home.presenter.failures[CHANNEL] = 1
        card(await home.host.start(number, HOST))
        await until(lambda: home.presenter.failures[CHANNEL] == 0)
        card(await home.host.leave(number, THIRD))
        await home.clock.advance(600)
        await home.host.wait_idle()
        (call,) = [post for post in home.presenter.at(CHANNEL) if post.kind == "ready"]
        assert call.called == (PEOPLE[3],)


async def test_a_call_for_nobody_does_not_go_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await asked_anew(home)
        await home.host.wait_idle()
        home.presenter.failures[CHANNEL] = 1
        card(await home.host.start(number, HOST))
        await until(lambda: home.presenter.failures[CHANNEL] == 0)
        for person in (SECOND, THIRD):
            card(await home.host.seating.ready(number, person))
        await home.clock.advance(600)
        await home.host.wait_idle()
        assert "ready" not in [post.kind for post in home.presenter.at(CHANNEL)]
        assert home.presenter.at(CHANNEL)[-1].kind == "news"


async def test_how_many_another_variant_needs_is_kept(tmp_path: Path) -> None:
    async with house(tmp_path, game=WALK) as home:
        number = await home.lobby(1, terms=Terms(pace=PACE, variant="race"))
        rescue = Terms(pace=PACE, variant="rescue")
        settle = home.host.seating.settle
        settled = card(await settle(number, HOST, lambda card: replace(card, terms=rescue)))
        assert settled.min_seats == (await home.row(number)).info.min_seats == 1
    async with house(tmp_path, game=WALK, presenter=home.presenter) as home:
        assert card(await home.host.start(number, HOST)).status is GameStatus.STARTING
