"""Martian cards that are drawn by an icon, where all play together (MA-13)."""

from engine.core.asks import Answer, Ask, Decide, Draw, Roll, Seat
from engine.core.fields import Stages
from engine.core.forms import Form
from engine.kit.ahead import spelled
from engine.kit.piles import refill, refilled, taken
from engine.martians.cards.cards import Target
from engine.martians.cards.tables import CARDS, FIVE, card_of, kind_of
from engine.martians.phases.turns import sitting
from engine.martians.playing import targets as on
from engine.martians.playing.answering import BY_LOT
from engine.martians.table.doing import Doing
from engine.martians.table.events import CardFizzled, CardPlayed, Rolled
from engine.martians.table.frames import Aiming, Announced, Casting, IconFinding
from engine.martians.table.state import State, Step
from engine.martians.table.view import MartiansView

AIM = "aim"


def pending(state: State, _frame: IconFinding) -> Draw | None:
    """Shuffle the discard where the deck is empty."""
    return refill(state.martians, 1, "martian-cards")


def reshuffled(state: State, _frame: IconFinding, order: tuple[int, ...]) -> Step:
    """Put the discard under the deck."""
    do = Doing(state)
    do.hide(martians=refilled(state.martians, order, lambda cards: tuple(sorted(cards))))
    return do.done()


def proceed(state: State, _frame: IconFinding) -> Step:
    """Draw the top card; chance or its captain finds whom or what it hits."""
    do = Doing(state)
    do.pop()
    cards, martians = taken(state.martians, 1)
    if not cards:
        return do.done()
    do.hide(martians=martians)
    (card,), seats = cards, len(do.table.captains)
    do.tell(CardPlayed(do.table.seat, kind_of(card), (), drawn=True))
    if not _has_target(do, kind_of(card)):
        do.discard(card)
        do.tell(CardFizzled(kind_of(card)))
    elif kind_of(card) not in BY_LOT:
        do.push(Aiming(card))
    elif seats > 1:
        do.push(Casting(card))
    else:
        do.push(_announced(do.table.seat, card, {on.CAPTAIN: ("1",)}))
    return do.done()


def _has_target(do: Doing, kind: str) -> bool:
    """Tell whether a drawn card has anything to do (section 3.2, COOP)."""
    target = CARDS[kind].target
    if target in {Target.CROP, Target.CROPS}:
        hidden = target is Target.CROP
        return len(on.crop_tokens(do.table, hidden=hidden)) >= (1 if hidden else 2)
    if target is Target.FUEL:
        return bool(on.victims(do.table, target))
    if target is Target.ROBBED:
        return bool(on.victims(do.table, target))
    return True


def _announced(seat: Seat, card: str, targets: Answer) -> Announced:
    return Announced(card, seat, spelled(targets), drawn=True)


# Chance


def casts(state: State, _frame: Casting) -> Draw:
    """Choose a captain by chance."""
    table = state.table
    return Draw(f"t{table.turn}:lot{table.count + 1}", Roll(1, len(table.captains)))


def cast(state: State, frame: Casting, outcome: tuple[int, ...]) -> Step:
    """Announce the card on that captain."""
    do = Doing(state)
    do.on(count=do.table.count + 1)
    seat = outcome[0] - 1
    do.tell(Rolled(seat, "lot", outcome[0], outcome[0]))
    do.turn_into(_announced(do.table.seat, frame.card, {on.CAPTAIN: (str(seat + 1),)}))
    return do.done()


# Choosing


def aims(state: State, frame: Aiming) -> Decide | None:
    """Ask whoever drew the card for its target, where there is a choice."""
    table, target = state.table, card_of(frame.card).target
    bare = target is Target.BARE and len(on.bare_tiles(table)) > FIVE
    if not bare and target not in {Target.CROP, Target.CROPS}:
        return None
    group = f"t{table.turn}:aim{table.count}"
    return Decide(group, (Ask(table.seat, AIM, (table.turn,)),), sitting(table))


def aimed_at_nothing(state: State, frame: Aiming) -> Step:
    """Announce a card without a choice."""
    do = Doing(state)
    do.on(count=do.table.count + 1)
    do.turn_into(_announced(do.table.seat, frame.card, {}))
    return do.done()


def aimed(state: State, frame: Aiming, answers: dict[Seat, Answer]) -> Step:
    """Announce the card on what was chosen; nothing chosen is no effect."""
    do, seat = Doing(state), state.table.seat
    do.on(count=do.table.count + 1)
    fields = on.FIELDS[card_of(frame.card).target]
    chosen = {each: answers[seat][each] for each in fields if answers[seat].get(each)}
    do.turn_into(_announced(seat, frame.card, chosen))
    return do.done()


def form(view: MartiansView, _ask: Ask, draft: Answer) -> Form:
    """Ask for the target."""
    stages, frame = Stages(draft), view.agenda[-1]
    assert isinstance(frame, Aiming)
    kind = kind_of(frame.card)
    on.ask_for(stages, view, [kind], kind)
    return stages.form()


def default(view: MartiansView, _ask: Ask) -> Answer:
    """Take the lowest coordinates (corrections, 25)."""
    frame, table = view.agenda[-1], view.table
    assert isinstance(frame, Aiming)
    match card_of(frame.card).target:
        case Target.CROP:
            return {on.CROP_AT: (str(on.crop_tokens(table, hidden=True)[0].number),)}
        case Target.CROPS:
            hidden = on.crop_tokens(table, hidden=True)
            both = hidden[:2] if len(hidden) > 1 else []
            return {on.CROPS_AT: tuple([str(each.number) for each in both])}
        case _:
            return {on.BARE: tuple([str(each) for each in on.bare_tiles(table)[:FIVE]])}
