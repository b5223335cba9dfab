"""What a post says of a round: a line for each captain, then what changed for all.

What the pictures show (where everything lies, who stands where) is not told again.
"""

from collections import Counter
from collections.abc import Sequence

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.humanity.table import events as ev
from engine.humanity.table.events import HumanityEvent
from engine.humanity.table.terms import makes_text
from engine.humanity.tiles.tiles import Kind
from render.house.voice import Voice
from render.humanity.parts.terms import won_parts
from render.humanity.telling.story import STORY
from render.words import Words


def brief(events: Sequence[HumanityEvent], names: tuple[str, ...], words: Words) -> list[str]:
    """Tell what happened in few lines; before anybody acted comes how the game began."""
    voice = Voice(names, words)
    deeds: dict[Seat, list[Text]] = {}
    works: dict[Seat, list[ev.Worked]] = {}
    for event in events:
        if isinstance(event, ev.Worked):
            deeds.setdefault(event.seat, [])
            works.setdefault(event.seat, []).append(event)
        for seat, deed in STORY.row(event).deeds(event):
            deeds.setdefault(seat, []).append(deed)
    first = [event for event in events if isinstance(event, ev.GameBegan)]
    later = [event for event in events if not isinstance(event, ev.GameBegan)]
    lines = [text for event in first for text in STORY.brief(event, voice)]
    lines += [
        say(
            "humanity-brief-captain",
            captain=voice.captain(seat),
            deeds=words.clauses([*done, *_works(works.get(seat, []))]),
        )
        for seat, done in deeds.items()
    ]
    lines += [text for event in later for text in STORY.brief(event, voice)]
    return [words(line) for line in lines]


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
