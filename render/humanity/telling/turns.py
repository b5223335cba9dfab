"""What captains do in their turns: each kind of event with all that it says."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, Value, captain, listed, say
from engine.humanity.base.grid import NAMES
from engine.humanity.table import events as ev
from engine.humanity.table.terms import cost_text, won_parts
from engine.humanity.tiles.tables import MISSION_POINTS
from engine.humanity.tiles.tiles import Cost, Kind
from render.house.voice import Voice
from render.humanity.parts.terms import (
    gained,
    mission_text,
    module_text,
    moved_text,
    paid_text,
    won_text,
)
from render.humanity.telling.rows import HumanityRow, Won, said

_CAUSES = {
    ev.Cause.NEIGHBOURS: "HU-T7",
    ev.Cause.LAB: "HU-T8",
    ev.Cause.GREENHOUSE: "HU-7.2",
    ev.Cause.SQUARE: "HU-8.1",
    ev.Cause.LINE: "HU-10.3",
}


def worked(event: ev.Worked, voice: Voice) -> list[Text]:
    """Tell what an astronaut worked on, each cell once."""
    captain, number = voice.captain(event.seat), event.astronaut + 1
    last = {each.cell: each for each in event.done}
    if not last:
        told = [say("humanity-tell-idle", captain=captain, number=number)]
    else:
        done = voice.words.clauses(_activated(each) for each in last.values())
        told = [say("humanity-tell-worked", captain=captain, number=number, done=done)]
    if event.forced:
        told.append(say("humanity-tell-forced"))
    moves = moved_text(move for each in event.done for move in each.moves)
    return [*told, *_brought(event.research), *_nearer(moves)]


def _activated(each: ev.Activated) -> Text:
    """Tell how a cell is after the work on it."""
    cell = NAMES[each.cell]
    if each.module is None:
        key = "humanity-tell-obstacle" if each.left else "humanity-tell-cleared"
        return say(key, cell=cell, left=each.left)
    if each.module.kind is Kind.TIME:
        return say("humanity-tell-time", module=each.module.name, cell=cell)
    return say("humanity-tell-stored", module=each.module.name, cell=cell, stock=each.left)


def why_worked(event: ev.Worked, voice: Voice) -> list[str]:
    """Explain what work did, point by point."""
    lines = [say("humanity-why-worked")]
    if not event.done:
        lines = [say("humanity-why-idle")]
    if event.forced:
        lines.append(say("humanity-why-forced"))
    if event.research:
        lines.append(say("humanity-why-cleared", research=event.research))
    if any(each.moves for each in event.done):
        lines.append(say("humanity-why-time"))
    return [voice(line) for line in lines]


def deployed(event: ev.Deployed, voice: Voice) -> list[Text]:
    """Tell which module lies where, what it cost and what it brought."""
    module = module_text(event.module, event.colour)
    told = said("humanity-tell-deployed", event, voice, module=module, cell=NAMES[event.cell])
    upgrades = [
        say("humanity-tell-upgraded", number=each.astronaut + 1, work=each.work)
        for each in event.upgrades
    ]
    return [told, *_brought(*gained(event.gains)), *upgrades]


def why_deployed(event: ev.Deployed, voice: Voice) -> list[str]:
    """Explain what a module cost, and each gain."""
    lines = [
        _cost(event.module.cost, event.paid),
        say("humanity-why-sent", number=event.astronaut + 1, hangar=event.hangar),
    ]
    neighbours = [each.research for each in event.gains if each.cause is ev.Cause.NEIGHBOURS]
    if neighbours and event.module.each:
        each = event.module.each
        counted = sum(neighbours)
        lines.append(
            say("humanity-why-neighbours", count=counted // each, each=each, research=counted)
        )
    gains = [each for each in event.gains if each.cause is not ev.Cause.NEIGHBOURS]
    lines += _gains(gains)
    if event.upgrades:
        lines.append(say("humanity-why-upgraded", count=len(event.upgrades)))
    return _itemised(lines, voice)


def experimented(event: ev.Experimented, voice: Voice) -> list[Text]:
    """Tell which experiment was carried out, what it cost, brought and did."""
    told = [
        said("humanity-tell-experimented", event, voice),
        *_brought(*gained(event.gains)),
        *_nearer(moved_text(event.moves)),
    ]
    if event.woken:
        numbers = voice.words.listed(str(each + 1) for each in event.woken)
        told.append(say("humanity-tell-woken", numbers=numbers, count=len(event.woken)))
    return told


def why_experimented(event: ev.Experimented, voice: Voice) -> list[str]:
    """Explain what an experiment cost, each gain, and what it did besides."""
    lines = [
        _cost(event.experiment.cost, event.paid),
        say("humanity-why-sent-empty", number=event.astronaut + 1, hangar=event.hangar),
        *_gains(event.gains),
    ]
    if event.moves:
        lines.append(say("humanity-why-two-units"))
    if event.woken:
        lines.append(say("humanity-why-woken"))
    return _itemised(lines, voice)


def mission_taken(event: ev.MissionTaken, voice: Voice) -> list[Text]:
    """Tell who takes a mission, and from whom."""
    stolen = event.loser is not None
    return [said("humanity-tell-stolen" if stolen else "humanity-tell-mission", event, voice)]


def why_mission_taken(event: ev.MissionTaken, voice: Voice) -> list[str]:
    """Explain why a mission changes hands, and what that brings."""
    lines = [said("humanity-why-mission", event, voice)]
    if event.loser is not None:
        lines.append(said("humanity-why-stolen", event, voice))
    if event.science:
        lines.append(say("humanity-why-first"))
    return [voice(line) for line in lines]


def _brought(research: int, points: int = 0) -> list[Text]:
    won = won_parts(research, points)
    return [say("humanity-tell-brought", won=listed(won))] if won else []


def _nearer(moves: Value | None) -> list[Text]:
    return [say("humanity-tell-nearer", moves=moves)] if moves is not None else []


def _cost(cost: Cost, paid: tuple[ev.Paid, ...]) -> Text:
    return say("humanity-why-paid", cost=cost_text(cost), paid=paid_text(paid))


def _gains(gains: Iterable[ev.Gain]) -> list[Text]:
    """Explain gains, each by what brought it."""
    lines = []
    for gain in gains:
        cell = NAMES[gain.cell] if gain.cell is not None else ""
        match gain.cause:
            case ev.Cause.PRINTED if gain.research:
                lines.append(say("humanity-why-printed", research=gain.research))
            case ev.Cause.LAB:
                lines.append(say("humanity-why-lab", cell=cell, research=gain.research))
            case ev.Cause.GREENHOUSE:
                lines.append(say("humanity-why-greenhouse", points=gain.points))
            case ev.Cause.SQUARE:
                key = "humanity-why-square-upgrades" if gain.upgrades else "humanity-why-square"
                lines.append(say(key, cell=cell))
            case ev.Cause.LINE:
                lines.append(say("humanity-why-line", place=gain.points + 1, points=gain.points))
        if gain.cause is ev.Cause.PRINTED and gain.points:
            lines.append(say("humanity-why-printed-points", points=gain.points))
    return lines


def _itemised(lines: Iterable[Text], voice: Voice) -> list[str]:
    return [f"- {voice(line)}" for line in lines]


def came_of_work(event: ev.Worked, seat: Seat) -> Iterator[Won]:
    """Return the research that work brought whoever did it."""
    if event.seat == seat:
        yield event.research, 0, 0


def rules_of_work(event: ev.Worked) -> tuple[str, ...]:
    """Name the rules of work, and of obstacles that were worked on."""
    if not event.done:
        return ("HU-4.1", "Q-10")
    return ("HU-4.2", "HU-4.4") if any(each.module is None for each in event.done) else ("HU-4.2",)


def came_of_tile(event: ev.Deployed | ev.Experimented, seat: Seat) -> Iterator[Won]:
    """Return what a tile brought whoever took it."""
    if event.seat == seat:
        yield (*gained(event.gains), 0)


def deployed_briefly(event: ev.Deployed) -> Iterator[tuple[Seat, Text]]:
    """Say who placed which module, and what it brought."""
    placed = say("humanity-brief-deployed", what=module_text(event.module, event.colour))
    yield event.seat, _with_gains(placed, event.gains)


def rules_of_module(event: ev.Deployed) -> tuple[str, ...]:
    """Name the rules of a module, of its gains and of astronauts who work more."""
    return ("HU-5.5", *_rules_of(event.gains), *(("HU-8.2",) if event.upgrades else ()))


def experimented_briefly(event: ev.Experimented) -> Iterator[tuple[Seat, Text]]:
    """Say who carried out which experiment, and what it brought."""
    carried_out = say("humanity-brief-experimented", what=event.experiment.name)
    yield event.seat, _with_gains(carried_out, event.gains)


def rules_of_experiment(event: ev.Experimented) -> tuple[str, ...]:
    """Name the rules of an experiment, of its gains and of what it did besides."""
    time, woken = ("HU-T15",) if event.moves else (), ("HU-T14",) if event.woken else ()
    return ("HU-10.4", *_rules_of(event.gains), *time, *woken)


def came_of_mission(event: ev.MissionTaken, seat: Seat) -> Iterator[Won]:
    """Return the points and the science of a mission for whoever took it."""
    if event.seat == seat:
        yield 0, MISSION_POINTS, int(event.science)


def mission_lost(event: ev.MissionTaken, seat: Seat) -> Iterator[Text]:
    """Say to whom a captain lost a mission."""
    if event.loser == seat:
        yield say(
            "humanity-loss-mission",
            captain=captain(event.seat),
            mission=mission_text(event.mission),
            points=MISSION_POINTS,
        )


def _with_gains(deed: Text, gains: Sequence[ev.Gain]) -> Text:
    won = won_text(gains)
    return deed if won is None else say("humanity-brief-won", deed=deed, won=won)


def _rules_of(gains: Iterable[ev.Gain]) -> tuple[str, ...]:
    """Name the rules of gains, each once."""
    return tuple(dict.fromkeys(_CAUSES[each.cause] for each in gains if each.cause in _CAUSES))


TURNS: Mapping[type[Any], HumanityRow] = {
    ev.Worked: HumanityRow(told=worked, why=why_worked, rules=rules_of_work, came=came_of_work),
    ev.Deployed: HumanityRow(
        told=deployed,
        why=why_deployed,
        rules=rules_of_module,
        deeds=deployed_briefly,
        came=came_of_tile,
    ),
    ev.Experimented: HumanityRow(
        told=experimented,
        why=why_experimented,
        rules=rules_of_experiment,
        deeds=experimented_briefly,
        came=came_of_tile,
    ),
    ev.MissionTaken: HumanityRow(
        told=mission_taken,
        brief=mission_taken,
        why=why_mission_taken,
        rules=("HU-9", "Q-28"),
        came=came_of_mission,
        lost=mission_lost,
    ),
    ev.ChoosesNow: HumanityRow(
        told="humanity-tell-chooses", why="humanity-why-chooses", rules=("Q-45",)
    ),
}
