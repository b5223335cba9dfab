"""What one action is chosen by: what a seat sees and is asked, which words fit, all as numbers.

A learner gets it from an environment, and the captain that it became from a game in earnest.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from engine.core.asks import Answer, Ask
from engine.core.forms import Field
from engine.core.playthrough import FormMaker, Pick
from engine.gym.features import LIMIT, WIDTH, Vector, features
from engine.gym.spelling import Spelling
from engine.gym.words import WordIndex

Observation: TypeAlias = dict[str, NDArray[Any]]


class Moment:
    """The moment of one word: a view, a question, and how far its answer is spelled."""

    def __init__(
        self, view: Any, ask: Ask, spelling: Spelling, words: WordIndex, seen: Callable[[], Vector]
    ) -> None:
        """Take all that a seat goes by; `seen` makes its view a vector when that is wanted."""
        assert spelling.field is not None
        self.view = view
        self.ask = ask
        self.field: Field = spelling.field
        self._spelling = spelling
        self._words = words
        self._seen = seen

    def actions(self) -> NDArray[np.int64]:
        """List the actions there are, by number."""
        return np.array([self._words.number(word) for word in self._spelling.words()])

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for each action there is and 0 for all others."""
        mask = np.zeros(len(self._words), np.int8)
        mask[self.actions()] = 1
        return mask

    def vector(self) -> Vector:
        """Return what is seen, asked and chosen already, as numbers."""
        seen = self._seen()
        asked = features(self.asked(), "ask", len(seen))
        vector: Vector = np.clip(seen + asked, -LIMIT, LIMIT)
        return vector

    def asked(self) -> dict[str, Any]:
        """Return what is asked and chosen already, as plain data."""
        return {
            "kind": self.ask.kind,
            "about": msgspec.to_builtins(self.ask.about),
            "field": self.field.key,
            "parts": self.field.key.split("."),
            "draft": self._spelling.form.answer(),
        }

    def observation(self) -> Observation:
        """Return both as environments do."""
        return {"observation": self.vector(), "action_mask": self.mask()}


Policy: TypeAlias = Callable[[Moment, Pick], int]
"""Chooses an action, by chance only where `Pick` throws it: a number from 0 below a limit."""
Captain: TypeAlias = Callable[[Any, Ask, FormMaker, Pick], Answer]


def captain_of(policy: Policy, words: WordIndex, width: int = WIDTH) -> Captain:
    """Make a computer captain of a policy, to be named as an entry point."""

    def answer(view: Any, ask: Ask, make_form: FormMaker, pick: Pick) -> Answer:
        spelling, kept = Spelling(make_form), list[Vector]()

        def seen() -> Vector:
            if not kept:
                kept.append(features(view, "view", width))
            return kept[0]

        while spelling.field is not None:
            moment = Moment(view, ask, spelling, words, seen)
            spelling.add(words[int(policy(moment, pick))])
        return spelling.form.answer()

    return answer
