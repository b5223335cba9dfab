"""Acknowledge at once, answer when the work is done; a fault becomes a private sentence."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from cogs.layouts import Layout
from cogs.marks import mark_of
from cogs.refusals import sentence
from engine.core.words import say
from engine.host.denials import Denied
from render.words import Words, words_for

Interaction: TypeAlias = discord.Interaction[Any]
Work: TypeAlias = Callable[[], Awaitable[Layout | Denied]]

_log = logging.getLogger(__name__)


def reader_words(interaction: Interaction) -> Words:
    """Return the words of the person who clicked."""
    return words_for(str(interaction.locale))


async def reply_privately(interaction: Interaction, work: Work) -> None:
    """Acknowledge with a private "thinking", then put the outcome in its place."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    layout = await _outcome(interaction, work)
    await interaction.edit_original_response(view=layout.view(), attachments=layout.files())


async def redraw(interaction: Interaction, work: Work) -> None:
    """Acknowledge, then redraw the message that was clicked; a refusal is told beside it."""
    await interaction.response.defer()
    words = reader_words(interaction)
    try:
        outcome = await work()
    except Exception as error:  # noqa: BLE001  (the person must be told, whatever broke)
        _report(error)
        await whisper(interaction, words(say("broken")))
        return
    if isinstance(outcome, Denied):
        await whisper(interaction, sentence(outcome, words))
        return
    outcome.say(mark_of(interaction.message))
    await interaction.edit_original_response(
        view=outcome.view(), attachments=[*outcome.kept, *outcome.files()]
    )


async def whisper(interaction: Interaction, text: str) -> None:
    """Say something to the person who clicked, and to nobody else."""
    await interaction.followup.send(view=Layout().say(text).view(), ephemeral=True)


async def _outcome(interaction: Interaction, work: Work) -> Layout:
    words = reader_words(interaction)
    try:
        outcome = await work()
    except Exception as error:  # noqa: BLE001  (the person must be told, whatever broke)
        _report(error)
        return Layout().say(words(say("broken")))
    return Layout().say(sentence(outcome, words)) if isinstance(outcome, Denied) else outcome


def _report(error: Exception) -> None:
    """Log what broke and where, but not its message: that may quote an order."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "nowhere"
    _log.error("a click broke: %s at %s", type(error).__name__, place)
