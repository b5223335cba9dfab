"""The lobby post: who is in, what the table agreed on, and the buttons until the start."""

import discord

from cogs.controls import PressButton
from cogs.custom_ids import Press
from cogs.layouts import Layout, lines
from cogs.posts import mark_line, renderer_of
from engine.core.words import Text, say
from engine.host.posts import Post
from engine.host.records import GameInfo, GameStatus, SeatInfo
from render.words import Words, plain

BUTTONS = {
    "join": say("button-join"),
    "leave": say("button-leave"),
    "begin": say("button-begin"),
}
MINUTES_SHOWN_BELOW = 2 * 3600.0  # seconds
DAYS_SHOWN_FROM = 48 * 3600.0


def lobby_layout(post: Post, words: Words) -> Layout:
    """Lay out who is in, and the buttons to join, leave and start while that is possible."""
    game = post.game
    title = renderer_of(game).title(words)
    captains = [_aboard(game, seat, words) for seat in game.seats]
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
    return layout.say(mark_line(post, words))


def pace_of(game: GameInfo) -> Text:
    """Tell how long captains have for each question."""
    if game.terms.pace < MINUTES_SHOWN_BELOW:
        return say("pace-minutes", minutes=max(1, round(game.terms.pace / 60)))
    if game.terms.pace >= DAYS_SHOWN_FROM:
        return say("pace-days", days=round(game.terms.pace / 86400))
    return say("pace-hours", hours=round(game.terms.pace / 3600))


def _aboard(game: GameInfo, seat: SeatInfo, words: Words) -> str:
    name, number = plain(seat.name), seat.seat + 1
    if seat.person == game.host:
        return words(say("lobby-host", number=number, name=name))
    return words(say("lobby-captain", number=number, name=name))


def _lobby_state(game: GameInfo) -> Text:
    joined, seats, pace = len(game.seats), game.max_seats, pace_of(game)
    match game.status:
        case GameStatus.LOBBY if joined == seats:
            return say("lobby-full", joined=joined, pace=pace)
        case GameStatus.LOBBY:
            return say("lobby-open", joined=joined, seats=seats, pace=pace)
        case GameStatus.CANCELLED:
            return say("lobby-cancelled", joined=joined, seats=seats)
        case _:
            return say("lobby-started", joined=joined, pace=pace)


def _button(
    act: str,
    game: GameInfo,
    words: Words,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> PressButton:
    return PressButton(Press(act, game.number), words(BUTTONS[act]), style=style)
