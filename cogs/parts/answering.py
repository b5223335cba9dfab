"""How what a click brings reaches Discord: said again where an answer is lost, else another way."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import aiohttp
import discord

from cogs.parts.emojis import signed
from cogs.parts.layouts import Layout, mark_of
from cogs.parts.loop_clock import LoopClock
from cogs.parts.message_lanes import Lane
from engine.host.values.operating import where

Request: TypeAlias = Callable[[], Awaitable[object]]

ALREADY_ACKNOWLEDGED = 40060
INVALID, SERVER_ERROR = 400, 500
TOKEN_GONE = frozenset({401, 404})  # not acknowledged as far as Discord knows, or too long ago
LOST = (aiohttp.ClientError, OSError)  # sent, perhaps; the answer never came
TRIES = 2
PAUSES = (0.0, 0.1, 0.2, 0.4, 0.8)  # seconds before an answer is given again; Discord waits 3

_log = logging.getLogger(__name__)


_SENT: ContextVar[list[None]] = ContextVar("sent")
"""An entry for each request that one answer took; the library sends again by itself, too."""


def note_request() -> None:
    """Note that a request goes out."""
    _SENT.get([]).append(None)


class Placed(NamedTuple):
    """What became of a layout that was put somewhere."""

    message: discord.Message | None  # as it stands now; None where the layout stands beside it
    later: Callable[[], Awaitable[Layout]] | None  # completes what stands there
    writes: int  # how often the message was written by then


async def respond(answer: Request) -> bool:
    """Give a click its one answer, again while it is lost; tell whether Discord may have it.

    Where Discord had one before we asked, another process heard the click, too, and sees to it.
    """
    clock, sent = LoopClock(), list[None]()
    _SENT.set(sent)
    for pause in PAUSES:
        await clock.sleep_until(clock.now() + pause)
        try:
            await answer()
        except discord.HTTPException as error:
            report(error)
            answered = error.code == ALREADY_ACKNOWLEDGED and len(sent) != 1
            return answered or error.status >= SERVER_ERROR
        except LOST as error:
            report(error)
        else:
            break
    return True


async def say_at_once(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer a click with a private sentence and nothing else."""
    view = Layout().say(text).view()
    await respond(lambda: interaction.response.send_message(view=view, ephemeral=True))


async def put(
    interaction: discord.Interaction[Any],
    layout: Layout,
    message: discord.Message | None,
    lane: Lane,
    *,
    aside: bool = True,
) -> Placed:
    """Put the layout in place of what the click answers to; where that fails, say it beside it.

    Whoever asks has the turn in the message's lane. A `message` that is redrawn can be reached
    without the click too, unless it is ephemeral. A picture that shall stay, and hangs there no
    longer, is drawn and sent anew; that it is gone is seen by a refusal where others took it off.
    """
    shown = layout if lane.keeps(layout.kept) else await layout.afresh()
    hung = lane.hung() or {}
    placed: list[discord.Message] = []

    def parts(emojis: Mapping[str, int]) -> dict[str, Any]:
        whole = Layout().join(shown).say(mark_of(message))  # the mark stands in one message alone
        return {"view": whole.view(emojis), "attachments": whole.attachments(hung)}

    async def by(edit: Callable[..., Awaitable[discord.Message]]) -> None:
        async def write() -> discord.Message:
            return await signed(interaction.client, lambda emojis: edit(**parts(emojis)))

        placed.append(await lane.write(write, by_click=True))

    edit = partial(by, interaction.edit_original_response)
    error = await _tried(edit, expected=INVALID if shown.kept or hung else None)
    if (shown.kept or hung) and getattr(error, "status", None) == INVALID:
        shown, hung = await shown.afresh(), {}
        error = await _tried(edit)
    if _is_unheard(error) and message is not None and not message.flags.ephemeral:
        error = await _tried(partial(by, message.edit))
    if error is not None and aside:
        await whisper(interaction, await shown.afresh())
    return Placed(placed[0] if placed else None, shown.later, lane.writes)


async def still_stands(
    interaction: discord.Interaction[Any], known: discord.Message | None
) -> bool:
    """Tell whether what a click put somewhere is still there, as far as Discord says.

    A newer click may have been taken by another process, which redrew it.
    """
    if known is None:
        return True
    try:
        now = await interaction.original_response()
    except (discord.HTTPException, discord.ClientException, *LOST):
        return True
    return now.edited_at == known.edited_at


async def retire(interaction: discord.Interaction[Any], layout: Layout, lane: Lane) -> None:
    """Put a layout in the place of a private message, as long as Discord lets us."""
    if interaction.is_expired():
        return
    with suppress(discord.HTTPException, *LOST):  # put away, perhaps: a next press redraws it
        edit = partial(interaction.edit_original_response, view=layout.view(), attachments=[])
        await lane.write(edit, by_click=True)


async def proclaim(interaction: discord.Interaction[Any], layout: Layout) -> None:
    """Say something to all where somebody clicked; once, as it cannot be told whether it came."""
    send = partial(interaction.followup.send, ephemeral=False)
    await _tried(partial(_sent, interaction, layout, send), tries=1)


async def whisper(interaction: discord.Interaction[Any], layout: Layout) -> None:
    """Say something to the person who clicked, and to nobody else."""
    by = partial(_sent, interaction, layout)
    error = await _tried(partial(by, partial(interaction.followup.send, ephemeral=True)), tries=1)
    if _is_unheard(error) and interaction.guild_id is None and interaction.channel_id is not None:
        place = interaction.client.get_partial_messageable(interaction.channel_id)
        await _tried(partial(by, partial(place.send, nonce=str(interaction.id))))


async def _sent(
    interaction: discord.Interaction[Any], layout: Layout, send: Callable[..., Awaitable[object]]
) -> None:
    await signed(
        interaction.client,
        lambda emojis: send(view=layout.view(emojis), files=layout.files()),
    )


async def _tried(
    request: Request, tries: int = TRIES, expected: int | None = None
) -> Exception | None:
    """Send a request, again where it is lost; return what stopped it.

    A refusal that is expected is no news for the operator: whoever asked goes on without.
    """
    failure: Exception | None = None
    for _ in range(tries):
        try:
            await request()
        except (discord.HTTPException, *LOST) as error:
            failure = error
            if isinstance(error, discord.HTTPException) and error.status == expected:
                break
            report(error)
            if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR:
                break  # Discord would refuse it again
        else:
            return None
    return failure


def _is_unheard(error: Exception | None) -> bool:
    """Tell whether a request failed for the way it went, not for what it said."""
    if isinstance(error, discord.HTTPException):
        return error.status in TOKEN_GONE or error.status >= SERVER_ERROR
    return error is not None


def report(error: Exception) -> None:
    """Log what broke and where, but not its message: that may quote an order."""
    _log.warning("a click met %s", where(error))
