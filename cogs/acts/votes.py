"""Votes on Discord: calling one, a word in it, and the answers to whoever votes."""

from collections.abc import Mapping
from functools import partial

from cogs.acts.frontend import Frontend, Named
from cogs.acts.vanishing import notice_leaver
from cogs.pages.terms import spare_name
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import Text, say
from engine.host.doors.voting import Ballot
from engine.host.steps.seats.permits import seat_named
from engine.host.values.proceedings import Matter


class VoteActions:
    """What captains can decide together."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._votes = frontend.host.votes

    def acts(self) -> Mapping[str, Handler]:
        """List what the buttons ask for."""
        call = partial(self.call, matter=Matter.CANCEL)
        return {
            "aye": partial(self._speak, agrees=True),
            "nay": partial(self._speak, agrees=False),
            "ballot": self._frontend.by_button(call, table=True),
        }

    async def call(
        self, interaction: Interaction, named: Named, matter: Matter, captain: str | None = None
    ) -> None:
        """Call a vote, about a captain's seat where one is named."""

        async def deed(number: int) -> Layout:
            person, info = interaction.user.id, await self._frontend.host.info(number)
            computer = "" if info is None else spare_name(info)
            about = seat_named(info, captain) if info and captain is not None else None
            if info is not None and about is not None and info.seat_of(person) is not None:
                await notice_leaver(self._frontend.host, interaction.client, info, about)
            outcome = await self._votes.call(number, person, matter, about, computer=computer)
            return _answer(outcome, say("vote-called", tally=outcome.tally), interaction)

        await self._frontend.privately(interaction, named, deed)

    async def _speak(self, interaction: Interaction, act: Act, *, agrees: bool) -> None:
        """Agree or disagree by a button under a vote."""

        async def deed(number: int) -> Layout:
            person = interaction.user.id
            outcome = await self._votes.speak(number, person, act.group, agrees=agrees)
            if agrees:
                counted = say("vote-agreed", tally=outcome.tally)
            else:
                counted = say("vote-disagreed", tally=outcome.tally)
            return _answer(outcome, counted, interaction)

        await self._frontend.privately(interaction, self._frontend.named(act, table=True), deed)


def _answer(outcome: Ballot, counted: Text, interaction: Interaction) -> Layout:
    """Tell how the vote stands after somebody's word."""
    told = counted
    if outcome.passed:
        told = say("vote-decided")
    elif outcome.refused:
        told = say("vote-failed")
    return Layout().say(reader_words(interaction)(told))
