"""Channels, servers and captains that go: no game is left without a table, no captain unasked."""

from pathlib import Path

from msgspec.structs import replace

from engine.host.steps.base.timetable import LOST_LIFE
from engine.host.values.posts import Post
from engine.host.values.records import GameInfo, GameStatus, Reach, SeatKind
from engine.host.values.terms import Absence, Terms
from tests.host.house import CHANNEL, GUILD, PACE, PEOPLE, House, card, house
from tests.host.test_halting import Brittle
from tests.host.test_replacing import replaced
from tests.host.test_staff import halted
from tests.toy.game import ToyGame

FIRST, SECOND, THIRD = PEOPLE[:3]


class Other(ToyGame):
    """The same game under other rules."""

    id = "toy/99"


def ends(home: House, place: int) -> list[Post]:
    return [post for post in home.presenter.at(place) if post.kind == "cancelled"]


def said(home: House) -> list[str]:
    return [text.key for post in home.presenter.stands(CHANNEL) for text in post.texts]


async def info(home: House, number: int) -> GameInfo:
    found = await home.host.info(number)
    assert found is not None
    return found


async def agreed(home: House, absence: Absence) -> int:
    """Start a game of three that agreed on what happens to the absent."""
    number = await home.lobby()
    terms = Terms(pace=PACE, absence=absence)
    card(await home.host.seating.settle(number, FIRST, lambda card: replace(card, terms=terms)))
    for person in (SECOND, THIRD):
        card(await home.host.seating.ready(number, person))
    await home.start(number, FIRST)
    await home.host.wait_idle()
    return number


async def test_a_deleted_channel_ends_its_game_and_each_captain_hears_of_it_once(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        card(await home.host.reach(number, THIRD, Reach.CLOSED, mention=True))
        await home.clock.advance(PACE / 2)
        await home.host.wait_idle()
        posts = len(home.presenter.at(CHANNEL))
        for _ in range(2):
            await home.host.vanished.channel_gone(CHANNEL)
            await home.host.wait_idle()
        (called,) = [m for m in home.presenter.messages.values() if m.post.kind == "summons"]
        assert not called.edits
        assert await home.status(number) is GameStatus.CANCELLED
        for person in (FIRST, SECOND):
            (told,) = ends(home, person)
            assert told.text is not None
            assert told.text.key == "vanished-channel"
            assert told.key is not None
        assert not ends(home, THIRD)  # closed messages are never tried again
        assert len(home.presenter.at(CHANNEL)) == posts
        await home.clock.advance(10 * PACE)
        assert (await home.row(number)).wake is None
        assert len(home.presenter.at(CHANNEL)) == posts


async def test_lobbies_and_halted_games_end_with_their_channel_too(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        broken = await halted(home)
        await home.host.vanished.channel_gone(CHANNEL)
        assert await home.status(broken) is GameStatus.CANCELLED
        lobby = await home.lobby()
        await home.host.vanished.channel_gone(CHANNEL)
        assert await home.status(lobby) is GameStatus.CANCELLED
        await home.host.vanished.channel_gone(12345)


async def test_games_of_a_lost_server_stand_still_and_end_after_a_week(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.host.wait_idle()
        posts = len(home.presenter.at(CHANNEL))
        told = len(home.presenter.at(FIRST))
        await home.host.vanished.guild_gone(GUILD)
        await home.clock.advance(LOST_LIFE / 2)
        await home.host.vanished.guild_gone(GUILD)
        await home.clock.advance(LOST_LIFE / 2 - 1)
        assert await home.status(number) is GameStatus.RUNNING
        assert len(home.presenter.at(FIRST)) == told
        await home.clock.advance(2)
        await home.host.wait_idle()
        assert await home.status(number) is GameStatus.CANCELLED
        assert len(home.presenter.at(CHANNEL)) == posts
        (last,) = ends(home, FIRST)
        assert last.text is not None
        assert last.text.key == "vanished-server"


async def test_lobbies_and_halted_games_end_with_their_server_too(tmp_path: Path) -> None:
    async with house(tmp_path, game=Brittle()) as home:
        broken = await halted(home)
        await home.host.vanished.guild_gone(GUILD)
    async with house(tmp_path, game=Other(), presenter=home.presenter) as home:
        await home.clock.advance(LOST_LIFE + 1)
        await home.host.wait_idle()
        assert await home.status(broken) is GameStatus.CANCELLED


async def test_a_server_that_lets_us_in_again_finds_its_games_as_they_were(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        await home.submit(number, SECOND)
        await home.host.vanished.guild_gone(GUILD)
    async with house(tmp_path, presenter=home.presenter) as home:
        await home.clock.advance(LOST_LIFE / 2)
        await home.host.vanished.guild_back(GUILD)
        await home.host.vanished.guild_back(GUILD)
        await home.host.wait_idle()
        game = await info(home, number)
        assert game.proceedings.lost is None
        assert game.proceedings.pause is None
        assert said(home).count("note-returned") == 1
        assert home.presenter.at(CHANNEL)[-1].kind == "news"
        assert (await home.panel(number, SECOND)).status == "done"
        deadline = (await home.row(number)).deadline
        assert deadline is not None
        assert deadline.due == home.clock.now() + PACE
        await home.play(number)
        assert await home.status(number) is GameStatus.OVER


async def test_a_pause_of_the_table_outlasts_the_loss(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        card(await home.host.clock.pause(number, FIRST, 3 * LOST_LIFE))
        await home.clock.advance(60)
        await home.host.vanished.guild_gone(GUILD)
        await home.host.vanished.guild_back(GUILD)
        game = await info(home, number)
        assert game.proceedings.pause is not None
        assert game.proceedings.lost is None


async def test_the_lobby_of_a_server_that_is_back_is_open(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby(2)
        await home.host.vanished.guild_gone(GUILD)
        await home.clock.advance(60)
        await home.host.vanished.guild_back(GUILD)
        card(await home.host.join(number, THIRD, "Captain 3"))


async def test_other_servers_do_not_notice(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.started()
        other = await home.started(channel=8)
        assert set(await home.host.vanished.guilds()) == {GUILD, 8}
        await home.host.vanished.guild_gone(8)
        assert (await info(home, other)).proceedings.lost is not None
        assert (await info(home, number)).proceedings.lost is None


async def test_who_left_is_stood_in_for_where_that_was_agreed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await agreed(home, Absence.COMPUTER)
        for _ in range(2):
            await home.host.vanished.member_gone(number, FIRST)
        await home.host.wait_idle()
        game = await info(home, number)
        assert game.seats[0].is_away()
        assert game.seats[0].left
        assert game.host == SECOND
        assert said(home).count("note-left-computer") == 1
        assert said(home)[-1] == "note-host-left"
        back = await home.submit(number, FIRST)
        assert not back.panel.game.seats[0].left
        assert not back.panel.game.seats[0].is_away()


async def test_who_left_gets_the_usual_answers_else(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await agreed(home, Absence.VOTE)
        told = len(home.presenter.at(THIRD))
        await home.host.vanished.member_gone(number, THIRD)
        await home.clock.advance(3 * PACE)
        await home.host.wait_idle()
        game = await info(home, number)
        assert not game.seats[2].is_away()
        assert game.host == FIRST
        assert "note-left" in said(home)
        assert not [post for post in home.presenter.at(THIRD)[told:] if post.kind == "order"]


async def test_who_left_a_lobby_frees_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await home.lobby()
        await home.host.vanished.member_gone(number, SECOND)
        await home.host.vanished.member_gone(number, 999)
        assert [seat.person for seat in (await info(home, number)).seats] == [FIRST, THIRD]


async def test_a_game_ends_once_all_its_captains_left(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        number = await agreed(home, Absence.DEFAULT)
        for person in (FIRST, SECOND, THIRD):
            assert await home.status(number) is GameStatus.RUNNING
            await home.host.vanished.member_gone(number, person)
        assert await home.status(number) is GameStatus.CANCELLED


async def test_a_newcomer_on_the_seat_has_not_left(tmp_path: Path) -> None:

    async with house(tmp_path) as home:
        number = await agreed(home, Absence.DEFAULT)
        await home.host.vanished.member_gone(number, THIRD)
        captain = await replaced(home, number)
        assert not captain.left
        assert captain.kind is SeatKind.PERSON
