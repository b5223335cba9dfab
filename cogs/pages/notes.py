"""Private notes: how they are listed, and the modal in which one is written."""

from collections.abc import Sequence

from cogs.parts.controls import Control, Modal, ModalInput, button
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.words import say
from engine.host.values.player_notes import LONGEST_NOTE, Note
from engine.host.values.records import GameInfo, GameStatus
from render.words import Words

FIELD = "text"


def note_button(game: int, label: str) -> Control:
    """Make a button that opens the modal, or lists notes after the game."""
    return button(Act("note", game), label)


def note_modal(game: int, turn: int, written: str, words: Words) -> Modal:
    """Make the page on which a note is written."""
    label, hint = words(say("notes-label")), words(say("notes-hint"))
    line = ModalInput(FIELD, label, hint, LONGEST_NOTE, written, long=True)
    title = words(say("notes-title", number=game, turn=turn))
    return Modal(Act.to("keep-note", game, turn), title, [line])


def notes_text(notes: Sequence[Note], words: Words, room: int) -> str:
    """Quote notes, the newest where not all have room."""
    told: list[str] = []
    for note in reversed(notes):
        heading = words(say("notes-turn", turn=note.turn))
        quoted = "\n".join(f"> {line}" for line in note.text.splitlines())
        told.insert(0, f"{heading}\n{quoted}")
        room -= len(told[0]) + 1
        if room < 0:
            told[0] = fitted(told[0], max(0, room + len(told[0])))
            break
    return lines(told)


def notes_layout(game: GameInfo, notes: Sequence[Note], words: Words, *, saved: bool) -> Layout:
    """Lay out all notes of their writer, and the way to write while the game runs."""
    head = words(say("notes-saved" if saved else "notes-heading", number=game.number))
    listed = notes_text(notes, words, TEXT_LIMIT - len(head) - 10)
    layout = Layout().say(lines([head, listed or words(say("notes-none"))]))
    if game.status is not GameStatus.RUNNING:
        return layout
    return layout.rows([note_button(game.number, words(say("button-note")))])
