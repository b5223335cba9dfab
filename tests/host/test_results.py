"""Results: what is kept of a finished game, for whom it counts, and how it goes."""

from pathlib import Path

from engine.core.words import named
from engine.host.values.records import GameStatus
from engine.host.values.results import GameKind, GameResult
from engine.host.values.terms import Terms
from tests.host.house import GUILD, PACE, PEOPLE, House, RoundStoryboard, card, dumped, house
from tests.host.test_privacy import exported, names
from tests.host.test_replacing import NEWCOMER, replaced

FIRST, SECOND, THIRD = PEOPLE[:3]
TOY_KIND = GameKind("toy/1", "")
WAIT = 600.0


async def result(home: House) -> GameResult:
    """Return the only result there is."""
    (found,) = await home.store.results_in(GUILD)
    return found


async def play_on(home: House, number: int, absent: int = 0) -> None:
    """Let whoever sits there by now answer, but for one; the clock brings the rest."""
    while await home.status(number) is GameStatus.RUNNING:
        given = len(home.receipts)
        for seat in (await home.row(number)).info.seats:
            if seat.person in {None, absent} or await home.status(number) is not GameStatus.RUNNING:
                continue
            panel = await home.panel(number, seat.person)
            if panel.group is not None and panel.status not in {"done", "not-needed"}:
                home.clock.jump(WAIT)
                await home.submit(number, seat.person)
        if len(home.receipts) == given:
            await home.clock.advance(WAIT / 2)
        await home.host.wait_idle()


async def test_a_finished_game_leaves_its_result(tmp_path: Path) -> None:
    async with house(tmp_path, storyboard=RoundStoryboard()) as home:
        number = await home.started()
        assert await home.store.results_in(GUILD) == ()
        begun = home.clock.now()
        home.clock.jump(60.0)
        await home.play(number)
        found = await result(home)
        assert (found.game, found.kind, found.alone) == (number, TOY_KIND, False)
        assert (found.began, found.ended) == (begun, home.clock.now())
        assert [each.person for each in found.seats] == [FIRST, SECOND, THIRD]
        assert [each.keepsakes for each in found.seats] == [
            (named(f"thing {seat}"),) for seat in range(3)
        ]
        over = (await home.host.glance(number, None)).over
        assert over is not None
        assert [each.rank for each in found.seats] == [each.rank for each in over.places]
        assert [each.won for each in found.seats] == [s in over.winners for s in range(3)]
        counted = [sum(r.panel.seat == s for r in home.receipts) for s in range(3)]
        assert [each.answered for each in found.seats] == counted
        assert [each.missed for each in found.seats] == [0, 0, 0]
        assert await home.store.kinds_in(GUILD) == (TOY_KIND,)


async def test_a_cancelled_game_leaves_none(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.cancel(number, FIRST)
        assert await home.store.results_in(GUILD) == ()
        assert await home.store.kinds_in(GUILD) == ()


async def test_what_the_clock_answered_was_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await play_on(home, await home.started(2), absent=SECOND)
        ann, bob = (await result(home)).seats
        assert (bob.answered, bob.pace) == (0, None)
        assert bob.missed > 2
        assert ann.answered > 2
        assert ann.missed == 0
        assert ann.pace is not None
        assert WAIT <= ann.pace <= 2 * WAIT


async def test_a_seat_counts_for_who_began_the_game_on_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.give_up(number, 2)
        await play_on(home, number)
        left = (await result(home)).seats[2]
        assert (left.person, left.given_up, left.computer) == (THIRD, True, "")
        assert (left.answered, left.missed, left.pace) == (0, 0, None)


async def test_who_helps_out_has_nothing_to_lose(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await replaced(home, number)
        await play_on(home, number)
        assert [each.person for each in (await result(home)).seats] == list(PEOPLE[:3])
        assert await home.store.results_of(NEWCOMER, None) == ()


async def test_results_of_a_person_are_found_by_server(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for channel in (7, 8):
            await home.play(await home.started(2, channel))
        assert len(await home.store.results_of(FIRST, None)) == 2
        assert len(await home.store.results_of(FIRST, GUILD)) == 1
        assert len(await home.store.results_in(8, TOY_KIND)) == 1
        assert await home.store.results_in(8, GameKind("toy/1", "other")) == ()
        assert await home.store.results_of(THIRD, None) == ()


async def test_one_gets_and_deletes_ones_own_results(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started(2)
        await home.play(number)
        before = await result(home)
        (game,) = (await exported(home, FIRST))["games"]
        assert game["result"]["rank"] == before.seats[0].rank
        await home.host.privacy.forget(FIRST)
        assert not names(await dumped(home), FIRST)
        after = await result(home)
        assert [each.person for each in after.seats] == [None, SECOND]
        assert [each.score for each in after.seats] == [each.score for each in before.seats]


async def test_who_is_forgotten_before_the_end_is_in_no_result(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.privacy.forget(THIRD)
        await play_on(home, number)
        assert [each.person for each in (await result(home)).seats] == [FIRST, SECOND, None]
        assert not names(await dumped(home), THIRD)


async def test_computer_captains_are_known_by_how_strong_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        info = await home.open(seats=3, terms=Terms(pace=PACE))
        card(await home.host.join(info.number, SECOND, "Captain 2"))
        await home.host.seating.hire(info.number, FIRST, "steady", ("Tin",))
        await home.start(info.number)
        await play_on(home, info.number)
        found = await result(home)
        assert [each.computer for each in found.seats] == ["", "", "steady"]
        assert found.people == 2
