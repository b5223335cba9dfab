"""Stale panels: what was clicked there is not open any more; the panel of now takes its place."""

from cogs.acts.frontend import Frontend
from cogs.pages.panel import goes_on, moved_layout
from cogs.pages.recorded import recorded_line
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Hanging, Layout, lines
from cogs.parts.refusals import sentence
from cogs.parts.responder import Interaction, reader_words
from cogs.pictures.panels import Arrangement
from engine.core.table import SeatStatus
from engine.core.words import say
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.replies import Panel
from render.words import Words


async def stale_layout(
    frontend: Frontend, interaction: Interaction, act: Act, number: int, denied: DeniedError
) -> Layout:
    """Lay out the panel of now in place of the one that was clicked, and say why."""
    words = reader_words(interaction)
    now = await frontend.host.panel(number, interaction.user.id)
    if now.order is not None and now.group != act.group:
        place, message = await frontend.host.order_of(now), interaction.message
        if message is None or place != str(message.id):
            return moved_layout(now, act.group, _link(interaction, place), words)
    told = _told(now, denied, words)
    if not goes_on(now):
        told = lines([told, recorded_line(now, act.group, words)])
    kept = still_hangs(frontend.responder.hanging(interaction.message), act.group, now)
    return await frontend.panel_message(now, words, kept, Arrangement(below=told))


def still_hangs(kept: Hanging, group: str, now: Panel) -> Hanging:
    """Return the picture that stays while a question stays; at the next the hand is another."""
    return kept if now.group == group else ()


def _told(now: Panel, denied: DeniedError, words: Words) -> str:
    """Say why nothing came of a click, below what the panel says by itself."""
    if denied.reason is Denial.TOO_LATE:
        return words(say("panel-over" if now.form is None else "panel-stale"))
    if now.status is SeatStatus.DRAFT:
        return sentence(DeniedError(denied.reason), words)  # it lists the faults itself
    return sentence(denied, words)


def _link(interaction: Interaction, place: str | None) -> str | None:
    """Return the address of a direct message, for whom clicked in these."""
    if place is None or interaction.guild_id is not None:
        return None
    return f"https://discord.com/channels/@me/{interaction.channel_id}/{place}"
