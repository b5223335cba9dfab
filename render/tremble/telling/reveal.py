"""The reveal as a film: captains fly out, beams go on, dice tumble, winners stay."""

from engine.tremble.table.view import Phase, PublicView, Space
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.film import Set
from render.invasion.kinds import Films
from render.tremble.boards.board_cities import add_city
from render.tremble.parts.facts import fate_at
from render.tremble.parts.terms import at_phase
from render.tremble.telling.unfolding import Unfolding
from render.tremble.texts.alt import reveal_alt
from render.words import Words


def scene(story: Unfolding, words: Words) -> Set:
    """Say how a reveal is shown."""

    def add(canvas: Canvas, box: Box, view: PublicView, space: Space) -> None:
        add_city(canvas, box, space, fate_at(view, space.number), words)

    title = words(at_phase(story.turn, Phase.REVEAL))
    return Set(title, add, reveal_alt(story.fought, words))


FILMS = Films(Unfolding, scene)
