"""Many at once: clicks, games, and clashes."""

import asyncio
from pathlib import Path

from engine.host.values.denials import Denial, DeniedError
from engine.host.values.people import Guild
from engine.host.values.records import GameStatus
from engine.host.values.replies import Receipt
from engine.host.values.terms import Terms
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, card, chosen_by, house, reason


async def test_two_clicks_at_once_give_one_receipt(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        panel = await home.panel(number, PEOPLE[0])
        answer = chosen_by(panel)
        outcomes = await asyncio.gather(
            *(home.host.submit(number, PEOPLE[0], "r1:bid", answer) for _ in range(5)),
            return_exceptions=True,
        )
        receipts = [outcome for outcome in outcomes if isinstance(outcome, Receipt)]
        denials = [outcome for outcome in outcomes if isinstance(outcome, DeniedError)]
        assert [receipt.number for receipt in receipts] == [1]
        assert {denied.reason for denied in denials} == {Denial.ALREADY_DONE}


async def test_all_captains_at_once_close_the_group_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(captains=4)
        outcomes = await asyncio.gather(
            *(home.host.submit(number, person, "r1:bid", {"bid": ("0",)}) for person in PEOPLE)
        )
        numbers = [outcome.number for outcome in outcomes]
        assert sorted(numbers) == [1, 2, 3, 4]
        await home.host.wait_idle()
        assert [post.group for post in home.presenter.at(CHANNEL)][2:] == ["r1:bid", "r1:prize"]


async def test_receipts_count_on_after_withdrawing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        first = await home.submit(number, PEOPLE[0], {"bid": ("1",)})
        panel = await home.host.withdraw(number, PEOPLE[0], "r1:bid")
        assert panel.form is not None
        assert panel.form.answer()["bid"] == ("1",)
        second = await home.submit(number, PEOPLE[0], {"bid": ("2",)})
        assert (first.number, second.number) == (1, 2)
        assert second.answer["bid"] == ("2",)


async def test_a_draft_is_kept_and_can_be_handed_in(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.save(number, PEOPLE[0], "r1:bid", {"bid": ("3",)})
        await home.host.wait_idle()
    async with house(tmp_path, presenter=home.presenter) as home:
        panel = await home.panel(number, PEOPLE[0])
        assert panel.status == "draft"
        receipt = await home.host.submit(number, PEOPLE[0], "r1:bid", None)
        assert isinstance(receipt, Receipt)
        assert receipt.answer["bid"] == ("3",)


async def test_one_channel_takes_one_game(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        outcomes = await asyncio.gather(*(home.open() for _ in range(4)), return_exceptions=True)
        assert sorted(isinstance(outcome, DeniedError) for outcome in outcomes) == [0, 1, 1, 1]
        denied = [outcome for outcome in outcomes if isinstance(outcome, DeniedError)]
        assert {each.reason for each in denied} == {Denial.CHANNEL_BUSY}


async def test_a_channel_is_free_again_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        first = await home.lobby()
        card(await home.host.cancel(first, PEOPLE[0]))
        second = await home.lobby()
        assert second > first


async def test_fifty_games_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        slow = Terms(pace=24 * PACE)  # one clock for all: it goes on in each of them
        numbers = [await home.started(2, 1000 + game, slow) for game in range(50)]
        await asyncio.gather(*(home.play(number) for number in numbers))
        assert {await home.status(number) for number in numbers} == {GameStatus.OVER}
        for game in range(50):
            kinds = [post.kind for post in home.presenter.at(1000 + game)]
            assert kinds[0] == "lobby"
            assert kinds.count(kinds[-1]) == 1


async def test_somebody_elses_change_is_noticed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.panel(number, PEOPLE[0])
        await home.database.write(
            lambda sql: sql.execute("UPDATE games SET revision = revision + 10")
        )
        before = await home.host.info(number)
        assert before is not None
        await home.submit(number, PEOPLE[0])
        assert (await home.row(number)).info.revision == before.revision + 11


async def test_a_caller_who_gives_up_does_not_undo_the_step(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        click = asyncio.create_task(home.host.submit(number, PEOPLE[0], "r1:bid", {"bid": ("1",)}))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
        await home.host.wait_idle()
        outcome = await reason(home.host.submit(number, PEOPLE[0], "r1:bid", None))
        assert outcome == Denial.ALREADY_DONE


async def test_an_export_needs_no_open_host(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.play(number)
        data = await home.host.export(number)
    async with house(tmp_path, presenter=home.presenter, opened=False) as home:
        assert await home.host.export(number) == data
        glance = await home.host.glance(number, PEOPLE[0])
        assert glance.over is not None


async def test_two_lobbies_joined_at_once_count_against_the_same_limit(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.host.people_cache.rule(GUILD, lambda _: Guild(games_each=1))
        places = zip(PEOPLE[:3], (7, 8, 9), strict=True)
        numbers = [(await home.open(channel=at, person=host)).number for host, at in places]
        joins = (home.host.join(number, PEOPLE[3], "Guest") for number in numbers)
        outcomes = await asyncio.gather(*joins, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, DeniedError)]
        assert [each.reason for each in refused] == [Denial.OWN_LIMIT] * 2
        assert len(await home.store.games_of(PEOPLE[3])) == 1
