"""The pages of the settings: what can be chosen, what counts now, and the quiet hours' modal."""

from collections.abc import Mapping, Sequence

import discord
from msgspec.structs import replace

from cogs.pages.lobby_settings import THREAD_CHOICES, THREADS
from cogs.pages.setting_rows import Setting, SettingChoice, ask, clock_text, hours_modal, offered
from cogs.pages.terms import language_name, night_from
from cogs.parts.controls import Modal, button, channel_select
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from engine.core.words import Text, say
from engine.host.values.people import Delivery, Guild, Person
from engine.host.values.terms import Night
from render.words import Words, locales

SET_ME, SET_SERVER, PLACE = "set-me", "set-server", "place"
AS_DISCORD = "auto"
ANNOUNCE, CHANNELS = "announce", "games"
MOST_CHANNELS = 25
POSTED_IN = [discord.ChannelType.text, discord.ChannelType.news]
PLAYED_IN = [*POSTED_IN, discord.ChannelType.forum]  # in its threads
NO_YES = {"no": False, "yes": True}
GAMES = (1, 2, 3, 5, 10, 25, 50, 100)
GAMES_EACH = (1, 2, 3, 5, 10, 25)
REMINDERS: Mapping[str, tuple[float, ...]] = {
    "never": (),
    "late": (0.1,),
    "usual": (0.5, 0.1),
    "often": (0.75, 0.5, 0.25, 0.1),
}
REMINDER_TEXTS = {
    "never": say("reminders-never"),
    "late": say("reminders-late"),
    "usual": say("reminders-usual"),
    "often": say("reminders-often"),
}
STAFF_TEXTS = {
    "manage_channels": say("staff-manage-channels"),
    "manage_messages": say("staff-manage-messages"),
    "manage_threads": say("staff-manage-threads"),
    "moderate_members": say("staff-moderate-members"),
    "manage_guild": say("staff-manage-guild"),
    "administrator": say("staff-administrator"),
}
_UNREADABLE = {
    "night-incomplete": say("quiet-incomplete"),
    "night-bad-zone": say("quiet-bad-zone"),
}


def _languages(_card: object) -> Sequence[SettingChoice]:
    spoken = [SettingChoice(each, language_name(each), each) for each in locales()]
    return [SettingChoice(AS_DISCORD, say("language-as-discord"), ""), *spoken]


def _numbers(usual: Sequence[int], now: int) -> Sequence[SettingChoice]:
    return [
        SettingChoice(str(each), say("number", value=each), each) for each in sorted({*usual, now})
    ]


OF_PERSON: tuple[Setting[Person], ...] = (
    Setting(
        "reminders",
        say("settings-reminders"),
        "reminders",
        offered(REMINDER_TEXTS, REMINDERS),
    ),
    Setting(
        "place",
        say("settings-place"),
        "place",
        offered(
            {"direct": say("place-direct"), "channel": say("place-channel")},
            {"direct": Delivery.DIRECT, "channel": Delivery.CHANNEL},
        ),
    ),
    Setting(
        "board",
        say("settings-board"),
        "text_board",
        offered({"no": say("board-picture"), "yes": say("board-text")}, NO_YES),
    ),
    Setting(
        "palette",
        say("settings-palette"),
        "palette",
        offered(
            {"usual": say("palette-usual"), "clear": say("palette-clear")},
            {"usual": "", "clear": "clear"},
        ),
    ),
    Setting(
        "print",
        say("settings-print"),
        "large",
        offered({"no": say("print-usual"), "yes": say("print-large")}, NO_YES),
    ),
    Setting("language", say("settings-own-language"), "locale", _languages),
    Setting(
        "profile",
        say("settings-profile"),
        "profile",
        offered({"no": say("profile-no"), "yes": say("profile-yes")}, NO_YES),
    ),
)
OF_SERVER: tuple[Setting[Guild], ...] = (
    Setting("games", say("settings-games"), "games", lambda card: _numbers(GAMES, card.games)),
    Setting(
        "each",
        say("settings-games-each"),
        "games_each",
        lambda card: _numbers(GAMES_EACH, card.games_each),
    ),
    Setting("thread", say("settings-threads"), "thread", offered(THREAD_CHOICES, THREADS)),
    Setting("staff", say("settings-staff"), "staff", offered(STAFF_TEXTS)),
    Setting("language", say("settings-public-language"), "locale", _languages),
)


OF_PAGES: Setting[Guild] = Setting(
    "pages",
    say("settings-pages"),
    "pages",
    offered({"no": say("pages-no"), "yes": say("pages-yes")}, NO_YES),
)
"""Whether games may be looked at outside Discord, where that is possible at all."""


def person_layout(card: Person, words: Words) -> Layout:
    """Lay out what somebody chose, each with its choices."""
    layout = Layout().say(words(say("settings-me-title")))
    for row in OF_PERSON:
        ask(layout, row, card, Act.to(SET_ME, 0, row.key), words)
    layout.say(words(_quiet(card.quiet)))
    layout.rows([button(Act("quiet"), words(say("button-quiet")))])
    return layout.say(words(say("settings-kept")))


def server_rows(*, paged: bool) -> tuple[Setting[Guild], ...]:
    """List what a server can choose; about pages of games only where there are any."""
    return (*OF_SERVER, OF_PAGES) if paged else OF_SERVER


def guild_layout(card: Guild, words: Words, *, paged: bool = False) -> Layout:
    """Lay out what a server chose, each with its choices."""
    layout = Layout().say(words(say("settings-server-title")))
    layout.say(words(say("settings-channels")))
    place, announced = Act.to(PLACE, 0, CHANNELS), () if card.announce is None else (card.announce,)
    layout.rows([channel_select(place, card.channels, MOST_CHANNELS, PLAYED_IN)])
    layout.say(words(say("settings-announce")))
    layout.rows([channel_select(Act.to(PLACE, 0, ANNOUNCE), announced, 1, POSTED_IN)])
    for row in server_rows(paged=paged):
        ask(layout, row, card, Act.to(SET_SERVER, 0, row.key), words)
    return layout.say(words(say("settings-kept")))


def guild_placed(card: Guild, key: str, channels: tuple[int, ...]) -> Guild | None:
    """Return the card with other channels; None for what was never offered."""
    match key:
        case "games" if len(channels) <= MOST_CHANNELS:
            return replace(card, channels=channels)
        case "announce" if len(channels) <= 1:
            return replace(card, announce=next(iter(channels), None))
    return None


def quiet_from(begins: str, ends: str, zone: str) -> Night | Text | None:
    """Read quiet hours as they were typed: none where nothing was, a text where they cannot be."""
    night = night_from(begins, ends, zone)
    return _UNREADABLE.get(night.key, night) if isinstance(night, Text) else night


def quiet_modal(quiet: Night | None, words: Words) -> Modal:
    """Make the page on which quiet hours are written."""
    title, hint = say("quiet-title"), say("quiet-hour-hint")
    return hours_modal(Act("keep-quiet"), title, hint, quiet, words)


def _quiet(quiet: Night | None) -> Text:
    if quiet is None:
        return say("settings-quiet-none")
    return say(
        "settings-quiet",
        begins=clock_text(quiet.begins),
        ends=clock_text(quiet.ends),
        zone=quiet.zone.replace("_", " "),
    )
