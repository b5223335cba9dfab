"""Handing a seat over: the answers to an offer."""

from collections.abc import Mapping

from cogs.acts.frontend import Frontend
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say


class OfferActions:
    """What somebody can do who is offered a seat."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._offers = frontend.host.offers

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons ask for."""
        return {"accept": self.accept, "decline": self.decline}

    async def accept(self, interaction: Interaction, act: Act) -> None:
        """Take the seat."""

        async def deed(number: int) -> Layout:
            user = interaction.user
            await self._offers.accept(number, user.id, user.display_name, act.group)
            return Layout().say(reader_words(interaction)(say("offer-taken", number=number)))

        await self._frontend.privately(interaction, self._frontend.named(act, table=True), deed)

    async def decline(self, interaction: Interaction, act: Act) -> None:
        """Leave the seat to who sits there."""

        async def deed(number: int) -> Layout:
            await self._offers.decline(number, interaction.user.id, act.group)
            return Layout().say(reader_words(interaction)(say("offer-refused")))

        await self._frontend.privately(interaction, self._frontend.named(act, table=True), deed)
