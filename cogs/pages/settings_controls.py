"""Controls of the settings: each knows whose they are, and which one it changes."""

import re
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import CUSTOM_ID_LIMIT, LABEL_LIMIT, MOST_OPTIONS, checked, shortened

BUTTON = re.compile(r"own:(?P<act>[a-z]{1,16})")
SELECT = re.compile(r"set:(?P<whose>me|server):(?P<field>[a-z]{1,16})")
CHANNELS = re.compile(r"place:(?P<field>[a-z]{1,16})")
POSTED_IN = [discord.ChannelType.text, discord.ChannelType.news]
PLAYED_IN = [*POSTED_IN, discord.ChannelType.forum]  # in its threads


class Registrar(Protocol):
    """Whoever keeps settings; the cog is one."""

    async def pressed(self, interaction: discord.Interaction[Any], act: str) -> None:
        """Carry out a button."""
        ...

    async def picked(
        self, interaction: discord.Interaction[Any], whose: str, field: str, value: str
    ) -> None:
        """Keep what was chosen in a select."""
        ...

    async def placed(
        self, interaction: discord.Interaction[Any], field: str, channels: tuple[int, ...]
    ) -> None:
        """Keep which channels were chosen."""
        ...


class SettingButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button of the personal settings."""

    def __init__(self, act: str, label: str) -> None:
        custom_id = checked(f"own:{act}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Button(label=shortened(label, LABEL_LIMIT), custom_id=custom_id))
        self.act = act

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(match["act"], getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await _registrar(interaction).pressed(interaction, self.act)


class SettingSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select with the choices of one setting."""

    def __init__(self, whose: str, field: str, options: list[discord.SelectOption]) -> None:
        custom_id = checked(f"set:{whose}:{field}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Select(custom_id=custom_id, options=options[:MOST_OPTIONS]))
        self.whose, self.field = whose, field

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        return cls(match["whose"], match["field"], item.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand on what was chosen."""
        value = next(iter(self.item.values), "")
        await _registrar(interaction).picked(interaction, self.whose, self.field, value)


class ChannelsSelect(ui.DynamicItem[ui.ChannelSelect[Any]], template=CHANNELS):
    """A select of channels; none may be chosen too."""

    def __init__(
        self,
        field: str,
        chosen: tuple[int, ...],
        most: int,
        kinds: list[discord.ChannelType] = PLAYED_IN,
    ) -> None:
        super().__init__(
            ui.ChannelSelect(
                custom_id=checked(f"place:{field}", CUSTOM_ID_LIMIT),
                channel_types=kinds,
                default_values=[
                    discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel)
                    for each in chosen[:most]
                ],
                min_values=0,
                max_values=most,
            )
        )
        self.field = field

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.ChannelSelect)
        return cls(match["field"], (), item.max_values)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand on what was chosen."""
        channels = tuple(each.id for each in self.item.values)
        await _registrar(interaction).placed(interaction, self.field, channels)


def _registrar(interaction: discord.Interaction[Any]) -> Registrar:
    found: Registrar | None = interaction.client.get_cog("settings")
    assert found is not None
    return found
