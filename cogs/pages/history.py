"""Pages of a game's past: turns told in chapters, and what happened since somebody last looked."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from msgspec.structs import replace

from cogs.pages.notes import notes_text
from cogs.pages.posts import names_of, renderer_of, why_buttons
from cogs.parts.controls import MOST_OPTIONS, Control, button, option, select
from cogs.parts.custom_ids import Act
from cogs.parts.due import due_line
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.table import SeatStatus
from engine.core.words import Text, say
from engine.host.values.past import Gap, History, PastStep
from engine.host.values.player_notes import Note
from engine.host.values.records import GameInfo, GameStatus
from engine.host.values.replies import Glance
from render.house.turns import turns_in
from render.picture import Picture
from render.words import Words

PAGE_LIMIT = 3400  # characters of story; heading and foot stand beside it
HEADING, POINT = "### ", "- "  # how such lines begin
LAST = 99  # stands for the last page of a turn


class PastPage(NamedTuple):
    """A page by its address: which turn, and which part of its story."""

    turn: int
    part: int = 0


def turn_of(history: History, step: PastStep) -> int:
    """Return the turn in which a step was answered."""
    return renderer_of(history.game).turn(step.before)


def turns_of(history: History) -> tuple[int, ...]:
    """List the turns in which something was answered, and those that passed without a question."""
    renderer, found = renderer_of(history.game), dict[int, None]()
    for step in history.steps:
        before, after = turn_of(history, step), renderer.turn(step.after)
        found[before] = None
        if before != after:
            turns = turns_in(step.events, before, after, renderer.begins)
            found.update(dict.fromkeys(turn for turn in turns if turn < after))
    if history.steps and history.status is GameStatus.OVER:  # nobody is asked in the last turn
        parts = by_turn(history.game, history.steps[-1:])
        found.update(dict.fromkeys(part.turn for part in parts))
    return tuple(found)


def steps_within(history: History, turn: int) -> list[PastStep]:
    """List the steps in which a turn was answered; where nobody was asked, its parts of others."""
    steps = [step for step in history.steps if turn_of(history, step) == turn]
    return steps or parts_of(history, turn)


def was_asked(history: History, steps: Sequence[PastStep]) -> bool:
    """Tell whether anybody was asked in a turn of these steps."""
    return any(step is steps[0] for step in history.steps)


class TurnPart(NamedTuple):
    """A step, or the part of one that belongs to another turn than what comes before it."""

    turn: int
    step: PastStep


def by_turn(game: GameInfo, steps: Sequence[PastStep]) -> Iterator[TurnPart]:
    """Go through steps, each turn with what happened in it: a step may begin the next turn.

    Where a turn passes within a step nobody saw how it began; it stands on what was seen before.
    """
    renderer = renderer_of(game)
    for step in steps:
        before, after = renderer.turn(step.before), renderer.turn(step.after)
        turns = turns_in(step.events, before, after, renderer.begins)
        found = {before: list[Any]()}
        for turn, event in zip(turns, step.events, strict=True):
            found.setdefault(turn, []).append(event)
        yield TurnPart(before, replace(step, events=tuple(found.pop(before))))
        for turn, events in found.items():
            begun = step.after if turn == after else step.before
            yield TurnPart(turn, replace(step, before=begun, events=tuple(events), undone=0))


def parts_of(history: History, turn: int) -> list[PastStep]:
    """List the steps of a turn, with all that happened in it and nothing else."""
    return [part.step for part in by_turn(history.game, history.steps) if part.turn == turn]


def chapters(game: GameInfo, steps: Sequence[PastStep], words: Words) -> Iterator[list[str]]:
    """Tell steps in chapters of one phase each, the heading first; silent ones are left out."""
    return _in_chapters(game, by_turn(game, steps), words)


def chapters_of(history: History, turn: int, words: Words) -> Iterator[list[str]]:
    """Tell a turn in chapters, with all that happened in it and nothing else."""
    parts = by_turn(history.game, history.steps)
    return _in_chapters(history.game, (part for part in parts if part.turn == turn), words)


def _in_chapters(game: GameInfo, parts: Iterable[TurnPart], words: Words) -> Iterator[list[str]]:
    renderer, names = renderer_of(game), names_of(game)

    def headline_of(part: TurnPart) -> str:
        passed = renderer.turn(part.step.before) != part.turn
        return turn_name(part.turn, words) if passed else renderer.headline(part.step.before, words)

    for headline, told in groupby(parts, headline_of):
        phase = [part.step for part in told]
        events = [event for step in phase for event in step.events]
        story = renderer.tell(events, names, words)
        undone = sum(step.undone for step in phase)
        if undone:
            story.append(words(say("history-undone", count=undone)))
        if story:
            yield [words(_chapter_heading(headline, phase[-1].at)), *story]


def turn_name(turn: int, words: Words) -> str:
    """Name a turn by its number, where nothing more is known of how it stood."""
    return words(say("history-turn", turn=turn))


def _chapter_heading(headline: str, at: float | None) -> Text:
    if at is None:
        return say("history-chapter", headline=headline)
    return say("history-chapter-at", headline=headline, when=f"<t:{int(at)}:f>")


def pages_of(history: History, turn: int, words: Words) -> list[str]:
    """Tell a turn on as many pages as it takes."""
    told = [line for chapter in chapters_of(history, turn, words) for line in chapter]
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


def page_layout(history: History, wanted: PastPage | None, words: Words) -> Layout:
    """Lay out a page; where it is not there (any more), the nearest one that is."""
    number = history.game.number
    turns = turns_of(history)
    if not turns:
        return Layout().say(words(unbegun(history.game)))
    turn = _nearest(turns, wanted.turn if wanted else turns[-1])
    pages = pages_of(history, turn, words)
    part = min(wanted.part if wanted else LAST, len(pages) - 1)
    layout = Layout().say(lines([_heading(number, turn, part, len(pages), words), pages[part]]))
    return layout.rows(_ways(history, turns, PastPage(turn, part), len(pages), words)).rows(
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


def page_button(game: int, page: PastPage, label: str, *, disabled: bool = False) -> Control:
    """Make a button that turns to a page."""
    return button(Act.to("page", game, *page), label, disabled=disabled)


def catch_up_button(game: int, label: str) -> Control:
    """Make a button that tells what is new; it may stand under any message."""
    return button(Act("catchup", game), label)


def _ways(
    history: History, turns: tuple[int, ...], page: PastPage, parts: int, words: Words
) -> list[Control]:
    """Make the buttons back, on, to the board at the end of the turn, and to its reasons."""
    number, at = history.game.number, turns.index(page.turn)
    first, last = at == 0 and page.part == 0, at == len(turns) - 1 and page.part == parts - 1
    before = max(page.turn - 1, 0) if at == 0 else turns[at - 1]
    after = page.turn + 1 if at == len(turns) - 1 else turns[at + 1]
    back = PastPage(before, LAST) if page.part == 0 else PastPage(page.turn, page.part - 1)
    on = PastPage(after) if page.part == parts - 1 else PastPage(page.turn, page.part + 1)
    steps = [step.number for step in steps_within(history, page.turn)]
    return [
        page_button(number, back, words(say("button-back")), disabled=first),
        page_button(number, on, words(say("button-on")), disabled=last),
        button(
            Act.to("board-then", number, steps[-1]),
            words(say("button-board-then", turn=page.turn)),
        ),
        *why_buttons(history.game, steps[0], steps[-1], words),
    ]


def last_step(history: History, turn: int) -> int:
    """Return the step that ended a turn, or the last one so far."""
    return max(step.number for step in steps_within(history, turn))


def _choices(number: int, turns: tuple[int, ...], turn: int, words: Words) -> list[Control]:
    """Make the select of turns; of very many, those around the one that is open."""
    if len(turns) == 1:
        return []
    first = max(0, min(turns.index(turn) - MOST_OPTIONS // 2, len(turns) - MOST_OPTIONS))
    options = [
        option(each, turn_name(each, words), chosen=each == turn)
        for each in turns[first : first + MOST_OPTIONS]
    ]
    return [select(Act("turn", number), options, words(say("history-pick")))]


NOTES_LIMIT = 900  # characters
SPARE = 200  # characters for what stands between


def catch_up_layout(
    gap: Gap, glance: Glance, notes: Sequence[Note], words: Words, picture: Picture | None
) -> Layout:
    """Lay out what is new, what the reader wrote, the present board, and what is owed.

    Who would rather read gets a button in place of the picture: the board is as long as the rest.
    """
    game, steps = gap.history.game, missed(gap)
    headline = renderer_of(game).headline(glance.view, words)
    head = words(say("catchup-heading", number=game.number, headline=headline))
    foot = lines([notes_text(notes, words, NOTES_LIMIT), *_owed(gap, glance, words)])
    room = TEXT_LIMIT - len(head) - len(foot) - SPARE
    layout = (
        Layout().say(head).say(lines([_since(gap, steps, words), *_story(gap, steps, words, room)]))
    )
    layout.show(picture).say(foot)
    newest = PastPage(turn_of(gap.history, gap.history.steps[-1]), LAST)
    controls = [page_button(game.number, newest, words(say("button-history")))]
    if picture is None:
        controls.append(button(Act("text", game.number), words(say("button-text"))))
    if game.status is GameStatus.RUNNING and gap.history.seat is not None:
        orders = button(Act("orders", game.number), words(say("button-orders")))
        return layout.rows([orders, *controls])
    return layout.rows(controls)


def missed(gap: Gap) -> tuple[PastStep, ...]:
    """List the steps since the last look; for who never looked, those of the present turn."""
    history = gap.history
    if gap.look is not None:
        return history.after(gap.look)
    turn = turn_of(history, history.steps[-1])
    return tuple(step for step in history.steps if turn_of(history, step) == turn)


def _since(gap: Gap, steps: Sequence[PastStep], words: Words) -> str:
    if gap.look is None:
        turn = turn_of(gap.history, gap.history.steps[-1])
        return words(say("catchup-first", turn=turn))
    when = f"<t:{int(gap.look.at)}:R>"
    if not steps and not gap.undone:
        return words(say("catchup-nothing", when=when))
    told = [words(say("catchup-since", when=when))]
    if gap.undone:
        told.append(words(say("catchup-undone", count=gap.undone)))
    return lines(told)


def _story(gap: Gap, steps: Sequence[PastStep], words: Words, room: int) -> list[str]:
    """Tell the newest chapters that fit; the history has the others."""
    told = list(chapters(gap.history.game, steps, words))
    shown: list[str] = []
    for chapter in reversed(told):
        if shown and len(lines(chapter)) + 1 > room:
            break
        shown.insert(0, _newest_of(chapter, room))
        room -= len(shown[0]) + 1
    if len(shown) < len(told):
        return [words(say("catchup-earlier")), *shown]
    return shown


def _newest_of(chapter: Sequence[str], room: int) -> str:
    """Return a chapter under its heading, without its oldest lines where it is too long."""
    heading, *rest = chapter
    cut = False
    while len(rest) > 1 and len(lines([heading, "…", *rest])) > room:
        rest, cut = rest[1:], True
    return fitted(lines([heading, *(["…"] if cut else []), *rest]), room)


def _owed(gap: Gap, glance: Glance, words: Words) -> list[str]:
    """Tell what the reader owes, or how the game ended."""
    number = gap.history.game.number
    ended = {
        GameStatus.HALTED: say("post-halted", number=number),
        GameStatus.CANCELLED: say("post-cancelled", number=number),
        GameStatus.OVER: say("status-over", number=number),
    }
    if gap.history.game.status in ended:
        return [words(ended[gap.history.game.status])]
    if gap.history.seat is None:
        return [due_line(glance.game, glance.due, words)]
    return [words(owed(glance, gap.history.seat)), due_line(glance.game, glance.due, words)]


def owed(glance: Glance, seat: int) -> Text:
    """Tell what a captain owes."""
    status = glance.statuses[seat] if glance.statuses else SeatStatus.NOT_NEEDED
    match status:
        case SeatStatus.EMPTY:
            return say("owed-answer")
        case SeatStatus.DRAFT:
            return say("owed-done")
        case SeatStatus.DONE:
            return say("owed-nothing-done")
        case _:
            return say("owed-nothing")
