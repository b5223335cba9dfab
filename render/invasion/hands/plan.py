"""One's own plan drawn on the board: ships over cities, the tank, and who stays at home."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from engine.core.asks import Seat
from engine.core.forms import Form
from engine.core.words import Text, say
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.emblems import captain_colour
from render.invasion.boards.board_cities import fate_box
from render.invasion.boards.board_pages import board_page, next_place
from render.invasion.facts.facts import open_spaces
from render.invasion.hands.hand_parts import (
    COLUMNS,
    Abilities,
    Draw,
    HandPart,
    Heights,
    add_part,
    part_height,
)
from render.invasion.hands.sorties import Plan, Sortie, in_markdown, named
from render.invasion.parts import icons, sprites
from render.invasion.parts.city_cards import FOOT, TITLE_HEIGHT
from render.invasion.parts.parts import BIG, GAP, TITLE, draw_attack, draw_vessel, portrait
from render.invasion.parts.ship_cards import Shown
from render.page import Page
from render.picture import Caption, Picture
from render.theme import USUAL, Look
from render.type import Face
from render.words import Words

PLAN = "plan"  # a draft that is drawn as one
STAKES = "stakes"  # one of which the cities are seen, whatever is answered
HEAD_HEIGHT = 96
SIGHT = 76  # of a skyline is seen where nobody goes
FLEET_HEIGHT = 196
PLATE = 150
CALM = FOOT + TITLE_HEIGHT + SIGHT
VESSEL = 100
WARNING_HEIGHT = 50
DROP = 34
TANK = 680
TOTAL = Style(Face.BOLD, 68, 40)
AGAINST = Style(Face.BOLD, 38, 26)
WARNING = Style(Face.TEXT, 34, 26)
HOME = say("invasion-sorties-at-home")


class DrawsGround(Protocol):
    """Draws a space with its city, as an edition does."""

    def __call__(self, canvas: Canvas, box: Box, space: Any, words: Words, /) -> None:
        """Draw it."""
        ...


class Drafting(NamedTuple):
    """A plan that is drafted: whose it is, what it says, and what is wrong or overlooked."""

    seat: Seat
    plan: Plan
    told: tuple[Text, ...]
    faults: int  # how many of these are wrong
    home: tuple[Shown, ...]


class Plans(NamedTuple):
    """How an edition reads a plan from its form, draws it, and tells it."""

    read: Callable[[Any, Any, Form], Plan]  # with the public view, and what its captain sees
    facts: Callable[[Plan, Words], list[Text]]
    advice: Callable[[Plan, Words], list[Text]]
    abilities: Abilities
    ground: DrawsGround
    height: Heights
    draw: Draw
    add_rest: Callable[[Page, Sequence[Box], Any, Any, Plan, Words], None]

    def text(self, public: Any, own: Any, form: Form, words: Words) -> str:
        """Tell a plan in Markdown."""
        made = self.read(public, own, form)
        return in_markdown(made, self.facts(made, words), self.warnings(made, form, words), words)

    def alt(self, public: Any, own: Any, form: Form, words: Words) -> list[str]:
        """Say what the picture of a plan shows."""
        made = self.read(public, own, form)
        head = say("invasion-sorties-alt", used=made.used, limit=made.limit)
        told = [head, *self.facts(made, words), *self.warnings(made, form, words)]
        return [words(text) for text in told]

    def warnings(self, made: Plan, form: Form, words: Words) -> list[Text]:
        """List what keeps a plan from counting, then what may have been overlooked."""
        return [*map(named, form.faults), *self.advice(made, words)]

    def picture(
        self, public: Any, own: Any, form: Form, words: Words, look: Look = USUAL
    ) -> Picture:
        """Draw a plan as it stands in its form."""
        caption = Caption(self.alt(public, own, form, words), f"plan-{public.turn}.png", words)
        canvas = self.canvas(public, own, form, words, look)
        return canvas.picture(sprites.inks(look.theme), caption)

    def canvas(self, public: Any, own: Any, form: Form, words: Words, look: Look = USUAL) -> Canvas:
        """Draw the cities with one's ships over them, those that stay at home, and the rest."""
        made, spaces = self.read(public, own, form), open_spaces(public)
        home = tuple(Shown(ship, self.abilities(ship, own.ships, spaces)) for ship in made.home)
        told = tuple(self.warnings(made, form, words))
        drafting = Drafting(own.seat, made, told, len(form.faults), home)
        page, free = _plan_page(drafting, spaces, words, look, self)
        self.add_rest(page, free, public, own, made, words)
        page.grow(GAP)
        return page.canvas()


def columns_of(look: Look) -> int:
    """Tell how many cities stand in a row."""
    return 1 if look.large else COLUMNS


def _plan_page(
    drafting: Drafting,
    spaces: Sequence[Any],
    words: Words,
    look: Look,
    art: Plans,
) -> tuple[Page, list[Box]]:
    """Lay out a plan; return its page, and the places that are left in rows."""
    page, columns = board_page(look), columns_of(look)
    head = next_place(page, HEAD_HEIGHT * (2 if look.large else 1))
    page.add(_draw_head, head, drafting.seat, drafting.plan, words)
    told = drafting.told
    page.add(_draw_warnings, next_place(page, _warnings_height(told)), told, drafting.faults, words)
    free = _add_cities(page, drafting, spaces, columns, words, art.ground)
    if drafting.home:
        part = HandPart(HOME, list(drafting.home))
        place = next_place(page, part_height(part.cards, columns, art.height))
        seat, height, draw = drafting.seat, art.height, art.draw
        last = add_part(page, place, part, seat, words, columns, height, draw)
        free += [last] if len(part.cards) % columns else []
    return page, free


def _add_cities(
    page: Page,
    drafting: Drafting,
    spaces: Sequence[Any],
    columns: int,
    words: Words,
    ground: DrawsGround,
) -> list[Box]:
    """Lay out the cities with one's ships over them; return the places that are left."""
    places, sorties = list[Box](), drafting.plan.sorties
    for first in range(0, len(spaces), columns):
        high = _row_height(spaces[first : first + columns], drafting.plan)
        places += next_place(page, high, GAP).columns(columns, GAP)
    for space, place in zip(spaces, places, strict=False):
        page.add(ground, place, space, words)
        if space.number in sorties:
            page.add(_draw_fleet, fate_box(place), sorties[space.number], drafting.seat)
    return places[len(spaces) :]


def _row_height(spaces: Sequence[Any], made: Plan) -> int:
    visited = any(space.number in made.sorties for space in spaces)
    return CALM + (FLEET_HEIGHT - SIGHT + 10 if visited else 0)


def _warnings_height(told: Sequence[Text]) -> int:
    return WARNING_HEIGHT * len(told) + 12 + GAP if told else 0


def _draw_head(canvas: Canvas, box: Box, seat: Seat, made: Plan, words: Words) -> None:
    """Draw whose plan it is, and the tank: drops that are used, left, or missing."""
    theme = canvas.theme
    high, tank = box.top(HEAD_HEIGHT), box.below(box.h - HEAD_HEIGHT)
    title = high.after(HEAD_HEIGHT + 16)
    if box.h == HEAD_HEIGHT:
        title, tank = title.before(TANK), tank.end(TANK)
    portrait(canvas, high.left(HEAD_HEIGHT), seat, Mood.CALM)
    canvas.text(title, words(say("invasion-sorties-title")), TITLE, theme.ink)
    over = made.used > made.limit
    text = words(say("invasion-sorties-fuel", used=made.used, limit=made.limit))
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


def _draw_fleet(canvas: Canvas, box: Box, sortie: Sortie, seat: Seat) -> None:
    """Draw the total on a plate, then the ships with what each of them brings."""
    theme = canvas.theme
    colour = captain_colour(theme, seat)
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
