"""The messages the game master owes: lobby, news of a step, the end."""

from collections.abc import Sequence

import discord

from cogs.controls import PressButton
from cogs.custom_ids import Press
from cogs.layouts import Layout, lines
from engine.core.asks import Ask
from engine.core.words import Text, say
from engine.host.posts import Post, PostKind
from engine.host.records import GameInfo, GameStatus
from render.picture import Picture
from render.renderers import RENDERERS, Renderer
from render.words import Words, plain

BUTTONS = {
    "join": say("button-join"),
    "leave": say("button-leave"),
    "begin": say("button-begin"),
    "orders": say("button-orders"),
    "text": say("button-text"),
    "status": say("button-status"),
}
MINUTES_SHOWN_BELOW = 2 * 3600.0  # seconds


def renderer_of(game: GameInfo) -> Renderer:
    """Return who draws and tells this game."""
    return RENDERERS[game.rules.partition("/")[0]]


def names_of(game: GameInfo) -> tuple[str, ...]:
    """List the captains' names by seat."""
    return tuple(seat.name for seat in game.seats)


def lobby_layout(post: Post, words: Words) -> Layout:
    """Lay out who is in, and the buttons to join, leave and start while that is possible."""
    game = post.game
    title = renderer_of(game).title(words)
    captains = [f"{number}. {plain(name)}" for number, name in enumerate(names_of(game), 1)]
    layout = Layout().say(words(say("lobby-title", game=title, number=game.number)))
    layout.say(lines(captains) or words(say("lobby-nobody")))
    layout.say(words(_lobby_state(game)))
    layout.say(words(say("lobby-seal", seal=game.commitment)))
    if game.status is GameStatus.LOBBY:
        layout.rows(
            [
                _button("join", game, words, style=discord.ButtonStyle.success),
                _button("leave", game, words),
                _button("begin", game, words, style=discord.ButtonStyle.primary),
            ]
        )
    return _marked(layout, post, words)


def news_layout(post: Post, words: Words, picture: Picture | None) -> Layout:
    """Lay out what happened in a step, the board, and for whom the game waits."""
    renderer, names = renderer_of(post.game), names_of(post.game)
    layout = Layout().say(f"## {renderer.headline(post.view, words)}")
    layout.say(lines(renderer.tell(post.events, names, words)))
    layout.show(picture)
    layout.say(lines([waiting(post.asks, names, words), due_line(post.due, words)]))
    layout.rows(
        [
            _button("orders", post.game, words, style=discord.ButtonStyle.primary),
            _button("text", post.game, words),
            _button("status", post.game, words),
        ]
    )
    return _marked(layout, post, words)


def over_layout(post: Post, words: Words, picture: Picture | None) -> Layout:
    """Lay out the last step, the board, and the key that proves the dice."""
    renderer, names = renderer_of(post.game), names_of(post.game)
    layout = Layout().say(f"## {renderer.headline(post.view, words)}")
    layout.say(lines(renderer.tell(post.events, names, words)))
    layout.show(picture)
    layout.say(words(say("over-key", key=post.key or "")))
    if post.digest:
        layout.say(words(say("over-digest", digest=post.digest)))
    layout.rows([_button("text", post.game, words)])
    return _marked(layout, post, words)


def notice_layout(post: Post, words: Words) -> Layout:
    """Lay out a plain notice: a game cancelled or halted."""
    number = post.game.number
    layout = Layout().say(words(_notice(post.kind, number)))
    if post.key:
        layout.say(words(say("cancelled-proof", key=post.key)))
    return _marked(layout, post, words)


def order_heading(post: Post, words: Words) -> str:
    """Head a direct message: which game, and where it stands."""
    headline = renderer_of(post.game).headline(post.view, words)
    return words(say("order-heading", number=post.game.number, headline=headline))


def waiting(asks: Sequence[Ask], names: tuple[str, ...], words: Words) -> str:
    """Name those who are asked, without a mention; empty where nobody is."""
    if not asks:
        return ""
    listed = words.listed(f"**{plain(names[ask.seat])}**" for ask in asks)
    return words(say("news-waiting", captains=listed))


def due_line(due: float | None, words: Words) -> str:
    """Tell the deadline in the reader's own time."""
    return words(say("news-due", when=f"<t:{int(due)}:R>")) if due is not None else ""


def mark_line(post: Post, words: Words) -> str:
    """Tell the number of a post; the game master finds its own posts by it."""
    if post.repeated:
        return words(say("post-mark-repeated", mark=post.mark))
    return words(say("post-mark", mark=post.mark))


def pace_of(game: GameInfo) -> Text:
    """Tell how long captains have for each question."""
    if game.pace < MINUTES_SHOWN_BELOW:
        return say("pace-minutes", minutes=max(1, round(game.pace / 60)))
    return say("pace-hours", hours=round(game.pace / 3600))


def _lobby_state(game: GameInfo) -> Text:
    joined, seats, pace = len(game.seats), game.max_seats, pace_of(game)
    match game.status:
        case GameStatus.LOBBY:
            return say("lobby-open", joined=joined, seats=seats, pace=pace)
        case GameStatus.CANCELLED:
            return say("lobby-cancelled", joined=joined, seats=seats)
        case _:
            return say("lobby-started", joined=joined, pace=pace)


def _notice(kind: PostKind, number: int) -> Text:
    if kind is PostKind.CANCELLED:
        return say("post-cancelled", number=number)
    return say("post-halted", number=number)


def _marked(layout: Layout, post: Post, words: Words) -> Layout:
    return layout.say(mark_line(post, words))


def _button(
    act: str,
    game: GameInfo,
    words: Words,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> PressButton:
    return PressButton(Press(act, game.number), words(BUTTONS[act]), style=style)
