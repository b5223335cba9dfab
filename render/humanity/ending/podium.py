"""The end of a game: winners at dawn, and a pad that says where everybody's points came from."""

from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import say
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import drawn_name, letter, short_name
from render.house.medals import draw_medals, medals_alt, medals_height
from render.house.podium import Ending, winners_line
from render.house.steps import draw_step, shown_steps, steps
from render.humanity.ending.finale import Finale, PointSource
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import Stance
from render.humanity.parts.parts import (
    AMOUNT,
    BIG,
    GAP,
    LARGE_WIDTH,
    PAD,
    TEXT,
    TITLE,
    WIDTH,
)
from render.picture import Caption, Picture
from render.theme import USUAL, Look, grown
from render.words import Words

HEAD, LARGE_HEAD, SCENE = 96, 170, 560
GROUND = 84  # before the hills
LINE, EMBLEM = 62, 64
TOLD, LARGE_TOLD = 520, 330  # wide are the names of what points come from
SIGN = 44
SIGNS = {
    PointSource.MODULES: icons.cluster,
    PointSource.GREENHOUSES: icons.any_house,
    PointSource.SQUARES: icons.every,
    PointSource.EXPERIMENTS: icons.research,
    PointSource.MISSIONS: icons.patch,
    PointSource.SCIENCE: icons.atom,
    PointSource.STORES: icons.deck,
}


def podium(finale: Finale, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw the end of a game."""
    caption = Caption(podium_alt(finale, names, words), "podium.png", words)
    return draw_podium(finale, names, words, look).picture(paints.inks(look.theme), caption)


def draw_podium(finale: Finale, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw the end part by part, from top to bottom."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    head = LARGE_HEAD if look.large else HEAD
    pad, medals = LINE * (len(PointSource) + 1) + EMBLEM + 3 * GAP, finale.medals
    high = head + SCENE + pad + medals_height(medals, roomy=not look.large) + 4 * GAP
    canvas = Canvas(width, high, drawn, paints.backdrop)
    rest = canvas.box.inset(PAD, GAP)
    won = words.listed(drawn_name(names, seat, words) for seat in finale.winners)
    title = words(winners_line(_ending(finale), won))
    canvas.name(rest.top(head), title, TITLE, canvas.theme.accent, "center")
    _draw_scene(canvas, rest.below(head).top(SCENE), finale, names, words)
    rest = rest.below(head + SCENE + GAP)
    canvas.breaks += [rest.y - GAP // 2, rest.y + pad + GAP // 2]
    _draw_pad(canvas, rest.top(pad), finale, words, LARGE_TOLD if look.large else TOLD)
    draw_medals(canvas, rest.below(pad + GAP), medals, names, words, paints.emblem)
    return canvas


def _ending(finale: Finale) -> Ending:
    return Ending(finale.winners, finale.places)


def _draw_scene(
    canvas: Canvas, box: Box, finale: Finale, names: tuple[str, ...], words: Words
) -> None:
    """Draw the podium before the dawn, with the astronauts of the best upon it."""
    canvas.panel(box.below(box.h - 2 * GROUND), canvas.theme.street)
    canvas.fill(box.top(box.h - GROUND), paints.horizon, canvas.theme, radius=18)
    ranks = [place.rank for place in finale.places]
    shown = finale.places[: shown_steps(ranks)]
    for place, step in zip(shown, steps(ranks[: len(shown)], box.inset(PAD, 0)), strict=True):
        name, score = drawn_name(names, place.seat, words), words.number(place.score)
        draw_step(canvas, step, place.rank, place.seat, name, score, _draw_winner)


def _draw_winner(canvas: Canvas, box: Box, seat: Seat) -> None:
    canvas.place(box, paints.astronaut, canvas.theme, seat, Stance.LIT)


def _draw_pad(canvas: Canvas, box: Box, finale: Finale, words: Words, told: int) -> None:
    """Draw a column for each captain, the best in front, and a row for each source of points."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    inner = box.inset(GAP + 8, GAP)
    heads = inner.top(EMBLEM).after(told).columns(len(finale.places), GAP)
    for place, head in zip(finale.places, heads, strict=True):
        paints.emblem(canvas, head, place.seat)
    rest = inner.below(EMBLEM)
    for row, source in enumerate(PointSource):
        line = rest.top(LINE)
        rest = rest.below(LINE)
        if row % 2 == 0:
            canvas.panel(line.inset(-8, 2), theme.well, radius=12)
        canvas.stamp(SIGNS[source], line.left(SIGN), theme.ink)
        name = words(say("humanity-picture-source", source=source.value))
        canvas.text(line.after(SIGN + 14).left(told - SIGN - 14), name, TEXT, theme.ink)
        figures = [finale.points[place.seat][row] for place in finale.places]
        most = max(figures)
        for figure, cell in zip(figures, _cells(line, told, figures), strict=True):
            ink = theme.accent if figure == most > 0 else theme.ink
            canvas.text(cell, words.number(figure), AMOUNT, ink, "center")
    line = rest.below(GAP // 2).top(LINE)
    canvas.stamp(icons.points, line.left(SIGN), theme.accent)
    canvas.text(
        line.after(SIGN + 14).left(told - SIGN - 14),
        words(say("humanity-picture-total")),
        TEXT,
        theme.accent,
    )
    scores = [place.score for place in finale.places]
    for score, cell in zip(scores, _cells(line, told, scores), strict=True):
        canvas.text(cell, words.number(score), BIG, theme.accent, "center")


def _cells(line: Box, told: int, figures: Sequence[int]) -> list[Box]:
    return line.after(told).columns(len(figures), GAP)


def podium_alt(finale: Finale, names: tuple[str, ...], words: Words) -> list[str]:
    """Say who won, everybody's place and where the points came from, and what stood out."""
    won = words.listed(short_name(names, seat, words) for seat in finale.winners)
    told = [words(say("podium-alt", winners=winners_line(_ending(finale), won)))]
    for place in finale.places:
        parts = words.series(
            say(
                "humanity-alt-source",
                source=say("humanity-picture-source", source=source.value),
                points=points,
            )
            for source, points in zip(PointSource, finale.points[place.seat], strict=True)
            if points
        )
        captain = f"{letter(place.seat)} {short_name(names, place.seat, words)}"
        told.append(
            words(
                say(
                    "humanity-alt-place",
                    rank=place.rank,
                    captain=captain,
                    points=place.score,
                    parts=parts,
                )
            )
        )
    return [*told, *medals_alt(finale.medals, names, words)]
