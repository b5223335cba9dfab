"""The end of a game that has no podium of its own: who won, and everybody's place."""

from collections.abc import Sequence

import msgspec

from engine.core.asks import Over, Place, Seat
from engine.core.words import Text, say
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name, letter, short_name
from render.house.emblems import captain_colour
from render.house.medals import draw_medals, medals_alt, medals_height
from render.house.scenery import HOUSE
from render.picture import Caption, Picture
from render.renderers import Medal
from render.theme import USUAL, Look, grown
from render.type import Face
from render.words import Words

WIDTH, LARGE_WIDTH = 1200, 900
HEAD, ROW, GAP, PAD = 220, 112, 14, 28
RANK, EMBLEM, SCORE = 84, 84, 200
TITLE = Style(Face.DISPLAY, 84, 36)
NAME = Style(Face.DISPLAY, 46, 22)
NUMBER = Style(Face.BOLD, 46, 28)
MOST_LINES = 2  # of a title


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: who won (none to all), and everybody's place."""

    winners: tuple[Seat, ...]
    places: tuple[Place, ...]
    medals: tuple[Medal, ...] = ()


def ending_of(over: Over, medals: Sequence[Medal] = ()) -> Ending:
    """Sum up how a game ended, the best in front."""
    places = sorted(over.places, key=lambda place: (place.rank, place.seat))
    return Ending(over.winners, tuple(places), tuple(medals))


def winners_line(ending: Ending, captains: str) -> Text:
    """Say who won; `captains` lists the winners."""
    won = len(ending.winners)
    if won == 0:
        return say("podium-nobody")
    if 1 < won == len(ending.places):
        return say("podium-all")
    return say("podium-won", captains=captains, count=won)


def podium(ending: Ending, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw the end of a game."""
    caption = Caption(podium_alt(ending, names, words), "podium.png", words)
    return draw_podium(ending, names, words, look).picture(HOUSE.inks(look.theme), caption)


def draw_podium(ending: Ending, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Canvas:
    """Draw who won, then a row for everybody; scores where there are any."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    height = HEAD + (ROW + GAP) * len(ending.places) + PAD
    height += medals_height(ending.medals, roomy=not look.large)
    canvas = Canvas(width, height, drawn, HOUSE.backdrop)
    won = words.listed(drawn_name(names, seat, words) for seat in ending.winners)
    title = words(winners_line(ending, won))
    place = canvas.box.top(HEAD).inset(PAD, GAP)
    canvas.name(place, title, TITLE, canvas.theme.accent, "center", MOST_LINES)
    rest = canvas.box.below(HEAD).inset(PAD, 0)
    for each in ending.places:
        _draw_row(canvas, rest.top(ROW), each, ending, names, words)
        rest = rest.below(ROW + GAP)
        canvas.breaks.append(rest.y - GAP // 2)
    draw_medals(canvas, rest, ending.medals, names, words, HOUSE.draw_captain)
    return canvas


def podium_alt(ending: Ending, names: tuple[str, ...], words: Words) -> list[str]:
    """Say who won, and everybody's place."""
    won = words.listed(short_name(names, seat, words) for seat in ending.winners)
    told = [words(say("podium-alt", winners=winners_line(ending, won)))]
    if _ranked(ending):
        key = "podium-alt-score" if _scored(ending) else "podium-alt-place"
    else:
        key = "podium-alt-together" if _scored(ending) else "podium-alt-captain"
    for each in ending.places:
        captain = f"{letter(each.seat)} {short_name(names, each.seat, words)}"
        told.append(words(say(key, rank=each.rank, captain=captain, score=each.score)))
    return [*told, *medals_alt(ending.medals, names, words)]


def _draw_row(
    canvas: Canvas, box: Box, place: Place, ending: Ending, names: tuple[str, ...], words: Words
) -> None:
    """Draw a captain: place, emblem, name and score; winners have a rim of gold."""
    theme = canvas.theme
    won = place.seat in ending.winners
    rim = theme.accent if won else captain_colour(theme, place.seat)
    canvas.panel(box, theme.well, outline=rim)
    inner = box.inset(18, 10)
    ink = theme.accent if won else theme.ink
    if _ranked(ending):
        canvas.text(inner.left(RANK), str(place.rank), NUMBER, ink, "center")
        inner = inner.after(RANK + GAP)
    HOUSE.draw_captain(canvas, inner.left(EMBLEM), place.seat)
    inner = inner.after(EMBLEM + 2 * GAP)
    if _scored(ending):
        score = words.number(place.score)
        canvas.text(inner.end(SCORE), score, NUMBER, theme.ink, "right")
        inner = inner.before(SCORE + GAP)
    canvas.name(inner, drawn_name(names, place.seat, words), NAME, theme.ink)


def _ranked(ending: Ending) -> bool:
    """Tell whether there are places: who all win or lose together has none to show."""
    return len({place.rank for place in ending.places}) > 1


def _scored(ending: Ending) -> bool:
    """Tell whether this game counts anything for its places."""
    return any(place.score for place in ending.places)
