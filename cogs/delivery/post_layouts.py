"""Post layouts: which page tells a post, with which pictures, or in words where they are late."""

import logging

from cogs.pages.handing_over import briefing_layout, farewell_layout, offer_layout, vote_layout
from cogs.pages.lobby import lobby_layout, ready_layout, start_layout
from cogs.pages.posts import (
    announcement_layout,
    board_of,
    invitation_layout,
    mark_line,
    news_layout,
    notice_layout,
    over_layout,
    plain_layout,
    renderer_of,
    shows_board,
    summons_layout,
)
from cogs.pages.recorded import answered_layout, before_line, passed_line, usual_lines
from cogs.pages.results import result_layout
from cogs.parts.due import reminder_layout
from cogs.parts.layouts import Layout, lines
from cogs.parts.places import address_of
from cogs.pictures import extras
from cogs.pictures.panels import PanelReader, is_drawn, laid_out, private_picture
from cogs.pictures.picture_cache import PictureCache
from cogs.pictures.waiting import Patience
from engine.host.values.operating import where
from engine.host.values.posts import Post, PostKind
from engine.host.values.replies import Panel
from render.picture import Picture
from render.words import Words, words_for

BRIEF = {
    PostKind.ANNOUNCEMENT: announcement_layout,
    PostKind.START: start_layout,
    PostKind.VOTE: vote_layout,
    PostKind.OFFER: offer_layout,
    PostKind.FAREWELL: farewell_layout,
    PostKind.INVITATION: invitation_layout,
    PostKind.SUMMONS: summons_layout,
}

_log = logging.getLogger(__name__)


class PostLayouts:
    """Lays posts out."""

    def __init__(self, picture_cache: PictureCache) -> None:
        self._picture_cache = picture_cache

    async def lay_out(self, post: Post, patience: Patience) -> Layout:
        """Lay a post out; what cannot be told in full is told in short, never swallowed."""
        words = words_for(post.card.locale or post.game.locale)
        if not post.whole:
            return plain_layout(post, words)
        try:
            layout = await self._full(post, words, patience)
            layout.view()
        except Exception as error:  # noqa: BLE001  (whatever breaks, the table must hear of it)
            _log.error("post %d is told in short: %s", post.id, where(error))
            return plain_layout(post, words)
        return layout

    async def _full(self, post: Post, words: Words, patience: Patience) -> Layout:
        match post.kind:
            case PostKind.LOBBY:
                poster = await extras.poster(self._picture_cache, post, words, patience)
                return lobby_layout(post, words, poster)
            case PostKind.READY:
                return ready_layout(post, words)
            case PostKind.NEWS:
                board = await self._board(post, words, patience)
                fights = await extras.fights(self._picture_cache, post, words, patience)
                film = await extras.film(self._picture_cache, post, words, patience)
                return news_layout(post, words, board, fights, film)
            case PostKind.OVER:
                return over_layout(post, words, await self._end(post, words, patience))
            case PostKind.RESULT:
                return result_layout(post, words)
            case PostKind.ORDER | PostKind.REMINDER | PostKind.BRIEFING:
                return await self._personal(post, words, patience)
            case _:
                return BRIEF.get(post.kind, notice_layout)(post, words)

    async def _board(self, post: Post, words: Words, patience: Patience) -> Picture | None:
        """Draw the board, where the post shows one."""
        if not shows_board(post, words):
            return None
        before = None if post.why is None else post.before
        return await patience.picture(
            self._picture_cache.board(post.game, board_of(post), words, before=before)
        )

    async def _end(self, post: Post, words: Words, patience: Patience) -> Picture | None:
        """Draw the podium; the board where a game's past cannot be told."""
        podium = await extras.podium(self._picture_cache, post, words, patience)
        return podium if patience.missed else podium or await self._board(post, words, patience)

    async def _personal(self, post: Post, words: Words, patience: Patience) -> Layout:
        """Lay out what tells a captain what is asked, unless that has passed."""
        panel = post.panel
        if post.closed:
            return answered_layout(post, words).say(mark_line(post, words))
        if panel is None or not (post.kind is PostKind.BRIEFING or _is_asked(panel, post)):
            passed = passed_line(_link(post), words)
            answered = before_line(panel, words) if panel and _is_answered(panel, post) else ""
            return Layout().say(lines([passed, answered])).say(mark_line(post, words))
        if post.kind is PostKind.REMINDER:
            headline = renderer_of(post.game).headline(panel.view, words)
            usual = usual_lines(post, words)
            told = reminder_layout(panel, post.text, headline, usual, words)
            return told.say(mark_line(post, words))
        reader = PanelReader(words, post.card, post.newcomer, _link(post))
        picture = None
        if is_drawn(panel, reader):
            drawing = private_picture(self._picture_cache, panel, reader)
            picture = await patience.picture(drawing)
        asked = laid_out(panel, reader, picture)
        if post.kind is PostKind.BRIEFING:
            return briefing_layout(post, asked, words)
        again = Layout() if post.text is None else Layout().say(words(post.text))
        return again.join(asked).say(mark_line(post, words))


def _link(post: Post) -> str | None:
    return None if post.link is None else address_of(post.game, post.link)


def _is_asked(panel: Panel, post: Post) -> bool:
    """Tell whether the question of a post stands open, or a later one of the same sitting."""
    return panel.group == post.group or (bool(post.sitting) and panel.sitting == post.sitting)


def _is_answered(panel: Panel, post: Post) -> bool:
    """Tell whether the captain answered a post's question, or one of its sitting, last."""
    last = panel.before
    if last is None:
        return False
    return last.group == post.group or last.sitting == post.sitting != ""
