"""The controls of "Why?": a button under a post, and a select of the results it tells."""

import re
from typing import Any, NamedTuple, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import CUSTOM_ID_LIMIT, LABEL_LIMIT, checked, shortened
from engine.core.words import say
from render.words import Words

RESULT = re.compile(r"[0-9]{1,3}")


class Steps(NamedTuple):
    """The steps of a game that a post tells, from the first to the last."""

    first: int
    last: int


class Explainer(Protocol):
    """Whoever explains; the cog is one."""

    async def why(self, interaction: discord.Interaction[Any], number: int, steps: Steps) -> None:
        """Offer the results of some steps."""
        ...

    async def explain(
        self, interaction: discord.Interaction[Any], number: int, steps: Steps, result: int | None
    ) -> None:
        """Explain one of them."""
        ...


def explainer_of(interaction: discord.Interaction[Any]) -> Explainer:
    """Find who explains."""
    found: Explainer | None = interaction.client.get_cog("why")
    assert found is not None
    return found


class WhyButton(
    ui.DynamicItem[ui.Button[Any]],
    template=re.compile(r"why:(?P<game>\d{1,18}):(?P<first>\d{1,9})\.(?P<last>\d{1,9})"),
):
    """The button under a post."""

    def __init__(self, game: int, steps: Steps, text: str) -> None:
        custom_id = checked(f"why:{game}:{steps.first}.{steps.last}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Button(label=shortened(text, LABEL_LIMIT), custom_id=custom_id))
        self.game = game
        self.steps = steps

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        steps = Steps(int(match["first"]), int(match["last"]))
        return cls(int(match["game"]), steps, getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Offer the results."""
        await explainer_of(interaction).why(interaction, self.game, self.steps)


class WhySelect(
    ui.DynamicItem[ui.Select[Any]],
    template=re.compile(
        r"whys:(?P<game>\d{1,18}):(?P<first>\d{1,9})\.(?P<last>\d{1,9}):(?P<slot>\d)"
    ),
):
    """A select of the results of a step; its values count them from 0."""

    def __init__(
        self,
        game: int,
        steps: Steps,
        slot: int,
        options: list[discord.SelectOption],
        text: str | None,
    ) -> None:
        custom_id = checked(f"whys:{game}:{steps.first}.{steps.last}:{slot}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Select(custom_id=custom_id, options=options, placeholder=text))
        self.game = game
        self.steps = steps

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        steps = Steps(int(match["first"]), int(match["last"]))
        game, slot = int(match["game"]), int(match["slot"])
        return cls(game, steps, slot, item.options, item.placeholder)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the chosen result."""
        value = self.item.values[0]
        result = int(value) if RESULT.fullmatch(value) else None
        await explainer_of(interaction).explain(interaction, self.game, self.steps, result)


def why_button(number: int, first: int, last: int, words: Words) -> WhyButton:
    """Make the button for a post that tells these steps of a game."""
    return WhyButton(number, Steps(first, last), words(say("button-why")))
