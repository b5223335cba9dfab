"""The board as a reveal of the first draft left it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.tremble_draft.table.view import Phase, PublicView
from render.invasion.facts import outcome
from render.tremble_draft.telling.reveal import Unfolding


def came_out(before: PublicView, view: PublicView, events: Sequence[Any]) -> PublicView:
    """Show a turn as its reveal left it."""
    shown: PublicView = outcome.came_out(before, view, events, Unfolding)
    phase = Phase.BATTLE if before.phase is Phase.PLANNING else before.phase
    return replace(shown, turn=before.turn, phase=phase, lead=before.lead, meeting=before.meeting)
