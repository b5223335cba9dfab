"""Buttons, selects and modals that work after a restart: all they know stands in their id."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeVar

import discord
from discord import ui

from cogs.parts.custom_ids import OURS, Act
from cogs.parts.layouts import Signed, parts_of

LABEL_LIMIT = 80
OPTION_LIMIT = 100
PLACEHOLDER_LIMIT = 150
CUSTOM_ID_LIMIT = 100
TITLE_LIMIT = 45
MOST_OPTIONS = 25
LONGEST_TEXT = 4000  # characters that Discord takes for a line of a modal

CAPTAIN_SIGN = re.compile(r"_captain_([a-z])_")  # in the name of a captain's emoji
LETTER_A = 0x1F1E6  # regional indicators, which are shown as badges

T = TypeVar("T")


class Router(Protocol):
    """Whoever finds out who carries out an act; the client's `routes` are one."""

    async def follow(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Carry out what a custom id says, or refuse it."""
        ...


class SignedOption(discord.SelectOption):
    """An option of a select with the name of an emoji of our own."""

    __slots__ = ("sign",)
    sign: str


def _emoji(sign: str, emojis: Mapping[str, int]) -> discord.PartialEmoji | None:
    """Return our own emoji where Discord has it; for a captain without one, the letter."""
    number = emojis.get(sign)
    if number is not None:
        return discord.PartialEmoji(name=sign, id=number)
    captain = CAPTAIN_SIGN.search(sign)
    return discord.PartialEmoji(name=letter_emoji(captain[1])) if captain else None


def letter_emoji(letter: str) -> str:
    """Return the emoji that is a letter of the alphabet in a badge."""
    return chr(LETTER_A + ord(letter) - ord("a"))


class Control(ui.DynamicItem[ui.Item[Any]], Signed, template=OURS):
    """A button or select that carries an act."""

    sign = ""  # the name of an emoji of our own

    def put_emojis(self, emojis: Mapping[str, int]) -> None:
        """Put the emojis of its signs on it that Discord has; else its words stand alone."""
        if isinstance(self.item, ui.Button):
            self.item.emoji = _emoji(self.sign, emojis)
        for each in getattr(self.item, "options", ()):
            if isinstance(each, SignedOption):
                each.emoji = _emoji(each.sign, emojis)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Make the control again as it stands in the message.

        The library reads what was chosen, and trips over what a changed client says there.
        """
        data: Any = interaction.data
        data["values"] = list(values_in(interaction))
        data.pop("resolved", None)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the act to whoever carries it out."""
        router: Router = interaction.client.routes
        await router.follow(interaction, self.custom_id)


def button(
    act: Act,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    sign: str = "",
) -> Control:
    """Make a button; its `sign` names the emoji it bears where Discord has that."""
    label, custom_id = shortened(label, LABEL_LIMIT), _id_of(act)
    made = Control(ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled))
    made.sign = sign
    return made


def option(
    value: int | str, label: str, note: str | None = None, *, chosen: bool = False, sign: str = ""
) -> discord.SelectOption:
    """Make an option of a select."""
    made = SignedOption(
        label=shortened(label, OPTION_LIMIT),
        value=str(value),
        description=shortened(note, OPTION_LIMIT) if note else None,
        default=chosen,
    )
    made.sign = sign
    return made


def select(
    act: Act,
    options: Sequence[discord.SelectOption],
    placeholder: str | None = None,
    *,
    least: int = 1,
    most: int = 1,
) -> Control:
    """Make a select; what is chosen in it are values of its options."""
    if len(options) > MOST_OPTIONS:
        raise ValueError(f"a select takes {MOST_OPTIONS} options, not {len(options)}")
    return Control(
        ui.Select(
            custom_id=_id_of(act),
            options=list(options),
            placeholder=placeholder and shortened(placeholder, PLACEHOLDER_LIMIT),
            min_values=least,
            max_values=most,
        )
    )


def channel_select(
    act: Act, chosen: tuple[int, ...], most: int, kinds: list[discord.ChannelType]
) -> Control:
    """Make a select of channels; none may be chosen too."""
    kind = discord.SelectDefaultValueType.channel
    return Control(
        ui.ChannelSelect(
            custom_id=_id_of(act),
            channel_types=kinds,
            default_values=[
                discord.SelectDefaultValue(id=each, type=kind) for each in chosen[:most]
            ],
            min_values=0,
            max_values=most,
        )
    )


class ModalInput(NamedTuple):
    """A line of a modal: how it is called in what comes back, and what it says."""

    name: str
    label: str
    hint: str
    longest: int
    written: str = ""
    example: str = ""
    long: bool = False


class Modal(ui.Modal):
    """A page on which something is written.

    What is sent in is routed by its custom id, not by this object, so that a page that was open
    while the bot started anew is not lost.
    """

    def __init__(self, act: Act, title: str, lines: Sequence[ModalInput]) -> None:
        title = shortened(title, TITLE_LIMIT)
        super().__init__(title=title, custom_id=_id_of(act), timeout=None)
        self.stop()  # the library need not remember it
        for line in lines:
            field: ui.TextInput[Any] = ui.TextInput(
                style=discord.TextStyle.paragraph if line.long else discord.TextStyle.short,
                custom_id=line.name,
                default=line.written or None,
                placeholder=shortened(line.example, OPTION_LIMIT) or None,
                required=False,
                max_length=line.longest,
            )
            text, hint = shortened(line.label, TITLE_LIMIT), shortened(line.hint, OPTION_LIMIT)
            self.add_item(ui.Label(text=text, description=hint, component=field))


def is_gone(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether what was clicked stands in its message no more; the library passes that over."""
    data: Any = interaction.data or {}
    clicked = data.get("component_type"), data.get("custom_id")
    parts = parts_of(interaction.message) if interaction.message else ()
    return clicked not in [(part.type.value, getattr(part, "custom_id", None)) for part in parts]


def values_in(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Read what was chosen in a select; a button brings nothing."""
    data: Any = interaction.data or {}
    values = data.get("values")
    return tuple(map(str, values)) if isinstance(values, list) else ()


def value_in(interaction: discord.Interaction[Any]) -> str:
    """Read the one value that was chosen in a select; empty where there is none."""
    return next(iter(values_in(interaction)), "")


def written_in(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Read the lines of a modal by their names, as far as they are lines of text.

    Discord nests each in its label.
    """
    data: Any = interaction.data or {}
    labels = [part for part in data.get("components") or () if isinstance(part, dict)]
    parts = [part["component"] for part in labels if isinstance(part.get("component"), dict)]
    lines = [(part.get("custom_id"), part.get("value")) for part in parts]
    return {
        name: text[:LONGEST_TEXT]
        for name, text in lines
        if isinstance(name, str) and isinstance(text, str) and is_text(text)
    }


def is_text(value: str) -> bool:
    """Tell whether a string can be kept and said: halves of surrogate pairs cannot."""
    return not any("\ud800" <= char <= "\udfff" for char in value)


def chunks(things: Sequence[T], size: int = MOST_OPTIONS) -> Iterator[Sequence[T]]:
    """Cut into pieces, each no longer than a select takes."""
    for first in range(0, len(things), size):
        yield things[first : first + size]


def shortened(text: str, limit: int) -> str:
    """Return `text`, cut behind a word with an ellipsis if it is longer than Discord takes."""
    if len(text) <= limit:
        return text
    whole = text[:limit].rpartition(" ")[0].rstrip(" ,;:·–—(")
    return (whole or text[: limit - 1]) + "…"


def _id_of(act: Act) -> str:
    """Spell an act; raise ValueError where Discord would refuse its length."""
    custom_id = str(act)
    if len(custom_id) > CUSTOM_ID_LIMIT:
        raise ValueError(f"{len(custom_id)} characters where Discord takes {CUSTOM_ID_LIMIT}")
    return custom_id
