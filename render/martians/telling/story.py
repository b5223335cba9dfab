"""What each kind of event of Martians!!! says: in public, to whom it concerns, why it came so."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.martians.cards.tables import SHIP
from engine.martians.help import ENTRIES
from engine.martians.table import events as ev
from engine.martians.table.view import MartiansView
from render.martians.telling.cards import CARDS
from render.martians.telling.rows import ARGUMENTS, objects, token
from render.martians.telling.turns import TURNS
from render.story.rows import EventRow, Storybook

STORY = Storybook[EventRow](
    rows={**TURNS, **CARDS},
    titles={entry.id: entry.title for entry in ENTRIES},
    arguments=ARGUMENTS,
)
EXPLAINED_BY = STORY.explanations


def recap(seat: Seat, view: MartiansView, events: Sequence[Any]) -> Text | None:
    """Say what a turn brought a captain, and where that leaves them; None without a turn."""
    own = [event for event in events if getattr(event, "seat", None) == seat]
    if not any(isinstance(event, ev.Fought | ev.Walked | ev.TileLaid) for event in own):
        return None
    won = sum(isinstance(event, ev.Fought) and event.won for event in own)
    lost = sum(isinstance(event, ev.Fought) and not event.won for event in own)
    parts = []
    if lost:
        parts.append(say("martians-lost-lives", count=lost))
    if won:
        parts.append(say("martians-recap-won", count=won))
    if _found_ship(seat, events):
        parts.append(say("martians-moment-ended-ship", count=1))
    found = [token(event.token) for event in own if isinstance(event, ev.PickedUp)]
    if found:
        parts.append(say("martians-recap-found", things=listed(found)))
    parts += [
        say("martians-recap-delivered", objects=objects(event.objects))
        for event in own
        if isinstance(event, ev.Delivered)
    ]
    brought = listed(parts) if parts else say("martians-recap-nothing")
    captain = view.table.captains[seat]
    about = {"lives": captain.life, "bullets": captain.bullets}
    if view.table.coop:
        return say("martians-recap", came=brought, **about)
    standing = {"foreseen": view.figures[seat], "rank": view.ranks[seat]}
    return say("martians-recap-race", came=brought, **about, **standing)


def _found_ship(seat: Seat, events: Sequence[Any]) -> bool:
    """Tell whether a captain beat the Martian under which the ship lay."""
    return any(
        isinstance(fight, ev.Fought)
        and fight.seat == seat
        and isinstance(shown, ev.TokensLie)
        and any(each.face == SHIP for each in shown.tokens)
        for fight, shown in pairwise(events)
    )
