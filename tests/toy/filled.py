"""A toy whose bids are filled in: they look answered."""

from engine.core.asks import Answer, Ask
from engine.core.forms import Form
from tests.toy.game import ToyGame
from tests.toy.state import View


class FilledGame(ToyGame):
    """Bids one coin where nothing is said, which the default does not."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Fill the bid in."""
        filled: Answer = {"bid": ("1",)} if ask.kind == "bid" else {}
        return super().form(view, ask, {**filled, **draft})


FILLED = FilledGame()
