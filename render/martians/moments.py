"""What a guided game of Martians!!! tells when it first matters, after the first round."""

from engine.core.asks import Ask
from engine.core.words import say
from engine.martians.cards.tables import CROP, LIFE, OBJECT
from engine.martians.table.view import Captain, MartiansView
from render.installed import Guide, LessonMoment

RUNNING_OUT = 40  # Martians that are still to come
SCARED = 2  # Lives


def _own(view: MartiansView) -> Captain:
    if view.seat is None:
        raise ValueError("only a captain learns")
    return view.table.captains[view.seat]


def _walks(ask: Ask) -> bool:
    return ask.kind == "move"


def _lie(view: MartiansView, kind: str) -> bool:
    return any(each.kind == kind for each in view.table.tokens)


def _ship_is_found(view: MartiansView, _ask: Ask) -> bool:
    return view.table.ship is not None


def _carries(view: MartiansView, _ask: Ask) -> bool:
    return bool(_own(view).objects)


def _is_weak(view: MartiansView, ask: Ask) -> bool:
    return _own(view).life <= SCARED and _lie(view, LIFE) and _walks(ask)


def _object_lies(view: MartiansView, ask: Ask) -> bool:
    return _lie(view, OBJECT) and _walks(ask)


def _farm_lies(view: MartiansView, ask: Ask) -> bool:
    return _lie(view, CROP) and view.table.ship is None and _walks(ask)


def _holds_cards(view: MartiansView, ask: Ask) -> bool:
    return bool(view.hand) and ask.kind == "horde"


def _icon_lies(view: MartiansView, ask: Ask) -> bool:
    return bool(view.table.town.icons) and _walks(ask)


def _time_runs_out(view: MartiansView, _ask: Ask) -> bool:
    return view.table.supply <= RUNNING_OUT


def _is_delivered(view: MartiansView, _ask: Ask) -> bool:
    return bool(view.table.delivered)


MOMENTS = (
    LessonMoment("ship", _ship_is_found, Guide(say("martians-moment-ship"), "MA-14.2")),
    LessonMoment("delivered", _is_delivered, Guide(say("martians-moment-delivered"), "MA-14.2")),
    LessonMoment("supply", _time_runs_out, Guide(say("martians-moment-supply"), "MA-14.3")),
    LessonMoment("carried", _carries, Guide(say("martians-moment-carried"), "MA-6.6")),
    LessonMoment("weak", _is_weak, Guide(say("martians-moment-weak"), "MA-8.1")),
    LessonMoment("objects", _object_lies, Guide(say("martians-moment-objects"), "MA-3.3")),
    LessonMoment("farm", _farm_lies, Guide(say("martians-moment-farm"), "MA-10.1")),
    LessonMoment("cards", _holds_cards, Guide(say("martians-moment-cards"), "MA-12.1")),
    LessonMoment("icon", _icon_lies, Guide(say("martians-moment-icon"), "MA-13.1")),
)
