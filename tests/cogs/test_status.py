"""Where a game stands, asked for by command: while it runs, and once it is over."""

from pathlib import Path

from msgspec.structs import replace

from cogs.pages.panel import status_text
from engine.core.asks import Ask, Over, Place, Setup
from engine.core.table import SeatStatus, open_table
from engine.core.words import say
from engine.host.values.records import GameStatus
from engine.host.values.replies import Glance
from engine.tremble.rules import TREMBLE
from render.words import plain, words_for
from tests.cogs.house import house
from tests.cogs.test_past_pages import card

OVER = Over((1,), (Place(1, 1, 330_000), Place(0, 2, 90_000)), say("tremble-over-most-humans"))
GAME = card()
EN, RU = words_for("en"), words_for("ru")


async def test_a_game_that_is_no_more_open_is_told_where_it_was_played(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        nothing = await home.told(home.people[2].slash(home.channel, "game status"))
        assert "There is no game here" not in nothing
        await home.end(home.people[0])
        for command in ("status", "board"):
            press = await home.people[1].slash(home.channel, f"game {command}")
            await press.settled()
            assert press.reply is not None
            assert "There is no game here" not in press.reply.text
        press = await home.people[1].slash(home.channel, "game status")
        await press.settled()
        assert press.reply is not None
        assert "Game 1 was cancelled." in press.reply.text
        lounge = home.channel.guild.add_channel("lounge") if home.channel.guild else home.channel
        elsewhere = await home.told(home.people[2].slash(lounge, "game status"))
        assert "There is no game here" in elsewhere, "a stranger hears of no game from elsewhere"


def test_a_finished_game_says_how_it_ended_and_where_to_look() -> None:
    view = open_table(TREMBLE, Setup(seats=2))[0].view(None)
    glance = Glance(game=replace(GAME, status=GameStatus.OVER), view=view, over=OVER)
    told = status_text(glance, EN)
    winner = plain(GAME.seats[1].name)
    assert f"🏁 **{winner}** wins." in told
    assert EN(OVER.reason) in told
    assert "**History**" in told
    assert f"🏁 Победа: **{winner}**." in status_text(glance, RU)


def test_a_shorter_wait_is_told_with_whom_it_is_for_beside_the_deadline() -> None:
    view = open_table(TREMBLE, Setup(seats=2))[0].view(None)
    seats = (GAME.seats[0], replace(GAME.seats[1], missed=9), *GAME.seats[2:])
    glance = Glance(
        game=replace(GAME, status=GameStatus.RUNNING, seats=seats),
        view=view,
        group="t1:buy",
        asks=(Ask(0, "buy"), Ask(1, "buy")),
        statuses=(SeatStatus.EMPTY, SeatStatus.EMPTY),
        answered=0,
        due=1_800_003_600.0,
        until=1_800_000_480.0,
    )
    told = status_text(glance, EN)
    assert "<t:1800003600:f>" in told
    assert (
        f"If only **{plain(seats[1].name)}** were missing, it would close <t:1800000480:f>" in told
    )
    assert "were missing" not in status_text(replace(glance, until=None), EN)
