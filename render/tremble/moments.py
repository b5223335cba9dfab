"""What a guided game of Tremble tells when it first matters, after the first turn."""

from engine.core.asks import Ask
from engine.core.words import say
from engine.tremble.table.view import TURNS, CaptainView, TrembleView, own_part
from render.installed import Guide, LessonMoment

RED = 6  # the turn in which cities and ships of red backs begin
PLANNED = frozenset({"buy", "plan"})  # what is asked in a calm hour, of everybody


def _captain(view: TrembleView) -> CaptainView:
    return view.public.captains[own_part(view).seat]


def _is_rich(view: TrembleView, ask: Ask) -> bool:
    return view.public.turn >= RED and ask.kind in PLANNED


def _is_last(view: TrembleView, ask: Ask) -> bool:
    return view.public.turn == TURNS and ask.kind in PLANNED


def _holds_a_card(view: TrembleView, _ask: Ask) -> bool:
    return bool(own_part(view).compensations)


def _has_a_station(view: TrembleView, _ask: Ask) -> bool:
    return bool(_captain(view).stations)


def _counts_for_a_task(view: TrembleView, ask: Ask) -> bool:
    counted = any(standing.counts[own_part(view).seat] for standing in view.public.tasks)
    return counted and ask.kind in PLANNED


MOMENTS = (
    LessonMoment("last-turn", _is_last, Guide(say("tremble-moment-last"), "T-1")),
    LessonMoment("rich", _is_rich, Guide(say("tremble-moment-rich"), "S-4")),
    LessonMoment("comfort", _holds_a_card, Guide(say("tremble-moment-comfort"), "K-1")),
    LessonMoment("station", _has_a_station, Guide(say("tremble-moment-station"), "A-7")),
    LessonMoment("task", _counts_for_a_task, Guide(say("tremble-moment-task"), "T-1")),
)
