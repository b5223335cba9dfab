"""Pages of a game's past: turns told in chapters, and the controls that lead through them."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol, Self

import discord
from discord import ui

from cogs.controls import (
    CUSTOM_ID_LIMIT,
    LABEL_LIMIT,
    MOST_OPTIONS,
    OPTION_LIMIT,
    checked,
    shortened,
)
from cogs.layouts import Layout, fitted, lines
from cogs.posts import names_of, renderer_of
from cogs.why_controls import why_button
from engine.core.words import Text, say
from engine.host.history import PastStep
from engine.host.looking_back import History
from engine.host.records import GameInfo, GameStatus
from render.words import Words

PAGE_LIMIT = 3400  # characters of story; heading and foot stand beside it
HEADING, POINT = "### ", "- "  # how such lines begin
LAST = 99  # stands for the last page of a turn
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


def turn_of(history: History, step: PastStep) -> int:
    """Return the turn in which a step was answered."""
    return renderer_of(history.game).turn(step.before)


def turns_of(history: History) -> tuple[int, ...]:
    """List the turns there were."""
    return tuple(dict.fromkeys(turn_of(history, step) for step in history.steps))


def chapters(game: GameInfo, steps: Sequence[PastStep], words: Words) -> Iterator[list[str]]:
    """Tell steps in chapters of one phase each, the heading first; silent ones are left out."""
    renderer, names = renderer_of(game), names_of(game)
    for headline, told in groupby(steps, lambda step: renderer.headline(step.before, words)):
        phase = list(told)
        events = [event for step in phase for event in step.events]
        story = renderer.tell(events, names, words)
        undone = sum(step.undone for step in phase)
        if undone:
            story.append(words(say("history-undone", count=undone)))
        if story:
            yield [words(_chapter_heading(headline, phase[-1].at)), *story]


def _chapter_heading(headline: str, at: float | None) -> Text:
    if at is None:
        return say("history-chapter", headline=headline)
    return say("history-chapter-at", headline=headline, when=f"<t:{int(at)}:f>")


def pages_of(history: History, turn: int, words: Words) -> list[str]:
    """Tell a turn on as many pages as it takes."""
    steps = [step for step in history.steps if turn_of(history, step) == turn]
    told = [line for chapter in chapters(history.game, steps, words) for line in chapter]
    return packed(told) or [words(say("history-silent"))]


def packed(told: Sequence[str]) -> list[str]:
    """Put lines on pages; what belongs together stays together where a page can hold it."""
    pages: list[str] = []
    for block in _blocks(told):
        whole = len(block) <= PAGE_LIMIT
        for part in [block] if whole else block.split("\n"):
            short = fitted(part, PAGE_LIMIT)
            if pages and len(pages[-1]) + 1 + len(short) <= PAGE_LIMIT:
                pages[-1] = f"{pages[-1]}\n{short}"
            else:
                pages.append(short)
    return pages


def _blocks(told: Sequence[str]) -> list[str]:
    """Put a heading to what follows it, and points to what they are about."""
    blocks: list[str] = []
    for line in told:
        after_heading = bool(blocks) and blocks[-1].rpartition("\n")[2].startswith(HEADING)
        if blocks and (after_heading or line.startswith(POINT)):
            blocks[-1] = f"{blocks[-1]}\n{line}"
        else:
            blocks.append(line)
    return blocks


def page_layout(history: History, wanted: Page | None, words: Words) -> Layout:
    """Lay out a page; where it is not there (any more), the nearest one that is."""
    number = history.game.number
    turns = turns_of(history)
    if not turns:
        return Layout().say(words(unbegun(history.game)))
    turn = _nearest(turns, wanted.turn if wanted else turns[-1])
    pages = pages_of(history, turn, words)
    part = min(wanted.part if wanted else LAST, len(pages) - 1)
    layout = Layout().say(lines([_heading(number, turn, part, len(pages), words), pages[part]]))
    return layout.rows(_ways(history, turns, Page(turn, part), len(pages), words)).rows(
        _choices(number, turns, turn, words)
    )


def unbegun(game: GameInfo) -> Text:
    """Say why a game has no history."""
    if game.status is GameStatus.CANCELLED:
        return say("history-never-begun", number=game.number)
    return say("history-not-begun", number=game.number)


def _heading(number: int, turn: int, part: int, parts: int, words: Words) -> str:
    if parts == 1:
        return words(say("history-heading", number=number, turn=turn))
    return words(say("history-heading-part", number=number, turn=turn, part=part + 1, parts=parts))


def _nearest(turns: tuple[int, ...], wanted: int) -> int:
    return max((turn for turn in turns if turn <= wanted), default=turns[0])


def _ways(
    history: History, turns: tuple[int, ...], page: Page, parts: int, words: Words
) -> list[ui.Item[Any]]:
    """Make the buttons back, on, to the board at the end of the turn, and to its reasons."""
    number, at = history.game.number, turns.index(page.turn)
    first, last = at == 0 and page.part == 0, at == len(turns) - 1 and page.part == parts - 1
    before = max(page.turn - 1, 0) if at == 0 else turns[at - 1]
    after = page.turn + 1 if at == len(turns) - 1 else turns[at + 1]
    back = Page(before, LAST) if page.part == 0 else Page(page.turn, page.part - 1)
    on = Page(after) if page.part == parts - 1 else Page(page.turn, page.part + 1)
    steps = [step.number for step in history.steps if turn_of(history, step) == page.turn]
    return [
        PageButton(number, back, words(say("button-back")), disabled=first),
        PageButton(number, on, words(say("button-on")), disabled=last),
        PastBoardButton(number, steps[-1], words(say("button-board-then", turn=page.turn))),
        why_button(number, steps[0], steps[-1], words),
    ]


def last_step(history: History, turn: int) -> int:
    """Return the step that ended a turn, or the last one so far."""
    return max(step.number for step in history.steps if turn_of(history, step) == turn)


def _choices(number: int, turns: tuple[int, ...], turn: int, words: Words) -> list[ui.Item[Any]]:
    """Make the select of turns; of very many, those around the one that is open."""
    if len(turns) == 1:
        return []
    first = max(0, min(turns.index(turn) - MOST_OPTIONS // 2, len(turns) - MOST_OPTIONS))
    options = [
        discord.SelectOption(
            label=shortened(words(say("history-turn", turn=each)), OPTION_LIMIT),
            value=str(each),
            default=each == turn,
        )
        for each in turns[first : first + MOST_OPTIONS]
    ]
    return [TurnSelect(number, options, words(say("history-pick")))]
