"""The game master's narration of Humanity: events in lines of Markdown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from engine.core.asks import Seat
from engine.core.words import Text, Value, listed, say
from engine.humanity.base.grid import NAMES
from engine.humanity.table import events as ev
from engine.humanity.table.events import HumanityEvent
from engine.humanity.table.terms import cell_text, experiment_text
from engine.humanity.tiles.tiles import Kind
from render.house.voice import Voice
from render.humanity.parts.terms import (
    gained,
    mission_text,
    module_text,
    moved_text,
    paid_text,
    won_parts,
)
from render.words import Words

Tellers: TypeAlias = Mapping[type[Any], Callable[[Any, Voice], list[Text]]]


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


def deployed(event: ev.Deployed, voice: Voice) -> list[Text]:
    """Tell which module lies where, what it cost and what it brought."""
    told = say(
        "humanity-tell-deployed",
        captain=voice.captain(event.seat),
        module=module_text(event.module, event.colour),
        cell=NAMES[event.cell],
        hangar=event.hangar,
        paid=paid_text(event.paid),
    )
    upgrades = [
        say("humanity-tell-upgraded", number=each.astronaut + 1, work=each.work)
        for each in event.upgrades
    ]
    return [told, *_brought(*gained(event.gains)), *upgrades]


def experimented(event: ev.Experimented, voice: Voice) -> list[Text]:
    """Tell which experiment was carried out, what it cost, brought and did."""
    told = [
        say(
            "humanity-tell-experimented",
            captain=voice.captain(event.seat),
            experiment=experiment_text(event.experiment),
            hangar=event.hangar,
            paid=paid_text(event.paid),
        ),
        *_brought(*gained(event.gains)),
        *_nearer(moved_text(event.moves)),
    ]
    if event.woken:
        numbers = voice.words.listed(str(each + 1) for each in event.woken)
        told.append(say("humanity-tell-woken", numbers=numbers, count=len(event.woken)))
    return told


def mission_taken(event: ev.MissionTaken, voice: Voice) -> list[Text]:
    """Tell who takes a mission, and from whom."""
    captain, mission = voice.captain(event.seat), mission_text(event.mission)
    if event.loser is not None:
        return [
            say(
                "humanity-tell-stolen",
                captain=captain,
                mission=mission,
                loser=voice.captain(event.loser),
                value=event.value,
                beaten=event.beaten,
            )
        ]
    return [say("humanity-tell-mission", captain=captain, mission=mission, value=event.value)]


def board_reset(event: ev.BoardReset, voice: Voice) -> list[Text]:
    """Tell how the ring turned: what left, what came, who is on the way home."""
    told = [
        say(
            "humanity-tell-reset",
            origin=event.origin,
            arm=event.arm,
            captain=voice.captain(event.first),
        )
    ]
    if event.dropped:
        gone = listed([each.module.name for each in event.dropped])
        told.append(say("humanity-tell-dropped", count=len(event.dropped), modules=gone))
    if event.filled:
        told.append(say("humanity-tell-new", modules=laid_out(event.filled)))
    if event.returned:
        told.append(say("humanity-tell-returned", captains=_crews(event.returned, voice)))
    return told


def year_ended(event: ev.YearEnded, voice: Voice) -> list[Text]:
    """Tell what the research of a year was worth."""
    told = [say("humanity-tell-year", year=event.year)]
    told += [
        say(
            "humanity-tell-science" if line.bonus else "humanity-tell-science-plain",
            captain=voice.captain(line.seat),
            research=line.research,
            science=line.science,
            bonus=line.bonus,
            total=line.total,
        )
        for line in event.lines
    ]
    if event.experiments:
        wheel = listed([experiment_text(each) for each in event.experiments])
        told.append(say("humanity-tell-wheel", experiments=wheel))
    return told


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


def round_began(event: ev.RoundBegan, voice: Voice) -> list[Text]:
    """Tell that a round begins, and with whom."""
    captain = voice.captain(event.first)
    return [say("humanity-tell-round", year=event.year, round=event.round, captain=captain)]


def chooses_now(event: ev.ChoosesNow, voice: Voice) -> list[Text]:
    """Tell who is asked about a turn, as their programme says."""
    return [say("humanity-tell-chooses", captain=voice.captain(event.seat))]


def game_ended(event: ev.GameEnded, voice: Voice) -> list[Text]:
    """Tell the final ranking, and what decided."""
    winners = [final.seat for final in event.ranking if final.rank == 1]
    told = [say("humanity-tell-winners", captains=voice.captains(winners), count=len(winners))]
    told += [
        say(
            "humanity-tell-final",
            rank=final.rank,
            captain=voice.captain(final.seat),
            total=final.total,
            points=final.points,
            science=final.science,
            stored=final.stored,
        )
        for final in event.ranking
    ]
    return [*told, event.reason]


def laid_out(hangars: Sequence[ev.Hangar]) -> Value:
    """List modules with their hangars."""
    return listed(
        [say("humanity-tell-laid", module=each.module.name, hangar=each.hangar) for each in hangars]
    )


def _activated(each: ev.Activated) -> Text:
    """Tell how a cell is after the work on it."""
    cell = NAMES[each.cell]
    if each.module is None:
        key = "humanity-tell-obstacle" if each.left else "humanity-tell-cleared"
        return say(key, cell=cell, left=each.left)
    if each.module.kind is Kind.TIME:
        return say("humanity-tell-time", module=each.module.name, cell=cell)
    return say("humanity-tell-stored", module=each.module.name, cell=cell, stock=each.left)


def _brought(research: int, points: int = 0) -> list[Text]:
    won = won_parts(research, points)
    return [say("humanity-tell-brought", won=listed(won))] if won else []


def _nearer(moves: Value | None) -> list[Text]:
    return [say("humanity-tell-nearer", moves=moves)] if moves is not None else []


def _crews(returned: Sequence[tuple[Seat, int]], voice: Voice) -> str:
    """List captains, each with how many of their astronauts come home."""
    counts: dict[Seat, int] = {}
    for seat, _ in returned:
        counts[seat] = counts.get(seat, 0) + 1
    return voice.words.series(
        voice(say("humanity-tell-crew", captain=voice.captain(seat), count=count))
        for seat, count in counts.items()
    )


TELLERS: Tellers = {
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


def tell(events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened."""
    voice = Voice(names, words)
    return [voice(text) for event in events for text in TELLERS[type(event)](event, voice)]


def first_line(event: HumanityEvent, _among: Sequence[HumanityEvent], voice: Voice) -> str:
    """Tell an event in its first line; empty where there is nothing to tell."""
    texts = TELLERS[type(event)](event, voice)
    return voice(texts[0]) if texts else ""
