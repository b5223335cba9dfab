"""The presenter: delivers what the host owes, through Discord."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import discord
from discord.abc import Messageable

from cogs.delivery.post_layouts import PostLayouts
from cogs.delivery.sending import Gate, rank_of
from cogs.delivery.threads import ARCHIVED, LOCKED, open_thread, wake
from cogs.parts.emojis import signed
from cogs.parts.layouts import Layout, bears
from cogs.parts.message_lanes import Lane, MessageLanes
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import Patience
from engine.host.ports import (
    Finish,
    Fresh,
    OutdatedError,
    Pass,
    Presenter,
    Sent,
    TenureOverError,
    UnreachableError,
    stay,
    unchanged,
)
from engine.host.values.operating import SILENCE, Meter
from engine.host.values.posts import Post, PostKind
from engine.host.values.records import GameStatus

HISTORY_LIMIT = 1000  # messages looked through for one whose sending was cut off
CLOCK_SKEW = 60.0  # seconds that Discord's clock and ours may differ
INVALID, FORBIDDEN = 400, 403
NO_CHANNEL = 10003
TOO_FAST = 40003  # opening direct messages too fast
GONE, EDITED_OUT = 10008, 30046  # a message was deleted, or is too old to be edited again
MISSING, DELETED = "captains_missing", "channel_missing"  # events of our own, for who listens
SILENT = frozenset({PostKind.START, PostKind.NEWS, PostKind.NOTE})
REHEARSED_START = "100000000000000000"
SHARE = 0.4  # of the wait for a private picture; so long a question waits for that of the news

NOBODY = discord.AllowedMentions.none()


class DiscordPresenter:
    """Turns posts into messages; one post is one message, whatever happens."""

    def __init__(
        self,
        client: discord.Client,
        picture_cache: PictureCache,
        gate: Gate,
        meter: Meter = SILENCE,
        owns: Callable[[int | None], bool] = lambda _guild: True,
        lanes: MessageLanes | None = None,
    ) -> None:
        self._owns = owns
        self._client = client
        self._picture_cache = picture_cache
        self._layouts = PostLayouts(picture_cache)
        self._gate = gate
        self._meter = meter
        self.lanes = lanes or MessageLanes()  # those of clicks, too

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        """Send or edit the message of `post`; raise UnreachableError where that can never work."""
        with self._counted(post, "sent" if post.edits is None else "edited"):
            return await self._deliver(post, let_pass, fresh)

    async def draw(self, post: Post, fresh: Fresh = unchanged) -> Finish | None:
        """Wait for the pictures that a message went out without; return what adds them."""
        layout = await self._layouts.lay_out(post, Patience(None))
        message_id = _edited_by(post)
        if not layout.pictures or message_id is None:
            return None

        async def finish() -> None:
            await self._turn(post)
            with self._counted(post, "completed"), self._refusals(post):
                place = await self._place(post)
                async with self.lanes.writing(message_id, behind_click=True) as lane:
                    if lane.by_click:
                        return  # what a click redraws has its picture, and is newer
                    await self._edit(place, message_id, layout, lane, fresh)

        return finish

    async def _turn(self, post: Post) -> None:
        """Wait for the turn of a post: so long that its game may be another process's by then."""
        await self._gate.turn(rank_of(post.kind), post.game.number)
        if not self._owns(post.game.guild):
            raise TenureOverError

    @contextmanager
    def _counted(self, post: Post, outcome: str) -> Iterator[None]:
        """Count how sending went."""
        went = "failed"
        try:
            yield
            went = outcome
        except UnreachableError:
            went = "unreachable"
            raise
        except OutdatedError:
            went = "outdated"
            raise
        finally:
            self._meter.count("posts", kind=post.kind.value, outcome=went)

    @contextmanager
    def _refusals(self, post: Post) -> Iterator[None]:
        """Tell apart what Discord refuses for ever."""
        try:
            yield
        except discord.HTTPException as error:
            if not _for_good(error, post):
                raise
            self._wonder(error, post)
            raise UnreachableError(f"{error.status}/{error.code}") from None

    async def _deliver(self, post: Post, let_pass: Pass, fresh: Fresh) -> Sent:
        if post.kind is PostKind.THREAD:
            await self._turn(post)
            with self._refusals(post):
                return Sent(await open_thread(self._client, post))
        patience = Patience(self._picture_cache.wait(private=post.person is not None))
        private = self._picture_cache.wait(private=True)
        passing = asyncio.get_running_loop().call_later(SHARE * private, let_pass)
        layout = await self._layouts.lay_out(post, patience)
        passing.cancel()
        await self._turn(post)
        with self._refusals(post):
            place = await self._place(post)
            message_id = _edited_by(post)
            if message_id is not None:
                async with self.lanes.writing(message_id, behind_click=True) as lane:
                    edited = await self._edit(place, message_id, layout, lane, fresh)
                if edited or post.closes:
                    return Sent(str(message_id), patience.missed)
            message = await signed(
                self._client,
                lambda emojis: place.send(
                    view=layout.view(emojis),
                    files=layout.files(),
                    nonce=post.nonce,
                    allowed_mentions=mentioning(post.called),
                    silent=post.kind in SILENT and not post.called,
                ),
            )
        if post.late:
            self._client.dispatch(MISSING, post.game, _people(post))
        self.lanes.of(message.id).see(message)
        sent_before = len(message.attachments) < len(layout.pictures)  # in words, by this nonce
        return Sent(str(message.id), patience.missed or sent_before)

    def _wonder(self, error: discord.HTTPException, post: Post) -> None:
        """Let somebody look whether a channel or a captain is still there."""
        if post.person is not None and error.status == FORBIDDEN:
            self._client.dispatch(MISSING, post.game, (post.person,))
        if error.code == NO_CHANNEL and post.channel == post.game.channel and not post.person:
            self._client.dispatch(DELETED, post.channel)

    async def _edit(
        self, place: Messageable, message_id: int, layout: Layout, lane: Lane, fresh: Fresh
    ) -> bool:
        """Edit a message; False where Discord will never again let us, so that it moves down."""
        if not await fresh():
            raise OutdatedError
        channel: Any = place
        try:
            await self._written(channel, message_id, layout, lane)
        except discord.HTTPException as error:
            if error.code not in {GONE, EDITED_OUT}:
                raise
            return False
        return True

    async def _written(self, channel: Any, message_id: int, layout: Layout, lane: Lane) -> None:
        """Write a message, waking its thread; pictures that hang there are not sent again."""
        message = channel.get_partial_message(message_id)
        hung = lane.hung()

        async def edit(emojis: Mapping[str, int]) -> discord.Message:
            changes: dict[str, Any] = {"view": layout.view(emojis), "allowed_mentions": NOBODY}
            if hung is None or {*hung} != {*layout.hangs().split()}:
                changes["attachments"] = layout.attachments(hung or {})
            edited: discord.Message = await message.edit(**changes)
            return edited

        try:
            await lane.write(lambda: signed(self._client, edit), by_click=False)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await wake(self._client, channel.id)
            elif error.status != INVALID or not hung:  # else another process put others there
                raise
        else:
            return
        hung = None
        await lane.write(lambda: signed(self._client, edit), by_click=False)

    async def find(self, post: Post) -> str | None:
        """Look for the message of `post` among our own of late; return its reference."""
        if post.kind is PostKind.THREAD:
            return None  # to open it again does no harm
        await self._turn(post)
        after = datetime.fromtimestamp((post.since or 0.0) - CLOCK_SKEW, UTC)
        try:
            place = await self._place(post)
            async for message in place.history(limit=HISTORY_LIMIT, after=after):
                if str(message.id) == post.edits or message.author.id != self._own_id():
                    continue
                if bears(message, post.mark):
                    return str(message.id)
        except discord.HTTPException as error:
            if not _for_good(error, post):
                raise
        return None

    def _own_id(self) -> int:
        user = self._client.user
        return user.id if user else 0

    async def _place(self, post: Post) -> Messageable:
        if post.person is None:
            return self._client.get_partial_messageable(post.channel)
        return await self._client.create_dm(discord.Object(post.person))


class Rehearsal:
    """A presenter for whom every start is the same post, so that dice can be foretold."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    async def deliver(self, post: Post, let_pass: Pass = stay, fresh: Fresh = unchanged) -> Sent:
        """Send or edit the message of `post`."""
        sent = await self._presenter.deliver(post, let_pass, fresh)
        return Sent(REHEARSED_START) if post.kind is PostKind.START else sent

    async def draw(self, post: Post, fresh: Fresh = unchanged) -> Finish | None:
        """Wait for the picture of a post that is out."""
        return await self._presenter.draw(post, fresh)

    async def find(self, post: Post) -> str | None:
        """Look for the message of `post`."""
        reference = await self._presenter.find(post)
        return REHEARSED_START if reference and post.kind is PostKind.START else reference


def _edited_by(post: Post) -> int | None:
    """Return the message that a post edits; what is no id, as in a broken row, is nowhere."""
    return int(post.edits) if post.edits and post.edits.isdecimal() else None


def _people(post: Post) -> tuple[int, ...]:
    """List the people who did not answer in time."""
    seats = [post.game.seats[seat] for seat in dict.fromkeys(post.late)]
    return tuple(seat.person for seat in seats if seat.person is not None)


def mentioning(people: Sequence[int]) -> discord.AllowedMentions:
    """Let these people be mentioned, and nobody else."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _for_good(error: discord.HTTPException, post: Post) -> bool:
    """Tell whether Discord will refuse this for ever: closed DMs, a deleted channel, a 400.

    A permission that a channel lacks may be granted later, so such a post waits; but what only
    announces a game elsewhere is not worth that, who lets us in again is told anew, and a game
    that cannot begin holds up its captains.
    """
    if error.status == FORBIDDEN and post.person is None:
        starting = post.game.status is GameStatus.STARTING
        announced = post.kind is PostKind.ANNOUNCEMENT
        alone = post.game.terms.alone  # its channel is one person's, who finds the next post
        return alone or announced or starting or post.game.proceedings.lost is not None
    waits = {401, 408, 429}
    passing = {TOO_FAST, ARCHIVED, LOCKED}
    return 400 <= error.status < 500 and error.status not in waits and error.code not in passing
