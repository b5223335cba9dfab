"""What losers of battles get: F-7 and K-1 to K-3, with RL-12 and RL-24."""

from msgspec.structs import replace

from engine.core.asks import Draw, Notice, Seat
from engine.invasion.battles.battle_phase import tell
from engine.invasion.battles.battles import lost_battles
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import popped
from engine.kit.piles import laid, refill, refilled, taken
from engine.tremble.cards.tables import COMPENSATIONS, PAID_AT_ONCE, canonical
from engine.tremble.table.events import Compensated, NoCompensation
from engine.tremble.table.frames import Compensating
from engine.tremble.table.state import Notices, State, Step


def pending(state: State, _frame: Compensating) -> Draw | None:
    """Refill the deck where it is too small for all losers (K-3)."""
    return refill(state.compensations, len(list(lost_battles(state.battles))), "compensations")


def draw(state: State, _frame: Compensating, order: tuple[int, ...]) -> Step:
    """Put the shuffled discard under the deck."""
    return replace(state, compensations=refilled(state.compensations, order, canonical)), ()


def proceed(state: State, _frame: Compensating) -> Step:
    """Let each loser draw a card for each battle lost; bonus humans are paid at once (K-2).

    They draw in the order of RL-24, but it is told by seat, shown cards first: which of two
    draws of a captain was the hidden one is nobody's business. Where cards are too few, the last
    go without (RL-12).
    """
    losers = [seat for _, seat in lost_battles(state.battles)]
    cards, pile = taken(state.compensations, len(losers))
    state = replace(state, compensations=pile)
    shown: Notices = ()
    hidden: Notices = ()
    for seat, card in sorted(zip(losers, cards, strict=False), key=lambda draw: draw[0]):
        state, told = _compensated(state, seat, card)
        if told[0].private:
            hidden += told
        else:
            shown += told
    missing = tell(*(NoCompensation(seat) for seat in sorted(losers[len(cards) :])))
    return popped(state), shown + hidden + missing


def _compensated(state: State, seat: Seat, card: str) -> Step:
    captain, found = state.captains[seat], COMPENSATIONS[card]
    if card in PAID_AT_ONCE:
        paid = found.effect.amount
        state = with_captain(state, seat, replace(captain, humans=captain.humans + paid))
        state = replace(state, compensations=laid(state.compensations, (card,)))
        return state, tell(Compensated(seat, found, paid))
    held = replace(captain, compensations=(*captain.compensations, card), fresh=captain.fresh + 1)
    told: Notices = (Notice(Compensated(seat), ((seat, Compensated(seat, found)),)),)
    return with_captain(state, seat, held), told
