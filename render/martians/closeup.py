"""Close-ups of what everybody talks about: a death, the ship that is found, objects taken."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine.core.asks import Seat
from engine.core.words import Text, say
from engine.martians.cards.tables import SHIP
from engine.martians.table import events as ev
from engine.martians.table.events import MartiansEvent
from engine.martians.table.view import MartiansView
from render.boxes import Box
from render.canvas import Canvas, Style
from render.house.captains import drawn_name
from render.house.voice import Voice
from render.martians import paints
from render.martians.parts import LEAST
from render.martians.telling.story import STORY
from render.picture import Caption, Picture
from render.scene.painting import LARGE_WIDTH, WIDTH
from render.theme import USUAL, Look, grown
from render.type import Face
from render.words import Words

MOST = 3  # that a post shows
SHORT = 100  # letters that two lines hold
PAD, HEAD, SCENE, LINE = 24, 110, 380, 64
TITLE, NAME = Style(Face.DISPLAY, 72, 40), Style(Face.DISPLAY, 56, LEAST)
TOLD = Style(Face.TEXT, 38, LEAST)
HORDE, MARTIAN, EMBLEM, THING = 7, 190, 180, 130
TITLES = {
    ev.Died: say("martians-closeup-death"),
    ev.TokensLie: say("martians-closeup-ship"),
    ev.ObjectsLost: say("martians-closeup-taken"),
}


class Closeup(msgspec.Struct, frozen=True):
    """What happened, and to whom."""

    event: ev.Died | ev.TokensLie | ev.ObjectsLost
    seat: Seat


def closeup_of(event: MartiansEvent, seat: Seat) -> Closeup | None:
    """Show an event from close up that happened in the turn of `seat`; None for most events."""
    match event:
        case ev.Died() | ev.ObjectsLost(instead=""):
            return Closeup(event, event.seat)
        case ev.TokensLie(tokens=(token,)) if token.face == SHIP:
            return Closeup(event, seat)
    return None


def closeups(before: MartiansView | None, events: Sequence[MartiansEvent]) -> tuple[Closeup, ...]:
    """Show what is worth a picture of its own."""
    return tuple(_closeups(before, events))[:MOST]


def _closeups(before: MartiansView | None, events: Sequence[MartiansEvent]) -> Iterator[Closeup]:
    seat = before.table.seat if before is not None else 0  # a turn begins first, then
    for event in events:
        if isinstance(event, ev.TurnBegan):
            seat = event.seat
        shown = closeup_of(event, seat)
        if shown is not None:
            yield shown


def closeup(shown: Closeup, names: tuple[str, ...], words: Words, look: Look = USUAL) -> Picture:
    """Draw it."""
    caption = Caption([_title(shown, words), *_told(shown, names, words)], "closeup.png", words)
    return draw_closeup(shown, names, words, look).picture(paints.inks(look.theme), caption)


def _title(shown: Closeup, words: Words) -> str:
    return words(TITLES[type(shown.event)])


def _told(shown: Closeup, names: tuple[str, ...], words: Words) -> list[str]:
    voice = Voice(names, words)
    found: Iterable[Text] = STORY.brief(shown.event, voice)
    if isinstance(shown.event, ev.TokensLie):
        found = [say("martians-closeup-found", captain=voice.captain(shown.seat))]
    return [voice(each).replace("*", "") for each in found]


def draw_closeup(
    shown: Closeup, names: tuple[str, ...], words: Words, look: Look = USUAL
) -> Canvas:
    """Draw a headline, the scene, and what came of it."""
    width, drawn = (LARGE_WIDTH, grown(look)) if look.large else (WIDTH, look)
    told = " ".join(_told(shown, names, words))
    rows = 4 if look.large else 2 + (len(told) > SHORT)
    canvas = Canvas(width, HEAD + SCENE + rows * LINE + 2 * PAD, drawn, paints.backdrop)
    theme, rest = canvas.theme, canvas.box
    canvas.fill(rest.top(HEAD + SCENE), paints.dusk, theme)
    ink = theme.accent if isinstance(shown.event, ev.TokensLie) else theme.danger
    canvas.name(rest.top(HEAD).inset(PAD, 8), _title(shown, words), TITLE, ink, "center")
    scene = rest.below(HEAD).top(SCENE)
    _SCENES[type(shown.event)](canvas, scene, shown)
    name = drawn_name(names, shown.seat, words)
    plate = scene.below(SCENE - LINE - 10).inset(PAD, 4)
    canvas.name(plate, name, NAME, theme.ink, "center", 1)
    canvas.paragraph(rest.below(HEAD + SCENE + PAD).inset(PAD, 0), told, TOLD, theme.ink)
    return canvas


def _draw_death(canvas: Canvas, box: Box, shown: Closeup) -> None:
    """Draw Martians that close in on a captain, and a broken heart."""
    wide = box.w // HORDE
    for at in range(HORDE):
        lower = 30 if at % 2 else 0
        if at != HORDE // 2:
            spot = Box(box.x + at * wide, box.y + 30 + lower, wide, MARTIAN)
            canvas.place(spot, paints.martian, at)
    middle = Box(box.x + (box.w - EMBLEM) // 2, box.y + 60, EMBLEM, EMBLEM)
    paints.emblem(canvas, middle, shown.seat)
    heart = Box(middle.right - EMBLEM // 2, middle.bottom - EMBLEM // 2, EMBLEM // 2, EMBLEM // 2)
    canvas.place(heart, paints.thing, "broken")


def _draw_ship(canvas: Canvas, box: Box, shown: Closeup) -> None:
    """Draw the ship over the corn, its beam on whoever found it."""
    corn = box.below(box.h - LINE - 40)
    canvas.panel(corn, paints.CORN, radius=0)
    for x in range(corn.x + 10, corn.right, 40):
        canvas.line([(x, corn.y), (x, corn.y - 26)], paints.CORN, 12)
    size = box.h - 80
    canvas.place(
        Box(box.x + (box.w - size) // 2, box.y - 20, size, size), paints.thing, "mother-ship"
    )
    side = EMBLEM * 2 // 3
    spot = Box(box.x + (box.w - side) // 2, box.bottom - LINE - side - 20, side, side)
    paints.emblem(canvas, spot, shown.seat)


def _draw_taken(canvas: Canvas, box: Box, shown: Closeup) -> None:
    """Draw objects that fly off from their captain."""
    assert isinstance(shown.event, ev.ObjectsLost)
    spot = Box(box.x + box.w // 5 - EMBLEM // 2, box.y + 80, EMBLEM, EMBLEM)
    paints.emblem(canvas, spot, shown.seat)
    for at, kind in enumerate(shown.event.objects):
        x = box.x + box.w * (5 + 2 * at) // 13
        canvas.place(Box(x, box.y + 110 - 30 * at, THING, THING), paints.thing, kind)
    ship = Box(box.right - MARTIAN - PAD, box.y, MARTIAN, MARTIAN)
    canvas.place(ship, paints.thing, "mother-ship")


_SCENES = {ev.Died: _draw_death, ev.TokensLie: _draw_ship, ev.ObjectsLost: _draw_taken}
