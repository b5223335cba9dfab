"""The end of a game: winners lifted up, everybody's place, and how it came to that."""

from functools import partial

from render.canvas import Canvas
from render.invasion.ending import podium as scene
from render.invasion.ending.podium import PodiumRow
from render.invasion.fights.moods import mood_of
from render.invasion.kinds import Podiums
from render.theme import USUAL, Look
from render.tremble.ending.medals import finale_of
from render.tremble.ending.podium_rows import draw_row, row_height
from render.tremble.parts.course import Finale
from render.tremble.texts.alt import podium_alt
from render.words import Words


def draw_podium(finale: Finale, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw the end part by part, from top to bottom."""
    view, course = finale.view, finale.course
    rows = [
        PodiumRow(
            row_height(course),
            partial(
                draw_row,
                rank=rank,
                captain=captain,
                mood=mood_of(view, captain.seat),
                course=course,
                names=names,
                words=words,
            ),
        )
        for rank, captain in view.places
    ]
    return scene.draw_podium(view, course.humans, rows, finale.medals, names, words, look)


PODIUMS = Podiums(Finale, finale_of, draw_podium, podium_alt)
