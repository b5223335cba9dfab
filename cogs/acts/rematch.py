"""The rematch: a button under the last post opens a lobby for the same table."""

from typing import Any

from cogs.acts.frontend import Frontend, Named
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from engine.core.words import say
from engine.host.values.denials import Denial, Denied


async def rematch(frontend: Frontend, interaction: Interaction, named: Named) -> None:
    """Open the lobby; whoever presses first is its host."""

    async def work() -> Layout | Denied:
        number = await named(interaction)
        if isinstance(number, Denied):
            return number
        user, channel = interaction.user, interaction.channel
        within: Any = getattr(channel, "parent_id", None)
        outcome = await frontend.host.rematch(number, user.id, user.display_name, within=within)
        if isinstance(outcome, Denied):
            busy = outcome.reason is Denial.CHANNEL_BUSY
            return Denied(outcome.reason, said=say("denied-rematch-busy")) if busy else outcome
        words = reader_words(interaction)
        return Layout().say(words(say("lobby-opened", number=outcome.number)))

    await frontend.responder.privately(interaction, work)
