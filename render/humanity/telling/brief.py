"""What a post says of a round: a line for each captain, then what changed for all.

What the pictures show (where everything lies, who stands where) is not told again.
"""

from collections import Counter
from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.humanity.table import events as ev
from engine.humanity.table.events import Deed, HumanityEvent
from engine.humanity.table.terms import makes_text, won_parts
from engine.humanity.tiles.tiles import Kind
from render.house.voice import Voice
from render.humanity.telling.story import STORY
from render.words import Words


def brief(events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened in few lines; before anybody acted comes how the game began."""
    voice = Voice(names, words)
    deeds: dict[Seat, list[Text]] = {}
    for run in _runs(events):
        event = run[0]
        done = [(event.seat, _works(run))] if isinstance(event, ev.Worked) else []
        for seat, deed in (*done, *STORY.row(event).deeds(event)):
            deeds.setdefault(seat, []).append(deed)
    first = [event for event in events if isinstance(event, ev.GameBegan)]
    later = [event for event in events if not isinstance(event, ev.GameBegan)]
    lines = [text for event in first for text in STORY.brief(event, voice)]
    lines += [
        say(
            "humanity-brief-captain",
            captain=voice.captain(seat),
            deeds=words.clauses(deeds[seat]),
        )
        for seat in sorted(deeds, key=_order(events).index)
    ]
    lines += [text for event in later for text in STORY.brief(event, voice)]
    return [words(line) for line in lines]


def _order(events: Sequence[HumanityEvent]) -> list[Seat]:
    """List the seats in the order of their first turns, then those who only landed."""
    acted = [event.seat for event in events if isinstance(event, Deed)]
    landed = [seat for event in events for seat, _ in STORY.row(event).deeds(event)]
    return [*acted, *landed]


def _runs(events: Sequence[HumanityEvent]) -> list[list[HumanityEvent]]:
    """Gather works that a captain does one turn after another; all else stands alone."""
    runs: list[list[HumanityEvent]] = []
    last: dict[Seat, list[HumanityEvent]] = {}
    for event in events:
        if isinstance(event, ev.Worked) and (run := last.get(event.seat)):
            run.append(event)
            continue
        run = [event]
        runs.append(run)
        if isinstance(event, ev.Worked):
            last[event.seat] = run
        elif isinstance(event, Deed):
            last.pop(event.seat, None)
    return runs


def _works(done: Sequence[HumanityEvent]) -> Text:
    """Say how often a captain worked, and what it made; research comes of obstacles alone."""
    works = [event for event in done if isinstance(event, ev.Worked)]
    deed = say("humanity-brief-worked", count=len(works))
    stored = Counter(
        makes_text(each.module.makes)
        for work in works
        for each in work.done
        if each.module is not None and each.module.kind is Kind.STORE
    )
    won = [
        *[say("humanity-brief-made", amount=amount, makes=made) for made, amount in stored.items()],
        *won_parts(sum(each.research for each in works), 0),
    ]
    return say("humanity-brief-won", deed=deed, won=listed(won)) if won else deed
