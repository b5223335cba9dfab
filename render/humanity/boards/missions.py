"""Missions in play: what each asks for, who holds it, and what everybody has."""

from engine.core.words import Text, say
from engine.humanity.table.terms import makes_text
from engine.humanity.table.view import PublicView, TaskView
from engine.humanity.tiles.tables import MISSION_POINTS
from engine.humanity.tiles.tiles import Measure, Mission
from render.boxes import Box
from render.canvas import Canvas
from render.house.captains import letter
from render.house.voice import Voice
from render.humanity.parts import icons, paints
from render.humanity.parts.paints import paint
from render.humanity.parts.parts import FIGURE, TEXT, Sign, high_enough, resource_sign, signs_line
from render.scene.nodes import Beside, Card, Column, Grid, Label, Leaf
from render.theme import NIGHT

LINE, BADGE, GAP = 42, 34, 4
MEASURES = {
    Measure.CLUSTER: icons.cluster,
    Measure.COUNT: icons.number,
    Measure.COLUMN: icons.column,
    Measure.ROW: icons.row,
    Measure.DIAGONAL: icons.slant,
}


def missions(view: PublicView, voice: Voice, columns: int = 0) -> Grid:
    """Show all missions, side by side unless in so many columns; none before they are dealt."""
    cards = tuple([_mission(task, voice) for task in view.tasks])
    return Grid(inside=cards, columns=columns or max(1, len(cards)), gap=8)


def _mission(task: TaskView, voice: Voice) -> Card:
    reward = [Sign(icons.points, str(MISSION_POINTS), None, 0.8)]
    reward += [] if task.taken else [Sign(icons.atom, "1", None, 0.8)]
    head = Beside(
        inside=(
            signs_line(tuple(mission_signs(task.mission)), LINE),
            signs_line(tuple(reward), LINE, grow=0),
        ),
        gap=8,
    )
    values = Beside(
        inside=tuple(
            [
                Leaf(
                    drawing=draw_value,
                    about=(seat, value, task.holder == seat),
                    key=("mission", task.mission.id, seat),
                    wide=BADGE + 30,
                    high=LINE,
                    grow=1,
                    amount=value,
                )
                for seat, value in enumerate(task.values)
            ]
        ),
        gap=2,
    )
    told = Label(text=mission_text(task.mission), style=TEXT, ink="muted", lines=2)
    return Card(
        inside=Column(inside=(head, told, values), gap=0),
        outline=None if task.holder is None else "accent",
        pad=8,
        says=_said(task, voice),
    )


def _said(task: TaskView, voice: Voice) -> Text:
    values = voice.words.series([f"{letter(at)} {each}" for at, each in enumerate(task.values)])
    holder = "" if task.holder is None else letter(task.holder)
    return say(
        "humanity-alt-mission",
        least=task.mission.least,
        what=_asked(task.mission),
        held=int(bool(holder)),
        holder=holder,
        values=values,
    )


def _asked(mission: Mission) -> Text:
    """Say what a mission measures, with the signs that a picture has beside it."""
    if mission.icons:
        return say("humanity-alt-icons", what=makes_text(mission.icons))
    return mission_text(mission)


def mission_signs(mission: Mission) -> list[Sign]:
    """List the signs of what a mission measures, and the least it takes."""
    least = Sign(None, f"{mission.least}+ ")
    if mission.icons:
        return [least, *map(resource_sign, mission.icons)]
    if mission.side is not None:
        return [least, Sign(icons.SIDES[mission.side], "", None, 1.3)]
    signs = [least, Sign(MEASURES[mission.measure])]
    if mission.colour is not None:
        ink = paint(NIGHT, mission.colour).rim
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


def draw_value(canvas: Canvas, box: Box, seat: int, value: int, held: bool) -> None:  # noqa: FBT001
    """Draw what a captain has of it, framed where the captain holds it."""
    theme = canvas.theme
    if held:
        canvas.panel(
            box.left(BADGE + 3 * GAP + 44), theme.well, radius=12, outline=theme.accent, line=3
        )
    token = box.after(GAP).left(BADGE)
    canvas.place(token, paints.token, theme, seat)
    ink = theme.accent if held else theme.ink
    canvas.text(high_enough(box.after(BADGE + 2 * GAP), FIGURE), str(value), FIGURE, ink)
