"""Buttons and selects that work after a restart: all they know stands in their custom id."""

import re
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.parts.custom_ids import PICK_PATTERN, PRESS_PATTERN, Pick, Press, pick_from, press_from

LABEL_LIMIT = 80
OPTION_LIMIT = 100
PLACEHOLDER_LIMIT = 150
CUSTOM_ID_LIMIT = 100
MOST_OPTIONS = 25


class Switchboard(Protocol):
    """Whoever carries out what a control asks for; the client is one."""

    async def pressed(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Carry out a button."""
        ...

    async def picked(
        self, interaction: discord.Interaction[Any], pick: Pick, values: tuple[str, ...]
    ) -> None:
        """Carry out a select."""
        ...


class PressButton(ui.DynamicItem[ui.Button[Any]], template=PRESS_PATTERN):
    """A button that carries a Press."""

    def __init__(
        self,
        press: Press,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        custom_id = checked(str(press), CUSTOM_ID_LIMIT)
        label = shortened(label, LABEL_LIMIT)
        super().__init__(
            ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled)
        )
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(press_from(match), getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client."""
        switchboard: Switchboard = interaction.client
        await switchboard.pressed(interaction, self.press)


class PickSelect(ui.DynamicItem[ui.Select[Any]], template=PICK_PATTERN):
    """A select that carries a Pick; its values count the options of the field from 0."""

    def __init__(
        self,
        pick: Pick,
        options: list[discord.SelectOption],
        *,
        placeholder: str | None = None,
        least: int = 1,
        most: int = 1,
        disabled: bool = False,
    ) -> None:
        if len(options) > MOST_OPTIONS:
            raise ValueError(f"a select takes {MOST_OPTIONS} options, not {len(options)}")
        super().__init__(
            ui.Select(
                custom_id=checked(str(pick), CUSTOM_ID_LIMIT),
                options=options,
                placeholder=placeholder and shortened(placeholder, PLACEHOLDER_LIMIT),
                min_values=least,
                max_values=most,
                disabled=disabled,
            )
        )
        self.pick = pick

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        return cls(pick_from(match), item.options, least=item.min_values, most=item.max_values)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the chosen values to the client."""
        switchboard: Switchboard = interaction.client
        await switchboard.picked(interaction, self.pick, tuple(self.item.values))


def checked(text: str, limit: int) -> str:
    """Return `text`; raise ValueError where Discord would refuse its length."""
    if not 1 <= len(text) <= limit:
        raise ValueError(f"{len(text)} characters where Discord takes 1 to {limit}")
    return text


def shortened(text: str, limit: int) -> str:
    """Return `text`, cut with an ellipsis if it is longer than Discord takes."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
