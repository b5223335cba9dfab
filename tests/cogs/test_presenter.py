"""The presenter: finds its own posts again, waits for permissions, tells in short what it must."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

import bot
from cogs.delivery.presenter import DiscordPresenter
from cogs.pages.posts import asked_line
from engine.core.asks import Ask, Over
from engine.core.words import say
from engine.host.ports import (
    Fresh,
    OutdatedError,
    Pass,
    Sent,
    TenureOverError,
    UnreachableError,
    stay,
    unchanged,
)
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameInfo
from engine.tremble.table.view import TrembleView
from playground.clock import VirtualClock
from playground.faults import Fault
from playground.message import Message
from playground.places import VIEW_CHANNEL
from render.tremble.renderer import TrembleRenderer
from render.words import words_for
from tests.cogs.house import WORDS_FIRST, House, house
from tests.cogs.test_operating_emojis import all_brought, borne, start_with_emojis
from tests.render.tremble.samples import BOARDS
from tests.render.tremble.test_reveal import FOUGHT, REVEALED

GONE = ("ATTACHMENT_NOT_FOUND", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")


class Watched(DiscordPresenter):
    """A presenter that remembers what it told."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.posts: list[Post] = []

    @property
    def game(self) -> GameInfo:
        """Return the card of the game that was told of last."""
        return self.posts[-1].game

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        self.posts.append(post)
        return await super().deliver(post, let_pass, fresh)


@pytest.fixture
def presenters(monkeypatch: pytest.MonkeyPatch) -> list[Watched]:
    """Collect the presenters that the bot makes."""
    made: list[Watched] = []

    def watched(*parts: Any) -> Watched:
        made.append(Watched(*parts))
        return made[-1]

    monkeypatch.setattr(bot, "DiscordPresenter", watched)
    return made


def post_of(home: House, presenter: Watched, message: Message, mark: str) -> Post:
    """Make the post that `message` might have been the sending of."""
    return Post(
        id=99,
        nonce="none",
        mark=mark,
        kind=PostKind.NEWS,
        game=presenter.game,
        channel=home.channel.id,
        since=message.created,
    )


async def test_a_post_goes_nowhere_once_its_game_is_lost_in_the_queue(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        post = post_of(home, presenters[0], news, "#1·99")
        presenters[0]._owns = lambda _guild: False
        said = len(home.channel.messages)
        with pytest.raises(TenureOverError):
            await presenters[0].deliver(post)
        assert len(home.channel.messages) == said


async def test_an_own_post_is_found_by_its_mark(tmp_path: Path, presenters: list[Watched]) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        mark = news.text.splitlines()[-1].removeprefix("-# ")
        assert await presenters[0].find(post_of(home, presenters[0], news, mark)) == str(news.id)
        for other in (f"{mark}0", mark[:-1] + "x", "#2·1"):
            assert await presenters[0].find(post_of(home, presenters[0], news, other)) is None


async def test_what_others_write_is_not_mistaken(tmp_path: Path, presenters: list[Watched]) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        await home.people[1].say(home.channel, "-# #1·77")
        assert await presenters[0].find(post_of(home, presenters[0], news, "#1·77")) is None


def announcement(home: House, presenter: Watched, place: int, *winners: int) -> Post:
    """Make the post that tells elsewhere how a game ended."""
    over = Over(winners=winners, places=(), reason=say("post-cancelled", number=1))
    kind, nonce = PostKind.ANNOUNCEMENT, f"won-by-{len(winners)}"
    return Post(
        id=99, nonce=nonce, mark="#1·9", kind=kind, game=presenter.game, channel=place, over=over
    )


async def test_an_end_is_announced_in_one_line(tmp_path: Path, presenters: list[Watched]) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        assert home.channel.guild is not None
        hall = home.channel.guild.add_channel("hall")
        for winners in ((), (0,), (0, 1)):
            post = announcement(home, presenters[0], hall.id, *winners)
            await presenters[0].deliver(post)
        told = [message.text.splitlines()[0] for message in hall.messages]
        where = f"🏁 Tremble, Humans! in <#{home.channel.id}> is over"
        assert told == [
            f"{where}. Nobody won.",
            f"{where}: **Zorblax** won.",
            f"{where}: **Zorblax** and **Queen Vex** won.",
        ]


async def test_who_is_asked_is_said_for_newcomers(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        post = presenters[0].posts[-1]
        words = words_for("en")
        one = replace(post, asks=(Ask(0, "respond", (1,)),))
        assert asked_line(one, words) == (
            "This question is for **Zorblax**. Nobody else has to do anything now."
        )
        both = replace(one, asks=(*one.asks, Ask(1, "respond", (1,))), window=True)
        assert asked_line(both, words).startswith(
            "Up to the deadline **Zorblax** and **Queen Vex** may have something to use."
        )


async def test_an_announcement_waits_for_no_permission(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        await home.begin(2)
        assert home.channel.guild is not None
        hall = home.channel.guild.add_channel("hall")
        hall.allow(next(iter(home.discord.world.apps.values())), VIEW_CHANNEL)
        post = announcement(home, presenters[0], hall.id, 0)
        with pytest.raises(UnreachableError):
            await presenters[0].deliver(post)
        home.channel.guild.delete_channel(hall)
        with pytest.raises(UnreachableError):
            await presenters[0].deliver(post)
        told = await home.told(home.people[0].slash(home.channel, "game status"))
        assert "no game here" not in told  # the game has a channel of its own


async def test_news_wait_until_the_channel_allows_them(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, clock=clock) as home:
        await home.begin(2)
        app = next(iter(home.discord.world.apps.values()))
        home.channel.allow(app, VIEW_CHANNEL)
        await home.told(home.people[0].slash(home.channel, "host pause", hours=2))

        def paused() -> int:
            public = [post for post in home.channel.messages if post.ephemeral_for is None]
            return sum("⏸️" in post.text for post in public)

        assert not paused()
        home.channel.allow(app, ~0)
        await clock.wait_sleeper()
        clock.advance(30)
        await home.people[1].wait_for(lambda post: paused() == 1, where=home.channel)


async def test_what_cannot_be_told_is_told_in_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_parts: object) -> list[str]:
        raise ValueError("Doom Mole")

    monkeypatch.setattr(TrembleRenderer, "brief", broken)
    async with house(tmp_path) as home:
        news = await home.begin(2)
        assert "could not be told in full" in news.text
        assert "Deadline" in news.text
        assert "Doom Mole" not in news.text
        assert (await home.private(home.people[0])).selects


async def test_what_lacks_something_is_told_in_short(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(2)
        for kind, line in ((PostKind.NEWS, "Deadline"), (PostKind.OVER, "00ff")):
            post = post_of(home, presenters[0], news, "#1·98")
            lacking = replace(post, kind=kind, whole=False, due=9e9, key="00ff")
            reference, _ = await presenters[0].deliver(lacking)
            (told,) = (each for each in home.channel.messages if str(each.id) == reference)
            assert "could not be told in full" in told.text
            assert line in told.text


async def test_a_message_that_was_sent_in_words_before_owes_its_picture(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    """A kill between sending and noting it lets the same nonce be sent again."""
    async with house(tmp_path, pictures=WORDS_FIRST) as home:
        news = await home.begin(3)
        told = post_of(home, presenters[0], news, "#1·99")
        told = replace(told, view=TrembleView(BOARDS["revealed-3"], None))
        first = await presenters[0].deliver(told)
        finish = await presenters[0].draw(replace(told, edits=first.reference))
        assert await presenters[0].deliver(told) == first == (first.reference, True)
        (sent,) = (each for each in home.channel.messages if str(each.id) == first.reference)
        assert not sent.attachments
        assert finish is not None
        await finish()
        assert len(sent.attachments) == 2  # sheets of one board
        assert await presenters[0].deliver(told) == (first.reference, False)


async def test_neither_a_late_picture_nor_what_closes_makes_a_new_post(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(3)
        told = post_of(home, presenters[0], news, "#1·99")
        told = replace(told, view=TrembleView(BOARDS["revealed-3"], None))
        reference, _ = await presenters[0].deliver(told)
        (sent,) = (each for each in home.channel.messages if str(each.id) == reference)
        finish = await presenters[0].draw(replace(told, edits=reference))
        assert finish is not None
        home.discord.world.remove(sent)
        before = len(home.channel.messages)
        await finish()
        assert len(home.channel.messages) == before
        closing = replace(told, kind=PostKind.SUMMONS, closed=True, edits=reference)
        assert (await presenters[0].deliver(closing)).reference == reference
        assert len(home.channel.messages) == before


async def redrawn(home: House, presenter: Watched) -> tuple[Message, Post, str]:
    """Let a click put another picture on a panel; return that, its edit, and its first picture."""
    await home.begin(2)
    captain = home.people[0]
    panel = await home.panel(captain)
    (order,) = (each for each in presenter.posts if each.person == captain.id)
    (first,), chosen = panel.attachments, panel.selects[0].custom_id
    assert chosen
    await (await captain.choose(panel, custom_id=chosen, values=["0"])).settled()
    assert panel.attachments[0].name != first.name
    return panel, replace(order, edits=str(panel.id)), first.name


async def test_a_panel_that_a_click_redrew_gets_its_earlier_picture_again(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    """Also where the click was still sending while the post was edited, and landed late."""
    async with house(tmp_path) as home:
        panel, again, first = await redrawn(home, presenters[0])
        clicked = panel.look
        for _ in range(2):
            panel.look = clicked
            await presenters[0].deliver(again)
            assert [each.name for each in panel.attachments] == [first]


async def test_what_came_of_a_click_goes_behind_its_answer(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    """Else the panel that the click still redraws would stand for ever."""
    async with house(tmp_path) as home:
        panel, again, first = await redrawn(home, presenters[0])
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        message = SimpleNamespace(id=panel.id, edited_at=None, attachments=[])
        presenters[0].lanes.clicked(cast("Any", message), answered)
        edit = asyncio.create_task(presenters[0].deliver(again))
        for _ in range(5):  # so long that the edit would be out
            await presenters[0].find(again)
        assert not edit.done()
        assert panel.attachments[0].name != first
        answered.set_result(None)
        await edit
        assert panel.attachments[0].name == first


async def test_an_edit_whose_answer_got_lost_leaves_nothing_to_name(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    """What hung there before is gone, perhaps: whatever comes next brings its own picture."""
    async with house(tmp_path) as home:
        news = await home.begin(3)
        told = post_of(home, presenters[0], news, "#1·99")
        told = replace(told, view=TrembleView(BOARDS["revealed-3"], None))
        reference, _ = await presenters[0].deliver(told)
        later = replace(told, view=TrembleView(BOARDS["catching-3"], None), edits=reference)
        home.discord.faults.plan(Fault("503", "after"), method="PATCH", path="/channels/*")
        with pytest.raises(discord.DiscordServerError):
            await presenters[0].deliver(later)
        await presenters[0].deliver(replace(told, edits=reference))
        assert not home.discord.record.refused_for(*GONE)
        (sent,) = (each for each in home.channel.messages if str(each.id) == reference)
        assert [each.name.partition("-")[0] for each in sent.attachments] == ["board"] * 2


async def test_old_words_take_no_place_of_newer_ones(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    """Whether they are newer is asked once nobody else writes there."""
    async with house(tmp_path) as home:
        panel, again, _ = await redrawn(home, presenters[0])
        lanes, before, asked = presenters[0].lanes, panel.edits, list[bool]()

        async def fresh() -> bool:
            asked.append(lanes.of(panel.id).turn.locked())
            return False

        with pytest.raises(OutdatedError):
            await presenters[0].deliver(again, fresh=fresh)
        lanes.of(panel.id).by_click = False
        finish = await presenters[0].draw(again, fresh)
        assert finish
        with pytest.raises(OutdatedError):
            await finish()
        assert asked == [True, True]
        assert panel.edits == before


async def test_a_late_picture_leaves_alone_what_a_click_redrew(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        panel, again, _ = await redrawn(home, presenters[0])
        before, finish = panel.edits, await presenters[0].draw(again)
        assert finish
        await finish()
        assert panel.edits == before


async def test_an_edit_goes_without_emojis_that_are_deleted(
    tmp_path: Path, presenters: list[Watched]
) -> None:
    async with house(tmp_path) as home:
        app = await start_with_emojis(home)
        await all_brought(app)
        panel, again, first = await redrawn(home, presenters[-1])
        app.emojis.clear()
        assert await presenters[-1].deliver(again) == Sent(str(panel.id))
        assert [each.name for each in panel.attachments] == [first]
        assert panel.selects
        assert not borne(panel)


@pytest.mark.parametrize("films", [True, False])
async def test_fight_and_film_hold_up_no_words_and_are_not_sent_again(
    tmp_path: Path, presenters: list[Watched], *, films: bool
) -> None:
    async with house(tmp_path) as home:
        news = await home.begin(3)
        told = post_of(home, presenters[0], news, "#1·99")
        told = replace(
            told,
            game=replace(told.game, terms=replace(told.game.terms, films=films)),
            view=TrembleView(BOARDS["revealed-3"], None),
            events=(REVEALED, *FOUGHT),
        )
        reference, bare = await presenters[0].deliver(told)
        assert bare
        (sent,) = (each for each in home.channel.messages if str(each.id) == reference)
        assert [each.content_type for each in sent.attachments] == ["image/png"] * 2
        finish = await presenters[0].draw(replace(told, edits=reference))
        assert finish
        await finish()
        *board, beside = sent.attachments
        assert len(board) == 2
        assert beside.content_type == ("image/gif" if films else "image/png")
        assert films or beside.description.startswith("The fight for 1 Paris.")
        later = TrembleView(BOARDS["catching-3"], None)
        edited = await presenters[0].deliver(replace(told, view=later, edits=reference))
        assert edited == Sent(reference)
        assert beside in sent.attachments
        assert len(sent.attachments) == 3
        assert not {*board} & {*sent.attachments}


@pytest.mark.parametrize("reference", ["", "null", "-7", "9" * 30])
async def test_an_edit_of_what_is_no_message_is_sent_anew(
    tmp_path: Path, presenters: list[Watched], reference: str
) -> None:
    """A row may be broken; were it tried again for ever, nothing behind it would go out."""
    async with house(tmp_path) as home:
        news = await home.begin(2)
        told = post_of(home, presenters[0], news, "#1·99")
        told = replace(told, kind=PostKind.NOTE, text=say("post-halted", number=1), edits=reference)
        sent = await presenters[0].deliver(told)
        assert int(sent.reference) > news.id
        assert await presenters[0].draw(told) is None
