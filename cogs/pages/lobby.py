"""The lobby post: who is in, what the table agrees on, and the buttons until the start."""

from collections.abc import Iterable

import discord

from cogs.pages.lengths import length_text
from cogs.pages.lobby_settings import OF_TABLE, variant_rows
from cogs.pages.posts import fair_button, mark_line, marked, renderer_of
from cogs.pages.rules import guide_button
from cogs.pages.setting_rows import told_lines
from cogs.pages.terms import pace_text, strength_marked, strength_text
from cogs.parts.controls import Control, Modal, ModalInput, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, lines
from engine.core.contract import draws
from engine.core.words import Text, Value, say
from engine.host.steps.changes.readiness import awaited
from engine.host.values.posts import Post
from engine.host.values.records import LONGEST_LINE, GameInfo, GameStatus, SeatInfo, SeatKind
from render.games import GAMES
from render.gathering import Gathering, Guest
from render.picture import Picture
from render.words import Words, plain

LINE_FIELD = "line"
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


def lobby_layout(post: Post, words: Words, poster: Picture | None) -> Layout:
    """Lay out who is in and on which terms, and the buttons while something can change."""
    game = post.game
    title = renderer_of(game).title(words)
    about: dict[str, Value] = {"sign": GAMES.of(game.rules).sign, "game": title}
    layout = Layout().say(words(say("lobby-title", **about, number=game.number)))
    layout.show(poster)
    layout.say(_crew(game, words))
    told = told_lines([*variant_rows(game), *OF_TABLE], game, words)
    if length := length_text(game):
        told.append(words(length))
    layout.say(lines(told))
    layout.say(words(_state(game, words)))
    if game.status is GameStatus.LOBBY:
        layout.rows(_seats(game, words)).rows(_table(game, words))
    line = mark_line(post, words)
    if not _draws(game):
        return layout.say(line)
    line = words(say("lobby-seal", mark=line, seal=game.commitment))
    if game.status is not GameStatus.LOBBY:
        return layout.say(line)
    return layout.beside(line, fair_button(game.number, words))


def gathering(game: GameInfo) -> Gathering:
    """Sum up a lobby for its poster."""
    return Gathering(
        number=game.number,
        guests=tuple(_guest(game, seat) for seat in game.seats),
        most=game.max_seats,
        pace=pace_text(game.terms.pace),
        begun=game.status not in {GameStatus.LOBBY, GameStatus.CANCELLED},
        cancelled=game.status is GameStatus.CANCELLED,
    )


def _guest(game: GameInfo, seat: SeatInfo) -> Guest:
    computer, person = seat.kind is SeatKind.COMPUTER, seat.person
    return Guest(
        seat.name,
        host=person is not None and person == game.host,
        ready=computer or seat.ready is not None or game.status is not GameStatus.LOBBY,
        strength=strength_text(seat.strength) if computer else None,
    )


def start_layout(post: Post, words: Words) -> Layout:
    """Lay out what can change no more; whoever has this post can tell whether it did."""
    game = post.game
    again = words(say("start-again", time=post.repeated + 1)) if post.repeated else ""
    if game.terms.alone:
        return marked(Layout().say(again), post, words)
    head = say("start-heading", game=renderer_of(game).title(words), number=game.number)
    layout = Layout().say(words(head)).say(_crew(game, words))
    if post.called:
        layout.say(words(say("start-called", captains=mentioned(post.called, words))))
    chance = GAMES.of(game.rules).chance
    told = "" if chance is None else words(say("start-chance", chance=chance))
    return marked(layout.say(again).say(told), post, words)


def line_layout(game: GameInfo, words: Words) -> Layout:
    """Lay out the way by which a captain adds a line to the dice; nothing where none roll."""
    if not _draws(game):
        return Layout()
    add = button(Act("line", game.number), words(say("button-line")))
    return Layout().say(words(say("line-why"))).rows([add])


def line_modal(game: GameInfo, written: str, words: Words) -> Modal:
    """Make the page on which it is typed."""
    label, hint = words(say("line-label")), words(say("line-hint"))
    line = ModalInput(LINE_FIELD, label, hint, LONGEST_LINE, written)
    return Modal(Act("keep-line", game.number), words(say("line-title")), [line])


def ready_layout(post: Post, words: Words) -> Layout:
    """Lay out the call for those who have yet to say that they are ready."""
    called = mentioned(post.called, words)
    layout = Layout().say(words(say("ready-call", captains=called, number=post.game.number)))
    layout.rows([button(Act("ready", post.game.number), words(say("button-ready")), GREEN)])
    return layout.say(mark_line(post, words))


def mentioned(people: Iterable[int], words: Words) -> str:
    """List people so that Discord shows their names, and rings where that is allowed."""
    return words.listed(f"<@{person}>" for person in people)


def awaited_names(game: GameInfo, words: Words) -> str:
    """List those who have yet to say that they are ready; empty where everybody has."""
    return words.listed(f"**{plain(each.name)}**" for each in awaited(game))


def _seats(game: GameInfo, words: Words) -> list[Control]:
    """Make the buttons by which captains come, go and begin."""
    number = game.number
    buttons: list[Control] = []
    if len(game.seats) < game.max_seats:  # at a full table all who look may be seated already
        buttons.append(button(Act("join", number), words(say("button-join")), GREEN))
    buttons.append(button(Act("leave", number), words(say("button-leave"))))
    if awaited(game):
        buttons.append(button(Act("ready", number), words(say("button-ready")), GREEN))
    begin = button(Act("begin", number), words(say("button-begin")), BLUE)
    return [*buttons, begin]


def _table(game: GameInfo, words: Words) -> list[Control]:
    """Make the host's buttons for empty seats and terms, and the newcomers' to the rules."""
    number = game.number
    buttons: list[Control] = []
    if len(game.seats) < game.max_seats:
        buttons.append(button(Act("hire", number), words(say("button-hire"))))
    if _computers(game):
        buttons.append(button(Act("dismiss", number), words(say("button-dismiss"))))
    buttons.append(button(Act("terms", number), words(say("button-terms"))))
    played = GAMES.of(game.rules)
    return [*buttons, guide_button(played.name, words)] if played.help.entries else buttons


def _crew(game: GameInfo, words: Words) -> str:
    """List who is in, each with what they typed for the dice."""
    told = []
    for seat in game.seats:
        told.append(_aboard(game, seat, words))
        if seat.line:
            told.append(words(say("lobby-line", line=plain(seat.line))))
    return lines(told)


def _aboard(game: GameInfo, seat: SeatInfo, words: Words) -> str:
    name, number = plain(seat.name), seat.seat + 1
    if seat.kind is SeatKind.COMPUTER:
        strength = strength_marked(seat.strength)
        return words(say("lobby-computer", number=number, name=name, strength=strength))
    if seat.ready is None and game.status is GameStatus.LOBBY:
        return words(say("lobby-unready", number=number, name=name))
    if seat.person == game.host:
        return words(say("lobby-host", number=number, name=name))
    return words(say("lobby-captain", number=number, name=name))


def _state(game: GameInfo, words: Words) -> Text:
    joined, seats = len(game.seats), game.max_seats
    match game.status:
        case GameStatus.LOBBY if waiting := awaited_names(game, words):
            called = game.proceedings.called is not None
            return say("lobby-called" if called else "lobby-changed", captains=waiting)
        case GameStatus.LOBBY if joined < seats:
            return say("lobby-open", joined=joined, seats=seats)
        case GameStatus.LOBBY:
            return say("lobby-room" if _computers(game) else "lobby-full", joined=joined)
        case GameStatus.STARTING:
            return say("lobby-starting", joined=joined)
        case GameStatus.CANCELLED:
            return say("lobby-cancelled", joined=joined, seats=seats)
        case _ if game.parent is not None:
            return say("lobby-thread", joined=joined, thread=f"<#{game.channel}>")
        case _:
            return say("lobby-started", joined=joined)


def _draws(game: GameInfo) -> bool:
    return draws(GAMES.of(game.rules).newest)


def _computers(game: GameInfo) -> bool:
    return any(seat.kind is SeatKind.COMPUTER for seat in game.seats)
