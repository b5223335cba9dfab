"""One's own plan drawn on the board, from a captain's own view and draft alone."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.words import Text, say
from engine.tremble.table.view import OwnView, PublicView
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.invasion.boards.board_pages import next_place
from render.invasion.hands.hand_parts import HEADING_HEIGHT
from render.invasion.hands.plan import Plans, columns_of
from render.invasion.hands.sorties import Plan, plan_lines
from render.invasion.parts import icons
from render.invasion.parts.parts import GAP, TEXT
from render.page import Page
from render.tremble.boards.board_cities import draw_ground
from render.tremble.hands.hand_cards import EFFECTS, card_height, draw_card
from render.tremble.hands.hand_tasks import draw_own_tasks, has_room, tasks_height
from render.tremble.hands.sorties import advice, plan_of
from render.tremble.parts.bonuses import abilities
from render.tremble.texts.hand_text import grouped, parted
from render.type import Face
from render.words import Words

CHIP_HEIGHT = 60
HELD_COLUMNS = 2
NAME = Style(Face.TEXT, 34, 26)
_ALSO = say("tremble-plan-part-also")


class Held(NamedTuple):
    """A station or card at hand while planning."""

    icon: Shape
    name: str
    committed: bool
    idle: bool


def _facts(made: Plan, words: Words) -> list[Text]:
    told = plan_lines(made, words)
    if made.extra:
        aids = words.listed(aid.name for aid in made.extra)
        amount = sum(aid.effect.amount for aid in made.extra)
        told.append(say("tremble-plan-extra", aids=aids, amount=amount))
    return told


def _add_rest(
    page: Page, free: Sequence[Box], public: PublicView, own: OwnView, made: Plan, words: Words
) -> None:
    """Lay out the tasks where there is room, then stations and cards."""
    columns, held = columns_of(page.look), tuple(_held(public, own, made, words))
    place = next((each for each in free if has_room(public.tasks, each.h)), None)
    if place is not None:
        columns = 1
    else:
        place = next_place(page, tasks_height(public.tasks, columns), GAP)
    page.add(draw_own_tasks, place, public.tasks, own.seat, words, columns)
    page.add(_draw_held, next_place(page, _chips_height(held)), held, words)


def _chips_height(held: Sequence[Held]) -> int:
    rows = -(-len(held) // HELD_COLUMNS)
    return HEADING_HEIGHT + rows * (CHIP_HEIGHT + 10) if rows else 0


def _held(public: PublicView, own: OwnView, made: Plan, words: Words) -> list[Held]:
    """List stations and cards; those that are committed to the plan are marked."""
    captain, extra = public.captains[own.seat], {aid.id for aid in made.extra}
    held = [
        Held(icons.station, words(view.station.name), view.station.id in extra, view.used)
        for view in captain.stations
    ]
    ready, fresh = parted(own, captain.fresh)
    for cards, idle in ((ready, False), (fresh, True)):
        for card, count in grouped(cards):
            spent = sum(aid.id in extra for aid in cards if aid.series == card.series)
            name = _counted(words(card.name), count)
            held.append(Held(EFFECTS[card.effect.kind], name, bool(spent), idle))
    return held


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _draw_held(canvas: Canvas, box: Box, held: Sequence[Held], words: Words) -> None:
    theme = canvas.theme
    if not held:
        return
    canvas.text(box.top(HEADING_HEIGHT), words(_ALSO), TEXT, theme.accent)
    rest = box.below(HEADING_HEIGHT)
    for first in range(0, len(held), HELD_COLUMNS):
        places = rest.top(CHIP_HEIGHT).columns(HELD_COLUMNS, 10)
        for place, each in zip(places, held[first : first + HELD_COLUMNS], strict=False):
            canvas.panel(
                place, theme.card, radius=16, outline=theme.accent if each.committed else None
            )
            inner = place.inset(14, 8)
            ink = theme.accent if each.committed else theme.muted if each.idle else theme.good
            canvas.stamp(each.icon, inner.left(40), ink)
            canvas.text(inner.after(54), each.name, NAME, theme.muted if each.idle else theme.ink)
        rest = rest.below(CHIP_HEIGHT + 10)


PLANNED = Plans(plan_of, _facts, advice, abilities, draw_ground, card_height, draw_card, _add_rest)
