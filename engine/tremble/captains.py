"""Computer captains: they know a view, a question and its form, and nothing else."""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.easy import easy
from engine.tremble.sharp import sharp
from engine.tremble.steady import steady
from engine.tremble.view import TrembleView

Captain: TypeAlias = Callable[[TrembleView, Ask, FormMaker, Pick], Answer]

CAPTAINS: dict[str, Captain] = {"easy": easy, "steady": steady, "sharp": sharp}
