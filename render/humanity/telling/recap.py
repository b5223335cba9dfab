"""What a round brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.humanity.table import events as ev
from engine.humanity.table.events import Deed, HumanityEvent
from engine.humanity.table.terms import missed_text, won_parts
from engine.humanity.table.view import HumanityView, Phase
from render.humanity.parts.terms import gained, module_text, won_text
from render.humanity.telling.story import STORY

WORTH = 3
"""Research that a point is weighed as, to find the best moment."""


def recap(seat: Seat, view: HumanityView, events: Sequence[HumanityEvent]) -> Text | None:
    """Say what a round brought a captain, and where that leaves them; None without a turn."""
    if not any(getattr(event, "seat", None) == seat for event in events):
        return None
    won = [(0, 0, 0), *STORY.came(seat, events)]
    research, points, science = (sum(each) for each in zip(*won, strict=True))
    parts = won_parts(research, points, science) or [say("humanity-recap-nothing")]
    player, public = view.public.players[seat], view.public
    told = say(
        "humanity-recap",
        came=listed(parts),
        research=player.research,
        points=player.points,
        science=player.science,
    )
    if public.phase is not Phase.OVER:
        rank, foreseen = public.ranks[seat], public.foreseen[seat]
        told = say("humanity-recap-ended", recap=told, foreseen=foreseen, rank=rank)
    for event in events:
        if isinstance(event, ev.YearEnded):
            told = say("humanity-recap-year", year=_year(seat, event), recap=told)
    missed = list(_missed(seat, view, events))
    return say("humanity-recap-missed", recap=told, missed=listed(missed)) if missed else told


def _year(seat: Seat, event: ev.YearEnded) -> Text:
    """Say what became of the research of a year."""
    line = next(each for each in event.lines if each.seat == seat)
    about = {"year": event.year, "research": line.research, "science": line.science}
    last = int(not event.experiments)  # of the game: no research follows
    return say("humanity-recap-science", **about, bonus=line.bonus, last=last)


def _missed(seat: Seat, view: HumanityView, events: Sequence[HumanityEvent]) -> Iterator[Text]:
    """Say which wishes of each turn came to nothing, why, and what was done instead."""
    own = [each for each in events if isinstance(each, Deed) and each.seat == seat]
    whys: dict[int, list[Text]] = {}
    for each in view.missed:
        if each.turn <= len(own):
            whys.setdefault(each.turn, []).append(missed_text(each.wish, each.barred))
    for turn, why in whys.items():
        deed = _deed(own[turn - 1])
        yield say("humanity-recap-instead", turn=turn, why=listed(why), deed=deed)


def _deed(event: Deed) -> Text:
    match event:
        case ev.Deployed():
            return module_text(event.module, event.colour)
        case ev.Experimented():
            return event.experiment.name
    return say("humanity-recap-work")


def moment(
    seat: Seat, steps: Iterable[tuple[HumanityView, Iterable[HumanityEvent]]]
) -> Text | None:
    """Say which deed brought a captain most; None where none brought anything."""
    best, most, year = None, 0, 1
    for view, events in steps:
        for event in events:
            if not isinstance(event, ev.Deployed | ev.Experimented) or event.seat != seat:
                continue
            research, points = gained(event.gains)
            if research + WORTH * points > most:
                best, most = _moment(event, year), research + WORTH * points
        year = view.public.year
    return best


def _moment(event: ev.Deployed | ev.Experimented, year: int) -> Text:
    won = won_text(event.gains)
    assert won is not None
    if isinstance(event, ev.Deployed):
        module = module_text(event.module, event.colour)
        return say("humanity-moment-deployed", year=year, what=module, won=won)
    tile = event.experiment.name
    return say("humanity-moment-experimented", year=year, what=tile, won=won)
