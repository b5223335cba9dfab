"""The end of a game: who won, or whether the town is saved, before the town as it was then."""

from collections.abc import Sequence

from engine.core.asks import Place
from engine.core.words import Text, say
from engine.martians.table.terms import OBJECT_NAMES
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name, letter, short_name
from render.house.emblems import captain_colour
from render.house.medals import draw_medals, medals_alt, medals_height
from render.house.podium import podium_alt as house_alt
from render.house.podium import winners_line
from render.house.steps import draw_step, shown_steps, steps
from render.martians import paints
from render.martians.boards.overview import draw_overview, town_of
from render.martians.boards.town_map import window_of
from render.martians.ending.finale import Finale
from render.martians.parts import LEAST
from render.picture import Caption, Picture
from render.scene.painting import LARGE_WIDTH, WIDTH
from render.theme import USUAL, Look, grown
from render.type import Face
from render.words import Words

PAD, GAP = 20, 14
HEAD, LARGE_HEAD, SKY, TOWN, CARD = 120, 230, 270, 420, 212
TITLE = Style(Face.DISPLAY, 74, LEAST)
NAME = Style(Face.DISPLAY, 40, LEAST)
SHIP, EMBLEM, HEADS, HEAD_HEIGHT, OBJECT = 250, 92, 7, 130, 64
TITLE_LINES, NAME_LINES = 2, 2
STEPS = 480
SAUCERS = ((350, 30, 120), (740, 50, 110))


def podium(finale: Finale, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw the end of a game."""
    caption = Caption(podium_alt(finale, names, words), "podium.png", words)
    return draw_podium(finale, names, words, look).picture(paints.inks(look.theme), caption)


def title(finale: Finale, names: tuple[str, ...], words: Words) -> Text:
    """Say who won; together, what became of the town."""
    if finale.view.table.coop:
        saved = bool(finale.ending.winners)
        return say("martians-podium-saved" if saved else "martians-podium-lost")
    won = words.listed(drawn_name(names, seat, words) for seat in finale.ending.winners)
    return winners_line(finale.ending, won)


def draw_podium(finale: Finale, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw the end part by part, from top to bottom."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    head, medals = LARGE_HEAD if look.large else HEAD, finale.ending.medals
    scenery = _scene_height(finale, large=look.large)
    high = head + scenery + TOWN + medals_height(medals, roomy=not look.large) + 4 * GAP
    canvas = Canvas(width, high, drawn, paints.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    told = words(title(finale, names, words))
    canvas.name(rest.top(head), told, TITLE, canvas.theme.accent, "center", TITLE_LINES)
    scene = rest.below(head).top(scenery)
    canvas.fill(scene, paints.dusk, canvas.theme, radius=18, below=True)
    (_draw_team if finale.view.table.coop else _draw_steps)(canvas, scene, finale, names, words)
    rest = rest.below(head + scenery + GAP)
    canvas.breaks += [rest.y - GAP // 2, rest.y + TOWN + GAP // 2]
    window = window_of(finale.view.table)
    town = rest.top(TOWN)
    canvas.panel(town, canvas.theme.card)
    draw_overview(canvas, town.inset(PAD), window, None, *town_of(finale.view, window))
    draw_medals(canvas, rest.below(TOWN + GAP), medals, names, words, paints.emblem)
    return canvas


def _columns(finale: Finale, *, large: bool) -> int:
    """Tell how many captains of a team stand side by side."""
    return min(len(finale.ending.places), 2 if large else 3)


def _scene_height(finale: Finale, *, large: bool) -> int:
    """Tell how high the scene is: steps, or all of a team below the sky."""
    if not finale.view.table.coop:
        return STEPS
    return SKY + CARD * -(-len(finale.ending.places) // _columns(finale, large=large))


def _draw_steps(
    canvas: Canvas, box: Box, finale: Finale, names: tuple[str, ...], words: Words
) -> None:
    """Draw the best of a race on steps, below saucers."""
    for x, y, size in SAUCERS:
        spot = Box(box.x + x * box.w // WIDTH, box.y + y, size, size)
        canvas.place(spot, paints.thing, "mother-ship")
    places = finale.ending.places
    ranks = [place.rank for place in places]
    shown = places[: shown_steps(ranks)]
    for place, step in zip(shown, steps(ranks[: len(shown)], box.inset(PAD, 0)), strict=True):
        name, score = drawn_name(names, place.seat, words), words.number(place.score)
        draw_step(canvas, step, place.rank, place.seat, name, score, paints.emblem)


def _draw_team(
    canvas: Canvas, box: Box, finale: Finale, names: tuple[str, ...], words: Words
) -> None:
    """Draw all of a team below the ship, each with what they brought."""
    saved, places = bool(finale.ending.winners), finale.ending.places
    sky, team = box.top(SKY), box.below(SKY).inset(PAD, 0)
    columns = _columns(finale, large=canvas.box.w == LARGE_WIDTH)
    spots = [
        spot
        for row in range(-(-len(places) // columns))
        for spot in team.below(row * CARD).top(CARD - GAP).columns(columns, GAP)
    ]
    if not saved:
        _draw_heads(canvas, sky.below(sky.h - HEAD_HEIGHT))
    ship = Box(sky.x + (sky.w - SHIP) // 2, sky.y + GAP, SHIP, SHIP)
    canvas.place(ship, paints.thing, "blast" if saved else "mother-ship")
    for place, spot in zip(places, spots, strict=False):
        brought = [kind for kind, seat in finale.brought if seat == place.seat]
        _draw_captain(canvas, spot, place, brought, drawn_name(names, place.seat, words))


def _draw_captain(
    canvas: Canvas, box: Box, place: Place, brought: Sequence[str], name: str
) -> None:
    """Draw a captain, with the objects beside the emblem, and the name below."""
    canvas.panel(box, canvas.theme.well, outline=captain_colour(canvas.theme, place.seat))
    inner = box.inset(10)
    each = min(OBJECT, (inner.w - EMBLEM) // max(1, len(brought)))
    left = inner.x + (inner.w - EMBLEM - each * len(brought)) // 2
    paints.emblem(canvas, Box(left, inner.y, EMBLEM, EMBLEM), place.seat)
    for at, kind in enumerate(brought):
        spot = Box(left + EMBLEM + at * each, inner.y, each, EMBLEM)
        canvas.place(spot, paints.thing, kind)
    canvas.name(inner.below(EMBLEM), name, NAME, canvas.theme.ink, "center", NAME_LINES)


def _draw_heads(canvas: Canvas, box: Box) -> None:
    """Draw a row of Martians."""
    wide = box.w // HEADS
    for at in range(HEADS):
        lower = 18 if at % 2 else 0
        spot = Box(box.x + at * wide, box.y + lower, wide, box.h - lower)
        canvas.place(spot, paints.martian, at)


def podium_alt(finale: Finale, names: tuple[str, ...], words: Words) -> list[str]:
    """Say how it ended, everybody's place, who brought what, and what stood out."""
    told = [words(say("martians-alt-podium", title=title(finale, names, words)))]
    for kind, seat in finale.brought:
        captain = f"{letter(seat)} {short_name(names, seat, words)}"
        told.append(words(say("martians-alt-brought", captain=captain, thing=OBJECT_NAMES[kind])))
    medals = list(medals_alt(finale.ending.medals, names, words))
    places = house_alt(finale.ending, names, words)[1:]
    return [*told, *places[: len(places) - len(medals)], *medals]
