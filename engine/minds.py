"""Computer captains of all games, by the names under which tables choose them."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.contract import AnyGame
from engine.core.playthrough import FormMaker, Pick
from engine.tremble.captains.captains import CAPTAINS
from engine.tremble.rules import TREMBLE

PLAYERS: Mapping[str, Mapping[str, Callable[[Any, Ask, FormMaker, Pick], Answer]]] = {
    TREMBLE.id: CAPTAINS
}


class ComputerCaptains:
    """The computer captains there are; each knows a view, a question and its form."""

    def strengths(self, rules: AnyGame) -> tuple[str, ...]:
        """List those of a game, weakest first."""
        return tuple(PLAYERS.get(rules.id, {}))

    def answer(
        self, rules: AnyGame, strength: str, view: Any, ask: Ask, make_form: FormMaker, pick: Pick
    ) -> Answer:
        """Let one of them answer; raise KeyError where there is no such captain."""
        return PLAYERS[rules.id][strength](view, ask, make_form, pick)
