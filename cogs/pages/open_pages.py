"""The pages of a question that is open: fields, or the list of all sections; ways between them."""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.pages.form_pages import (
    BLOCK_LETTERS,
    Block,
    FormPage,
    add_block,
    add_quick,
    add_section,
    expert_page,
    needs_answer,
    page_to_open,
    presses_fill,
)
from cogs.pages.posts import in_lesson, renderer_of
from cogs.parts.controls import Control, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout, fitted
from engine.core.forms import SECTION, Form, Section
from engine.core.words import say
from engine.host.values.replies import Panel
from render.words import Words

BLUE, GREY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


class Opened(NamedTuple):
    """A page of the form of a panel that is shown."""

    panel: Panel
    group: str
    form: Form
    pages: Sequence[FormPage]
    number: int

    @property
    def section(self) -> Section | None:
        """Return the section that is open, if any."""
        return self.pages[self.number].section

    def way(self, to: int) -> Act:
        """Make the act that turns to a page."""
        return Act.to("panel-page", self.panel.game.number, to, group=self.group)

    def make(self, block: Block, first: int, last: int) -> Act:
        """Make the act of a control in a block."""
        name, stamp = "choose" if block.buttons else "pick", self.form.fields[block.number].stamp()
        numbers = self.number, block.number, first, last
        return Act.to(name, self.panel.game.number, *numbers, stamp, group=self.group)


def page_to_show(form: Form, pages: Sequence[FormPage], wanted: int | None) -> int:
    """Return the page that is wanted, else the list of sections, else what is still to be done."""
    if wanted is not None:
        return min(wanted, len(pages) - 1)
    return 0 if pages[0].listed or pages[0].quick else page_to_open(form, pages) or 0


def add_page(layout: Layout, shown: Opened, words: Words) -> str:
    """Add one page of a form, and the ways to the others; tell which page it is."""
    form, page = shown.form, shown.pages[shown.number]
    if page.quick:
        return _add_quick_page(layout, shown, words)
    for section in page.listed:
        to = [each.section for each in shown.pages].index(section)
        style = BLUE if needs_answer(form, section) else GREY
        way = button(shown.way(to), words(say("button-section")), style)
        add_section(layout, section, way, words, among=len(page.listed))
    if page.section is not None:
        name = words(say(SECTION, section=page.section.label))
        layout.say(fitted(name, BLOCK_LETTERS))
    for block in page.blocks:
        add_block(layout, form, block, shown.make, renderer_of(shown.panel.game).sign, words)
    if page.listed and not _goes_on(shown):
        if shown.number:
            before = shown.way(shown.number - 1)
            layout.rows([button(before, words(say("button-page-back")))])
        return words(say("panel-listed")) if _explains(shown.panel) else ""
    if len(shown.pages) == 1:
        waits = form.faults and presses_fill(form, words)
        return words(say("panel-last-press")) if waits else ""
    layout.rows(_ways(shown, words))
    if page.section is not None and not _explains(shown.panel):
        return ""  # its name stands above it
    return words(say("panel-page", page=shown.number + 1, pages=len(shown.pages)))


def _add_quick_page(layout: Layout, shown: Opened, words: Words) -> str:
    """Add sections with what each offers at once."""
    sign = renderer_of(shown.panel.game).sign
    for section in shown.pages[shown.number].quick:
        add_quick(layout, shown.form, section, shown.make, sign, words)
    count = expert_page(shown.pages)
    if count == 1:
        return words(say("panel-quick")) if _explains(shown.panel) else ""
    layout.rows(_ways(shown, words))
    return words(say("panel-page", page=shown.number + 1, pages=count))


def expert_way(shown: Opened, words: Words) -> list[Control]:
    """Make the button to all that can be chosen, where a page shows only what is most usual."""
    if not shown.pages[shown.number].quick:
        return []
    missing = page_to_open(shown.form, shown.pages) is not None
    way = shown.way(expert_page(shown.pages))
    return [button(way, words(say("button-expert")), BLUE if missing else GREY)]


def _goes_on(shown: Opened) -> bool:
    """Tell whether fields of no section go on behind a page; into a section leads its own way."""
    behind = shown.pages[shown.number + 1 :]
    return bool(behind) and behind[0].section is None


def _explains(panel: Panel) -> bool:
    """Tell whether a panel still says how it works: in the first turn."""
    return panel.view is None or in_lesson(panel.game, panel.view)


def _ways(shown: Opened, words: Words) -> list[Control]:
    """Make the buttons to the pages before and behind; where an answer is missing, one is blue."""
    page, first_whole = shown.number, expert_page(shown.pages)
    last = first_whole - 1 if page < first_whole else len(shown.pages) - 1
    todo = page_to_open(shown.form, shown.pages)
    later = page_to_open(shown.form, shown.pages, after=page)
    before, label = max(0, page - 1), "button-page-back"
    if shown.section is not None:
        before, label = first_whole, "button-page-list"
    missing = todo is not None and todo < page
    return [
        button(shown.way(before), words(say(label)), BLUE if missing else GREY, disabled=page == 0),
        button(
            shown.way(page + 1),
            words(say("button-page-on")),
            BLUE if later is not None else GREY,
            disabled=page == last,
        ),
    ]
