"""What a guided game of Humanity tells when it first matters, after the first round."""

from engine.core.asks import Ask
from engine.core.words import say
from engine.humanity.table.view import HumanityView, PlayerView
from engine.humanity.tiles.tiles import Effect
from render.installed import Guide, LessonMoment

LAST_YEAR = 3
RUNNING_SHORT = 4  # modules left in the deck of the year: it ends at one of the next resets


def _own(view: HumanityView) -> PlayerView:
    if view.seat is None:
        raise ValueError("only a captain learns")
    return view.public.players[view.seat]


def _was_reset(view: HumanityView, ask: Ask) -> bool:
    return view.public.ledger.resets >= 1 and ask.kind == "turn"


def _ends_soon(view: HumanityView, ask: Ask) -> bool:
    return view.public.decks[view.public.year - 1] <= RUNNING_SHORT and ask.kind == "turn"


def _is_second_year(view: HumanityView, ask: Ask) -> bool:
    return view.public.year > 1 and ask.kind == "turn"


def _is_last_year(view: HumanityView, ask: Ask) -> bool:
    return view.public.year == LAST_YEAR and ask.kind == "turn"


def _mission_is_held(view: HumanityView, _ask: Ask) -> bool:
    return any(task.holder is not None for task in view.public.tasks)


def _offers(view: HumanityView, effect: Effect) -> bool:
    return any(place.experiment and place.experiment.effect is effect for place in view.public.ring)


def _time_would_help(view: HumanityView, ask: Ask) -> bool:
    away = any(each.hangar is not None and each.away for each in _own(view).astronauts)
    return away and ask.kind == "turn" and _offers(view, Effect.TIME)


def _waking_would_help(view: HumanityView, ask: Ask) -> bool:
    tired = [each.cell is not None and not each.active for each in _own(view).astronauts]
    return sum(tired) > 1 and ask.kind == "turn" and _offers(view, Effect.REACTIVATE)


def _has_an_experiment(view: HumanityView, ask: Ask) -> bool:
    return bool(_own(view).experiments) and ask.kind == "turn"


def _has_a_square(view: HumanityView, _ask: Ask) -> bool:
    return bool(_own(view).squares)


def _lands(view: HumanityView, ask: Ask) -> bool:
    return ask.seat in view.public.landing and ask.kind == "turn"


MOMENTS = (
    LessonMoment("landing", _lands, Guide(say("humanity-moment-landing"), "HU-11")),
    LessonMoment("reset", _was_reset, Guide(say("humanity-moment-reset"), "HU-11")),
    LessonMoment("last-year", _is_last_year, Guide(say("humanity-moment-last-year"), "HU-13.1")),
    LessonMoment("new-year", _is_second_year, Guide(say("humanity-moment-new-year"), "HU-12.1")),
    LessonMoment("year-end", _ends_soon, Guide(say("humanity-moment-year-end"), "HU-12.1")),
    LessonMoment("mission", _mission_is_held, Guide(say("humanity-moment-mission"), "HU-9")),
    LessonMoment("time", _time_would_help, Guide(say("humanity-moment-time"), "HU-10.6")),
    LessonMoment("waking", _waking_would_help, Guide(say("humanity-moment-waking"), "HU-10.5")),
    LessonMoment("line", _has_an_experiment, Guide(say("humanity-moment-line"), "HU-10.3")),
    LessonMoment("square", _has_a_square, Guide(say("humanity-moment-square"), "HU-8.2")),
)
