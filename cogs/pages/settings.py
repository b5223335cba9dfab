"""The pages of the settings: what can be chosen, what counts now, and the quiet hours' modal."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from cogs.pages.settings_controls import POSTED_IN, ChannelsSelect, SettingButton, SettingSelect
from cogs.pages.terms import clock_text, language_name, night_from
from cogs.parts.controls import OPTION_LIMIT, shortened
from cogs.parts.layouts import Layout
from engine.core.words import Text, say
from engine.host.values.people import Guild, Person, Place
from engine.host.values.terms import Night
from render.words import Words, locales, unmarked

ME, SERVER = "me", "server"
QUIET = "quiet"
QUIET_PAGE = "settings:quiet"  # the modal's custom id
TITLE_LIMIT = 45
FORGOTTEN_AFTER = 900.0  # seconds that the library remembers an open modal; we never need it to
LONGEST_HOUR, LONGEST_ZONE = 6, 60
AS_DISCORD = "auto"
USUAL_PALETTE = "usual"
ANNOUNCE = "announce"
MOST_CHANNELS = 25
CHANNELS = "games"
REMINDERS: Mapping[str, tuple[float, ...]] = {
    "never": (),
    "late": (0.1,),
    "usual": (0.5, 0.1),
    "often": (0.75, 0.5, 0.25, 0.1),
}
REMINDER_TEXTS: Mapping[str, Text] = {
    "never": say("reminders-never"),
    "late": say("reminders-late"),
    "usual": say("reminders-usual"),
    "often": say("reminders-often"),
}
PLACE_TEXTS: Mapping[str, Text] = {
    Place.DIRECT: say("place-direct"),
    Place.CHANNEL: say("place-channel"),
}
PALETTE_TEXTS: Mapping[str, Text] = {
    USUAL_PALETTE: say("palette-usual"),
    "clear": say("palette-clear"),
}
PRINT_TEXTS: Mapping[str, Text] = {"no": say("print-usual"), "yes": say("print-large")}
BOARD_TEXTS: Mapping[str, Text] = {"no": say("board-picture"), "yes": say("board-text")}
STAFF_TEXTS: Mapping[str, Text] = {
    "manage_channels": say("staff-manage-channels"),
    "manage_messages": say("staff-manage-messages"),
    "manage_threads": say("staff-manage-threads"),
    "moderate_members": say("staff-moderate-members"),
    "manage_guild": say("staff-manage-guild"),
    "administrator": say("staff-administrator"),
}
GAMES = (1, 2, 3, 5, 10, 25, 50, 100)
GAMES_EACH = (1, 2, 3, 5, 10, 25)
_UNREADABLE = {
    "night-incomplete": say("quiet-incomplete"),
    "night-bad-zone": say("quiet-bad-zone"),
}


def person_layout(card: Person, words: Words) -> Layout:
    """Lay out what somebody chose, each with its choices."""
    layout = Layout().say(words(say("settings-me-title")))
    cadence = next((key for key, each in REMINDERS.items() if each == card.reminders), "")
    _ask(layout, ME, "reminders", say("settings-reminders"), REMINDER_TEXTS, cadence, words)
    layout.say(words(_quiet(card.quiet)))
    layout.rows([SettingButton(QUIET, words(say("button-quiet")))])
    _ask(layout, ME, "place", say("settings-place"), PLACE_TEXTS, card.place, words)
    now = "yes" if card.text_board else "no"
    _ask(layout, ME, "board", say("settings-board"), BOARD_TEXTS, now, words)
    palette = card.palette or USUAL_PALETTE
    _ask(layout, ME, "palette", say("settings-palette"), PALETTE_TEXTS, palette, words)
    size = "yes" if card.large else "no"
    _ask(layout, ME, "print", say("settings-print"), PRINT_TEXTS, size, words)
    _language(layout, ME, say("settings-own-language"), card.locale, words)
    return layout.say(words(say("settings-kept")))


def person_with(card: Person, field: str, value: str) -> Person | None:
    """Return the card with one setting changed; None for what was never offered."""
    match field:
        case "reminders" if value in REMINDERS:
            return replace(card, reminders=REMINDERS[value])
        case "place" if value in PLACE_TEXTS:
            return replace(card, place=Place(value))
        case "board" if value in BOARD_TEXTS:
            return replace(card, text_board=value == "yes")
        case "palette" if value in PALETTE_TEXTS:
            return replace(card, palette="" if value == USUAL_PALETTE else value)
        case "print" if value in PRINT_TEXTS:
            return replace(card, large=value == "yes")
        case "language" if value in {AS_DISCORD, *locales()}:
            return replace(card, locale="" if value == AS_DISCORD else value)
    return None


def guild_layout(card: Guild, words: Words) -> Layout:
    """Lay out what a server chose, each with its choices."""
    layout = Layout().say(words(say("settings-server-title")))
    layout.say(words(say("settings-channels")))
    layout.rows([ChannelsSelect(CHANNELS, card.channels, MOST_CHANNELS)])
    layout.say(words(say("settings-announce")))
    announced = () if card.announce is None else (card.announce,)
    layout.rows([ChannelsSelect(ANNOUNCE, announced, 1, POSTED_IN)])
    games = {str(each): words.number(each) for each in sorted({*GAMES, card.games})}
    _ask(layout, SERVER, "games", say("settings-games"), games, str(card.games), words)
    each = {str(most): words.number(most) for most in sorted({*GAMES_EACH, card.games_each})}
    _ask(layout, SERVER, "each", say("settings-games-each"), each, str(card.games_each), words)
    _ask(layout, SERVER, "staff", say("settings-staff"), STAFF_TEXTS, card.staff, words)
    _language(layout, SERVER, say("settings-public-language"), card.locale, words)
    return layout.say(words(say("settings-kept")))


def guild_with(card: Guild, field: str, value: str) -> Guild | None:
    """Return the card with one setting changed; None for what was never offered."""
    match field:
        case "games" if value in map(str, GAMES):
            return replace(card, games=int(value))
        case "each" if value in map(str, GAMES_EACH):
            return replace(card, games_each=int(value))
        case "staff" if value in STAFF_TEXTS:
            return replace(card, staff=value)
        case "language" if value in {AS_DISCORD, *locales()}:
            return replace(card, locale="" if value == AS_DISCORD else value)
    return None


def guild_placed(card: Guild, field: str, channels: tuple[int, ...]) -> Guild | None:
    """Return the card with other channels; None for what was never offered."""
    match field:
        case "games" if len(channels) <= MOST_CHANNELS:
            return replace(card, channels=channels)
        case "announce" if len(channels) <= 1:
            return replace(card, announce=next(iter(channels), None))
    return None


def quiet_from(begins: str, ends: str, zone: str) -> Night | Text | None:
    """Read quiet hours as they were typed: none where nothing was, a text where they cannot be."""
    night = night_from(begins, ends, zone)
    return _UNREADABLE.get(night.key, night) if isinstance(night, Text) else night


class QuietModal(ui.Modal):
    """The page on which quiet hours are written; what is sent in is read by the cog."""

    def __init__(self, quiet: Night | None, words: Words) -> None:
        title = shortened(words(say("quiet-title")), TITLE_LIMIT)
        super().__init__(title=title, custom_id=QUIET_PAGE, timeout=FORGOTTEN_AFTER)
        begins, ends, zone = ("", "", "")
        if quiet is not None:
            begins, ends, zone = clock_text(quiet.begins), clock_text(quiet.ends), quiet.zone
        hour, place = say("quiet-hour-hint"), say("quiet-zone-hint")
        self._add("begins", say("quiet-begins"), hour, begins, LONGEST_HOUR, words)
        self._add("ends", say("quiet-ends"), hour, ends, LONGEST_HOUR, words)
        self._add("zone", say("quiet-zone"), place, zone, LONGEST_ZONE, words)

    def _add(
        self, name: str, label: Text, hint: Text, written: str, longest: int, words: Words
    ) -> None:
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, default=written or None, required=False, max_length=longest
        )
        text = shortened(words(label), TITLE_LIMIT)
        description = shortened(words(hint), OPTION_LIMIT)
        self.add_item(ui.Label(text=text, description=description, component=line))


def _quiet(quiet: Night | None) -> Text:
    if quiet is None:
        return say("settings-quiet-none")
    return say(
        "settings-quiet",
        begins=clock_text(quiet.begins),
        ends=clock_text(quiet.ends),
        zone=quiet.zone.replace("_", " "),
    )


def _language(layout: Layout, whose: str, label: Text, now: str, words: Words) -> None:
    """Ask for a language."""
    offered: dict[str, Text | str] = {AS_DISCORD: say("language-as-discord")}
    offered |= {each: language_name(each) for each in locales()}
    _ask(layout, whose, "language", label, offered, now or AS_DISCORD, words)


def _ask(
    layout: Layout,
    whose: str,
    field: str,
    label: Text,
    choices: Mapping[str, Text | str] | Mapping[str, Text] | Mapping[str, str],
    now: str,
    words: Words,
) -> None:
    """Add a setting: what it is about, and a select that shows what counts now."""
    options = [
        discord.SelectOption(
            label=shortened(unmarked(_said(text, words)), OPTION_LIMIT),
            value=str(key),
            default=key == now,
        )
        for key, text in choices.items()
    ]
    layout.say(words(label)).rows([SettingSelect(whose, field, options)])


def _said(text: Text | str, words: Words) -> str:
    return words(text) if isinstance(text, Text) else text
