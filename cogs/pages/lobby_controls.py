"""Buttons and selects of a lobby; all they know stands in their custom id."""

import re
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import (
    CUSTOM_ID_LIMIT,
    LABEL_LIMIT,
    MOST_OPTIONS,
    PLACEHOLDER_LIMIT,
    checked,
    shortened,
)

BUTTON = re.compile(r"lobby:(?P<act>[a-z]{1,16}):(?P<game>\d{1,18})")
SELECT = re.compile(r"terms:(?P<field>[a-z]{1,16}):(?P<game>\d{1,18})")


class Steward(Protocol):
    """Whoever carries out what these controls ask for; the lobby's cog is one."""

    async def pressed(self, interaction: discord.Interaction[Any], act: str, game: int) -> None:
        """Carry out a button."""
        ...

    async def picked(
        self, interaction: discord.Interaction[Any], field: str, game: int, values: tuple[str, ...]
    ) -> None:
        """Carry out a select."""
        ...


class LobbyButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button: what to do, and in which game."""

    def __init__(
        self,
        act: str,
        game: int,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        custom_id = checked(f"lobby:{act}:{game}", CUSTOM_ID_LIMIT)
        label = shortened(label, LABEL_LIMIT)
        super().__init__(ui.Button(label=label, custom_id=custom_id, style=style))
        self.act, self.game = act, game

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(match["act"], int(match["game"]), getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the steward."""
        await _steward(interaction).pressed(interaction, self.act, self.game)


class LobbySelect(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select: one of the terms, and in which game."""

    def __init__(
        self,
        field: str,
        game: int,
        options: list[discord.SelectOption],
        placeholder: str | None = None,
    ) -> None:
        super().__init__(
            ui.Select(
                custom_id=checked(f"terms:{field}:{game}", CUSTOM_ID_LIMIT),
                options=options[:MOST_OPTIONS],
                placeholder=placeholder and shortened(placeholder, PLACEHOLDER_LIMIT),
            )
        )
        self.field, self.game = field, game

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        return cls(match["field"], int(match["game"]), item.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand what was chosen to the steward."""
        values = tuple(self.item.values)
        await _steward(interaction).picked(interaction, self.field, self.game, values)


def _steward(interaction: discord.Interaction[Any]) -> Steward:
    steward: Steward | None = interaction.client.get_cog("lobby")
    assert steward is not None
    return steward
