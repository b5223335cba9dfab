"""What a part of a turn brought to one captain, in a line."""

from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Any

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.invasion.battles import events as common


def in_order(events: Iterable[Any]) -> list[Any]:
    """Go from city to city as they lie on the board, whichever was resolved first."""
    return sorted(events, key=lambda event: getattr(event, "space", 0) or inf)


def recapped(seat: Seat, view: Any, events: Sequence[Any], came: Sequence[Text]) -> Text | None:
    """Say what came of a captain's plan, and where that leaves them; None before a reveal."""
    plans = [event for event in events if isinstance(event, common.PlansRevealed)]
    if not came and not plans:
        return None
    if not came:
        home = any(seat in event.home for event in plans)
        came = [say("invasion-recap-home" if home else "invasion-recap-nothing")]
    public = view.public
    rank = next(rank for rank, captain in public.places if captain.seat == seat)
    humans, foreseen = public.captains[seat].humans, public.foreseen[seat]
    if foreseen == humans:
        return say("invasion-recap-even", came=listed(_together(came)), humans=humans, rank=rank)
    return say(
        "invasion-recap",
        came=listed(_together(came)),
        humans=humans,
        foreseen=foreseen,
        rank=rank,
    )


def city_taken(key: str, event: Any) -> Text:
    """Say how a city was taken, and with how many humans; several alike are said together."""
    return say(key, city=say("invasion-recap-city", city=event.city.name, humans=event.humans))


def best_moment(
    seat: Seat,
    happened: Iterable[tuple[int, Any]],
    taken: type[Any],
    key_of: Callable[[Any], str],
) -> Text | None:
    """Say which city brought a captain most, and in which turn; None for who never took one."""
    found = [
        (event.humans, -turn, event)
        for turn, event in happened
        if isinstance(event, taken) and event.seat == seat
    ]
    if not found:
        return None
    humans, turn, event = max(found, key=lambda each: each[:2])
    return say(key_of(event), turn=-turn, city=event.city.name, humans=humans)


def _together(came: Sequence[Text]) -> list[Text]:
    """Say once what came of several cities or cards alike: "retreated from Rome and Paris"."""
    alike: dict[object, list[Text]] = {}
    for place, text in enumerate(came):
        alike.setdefault(text.key if len(text.args) == 1 else place, []).append(text)
    return [_listed(texts) if len(texts) > 1 else texts[0] for texts in alike.values()]


def _listed(alike: Sequence[Text]) -> Text:
    """Say one thing of several: texts that differ in one argument."""
    ((name, _),) = alike[0].args
    return Text(alike[0].key, ((name, listed([text.args[0][1] for text in alike])),))
