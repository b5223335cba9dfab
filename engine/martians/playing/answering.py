"""Cards that were announced: cancelled, turned on somebody else, or carried out (MA-12.7)."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.fields import Stages
from engine.core.forms import Form, Option
from engine.core.words import say
from engine.kit.ahead import said, with_said
from engine.martians.cards.cards import CardKind
from engine.martians.cards.tables import card_of, kind_of
from engine.martians.playing import targets as on
from engine.martians.playing.effects import carried_out
from engine.martians.playing.own import CARD, from_hand, laid_aside
from engine.martians.playing.points import WINDOW
from engine.martians.table.doing import Doing
from engine.martians.table.events import CardAnswered
from engine.martians.table.frames import Announced, IconFinding
from engine.martians.table.state import State, Step, TownTable, held
from engine.martians.table.terms import captain_option, card_text
from engine.martians.table.view import MartiansView

ANSWER, ONTO = "answer", "onto"
RADIO, TAKE_HER, NOT_HAPPENING, WRONG_HUMAN = "radio", "take-her", "not-happening", "wrong-human"
ANSWERS = (RADIO, TAKE_HER, NOT_HAPPENING, WRONG_HUMAN)
SINGLED_OUT = {"cookbook", "memory-drain", "matinee", "tractor-beam"}
"""Martian cards that name one captain in a race (MA-C12)."""
BY_LOT = {"memory-drain", "tractor-beam"}
"""Those that hit a captain by chance where all play together."""


def victim(frame: Announced) -> Seat | None:
    """Return the captain whom a card singles out."""
    named = said(frame.targets, on.CAPTAIN)
    if named:
        return int(named[0]) - 1
    source = said(frame.targets, on.FROM)
    if source and not source[0].startswith("token"):
        return int(source[0].partition("-")[0]) - 1
    return None


def may_be_answered(table: TownTable, frame: Announced) -> bool:
    """Tell whether somebody could answer a card, as far as everybody knows."""
    if table.coop and frame.drawn:
        return True
    return victim(frame) is not None and (kind_of(frame.card) in {*SINGLED_OUT, "searchlight"})


def pending(state: State, frame: Announced) -> Decide | None:
    """Ask everybody who holds a card that may be played, whatever it is."""
    table = state.table
    if not may_be_answered(table, frame):
        return None
    seats = [each for each in range(len(table.captains)) if _may_answer(table, frame, each)]
    asks = tuple([Ask(each, ANSWER, (table.turn,)) for each in seats])
    if not asks:
        return None
    group = f"t{table.turn}:answer{table.count}"
    return Decide(group, asks, window=WINDOW if table.by_windows else None)


def _may_answer(table: TownTable, frame: Announced, seat: Seat) -> bool:
    if seat == frame.seat and not frame.drawn:
        return False
    return table.may_play(seat) or _radio(table, frame, seat)


def _radio(table: TownTable, frame: Announced, seat: Seat) -> bool:
    """Tell whether a captain has what cancels a Memory Drain in play (EV-08)."""
    has = RADIO in map(kind_of, table.captains[seat].weapons)
    return has and kind_of(frame.card) == "memory-drain"


def proceed(state: State, frame: Announced) -> Step:
    """Carry a card out that nobody can answer."""
    do = Doing(state)
    do.pop()
    carried_out(do, frame)
    return do.done()


def decide(state: State, frame: Announced, answers: dict[Seat, Answer]) -> Step:
    """Hear captains clockwise from the source; the first answer counts."""
    do = Doing(state)
    do.pop()
    do.on(count=do.table.count + 1)
    for seat in state.table.from_seat(frame.seat):
        answer = answers.get(seat, {})
        if answer.get(CARD):
            _answered(do, frame, seat, answer)
            return do.done()
    carried_out(do, frame)
    return do.done()


def _answered(do: Doing, frame: Announced, seat: Seat, answer: Answer) -> None:
    """Cancel a card, or turn it on another captain; both cards are spent (MA-12)."""
    (key,) = answer[CARD]
    onto = answer.get(ONTO, ())
    if key == RADIO:
        laid_aside(do, seat, key)
    else:
        found = held(do.state, seat, key)
        assert found is not None
        from_hand(do, seat, found)
        do.discard(found)
    turned = int(onto[0]) - 1 if onto else None
    do.tell(CardAnswered(seat, key, kind_of(frame.card), turned))
    if turned is not None:
        named = with_said(frame.targets, on.CAPTAIN, str(turned + 1))
        do.push(replace(frame, targets=named, turned=True))
        return
    if "." in frame.card:
        do.discard(frame.card)
    if key == NOT_HAPPENING and frame.drawn:
        do.push(IconFinding())


# The form


def answers_in(view: MartiansView) -> list[str]:
    """List what a captain may answer the announced card with (MA-C12)."""
    frame, table, seat = view.agenda[-1], view.table, view.seat or 0
    assert isinstance(frame, Announced)
    own = victim(frame) == seat
    found = [RADIO] if _radio(table, frame, seat) and not frame.turned else []
    if not table.may_play(seat):
        return found
    kinds = {kind_of(each) for each in view.hand}
    martian = card_of(frame.card).kind is CardKind.MARTIAN
    if not frame.turned and martian:
        beam = kind_of(frame.card) == "tractor-beam"
        if TAKE_HER in kinds and own and beam and len(table.captains) > 1:
            found.append(TAKE_HER)
        if NOT_HAPPENING in kinds and (own or (table.coop and frame.drawn)):
            found.append(NOT_HAPPENING)
    if WRONG_HUMAN in kinds and own and _is_on_pawn(table, frame):
        found.append(WRONG_HUMAN)
    return found


def _is_on_pawn(table: TownTable, frame: Announced) -> bool:
    """Tell whether a card hits the one captain whom it names."""
    kind = kind_of(frame.card)
    return kind in (BY_LOT if table.coop else SINGLED_OUT) or kind == "searchlight"


def form(view: MartiansView, _ask: Ask, draft: Answer) -> Form:
    """Ask for an answer, and on whom a card is turned."""
    stages = Stages(draft)
    options = [Option(each, card_text(each)) for each in answers_in(view)]
    card = stages.one(CARD, say("martians-answer"), options, least=0)
    frame, seat = view.agenda[-1], view.seat
    named = isinstance(frame, Announced) and bool(said(frame.targets, on.CAPTAIN))
    turns = named and card in (TAKE_HER, WRONG_HUMAN)
    others = [each for each in range(len(view.table.captains)) if each != seat and turns]
    least = int(card == TAKE_HER)
    stages.one(ONTO, say("martians-onto"), [captain_option(each) for each in others], least)
    return stages.form()


def default(_view: MartiansView, _ask: Ask) -> Answer:
    """Let the card be carried out."""
    return {}
