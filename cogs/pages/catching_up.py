"""Catching up: what happened since somebody last looked, on one private page."""

from collections.abc import Sequence

from cogs.pages.history import LAST, Page, chapters, page_button, turn_of
from cogs.pages.notes import notes_text
from cogs.pages.posts import renderer_of
from cogs.parts.controls import button
from cogs.parts.custom_ids import Act
from cogs.parts.due import due_line
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.table import SeatStatus
from engine.core.words import Text, say
from engine.host.doors.history import Gap
from engine.host.steps.replayed import PastStep
from engine.host.values.player_notes import Note
from engine.host.values.records import GameStatus
from engine.host.values.replies import Glance
from render.picture import Picture
from render.words import Words

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
    newest = Page(turn_of(gap.history, gap.history.steps[-1]), LAST)
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
    told = [lines(chapter) for chapter in chapters(gap.history.game, steps, words)]
    shown: list[str] = []
    for chapter in reversed(told):
        if shown and len(chapter) + 1 > room:
            break
        shown.insert(0, fitted(chapter, room))
        room -= len(shown[0]) + 1
    if len(shown) < len(told):
        return [words(say("catchup-earlier")), *shown]
    return shown


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
