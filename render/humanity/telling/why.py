"""Why did that happen? Each result of Humanity in plain words, with its numbers and its rules."""

from collections.abc import Iterable

from engine.core.words import Text, say
from engine.humanity.base.grid import NAMES
from engine.humanity.help import ENTRIES
from engine.humanity.looking.why import rules_behind
from engine.humanity.table import events as ev
from engine.humanity.table.terms import cost_text
from engine.humanity.tiles.tiles import Cost
from render.house.explaining import Explainers, Explanations
from render.house.voice import Voice
from render.humanity.parts.terms import mission_text, paid_text
from render.humanity.telling.tell import first_line


def game_began(event: ev.GameBegan, voice: Voice) -> list[str]:
    """Explain what lies out at the beginning."""
    return [voice(say("humanity-why-began", captain=voice.captain(event.first)))]


def worked(event: ev.Worked, voice: Voice) -> list[str]:
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


def deployed(event: ev.Deployed, voice: Voice) -> list[str]:
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


def experimented(event: ev.Experimented, voice: Voice) -> list[str]:
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


def mission_taken(event: ev.MissionTaken, voice: Voice) -> list[str]:
    """Explain why a mission changes hands, and what that brings."""
    mission = mission_text(event.mission)
    captain = voice.captain(event.seat)
    lines = [say("humanity-why-mission", captain=captain, mission=mission, value=event.value)]
    if event.loser is not None:
        loser = voice.captain(event.loser)
        lines.append(
            say("humanity-why-stolen", loser=loser, beaten=event.beaten, value=event.value)
        )
    if event.science:
        lines.append(say("humanity-why-first"))
    return [voice(line) for line in lines]


def board_reset(event: ev.BoardReset, voice: Voice) -> list[str]:
    """Explain how far the arm turned, and who came home."""
    lines = [
        say("humanity-why-reset", origin=event.origin, arm=event.arm),
        say("humanity-why-dropped", count=len(event.dropped)),
        say("humanity-why-returned", count=len(event.returned)),
    ]
    return [voice(line) for line in lines]


def year_ended(event: ev.YearEnded, voice: Voice) -> list[str]:
    """Explain the science of each captain."""
    lines = [
        say(
            "humanity-why-science",
            captain=voice.captain(line.seat),
            research=line.research,
            science=line.science,
            bonus=line.bonus,
            sum=line.science + line.bonus,
            total=line.total,
        )
        for line in event.lines
    ]
    two = len(event.lines) == 2
    bonus = say("humanity-why-bonus-two" if two else "humanity-why-bonus")
    return [voice(say("humanity-why-year")), voice(bonus), *(f"- {voice(each)}" for each in lines)]


def hangars_filled(_event: ev.HangarsFilled, voice: Voice) -> list[str]:
    """Explain where modules of the new year come from."""
    return [voice(say("humanity-why-filled"))]


def astronauts_placed(_event: ev.AstronautsPlaced, voice: Voice) -> list[str]:
    """Explain where astronauts may land."""
    return [voice(say("humanity-why-placed"))]


def round_began(_event: ev.RoundBegan, voice: Voice) -> list[str]:
    """Explain who acts in a round."""
    return [voice(say("humanity-why-round"))]


def chooses_now(_event: ev.ChoosesNow, voice: Voice) -> list[str]:
    """Explain why a game that is played by programmes waits."""
    return [voice(say("humanity-why-chooses"))]


def game_ended(event: ev.GameEnded, voice: Voice) -> list[str]:
    """Add the final points up, and say what decided."""
    lines = [
        say(
            "humanity-why-final",
            captain=voice.captain(final.seat),
            points=final.points,
            science=final.science,
            stored=final.stored,
            held=sum(final.held),
            total=final.total,
        )
        for final in event.ranking
    ]
    return [*(f"- {voice(line)}" for line in lines), voice(event.reason)]


def _cost(cost: Cost, paid: tuple[ev.Paid, ...]) -> Text:
    return say("humanity-why-paid", cost=cost_text(cost), paid=paid_text(paid))


def _gains(gains: Iterable[ev.Gain]) -> list[Text]:
    """Explain gains, each by what brought it."""
    found = []
    for gain in gains:
        cell = NAMES[gain.cell] if gain.cell is not None else ""
        match gain.cause:
            case ev.Cause.PRINTED if gain.research:
                found.append(say("humanity-why-printed", research=gain.research))
            case ev.Cause.LAB:
                found.append(say("humanity-why-lab", cell=cell, research=gain.research))
            case ev.Cause.GREENHOUSE:
                found.append(say("humanity-why-greenhouse", points=gain.points))
            case ev.Cause.SQUARE:
                key = "humanity-why-square-upgrades" if gain.upgrades else "humanity-why-square"
                found.append(say(key, cell=cell))
            case ev.Cause.LINE:
                found.append(say("humanity-why-line", place=gain.points + 1, points=gain.points))
        if gain.cause is ev.Cause.PRINTED and gain.points:
            found.append(say("humanity-why-printed-points", points=gain.points))
    return found


def _itemised(lines: Iterable[Text], voice: Voice) -> list[str]:
    return [f"- {voice(line)}" for line in lines]


EXPLAINERS: Explainers = {
    ev.GameBegan: game_began,
    ev.Worked: worked,
    ev.Deployed: deployed,
    ev.Experimented: experimented,
    ev.MissionTaken: mission_taken,
    ev.BoardReset: board_reset,
    ev.YearEnded: year_ended,
    ev.HangarsFilled: hangars_filled,
    ev.AstronautsPlaced: astronauts_placed,
    ev.RoundBegan: round_began,
    ev.ChoosesNow: chooses_now,
    ev.GameEnded: game_ended,
}
EXPLAINED_BY = Explanations(
    EXPLAINERS, first_line, rules_behind, {entry.id: entry.title for entry in ENTRIES}
)
