"""What a part of a turn brought to one captain, in a line; and the best moment of a whole game."""

from collections.abc import Iterable, Sequence
from math import inf

from engine.core.asks import Seat
from engine.core.words import Text, listed, say
from engine.invasion.battles import events as common
from engine.invasion.battles.events import Event
from render.invasion.facts.facts import is_over
from render.invasion.facts.views import AnyCaptain, HasCaptains
from render.invasion.telling.rows import TakenCity
from render.invasion.telling.story import InvasionStory, space_of


def recapped(
    story: InvasionStory,
    seat: Seat,
    view: HasCaptains[AnyCaptain],
    events: Sequence[Event],
    more: Sequence[Text] = (),
) -> Text | None:
    """Say what came of a captain's plan, and where that leaves them; None before a reveal.

    Cities are told as they lie on the board, whichever was resolved first.
    """
    came = [*story.came(seat, sorted(events, key=lambda event: space_of(event) or inf)), *more]
    plans = [event for event in events if isinstance(event, common.PlansRevealed)]
    if not came and not plans:
        return None
    if not came:
        home = any(seat in event.home for event in plans)
        came = [say("invasion-recap-home" if home else "invasion-recap-nothing")]
    rank = next(rank for rank, captain in view.places if captain.seat == seat)
    humans, foreseen = view.captains[seat].humans, view.foreseen[seat]
    if is_over(view):
        return say("invasion-recap-over", came=listed(_together(came)), humans=foreseen, rank=rank)
    if foreseen == humans:
        return say("invasion-recap-even", came=listed(_together(came)), humans=humans, rank=rank)
    return say(
        "invasion-recap",
        came=listed(_together(came)),
        humans=humans,
        foreseen=foreseen,
        rank=rank,
    )


def best_moment(
    story: InvasionStory, seat: Seat, happened: Iterable[tuple[int, Event]]
) -> Text | None:
    """Say which city brought a captain most, and in which turn; None for who never took one."""
    best: tuple[int, TakenCity, str] | None = None
    for turn, event in happened:
        moment = story.row(event).moment
        if moment is None or not isinstance(event, TakenCity) or event.seat != seat:
            continue
        if best is None or event.humans > best[1].humans:
            best = turn, event, moment(event)
    if best is None:
        return None
    turn, taken, key = best
    return say(key, turn=turn, city=taken.city.name, humans=taken.humans)


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
