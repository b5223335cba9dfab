"""Pages of the rules help, and the controls that lead from one to another."""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import (
    CUSTOM_ID_LIMIT,
    LABEL_LIMIT,
    MOST_OPTIONS,
    OPTION_LIMIT,
    checked,
    shortened,
)
from cogs.parts.layouts import Layout
from engine.core.words import Text, say
from render.games import GAMES
from render.picture import Picture
from render.rules_help import Chapter, Entry, label
from render.words import Words, plain

CHAPTER = "#"  # begins the name of a page that is a chapter
PICKS = (say("rules-pick-rule"), say("rules-pick-rule-more"))


class Librarian(Protocol):
    """Whoever turns the pages; the cog is one."""

    async def turn(self, interaction: discord.Interaction[Any], game: str, page: str) -> None:
        """Show the page `page`: the ID of an entry, or a chapter."""
        ...


class RuleButton(
    ui.DynamicItem[ui.Button[Any]], template=re.compile(r"rule:(?P<game>\w+):(?P<page>.+)")
):
    """A button that opens a page; it may stand under any message."""

    def __init__(self, game: str, page: str, text: str) -> None:
        custom_id = checked(f"rule:{game}:{page}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Button(label=shortened(text, LABEL_LIMIT), custom_id=custom_id))
        self.game = game
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(match["game"], match["page"], getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the page."""
        await librarian_of(interaction).turn(interaction, self.game, self.page)


class RuleSelect(
    ui.DynamicItem[ui.Select[Any]], template=re.compile(r"rules:(?P<game>\w+):(?P<slot>\w+)")
):
    """A select whose values are pages."""

    def __init__(
        self, game: str, slot: str, options: list[discord.SelectOption], text: str | None
    ) -> None:
        custom_id = checked(f"rules:{game}:{slot}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Select(custom_id=custom_id, options=options, placeholder=text))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the select again from its custom id."""
        assert isinstance(item, ui.Select)
        return cls(match["game"], match["slot"], item.options, item.placeholder)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the chosen page."""
        await librarian_of(interaction).turn(interaction, self.game, self.item.values[0])


def librarian_of(interaction: discord.Interaction[Any]) -> Librarian:
    """Find who turns the pages."""
    found: Librarian | None = interaction.client.get_cog("rules")
    assert found is not None
    return found


def is_page(message: discord.Message | None) -> bool:
    """Tell whether a message is a page; every page has the select of the chapters."""
    rows = message.components if message else []
    controls = [part for row in rows for part in getattr(row, "children", ())]
    return any(
        (getattr(control, "custom_id", None) or "").startswith("rules:") for control in controls
    )


def guide_button(game: str, words: Words) -> RuleButton:
    """Make the button that opens the five-minute guide; a lobby wears it."""
    return RuleButton(game, GAMES[game].help.entries[0].id, words(say("button-how-to-play")))


def first_page(game: str, words: Words) -> Layout:
    """Lay out the five-minute guide, with the chapters below it."""
    layout = _entry(game, GAMES[game].help.entries[0], words)
    return layout.say(words(say("rules-hint"))).rows(_chapters(game, words))


def page_of(game: str, page: str, words: Words, picture: Picture | None = None) -> Layout:
    """Lay out an entry, with its example, or a chapter; say so where it is gone."""
    played = GAMES.find(game)
    if played is None:
        return Layout(aside=True).say(words(say("rules-gone")))
    if page.startswith(CHAPTER):
        chapter = played.help.chapter(page.removeprefix(CHAPTER))
        found = _chapter(game, *chapter, words) if chapter else None
    else:
        entry = played.help.entry(page)
        found = _entry(game, entry, words, picture) if entry else None
    layout = found or Layout().say(words(say("rules-gone")))
    return layout.rows(_chapters(game, words))


def meant(game: str, typed: str, words: Words) -> list[Entry]:
    """List the entries that somebody may have meant: one, several or none."""
    entry = GAMES[game].help.entry(typed)
    return [entry] if entry else GAMES[game].help.suggest(words, typed)


def answer_to(game: str, typed: str, words: Words, picture: Picture | None = None) -> Layout:
    """Answer what somebody typed: the one entry it means, a choice of several, or none."""
    fitting = meant(game, typed, words)
    if len(fitting) == 1:
        return page_of(game, fitting[0].id, words, picture)
    told = say("rules-several" if fitting else "rules-unknown", typed=plain(typed))
    layout = Layout().say(words(told))
    return _offer(layout, [*_picks(game, fitting, words), *_chapters(game, words)])


def _entry(game: str, found: Entry, words: Words, picture: Picture | None = None) -> Layout:
    layout = Layout().say(words(say("rules-title", title=found.title))).say(words(found.text))
    layout.show(picture)
    layout.say(words(say("rules-foot", id=found.id, chapter=found.chapter.heading)))
    return layout.rows(
        [RuleButton(game, each.id, label(words, each)) for each in GAMES[game].help.related(found)]
    )


def _chapter(game: str, chapter: Chapter, entries: Sequence[Entry], words: Words) -> Layout:
    layout = Layout().say(words(say("rules-chapter-title", chapter=chapter.heading)))
    return _offer(layout, _picks(game, entries, words))


def _offer(layout: Layout, selects: Sequence[RuleSelect]) -> Layout:
    """Add selects; each fills a row."""
    for select in selects:
        layout.rows([select])
    return layout


def _picks(game: str, entries: Sequence[Entry], words: Words) -> list[RuleSelect]:
    """Make selects of entries, as many as it takes."""
    starts = range(0, len(entries), MOST_OPTIONS)
    return [
        _select(
            game,
            f"entries{slot}",
            PICKS[min(slot, 1)],
            [(each.id, label(words, each)) for each in entries[start : start + MOST_OPTIONS]],
            words,
        )
        for slot, start in enumerate(starts)
    ]


def _chapters(game: str, words: Words) -> list[RuleSelect]:
    pages = [
        (f"{CHAPTER}{chapter.value}", words(chapter.heading))
        for chapter, _ in GAMES[game].help.chapters()
    ]
    return [_select(game, "chapters", say("rules-pick-chapter"), pages, words)]


def _select(
    game: str, slot: str, text: Text, pages: Sequence[tuple[str, str]], words: Words
) -> RuleSelect:
    options = [
        discord.SelectOption(label=shortened(name, OPTION_LIMIT), value=page)
        for page, name in pages
    ]
    return RuleSelect(game, slot, options, words(text))
