"""Pictures that explain a rule, by its ID in the rules help: a scene, and what to look at."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.words import Text, say
from engine.invasion.battles.battles import Fighter
from engine.invasion.cards.cards import Bonus, CityType, Region, ShipClass
from engine.tremble.cards.cards import Army, City, Ship, Task
from engine.tremble.cards.cards import Colour as Back
from engine.tremble.table.view import Attack, Battle, Catch, PublicView, Space, Standing
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.house.emblems import captain_colour
from render.invasion.boards.board_cities import row_height
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import GAP, PAD
from render.invasion.parts.ship_cards import Shown
from render.invasion.parts.tallies import draw_tallies, tallies_height
from render.picture import Caption, Picture
from render.theme import USUAL, Look, grown
from render.tremble.boards.board_cities import add_city
from render.tremble.boards.board_tasks import tallies_of
from render.tremble.hands.hand_cards import card_height, draw_card
from render.tremble.parts.bonuses import abilities
from render.tremble.parts.facts import fate_at
from render.tremble.telling.unfolding import Unfolding
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
LINE = 88  # of the legend
SIGN = 46
SAID = Style(Face.TEXT, 34, 34)

Lines: TypeAlias = tuple[tuple[Shape, Text], ...]

VIENNA = City("vienna", "Vienna", Region.EUROPE, CityType.CULTURAL, Back.BLUE, 2, 40_000, 70_000, 2)
MOLE = Ship(
    "doom-mole.1",
    "doom-mole",
    "Doom Mole",
    ShipClass.TRIPOD,
    Back.BLUE,
    5,
    2,
    40_000,
    (Bonus(3, wing=ShipClass.SAUCER), Bonus(3, city=CityType.SCIENTIFIC)),
)
SUSAN = Ship(
    "lazy-susan.1",
    "lazy-susan",
    "Lazy Susan",
    ShipClass.SAUCER,
    Back.BLUE,
    3,
    1,
    20_000,
    (Bonus(3, wing=ShipClass.TRIPOD),),
)
TASK = Task("cultural", 2, type=CityType.CULTURAL)


class Pane(NamedTuple):
    """Something drawn, how high it is, and what to look at in it."""

    draw: Callable[[Canvas, Box, Words], None]
    high: int
    lines: Lines


def _city(view: PublicView, lines: Lines) -> Pane:
    space = view.spaces[0]

    def draw(canvas: Canvas, box: Box, words: Words) -> None:
        add_city(canvas, box, space, fate_at(view, space.number), words)

    return Pane(draw, row_height(view, view.spaces), lines)


def _ship(ship: Ship, squad: Sequence[Ship], spaces: Sequence[Space], lines: Lines) -> Pane:
    told = abilities(ship, squad, spaces)
    if not squad:  # a card by itself, of which nothing counts or fails to
        told = tuple(ability._replace(counts=None) for ability in told)
    shown = Shown(ship, told)

    def draw(canvas: Canvas, box: Box, words: Words) -> None:
        draw_card(canvas, box, shown, captain_colour(canvas.theme, 0), words)

    return Pane(draw, card_height([shown]), lines)


def _task(lines: Lines) -> Pane:
    tallies = tallies_of([Standing(TASK, (4, 2, 2, 0))])

    def draw(canvas: Canvas, box: Box, words: Words) -> None:
        draw_tallies(canvas, box, tallies, words)

    return Pane(draw, tallies_height(tallies), lines)


def _scene(
    *attacks: Attack, battle: Battle | None = None, catch: Catch | None = None
) -> PublicView:
    battles = () if battle is None else (battle,)
    view: PublicView = Unfolding(1, (VIENNA,), attacks, battles).fought
    return view if catch is None else replace(view, catches=(catch,))


_CALM = _scene()
_BATTLE = _scene(
    Attack(0, 1, (SUSAN, MOLE), 14),
    Attack(1, 1, (MOLE,), 5),
    battle=Battle(
        1,
        (Fighter(0, 14, fights=True, roll=(3, 2)), Fighter(1, 5, fights=True, roll=(6, 5))),
        winner=0,
    ),
)
_CATCH = _scene(
    Attack(0, 1, (SUSAN, MOLE), 14),
    catch=Catch(0, 1, (Army("none", None), Army("some", 20)), 1, 14, 0.72),
)
EXAMPLES: dict[str, tuple[Pane, ...]] = {
    "GO-2": (
        _ship(
            MOLE,
            (),
            (),
            (
                (icons.blast, say("tremble-example-ship-attack")),
                (icons.fuel, say("tremble-example-ship-fuel")),
                (icons.saucer, say("tremble-example-ship-wing")),
                (icons.scientific, say("tremble-example-ship-city")),
                (icons.card, say("tremble-example-ship-back")),
            ),
        ),
        _city(
            _CALM,
            (
                (icons.cultural, say("tremble-example-city-kind")),
                (icons.human, say("tremble-example-city-raid")),
                (icons.star, say("tremble-example-city-catch")),
                (icons.army, say("tremble-example-city-armies")),
            ),
        ),
    ),
    "A-2": (
        _ship(
            SUSAN,
            (SUSAN, MOLE),
            _CALM.spaces,
            (
                (icons.tripod, say("tremble-example-wing-saucer")),
                (icons.blast, say("tremble-example-wing-sum")),
            ),
        ),
        _ship(
            MOLE,
            (SUSAN, MOLE),
            _CALM.spaces,
            (
                (icons.saucer, say("tremble-example-wing-tripod")),
                (icons.scientific, say("tremble-example-wing-idle")),
            ),
        ),
    ),
    "F-3": (
        _city(
            _BATTLE,
            (
                (icons.blast, say("tremble-example-battle-totals")),
                (icons.dice, say("tremble-example-battle-a")),
                (icons.dice, say("tremble-example-battle-b")),
                (icons.star, say("tremble-example-battle-won")),
            ),
        ),
    ),
    "W-2": (
        _city(
            _CATCH,
            (
                (icons.card, say("tremble-example-catch-cards")),
                (icons.star, say("tremble-example-catch-none")),
                (icons.army, say("tremble-example-catch-army")),
                (icons.dice, say("tremble-example-catch-needed")),
            ),
        ),
    ),
    "T-1": (
        _task(
            (
                (icons.star, say("tremble-example-task-first")),
                (icons.human, say("tremble-example-task-second")),
                (icons.down, say("tremble-example-task-none")),
            )
        ),
    ),
}


def example(rule: str, words: Words, look: Look = USUAL) -> Picture:
    """Draw the example of a rule that has one."""
    panes = EXAMPLES[rule]
    canvas = draw_example(panes, words, look)
    lines = " ".join(f"{words(text)}." for pane in panes for _, text in pane.lines)
    told = [words(say("tremble-example-alt", lines=lines))]
    return canvas.picture(
        sprites.inks(look.theme), Caption(told, f"rule-{rule.lower()}.png", words)
    )


def draw_example(panes: Sequence[Pane], words: Words, look: Look = USUAL) -> Canvas:
    """Draw one scene with its legend beside it, or two side by side with legends below."""
    if look.large:
        return _draw_large(panes, words, look)
    most = max(len(pane.lines) for pane in panes)
    legend, scene = most * LINE + GAP, max(pane.high for pane in panes)
    high = scene + GAP + legend if len(panes) > 1 else max(scene, legend)
    canvas = Canvas(WIDTH, high + 2 * PAD, look, sprites.backdrop)
    left, right = canvas.box.inset(PAD).columns(2, GAP)
    if len(panes) == 1:
        pane = panes[0]
        pane.draw(canvas, left.below((high - pane.high) // 2).top(pane.high), words)
        _draw_legend(canvas, right, pane.lines, most, words)
        return canvas
    for pane, place in zip(panes, (left, right), strict=True):
        pane.draw(canvas, place.below((scene - pane.high) // 2).top(pane.high), words)
        _draw_legend(canvas, place.below(scene + GAP), pane.lines, most, words)
    return canvas


def _draw_large(panes: Sequence[Pane], words: Words, look: Look) -> Canvas:
    """Draw the same in large print: each scene with its legend below."""
    legends = [len(pane.lines) * LINE + GAP for pane in panes]
    high = sum(pane.high + 2 * GAP + legend for pane, legend in zip(panes, legends, strict=True))
    canvas = Canvas(LARGE_WIDTH, high - GAP + 2 * PAD, grown(look), sprites.backdrop)
    rest = canvas.box.inset(PAD)
    for pane, legend in zip(panes, legends, strict=True):
        pane.draw(canvas, rest.top(pane.high), words)
        rest = rest.below(pane.high + GAP)
        _draw_legend(canvas, rest.top(legend), pane.lines, len(pane.lines), words)
        rest = rest.below(legend + GAP)
        canvas.breaks.append(rest.y - GAP // 2)
    return canvas


def _draw_legend(canvas: Canvas, box: Box, lines: Lines, most: int, words: Words) -> None:
    """Draw what to look at, line by line, level with a legend of the most lines beside it."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    rest = box.inset(18, 0)
    rest = rest.below(max(0, (rest.h - LINE * most) // 2))
    for shape, text in lines:
        line = rest.top(LINE)
        canvas.stamp(shape, line.left(SIGN), theme.accent)
        canvas.paragraph(line.after(SIGN + 16), words(text), SAID, theme.ink, middle=True)
        rest = rest.below(LINE)
