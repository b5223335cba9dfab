"""Which armies are fought: said with the catch, followed when they are met (W-2, RL-30)."""

from engine.core.forms import Option
from engine.core.words import say
from engine.invasion.cards.keys import ASK
from engine.invasion.orders.choosing import ALWAYS, NEVER, reaches
from engine.tremble.table.view import Catch

ARMIES = "armies"
MOST = "most."  # so many armies at most, followed by a number
USUAL = "50"  # what counts where nobody says anything (D-9)

ASKED = Option(ASK, say("invasion-ahead-ask"))
FACED = (
    Option(ALWAYS, say("tremble-ahead-armies-all")),
    *(
        Option(str(least), say("tremble-ahead-armies-chance", percent=least))
        for least in (30, 50, 70)
    ),
    *(Option(f"{MOST}{most}", say("tremble-ahead-armies-most", count=most)) for most in (1, 2)),
    Option(NEVER, say("tremble-ahead-armies-none")),
    ASKED,
)


def armies_key(space: int) -> str:
    """Name the field that says which armies are fought."""
    return f"{ARMIES}.{space}"


def faces(order: str, catch: Catch) -> bool:
    """Tell whether an order fights the next army of a catch."""
    if order.startswith(MOST):
        beaten = sum(army.attack is not None for army in catch.armies[: catch.beaten])
        return beaten < int(order.removeprefix(MOST))
    return reaches(order, catch.chance)
