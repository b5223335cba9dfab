"""Any form within Discord's limits: fields as blocks of buttons or selects, blocks on pages."""

from collections.abc import Callable, Collection, Iterator, Sequence
from math import ceil
from typing import NamedTuple

import discord

from cogs.parts.controls import (
    MOST_OPTIONS,
    OPTION_LIMIT,
    Control,
    button,
    chunks,
    option,
    select,
    shortened,
)
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import ROW_LIMIT, Layout, fitted, lines
from engine.core.forms import SECTION, Field, Form, Option, Section
from engine.core.words import Text, say
from render.words import Words, unmarked

BUTTONS_AT_MOST = 4  # options of a field that are shown as buttons rather than as a select
ONE_PAGE = 28  # components of all fields where one page holds them, and the ways below them
PAGE = 24  # components of fields on one page of several
LETTERS = 2200  # characters of all fields of a page
BLOCK_LETTERS = 600
END_LETTERS = 40  # characters of an option in the range of a select
SELECTS_AT_MOST = 8  # of a field on one page
FOLDED_FROM = 3  # selects that say themselves what they are for, so that a picture stays in sight
SECTION_SIZE = 3  # components of a section in the list of all
SECTION_PAGE = 23  # components of fields on a page of a section, below its label
LIST_LETTERS = 2400  # characters of all sections in the list
QUICK_PAGE = 24  # components of sections on a page with what each offers at once


class Block(NamedTuple):
    """A field as it stands on a page, or a part of it: which options each of its rows shows."""

    number: int  # of the field
    text: str
    rows: tuple[tuple[int, ...], ...]
    buttons: bool
    whole: bool  # whether all that is offered stands in one row
    folded: bool = False  # whether its name stands beside what is chosen instead of above it
    name: Text | None = None  # of the field, where it is not its label

    @property
    def size(self) -> int:
        """Count its components."""
        named = not self.folded
        return 1 + named + len(self.rows[0]) if self.buttons else named + 2 * len(self.rows)


class FormPage(NamedTuple):
    """A page: some fields, all of one section where it opens one, or a list of sections.

    Of `quick` sections it shows what each offers at once.
    """

    blocks: list[Block]
    section: Section | None = None
    listed: tuple[Section, ...] = ()
    quick: tuple[Section, ...] = ()


NameSign = Callable[[str], str]
"""Names the sign of an option by its key; empty where it has none."""
MakeAct = Callable[[Block, int, int], Act]
"""Makes the act of a control in a block that shows the options from the first to the last."""


def pages_of(form: Form, words: Words) -> list[FormPage]:
    """Spread all that can be chosen over pages; one page where it holds everything.

    Where a form has sections a page lists them, and each has pages of its own. Before all of these
    come the pages with what sections offer at once.
    """
    return [*_quick_pages(form), *_whole_pages(form, words)]


def _quick_pages(form: Form) -> list[FormPage]:
    """Put sections with what they offer at once on pages; none where no section does."""
    if not any(quick_fields(form, section) for section in form.sections):
        return []
    pages: list[tuple[Section, ...]] = [()]
    room = QUICK_PAGE
    for section in form.sections:
        count = sum(len(form.fields[number].quick) for number in quick_fields(form, section))
        size = 1 + count + ceil(count / ROW_LIMIT)
        if pages[-1] and size > room:
            pages.append(())
            room = QUICK_PAGE
        pages[-1] += (section,)
        room -= size
    return [FormPage([], quick=page) for page in pages]


def quick_fields(form: Form, section: Section) -> list[int]:
    """List the fields of a section that offer something at once."""
    return [
        number
        for number, field in enumerate(form.fields)
        if field.key in section.fields and field.quick and field.asks()
    ]


def expert_page(pages: Sequence[FormPage]) -> int:
    """Return the first page on which all can be chosen."""
    return sum(bool(page.quick) for page in pages)


def _whole_pages(form: Form, words: Words) -> list[FormPage]:
    """Spread all that can be chosen over pages.

    Fields of no section stand below the list of sections, and on pages behind it where they are
    many.
    """
    if not 0 < len(form.sections) <= PAGE // SECTION_SIZE:
        return [FormPage(blocks) for blocks in _spread(form, words, form.answer())]
    apart = {key for section in form.sections for key in section.fields}
    others = {field.key for field in form.fields} - apart
    room = PAGE - SECTION_SIZE * len(form.sections)
    first, *behind = _spread(form, words, others, room)
    if sum(block.size for block in first) > room:
        return [FormPage(blocks) for blocks in _spread(form, words, form.answer())]
    pages = [FormPage(first, listed=form.sections), *map(FormPage, behind)]
    for section in form.sections:
        spread = _spread(form, words, section.fields, SECTION_PAGE, in_section=True)
        pages += [FormPage(blocks, section) for blocks in spread]
    return pages


def _spread(
    form: Form,
    words: Words,
    keys: Collection[str],
    room: int = ONE_PAGE,
    *,
    in_section: bool = False,
) -> list[list[Block]]:
    """Spread some fields over pages, at least one; in a section they have their short names."""
    for buttons in (True, False):
        blocks = _blocks(form, words, keys, buttons=buttons, in_section=in_section)
        fits = sum(len(block.text) for block in blocks) <= LETTERS
        if fits and sum(block.size for block in blocks) <= room:
            return [blocks]
    return _packed(blocks, min(room, PAGE))


def page_to_open(form: Form, pages: Sequence[FormPage], after: int = -1) -> int | None:
    """Return the first page, of those behind `after`, on which something is still to be done."""
    for number, page in enumerate(pages):
        if number > after and any(_needs_answer(form.fields[each.number]) for each in page.blocks):
            return number
    return None


def needs_answer(form: Form, section: Section) -> bool:
    """Tell whether something is still to be done in a section."""
    return any(_needs_answer(form.field(key)) for key in section.fields)


def add_block(
    layout: Layout, form: Form, block: Block, make: MakeAct, sign: NameSign, words: Words
) -> None:
    """Add a field to a message."""
    field = form.fields[block.number]
    if not block.folded:
        layout.say(block.text)
    for row in block.rows:
        if block.buttons:
            layout.rows(_buttons(field, field.options, block, make, sign, words))
        else:
            act = make(block, row[0], row[-1])
            layout.rows([_select(field, row, act, sign, words, block)])


def add_section(
    layout: Layout, section: Section, way: Control, words: Words, *, among: int
) -> None:
    """Add what a section says as it stands, and the way into it."""
    told = [words(say(SECTION, section=section.label)), words(section.line)]
    if section.note is not None:
        told.append(f"-# {words(section.note)}")
    layout.beside(fitted(lines(told), min(BLOCK_LETTERS, LIST_LETTERS // among)), way)


def add_quick(
    layout: Layout, form: Form, section: Section, make: MakeAct, sign: NameSign, words: Words
) -> None:
    """Add a row with what a section offers at once, and why what is marked there counts."""
    told = [words(say(SECTION, section=section.label))]
    if section.brief is not None:
        told.append(f"-# {words(section.brief)}")
    layout.say(fitted(lines(told), BLOCK_LETTERS))
    row = []
    for number in quick_fields(form, section):
        field = form.fields[number]
        block = Block(number, "", (), buttons=True, whole=False)
        row += _buttons(field, field.quick, block, make, sign, words)
    layout.rows(row)


def presses_at_once(form: Form) -> bool:
    """Tell whether one press answers the whole form: buttons in sight, and nothing else to choose.

    The buttons of a section stand behind a press; what is filled in there waits for Done. So does
    a press beside others that open more to choose, as they count by Done.
    """
    asking = [field for field in form.fields if field.asks()]
    alone = not form.sections and not form.staged and len(asking) == 1
    return alone and _as_buttons(asking[0])


def counts_at_once(before: Form | None, now: Form, words: Words, *, dropped: bool = False) -> bool:
    """Tell whether a press was the whole answer, or the last one that was missing.

    Where it `dropped` another choice of those that were missing, that is seen before it counts.
    """
    filled = before is not None and bool(before.faults) and not now.faults and not dropped
    return presses_at_once(now) or (filled and presses_fill(now, words))


def presses_fill(form: Form, words: Words) -> bool:
    """Tell whether a form asks the same several times, and all of it is buttons on one page."""
    first, *others = pages_of(form, words)
    alike = len({field.stamp() for field in form.fields}) == 1
    buttons = all(block.buttons for block in first.blocks)
    return alike and buttons and len(first.blocks) > 1 and not others


def _as_buttons(field: Field) -> bool:
    """Tell whether a field has so few options, of which one is chosen, that buttons serve."""
    return field.least == field.most == 1 and len(field.options) <= BUTTONS_AT_MOST


def _needs_answer(field: Field) -> bool:
    shut = {each.key for each in field.options if each.closed is not None}
    fits = field.least <= len(field.chosen) <= field.most
    return not fits or bool(field.stale()) or bool(shut & set(field.chosen))


def _shown(field: Field) -> list[int]:
    """List the options that are shown: all, or where they are many those that are of use."""
    return [
        number
        for number, each in enumerate(field.options)
        if len(field.options) <= MOST_OPTIONS or each.closed is None or each.key in field.chosen
    ]


def _blocks(
    form: Form, words: Words, keys: Collection[str], *, buttons: bool, in_section: bool
) -> list[Block]:
    blocks = [
        block
        for number, field in enumerate(form.fields)
        if field.key in keys and field.asks()
        for block in _blocks_of(
            number,
            field,
            words,
            name=(field.short if in_section else None) or field.label,
            buttons=buttons and _as_buttons(field),
        )
    ]
    foldable = [block for block in blocks if _may_fold(form.fields[block.number], block)]
    if len(foldable) < FOLDED_FROM:
        return blocks
    return [block._replace(folded=block in foldable) for block in blocks]


def _may_fold(field: Field, block: Block) -> bool:
    """Tell whether a select shows the one thing that is chosen, which can say what it is for."""
    return not block.buttons and block.whole and field.most == len(field.chosen) == 1


def _blocks_of(
    number: int, field: Field, words: Words, *, name: Text, buttons: bool
) -> Iterator[Block]:
    shown = _shown(field)
    rows = [tuple(chunk) for chunk in chunks(shown)]
    told = [f"**{words(name)}**", *(_notes(field, words) if buttons else ())]
    if hidden := len(field.options) - len(shown):
        told.append(words(say("panel-hidden", count=hidden)))
    text = fitted(lines(told), BLOCK_LETTERS)
    for part in chunks(rows, SELECTS_AT_MOST):
        yield Block(number, text, tuple(part), buttons, whole=len(rows) == 1, name=name)


def _plainly(text: Text, words: Words) -> str:
    """Say a text where Markdown is no use; names bear its marks, so that they are harmless."""
    return _unmarked(words(text))


def _unmarked(told: str) -> str:
    return unmarked(told) if "\\" in told else told


def _packed(blocks: Sequence[Block], room: int) -> list[list[Block]]:
    """Put blocks on pages in their order."""
    pages: list[list[Block]] = []
    size = letters = 0
    for block in blocks:
        size, letters = size + block.size, letters + len(block.text)
        if not pages or size > room or letters > LETTERS:
            pages.append([])
            size, letters = block.size, len(block.text)
        pages[-1].append(block)
    return pages


def _notes(field: Field, words: Words) -> list[str]:
    """Tell below a label what a select says beside its options, as buttons cannot."""
    return [
        words(say("panel-note", option=each.label, note=note))
        for each in field.options
        if (note := _beside(each, words))
    ]


def _beside(option_: Option, words: Words, room: int = BLOCK_LETTERS) -> str:
    """Say why an option is closed where it is, and what it does where there is room for both."""
    does, why = (words(text) if text else "" for text in (option_.note, option_.closed))
    both = words(say("panel-option-closed", why=why, does=does)) if does and why else ""
    return both if both and len(both) <= room else why or does


def _buttons(
    field: Field,
    shown: Sequence[Option],
    block: Block,
    make: MakeAct,
    sign: NameSign,
    words: Words,
) -> list[Control]:
    """Make a button for each option that is shown, which may be shorter than in the field."""
    places = {each.key: number for number, each in enumerate(field.options)}
    primary, usual = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    return [
        button(
            make(block, places[each.key], places[each.key]),
            _plainly(each.label, words),
            primary if each.key in field.chosen else usual,
            disabled=field.options[places[each.key]].closed is not None,
            sign=sign(each.key),
        )
        for each in shown
    ]


def _named(field: Field, option_: Option, block: Block) -> Text:
    """Say an option; what is chosen in a folded block says what it is chosen for."""
    if not block.folded or option_.key not in field.chosen:
        return option_.label
    return say("panel-folded", field=block.name or field.label, option=option_.label)


def _select(
    field: Field, row: Sequence[int], act: Act, sign: NameSign, words: Words, block: Block
) -> Control:
    """Make a select of some options; where others stand elsewhere, none need be chosen here."""
    whole = block.whole
    shown = [(number, field.options[number]) for number in row]
    picked = sum(each.key in field.chosen for _, each in shown)
    options = [
        option(
            number,
            _plainly(_named(field, each, block), words),
            _unmarked(_beside(each, words, OPTION_LIMIT)) or None,
            chosen=each.key in field.chosen,
            sign=sign(each.key),
        )
        for number, each in shown
    ]
    exact = int(field.most in {1, field.least})
    label = words(say("panel-choose", exact=exact, most=field.most))  # its name stands above it
    if not whole:
        first, last = (shortened(options[at].label, END_LETTERS) for at in (0, -1))
        name = _plainly(field.label, words)
        label = words(say("panel-range", field=name, first=first, last=last))
    seen = not (whole and picked)  # else what is chosen stands in its place
    return select(
        act,
        options,
        label if seen else None,
        least=min(field.least, len(row)) if whole else 0,
        most=max(1, picked, min(field.most, len(row))),
    )
