"""What happens to all captains at once: each kind of event with all that it says."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, say
from engine.humanity.table import events as ev
from engine.humanity.table.terms import cell_text, experiment_text
from render.house.voice import Voice
from render.humanity.parts.terms import mission_text
from render.humanity.telling.rows import HumanityRow, Won, said


def game_began(event: ev.GameBegan, voice: Voice) -> list[Text]:
    """Tell who begins, and what lies out."""
    missions = voice.words.clauses(mission_text(each) for each in event.missions)
    wheel = listed([experiment_text(each) for each in event.experiments])
    return [
        say("humanity-tell-began", captain=voice.captain(event.first)),
        say("humanity-tell-missions", missions=missions),
        say("humanity-tell-new", modules=laid_out(event.modules)),
        say("humanity-tell-wheel", experiments=wheel),
    ]


def board_reset(event: ev.BoardReset, voice: Voice) -> list[Text]:
    """Tell how the ring turned: what left, what came, who is on the way home.

    After the last reset no round follows, so that nothing of it matters any more.
    """
    if event.last:
        return [say("humanity-tell-reset-last", origin=event.origin, arm=event.arm)]
    told = [said("humanity-tell-reset", event, voice)]
    if event.dropped:
        gone = listed([each.module.name for each in event.dropped])
        told.append(say("humanity-tell-dropped", count=len(event.dropped), modules=gone))
    if event.filled:
        told.append(say("humanity-tell-new", modules=laid_out(event.filled)))
    if event.returned:
        told.append(say("humanity-tell-returned", captains=_crews(event.returned, voice)))
    return told


def why_board_reset(event: ev.BoardReset, voice: Voice) -> list[str]:
    """Explain how far the arm turned, and who came home."""
    if event.last:
        return [voice(say("humanity-why-reset", origin=event.origin, arm=event.arm))]
    lines = [
        say("humanity-why-reset", origin=event.origin, arm=event.arm),
        say("humanity-why-dropped", count=len(event.dropped)),
        say("humanity-why-returned", count=len(event.returned)),
    ]
    return [voice(line) for line in lines]


def year_ended(event: ev.YearEnded, voice: Voice) -> list[Text]:
    """Tell what the research of a year was worth."""
    told = [say("humanity-tell-year", year=event.year)]
    for line in event.lines:
        key = "humanity-tell-science" if line.bonus else "humanity-tell-science-plain"
        told.append(said(key, line, voice))
    if event.experiments:
        wheel = listed([experiment_text(each) for each in event.experiments])
        told.append(say("humanity-tell-wheel", experiments=wheel))
    return told


def why_year_ended(event: ev.YearEnded, voice: Voice) -> list[str]:
    """Explain the science of each captain."""
    lines = [
        said("humanity-why-science", line, voice, sum=line.science + line.bonus)
        for line in event.lines
    ]
    two = len(event.lines) == 2
    bonus = say("humanity-why-bonus-two" if two else "humanity-why-bonus")
    return [voice(say("humanity-why-year")), voice(bonus), *(f"- {voice(each)}" for each in lines)]


def hangars_filled(event: ev.HangarsFilled, _voice: Voice) -> list[Text]:
    """Tell what the new year's deck brings."""
    if not event.filled:
        return []
    return [say("humanity-tell-filled", modules=laid_out(event.filled))]


def astronauts_placed(event: ev.AstronautsPlaced, voice: Voice) -> list[Text]:
    """Tell where astronauts landed."""
    crews: dict[Seat, list[Text]] = {}
    for each in event.settled:
        number = each.astronaut + 1
        if each.cell is None:
            landed = say("humanity-tell-reserve", number=number)
        else:
            landed = say("humanity-tell-landed", number=number, where=cell_text(each.cell))
        crews.setdefault(each.seat, []).append(landed)
    return [
        say("humanity-tell-placed", captain=voice.captain(seat), astronauts=listed(landed))
        for seat, landed in crews.items()
    ]


def landed_briefly(event: ev.AstronautsPlaced) -> Iterator[tuple[Seat, Text]]:
    """Say for each captain where astronauts land; who finds no cell waits."""
    cells: dict[Seat, list[Text]] = {}
    for each in event.settled:
        if each.cell is None:
            yield each.seat, say("humanity-brief-reserve")
        else:
            cells.setdefault(each.seat, []).append(cell_text(each.cell))
    for seat, landed in cells.items():
        yield seat, say("humanity-brief-landed", cells=listed(landed))


def game_ended(event: ev.GameEnded, voice: Voice) -> list[Text]:
    """Tell the final ranking, and what decided."""
    winners = [final.seat for final in event.ranking if final.rank == 1]
    told = [say("humanity-tell-winners", captains=voice.captains(winners), count=len(winners))]
    told += [said("humanity-tell-final", final, voice) for final in event.ranking]
    return [*told, event.reason]


def why_game_ended(event: ev.GameEnded, voice: Voice) -> list[str]:
    """Add the final points up, and say what decided."""
    lines = [
        said("humanity-why-final", final, voice, held=sum(final.held)) for final in event.ranking
    ]
    return [*(f"- {voice(line)}" for line in lines), voice(event.reason)]


def laid_out(hangars: Sequence[ev.Hangar]) -> Value:
    """List modules with their hangars."""
    return listed(
        [say("humanity-tell-laid", module=each.module.name, hangar=each.hangar) for each in hangars]
    )


def _crews(returned: Sequence[tuple[Seat, int]], voice: Voice) -> str:
    """List captains, each with how many of their astronauts come home."""
    counts: dict[Seat, int] = {}
    for seat, _ in returned:
        counts[seat] = counts.get(seat, 0) + 1
    return voice.words.series(
        voice(say("humanity-tell-crew", captain=voice.captain(seat), count=count))
        for seat, count in counts.items()
    )


def dropped_briefly(event: ev.BoardReset, _voice: Voice) -> list[Text]:
    """Tell which modules left the ring."""
    if not event.dropped:
        return []
    gone = listed([each.module.name for each in event.dropped])
    return [say("humanity-brief-dropped", count=len(event.dropped), modules=gone)]


def came_of_year(event: ev.YearEnded, seat: Seat) -> Iterator[Won]:
    """Return the science of a captain's year; research that became science is no loss."""
    line = next(line for line in event.lines if line.seat == seat)
    yield 0, 0, line.science + line.bonus


ROUNDS: Mapping[type[Any], HumanityRow] = {
    ev.GameBegan: HumanityRow(
        told=game_began,
        why="humanity-why-began",
        rules=("HU-2.3", "HU-2.4", "HU-2.5"),
        brief=lambda event, voice: game_began(event, voice)[:2],
    ),
    ev.RoundBegan: HumanityRow(
        told="humanity-tell-round", why="humanity-why-round", rules=("HU-3.1", "HU-11")
    ),
    ev.BoardReset: HumanityRow(
        told=board_reset, why=why_board_reset, rules=("HU-11",), brief=dropped_briefly
    ),
    ev.HangarsFilled: HumanityRow(
        told=hangars_filled, why="humanity-why-filled", rules=("HU-12.3", "Q-31")
    ),
    ev.AstronautsPlaced: HumanityRow(
        told=astronauts_placed,
        why="humanity-why-placed",
        rules=("HU-T18", "Q-37"),
        deeds=landed_briefly,
    ),
    ev.YearEnded: HumanityRow(
        told=year_ended,
        why=why_year_ended,
        rules=("HU-12.1", "Q-35"),
        brief=year_ended,
        came=came_of_year,
    ),
    ev.GameEnded: HumanityRow(
        told=game_ended, why=why_game_ended, rules=("HU-13.1", "HU-13.2"), brief=game_ended
    ),
}
