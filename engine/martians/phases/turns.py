"""A turn from its start to its end (MA-4), and what lasts until a turn."""

from msgspec.structs import replace

from engine.core.asks import Draw, Roll, Seat, Shuffle
from engine.kit.piles import refill, refilled, taken
from engine.martians.cards.tables import HAND, SIDES, WINS
from engine.martians.phases.ending import finished, gone_nowhere
from engine.martians.phases.pawns import is_fought, picked_up
from engine.martians.table.doing import Doing
from engine.martians.table.events import Drew, EffectEnded, Rolled, TurnBegan
from engine.martians.table.frames import (
    Closing,
    Dealing,
    Fighting,
    Meeting,
    Mixing,
    Planning,
    Point,
    Stirring,
    Striding,
    TileDrawing,
    Turning,
    Walking,
)
from engine.martians.table.state import Effect, State, Step, TownTable, with_hand

TURN = (
    Closing(),
    Stirring(),
    Point(4),
    Striding(),
    Dealing(-1),
    Meeting(),
    TileDrawing(),
    Point(1),
)
"""The steps of a turn, the first one last."""


def sitting(table: TownTable) -> str:
    """Name the questions of a turn."""
    return f"t{table.turn}"


def begun(state: State, _frame: Turning) -> Step:
    """Begin the next turn, or end a game that goes nowhere."""
    why, winners = gone_nowhere(state)
    if why:
        return finished(state, why, winners)
    do, table = Doing(state), state.table
    again = table.again > 0
    new_round = not again and table.started % len(table.captains) == 0
    if table.by_rounds and new_round and not any(state.plans):
        do.push(Planning())
        return do.done()
    seat = table.seat
    if table.turn and not again:
        seat = (seat + 1) % len(table.captains)
    do.on(
        turn=table.turn + 1,
        started=table.started + (not again),
        seat=seat,
        extra=again,
        again=table.again - again,
        stopped=False,
        doubled=0,
        quiet=table.quiet + 1,
    )
    do.give(seat, played=0)
    expired(do, seat, starts=True)
    do.tell(TurnBegan(do.table.turn, do.table.round, seat, again))
    do.push(*[Dealing(seat) if isinstance(each, Dealing) else each for each in TURN])
    return do.done()


def closed(state: State, _frame: Closing) -> Step:
    """End the turn."""
    do = Doing(state)
    do.pop()
    seat = state.table.seat
    expired(do, seat, starts=False)
    if state.plans[seat]:  # a plan is for one turn
        do.hide(plans=(*state.plans[:seat], (), *state.plans[seat + 1 :]))
    return do.done()


def expired(do: Doing, seat: Seat, *, starts: bool) -> None:
    """End what lasts until this turn starts, or ends."""
    left: list[Effect] = []
    for each in do.table.effects:
        if each.ends != seat or each.starts != starts:
            left.append(each)
        elif each.skips:
            left.append(replace(each, skips=each.skips - 1))
        else:
            do.discard(each.card)
            do.tell(EffectEnded(each.kind))
    do.on(effects=tuple(left))


# Dice


def die(state: State, what: str) -> Draw:
    """Ask for a die; the count makes its label one of a kind."""
    table = state.table
    return Draw(f"t{table.turn}:{what}{table.count + 1}", Roll(1, SIDES))


def rolled(do: Doing, what: str, face: int) -> int:
    """Return what a die counts with all that is added (MA-C2)."""
    counts = max(0, face + bonus(do.table))
    do.on(count=do.table.count + 1)
    do.tell(Rolled(do.table.seat, what, face, counts))
    return counts


def bonus(table: TownTable) -> int:
    """Return what is added to the dice of whoever is on turn."""
    return table.in_force("seen-it", table.seat) - table.in_force("stupid-humans")


def wins(counts: int) -> bool:
    """Tell whether a roll wins a fight (MA-7.2)."""
    return counts >= WINS


# Step 2, 3 and 4


def met(state: State, _frame: Meeting) -> Step:
    """Fight a Martian on the own square (MA-4.2)."""
    do = Doing(state)
    do.pop()
    if is_fought(do.table, do.table.seat):
        do.push(Fighting())
    return do.done()


def waits_for_cards(state: State, frame: Dealing) -> Draw | None:
    """Shuffle the discard where the deck is too small (MA-12.5)."""
    return refill(state.events, _lacking(state, frame), "cards")


def _lacking(state: State, frame: Dealing) -> int:
    if frame.count is not None:
        return frame.count
    return max(0, HAND - len(state.hands[frame.seat]))


def dealt(state: State, frame: Dealing) -> Step:
    """Draw cards: as many as there are."""
    do = Doing(state)
    do.pop()
    cards, events = taken(state.events, _lacking(state, frame))
    if cards:
        do.hide(events=events)
        do.state = with_hand(do.state, frame.seat, (*state.hands[frame.seat], *cards))
        seat, count = frame.seat, len(cards)
        do.tell_one(seat, Drew(seat, count), Drew(seat, count, tuple(sorted(cards))))
    return do.done()


def reshuffled(state: State, _frame: Dealing, order: tuple[int, ...]) -> Step:
    """Put the discard under the deck."""
    do = Doing(state)
    do.hide(events=refilled(state.events, order, lambda cards: tuple(sorted(cards))))
    return do.done()


def strides(state: State, _frame: Striding) -> Draw | None:
    """Throw the die for the walk, unless there is none (MA-8.2, MA-C16)."""
    table = state.table
    if table.stopped or table.in_force("levitation"):
        return None
    return die(state, "walk")


def no_stride(state: State, _frame: Striding) -> Step:
    """Leave the walk out."""
    do = Doing(state)
    do.pop()
    return do.done()


def strode(state: State, _frame: Striding, outcome: tuple[int, ...]) -> Step:
    """Begin the walk: what is added to the die counts after doubling (MA-6.1, MA-6.8)."""
    do, seat = Doing(state), state.table.seat
    extra = bonus(do.table)
    rolled(do, "walk", outcome[0])
    do.turn_into(Walking(outcome[0], do.captain(seat).life, extra))
    picked_up(do, seat)
    do.push(Point(2))
    return do.done()


# Shuffling again


def mixes(state: State, frame: Mixing) -> Draw | None:
    """Ask for a shuffle."""
    pile = state.pool if frame.what == "pool" else state.events.deck
    if len(pile) < 2:
        return None
    return Draw(f"t{state.table.turn}:{frame.what}{state.table.count + 1}", Shuffle(len(pile)))


def not_mixed(state: State, _frame: Mixing) -> Step:
    """Leave what is no pile."""
    do = Doing(state)
    do.pop()
    return do.done()


def mixed(state: State, frame: Mixing, order: tuple[int, ...]) -> Step:
    """Put a pile into another order; it is sorted before, which tells nobody anything."""
    do = Doing(state)
    do.pop()
    do.on(count=do.table.count + 1)
    pile = sorted(state.pool if frame.what == "pool" else state.events.deck)
    cards = tuple([pile[place] for place in order])
    if frame.what == "pool":
        do.hide(pool=cards)
    else:
        do.hide(events=replace(state.events, deck=cards))
    return do.done()
