"""What a post says of a round: a line for each captain, then what changed for all.

What the pictures show (where everything lies, who stands where) is not told again.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.humanity.table import events as ev
from engine.humanity.table.events import HumanityEvent
from engine.humanity.table.terms import cell_text, makes_text
from engine.humanity.tiles.tiles import Kind
from render.house.voice import Voice
from render.humanity.parts.terms import module_text, won_parts, won_text
from render.humanity.telling.tell import TELLERS
from render.words import Words

TOLD = (ev.MissionTaken, ev.YearEnded, ev.GameEnded)
"""What is told as in the history."""


def brief(events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened in few lines."""
    voice = Voice(names, words)
    deeds: dict[Seat, list[Text]] = {}
    works: dict[Seat, list[ev.Worked]] = {}
    for event in events:
        match event:
            case ev.Worked():
                deeds.setdefault(event.seat, [])
                works.setdefault(event.seat, []).append(event)
            case ev.Deployed():
                module = module_text(event.module, event.colour)
                deed = _deed("humanity-brief-deployed", module, event.gains)
                deeds.setdefault(event.seat, []).append(deed)
            case ev.Experimented():
                name = event.experiment.name
                deed = _deed("humanity-brief-experimented", name, event.gains)
                deeds.setdefault(event.seat, []).append(deed)
            case ev.AstronautsPlaced():
                for seat, landed in _landings(event.settled):
                    deeds.setdefault(seat, []).append(landed)
    lines = [text for event in events for text in _at_first(event, voice)]
    lines += [
        say(
            "humanity-brief-captain",
            captain=voice.captain(seat),
            deeds=words.clauses([*done, *_works(works.get(seat, []))]),
        )
        for seat, done in deeds.items()
    ]
    lines += [text for event in events for text in _for_all(event, voice)]
    return [words(line) for line in lines]


def _deed(key: str, what: Text, gains: Sequence[ev.Gain]) -> Text:
    """Say what was done, with what it brought."""
    won = won_text(gains)
    deed = say(key, what=what)
    return deed if won is None else say("humanity-brief-won", deed=deed, won=won)


def _works(done: Sequence[ev.Worked]) -> list[Text]:
    """Say how often a captain worked, and what it made; research comes of obstacles alone."""
    if not done:
        return []
    deed = say("humanity-brief-worked", count=len(done))
    stored = Counter(
        makes_text(each.module.makes)
        for work in done
        for each in work.done
        if each.module is not None and each.module.kind is Kind.STORE
    )
    won = [
        *[say("humanity-brief-made", amount=amount, makes=made) for made, amount in stored.items()],
        *won_parts(sum(each.research for each in done), 0),
    ]
    return [say("humanity-brief-won", deed=deed, won=listed(won)) if won else deed]


def _landings(settled: Sequence[ev.Settled]) -> Iterator[tuple[Seat, Text]]:
    """Say for each captain where astronauts land; who finds no cell waits."""
    cells: dict[Seat, list[Text]] = {}
    for each in settled:
        if each.cell is None:
            yield each.seat, say("humanity-brief-reserve")
        else:
            cells.setdefault(each.seat, []).append(cell_text(each.cell))
    for seat, landed in cells.items():
        yield seat, say("humanity-brief-landed", cells=listed(landed))


def _at_first(event: HumanityEvent, voice: Voice) -> Sequence[Text]:
    """Tell what was before anybody acted."""
    return TELLERS[ev.GameBegan](event, voice)[:2] if isinstance(event, ev.GameBegan) else ()


def _for_all(event: HumanityEvent, voice: Voice) -> Sequence[Text]:
    match event:
        case ev.BoardReset(dropped=dropped) if dropped:
            gone = [each.module.name for each in dropped]
            return [say("humanity-brief-dropped", count=len(gone), modules=listed(gone))]
        case _ if isinstance(event, TOLD):
            return TELLERS[type(event)](event, voice)
    return ()
