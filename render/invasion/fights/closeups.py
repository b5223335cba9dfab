"""A fight from close up: who fights for what, ships, dice, sums; and what an edition has below."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.core.words import Text, say
from engine.invasion.cards.attack import ShipSum, ship_sums
from render.boxes import Box
from render.canvas import Canvas, Shape, Style
from render.house.captains import drawn_name, least_size, raw_name
from render.house.emblems import captain_colour
from render.invasion.facts.duels import AnyDuel, Side
from render.invasion.fights.close_fights import draw_fleet, draw_reckoning
from render.invasion.fights.moods import mood_in
from render.invasion.parts import icons, sprites
from render.invasion.parts.parts import GAP, NAME, PAD, TITLE, portrait
from render.picture import Caption, Picture, within
from render.theme import USUAL, Look, grown
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
CITY_HEIGHT = 290
SIDE_HEIGHT = 274
RECKONING = 130  # more for a side in large print
HEAD = 60
PORTRAIT = 172
SHIP_WIDTH, SHIP_HEIGHT = 470, 172
LIGHTS = 10  # of the mothership, all lit
FOES_HEIGHT = 210
MORE_HEIGHT = 60
FLEET = 404
ARMY = Style(Face.BOLD, 64, 28)
FOE = Style(Face.BOLD, 34, 26)
TOLD = Style(Face.TEXT, 34, 26)


class Foot(NamedTuple):
    """What else is drawn under a fight."""

    height: int
    draw: Callable[[Canvas, Box], None]


class Stage(NamedTuple):
    """What a fight is about: its city, drawn in a place, and what kind of fight it is."""

    ground: Callable[[Canvas, Box], None]
    title: Text
    army: bool = False  # whether it is one against armies


class Closeups(NamedTuple):
    """How an edition draws a fight from close up, and says it."""

    stage: Callable[[Any, Words], Stage]
    feet: Callable[[Any, Words], list[Foot]]
    heading: Callable[[Any], Text]
    lines: Callable[[Any, tuple[str, ...], Words], Iterable[Text]]  # below those of all sides

    def picture(
        self, duel: Any, names: tuple[str, ...], words: Words, look: Look = USUAL
    ) -> Picture:
        """Draw a fight."""
        caption = Caption(self.told(duel, names, words), f"closeup-{duel.space}.png", words)
        canvas = self.canvas(duel, names, words, look)
        return canvas.picture(sprites.inks(look.theme), caption)

    def canvas(
        self,
        duel: Any,
        names: tuple[str, ...],
        words: Words,
        look: Look = USUAL,
        foot: Foot | None = None,
    ) -> Canvas:
        """Draw the city, everybody who fights for it, what else matters, and what is below."""
        feet = [*self.feet(duel, words), *more_foot(duel.more, words), *([foot] if foot else [])]
        return draw_duel(duel, self.stage(duel, words), feet, names, words, look)

    def alt(self, duel: Any, names: tuple[str, ...], words: Words) -> str:
        """Say who fights for what, and how it stands."""
        return within(self.told(duel, names, words))

    def told(self, duel: Any, names: tuple[str, ...], words: Words) -> list[str]:
        """Say the same sentence by sentence."""
        army = self.stage(duel, words).army
        told = [
            self.heading(duel),
            *(side_alt(duel, side, names, words, army=army) for side in duel.sides),
            *self.lines(duel, names, words),
        ]
        told += [say("invasion-closeup-more", count=duel.more)] if duel.more else []
        return [words(text) for text in told]


def draw_duel(
    duel: AnyDuel,
    stage: Stage,
    feet: Sequence[Foot],
    names: tuple[str, ...],
    words: Words,
    look: Look,
) -> Canvas:
    """Draw the city, then everybody who fights for it, the strongest first, and what is below."""
    side_height = SIDE_HEIGHT + (RECKONING if look.large else 0)
    height = CITY_HEIGHT + (side_height + GAP) * len(duel.sides) + 2 * GAP
    height += sum(foot.height for foot in feet)
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    canvas = Canvas(width, height, drawn, sprites.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    if look.large:
        stage.ground(canvas, rest.top(CITY_HEIGHT))
    else:
        _draw_prize(canvas, rest.top(CITY_HEIGHT), stage, words)
    rest = rest.below(CITY_HEIGHT + GAP)
    canvas.breaks.append(rest.y - GAP // 2)
    for side in duel.sides:
        _draw_side(canvas, rest.top(side_height), duel, side, stage, names, words)
        rest = rest.below(side_height + GAP)
        canvas.breaks.append(rest.y - GAP // 2)
    for foot in feet:
        foot.draw(canvas, rest.top(foot.height))
        rest = rest.below(foot.height)
        canvas.breaks.append(rest.y)
    return canvas


def sums_of(duel: AnyDuel, side: Side[Any], *, army: bool) -> tuple[ShipSum[Any], ...]:
    """Take the total of a side apart, ship by ship (F-1)."""
    return ship_sums((*side.ships, *side.lost), duel.city, army=army)


def more_foot(more: int, words: Words) -> list[Foot]:
    """Say how many fights the same post tells in words alone."""
    told = words(say("invasion-closeup-more", count=more))

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(box, told, TOLD, canvas.theme.accent)

    return [Foot(MORE_HEIGHT, draw)] if more else []


def kind_of(duel: AnyDuel) -> Text:
    """Name a fight between captains, or a city without one."""
    return say("invasion-closeup-battle" if len(duel.sides) > 1 else "invasion-closeup-prize")


def _draw_prize(canvas: Canvas, box: Box, stage: Stage, words: Words) -> None:
    """Draw the city that is fought for, and what kind of fight it is."""
    theme = canvas.theme
    place, rest = box.columns(2, GAP)
    stage.ground(canvas, place)
    ship = rest.below(20).top(SHIP_HEIGHT).inset((rest.w - SHIP_WIDTH) // 2, 0)
    canvas.fill(ship, sprites.mothership, theme.metal, LIGHTS)
    canvas.text(rest.below(SHIP_HEIGHT + 20), words(stage.title), TITLE, theme.ink, "center")


def _draw_side(
    canvas: Canvas,
    box: Box,
    duel: AnyDuel,
    side: Side[Any],
    stage: Stage,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Draw a captain: name and fate above, ships and what their sum is made of below."""
    theme, seat = canvas.theme, side.fighter.seat
    won = duel.winner == seat
    colour = captain_colour(theme, seat)
    canvas.panel(box, theme.card, outline=theme.accent if won else None)
    stripe = box.inset(9, 24).left(8)
    canvas.panel(stripe, theme.muted if side.out else colour, radius=4)
    inner = box.inset(26, 12)
    portrait(canvas, inner.left(PORTRAIT), seat, mood_in(duel, side))
    inner = inner.after(PORTRAIT + 20)
    title, body = inner.top(HEAD), inner.below(HEAD + 8)
    fate, icon = _fate(duel, side, army=stage.army)
    if fate is not None:
        ink = theme.accent if won else theme.muted
        width = canvas.text(title.end(320), words(fate), NAME, ink, "right")
        canvas.stamp(icon, Box(title.right - width - 56, title.y, 44, title.h), ink)
        title = title.before(width + 72)
    name = drawn_name(names, seat, words)
    style = NAME._replace(smallest=least_size(canvas))
    canvas.text(title, name, style, theme.muted if side.out else theme.ink)
    if box.h > SIDE_HEIGHT:
        fleet, reckoning = body.top(body.h - RECKONING), body.below(body.h - RECKONING + 10)
    else:
        fleet, reckoning = body.left(FLEET), body.after(FLEET + 16)
    sums = sums_of(duel, side, army=stage.army)
    draw_fleet(canvas, fleet, sums, seat, left=len(side.ships), pale=side.out)
    draw_reckoning(canvas, reckoning, side.fighter, pale=side.out)


def _fate(duel: AnyDuel, side: Side[Any], *, army: bool) -> tuple[Text | None, Shape]:
    if duel.winner == side.fighter.seat:
        return say("invasion-closeup-wins"), icons.star
    if side.fighter.fights is False:
        return say("invasion-closeup-retreats"), icons.flag
    if not side.out:
        return None, icons.blast
    lost = duel.winner is not None or army
    return say("invasion-closeup-loses" if lost else "invasion-closeup-out"), icons.cross


def draw_foe(
    canvas: Canvas,
    box: Box,
    attack: int,
    words: Words,
    *,
    beaten: bool | None,
    over: bool = False,
) -> None:
    """Draw an army and what became of it; none is met any more once a fight is `over`."""
    theme = canvas.theme
    outline = {True: theme.good, False: theme.danger, None: None}[beaten]
    canvas.panel(box, theme.card, outline=outline)
    left, right = box.inset(20, 16).columns(2, 0)
    ink = {True: theme.muted, False: theme.danger, None: theme.ink}[beaten]
    canvas.stamp(icons.army, left.inset(10), ink)
    if beaten:
        canvas.stamp(icons.check, left.inset(10), theme.good)
    upper, lower = right.top(right.h - 56), right.below(right.h - 56)
    canvas.text(upper, str(attack), ARMY, ink, "center")
    canvas.text(
        lower, words(_became(beaten=beaten, over=over)), FOE, outline or theme.muted, "center"
    )


def _became(*, beaten: bool | None, over: bool) -> Text:
    if beaten is None:
        return say("invasion-closeup-army-unmet" if over else "invasion-closeup-army-waits")
    return say("invasion-closeup-army-beaten" if beaten else "invasion-closeup-army-stands")


def side_alt(
    duel: AnyDuel, side: Side[Any], names: tuple[str, ...], words: Words, *, army: bool
) -> Text:
    """Say with what a captain fights, and how it stands."""
    fighter = side.fighter
    fate, _ = _fate(duel, side, army=army)
    return say(
        "invasion-closeup-alt-side" if fate is None else "invasion-closeup-alt-fate",
        captain=raw_name(names, fighter.seat, words),
        total=fighter.total,
        sum=fighter.sum,
        ships=words.listed(each.ship.name for each in sums_of(duel, side, army=army)),
        **({} if fate is None else {"fate": fate}),
    )


def foe_alt(attack: int, *, beaten: bool | None, over: bool = False) -> Text:
    """Say what became of an army."""
    key = {
        True: "invasion-closeup-alt-beaten",
        False: "invasion-closeup-alt-unbeaten",
        None: "invasion-closeup-alt-unmet" if over else "invasion-closeup-alt-army",
    }[beaten]
    return say(key, attack=attack)
