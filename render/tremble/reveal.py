"""The reveal as a film: captains fly out, beams go on, dice tumble, winners stay."""

from collections.abc import Iterator

from engine.tremble.table.view import Phase, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.encoding import FilmFrame
from render.invasion import film
from render.invasion.film import FILM, MOST_BYTES, Set
from render.picture import Picture
from render.theme import Look
from render.tremble.alt import reveal_alt
from render.tremble.board_cities import add_city
from render.tremble.facts import fate_at
from render.tremble.terms import at_phase
from render.tremble.unfolding import Unfolding
from render.words import Words


def reveal(story: Unfolding, words: Words, look: Look = FILM, most: int = MOST_BYTES) -> Picture:
    """Draw how a reveal unfolds, as large as a small file holds."""
    alt = reveal_alt(story.fought, words)
    return film.film(story, _set(story, words), alt, look, most)


def frames(story: Unfolding, words: Words, look: Look) -> Iterator[FilmFrame]:
    """Draw one frame after another."""
    return film.frames(story, _set(story, words), look)


def _set(story: Unfolding, words: Words) -> Set:
    def add(canvas: Canvas, box: Box, view: PublicView, space: Space) -> None:
        add_city(canvas, box, space, fate_at(view, space.number), words)

    return Set(words(at_phase(story.turn, Phase.REVEAL)), add)
