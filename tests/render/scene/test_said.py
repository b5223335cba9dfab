"""All games that stand on the scene: what is drawn is said, and what is said is drawn."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from render.humanity.boards.table import base_scene, board_scene, seat_scene
from render.scene.nodes import Column
from render.scene.speaking import unsaid
from render.theme import USUAL
from render.words import Words, words_for
from tests.render.humanity.samples import NAMES, VIEWS, earlier


def of_humanity(words: Words) -> Iterator[Column]:
    """Show every view as all see it, as two players do, and bases alone."""
    for view in VIEWS.values():
        yield board_scene(view, NAMES, words, USUAL)
        for seat in (0, len(view.players) - 1):
            yield seat_scene(view, seat, NAMES, words, USUAL, earlier(view))
            yield base_scene(view, seat, NAMES, words)


SCENES: Mapping[str, Callable[[Words], Iterator[Column]]] = {"humanity": of_humanity}
"""The scenes of every game that stands on them."""


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("game", SCENES)
def test_nothing_is_drawn_and_not_said_or_said_and_not_drawn(game: str, locale: str) -> None:
    words = words_for(locale)
    faults = {fault for scene in SCENES[game](words) for fault in unsaid(scene, words)}
    assert not faults
