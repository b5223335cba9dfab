"""Private notes: how they are listed, and the modal in which one is written."""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.parts.controls import CUSTOM_ID_LIMIT, LABEL_LIMIT, checked, shortened
from cogs.parts.layouts import TEXT_LIMIT, Layout, fitted, lines
from engine.core.words import say
from engine.host.values.player_notes import LONGEST_NOTE, Note
from engine.host.values.records import GameInfo, GameStatus
from render.words import Words

MODAL = re.compile(r"note:(?P<game>\d{1,18}):(?P<turn>\d{1,9})")
FIELD = "text"
TITLE_LIMIT = 45
FORGOTTEN_AFTER = 900.0  # seconds that the library remembers an open modal; we never need it to


class Scribe(Protocol):
    """Whoever keeps notes; the cog is one."""

    async def notes(self, interaction: discord.Interaction[Any], game: int | None) -> None:
        """Open the modal for the note of the present turn, or list notes after the game."""
        ...


class NoteButton(ui.DynamicItem[ui.Button[Any]], template=re.compile(r"jot:(?P<game>\d{1,18})")):
    """A button that opens the modal, or lists notes after the game; any message may wear it."""

    def __init__(self, game: int, text: str) -> None:
        custom_id = checked(f"jot:{game}", CUSTOM_ID_LIMIT)
        super().__init__(ui.Button(label=shortened(text, LABEL_LIMIT), custom_id=custom_id))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its custom id."""
        return cls(int(match["game"]), getattr(item, "label", None) or "·")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open them."""
        scribe: Scribe | None = interaction.client.get_cog("notes")
        assert scribe is not None
        await scribe.notes(interaction, self.game)


class NoteModal(ui.Modal):
    """The page on which a note is written; all it knows stands in its custom id.

    What is sent in is read by the cog, not here, so that a page that was open while the bot
    started anew is not lost.
    """

    def __init__(self, number: int, turn: int, written: str, words: Words) -> None:
        title = shortened(words(say("notes-title", number=number, turn=turn)), TITLE_LIMIT)
        custom_id = checked(f"note:{number}:{turn}", CUSTOM_ID_LIMIT)
        super().__init__(title=title, custom_id=custom_id, timeout=FORGOTTEN_AFTER)
        page: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph,
            custom_id=FIELD,
            default=written or None,
            required=False,
            max_length=LONGEST_NOTE,
        )
        label = shortened(words(say("notes-label")), TITLE_LIMIT)
        hint = shortened(words(say("notes-hint")), 100)
        self.add_item(ui.Label(text=label, description=hint, component=page))


def written_in(data: Any) -> str:
    """Read the text of a modal that was sent in; Discord nests it in its label."""
    for part in data.get("components", ()):
        inner: dict[str, Any] = part.get("component") or {}
        if inner.get("custom_id") == FIELD:
            return str(inner.get("value") or "")
    return ""


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
    return layout.rows([NoteButton(game.number, words(say("button-note")))])
