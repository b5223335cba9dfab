"""One's own trophies, counted as tasks count them: by type and by region."""

from collections.abc import Sequence

from engine.tremble_draft.cards.cards import City
from render.boxes import Box
from render.canvas import Canvas, Style
from render.invasion.parts.tallies import counted, draw_sign
from render.type import Face

COLUMNS = 3
HEIGHT = 212  # where it has a row of its own
MARGIN = 20
SIGN = 48
COUNT = Style(Face.BOLD, 44, 34)


def draw_trophies(canvas: Canvas, box: Box, cities: Sequence[City]) -> None:
    """Draw how many trophies of each type and of each region there are."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    tallies = counted([cities], [])
    rows = box.inset(MARGIN, 14).rows(-(-len(tallies) // COLUMNS), 4)
    places = [place for row in rows for place in row.columns(COLUMNS, MARGIN)]
    for tally, place in zip(tallies, places, strict=True):
        count = tally.counts[0]
        inner = place.inset(place.w // 6, 0)
        draw_sign(canvas, inner.left(SIGN), tally.type, tally.region)
        ink = theme.ink if count else theme.muted
        canvas.text(inner.after(SIGN + 16), str(count), COUNT, ink)
