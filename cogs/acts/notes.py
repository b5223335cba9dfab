"""Private notes of a captain: written in a modal, kept per turn, shown to nobody else."""

from collections.abc import Mapping
from contextlib import suppress

from discord import ui

from cogs.acts.frontend import Frontend
from cogs.pages.notes import FIELD, note_modal, notes_layout
from cogs.pages.posts import renderer_of
from cogs.parts.controls import written_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.host.doors.history import PastBoard
from engine.host.values.denials import Denial, DeniedError
from engine.host.values.records import GameStatus

NEWEST = 10**9  # a step that no game has: the last one is meant


class NoteActions:
    """Keeps notes; each belongs to the person who wrote it, not to the seat."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._past = frontend.host.past

    def acts(self) -> Mapping[str, Handler]:
        """List what the button and the modal ask for."""
        return {
            "note": lambda interaction, act: self.notes(interaction, act.game),
            "keep-note": self._keep,
        }

    async def notes(self, interaction: Interaction, game: int | None = None) -> None:
        """Open the modal for the present turn; after the game, list what was written."""

        async def modal() -> ui.Modal:
            board = await self._board(interaction, game)
            turn = renderer_of(board.game).turn(board.view)
            notes = await self._past.notes(board.game.number, interaction.user.id)
            mine = (note.text for note in notes if (note.turn, note.seat) == (turn, board.seat))
            return note_modal(board.game.number, turn, next(mine, ""), reader_words(interaction))

        with suppress(DeniedError):
            board = await self._board(interaction, game)
            if board.game.status is not GameStatus.RUNNING:
                await self._list(interaction, board)
                return
        await self._frontend.responder.with_modal(interaction, modal)

    async def _keep(self, interaction: Interaction, act: Act) -> None:
        """Keep what a modal of ours brings."""
        (turn,), number = act.numbers(1), act.game
        text = written_in(interaction).get(FIELD, "")

        async def work() -> Layout:
            board = await self._board(interaction, number)
            newest = renderer_of(board.game).turn(board.view)
            kept = await self._past.write_note(number, interaction.user.id, min(turn, newest), text)
            return notes_layout(board.game, kept, reader_words(interaction), saved=True)

        await self._frontend.responder.privately(interaction, work)

    async def _list(self, interaction: Interaction, board: PastBoard) -> None:
        async def work() -> Layout:
            notes = await self._past.notes(board.game.number, interaction.user.id)
            return notes_layout(board.game, notes, reader_words(interaction), saved=False)

        await self._frontend.responder.privately(interaction, work)

    async def _board(self, interaction: Interaction, number: int | None) -> PastBoard:
        """Find the game in which the person is a captain, as it stands for them."""
        person = interaction.user.id
        info = await self._past.meant(interaction.channel_id, person, number)
        if info.seat_of(person) is None:
            raise DeniedError(Denial.NOT_YOUR_GAME)
        return await self._past.board_at(info.number, person, NEWEST)
