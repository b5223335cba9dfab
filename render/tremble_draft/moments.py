"""What a guided game of the first draft tells when it first matters, after the first turn."""

from engine.core.asks import Ask
from engine.core.words import say
from engine.tremble_draft.table.view import CaptainView, DraftView, own_part
from render.installed import Guide, LessonMoment

ALMOST_FULL = 13  # fuel in the tank: with the next eight it runs over
SEARCH_TURNS = 2


def _captain(view: DraftView) -> CaptainView:
    return view.public.captains[own_part(view).seat]


def _searches(view: DraftView, _ask: Ask) -> bool:
    return bool(_captain(view).searches)


def _has_a_trophy(view: DraftView, ask: Ask) -> bool:
    return bool(_captain(view).trophies and own_part(view).tasks) and ask.kind == "plan"


def _runs_over(view: DraftView, ask: Ask) -> bool:
    return _captain(view).fuel >= ALMOST_FULL and ask.kind == "plan"


def _runs_out(view: DraftView, ask: Ask) -> bool:
    spaces = len(view.public.spaces)
    return view.public.piles.cities <= SEARCH_TURNS * spaces and ask.kind in {"buy", "plan"}


MOMENTS = (
    LessonMoment("end", _runs_out, Guide(say("tremble-draft-moment-end"), "TD-14.2")),
    LessonMoment("search", _searches, Guide(say("tremble-draft-moment-search"), "TD-10.3")),
    LessonMoment("task", _has_a_trophy, Guide(say("tremble-draft-moment-task"), "TD-14.3")),
    LessonMoment("tank", _runs_over, Guide(say("tremble-draft-moment-tank"), "TD-3.1")),
)
