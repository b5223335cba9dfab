"""Controls of standing orders: one select for each rule, and the ways between the pages."""

import re
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import CUSTOM_ID_LIMIT, LABEL_LIMIT, checked, shortened
from engine.core.words import say
from render.words import Words

OPEN, PAGE, FORGET = "open", "page", "forget"


class Keeper(Protocol):
    """Whoever keeps standing orders; the cog is one."""

    async def pressed(
        self, interaction: discord.Interaction[Any], act: str, game: int, page: int
    ) -> None:
        """Open them, turn to a page, or take all back."""
        ...

    async def picked(
        self, interaction: discord.Interaction[Any], game: int, rule: int, values: tuple[str, ...]
    ) -> None:
        """Set a rule."""
        ...


class StandingButton(
    ui.DynamicItem[ui.Button[Any]],
    template=re.compile(r"so:(?P<act>open|page|forget):(?P<game>\d{1,12})#(?P<page>\d)"),
):
    """A button that leads to standing orders, within them, or clears them."""

    def __init__(
        self,
        act: str,
        game: int,
        label: str,
        page: int = 0,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        custom_id = checked(f"so:{act}:{game}#{page}", CUSTOM_ID_LIMIT)
        label = shortened(label, LABEL_LIMIT)
        super().__init__(ui.Button(label=label, custom_id=custom_id, style=style))
        self.act = act
        self.game = game
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        label = getattr(item, "label", None) or "·"
        return cls(match["act"], int(match["game"]), label, int(match["page"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the cog."""
        await keeper_of(interaction).pressed(interaction, self.act, self.game, self.page)


class StandingSelect(
    ui.DynamicItem[ui.Select[Any]],
    template=re.compile(r"sr:(?P<game>\d{1,12})#(?P<rule>\d{1,2})"),
):
    """A select whose values count the options of a rule from 0."""

    def __init__(self, game: int, rule: int, options: list[discord.SelectOption]) -> None:
        custom_id = checked(f"sr:{game}#{rule}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Select(custom_id=custom_id, options=options))
        self.game = game
        self.rule = rule

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        return cls(int(match["game"]), int(match["rule"]), item.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand what was chosen to the cog."""
        values = tuple(self.item.values)
        await keeper_of(interaction).picked(interaction, self.game, self.rule, values)


def standing_button(game: int, words: Words) -> StandingButton:
    """Make the button that opens one's standing orders."""
    return StandingButton(OPEN, game, words(say("button-standing")))


def keeper_of(interaction: discord.Interaction[Any]) -> Keeper:
    """Find who keeps standing orders."""
    found: Keeper | None = interaction.client.get_cog("standing")
    assert found is not None
    return found
