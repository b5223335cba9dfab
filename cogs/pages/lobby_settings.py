"""The host's private panels: what the table agrees on, and computer captains for empty seats."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from cogs.pages.lobby_controls import LobbyButton, LobbySelect
from cogs.pages.terms import (
    ABSENCE_CHOICES,
    FILM_CHOICES,
    MOVING,
    PACE_CHOICES,
    PACES,
    PROGRESS_CHOICES,
    STILL,
    STRENGTH_CHOICES,
    clock_text,
    language_name,
    pace_text,
)
from cogs.parts.controls import CUSTOM_ID_LIMIT, OPTION_LIMIT, checked, shortened
from cogs.parts.layouts import Layout
from engine.core.words import Text, say
from engine.host.values.records import GameInfo
from engine.host.values.terms import Absence, Progress, Terms
from render.words import Words, locales, unmarked

KEPT = "kept"  # stands for a pace that is none of those offered
TITLE_LIMIT = 45
FORGOTTEN_AFTER = 900.0  # seconds that the library remembers an open modal; we never need it to
NIGHT = "night"  # begins the custom id of its modal
LONGEST_HOUR, LONGEST_ZONE = 6, 60


def settings_layout(game: GameInfo, strengths: tuple[str, ...], words: Words) -> Layout:
    """Lay out the terms, each with its choices."""
    terms = game.terms
    layout = Layout().say(words(say("settings-title", number=game.number)))
    pace = next((key for key, each in PACES.items() if each == terms.pace), KEPT)
    paces = dict(PACE_CHOICES)
    if pace == KEPT:
        paces[KEPT] = say("settings-pace-kept", pace=pace_text(terms.pace))
    _ask(layout, game, "pace", say("settings-pace"), paces, pace, words)
    _ask(
        layout, game, "progress", say("settings-progress"), PROGRESS_CHOICES, terms.progress, words
    )
    _ask(layout, game, "absence", say("settings-absence"), ABSENCE_CHOICES, terms.absence, words)
    if len(strengths) > 1:
        choices = _strengths(strengths)
        _ask(
            layout, game, "substitute", say("settings-substitute"), choices, terms.substitute, words
        )
    films = MOVING if terms.films else STILL
    _ask(layout, game, "films", say("settings-films"), FILM_CHOICES, films, words)
    if len(locales()) > 1:
        languages = {each: language_name(each) for each in locales()}
        _ask(layout, game, "language", say("settings-language"), languages, game.locale, words)
    layout.rows([LobbyButton(NIGHT, game.number, words(say("button-night")))])
    return layout.say(words(say("settings-hint")))


def settled(game: GameInfo, field: str, value: str) -> tuple[Terms, str] | None:
    """Return terms and language with one of them changed; None for what was never offered."""
    terms, locale = game.terms, game.locale
    match field:
        case "pace" if value in PACES:
            return replace(terms, pace=PACES[value]), locale
        case "pace" if value == KEPT:
            return terms, locale
        case "progress" if value in PROGRESS_CHOICES:
            return replace(terms, progress=Progress(value)), locale
        case "absence" if value in ABSENCE_CHOICES:
            return replace(terms, absence=Absence(value)), locale
        case "substitute" if value in STRENGTH_CHOICES:
            return replace(terms, substitute=value), locale
        case "films" if value in FILM_CHOICES:
            return replace(terms, films=value == MOVING), locale
        case "language" if value in locales():
            return terms, value
    return None


def hiring_layout(game: GameInfo, strengths: tuple[str, ...], words: Words) -> Layout:
    """Ask how well the computer captain shall play that takes the next free seat."""
    layout = Layout().say(words(say("hire-ask")))
    options = _options(_strengths(strengths), None, words)
    select = LobbySelect("hire", game.number, options, words(say("hire-choose")))
    return layout.rows([select])


class NightModal(ui.Modal):
    """The page on which a table's night is written; what is sent in is read by the cog."""

    def __init__(self, game: GameInfo, words: Words) -> None:
        title = shortened(words(say("night-title")), TITLE_LIMIT)
        custom_id = checked(f"{NIGHT}:{game.number}", CUSTOM_ID_LIMIT)
        super().__init__(title=title, custom_id=custom_id, timeout=FORGOTTEN_AFTER)
        night = game.terms.night
        begins, ends, zone = (
            ("", "", "")
            if night is None
            else (clock_text(night.begins), clock_text(night.ends), night.zone)
        )
        hour, place = say("night-hour-hint"), say("night-zone-hint")
        self._add("begins", say("night-begins"), hour, begins, LONGEST_HOUR, words)
        self._add("ends", say("night-ends"), hour, ends, LONGEST_HOUR, words)
        self._add("zone", say("night-zone"), place, zone, LONGEST_ZONE, words)

    def _add(
        self, name: str, label: Text, hint: Text, written: str, longest: int, words: Words
    ) -> None:
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, default=written or None, required=False, max_length=longest
        )
        text = shortened(words(label), TITLE_LIMIT)
        description = shortened(words(hint), OPTION_LIMIT)
        self.add_item(ui.Label(text=text, description=description, component=line))


def _ask(
    layout: Layout,
    game: GameInfo,
    field: str,
    label: Text,
    choices: Mapping[str, Text | str],
    now: str,
    words: Words,
) -> None:
    """Add one of the terms: what it is about, and a select that shows what counts now."""
    layout.say(f"**{words(label)}**")
    layout.rows([LobbySelect(field, game.number, _options(choices, now, words))])


def _options(
    choices: Mapping[str, Text | str], now: str | None, words: Words
) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=shortened(unmarked(_said(text, words)), OPTION_LIMIT),
            value=str(key),
            default=key == now,
        )
        for key, text in choices.items()
    ]


def _said(text: Text | str, words: Words) -> str:
    return words(text) if isinstance(text, Text) else text


def _strengths(strengths: tuple[str, ...]) -> dict[str, Text | str]:
    return {each: STRENGTH_CHOICES.get(each, each) for each in strengths}
