"""A toy in which red cards alone may be played: who holds others has nothing to choose."""

from engine.core.asks import Answer, Ask
from engine.core.forms import Field, Form, make_form
from tests.toy.forms import PASS
from tests.toy.game import ToyGame
from tests.toy.state import View


class ShyGame(ToyGame):
    """Asks all who hold cards, as everybody sees how many they are."""

    def form(self, view: View, ask: Ask, draft: Answer) -> Form:
        """Offer red cards, and to pass."""
        form = super().form(view, ask, draft)
        if ask.kind != "window":
            return form
        (field,) = form.fields
        offered = [each for each in field.options if each.key.startswith(("red", PASS))]
        return make_form([Field(field.key, field.label, tuple(offered), field.chosen)])


SHY = ShyGame()
