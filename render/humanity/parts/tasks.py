"""Missions in play, and the track of research."""

from engine.core.words import Text, say
from engine.humanity.table.view import TaskView
from engine.humanity.tiles.tables import MISSION_POINTS, SCIENCE, TRACK
from engine.humanity.tiles.tiles import Measure, Mission
from render.boxes import Box
from render.canvas import Canvas
from render.house.emblems import captain_colour
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import paint
from render.humanity.parts.parts import AMOUNT, FIGURE, TEXT, Sign, draw_signs
from render.words import Words

TASK, RESEARCH = 244, 176
TOLD = 92  # high is room for two lines
BADGE = 36  # wide is a token beside a value; its shape tells whose it is
MARKER = 54
SIGN = 44  # wide are the signs before the track: science above it, research below
MEASURES = {
    Measure.CLUSTER: icons.cluster,
    Measure.COUNT: icons.number,
    Measure.COLUMN: icons.column,
    Measure.ROW: icons.row,
    Measure.DIAGONAL: icons.slant,
}


def draw_task(canvas: Canvas, box: Box, task: TaskView, words: Words) -> None:
    """Draw a mission: what it asks for, what it brings, who holds it, and what all have."""
    theme, mission = canvas.theme, task.mission
    canvas.panel(box, theme.card, outline=None if task.holder is None else theme.accent)
    inner = box.inset(14, 12)
    line, values = inner.top(56), inner.below(inner.h - 62)
    told = inner.below(60).top(TOLD)
    reward = [Sign(icons.points, str(MISSION_POINTS))]
    reward += [] if task.taken else [Sign(icons.atom, "1")]
    draw_signs(canvas, line.before(170), mission_signs(canvas, mission), AMOUNT)
    draw_signs(canvas, line.end(160), reward, FIGURE, 8)
    canvas.name(told, words(mission_text(mission)), TEXT, theme.muted)
    for seat, place in enumerate(values.columns(len(task.values), 2)):
        held = task.holder == seat
        if held:
            frame = Box(place.x - 5, place.y, min(place.w + 8, 2 * BADGE + 24), place.h)
            canvas.panel(frame, theme.well, radius=12, outline=theme.accent, line=3)
        canvas.place(place.left(BADGE), paints.token, theme, seat)
        ink = theme.accent if held else theme.ink
        canvas.text(place.after(BADGE + 4), str(task.values[seat]), FIGURE, ink)


def mission_signs(canvas: Canvas, mission: Mission) -> list[Sign]:
    """List the signs of what a mission measures, and the least it takes."""
    least = Sign(None, f"{mission.least}+ ")
    if mission.icons:
        return [least, *(Sign(icons.RESOURCES[each]) for each in mission.icons)]
    if mission.side is not None:
        return [least, Sign(icons.SIDES[mission.side], "", None, 1.3)]
    signs = [least, Sign(MEASURES[mission.measure])]
    if mission.colour is not None:
        ink = paint(canvas.theme, mission.colour).rim
        signs.append(Sign(icons.COLOURS[mission.colour], "", ink))
    elif mission.alike:
        signs.append(Sign(icons.alike))
    return signs


def mission_text(mission: Mission) -> Text:
    """Say in few words what a mission measures."""
    if mission.icons:
        return say("humanity-picture-mission-icons")
    if mission.side is not None:
        return say("humanity-picture-mission-side", side=mission.side.value)
    if mission.colour is not None:
        keys = {
            Measure.COUNT: "humanity-picture-mission-count",
            Measure.CLUSTER: "humanity-picture-mission-corners"
            if mission.diagonals
            else "humanity-picture-mission-cluster",
        }
        return Text(keys[mission.measure], (("colour", mission.colour.value),))
    alike = int(mission.alike)
    return say("humanity-picture-mission-line", way=mission.measure.value, alike=alike)


def draw_research(canvas: Canvas, box: Box, research: tuple[int, ...]) -> None:
    """Draw the track of research: where science is gained, and how far each has come."""
    theme = canvas.theme
    canvas.panel(box, theme.card)
    inner = box.inset(24, 10)
    upper, track, lower = inner.top(54), inner.below(62).top(22), inner.below(92)
    canvas.panel(track, theme.well, radius=11)
    canvas.stamp(icons.atom, upper.left(SIGN), theme.ink)
    canvas.stamp(icons.research, lower.top(MARKER + 12).left(SIGN), theme.ink)
    room = inner.after(SIGN + 18 + MARKER // 2).before(MARKER // 2)
    most = max(research)
    reached = _at(room, most) - room.x
    if most:
        canvas.panel(
            Box(track.x, track.y, reached + room.x - track.x, track.h), theme.metal, radius=11
        )
    for step, aim in enumerate(SCIENCE):
        x = _at(room, aim)
        ink = theme.accent if most >= aim else theme.muted
        canvas.line([(x, upper.bottom), (x, track.bottom)], ink, 4)
        canvas.text(Box(x - 34, upper.y, 68, upper.h), str(step + 1), FIGURE, ink, "center")
    _draw_markers(canvas, lower, room, research)


def _draw_markers(canvas: Canvas, box: Box, room: Box, research: tuple[int, ...]) -> None:
    """Draw a marker for each player below the track, beside each other where they would touch."""
    edge = box.x
    for seat in sorted(range(len(research)), key=lambda each: (research[each], each)):
        exact = _at(room, research[seat])
        x = max(edge, exact - MARKER // 2)
        canvas.line(
            [(exact, box.y - 8), (x + MARKER // 2, box.y + 8)],
            captain_colour(canvas.theme, seat),
            5,
        )
        paints.emblem(canvas, Box(x, box.y + 6, MARKER, MARKER), seat)
        edge = x + MARKER + 4


def _at(room: Box, research: int) -> int:
    return room.x + room.w * min(research, TRACK) // TRACK
