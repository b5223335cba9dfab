"""The presenter: delivers what the host owes, through Discord."""

import asyncio
from collections import OrderedDict
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
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import Patience
from engine.host.ports import (
    Finish,
    Pass,
    Presenter,
    Sent,
    TenureOverError,
    UnreachableError,
    stay,
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
REMEMBERED = 1024  # messages whose picture we know
CLICK_TIME = 3.0  # seconds that an edit waits for a click in the same message

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
    ) -> None:
        self._owns = owns
        self._client = client
        self._picture_cache = picture_cache
        self._layouts = PostLayouts(picture_cache)
        self._gate = gate
        self._meter = meter
        self._hung: OrderedDict[int, list[discord.Attachment]] = OrderedDict()
        self._redrawn: dict[int, None] = {}  # messages that clicks have redrawn of late
        self._clicked: dict[int, asyncio.Future[None]] = {}  # messages with a click under way

    async def deliver(self, post: Post, let_pass: Pass = stay) -> Sent:
        """Send or edit the message of `post`; raise UnreachableError where that can never work."""
        with self._counted(post, "sent" if post.edits is None else "edited"):
            return await self._deliver(post, let_pass)

    async def draw(self, post: Post) -> Finish | None:
        """Wait for the pictures that a message went out without; return what adds them."""
        layout = await self._layouts.lay_out(post, Patience(None))
        message_id = _edited_by(post)
        if not layout.pictures or message_id is None:
            return None

        async def finish() -> None:
            await self._turn(post)
            if message_id in self._redrawn:
                return  # what a click redraws has its picture, and is newer
            with self._counted(post, "completed"), self._refusals(post):
                await self._edit(await self._place(post), message_id, layout)

        return finish

    async def _turn(self, post: Post) -> None:
        """Wait for the turn of a post: so long that its game may be another process's by then."""
        await self._gate.turn(rank_of(post.kind), post.game.number)
        if not self._owns(post.game.guild):
            raise TenureOverError

    async def redrawn(self, message: discord.Message) -> None:
        """Hear that a click redraws a message, with other pictures perhaps."""
        self._hung.pop(message.id, None)
        self._redrawn[message.id] = None
        if len(self._redrawn) > REMEMBERED:
            del self._redrawn[next(iter(self._redrawn))]

    async def redrawing(self, message: discord.Message, answered: "asyncio.Future[None]") -> None:
        """Hear of a click that may redraw a message; what came of it goes behind."""
        self._clicked[message.id] = answered
        await asyncio.wait([answered])
        if self._clicked.get(message.id) is answered:
            del self._clicked[message.id]

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

    async def _deliver(self, post: Post, let_pass: Pass) -> Sent:
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
            if message_id is not None and (
                await self._edit(place, message_id, layout) or post.closes
            ):
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
        self._remember(message)
        sent_before = len(message.attachments) < len(layout.pictures)  # in words, by this nonce
        return Sent(str(message.id), patience.missed or sent_before)

    def _wonder(self, error: discord.HTTPException, post: Post) -> None:
        """Let somebody look whether a channel or a captain is still there."""
        if post.person is not None and error.status == FORBIDDEN:
            self._client.dispatch(MISSING, post.game, (post.person,))
        if error.code == NO_CHANNEL and post.channel == post.game.channel and not post.person:
            self._client.dispatch(DELETED, post.channel)

    async def _edit(
        self, place: Messageable, message_id: int, layout: Layout, *, woken: bool = False
    ) -> bool:
        """Edit a message; False where Discord will never again let us, so that it moves down."""
        if (click := self._clicked.get(message_id)) is not None:
            await asyncio.wait([click], timeout=CLICK_TIME)
        channel: Any = place
        message = channel.get_partial_message(message_id)
        hung = {part.filename: part for part in self._hung.get(message_id, ())}

        async def edit(emojis: Mapping[str, int]) -> discord.Message:
            changes: dict[str, Any] = {"view": layout.view(emojis), "allowed_mentions": NOBODY}
            if set(hung) != set(layout.hangs().split()):
                files = layout.files()
                changes["attachments"] = [hung.get(file.filename, file) for file in files]
            edited: discord.Message = await message.edit(**changes)
            return edited

        try:
            edited = await signed(self._client, edit)
        except discord.HTTPException as error:
            if error.code == ARCHIVED and not woken:
                await wake(self._client, channel.id)
                return await self._edit(place, message_id, layout, woken=True)
            if error.status == INVALID and self._hung.pop(message_id, []):
                return await self._edit(place, message_id, layout)  # a click put others there
            if error.code not in {GONE, EDITED_OUT}:
                raise
            return False
        self._remember(edited)
        return True

    def _remember(self, message: discord.Message) -> None:
        """Remember which pictures hang on a message, so that none is sent twice."""
        self._redrawn.pop(message.id, None)
        self._hung[message.id] = message.attachments
        self._hung.move_to_end(message.id)
        if len(self._hung) > REMEMBERED:
            self._hung.popitem(last=False)

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

    async def deliver(self, post: Post, let_pass: Pass = stay) -> Sent:
        """Send or edit the message of `post`."""
        sent = await self._presenter.deliver(post, let_pass)
        return Sent(REHEARSED_START) if post.kind is PostKind.START else sent

    async def draw(self, post: Post) -> Finish | None:
        """Wait for the picture of a post that is out."""
        return await self._presenter.draw(post)

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
