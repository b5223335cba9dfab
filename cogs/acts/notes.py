"""Private notes of a captain: written in a modal, kept per turn, shown to nobody else."""

from collections.abc import Mapping

from cogs.acts.frontend import Frontend
from cogs.pages.notes import FIELD, note_modal, notes_layout
from cogs.pages.posts import renderer_of
from cogs.parts.controls import written_in
from cogs.parts.custom_ids import Act
from cogs.parts.layouts import Layout
from cogs.parts.refusals import sentence
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.host.doors.history import PastBoard
from engine.host.values.denials import Denial, Denied
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
        board = await self._board(interaction, game)
        if isinstance(board, Denied) or board.game.status is GameStatus.RUNNING:
            await self._open(interaction, board)
        else:
            await self._list(interaction, board)

    async def _keep(self, interaction: Interaction, act: Act) -> None:
        """Keep what a modal of ours brings."""
        (turn,), number = act.numbers(1), act.game
        text = written_in(interaction).get(FIELD, "")

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
            modal = note_modal(board.game.number, turn, next(mine, ""), words)
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
