"""What a question of fight or reward is about: its cities, who is over them, one's own tasks.

Cities stand as on the board, short enough for the controls to be seen with them. One whose fight
has begun is seen from close up, with dice and armies.
"""

from collections.abc import Sequence

from engine.core.words import Text, say
from engine.tremble.table.view import TrembleView, own_part
from render.boxes import Box
from render.canvas import Canvas
from render.invasion.boards.board_cities import row_height
from render.invasion.fights.closeups import LARGE_WIDTH, WIDTH, Foot
from render.invasion.hands.plan import STAKES
from render.invasion.kinds import Drafts
from render.invasion.parts import sprites
from render.invasion.parts.parts import GAP, PAD
from render.theme import USUAL, Look, grown
from render.tremble.boards.board_cities import add_city
from render.tremble.fights.closeup import CLOSEUPS
from render.tremble.fights.duel import Duel, duel_now
from render.tremble.hands.hand_tasks import draw_own_tasks, tasks_height
from render.tremble.hands.plan import PLANNED
from render.tremble.parts.facts import fate_at
from render.tremble.parts.orders import Drafted, drafted
from render.tremble.parts.terms import task_stand
from render.words import Words


def _duels(shown: Drafted) -> list[Duel]:
    """List what goes on over the cities that are still there."""
    view, seat = shown.view.public, own_part(shown.view).seat
    found = [duel_now(view, seat, space) for space in shown.spaces]
    return [duel for duel in found if duel is not None]


def draw_stakes(shown: Drafted, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw a fight that has begun from close up, or cities with everybody over them."""
    duels = _duels(shown)
    if len(duels) == 1 and (duels[0].begun or duels[0].foes):
        return CLOSEUPS.canvas(duels[0], names, words, look, _tasks(shown.view, words, look))
    return _draw_cities(shown.view, duels, words, look)


def stakes_lines(shown: Drafted, names: tuple[str, ...], words: Words) -> list[str]:
    """Tell the same in words."""
    seat = own_part(shown.view).seat
    told = [
        f"{words(_worth(duel))} {CLOSEUPS.alt(duel, names, words) if duel.sides else ''}".strip()
        for duel in _duels(shown)
    ]
    counts = [words(task_stand(each, seat)) for each in shown.view.public.tasks]
    return [*told, words(say("tremble-alt-tasks", tasks=words.clauses(counts)))]


def _worth(duel: Duel) -> Text:
    city = duel.city
    raid, catch = city.raid, city.catch
    return say("tremble-alt-space", number=duel.space, city=city.name, raid=raid, catch=catch)


def _tasks(view: TrembleView, words: Words, look: Look) -> Foot:
    """Draw one's own tasks below."""
    tasks, seat, columns = view.public.tasks, own_part(view).seat, 1 if look.large else 2

    def draw(canvas: Canvas, box: Box) -> None:
        draw_own_tasks(canvas, box.top(box.h - GAP), tasks, seat, words, columns)

    return Foot(tasks_height(tasks, columns) + GAP, draw)


def _draw_cities(seen: TrembleView, duels: Sequence[Duel], words: Words, look: Look) -> Canvas:
    """Draw cities in rows, as the board does."""
    view = seen.public
    spaces = [view.spaces[each.space - 1] for each in duels]
    columns = 1 if look.large else 2
    rows = [spaces[first : first + columns] for first in range(0, len(spaces), columns)]
    foot = _tasks(seen, words, look)
    height = sum(row_height(view, row) + GAP for row in rows) + foot.height + 2 * GAP
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    canvas = Canvas(width, height, drawn, sprites.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    for row in rows:
        high = row_height(view, row)
        for space, place in zip(row, rest.top(high).columns(len(row), GAP), strict=True):
            add_city(canvas, place, space, fate_at(view, space.number), words)
        rest = rest.below(high + GAP)
        canvas.breaks.append(rest.y - GAP // 2)
    foot.draw(canvas, rest.top(foot.height))
    return canvas


ORDERS = Drafts(Drafted, drafted, PLANNED, {STAKES}, draw_stakes, stakes_lines)
