"""All games that stand on the scene: what is drawn is said, and what is said is drawn."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from engine.martians.foreseen import foreseen
from engine.martians.rules import MARTIANS
from render.humanity.boards.table import base_scene, board_scene, seat_scene
from render.martians.boards.table import board_scene as board_of_town
from render.martians.boards.table import seat_scene as seat_of_town
from render.scene.nodes import Column
from render.scene.speaking import unsaid
from render.theme import USUAL
from render.words import Words, words_for
from tests.render.humanity.samples import NAMES, VIEWS, earlier
from tests.render.martians.samples import turns_of


def of_humanity(words: Words) -> Iterator[Column]:
    """Show every view as all see it, as two players do, and bases alone."""
    for view in VIEWS.values():
        yield board_scene(view, NAMES, words, USUAL)
        for seat in (0, len(view.players) - 1):
            yield seat_scene(view, seat, NAMES, words, USUAL, earlier(view))
            yield base_scene(view, seat, NAMES, words)


def of_martians(words: Words) -> Iterator[Column]:
    """Show turns of games in both modes as all see them, and as their captains do with a draft."""
    names = ("Ann", "Bob", "Zoë")
    for view, ask in turns_of("comp", 2) + turns_of("coop", 3):
        yield board_of_town(view, names, words, USUAL)
        draft = foreseen(view, ask, MARTIANS.suggestion(view, ask))
        yield seat_of_town(view, names, words, USUAL, draft)


SCENES: Mapping[str, Callable[[Words], Iterator[Column]]] = {
    "humanity": of_humanity,
    "martians": of_martians,
}
"""The scenes of every game that stands on them."""


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("game", SCENES)
def test_nothing_is_drawn_and_not_said_or_said_and_not_drawn(game: str, locale: str) -> None:
    words = words_for(locale)
    faults = {fault for scene in SCENES[game](words) for fault in unsaid(scene, words)}
    assert not faults
