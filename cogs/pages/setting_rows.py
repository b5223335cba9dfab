"""Rows of settings: each says what it asks, what can be chosen, and where that is kept."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import discord
import msgspec

from cogs.parts.controls import Modal, ModalInput, option, select, written_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from engine.core.words import Text, say
from engine.host.values.terms import Night
from render.words import Words, unmarked

LONGEST_HOUR, LONGEST_ZONE = 6, 60

C = TypeVar("C")


class SettingChoice(NamedTuple):
    """Something to choose: its key, how it reads, and what is kept of it."""

    key: str
    label: Text | str
    value: Any


@dataclass(frozen=True)
class Setting(Generic[C]):
    """A row of settings that are kept on a card of the kind `C`.

    `kept` leads to the value, such as `terms.pace`. `told` says how the row reads where it can
    only be read; empty where there is nothing to tell.
    """

    key: str
    label: Text
    kept: str
    offers: Callable[[C], Sequence[SettingChoice]]
    told: Callable[[C], Text | None] = lambda _: None

    def chosen(self, card: C) -> str:
        """Return the key of what counts now; empty where that is none of what is offered."""
        now = _at(card, self.kept.split("."))
        return next((each.key for each in self.offers(card) if each.value == now), "")

    def changed(self, card: C, key: str) -> C | None:
        """Return the card with another choice; None for what is not offered."""
        for each in self.offers(card):
            if each.key == key:
                found: C = _put(card, self.kept.split("."), each.value)
                return found
        return None


def offered(
    labels: Mapping[str, Text], values: Mapping[str, Any] | None = None
) -> Callable[[Any], Sequence[SettingChoice]]:
    """Offer the same to everybody; what is kept is the key where no value is told."""
    choices = [
        SettingChoice(key, label, key if values is None else values[key])
        for key, label in labels.items()
    ]
    return lambda _: choices


def with_choice(rows: Iterable[Setting[C]], card: C, key: str, value: str) -> C | None:
    """Return the card with one setting changed; None for what was never offered."""
    return next((row.changed(card, value) for row in rows if row.key == key), None)


def told_lines(rows: Iterable[Setting[C]], card: C, words: Words) -> list[str]:
    """Tell how the settings stand."""
    return [words(text) for row in rows if (text := row.told(card)) is not None]


def ask(layout: Layout, row: Setting[C], card: C, act: Act, words: Words) -> Layout:
    """Add a row: what it is about, and a select that shows what counts; none without a choice."""
    choices, now = row.offers(card), row.chosen(card)
    if len(choices) < 2:
        return layout
    options = [
        option(each.key, unmarked(said(each.label, words)), chosen=each.key == now)
        for each in choices
    ]
    return layout.say(words(row.label)).rows([select(act, options)])


def said(text: Text | str, words: Words) -> str:
    """Say a label; some are names."""
    return words(text) if isinstance(text, Text) else text


def hours_modal(act: Act, title: Text, hint: Text, now: Night | None, words: Words) -> Modal:
    """Make the page on which hours of every day are written."""
    begins, ends, zone = ("", "", "")
    if now is not None:
        begins, ends, zone = clock_text(now.begins), clock_text(now.ends), now.zone
    hour, place = words(hint), words(say("night-zone-hint"))
    lines = [
        ModalInput("begins", words(say("night-begins")), hour, LONGEST_HOUR, begins),
        ModalInput("ends", words(say("night-ends")), hour, LONGEST_HOUR, ends),
        ModalInput("zone", words(say("night-zone")), place, LONGEST_ZONE, zone),
    ]
    return Modal(act, words(title), lines)


def hours_in(interaction: discord.Interaction[Any]) -> tuple[str, str, str]:
    """Read begin, end and time zone as they were written on such a page."""
    written = written_in(interaction)
    return written.get("begins", ""), written.get("ends", ""), written.get("zone", "")


def clock_text(minutes: int) -> str:
    """Write a time of day."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _at(card: Any, path: Sequence[str]) -> Any:
    for name in path:
        card = card.get(name) if isinstance(card, Mapping) else getattr(card, name)
    return card


def _put(card: Any, path: Sequence[str], value: Any) -> Any:
    first, *rest = path
    if rest:
        value = _put(_at(card, [first]), rest, value)
    if isinstance(card, Mapping):
        return {**card, first: value}
    return msgspec.structs.replace(card, **{first: value})
