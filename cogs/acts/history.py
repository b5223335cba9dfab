"""The past of a game, told privately: history, past boards, what somebody missed, their notes."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from discord import ui

from cogs.acts.frontend import Frontend
from cogs.pages.history import (
    PastPage,
    catch_up_layout,
    last_step,
    missed,
    page_layout,
    turns_of,
    unbegun,
)
from cogs.pages.notes import FIELD, note_modal, notes_layout
from cogs.pages.posts import names_of, renderer_of
from cogs.parts.controls import button, value_in, written_in
from cogs.parts.custom_ids import Act, is_number
from cogs.parts.layouts import Layout
from cogs.parts.places import place_of
from cogs.parts.responder import Interaction, reader_words
from cogs.parts.routes import Handler
from engine.core.words import say
from engine.host.steps.seats.permits import seat_of
from engine.host.values.denials import DeniedError
from engine.host.values.past import Gap, History, PastBoard
from engine.host.values.records import GameStatus
from render.picture import Picture
from render.words import Words


class PastActions:
    """Opens the past to whoever asks, each as far as they were told."""

    def __init__(self, frontend: Frontend) -> None:
        self._frontend = frontend
        self._past = frontend.host.past

    def acts(self) -> Mapping[str, Handler]:
        """List what the controls of the pages ask for."""
        return {
            "page": self._turn_to,
            "turn": self._turn_to_chosen,
            "board-then": self._open_board,
            "text-then": self._open_board,
            "catchup": lambda interaction, act: self.catch_up(interaction, act.game),
        }

    # --- commands ------------------------------------------------------------------------------

    async def history(
        self, interaction: Interaction, turn: int | None = None, game: int | None = None
    ) -> None:
        """Open the history of a game at a turn, else at its newest page."""
        page = None if turn is None else PastPage(turn)

        async def work() -> Layout:
            number = await self._meant(interaction, game)
            return await self._page(interaction, number, page)

        await self._frontend.responder.privately(interaction, work)

    async def board(
        self, interaction: Interaction, turn: int | None, game: int | None = None
    ) -> None:
        """Show the board as it stood at the end of a turn, or as it stands."""

        async def work() -> Layout:
            number = await self._meant(interaction, game)
            history = await self._past.history(number, interaction.user.id)
            return await self._board_after(interaction, history, turn)

        await self._frontend.responder.privately(interaction, work)

    async def catch_up(self, interaction: Interaction, game: int | None = None) -> None:
        """Tell what happened since this person last looked, and how it stands."""

        async def work() -> Layout:
            number = await self._meant(interaction, game)
            return await self._missed(interaction, number)

        await self._frontend.responder.privately(interaction, work)

    # --- controls ------------------------------------------------------------------------------

    async def _turn_to(self, interaction: Interaction, act: Act) -> None:
        """Turn a page of a private reply; under any other message, open one."""
        turn, part = act.numbers(2)
        await self._show(interaction, act.game, PastPage(turn, part))

    async def _turn_to_chosen(self, interaction: Interaction, act: Act) -> None:
        """Open the chosen turn; a forged value means the newest."""
        value = value_in(interaction)
        await self._show(interaction, act.game, PastPage(int(value)) if is_number(value) else None)

    async def _show(self, interaction: Interaction, number: int, page: PastPage | None) -> None:
        async def work() -> Layout:
            found = await self._meant(interaction, number)
            return await self._page(interaction, found, page)

        await self._frontend.responder.in_place(interaction, work)

    async def _open_board(self, interaction: Interaction, act: Act) -> None:
        """Show how a game stood after a step, as a picture or in words."""
        (step,) = act.numbers(1)
        in_words = act.name == "text-then"

        async def work() -> Layout:
            found = await self._meant(interaction, act.game)
            words = reader_words(interaction)
            viewer = interaction.user.id if in_words else None
            board = await self._past.board_at(found, viewer, step)
            if in_words:
                return _in_words(board, words)
            return await self._pictured(interaction, board)

        await self._frontend.responder.privately(interaction, work)

    # --- inside --------------------------------------------------------------------------------

    async def _meant(self, interaction: Interaction, number: int | None) -> int:
        info = await self._past.meant(place_of(interaction), interaction.user.id, number)
        return info.number

    async def _page(self, interaction: Interaction, number: int, page: PastPage | None) -> Layout:
        history = await self._past.history(number, interaction.user.id)
        if page is None and history.steps:
            await self._past.looked(number, interaction.user.id, history.entries)
        return page_layout(history, page, reader_words(interaction))

    async def _board_after(
        self, interaction: Interaction, history: History, wanted: int | None
    ) -> Layout:
        words, turns, number = reader_words(interaction), turns_of(history), history.game.number
        if not turns:
            return Layout().say(words(unbegun(history.game)))
        turn = turns[-1] if wanted is None else wanted
        if turn not in turns:
            told = say("history-no-turn", number=number, first=turns[0], last=turns[-1])
            return Layout().say(words(told))
        board = await self._past.board_at(number, None, last_step(history, turn))
        return await self._pictured(interaction, board)

    async def _pictured(self, interaction: Interaction, board: PastBoard) -> Layout:
        """Lay out what everybody saw then, as a picture or in words."""
        game, words = board.game, reader_words(interaction)
        renderer = renderer_of(game)
        shown = renderer.at_end(board.before, board.view)

        def lay_out(picture: Picture | None) -> Layout:
            layout = Layout().say(_heading(board, words))
            if picture is None:
                return layout.say(renderer.board_text(shown, names_of(game), words))
            text = button(Act.to("text-then", game.number, board.step), words(say("button-text")))
            return layout.show(picture).rows([text])

        draw = partial(self._frontend.picture_cache.board, game, shown, words)
        return await self._frontend.pictured(interaction.user.id, draw, lay_out)

    async def _missed(self, interaction: Interaction, number: int) -> Layout:
        person, words = interaction.user.id, reader_words(interaction)
        gap = await self._past.gap(number, person)
        glance = await self._frontend.host.glance(number, person)
        if not gap.history.steps:
            return Layout().say(words(unbegun(gap.history.game)))
        notes = await self._past.notes(number, person)
        public = await self._past.board_at(number, None, gap.history.steps[-1].number)
        before = await self._before(gap)
        cache = self._frontend.picture_cache
        draw = partial(cache.board, public.game, public.view, words, before=before)
        lay_out = partial(catch_up_layout, gap, glance, notes, words)
        layout = await self._frontend.pictured(person, draw, lay_out)
        layout.view()  # what cannot be shown has not been seen
        await self._past.looked(number, person, gap.history.entries)
        return layout

    async def _before(self, gap: Gap) -> Any:
        """Return what everybody saw before what somebody missed; None where that is nothing."""
        steps = missed(gap)
        if not steps:
            return None
        board = await self._past.board_at(gap.history.game.number, None, steps[0].number)
        return board.before


def _in_words(board: PastBoard, words: Words) -> Layout:
    """Tell a board, and what its viewer held then."""
    game = board.game
    renderer, names = renderer_of(game), names_of(game)
    layout = Layout().say(_heading(board, words))
    layout.say(renderer.hand_text(board.view, names, words))
    shown = renderer.at_end(board.before, board.view)
    return layout.say(renderer.board_text(shown, names, words))


def _heading(board: PastBoard, words: Words) -> str:
    """Head a past board: where the game stood, and whether it stands there still."""
    game, renderer = board.game, renderer_of(board.game)
    turn = renderer.turn(board.before)
    if renderer.turn(board.view) != turn or game.status is not GameStatus.RUNNING:
        return words(say("past-board-then", number=game.number, turn=turn))
    headline = renderer.headline(board.view, words)
    return words(say("past-board-now", number=game.number, headline=headline, turn=turn))


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
        info = await self._past.meant(place_of(interaction), person, number)
        seat_of(info, person)
        return await self._past.board_at(info.number, person, NEWEST)
