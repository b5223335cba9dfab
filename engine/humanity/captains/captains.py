"""The computer captains by name."""

from collections.abc import Callable
from typing import TypeAlias

from engine.core.asks import Answer, Ask
from engine.core.playthrough import FormMaker, Pick
from engine.humanity.captains.easy import easy
from engine.humanity.captains.sharp import sharp
from engine.humanity.captains.steady import steady
from engine.humanity.table.view import HumanityView

Captain: TypeAlias = Callable[[HumanityView, Ask, FormMaker, Pick], Answer]

CAPTAINS: dict[str, Captain] = {"easy": easy, "steady": steady, "sharp": sharp}
