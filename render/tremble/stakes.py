"""What a question of fight or reward is about: its cities, who is over them, one's own tasks.

One city is seen from close up, with every ship; several stand as on the board.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.tremble.table.view import PublicView
from render.boxes import Box
from render.canvas import Canvas
from render.invasion import sprites
from render.invasion.board_cities import row_height
from render.invasion.closeups import LARGE_WIDTH, WIDTH, Foot
from render.invasion.parts import GAP, PAD
from render.picture import Picture, within
from render.theme import USUAL, Look, grown
from render.tremble.board_cities import add_city
from render.tremble.closeup import closeup_alt, draw_closeup
from render.tremble.duel import Duel, duel_now
from render.tremble.facts import fate_at
from render.tremble.hand_tasks import draw_own_tasks, tasks_height
from render.tremble.terms import task_name
from render.words import Words


class Stakes(NamedTuple):
    """A captain who is asked, and the cities that the question is about."""

    view: PublicView
    seat: Seat
    spaces: Sequence[int]

    @property
    def duels(self) -> list[Duel]:
        """List what goes on over the cities that are still there."""
        found = [duel_now(self.view, self.seat, space) for space in self.spaces]
        return [duel for duel in found if duel is not None]


def stakes(about: Stakes, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw the cities that a captain is asked about."""
    canvas = draw_stakes(about, names, words, look)
    alt = within(stakes_text(about, names, words).splitlines())
    return Picture(canvas.png(sprites.inks(look.theme)), alt, f"stakes-{about.view.turn}.png")


def draw_stakes(about: Stakes, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw one city from close up, or several with everybody over them."""
    duels = about.duels
    if len(duels) == 1:
        return draw_closeup(duels[0], names, words, look, _tasks(about, words, look))
    return _draw_cities(about, duels, words, look)


def stakes_text(about: Stakes, names: tuple[str, ...], words: Words) -> str:
    """Tell the same in words."""
    told = [
        f"{words(_worth(duel))} {closeup_alt(duel, names, words) if duel.sides else ''}".strip()
        for duel in about.duels
    ]
    counts = [
        words(
            say(
                "tremble-hand-task",
                task=task_name(standing.task),
                count=standing.counts[about.seat],
                best=max(standing.counts),
            )
        )
        for standing in about.view.tasks
    ]
    told.append(words(say("tremble-alt-tasks", tasks=words.clauses(counts))))
    return "\n".join(told)


def _worth(duel: Duel) -> Text:
    city = duel.city
    raid, catch = city.raid, city.catch
    return say("tremble-alt-space", number=duel.space, city=city.name, raid=raid, catch=catch)


def _tasks(about: Stakes, words: Words, look: Look) -> Foot:
    """Draw one's own tasks below."""
    tasks, columns = about.view.tasks, 1 if look.large else 2

    def draw(canvas: Canvas, box: Box) -> None:
        draw_own_tasks(canvas, box.top(box.h - GAP), tasks, about.seat, words, columns)

    return Foot(tasks_height(tasks, columns) + GAP, draw)


def _draw_cities(about: Stakes, duels: Sequence[Duel], words: Words, look: Look) -> Canvas:
    """Draw cities in rows, as the board does."""
    view = about.view
    spaces = [view.spaces[each.space - 1] for each in duels]
    columns = 1 if look.large else 2
    rows = [spaces[first : first + columns] for first in range(0, len(spaces), columns)]
    foot = _tasks(about, words, look)
    height = sum(row_height(view, row) + GAP for row in rows) + foot.height + 2 * GAP
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    canvas = Canvas(width, height, drawn, sprites.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    for row in rows:
        high = row_height(view, row)
        for space, place in zip(row, rest.top(high).columns(len(row), GAP), strict=True):
            add_city(canvas, place, space, fate_at(view, space.number), words)
        rest = rest.below(high + GAP)
    foot.draw(canvas, rest.top(foot.height))
    return canvas
