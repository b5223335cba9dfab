"""Pages of the rules help, and the controls that lead from one to another."""

from collections.abc import Sequence

import discord

from cogs.pages.alone import try_buttons
from cogs.parts.controls import Control, button, chunks, option, select
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from engine.core.registry import name_of
from engine.core.rules_index import Chapter, Entry
from engine.core.words import Text, say
from render.games import GAMES
from render.picture import Picture
from render.rules_help import label
from render.words import Words, plain

PAGES = str(Act("rules"))  # begins the custom id of the selects
CHAPTER = "#"  # begins the name of a page that is a chapter
PICKS = (say("rules-pick-rule"), say("rules-pick-rule-more"))


def rule_button(game: str, page: str, label: str) -> Control:
    """Make a button that opens a page: the ID of an entry, or a chapter."""
    return button(Act.to("rule", 0, game, page), label)


def rules_way(rules: str, kind: str, words: Words) -> list[Control]:
    """Make the button to what a kind of question is about, else to the guide; none without help."""
    played = GAMES.find(name_of(rules))
    if played is None:
        return []
    taught = played.lesson.guides if played.lesson else {}
    guide = played.guides.get(kind) or taught.get(kind)
    pages = [guide.entry] if guide else [each.id for each in played.help.entries[:1]]
    return [rule_button(played.name, page, words(say("button-guide"))) for page in pages]


def is_page(message: discord.Message | None) -> bool:
    """Tell whether a message is a page; every page has the select of the chapters."""
    rows = message.components if message else []
    controls = [part for row in rows for part in getattr(row, "children", ())]
    return any(
        (getattr(control, "custom_id", None) or "").startswith(PAGES) for control in controls
    )


def guide_button(game: str, words: Words) -> Control:
    """Make the button that opens the five-minute guide; a lobby wears it."""
    label = words(say("button-how-to-play"))
    return rule_button(game, GAMES[game].help.entries[0].id, label)


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
    known = GAMES[game].help
    tries = try_buttons(game, words) if found is known.entries[0] else []
    related = [rule_button(game, each.id, label(words, each)) for each in known.related(found)]
    return layout.rows([*tries, *related])


def _chapter(game: str, chapter: Chapter, entries: Sequence[Entry], words: Words) -> Layout:
    layout = Layout().say(words(say("rules-chapter-title", chapter=chapter.heading)))
    return _offer(layout, _picks(game, entries, words))


def _offer(layout: Layout, selects: Sequence[Control]) -> Layout:
    """Add selects; each fills a row."""
    for each in selects:
        layout.rows([each])
    return layout


def _picks(game: str, entries: Sequence[Entry], words: Words) -> list[Control]:
    """Make selects of entries, as many as it takes."""
    return [
        _select(
            game,
            slot,
            PICKS[min(slot, 1)],
            [(each.id, label(words, each)) for each in chunk],
            words,
        )
        for slot, chunk in enumerate(chunks(entries))
    ]


def _chapters(game: str, words: Words) -> list[Control]:
    pages = [
        (f"{CHAPTER}{chapter.value}", words(chapter.heading))
        for chapter, _ in GAMES[game].help.chapters()
    ]
    return [_select(game, "chapters", say("rules-pick-chapter"), pages, words)]


def _select(
    game: str, slot: int | str, text: Text, pages: Sequence[tuple[str, str]], words: Words
) -> Control:
    options = [option(page, name) for page, name in pages]
    return select(Act.to("rules", 0, game, slot), options, words(text))
