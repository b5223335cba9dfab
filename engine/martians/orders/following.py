"""Following what captains ordered for moments to come, by what everybody sees then."""

from engine.core.asks import Answer, Ask
from engine.kit.ahead import said
from engine.martians.cards.cards import Moment
from engine.martians.cards.tables import CARDS, card_of
from engine.martians.orders.aiming import about_to_win, aimed
from engine.martians.phases.fights import PAY, paid_for
from engine.martians.phases.herding import moment_of
from engine.martians.phases.walking import ASKS, PAYS, usual_pay
from engine.martians.playing import answering
from engine.martians.playing.answering import ANSWER, ONTO, answers_in
from engine.martians.playing.own import CARD, USE, PlayedWith, playable
from engine.martians.playing.points import PLAY
from engine.martians.table.frames import Announced, Raging
from engine.martians.table.view import MartiansView

POINT_BEFORE_HORDE = 4


def asks(view: MartiansView, ask: Ask) -> bool:
    """Tell whether a captain wants to decide a question instead of following orders."""
    if ask.kind == PLAY:
        kinds = [each for each in playable(view, PlayedWith.OTHERS) if each in CARDS]
        return any(moment_of(view.orders, each) is Moment.ASK for each in kinds)
    if ask.kind == ANSWER:
        kinds = [each for each in answers_in(view) if each != answering.RADIO]
        return any(moment_of(view.orders, each) is Moment.ASK for each in kinds)
    return said(view.orders, PAYS) == (ASKS,)


def hit(view: MartiansView, _ask: Ask) -> Answer:
    """Pay for a lost roll as ordered."""
    ordered = usual_pay(view)
    most = int(ordered) if ordered.isdigit() else 1
    return {PAY: (paid_for(view, most, keep=0),)}


def play(view: MartiansView, ask: Ask) -> Answer:
    """Play the first card whose moment has come, if it can be aimed at anything."""
    raging = isinstance(view.agenda[-1], Raging)
    for key in playable(view, PlayedWith.OTHERS):
        if raging or _has_come(view, key, ask.about[1]):
            targets = aimed(view, key)
            if targets is not None:
                return {CARD: (key,), **targets}
    return {}


def _has_come(view: MartiansView, key: str, point: int) -> bool:
    """Tell whether the moment of a card has come."""
    table, seat = view.table, view.seat or 0
    if key.startswith(USE):
        near = key == f"{USE}die-four" and point == POINT_BEFORE_HORDE
        return near and not table.in_force("die-four", seat) and _is_beset(view)
    match moment_of(view.orders, key):
        case Moment.NOW:
            return True
        case Moment.HORDE:
            return point == POINT_BEFORE_HORDE and _is_beset(view)
        case Moment.WINNING:
            return about_to_win(table, seat) is not None
        case _:
            return False


def _is_beset(view: MartiansView) -> bool:
    """Tell whether a Martian stands beside the own pawn."""
    table = view.table
    near = table.town.links[table.captains[view.seat or 0].square]
    return any(each in table.martians for each in near)


def answer(view: MartiansView, _ask: Ask) -> Answer:
    """Defend oneself, or the team against a card that harms it."""
    frame = view.agenda[-1]
    assert isinstance(frame, Announced)
    own = answering.victim(frame) == view.seat
    for kind in answers_in(view):
        if kind == answering.RADIO:
            if own or view.table.coop:
                return {CARD: (kind,)}
            continue
        if moment_of(view.orders, kind) is not Moment.DEFEND:
            continue
        if own or (view.table.coop and card_of(frame.card).harm):
            return _defended(view, kind)
    return {}


def _defended(view: MartiansView, kind: str) -> Answer:
    """Answer with a card; turn it on whoever is ahead, where it can be turned in a race."""
    frame, table = view.agenda[-1], view.table
    assert isinstance(frame, Announced)
    others = [each for each in range(len(table.captains)) if each != view.seat]
    named = bool(said(frame.targets, "captain"))
    turns = kind == answering.TAKE_HER or (kind == answering.WRONG_HUMAN and not table.coop)
    if not turns or not named or not others:
        return {CARD: (kind,)}
    captains = table.captains
    best = max(others, key=lambda each: (len(captains[each].objects), captains[each].kills, -each))
    return {CARD: (kind,), ONTO: (str(best + 1),)}


def in_window(view: MartiansView, ask: Ask, _policy: Answer) -> Answer | None:
    """Answer in a window as for whoever left no orders."""
    return None if asks(view, ask) else (play if ask.kind == PLAY else answer)(view, ask)
