"""What is due: deadlines in the reader's own time, and reminders that say what is missing."""

from collections.abc import Sequence

import discord

from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, fitted, lines
from engine.core.table import SeatStatus
from engine.core.words import Text, say
from engine.host.values.records import GameInfo
from engine.host.values.replies import Panel
from engine.host.values.times import moment, soon
from render.words import Words

MISSING = 2400  # characters of what is missing


def due_line(game: GameInfo, due: float | None, words: Words, *, briefly: bool = False) -> str:
    """Tell the deadline in the reader's own time, or that the clock stands still.

    It can be told `briefly` where a question or the status tells the hour.
    """
    pause = game.proceedings.pause
    if pause is not None:
        return words(say("due-paused", when=moment(pause.until)))
    if due is None or game.terms.alone:  # nothing runs by the clock there
        return ""
    return words(say("due-line", when=soon(due) if briefly else moment(due)))


def more_button(game: int, group: str, words: Words, page: int | None = None) -> Control:
    """Make the button that asks for more time, and keeps the page of a form that is shown."""
    shown = () if page is None else (page,)
    return button(Act.to("more", game, *shown, group=group), words(say("button-more")))


def reminder_layout(
    panel: Panel, told: Text | None, headline: str, usual: Sequence[str], words: Words
) -> Layout:
    """Lay a reminder out: what is missing and until when; the panel itself is one press away.

    Whoever has done nothing reads what is `usual`, as it counts then.
    """
    assert panel.group is not None
    game = panel.game
    layout = Layout().say(words(say("reminder-heading", number=game.number, headline=headline)))
    last = words(told) if told is not None and panel.status is not SeatStatus.DONE else ""
    missing = fitted(lines(_missing(panel, usual, words)), MISSING)
    layout.say(lines([last, missing, due_line(game, panel.due, words)]))
    more = Act.to("more-reminded", game.number, group=panel.group)
    asks = [button(more, words(say("button-more")))] if panel.more else []
    return layout.rows([_orders_button(game, words), *asks])


def extended_layout(panel: Panel, words: Words) -> Layout:
    """Lay out what a reminder says once more time was asked for in it."""
    game = panel.game
    told = [words(say("clock-extended")), due_line(game, panel.due, words)]
    return Layout().say(lines(told)).rows([_orders_button(game, words)])


def _orders_button(game: GameInfo, words: Words) -> Control:
    primary = discord.ButtonStyle.primary
    return button(Act("orders", game.number), words(say("button-orders")), primary)


def _missing(panel: Panel, usual: Sequence[str], words: Words) -> list[str]:
    """Say what keeps an answer from counting, from the one form that decides it."""
    faults = panel.form.faults if panel.form else ()
    match panel.status:
        case SeatStatus.DONE:
            return [words(say("reminder-done"))]
        case SeatStatus.DRAFT if faults:
            return [words(say("reminder-faults")), *(f"⚠️ {words(fault)}" for fault in faults)]
        case SeatStatus.DRAFT:
            return [words(say("reminder-draft"))]
        case _:
            return [words(say("reminder-empty")), *usual]
