"""A captain on the board: portrait and name, humans, squad, facts, and a lane of the track."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.core.asks import Seat
from engine.core.words import say
from engine.invasion.cards.cards import AnyShip
from render.art.faces import Mood
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.house.emblems import captain_colour
from render.invasion.boards.board_track import LANE_HEIGHT, Lane, draw_course
from render.invasion.facts.sums import signed
from render.invasion.parts import icons
from render.invasion.parts.parts import BIG, draw_vessel, labelled, portrait
from render.theme import Colour
from render.type import Face, length
from render.words import Words

LINE = 52
INSET = 8
FACE = 100
BADGE = 24  # of it is beside the face
MARGIN = 20
BACK, BACK_HEIGHT = 34, 46
IN_FIGHTS = 2  # lines
HUMANS = 312
STAR = 52
SHIP = 60
SQUAD = 62  # high is the line of the ships
ATTACK = Style(Face.BOLD, 36, 26)
GAIN = Style(Face.BOLD, 36, 26)
FACT = Style(Face.TEXT, 34, 26)
NEW = Style(Face.BOLD, 34, 26)
SIGN = 46  # room for a sign and the gap behind it
BETWEEN = 12
MOST_WORDS = 676  # wider than this, figures stand alone

Job: TypeAlias = Literal["ink", "accent", "danger"]
"""What the colour of a fact is for."""


class Fact(NamedTuple):
    """Something that can be counted, in words and as a bare figure."""

    icon: Shape
    words: str
    figure: str
    job: Job
    new: str = ""  # how many came since the last picture


def captain_height(lines: int) -> int:
    """Return how high a captain is in so many lines."""
    return 3 * INSET + SQUAD + LINE * (lines - 1) + LANE_HEIGHT


def star_place(box: Box) -> Box:
    """Tell where the star of whoever has won stands, half out of a captain's card."""
    return Box(box.x - 10, box.y - 10, STAR, STAR)


def draw_star(canvas: Canvas, box: Box) -> None:
    """Mark whoever has won."""
    canvas.stamp(icons.star, box, canvas.theme.accent)


def draw_frame(canvas: Canvas, box: Box, seat: Seat, mood: Mood, lane: Lane, *, won: bool) -> Box:
    """Draw the card of a captain with portrait and lane; return the room for words."""
    theme = canvas.theme
    canvas.panel(box, theme.card, outline=theme.accent if won else None)
    colour = captain_colour(theme, seat)
    inner = box.inset(MARGIN, INSET)
    face = inner.left(FACE + BADGE)
    portrait(canvas, face.below((face.h - FACE) // 2).top(FACE), seat, mood)
    inner = inner.after(face.w + MARGIN)
    draw_course(canvas, inner.below(inner.h - LANE_HEIGHT), lane, colour)
    return inner.top(inner.h - LANE_HEIGHT - INSET)


def draw_humans(canvas: Canvas, box: Box, humans: int, words: Words) -> int:
    """Draw how many humans a captain has; return how wide that is."""
    theme = canvas.theme
    ink = theme.danger if humans < 0 else theme.ink
    return labelled(canvas, box, icons.human, words.number(humans), BIG, ink, align="right")


def draw_change(canvas: Canvas, box: Box, came: int, words: Words) -> Box:
    """Draw how many humans came or went since the last picture; return the room that is left."""
    if not came:
        return box
    theme, up = canvas.theme, came > 0
    text, ink = words.number(abs(came)), theme.good if up else theme.danger
    icon = icons.up if up else icons.down
    width = labelled(canvas, box.end(HUMANS), icon, text, GAIN, ink, align="right")
    return box.before(width + 20)


def draw_squad(
    canvas: Canvas, box: Box, seat: Seat, seen: Sequence[AnyShip], backs: Sequence[int]
) -> Box:
    """Draw ships seen, then backs with so many stripes each; return the room that is left."""
    theme = canvas.theme
    colour = captain_colour(theme, seat)
    for ship in seen:
        draw_vessel(canvas, box.left(SHIP), ship, colour)
        width = canvas.text(box.after(SHIP + 2).left(48), str(ship.attack), ATTACK, theme.ink)
        box = box.after(SHIP + width + 9)
    for stripes in backs:
        card_back(canvas, box.left(BACK).inset(0, (box.h - BACK_HEIGHT) // 2), stripes)
        box = box.after(BACK + 6)
    return box.after(16)


def card_back(canvas: Canvas, box: Box, stripes: int) -> None:
    """Draw a card back; blue ones have one stripe, red ones two."""
    theme = canvas.theme
    fill = theme.blue if stripes == 1 else theme.red
    canvas.panel(box, fill, radius=6, outline=theme.ink, line=3)
    middle = box.y + box.h // 2
    for shift in (0,) if stripes == 1 else (-6, 6):
        y = middle + shift
        canvas.line([(box.x + 8, y), (box.right - 9, y)], theme.ink, 4)


def trophies_fact(count: int, came: int, words: Words) -> Fact:
    """Count trophies, and those that just came."""
    told = words(say("invasion-board-trophies", count=count))
    return Fact(icons.star, told, str(count), "accent", signed(came) if came else "")


def owes_fact(owed: int, words: Words) -> Fact:
    """Tell what has to be paid back."""
    told = words(say("invasion-board-owes", humans=owed))
    return Fact(icons.coin, told, words.number(-owed), "danger")


def _all(facts: Sequence[Fact], *, brief: bool) -> int:
    return sum(_width(fact, brief=brief) for fact in facts)


def _width(fact: Fact, *, brief: bool) -> int:
    told = length(fact.figure if brief else fact.words, FACT.face, FACT.size)
    more = length(fact.new, NEW.face, NEW.size) + SIGN // 4 if fact.new else 0
    return SIGN + round(told + more) + BETWEEN


def draw_facts(canvas: Canvas, box: Box, facts: Sequence[Fact]) -> None:
    """Draw facts in a row, in words where there is room for all."""
    theme, brief = canvas.theme, _all(facts, brief=False) > min(box.w, MOST_WORDS)
    inks: dict[Job, Colour] = {"ink": theme.ink, "accent": theme.accent, "danger": theme.danger}
    for fact in facts:
        place = box.left(_width(fact, brief=brief))
        text = fact.figure if brief else fact.words
        width = labelled(canvas, place, fact.icon, text, FACT, inks[fact.job])
        canvas.text(place.after(width + SIGN // 4), fact.new, NEW, theme.good)
        box = box.after(place.w)
