"""Credit: TD-12.1, before the cards are drawn."""

from msgspec.structs import replace

from engine.core.asks import Answer, Ask, Decide, Seat
from engine.core.forms import Field, Form, Option, filled, make_form
from engine.core.words import say
from engine.invasion.battles.battle_phase import tell
from engine.invasion.cards.groups import with_captain
from engine.kit.agenda import popped
from engine.tremble_draft.table.events import CreditTaken
from engine.tremble_draft.table.frames import Lending
from engine.tremble_draft.table.state import Captain, Notices, State, Step
from engine.tremble_draft.table.view import DraftView

CREDIT = 50_000
POOR, FEW = 30_000, 1  # below so many humans, with so many ships at most (TD-F12)
CREDIT_KEY, TAKE, LEAVE = "credit", "take", "leave"

_FORM = make_form(
    (
        Field(
            CREDIT_KEY,
            say("tremble-draft-field-credit"),
            (
                Option(TAKE, say("tremble-draft-option-credit")),
                Option(LEAVE, say("tremble-draft-option-no-credit")),
            ),
        ),
    )
)


def may_borrow(captain: Captain) -> bool:
    """Tell whether a captain may take a credit; one may be open at a time (TD-12.3)."""
    return captain.humans < POOR and len(captain.ships) <= FEW and not captain.loan


def pending(state: State, _frame: Lending) -> Decide | None:
    """Ask all who may take a credit."""
    seats = [seat for seat, captain in enumerate(state.captains) if may_borrow(captain)]
    asks = tuple([Ask(seat, "credit") for seat in seats])
    return Decide(f"t{state.turn}:credit", asks) if asks else None


def proceed(state: State, _frame: Lending) -> Step:
    """Go on where nobody may."""
    return popped(state), ()


def decide(state: State, _frame: Lending, answers: dict[Seat, Answer]) -> Step:
    """Pay credits out."""
    told: Notices = ()
    for seat, answer in sorted(answers.items()):
        if answer[CREDIT_KEY] == (TAKE,):
            captain = state.captains[seat]
            richer = replace(
                captain, humans=captain.humans + CREDIT, loan=True, credits=captain.credits + 1
            )
            state = with_captain(state, seat, richer)
            told += tell(CreditTaken(seat, richer.humans))
    return popped(state), told


def form(_view: DraftView, _ask: Ask, draft: Answer) -> Form:
    """Make the form: take a credit or not."""
    return filled(_FORM, draft)
