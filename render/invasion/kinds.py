"""The kinds of pictures of an edition: what each shows, who draws it, and what is said of it."""

from collections.abc import Callable, Container, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.asks import Ask
from engine.core.forms import Form
from render.canvas import Canvas
from render.invasion.facts.following import Unfolds
from render.invasion.fights.closeups import Closeups
from render.invasion.film import Set
from render.invasion.hands.plan import PLAN, Plans
from render.invasion.parts import sprites
from render.page import Page
from render.picture import Caption, Picture
from render.theme import USUAL, Look
from render.words import Words

View = TypeVar("View")


class Changed(msgspec.Struct, Generic[View], frozen=True):
    """What everybody saw once, and what they see now."""

    before: View
    view: View


class Boards(NamedTuple):
    """Boards: what everybody sees."""

    change: type[Changed[Any]]
    lay: Callable[[Any, tuple[str, ...], Words, Look, Any], Page]
    alt: Callable[[Any, tuple[str, ...], Words], list[str]]

    def picture(
        self, view: Any, names: tuple[str, ...], words: Words, look: Look, before: Any = None
    ) -> Picture:
        """Draw what everybody sees; what is new since `before` is marked."""
        page = self.lay(view, names, words, look, before)
        name = f"board-{view.turn}-{view.phase}.png"
        return page.picture(sprites.inks, Caption(self.alt(view, names, words), name, words))


class Hands(NamedTuple):
    """Hands: what one captain holds."""

    lay: Callable[[Any, Any, tuple[str, ...], Words, Look, Form | None], Page]
    alt: Callable[[Any, Any, Words], list[str]]

    def picture(
        self,
        view: Any,
        names: tuple[str, ...],
        words: Words,
        look: Look = USUAL,
        form: Form | None = None,
    ) -> Picture:
        """Draw what one captain holds; what is chosen in a form is marked."""
        public, own = view.public, view.own
        page = self.lay(public, own, names, words, look, form)
        name = f"hand-{public.turn}-{public.phase}.png"
        return page.picture(sprites.inks, Caption(self.alt(public, own, words), name, words))


class Drafts(NamedTuple):
    """Orders as they are drafted: a plan, what a question is about, or the hand."""

    draft: type[Any]
    drafted: Callable[[Any, Ask, Form], Any]
    plans: Plans
    at_stake: Container[str]  # kinds of drafts that show what the question is about
    stakes: Callable[[Any, tuple[str, ...], Words, Look], Canvas]
    stakes_lines: Callable[[Any, tuple[str, ...], Words], list[str]]

    def picture(
        self, shown: Any, names: tuple[str, ...], words: Words, look: Look, hands: Hands
    ) -> Picture:
        """Draw what is drafted."""
        view = shown.view
        if shown.kind == PLAN:
            return self.plans.picture(view.public, view.own, shown.form, words, look)
        if shown.kind not in self.at_stake:
            return hands.picture(view, names, words, look, shown.form)
        told = self.stakes_lines(shown, names, words)
        caption = Caption(told, f"stakes-{view.public.turn}.png", words)
        canvas = self.stakes(shown, names, words, look)
        return canvas.picture(sprites.inks(look.theme), caption)

    def lines(self, shown: Any, names: tuple[str, ...], words: Words) -> list[str]:
        """Tell the same; a purchase is told by its form."""
        if shown.kind == PLAN:
            view = shown.view
            return [self.plans.text(view.public, view.own, shown.form, words)]
        return self.stakes_lines(shown, names, words) if shown.kind in self.at_stake else []


class Fights(NamedTuple):
    """Fights from close up."""

    duel: type[Any]
    fought: Callable[[Any, Any, Any], Any]
    worth_seeing: Callable[[Any, Sequence[Any]], Sequence[Any]]
    closeups: Closeups


class Podiums(NamedTuple):
    """The ends of games."""

    finale: type[Any]
    of: Callable[[Any], Any]
    draw: Callable[[Any, tuple[str, ...], Words, Look], Canvas]
    alt: Callable[[Any, tuple[str, ...], Words], list[str]]

    def picture(self, shown: Any, names: tuple[str, ...], words: Words, look: Look) -> Picture:
        """Draw the end of a game."""
        caption = Caption(self.alt(shown, names, words), "podium.png", words)
        canvas = self.draw(shown, names, words, look)
        return canvas.picture(sprites.inks(look.theme), caption)


class Films(NamedTuple):
    """Reveals as films."""

    story: type[Unfolds[Any, Any, Any]]
    scene: Callable[[Any, Words], Set]
