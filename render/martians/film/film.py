"""A turn as a film: a tile, the walk step by step, fights with their dice, the horde."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace
from PIL import Image

from engine.core.words import Text, say
from engine.martians.table import events as ev
from engine.martians.table.view import MartiansView, TownTable
from engine.martians.town.town import Square
from render.boxes import Box
from render.canvas import Canvas, Style
from render.encoding import FilmFrame
from render.house.captains import drawn_name
from render.house.films import FILM, filmed
from render.house.voice import Voice
from render.martians import paints
from render.martians.boards.squares import draw_tile
from render.martians.boards.town_map import (
    TownMap,
    Window,
    centre_of,
    draw_land,
    tile_leaves,
    window_of,
)
from render.martians.film.told import TurnStory, touched
from render.martians.telling.story import STORY
from render.picture import Picture, within
from render.scene.painting import MARGIN, WIDTH
from render.theme import Look, Theme
from render.type import Face
from render.words import Words

MOST_BYTES = 900_000
HEAD, FOOT = 100, 130
DIE = 104
TITLE, CAPTION = Style(Face.DISPLAY, 60, 40), Style(Face.TEXT, 42, 38)
STEP, SLIDE, SLIDES = 170, 90, 4  # milliseconds of a step, of a part of one, parts
OPENING, TOLD, THROWN, STRUCK, LAST = 700, 700, 450, 550, 3000
THROWS = {
    "walk": say("martians-film-walk"),
    "fight": say("martians-film-fight"),
    "horde": say("martians-film-horde"),
}


class Stage(NamedTuple):
    """What stays as it is while a film lasts."""

    window: Window
    side: int
    look: Look
    title: str
    voice: Voice

    @property
    def size(self) -> tuple[int, int]:
        """Return how wide and high the film is."""
        return WIDTH, HEAD + self.town.h + FOOT + 2 * MARGIN

    @property
    def town(self) -> Box:
        """Return where the town lies."""
        wide, high = self.window.columns * self.side, self.window.rows * self.side
        return Box((WIDTH - wide) // 2, HEAD, wide, high)

    @property
    def foot(self) -> Box:
        """Return where it is said what happens."""
        return Box(MARGIN, self.town.bottom + MARGIN, WIDTH - 2 * MARGIN, FOOT)

    def square(self, view: MartiansView, square: Square) -> Box:
        """Return where a square is."""
        x, y = centre_of(view, self.window, square)
        wide = self.side // 3
        left = self.town.x + x * self.side // 1000 - wide // 2
        return Box(left, self.town.y + y * self.side // 1000 - wide // 2, wide, wide)


class Shown(NamedTuple):
    """What stands below the town for a while: a sentence, and a die."""

    caption: str = ""
    face: int = 0
    good: bool | None = None


def film(
    story: TurnStory,
    names: tuple[str, ...],
    words: Words,
    look: Look = FILM,
    most: int = MOST_BYTES,
) -> Picture:
    """Draw how a turn unfolds, as large as a small file holds."""
    drawn = filmed(partial(frames, story, names, words), paints.inks(look.theme), look, most)
    return Picture(drawn, film_alt(story, names, words), "turn.gif")


def film_alt(story: TurnStory, names: tuple[str, ...], words: Words) -> str:
    """Say what the film shows."""
    voice = Voice(names, words)
    told = [voice(text) for event in story.events for text in STORY.brief(event, voice)]
    return within([words(_title(story, names, words)), *[each.replace("*", "") for each in told]])


def _title(story: TurnStory, names: tuple[str, ...], words: Words) -> Text:
    """Name the captain whose turn it is; of all turns of a round, only the round."""
    began = [event for event in story.events if isinstance(event, ev.TurnBegan)]
    if len(began) > 1:
        return say("martians-film-round", round=began[0].round)
    seat = next((each.seat for each in story.events if isinstance(each, ev.Walked)), None)
    if seat is None:
        seat = story.view.table.seat
    captain = drawn_name(names, seat, words)
    return say("martians-film-title", round=story.view.table.round, captain=captain)


def stage_for(story: TurnStory, names: tuple[str, ...], words: Words, look: Look) -> Stage:
    """Set the stage for all on which something happens."""
    *_, (_, last) = story.tables()
    whole = window_of(last)
    cells = {each.number: (each.x, each.y) for each in last.tiles}
    near = [cells[number] for number in touched(story) if number in cells]
    window = whole.within(Window.around(near or list(cells.values())))
    high = WIDTH * 5 // 4 - HEAD - FOOT - 2 * MARGIN - 1
    side = min((WIDTH - 2 * MARGIN) // window.columns, high // window.rows)
    voice = Voice(names, words)
    return Stage(window, side - side % 3, look, words(_title(story, names, words)), voice)


def frames(
    story: TurnStory, names: tuple[str, ...], words: Words, look: Look
) -> Iterator[FilmFrame]:
    """Draw one frame after another."""
    stage = stage_for(story, names, words, look)
    before = story.view
    yield FilmFrame(_draw(stage, before).image, OPENING)
    shown = Shown()
    for event, table in story.tables():
        view = replace(before, table=table)
        shown = _shown(stage, event) or shown
        yield from _moved(stage, before, view, event, shown)
        before = view
    yield FilmFrame(_draw(stage, before).image, LAST)


def _shown(stage: Stage, event: ev.MartiansEvent) -> Shown | None:
    """Say what stands below the town from an event on; None where it stays."""
    if isinstance(event, ev.Rolled):
        what = THROWS.get(event.what)
        return Shown("" if what is None else stage.voice(what), event.face)
    told = [stage.voice(text) for text in STORY.brief(event, stage.voice)]
    if not told:
        return None
    good = event.won if isinstance(event, ev.Fought) else None
    return Shown(told[0].replace("*", ""), good=good)


def _moved(
    stage: Stage, before: MartiansView, view: MartiansView, event: ev.MartiansEvent, shown: Shown
) -> Iterator[FilmFrame]:
    """Draw what an event changes, as it changes it."""
    match event:
        case ev.Walked():
            for square in event.squares:
                yield FilmFrame(_draw(stage, _at(before, event.seat, square), shown).image, STEP)
        case ev.Rolled():
            yield FilmFrame(_draw(stage, view, shown).image, THROWN)
        case ev.Fought():
            yield FilmFrame(_struck(stage, before, event, shown), STRUCK)
        case ev.Died():
            yield FilmFrame(_struck(stage, before, event, shown), STRUCK)
            yield FilmFrame(_draw(stage, view, shown).image, TOLD)
        case ev.HordeMoved():
            yield from _herded(stage, before, event.moves, shown)
        case _ if view.table != before.table:
            yield FilmFrame(_draw(stage, view, shown).image, TOLD)


def _at(view: MartiansView, seat: int, square: Square) -> MartiansView:
    captains = list(view.table.captains)
    captains[seat] = replace(captains[seat], square=square)
    return _with_table(view, replace(view.table, captains=tuple(captains)))


def _with_table(view: MartiansView, table: TownTable) -> MartiansView:
    return replace(view, table=table)


def _struck(
    stage: Stage, view: MartiansView, event: ev.Fought | ev.Died, shown: Shown
) -> Image.Image:
    """Draw a blow: a blast where a Martian was, a broken heart where a captain lost a Life."""
    canvas = _draw(stage, view, shown)
    won = isinstance(event, ev.Fought) and event.won
    place = stage.square(view, event.square).inset(-stage.side // 10)
    canvas.place(place, paints.thing, "blast" if won else "broken")
    return canvas.image


def _herded(
    stage: Stage, view: MartiansView, moves: Sequence[tuple[Square, Square]], shown: Shown
) -> Iterator[FilmFrame]:
    """Draw Martians on their way, all at once."""
    sources = {source for source, _ in moves}
    left = tuple([each for each in view.table.martians if each not in sources])
    ground = _draw(stage, _with_table(view, replace(view.table, martians=left)), shown).image
    ways = [(stage.square(view, one), stage.square(view, other)) for one, other in moves]
    for step in range(1, SLIDES + 1):
        canvas = _over(stage, ground)
        for at, (one, other) in enumerate(ways):
            x = one.x + (other.x - one.x) * step // SLIDES
            y = one.y + (other.y - one.y) * step // SLIDES
            canvas.place(Box(x, y, one.w, one.h).inset(one.w // 20), paints.martian, at)
        yield FilmFrame(canvas.image, SLIDE)


def _over(stage: Stage, ground: Image.Image) -> Canvas:
    def still(_theme: Theme, _width: int, _height: int) -> Image.Image:
        return ground

    return Canvas(*stage.size, stage.look, still)


def _draw(stage: Stage, view: MartiansView, shown: Shown | None = None) -> Canvas:
    """Draw a moment: the headline, the town, what happens."""
    canvas = Canvas(*stage.size, stage.look, paints.backdrop)
    theme = canvas.theme
    canvas.fill(canvas.box.top(HEAD), paints.dusk, theme)
    canvas.text(canvas.box.top(HEAD).inset(MARGIN, 10), stage.title, TITLE, theme.ink)
    draw_land(canvas, stage.town)
    town = TownMap(tiles=tile_leaves(view, stage.window), window=stage.window, side=stage.side)
    for (x, y), leaf in town.tiles:
        column, row = x - stage.window.x, y - stage.window.y
        spot = (stage.town.x + column * stage.side, stage.town.y + row * stage.side)
        about: Any = leaf.about
        draw_tile(canvas, Box(*spot, stage.side, stage.side), *about)
    if shown is not None and (shown.caption or shown.face):
        _draw_foot(canvas, stage.foot, shown)
    return canvas


def _draw_foot(canvas: Canvas, box: Box, shown: Shown) -> None:
    """Draw what happens in a line, with the die that fell."""
    theme = canvas.theme
    ink = theme.ink if shown.good is None else theme.good if shown.good else theme.danger
    canvas.panel(box, theme.card)
    inner = box.inset(16, 10)
    if shown.face:
        canvas.place(inner.left(DIE), paints.die, theme, shown.face)
        inner = inner.after(DIE + 20)
    canvas.name(inner, shown.caption, CAPTION, ink, "left", 2)
