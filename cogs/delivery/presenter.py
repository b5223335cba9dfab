"""The presenter: delivers what the host owes, through Discord."""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import discord
from discord.abc import Messageable

from cogs.delivery.sending import Gate, rank_of
from cogs.pages.handing_over import (
    briefing_layout,
    farewell_layout,
    offer_layout,
    vote_layout,
)
from cogs.pages.lobby import lobby_layout, ready_layout
from cogs.pages.posts import (
    announcement_layout,
    mark_line,
    news_layout,
    notice_layout,
    over_layout,
    plain_layout,
    renderer_of,
    shows_board,
    summons_layout,
)
from cogs.parts.due import reminder_layout
from cogs.parts.layouts import Layout, bears
from cogs.pictures import extras
from cogs.pictures.panels import Reader, is_drawn, laid_out, private_picture
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import Patience
from engine.core.words import say
from engine.host.ports import UnreachableError
from engine.host.values.operating import SILENCE, Meter, where
from engine.host.values.posts import Post, PostKind
from engine.host.values.replies import Panel
from render.picture import Picture
from render.words import Words, words_for

HISTORY_LIMIT = 1000  # messages looked through for one whose sending was cut off
CLOCK_SKEW = 60.0  # seconds that Discord's clock and ours may differ
FORBIDDEN = 403
NO_CHANNEL = 10003
TOO_FAST = 40003  # opening direct messages too fast
GONE, EDITED_OUT = 10008, 30046  # a message was deleted, or is too old to be edited again
MISSING, DELETED = "captains_missing", "channel_missing"  # events of our own, for who listens
SILENT = frozenset({PostKind.NEWS, PostKind.NOTE})
BRIEF = {
    PostKind.ANNOUNCEMENT: announcement_layout,
    PostKind.VOTE: vote_layout,
    PostKind.OFFER: offer_layout,
    PostKind.FAREWELL: farewell_layout,
    PostKind.SUMMONS: summons_layout,
}
REMEMBERED = 1024  # messages whose picture we know

_log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


class DiscordPresenter:
    """Turns posts into messages; one post is one message, whatever happens."""

    def __init__(
        self,
        client: discord.Client,
        picture_cache: PictureCache,
        gate: Gate,
        meter: Meter = SILENCE,
    ) -> None:
        self._client = client
        self._picture_cache = picture_cache
        self._gate = gate
        self._meter = meter
        self._hung: OrderedDict[int, list[discord.Attachment]] = OrderedDict()

    async def deliver(self, post: Post) -> str:
        """Send or edit the message of `post`; raise UnreachableError where that can never work."""
        outcome = "failed"
        try:
            reference = await self._deliver(post)
            outcome = "sent" if post.edits is None else "edited"
        except UnreachableError:
            outcome = "unreachable"
            raise
        finally:
            self._meter.count("posts", kind=post.kind.value, outcome=outcome)
        return reference

    async def _deliver(self, post: Post) -> str:
        patience = Patience(self._picture_cache.wait(private=post.person is not None))
        layout = await self._layout(post, patience)
        await self._gate.turn(rank_of(post.kind), post.game.number)
        try:
            place = await self._place(post)
            if post.edits is not None and await self._edit(place, int(post.edits), layout):
                return post.edits
            message = await place.send(
                view=layout.view(),
                files=layout.files(),
                nonce=post.nonce,
                allowed_mentions=mentioning(post.called),
                silent=post.kind in SILENT,
            )
        except discord.HTTPException as error:
            if _for_good(error, post):
                self._wonder(error, post)
                raise UnreachableError(f"{error.status}/{error.code}") from None
            raise
        if post.late:
            self._client.dispatch(MISSING, post.game, _people(post))
        self._remember(message)
        return str(message.id)

    def _wonder(self, error: discord.HTTPException, post: Post) -> None:
        """Let somebody look whether a channel or a captain is still there."""
        if post.person is not None and error.status == FORBIDDEN:
            self._client.dispatch(MISSING, post.game, (post.person,))
        if error.code == NO_CHANNEL and post.channel == post.game.channel and not post.person:
            self._client.dispatch(DELETED, post.channel)

    async def _edit(self, place: Messageable, message_id: int, layout: Layout) -> bool:
        """Edit a message; False where Discord will never again let us, so that it moves down."""
        channel: Any = place
        message = channel.get_partial_message(message_id)
        changes: dict[str, Any] = {"view": layout.view(), "allowed_mentions": NOBODY}
        hung = {part.filename: part for part in self._hung.get(message_id, ())}
        if set(hung) != set(layout.hangs().split()):
            files = layout.files()
            changes["attachments"] = [hung.get(file.filename, file) for file in files]
        try:
            edited = await message.edit(**changes)
        except discord.HTTPException as error:
            if error.code not in {GONE, EDITED_OUT}:
                raise
            return False
        self._remember(edited)
        return True

    def _remember(self, message: discord.Message) -> None:
        """Remember which pictures hang on a message, so that none is sent twice."""
        self._hung[message.id] = message.attachments
        self._hung.move_to_end(message.id)
        if len(self._hung) > REMEMBERED:
            self._hung.popitem(last=False)

    async def find(self, post: Post) -> str | None:
        """Look for the message of `post` among our own of late; return its reference."""
        await self._gate.turn(rank_of(post.kind), post.game.number)
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

    async def _layout(self, post: Post, patience: Patience) -> Layout:
        """Lay a post out; what cannot be told in full is told in short, never swallowed."""
        words = words_for(post.card.locale or post.game.locale)
        if not post.whole:
            return plain_layout(post, words)
        try:
            layout = await self._full_layout(post, words, patience)
            layout.view()
        except Exception as error:  # noqa: BLE001  (whatever breaks, the table must hear of it)
            _log.error("post %d is told in short: %s", post.id, where(error))
            return plain_layout(post, words)
        return layout

    async def _full_layout(self, post: Post, words: Words, patience: Patience) -> Layout:
        match post.kind:
            case PostKind.LOBBY:
                poster = await extras.poster(self._picture_cache, post, words, patience)
                return lobby_layout(post, words, poster)
            case PostKind.READY:
                return ready_layout(post, words)
            case PostKind.NEWS:
                board = await self._board(post, words, patience)
                film = await extras.film(self._picture_cache, post, words, patience)
                return news_layout(post, words, board, film)
            case PostKind.OVER:
                return over_layout(post, words, await self._end(post, words, patience))
            case PostKind.ORDER | PostKind.REMINDER | PostKind.BRIEFING:
                return await self._personal(post, words, patience)
            case _:
                return BRIEF.get(post.kind, notice_layout)(post, words)

    async def _board(self, post: Post, words: Words, patience: Patience) -> Picture | None:
        """Draw the board, where the post shows one."""
        if not shows_board(post):
            return None
        before = None if post.why is None else post.before
        return await patience.picture(
            self._picture_cache.board(post.game, post.view, words, before=before)
        )

    async def _end(self, post: Post, words: Words, patience: Patience) -> Picture | None:
        """Draw the podium; the board where a game's past cannot be told."""
        podium = await extras.podium(self._picture_cache, post, words, patience)
        return podium if patience.missed else podium or await self._board(post, words, patience)

    async def _personal(self, post: Post, words: Words, patience: Patience) -> Layout:
        """Lay out what tells a captain what is asked, unless that has passed."""
        panel = post.panel
        if panel is None or not (post.kind is PostKind.BRIEFING or _is_asked(panel, post)):
            passed = words(say("order-passed", number=post.game.number))
            return Layout().say(passed).say(mark_line(post, words))
        if post.kind is PostKind.REMINDER:
            headline = renderer_of(post.game).headline(panel.view, words)
            return reminder_layout(panel, post.text, headline, words).say(mark_line(post, words))
        reader = Reader(words, post.card, post.newcomer)
        picture = None
        if is_drawn(panel, reader):
            drawing = private_picture(self._picture_cache, panel, reader)
            picture = await patience.picture(drawing)
        asked = laid_out(panel, reader, picture)
        if post.kind is PostKind.BRIEFING:
            return briefing_layout(post, asked, words)
        again = Layout() if post.text is None else Layout().say(words(post.text))
        return again.join(asked).say(mark_line(post, words))


def _is_asked(panel: Panel, post: Post) -> bool:
    """Tell whether the question of a post stands open, or a later one of the same sitting."""
    return panel.group == post.group or (bool(post.sitting) and panel.sitting == post.sitting)


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
    announces a game elsewhere is not worth that, and who lets us in again is told anew.
    """
    if error.status == FORBIDDEN and post.person is None:
        return post.kind is PostKind.ANNOUNCEMENT or post.game.proceedings.lost is not None
    waits = {401, 408, 429}
    return 400 <= error.status < 500 and error.status not in waits and error.code != TOO_FAST
