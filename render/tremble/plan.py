"""One's own plan drawn on the board, from a captain's own view and draft alone."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.forms import Form
from engine.core.words import Text, say
from engine.tremble.table.view import OwnView, PublicView, Space
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.house.emblems import captain_colour
from render.invasion import icons, sprites
from render.invasion.board_cities import fate_box
from render.invasion.city_cards import FOOT, TITLE_HEIGHT
from render.invasion.facts import open_spaces
from render.invasion.hand_parts import COLUMNS, HEADING_HEIGHT, LARGE_WIDTH, WIDTH, card_places
from render.invasion.parts import BIG, GAP, PAD, TEXT, TITLE, draw_attack, draw_vessel, portrait
from render.invasion.ship_cards import Shown
from render.page import Page
from render.picture import Picture
from render.theme import USUAL, Look, grown
from render.tremble.board_cities import draw_ground
from render.tremble.bonuses import abilities
from render.tremble.hand_cards import EFFECTS, card_height, draw_card
from render.tremble.hand_tasks import draw_own_tasks, has_room, tasks_height
from render.tremble.hand_text import grouped, parted
from render.tremble.plan_text import plan_alt, warnings
from render.tremble.sorties import Plan, Sortie, plan_of
from render.type import Face
from render.words import Words

HEAD_HEIGHT = 96
SIGHT = 76  # of a skyline is seen where nobody goes
FLEET_HEIGHT = 196
PLATE = 150
CALM = FOOT + TITLE_HEIGHT + SIGHT
VESSEL = 100
WARNING_HEIGHT = 50
CHIP_HEIGHT = 60
HELD_COLUMNS = 2
DROP = 34
TANK = 680
TOTAL = Style(Face.BOLD, 68, 40)
AGAINST = Style(Face.BOLD, 38, 26)
NAME = Style(Face.TEXT, 34, 26)
WARNING = Style(Face.TEXT, 34, 26)


class Held(NamedTuple):
    """A station or card at hand while planning."""

    icon: Shape
    name: str
    committed: bool
    idle: bool


def plan(public: PublicView, own: OwnView, form: Form, words: Words, look: Look = USUAL) -> Picture:
    """Draw a plan as it stands in its form."""
    canvas = draw_plan(public, own, form, words, look)
    name = f"plan-{public.turn}.png"
    return Picture(canvas.png(sprites.inks(look.theme)), plan_alt(public, own, form, words), name)


def draw_plan(
    public: PublicView, own: OwnView, form: Form, words: Words, look: Look = USUAL
) -> Canvas:
    """Draw the cities with one's ships over them, the ships that stay at home, and the tasks."""
    made, columns = plan_of(public, own, form), 1 if look.large else COLUMNS
    told, held = tuple(warnings(made, form, words)), tuple(_held(public, own, made, words))
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    page = Page(width, 0, drawn, sprites.backdrop)
    page.grow(GAP)
    head = HEAD_HEIGHT * (2 if look.large else 1)
    page.add(_draw_head, _next(page, head), own, made, words)
    page.add(_draw_warnings, _next(page, _warnings_height(told)), told, len(form.faults), words)
    free = _add_cities(page, public, own, made, columns, words)
    free += _add_home(page, public, own, made, columns, words)
    place = next((each for each in free if has_room(public.tasks, each.h)), None)
    if place is not None:
        columns = 1
    else:
        place = _next(page, tasks_height(public.tasks, columns) + GAP)
        place = place.top(place.h - GAP)
    page.add(draw_own_tasks, place, public.tasks, own.seat, words, columns)
    page.add(_draw_held, _next(page, _chips_height(held)), held, words)
    page.grow(GAP)
    return page.canvas()


_HOME, _ALSO = say("tremble-plan-part-home"), say("tremble-plan-part-also")


def _next(page: Page, height: int) -> Box:
    return page.grow(height).inset(PAD, 0)


def _add_cities(
    page: Page, public: PublicView, own: OwnView, made: Plan, columns: int, words: Words
) -> list[Box]:
    """Lay out the cities with one's ships over them; return the places that are left."""
    spaces, places = open_spaces(public), list[Box]()
    for first in range(0, len(spaces), columns):
        high = _row_height(spaces[first : first + columns], made)
        places += _next(page, high + GAP).top(high).columns(columns, GAP)
    for space, place in zip(spaces, places, strict=False):
        page.add(draw_ground, place, space, words)
        if space.number in made.sorties:
            page.add(_draw_fleet, fate_box(place), made.sorties[space.number], own)
    return places[len(spaces) :]


def _add_home(
    page: Page, public: PublicView, own: OwnView, made: Plan, columns: int, words: Words
) -> list[Box]:
    """Lay out the ships that stay at home; return the places that are left."""
    spaces = open_spaces(public)
    home = [Shown(ship, abilities(ship, own.ships, spaces)) for ship in made.home]
    if not home:
        return []
    box = _next(page, _home_height(home, columns))
    page.add(_draw_title, box.top(HEADING_HEIGHT), _HOME, words)
    places = card_places(box.below(HEADING_HEIGHT), home, columns, card_height)
    for place, card in zip(places, home, strict=False):
        page.add(draw_card, place, card, captain_colour(page.look.theme, own.seat), words)
    return places[len(home) :]


def _draw_title(canvas: Canvas, box: Box, title: Text, words: Words) -> None:
    canvas.text(box, words(title), TEXT, canvas.theme.accent)


def _row_height(spaces: Sequence[Space], made: Plan) -> int:
    visited = any(space.number in made.sorties for space in spaces)
    return CALM + (FLEET_HEIGHT - SIGHT + 10 if visited else 0)


def _home_height(cards: Sequence[Shown], columns: int) -> int:
    rows = -(-len(cards) // columns)
    return HEADING_HEIGHT + rows * (card_height(cards) + GAP)


def _warnings_height(told: Sequence[Text]) -> int:
    return WARNING_HEIGHT * len(told) + 12 + GAP if told else 0


def _chips_height(held: Sequence[Held]) -> int:
    rows = -(-len(held) // HELD_COLUMNS)
    return HEADING_HEIGHT + rows * (CHIP_HEIGHT + 10) if rows else 0


def _draw_head(canvas: Canvas, box: Box, own: OwnView, made: Plan, words: Words) -> None:
    """Draw whose plan it is, and the tank: drops that are used, left, or missing."""
    theme = canvas.theme
    high, tank = box.top(HEAD_HEIGHT), box.below(box.h - HEAD_HEIGHT)
    title = high.after(HEAD_HEIGHT + 16)
    if box.h == HEAD_HEIGHT:
        title, tank = title.before(TANK), tank.end(TANK)
    portrait(canvas, high.left(HEAD_HEIGHT), own.seat, Mood.CALM)
    canvas.text(title, words(say("tremble-plan-title")), TITLE, theme.ink)
    over = made.used > made.limit
    text = words(say("tremble-plan-fuel", used=made.used, limit=made.limit))
    width = canvas.text(tank.end(150), text, BIG, theme.danger if over else theme.ink, "right")
    tank = tank.before(width + 24)
    count = max(made.used, made.limit)
    step = min(DROP + 4, tank.w // max(1, count))
    for drop in range(count):
        place = Box(tank.right - (count - drop) * step, tank.y, step - 4, tank.h)
        _draw_drop(canvas, place, used=drop < made.used, missing=drop >= made.limit)


def _draw_drop(canvas: Canvas, place: Box, *, used: bool, missing: bool) -> None:
    theme = canvas.theme
    canvas.stamp(icons.fuel, place, theme.danger if missing else theme.accent)
    if not used:
        canvas.stamp(icons.fuel, place.inset(5), theme.sky)


def _draw_warnings(
    canvas: Canvas, box: Box, told: Sequence[Text], faults: int, words: Words
) -> None:
    """Say first what keeps the plan from counting, then what may have been overlooked."""
    theme = canvas.theme
    if not told:
        return
    outline = theme.danger if faults else None
    canvas.panel(box.top(box.h - GAP), theme.card, outline=outline)
    line = box.inset(20, 6).top(WARNING_HEIGHT)
    for position, text in enumerate(told):
        ink = theme.danger if position < faults else theme.accent
        canvas.stamp(icons.alert, line.left(36), ink)
        canvas.text(line.after(52), words(text), WARNING, theme.ink)
        line = Box(line.x, line.bottom, line.w, line.h)


def _draw_fleet(canvas: Canvas, box: Box, sortie: Sortie, own: OwnView) -> None:
    """Draw the total on a plate, then the ships with what each of them brings."""
    theme = canvas.theme
    colour = captain_colour(theme, own.seat)
    plate = box.left(PLATE).top(FLEET_HEIGHT - 10)
    canvas.panel(plate, colour, radius=16)
    canvas.panel(plate.inset(4), theme.well, radius=12)
    inner = plate.inset(10, 8)
    alone = sortie.armies == sortie.total
    upper = inner if alone else inner.top(inner.h - 52)
    canvas.stamp(icons.blast, upper.left(48).inset(2), theme.ink)
    canvas.text(upper.after(50), str(sortie.total), TOTAL, theme.ink, "center")
    if not alone:
        lower = inner.below(inner.h - 50)
        canvas.stamp(icons.army, lower.left(48).inset(4, 6), theme.muted)
        canvas.text(lower.after(50), str(sortie.armies), AGAINST, theme.muted, "center")
    rest = box.after(PLATE + 10).top(FLEET_HEIGHT)
    wide = min(VESSEL + 12, rest.w // len(sortie.sums))
    for position, each in enumerate(sortie.sums):
        place = Box(rest.x + position * wide, rest.y, wide, rest.h)
        size = min(VESSEL, wide - 4)
        canvas.fill(
            place.inset(wide // 4, 0).below(size // 2 + 8).top(FLEET_HEIGHT - size // 2 - 8),
            sprites.beam,
            colour,
        )
        draw_vessel(canvas, place.top(size), each.ship, colour)
        draw_attack(canvas, place.below(VESSEL + 6).inset(3, 0), each)


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
    _draw_title(canvas, box.top(HEADING_HEIGHT), _ALSO, words)
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
