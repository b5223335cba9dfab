"""Computer captains: they know a view, a question and its form, and nothing else."""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.tremble_draft.captains.easy import easy
from engine.tremble_draft.captains.sharp import sharp
from engine.tremble_draft.captains.steady import steady
from engine.tremble_draft.table.view import DraftView

Captain: TypeAlias = Callable[[DraftView, Ask, FormMaker, Pick], Answer]

CAPTAINS: dict[str, Captain] = {"easy": easy, "steady": steady, "sharp": sharp}
