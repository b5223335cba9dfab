"""Private notes of a captain: written in a modal, kept per turn, shown to nobody else."""

from typing import Any

import discord
from discord.ext import commands

from cogs.acts.frontend import Frontend
from cogs.pages.notes import MODAL, NoteButton, NoteModal, notes_layout, written_in
from cogs.pages.posts import renderer_of
from cogs.parts.layouts import Layout
from cogs.parts.refusals import sentence
from cogs.parts.responder import Interaction, reader_words
from engine.host.doors.history import PastBoard
from engine.host.values.denials import Denial, Denied
from engine.host.values.records import GameStatus

NEWEST = 10**9  # a step that no game has: the last one is meant


class NotesCog(commands.Cog, name="notes"):
    """Keeps notes; each belongs to the person who wrote it, not to the seat."""

    def __init__(self, bot: commands.Bot, frontend: Frontend) -> None:
        self._bot = bot
        self._frontend = frontend
        self._past = frontend.host.past

    async def cog_load(self) -> None:
        """Add the button."""
        self._bot.add_dynamic_items(NoteButton)

    async def cog_unload(self) -> None:
        """Take it away."""
        self._bot.remove_dynamic_items(NoteButton)

    async def notes(self, interaction: Interaction, game: int | None = None) -> None:
        """Open the modal for the present turn; after the game, list what was written."""
        board = await self._board(interaction, game)
        if isinstance(board, Denied) or board.game.status is GameStatus.RUNNING:
            await self._open(interaction, board)
        else:
            await self._list(interaction, board)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Keep what a modal of ours brings."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        found = MODAL.fullmatch(str(data.get("custom_id", "")))
        if found:
            await self._keep(interaction, int(found["game"]), int(found["turn"]), written_in(data))

    async def _keep(self, interaction: Interaction, number: int, turn: int, text: str) -> None:
        async def work() -> Layout | Denied:
            board = await self._board(interaction, number)
            if isinstance(board, Denied):
                return board
            newest = renderer_of(board.game).turn(board.view)
            kept = await self._past.write_note(number, interaction.user.id, min(turn, newest), text)
            if isinstance(kept, Denied):
                return kept
            return notes_layout(board.game, kept, reader_words(interaction), saved=True)

        await self._frontend.responder.privately(interaction, work)

    async def _open(self, interaction: Interaction, board: PastBoard | Denied) -> None:
        """Answer with the modal at once: it cannot follow an acknowledgement."""
        words = reader_words(interaction)
        if isinstance(board, PastBoard):
            turn = renderer_of(board.game).turn(board.view)
            notes = await self._past.notes(board.game.number, interaction.user.id)
            mine = (note.text for note in notes if (note.turn, note.seat) == (turn, board.seat))
            modal = NoteModal(board.game.number, turn, next(mine, ""), words)
            await interaction.response.send_modal(modal)
            return
        view = Layout().say(sentence(board, words)).view()
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _list(self, interaction: Interaction, board: PastBoard) -> None:
        async def work() -> Layout | Denied:
            notes = await self._past.notes(board.game.number, interaction.user.id)
            return notes_layout(board.game, notes, reader_words(interaction), saved=False)

        await self._frontend.responder.privately(interaction, work)

    async def _board(self, interaction: Interaction, number: int | None) -> PastBoard | Denied:
        """Find the game in which the person is a captain, as it stands for them."""
        person = interaction.user.id
        info = await self._past.meant(interaction.channel_id, person, number)
        if isinstance(info, Denied):
            return info
        if info.seat_of(person) is None:
            return Denied(Denial.NOT_YOUR_GAME)
        return await self._past.board_at(info.number, person, NEWEST)
