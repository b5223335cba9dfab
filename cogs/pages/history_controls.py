"""The controls of a game's past: buttons and selects that open pages, boards and news."""

import re
from typing import Any, NamedTuple, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import CUSTOM_ID_LIMIT, LABEL_LIMIT, checked, shortened

NUMBER = re.compile(r"[0-9]{1,9}")


class Page(NamedTuple):
    """A page by its address: which turn, and which part of its story."""

    turn: int
    part: int = 0


class Archivist(Protocol):
    """Whoever opens the past; the cog is one."""

    async def turn_to(
        self, interaction: discord.Interaction[Any], number: int, page: Page | None
    ) -> None:
        """Show a page of the history in place of the last one; the newest where None."""
        ...

    async def open_board(
        self, interaction: discord.Interaction[Any], number: int, step: int, *, in_words: bool
    ) -> None:
        """Show how a game stood after a step."""
        ...

    async def catch_up(self, interaction: discord.Interaction[Any], game: int | None) -> None:
        """Tell what happened since this person last looked."""
        ...


def archivist_of(interaction: discord.Interaction[Any]) -> Archivist:
    """Find who opens the past."""
    found: Archivist | None = interaction.client.get_cog("past")
    assert found is not None
    return found


class PageButton(
    ui.DynamicItem[ui.Button[Any]],
    template=re.compile(r"past:(?P<game>\d{1,18}):(?P<turn>\d{1,9})\.(?P<part>\d{1,2})"),
):
    """A button that turns to a page."""

    def __init__(self, game: int, page: Page, text: str, *, disabled: bool = False) -> None:
        custom_id = checked(f"past:{game}:{page.turn}.{page.part}", CUSTOM_ID_LIMIT)
        label = shortened(text, LABEL_LIMIT)
        super().__init__(ui.Button(label=label, custom_id=custom_id, disabled=disabled))
        self.game = game
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        page = Page(int(match["turn"]), int(match["part"]))
        return cls(int(match["game"]), page, getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page."""
        await archivist_of(interaction).turn_to(interaction, self.game, self.page)


class TurnSelect(ui.DynamicItem[ui.Select[Any]], template=re.compile(r"turns:(?P<game>\d{1,18})")):
    """A select whose values are turns."""

    def __init__(self, game: int, options: list[discord.SelectOption], text: str | None) -> None:
        custom_id = checked(f"turns:{game}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Select(custom_id=custom_id, options=options, placeholder=text))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        return cls(int(match["game"]), item.options, item.placeholder)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the chosen turn; a forged value means the newest."""
        value = self.item.values[0]
        page = Page(int(value)) if NUMBER.fullmatch(value) else None
        await archivist_of(interaction).turn_to(interaction, self.game, page)


class PastBoardButton(
    ui.DynamicItem[ui.Button[Any]],
    template=re.compile(r"stood:(?P<how>board|text):(?P<game>\d{1,18}):(?P<step>\d{1,9})"),
):
    """A button that shows how a game stood after a step, as a picture or in words."""

    def __init__(self, game: int, step: int, text: str, *, in_words: bool = False) -> None:
        how = "text" if in_words else "board"
        custom_id = checked(f"stood:{how}:{game}:{step}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Button(label=shortened(text, LABEL_LIMIT), custom_id=custom_id))
        self.game = game
        self.step = step
        self.in_words = in_words

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        label = getattr(item, "label", None) or "·"
        in_words = match["how"] == "text"
        return cls(int(match["game"]), int(match["step"]), label, in_words=in_words)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show it."""
        archivist = archivist_of(interaction)
        await archivist.open_board(interaction, self.game, self.step, in_words=self.in_words)


class CatchUpButton(
    ui.DynamicItem[ui.Button[Any]], template=re.compile(r"catchup:(?P<game>\d{1,18})")
):
    """A button that tells what is new to whoever presses it; it may stand under any message."""

    def __init__(self, game: int, text: str) -> None:
        custom_id = checked(f"catchup:{game}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Button(label=shortened(text, LABEL_LIMIT), custom_id=custom_id))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(int(match["game"]), getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Tell it."""
        await archivist_of(interaction).catch_up(interaction, self.game)


CONTROLS = (PageButton, TurnSelect, PastBoardButton, CatchUpButton)
